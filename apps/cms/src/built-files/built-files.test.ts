import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type RequestListener, request as send } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { listenOnFreePort } from '../../../../test-server.ts';
import { acceptsEncoding } from './accepted-encodings.ts';
import { answerBuiltFilesBefore, listBuiltFiles } from './built-files.ts';

const SCRIPT = 'globalThis.liget = "park";'.repeat(50);
const CHUNK = '/_next/static/chunks/0a1b.js';
let folder: string;
let port: number;
const next: RequestListener = (_, response) => void response.writeHead(404).end('next');
const server = createServer();

beforeAll(async () => {
  const base = await mkdtemp(path.join(os.tmpdir(), 'liget-built-files-'));
  folder = path.join(base, 'static');
  await mkdir(path.join(folder, 'chunks'), { recursive: true });
  await mkdir(path.join(folder, 'media'));
  await writeFile(path.join(base, 'BUILD_ID'), 'secret');
  const compressed = ['chunks/0a1b.js', 'chunks/0a1b.css', 'chunks/gone.js', 'media/worker.ts'];
  for (const name of compressed) {
    await writeFile(path.join(folder, name), SCRIPT);
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(SCRIPT));
    await writeFile(path.join(folder, `${name}.gz`), gzipSync(SCRIPT));
  }
  await writeFile(path.join(folder, 'chunks/plain.js'), SCRIPT);
  await writeFile(path.join(folder, 'media/picture.png'), 'png');
  server.on('request', answerBuiltFilesBefore(next, await listBuiltFiles(folder)));
  await rm(path.join(folder, 'chunks/gone.js.br'));
  port = await listenOnFreePort(server);
});
afterAll(async () => {
  server.close();
  await rm(path.dirname(folder), { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The address as it is written: `fetch` would make it another one. */
const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    send({ port, host: '127.0.0.1', path: url, method, headers, agent: false }, (response) => {
      response
        .toArray()
        .then((parts) => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }), reject);
    })
      .on('error', reject)
      .end();
  });

test('a built file is sent as the build compressed it, as the client takes it', async () => {
  await everyRow(
    [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, *', 'gzip', gunzipSync],
      ['', undefined, (body: Buffer) => body],
    ] as const,
    ([accepted]) => accepted,
    async ([accepted, encoding, decompress]) => {
      const { status, headers, body } = await get(CHUNK, { 'accept-encoding': accepted });
      expect([status, decompress(body).toString()]).toEqual([200, SCRIPT]);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/javascript; charset=UTF-8',
        'content-length': String(body.length),
        vary: 'Accept-Encoding',
      });
      expect(headers['content-encoding']).toBe(encoding);
      const head = await get(CHUNK, { 'accept-encoding': accepted }, 'HEAD');
      expect([head.status, head.body.length, head.headers['content-length'], head.headers.etag]).toEqual([
        200,
        0,
        String(body.length),
        headers.etag,
      ]);
    },
  );
  expect((await get('/_next/static/chunks/0a1b.css?dpl=1')).headers['content-type']).toBe('text/css; charset=UTF-8');
});

test('each form of a built file has its own validator', async () => {
  const [br, gzip] = await Promise.all(['br', 'gzip'].map((accepted) => get(CHUNK, { 'accept-encoding': accepted })));
  const [etag, modified] = [String(br?.headers.etag), String(br?.headers['last-modified'])];
  expect(etag).not.toBe(gzip?.headers.etag);
  const again = await get(CHUNK, { 'accept-encoding': 'br', 'if-none-match': etag });
  expect([again.status, again.body.length, again.headers.etag, again.headers.vary]).toEqual([304, 0, etag, 'Accept-Encoding']);
  expect((await get(CHUNK, { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
  expect((await get(CHUNK, { 'accept-encoding': 'br', 'if-modified-since': modified })).status).toBe(304);
});

test('everything but the compressed files of the list is Next’s', async () => {
  const paths = [
    '/_next/static/chunks/plain.js',
    '/_next/static/chunks/0a1b.js.br',
    '/_next/static/chunks/none.js',
    '/_next/static/chunks/gone.js',
    '/_next/static/media/picture.png',
    '/_next/static/media/worker.ts',
    '/_next/static/../BUILD_ID',
    '/_next/static/%2e%2e/BUILD_ID',
    '/_next/static/chunks/../chunks/0a1b.js',
    '/_next/static//chunks/0a1b.js',
    '/_next/static/chunks',
    '/_next/static/',
    '/admin',
  ];
  await everyRow(
    paths,
    (url) => url,
    async (url) => expect((await get(url, { 'accept-encoding': 'br' })).body.toString()).toBe('next'),
  );
  expect((await get(CHUNK, {}, 'DELETE')).body.toString()).toBe('next');
  expect((await get(CHUNK, { range: 'bytes=0-9' })).body.toString()).toBe('next');
});

test('there are no built files where nothing was built', async () => {
  expect((await listBuiltFiles(path.join(folder, 'none'))).size).toBe(0);
});

test('an encoding is accepted by its name or by the star, with a weight above nothing', () => {
  const accepted = [
    'gzip',
    'gzip, deflate, br',
    'br;q=1, GZIP;q=0.1',
    '*',
    '*;q=0',
    'gzip;q=0',
    'gzip;q=0, *',
    'br',
    'x-gzip',
    '',
    undefined,
  ];
  expect(accepted.map((header) => acceptsEncoding(header, 'gzip', 'x-gzip'))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    true,
    false,
    false,
  ]);
});
