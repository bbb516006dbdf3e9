import { parseHtml } from '../support/served/html.ts';
import { findShareImageErrors, findShareTagErrors, getShareImage } from '../support/served/share-image.ts';
import { expect, origin, test } from '../support/test.ts';

test('every page in the sitemap answers, and has a JPEG of 1200 × 630 pixels as its share image', async () => {
  test.setTimeout(1_800_000);
  const sitemap = await (await fetch(new URL('/sitemap.xml', origin))).text();
  const listed = new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname));
  const images = new Set<string>();
  const errors: string[] = [];
  for (const path of listed) {
    const answer = await fetch(new URL(path, origin), { headers: { 'accept-language': 'hu' }, redirect: 'manual' });
    const document = parseHtml(await answer.text());
    const here = [...(answer.status === 200 ? [] : [String(answer.status)]), ...findShareTagErrors(document)];
    errors.push(...here.map((error) => `${path}: ${error}`));
    const image = getShareImage(document);
    if (image) images.add(image);
  }
  for (const image of images) errors.push(...(await findShareImageErrors(image)));
  expect(errors).toEqual([]);
  expect(listed.size).toBeGreaterThan(400);
  expect(images.size).toBeGreaterThan(100);
});
