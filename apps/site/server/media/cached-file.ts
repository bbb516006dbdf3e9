import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const Entry = z.object({
  /** For example 'media/balloon.webp'. */
  key: z.string(),
  /** Hash of the content. */
  hash: z.string().regex(/^[\w-]+$/),
  type: z.string(),
  disposition: z.string().nullable(),
  size: z.number().int().nonnegative(),
  /** When this content was first fetched, in milliseconds. */
  modified: z.number(),
  /** The time from which it must not be shown, in milliseconds. */
  until: z.number().optional(),
});

export type CachedFile = z.infer<typeof Entry>;

/** The names of this cache's files, the hash of the key first: the folder may have files of others, which must stay. */
const OWN_NAME = /^([0-9a-f]{32})(?:\.json|-[\w-]+\.data)$/;

/** The beginning of the names of a key's files. */
export const getKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);
export const readKeyHash = (fileName: string): string | undefined => OWN_NAME.exec(fileName)?.[1];
export const getEntryName = (key: string): string => `${getKeyHash(key)}.json`;
export const isEntryName = (fileName: string): boolean => fileName.endsWith('.json');
export const getDataName = ({ key, hash }: CachedFile): string => `${getKeyHash(key)}-${hash}.data`;

/** `undefined` for a file that does not exist or is damaged. */
export async function readEntry(file: string): Promise<CachedFile | undefined> {
  try {
    const parsed = Entry.safeParse(JSON.parse(await readFile(file, 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
