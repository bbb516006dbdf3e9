import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import { cancelBody } from '@liget/content-api/cancel-body';
import { isNotModified, isRangeOf } from '@liget/content-api/validators';
import { waitAtMost } from '@liget/content-api/wait-at-most';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PartCircuit } from '../../app/content/circuit/circuits.ts';
import { readRequestCookie } from '../../app/lib/cookies.server.ts';
import type { FastAnswers } from '../fast-path/answers.ts';
import type { ErrorPages } from '../pages/error-pages.ts';
import { type CachedFile, getDataName } from './cached-file.ts';
import { createCopies } from './copies.ts';
import { createDiskCache } from './disk-cache.ts';
import { createFileRefusals } from './file-refusals.ts';

interface Options {
  cmsOrigin: string;
  /** The folder of the copies. */
  folder: string;
  /** Bytes. */
  maxSize: number;
  revision: () => number | null;
  circuit: PartCircuit;
  log: (message: string) => void;
  /** Milliseconds without a byte after which the content service counts as hanging. */
  maxSilenceMs: number;
  errorPages: ErrorPages;
  /** Whether clients are limited; false if all requests come from one trusted address. */
  limitsClients: boolean;
  /** The table of fast answers, for small files that are in memory. */
  answers?: FastAnswers | undefined;
}

/** Milliseconds to wait for the content service when there is a copy. */
const SHORT_TIMEOUT_MS = 300;
/** Milliseconds between two checks of a copy on disk, and two updates of its last use. */
const CHECK_EVERY_MS = 60_000;
/** Seconds. */
const FRESH_SECONDS = 3600;
const PUBLIC_CACHE = `public, max-age=${FRESH_SECONDS}, stale-while-revalidate=86400`;
const EDITORS_CACHE = 'no-cache';
/** No script in an uploaded file may run, whatever its type. */
const UPLOAD_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const NAME = /^[^./\\\0][^/\\\0]{0,254}$/;
const LIBRARIES = ['media', 'files'] as const;

const hasExpired = ({ until }: CachedFile) => until !== undefined && Date.now() >= until;

/** Caches must not keep an image beyond the end of its display period. */
const getCache = ({ until }: CachedFile, cacheControl: string) =>
  until === undefined || cacheControl !== PUBLIC_CACHE
    ? cacheControl
    : `public, max-age=${Math.max(0, Math.min(FRESH_SECONDS, Math.floor((until - Date.now()) / 1000)))}`;

/**
 * Serves images and documents from copies on disk, which are fetched from the content service on demand. A copy is valid while the content revision
 * is unchanged; then it is fetched again, or used further if the content service does not answer. Deleted files are removed.
 */
