import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCircuits } from '../../app/content/circuits.ts';
import { ERROR_PAGE_STATUS } from '../../app/content/error-page-kinds.ts';
import { registerMedia } from './routes.ts';

const ends: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

interface Answer {
  status: number;
  body: string;
  type: string;
  disposition?: string;
  /** End of the display period. */
  expires?: string;
}

const MISSING: Answer = { status: 500, body: '{"errors":[{"message":"Something went wrong."}]}', type: 'application/json' };
const picture = (body: string): Answer => ({ status: 200, body, type: 'image/webp' });

/** The site's media routes; the test controls the content service. */
async function mediaWith({ maxSize = 1e6, isFolderPossible = true } = {}) {
  const made = mkdtempSync(path.join(os.tmpdir(), 'liget-media-'));
  ends.push(() => rmSync(made, { recursive: true, force: true }));
  const folder = isFolderPossible ? made : '/dev/null/media';
  const contentService: {
    revision: number | null;
    answers: Record<string, Answer>;
    requestedUrls: string[];
    pendingResponses: ServerResponse[];
    /** The answer for signed-in editors, independent of that for visitors. */
    forEditors: string | null;
  } = {
    forEditors: null,
    pendingResponses: [],
    revision: 1,
    answers: { '/api/media/file/to.webp': picture('0123456789') },
    requestedUrls: [],
  };
  const cms = createServer((request, response) => {
    contentService.requestedUrls.push(request.url ?? '');
    const isEditor = contentService.forEditors !== null && request.headers.cookie === 'payload-token=abc';
    const answer = isEditor ? picture(contentService.forEditors ?? '') : (contentService.answers[request.url ?? ''] ?? MISSING);
    // Half of the file, then a broken connection.
    if (answer.type === 'broken') response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy());
    else if (answer.type === 'none') response.destroy();
    else if (answer.type === 'held') contentService.pendingResponses.push(response);
    else
      response
        .writeHead(answer.status, {
          'content-type': answer.type,
          ...(answer.disposition ? { 'content-disposition': answer.disposition } : {}),
          ...(answer.expires ? { expires: answer.expires } : {}),
        })
        .end(answer.body);
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  const address = cms.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  ends.push(() => new Promise((resolve) => cms.close(resolve)));
  const start = async () => {
    const app = Fastify();
    ends.push(() => app.close());
    const circuit = createCircuits({ log: () => {} }).getPart('files');
    await registerMedia(app, {
      cmsOrigin: origin,
      folder,
      maxSize,
      revision: () => contentService.revision,
      circuit,
      log: () => {},
      maxSilenceMs: 60_000,
      limitsClients: true,
      errorPages: { send: async (_, reply, kind) => reply.code(ERROR_PAGE_STATUS[kind]).type('text/html').send(kind) },
    });
    return app;
  };
  const app = await start();
  const get = (url = '/media/to.webp', headers = {}) => app.inject({ url, headers });
  return { app, start, contentService, get, folder };
}

describe('an image', () => {
  test('is fetched once and then served from the copy, with cache headers', async () => {
    const { get, contentService } = await mediaWith();
    const answers = await Promise.all([get(), get(), get()]);
    expect(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(Array(3).fill('200 0123456789'));
    const { headers } = await get();
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'last-modified': expect.stringMatching(/GMT$/),
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
    });
    expect(contentService.requestedUrls).toEqual(['/api/media/file/to.webp']);
  });

  test('has headers without a body for HEAD, also on the first request', async () => {
    const { app } = await mediaWith();
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/media/to.webp' });
    expect([statusCode, headers['content-length'], body]).toEqual([200, '10', '']);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=20-', 416, expect.anything(), 'bytes */10'],
    ['pages=1', 200, '0123456789', undefined],
  ])('supports ranges: %s', async (range, status, body, contentRange) => {
    const { get } = await mediaWith();
    const answer = await get('/media/to.webp', { range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, contentRange]);
    expect(answer.headers['cache-control'] === 'no-store').toBe(status === 416);
    expect(answer.body).toEqual(body);
  });

  test('supports ranges only for the content that the client has', async () => {
    const { get } = await mediaWith();
    const { etag, 'last-modified': modified } = (await get()).headers;
    const part = async (ifRange: unknown) => (await get('/media/to.webp', { range: 'bytes=0-1', 'if-range': ifRange })).statusCode;
    expect([await part(etag), await part(modified), await part('"other"'), await part(`W/${etag}`)]).toEqual([206, 206, 200, 200]);
  });

  test('is not sent to a client that has it', async () => {
    const { get } = await mediaWith();
    const { etag, 'last-modified': modified } = (await get()).headers;
    const status = async (headers: object) => (await get('/media/to.webp', headers)).statusCode;
    expect([
      await status({ 'if-none-match': etag }),
      await status({ 'if-none-match': `"x", W/${etag}` }),
      await status({ 'if-none-match': '*' }),
      await status({ 'if-modified-since': modified }),
      await status({ 'if-none-match': '"x"', 'if-modified-since': modified }),
    ]).toEqual([304, 304, 304, 304, 200]);
  });

  test('is always revalidated at the admin’s URL', async () => {
    const { get } = await mediaWith();
    const answer = await get('/api/media/file/to.webp?x=1');
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, '0123456789', 'no-cache']);
  });
});

