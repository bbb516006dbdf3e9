import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerPicture, MISSING, startMedia } from './test-media.ts';

describe('while the content service is down', () => {
  test('copies are served, also by a new process', async () => {
    const { start, contentService, get } = await startMedia();
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
    const { contentService, get, folder } = await startMedia();
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
  const { get, contentService } = await startMedia({ isFolderPossible: false });
  const answers = [await get(), await get()];
  expect(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(['200 0123456789', '200 0123456789']);
  expect(contentService.requestedUrls.length).toBeGreaterThanOrEqual(2);
});

describe('after a publication', () => {
  test('the copy is served while the content service is slow', async () => {
    const { contentService, get } = await startMedia();
    await get();
    Object.assign(contentService, { revision: 2, answers: { '/api/media/file/to.webp': { ...answerPicture(''), type: 'held' } } });
    expect((await get()).body).toBe('0123456789');
    expect(contentService.pendingResponses).toHaveLength(1);
    for (const response of contentService.pendingResponses) response.writeHead(200, { 'content-type': 'image/webp' }).end('new');
    await expect.poll(async () => (await get()).body).toBe('new');
  });

  test('a deleted image is gone and not cached', async () => {
    const { contentService, get, folder } = await startMedia();
    await get();
    Object.assign(contentService, { revision: 2, answers: {} });
    const gone = await get();
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(readdirSync(folder)).toEqual([]);
    contentService.revision = null;
    expect((await get()).statusCode).toBe(404);
  });

  test('an image with the same name and new content is fetched again', async () => {
    const { contentService, get } = await startMedia();
    const before = await get();
    Object.assign(contentService, { revision: 2, answers: { '/api/media/file/to.webp': answerPicture('other') } });
    const after = await get();
    expect([after.body, after.headers.etag === before.headers.etag]).toEqual(['other', false]);
  });

  test('an unchanged image keeps its date and is requested once', async () => {
    const { contentService, get } = await startMedia();
    const before = await get();
    contentService.revision = 2;
    await get();
    const after = await get();
    expect(after.headers['last-modified']).toBe(before.headers['last-modified']);
    expect(contentService.requestedUrls).toHaveLength(2);
  });
});

test('the least recently used file is evicted when the folder is full', async () => {
  const { contentService, get, folder } = await startMedia({ maxSize: 3000 });
  for (const name of ['a', 'b', 'c']) contentService.answers[`/api/media/file/${name}`] = answerPicture(name.repeat(1000));
  await get('/media/a');
  await get('/media/b');
  await get('/media/a');
  contentService.requestedUrls = [];
  await get('/media/c');
  expect(readdirSync(folder).filter((name) => name.endsWith('.data'))).toHaveLength(2);
  await get('/media/a');
  expect(contentService.requestedUrls).toEqual(['/api/media/file/c']);
});