export async function registerMedia(app: FastifyInstance, options: Options): Promise<void> {
  const { folder, maxSize, circuit, log, answers, errorPages, limitsClients } = options;
  const files = createDiskCache({ folder, maxSize });
  const copies = createCopies({ ...options, files });
  const { refuse, refuseMissing, getWaitSeconds } = createFileRefusals({ errorPages, limitsClients });

  /** A copy is valid for a moment while the revision is unchanged. An image with an end of display needs a new max-age each second. */
  function note(request: FastifyRequest, reply: FastifyReply, file: CachedFile, content: Buffer): void {
    const checked = copies.findChecked(file.key);
    if (!answers || !checked || file.until !== undefined) return;
    const contentRef = new WeakRef(content);
    const notedAt = Date.now();
    answers.note(request, {
      headers: reply.getHeaders(),
      bodyHeaders: {
        'content-type': file.type,
        ...(file.disposition ? { 'content-disposition': file.disposition } : {}),
        'accept-ranges': 'bytes',
      },
      body: () => contentRef.deref(),
      isCurrent: () => copies.findChecked(file.key) === checked && Date.now() - notedAt < CHECK_EVERY_MS,
      isForRouter: () => false,
      isNotModified: (headers) => isNotModified(headers, `"${file.hash}"`, file.modified),
    });
  }

  async function sendFile(request: FastifyRequest, reply: FastifyReply, file: CachedFile, cacheControl: string): Promise<FastifyReply> {
    const etag = `"${file.hash}"`;
    reply
      .header('etag', etag)
      .header('last-modified', new Date(file.modified).toUTCString())
      .header('cache-control', getCache(file, cacheControl))
      .header('content-security-policy', UPLOAD_POLICY);
    if (isNotModified(request.headers, etag, file.modified)) return reply.code(304).send();
    const content = request.headers.range === undefined ? await files.content(file) : undefined;
    if (content && cacheControl === PUBLIC_CACHE) note(request, reply, file, content);
    reply.type(file.type);
    if (file.disposition) reply.header('content-disposition', file.disposition);
    if (content) return reply.header('accept-ranges', 'bytes').send(content);
    const acceptRanges = isRangeOf(request.raw.headers['if-range']?.toString(), etag, file.modified);
    // Handled above, with validators that the sending library does not know.
    for (const name of ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range'] as const)
      delete request.raw.headers[name];
    return reply.sendFile(getDataName(file), folder, { acceptRanges });
  }

  /** A 416 for one client's range must not be cached for others. */
  app.addHook('onSend', async (_, reply) => {
    if (reply.statusCode === 416) reply.header('cache-control', 'no-store');
  });

  /** Passes on a file that could not be stored here, or that only an editor may see. */
  async function passOn(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    headers: Record<string, string> = {},
  ): Promise<FastifyReply> {
    const response = await fetch(copies.getUrl(key), { headers, signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
    if (!response?.ok || !response.body) {
      await cancelBody(response);
      return response?.status === 403 || response?.status === 404 ? refuseMissing(request, reply) : refuse(request, reply, 503);
    }
    return reply
      .type(response.headers.get('content-type') ?? 'application/octet-stream')
      .header('cache-control', 'no-store')
      .header('content-security-policy', UPLOAD_POLICY)
      .send(Readable.from(response.body));
  }

  /** Refuses files that visitors may not see (yet); editors see them in the admin. */
  function refuseVisitors(request: FastifyRequest, reply: FastifyReply, key: string, cacheControl: string): Promise<FastifyReply> {
    const { cookie, 'sec-fetch-site': site } = request.headers;
    const isEditor = cacheControl === EDITORS_CACHE && readRequestCookie(cookie, 'payload-token') !== undefined;
    if (!isEditor || cookie === undefined) return refuseMissing(request, reply);
    return passOn(request, reply, key, { cookie, ...(typeof site === 'string' ? { 'sec-fetch-site': site } : {}) });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, key: string, cacheControl: string): Promise<FastifyReply> {
    const storedFile = await files.get(key);
    const copy = storedFile && hasExpired(storedFile) ? undefined : storedFile;
    if (copy && copies.isUsable(key)) return sendFile(request, reply, copy, cacheControl);
    const waitSeconds = copy ? 0 : await getWaitSeconds(request);
    if (waitSeconds > 0) return refuse(request, reply, 429, waitSeconds);
    const running = copies.fetch(key);
    const fetched = copy ? await waitAtMost(running, circuit.isOpen() ? 0 : SHORT_TIMEOUT_MS) : await running;
    if (fetched?.kind === 'stored') return sendFile(request, reply, fetched.file, cacheControl);
    if (fetched?.kind === 'missing') return refuseVisitors(request, reply, key, cacheControl);
    if (copy) return sendFile(request, reply, copy, cacheControl);
    return fetched?.kind === 'failed' ? refuse(request, reply, fetched.status) : passOn(request, reply, key);
  }

  await registerFileRoutes(app, { folder, log, answer, refuse });
}

interface FileRoutes {
  folder: string;
  log: (message: string) => void;
  /** Sends the file of a library, such as 'media/balloon.webp'. */
  answer: (request: FastifyRequest, reply: FastifyReply, key: string, cacheControl: string) => Promise<FastifyReply>;
  refuse: ReturnType<typeof createFileRefusals>['refuse'];
}

const createFolder = (folder: string, log: FileRoutes['log']): Promise<boolean> =>
  mkdir(folder, { recursive: true, mode: 0o700 }).then(
    () => true,
    (error: Error) => {
      log(`images cannot be cached: ${error.message}`);
      return false;
    },
  );

/** The URLs of both libraries' files, for visitors and for editors. */
async function registerFileRoutes(app: FastifyInstance, { folder, log, answer, refuse }: FileRoutes): Promise<void> {
  const hasFolder = await createFolder(folder, log);
  await app.register(async (own) => {
    await own.register(fastifyStatic, {
      // A folder must exist; each file is sent with its own folder.
      root: hasFolder ? folder : tmpdir(),
      serve: false,
      cacheControl: false,
      contentType: false,
      etag: false,
      lastModified: false,
    });
    for (const library of LIBRARIES) {
      const addresses = [
        [`/${library}/:name`, PUBLIC_CACHE],
        // The URLs of the admin, where editors must see the newest file.
        [`/api/${library}/file/:name`, EDITORS_CACHE],
      ] as const;
      for (const [url, cacheControl] of addresses) {
        own.route<{ Params: { name: string } }>({
          method: ['GET', 'HEAD'],
          url,
          handler: (request, reply) => {
            const { name } = request.params;
            return NAME.test(name) ? answer(request, reply, `${library}/${name}`, cacheControl) : refuse(request, reply, 404);
          },
        });
      }
      own.all(`/${library}/*`, async (request, reply) => refuse(request, reply, 404));
    }
  });
}
