import { describe, expect, test, vi } from 'vitest';
import { answerPicture, startMedia } from './test-media.ts';

describe('an image', () => {
  test('is fetched once and then served from the copy, with cache headers', async () => {
    const { get, contentService } = await startMedia();
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
    const { app } = await startMedia();
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/media/to.webp' });
    expect([statusCode, headers['content-length'], body]).toEqual([200, '10', '']);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=20-', 416, expect.anything(), 'bytes */10'],
    ['pages=1', 200, '0123456789', undefined],
  ])('supports ranges: %s', async (range, status, body, contentRange) => {
    const { get } = await startMedia();
    const answer = await get('/media/to.webp', { range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, contentRange]);
    expect(answer.headers['cache-control'] === 'no-store').toBe(status === 416);
    expect(answer.body).toEqual(body);
  });

  test('supports ranges only for the content that the client has', async () => {
    const { get } = await startMedia();
    const { etag, 'last-modified': modified } = (await get()).headers;
    const part = async (ifRange: unknown) => (await get('/media/to.webp', { range: 'bytes=0-1', 'if-range': ifRange })).statusCode;
    expect([await part(etag), await part(modified), await part('"other"'), await part(`W/${etag}`)]).toEqual([206, 206, 200, 200]);
  });

  test('is not sent to a client that has it', async () => {
    const { get } = await startMedia();
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
    const { get } = await startMedia();
    const answer = await get('/api/media/file/to.webp?x=1');
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, '0123456789', 'no-cache']);
  });
});

test('a document keeps its file name', async () => {
  const { get, contentService } = await startMedia();
  const disposition = 'attachment; filename="hazirend.pdf"';
  contentService.answers['/api/files/file/a.pdf'] = { status: 200, body: 'pdf', type: 'application/pdf', disposition };
  const { headers } = await get('/files/a.pdf');
  expect([headers['content-disposition'], headers['content-type']]).toEqual([disposition, 'application/pdf']);
});

describe('missing files', () => {
  test.each([404, 403, 400])('status %i becomes an uncached 404', async (status) => {
    const { contentService, get } = await startMedia();
    contentService.answers['/api/media/file/nope.webp'] = { status, body: '{}', type: 'application/json' };
    const answer = await get('/media/nope.webp');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('are limited to six hundred a minute per client; copies and other clients are not affected', async () => {
    const { app, contentService, get } = await startMedia();
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
    const { get } = await startMedia();
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
    const { contentService, get } = await startMedia();
    expect((await get(url)).statusCode).toBe(404);
    expect(contentService.requestedUrls).toEqual([]);
  });
});

describe('an image with a display period', () => {
  const ending = (seconds: number) => ({ ...answerPicture('0123456789'), expires: new Date(Date.now() + seconds * 1000).toUTCString() });

  test('is cached until its end at most, and then gone, even while the content service is down', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { contentService, get } = await startMedia();
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
    const { contentService, get } = await startMedia();
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
