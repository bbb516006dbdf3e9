import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { isNotModified } from '@liget/content-api/validators';
import { acceptsEncoding } from './accepted-encodings.ts';

/** A built file as it is on disk, compressed or not. */
interface Variant {
  file: string;
  etag: string;
  /** Milliseconds since the epoch. */
  modified: number;
  headers: Record<string, string | number>;
}
type Encoding = keyof typeof EXTENSIONS | 'identity';
type BuiltFile = Record<Encoding, Variant>;

/** Built files by the path of their address. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

const PREFIX = '/_next/static/';
/** What scripts/builds/compress-assets.mjs adds to a name. */
const EXTENSIONS = { br: '.br', gzip: '.gz' } as const;
/** The types that Next sends. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.svg': 'image/svg+xml',
};
/** Names carry a hash of the content, or are below the build's id. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

async function readVariant(file: string, contentType: string, encoding: Encoding): Promise<Variant> {
  const { size, mtimeMs } = await stat(file);
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}-${encoding}"`;
  return {
    file,
    etag,
    modified: mtimeMs,
    headers: {
      'Cache-Control': CACHE_CONTROL,
      'Last-Modified': new Date(mtimeMs).toUTCString(),
      ETag: etag,
      Vary: 'Accept-Encoding',
      'Content-Type': contentType,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      'Content-Length': size,
    },
  };
}

/** The files of Next's folder that the build has compressed. None when the folder is not there. */
export async function listBuiltFiles(folder: string): Promise<BuiltFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = new Set(entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)));
  const listed = [...names].map(async (file) => {
    const contentType = CONTENT_TYPES[path.extname(file)];
    if (contentType === undefined || !names.has(file + EXTENSIONS.br) || !names.has(file + EXTENSIONS.gzip)) return [];
    const [br, gzip, identity] = await Promise.all([
      readVariant(file + EXTENSIONS.br, contentType, 'br'),
      readVariant(file + EXTENSIONS.gzip, contentType, 'gzip'),
      readVariant(file, contentType, 'identity'),
    ]);
    return [[`${PREFIX}${path.relative(folder, file).replaceAll(path.sep, '/')}`, { br, gzip, identity }] as const];
  });
  return new Map((await Promise.all(listed)).flat());
}

function chooseVariant(file: BuiltFile, accepted: string | undefined): Variant {
  if (acceptsEncoding(accepted, 'br')) return file.br;
  return acceptsEncoding(accepted, 'gzip', 'x-gzip') ? file.gzip : file.identity;
}

/** With one of these a request wants a part, or has a body: Next knows what to do. */
const FOR_NEXT = ['range', 'content-length', 'transfer-encoding', 'expect'] as const;

function findVariant(files: BuiltFiles, { method, url = '', headers }: IncomingMessage): BuiltFile | undefined {
  if (!url.startsWith(PREFIX) || (method !== 'GET' && method !== 'HEAD')) return undefined;
  return FOR_NEXT.some((name) => headers[name] !== undefined) ? undefined : files.get(url.split('?', 1)[0] ?? '');
}

async function send({ method, headers }: IncomingMessage, response: ServerResponse, variant: Variant): Promise<void> {
  const { 'Content-Type': _type, 'Content-Encoding': _encoding, 'Content-Length': _length, ...common } = variant.headers;
  if (isNotModified(headers, variant.etag, variant.modified)) response.writeHead(304, common).end();
  else if (method === 'HEAD') response.writeHead(200, variant.headers).end();
  else {
    const body = await readFile(variant.file);
    response.writeHead(200, { ...variant.headers, 'Content-Length': body.length }).end(body);
  }
}

/**
 * Sends the built files of the admin as the build has compressed them; Next compresses a file again for each request. Only what is in the list can
 * be read; everything else, and a file that is not there any more, is Next's.
 */
export function answerBuiltFilesBefore(next: RequestListener, files: BuiltFiles): RequestListener {
  const passToNext = (request: IncomingMessage, response: ServerResponse) => next(request, response);
  return (request, response) => {
    const file = findVariant(files, request);
    if (!file) return passToNext(request, response);
    return void send(request, response, chooseVariant(file, request.headers['accept-encoding'])).catch(() => passToNext(request, response));
  };
}
