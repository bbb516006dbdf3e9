import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentStore } from '../../app/content/store.ts';
import { encodeLocation } from '../../app/lib/urls/redirects/redirect-to.ts';
import { type StoredPage, toStoredPage } from './stored-page.ts';

/** Sends the page that is stored under a key; `make` makes it again when the content has changed. */
export type ServeStored = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<StoredPage>,
) => Promise<FastifyReply>;

/** A file that is generated from the contents, or the reason why there is none. */
export type GeneratedFile =
  | {
      /** The media type, with its charset if it has one. */
      type: string;
      /** The file name under which a browser saves it. */
      name?: string;
      /** A content security policy. */
      policy?: string;
      body: Buffer | string;
    }
  /** The file is at another URL. */
  | { redirectTo: string; status: 301 | 302 }
  | 'not-found'
  | 'unavailable';

export interface FileOptions {
  content: ContentStore;
  serve: ServeStored;
}

const STATUSES = { 'not-found': 404, unavailable: 503 } as const;

function toPage(file: GeneratedFile, texts: Record<keyof typeof STATUSES, string>): Promise<StoredPage> {
  if (typeof file === 'string') {
    const retry = file === 'unavailable' ? { 'retry-after': '30' } : {};
    const headers = { 'content-type': 'text/plain; charset=utf-8', ...retry };
    return toStoredPage(STATUSES[file], headers, Buffer.from(texts[file]));
  }
  if ('redirectTo' in file) return toStoredPage(file.status, { location: encodeLocation(file.redirectTo) }, Buffer.alloc(0));
  const headers = {
    'content-type': file.type,
    ...(file.name && { 'content-disposition': `inline; filename="${file.name}"` }),
    ...(file.policy && { 'content-security-policy': file.policy }),
  };
  return toStoredPage(200, headers, Buffer.from(file.body));
}

/** Sends generated files, each stored under its key until the content changes. `texts` are the bilingual bodies of 404 and 503. */
export function createFileSender({ serve }: Pick<FileOptions, 'serve'>, texts: Record<keyof typeof STATUSES, string>) {
  return (request: FastifyRequest, reply: FastifyReply, key: string, make: () => Promise<GeneratedFile>): Promise<FastifyReply> =>
    serve(request, reply, key, async () => toPage(await make(), texts));
}
