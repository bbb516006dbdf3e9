import { createHash, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { DAY_MS } from '@liget/park/durations';
import { pictureName } from '@liget/seed';
import sharp from 'sharp';
import { arePreparedSizes } from '../features/media/image-sizes/prepared-sizes.ts';
import { isRecord } from '../platform/is-record.ts';
import { type RenderedPicture, type RenderPicture, renderPicture } from './pictures.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');
/** What decides on the bytes of an image, beside sharp and the machine. */
export const IMAGE_SOURCES = [
  'packages/seed/src/illustrations/**/*.ts',
  'packages/seed/src/pictures.ts',
  'apps/cms/src/seed/pictures.ts',
  'apps/cms/src/features/media/image-sizes/image-sizes.ts',
];
/** Images of older sources are removed after this time without use. */
const MAX_UNUSED_MS = 7 * DAY_MS;
const DIGEST_BYTES = 32;
/** The name of a folder of this cache, in a folder that may have other files. */
const SOURCES_HASH = /^[0-9a-f]{16}$/;

/** The sources as they are now; this file is one of them, because it decides how images are stored. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([sharp.versions, process.platform, process.arch]));
  const files = globSync(IMAGE_SOURCES, { cwd: REPOSITORY }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of [import.meta.filename, ...files.toSorted().map((name) => path.join(REPOSITORY, name))])
    hash.update(path.relative(REPOSITORY, file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

const isRenderedPicture = (value: unknown): value is RenderedPicture =>
  isRecord(value) && Buffer.isBuffer(value['original']) && typeof value['colour'] === 'string' && arePreparedSizes(value['sizes']);

/** Answers undefined when there is no whole file: the image is then drawn again. */
async function readImage(file: string): Promise<RenderedPicture | undefined> {
  try {
    const bytes = await readFile(file);
    const content = bytes.subarray(DIGEST_BYTES);
    if (!digest(content).equals(bytes.subarray(0, DIGEST_BYTES))) return undefined;
    const value: unknown = deserialize(content);
    return isRenderedPicture(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Several processes may write the same image at once: each whole file replaces the one before. */
async function writeImage(file: string, image: RenderedPicture): Promise<void> {
  const content = serialize(image);
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.concat([digest(content), content]));
  await rename(unfinished, file);
}

async function removeUnused(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => SOURCES_HASH.test(entry))) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (mtimeMs < Date.now() - MAX_UNUSED_MS) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Makes the folder of these sources and notes that it is used. */
async function openFolder(folder: string, current: string): Promise<void> {
  await mkdir(current, { recursive: true });
  const now = new Date();
  await utimes(current, now, now);
  await removeUnused(folder);
}

/**
 * Draws images as `render` does, but each only once for the same sources, whatever the day. They are stored in `folder`, which may be deleted
 * at any time; where it cannot be read or written, images are drawn as without it.
 */
export async function openImageCache(folder: string, render: RenderPicture = renderPicture): Promise<RenderPicture> {
  const current = path.join(folder, await hashSources());
  await openFolder(folder, current).catch(() => {});
  return async (spec) => {
    const file = path.join(current, pictureName(spec));
    const cached = await readImage(file);
    if (cached) return cached;
    const image = await render(spec);
    await writeImage(file, image).catch(() => {});
    return image;
  };
}
