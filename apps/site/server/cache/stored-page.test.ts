import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { getBody, toStoredPage } from './stored-page.ts';

describe('a page as it goes over the wire', () => {
  const body = Buffer.from('Városliget '.repeat(500));

  test('is compressed both ways, to the same text', async () => {
    const page = await toStoredPage(200, {}, body);
    expect(page.bodies.gzip).toBeUndefined();
    expect(brotliDecompressSync(page.bodies.br)).toEqual(body);
    const [gzipped, again] = await Promise.all([getBody(page, 'gzip'), getBody(page, 'gzip')]);
    expect(gunzipSync(gzipped)).toEqual(body);
    expect([again, page.bodies.gzip]).toEqual([gzipped, gzipped]);
    expect(await getBody(page, 'identity')).toEqual(body);
    expect(page.bodies.br.length).toBeLessThan(body.length / 10);
  });

  test('is decompressed once for all answers that are being sent', async () => {
    const page = await toStoredPage(200, {}, body);
    const [first, second] = await Promise.all([getBody(page, 'identity'), getBody(page, 'identity')]);
    expect(second).toBe(first);
    expect(await getBody(page, 'identity')).toBe(first);
  });

  test('has an ETag that changes with the text alone', async () => {
    const tag = async (text: string) => (await toStoredPage(200, {}, Buffer.from(text))).etag;
    expect(await tag('a')).toMatch(/^"[\w-]{22}"$/);
    expect(await tag('a')).toBe(await tag('a'));
    expect(await tag('b')).not.toBe(await tag('a'));
  });
});