describe('while the content service is down', () => {
  test('copies are served, also by a new process', async () => {
    const { start, contentService, get } = await mediaWith();
    await get();
    contentService.answers['/api/media/file/to.webp'] = { ...MISSING, type: 'none' };
    contentService.revision = null;
    expect((await get()).body).toBe('0123456789');
    const again = await start();
    expect((await again.inject('/media/to.webp')).body).toBe('0123456789');
    contentService.revision = 2;
    expect((await again.inject('/media/to.webp')).body).toBe('0123456789');
  });

  test.each([
    ['gives no answer', { status: 0, body: '', type: 'none' }, 503],
    ['breaks off', { status: 0, body: '', type: 'broken' }, 503],
    ['fails', { status: 500, body: '{"errors":[{"message":"There was an error initializing Payload"}]}', type: 'application/json' }, 502],
  ])('and %s, a new image is refused, not cached, and available later', async (_, answer, status) => {
    const { contentService, get, folder } = await mediaWith();
    const good = contentService.answers['/api/media/file/to.webp'];
    contentService.answers['/api/media/file/to.webp'] = answer;
    const refused = await get();
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(refused.headers['retry-after']).toBe('5');
    expect(readdirSync(folder)).toEqual([]);
    if (good) contentService.answers['/api/media/file/to.webp'] = good;
    expect((await get()).statusCode).toBe(200);
  });
});

