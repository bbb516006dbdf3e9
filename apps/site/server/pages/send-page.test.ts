import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { PAGE_TIMESTAMP } from '../../app/components/forms/form-state.ts';
import type { ServedPage } from '../cache/page-cache.ts';
import { getBodyWithTimestamp, toStoredPage } from '../cache/stored-page.ts';
import { sendPage } from './send-page.ts';

const TEXT = 'Esti séta a tó körül. '.repeat(20);
const FORM = `<form>${TEXT}<input type="hidden" name="page-stamp" value="${PAGE_TIMESTAMP}"/></form>`;

async function sendTestPage(
  headers: Record<string, string> = {},
  {
    status = 200,
    own = {},
    text = TEXT,
    ...served
  }: Partial<Omit<ServedPage, 'page'>> & { status?: number; own?: Record<string, string>; text?: string } = {},
) {
  const page = await toStoredPage(status, { 'content-type': 'text/html', ...own }, Buffer.from(text));
  const app = Fastify();
  app.get('/', (request, reply) =>
    sendPage(request, reply, { page, source: 'fresh', age: 7, ...served }, { createTimestamp: () => 'now.signed' }),
  );
  const answer = await app.inject({ url: '/', headers });
  return { ...answer, status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers, etag: page.etag };
}

describe('a page is sent', () => {
  test.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip;q=0.5, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
    ['gzip', 'br; q=0.0,gzip', gunzipSync],
  ])('as %s to who accepts %s', async (encoding, accepted, decompress) => {
    const { headers, bytes } = await sendTestPage({ 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(decompress(bytes).toString()).toBe(TEXT);
  });

  test.each(['', 'identity', 'br;q=0', 'deflate'])('as it is to who accepts %j', async (accepted) => {
    const { headers, bytes } = await sendTestPage({ 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary, bytes.toString()]).toEqual([undefined, 'Accept-Encoding', TEXT]);
  });

  test('not to who has it, whatever a proxy made of its validator', async () => {
    const { etag } = await sendTestPage();
    for (const validator of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const { status, bytes, headers } = await sendTestPage({ 'if-none-match': validator });
      expect([status, bytes.length, headers['etag']]).toEqual([304, 0, etag]);
    }
    expect((await sendTestPage({ 'if-none-match': '"x"' })).status).toBe(200);
  });

  test('with a validator of its own in each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) => (await sendTestPage({ 'accept-encoding': accepted })).headers['etag']),
    );
    expect(new Set(tags).size).toBe(3);
    const getStatusFor = (etag: unknown) => sendTestPage({ 'accept-encoding': 'br', 'if-none-match': String(etag) });
    expect((await Promise.all(tags.map(getStatusFor))).map(({ status }) => status)).toEqual([304, 200, 200]);
  });

  test('with its validator, to be asked about each time', async () => {
    const { headers, etag } = await sendTestPage();
    expect([headers['etag'], headers['cache-control']]).toEqual([etag, 'public, max-age=0, must-revalidate']);
  });

  test('with a warning and its age when it is an old one, and without when it is not', async () => {
    const stale = await sendTestPage({}, { source: 'stale' });
    expect([stale.headers['x-page-source'], stale.headers['age'], stale.headers['warning']]).toEqual([
      'stale',
      '7',
      '110 - "Response is Stale"',
    ]);
    const fresh = await sendTestPage();
    expect([fresh.headers['x-page-source'], fresh.headers['age'], fresh.headers['warning']]).toEqual(['fresh', undefined, undefined]);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ])('with the time of the sending in its form, as %s', async (encoding, decompress) => {
    const { headers, bytes, status, etag } = await sendTestPage({ 'accept-encoding': encoding }, { text: FORM });
    expect(decompress(bytes).toString()).toBe(FORM.replace(`value="${PAGE_TIMESTAMP}"`, 'value="now.signed"'));
    expect([status, headers['etag'], headers['cache-control']]).toEqual([200, undefined, 'private, no-cache']);
    expect((await sendTestPage({ 'if-none-match': etag }, { text: FORM })).status).toBe(200);
  });

  test('without a time in a field of a visitor who wrote the placeholder', async () => {
    const typed = `<form><input type="search" name="q" value="${PAGE_TIMESTAMP}"/></form>`;
    const { bytes, headers } = await sendTestPage({ 'accept-encoding': 'identity' }, { text: typed });
    expect([bytes.toString(), headers['etag']]).toEqual([typed, expect.any(String)]);
  });

  test('with one time in each second, so that a flood of requests does not compress it each time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const page = await toStoredPage(200, { 'content-type': 'text/html' }, Buffer.from(FORM));
    const createTimestamp = vi.fn(() => String(Date.now()));
    const readTime = async () => /value="(\d+)"/.exec((await getBodyWithTimestamp(page, 'identity', createTimestamp)).toString())?.[1];
    expect([await readTime(), await readTime()]).toEqual(['0', '0']);
    vi.setSystemTime(1000);
    expect([await readTime(), createTimestamp.mock.calls.length]).toEqual(['1000', 2]);
    vi.useRealTimers();
  });

  test.each([404, 410, 500, 503])('not to be cached when its status is %i', async (status) => {
    const { headers, status: answered } = await sendTestPage({ 'if-none-match': '*' }, { status });
    expect([answered, headers['cache-control'], headers['etag']]).toEqual([status, 'no-store', undefined]);
  });
});