test('an image is passed on without a copy if the folder cannot be created', async () => {
  const { get, contentService } = await mediaWith({ isFolderPossible: false });
  const answers = [await get(), await get()];
  expect(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(['200 0123456789', '200 0123456789']);
  expect(contentService.requestedUrls.length).toBeGreaterThanOrEqual(2);
});

test('a document keeps its file name', async () => {
  const { get, contentService } = await mediaWith();
  const disposition = 'attachment; filename="hazirend.pdf"';
  contentService.answers['/api/files/file/a.pdf'] = { status: 200, body: 'pdf', type: 'application/pdf', disposition };
  const { headers } = await get('/files/a.pdf');
  expect([headers['content-disposition'], headers['content-type']]).toEqual([disposition, 'application/pdf']);
});

describe('after a publication', () => {
  test('the copy is served while the content service is slow', async () => {
    const { contentService, get } = await mediaWith();
    await get();
    Object.assign(contentService, { revision: 2, answers: { '/api/media/file/to.webp': { ...picture(''), type: 'held' } } });
    expect((await get()).body).toBe('0123456789');
    expect(contentService.pendingResponses).toHaveLength(1);
    for (const response of contentService.pendingResponses) response.writeHead(200, { 'content-type': 'image/webp' }).end('new');
    await expect.poll(async () => (await get()).body).toBe('new');
  });

  test('a deleted image is gone and not cached', async () => {
    const { contentService, get, folder } = await mediaWith();
    await get();
    Object.assign(contentService, { revision: 2, answers: {} });
    const gone = await get();
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(readdirSync(folder)).toEqual([]);
    contentService.revision = null;
    expect((await get()).statusCode).toBe(404);
  });

  test('an image with the same name and new content is fetched again', async () => {
    const { contentService, get } = await mediaWith();
    const before = await get();
    Object.assign(contentService, { revision: 2, answers: { '/api/media/file/to.webp': picture('other') } });
    const after = await get();
    expect([after.body, after.headers.etag === before.headers.etag]).toEqual(['other', false]);
  });

  test('an unchanged image keeps its date and is requested once', async () => {
    const { contentService, get } = await mediaWith();
    const before = await get();
    contentService.revision = 2;
    await get();
    const after = await get();
    expect(after.headers['last-modified']).toBe(before.headers['last-modified']);
    expect(contentService.requestedUrls).toHaveLength(2);
  });
});

describe('missing files', () => {
  test.each([404, 403, 400])('status %i becomes an uncached 404', async (status) => {
    const { contentService, get } = await mediaWith();
    contentService.answers['/api/media/file/nope.webp'] = { status, body: '{}', type: 'application/json' };
    const answer = await get('/media/nope.webp');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('are limited to six hundred a minute per client; copies and other clients are not affected', async () => {
    const { app, contentService, get } = await mediaWith();
    await get();
    for (let turn = 0; turn < 600; turn += 1) expect((await get(`/media/nope-${turn}.webp`)).statusCode).toBe(404);
    contentService.requestedUrls = [];
    const [refused, opened] = [await get('/files/nope.pdf'), await get('/files/nope.pdf', { accept: 'text/html' })];
    expect([refused.statusCode, refused.json(), opened.statusCode]).toMatchObject([429, { error: { code: 'too_many_requests' } }, 429]);
    expect(opened.body).toBe('tooManyPages');
    expect((await get()).statusCode).toBe(200);
    expect(contentService.requestedUrls).toEqual([]);
    expect((await app.inject({ url: '/files/nope.pdf', remoteAddress: '192.0.2.2' })).statusCode).toBe(404);
  });

  test('are distinguished from failures by Payload’s answer', async () => {
    const { get } = await mediaWith();
    expect((await get('/files/nope.pdf')).statusCode).toBe(404);
  });

  test.each([
    '/media/',
    '/media/a/b.webp',
    '/media/..%2fto.webp',
    '/media/.env',
    '/media/%2e%2e',
    '/media/a%00b',
    '/media/a%5cb',
    '/files/',
  ])('%s is no file name', async (url) => {
    const { contentService, get } = await mediaWith();
    expect((await get(url)).statusCode).toBe(404);
    expect(contentService.requestedUrls).toEqual([]);
  });
});

test('the least recently used file is evicted when the folder is full', async () => {
  const { contentService, get, folder } = await mediaWith({ maxSize: 3000 });
  for (const name of ['a', 'b', 'c']) contentService.answers[`/api/media/file/${name}`] = picture(name.repeat(1000));
  await get('/media/a');
  await get('/media/b');
  await get('/media/a');
  contentService.requestedUrls = [];
  await get('/media/c');
  expect(readdirSync(folder).filter((name) => name.endsWith('.data'))).toHaveLength(2);
  await get('/media/a');
  expect(contentService.requestedUrls).toEqual(['/api/media/file/c']);
});

describe('an image with a display period', () => {
  const ending = (seconds: number) => ({ ...picture('0123456789'), expires: new Date(Date.now() + seconds * 1000).toUTCString() });

  test('is cached until its end at most, and then gone, even while the content service is down', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { contentService, get } = await mediaWith();
    contentService.answers['/api/media/file/to.webp'] = ending(600);
    const before = await get();
    expect([before.statusCode, Number(/^public, max-age=(\d+)$/.exec(String(before.headers['cache-control']))?.[1])]).toEqual([
      200,
      expect.closeTo(600, -1),
    ]);
    contentService.answers['/api/media/file/to.webp'] = { status: 0, body: '', type: 'none' };
    expect((await get()).statusCode).toBe(200);
    vi.setSystemTime(Date.now() + 601_000);
    const after = await get();
    expect([after.statusCode, after.body.includes('0123456789')]).toEqual([503, false]);
    vi.useRealTimers();
  });

  test('is shown to editors outside the period at the admin’s URL, and to nobody else', async () => {
    const { contentService, get } = await mediaWith();
    contentService.answers['/api/media/file/to.webp'] = { status: 403, body: '{}', type: 'application/json' };
    contentService.forEditors = '0123456789';
    const cookie = 'payload-token=abc';
    const editors = await get('/api/media/file/to.webp', { cookie });
    expect([editors.statusCode, editors.body, editors.headers['cache-control']]).toEqual([200, '0123456789', 'no-store']);
    expect((await get('/api/media/file/to.webp')).statusCode).toBe(404);
    expect((await get('/media/to.webp', { cookie })).statusCode).toBe(404);
    contentService.forEditors = null;
    expect((await get('/api/media/file/to.webp', { cookie })).statusCode).toBe(404);
  });
});
