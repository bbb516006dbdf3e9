import { hrefOf } from '../../app/lib/href.ts';
import { allAddresses } from '../support/addresses.ts';
import { jpegSize } from '../support/jpeg-size.ts';
import { expect, origin, test } from '../support/test.ts';

let screens: string[];
let items: string[];

test.beforeAll(async () => {
  const addresses = await allAddresses();
  screens = [...new Set(addresses.flatMap(({ paths }) => [paths.hu, paths.en]))];
  const sitemap = await (await fetch(new URL('/sitemap.xml', origin))).text();
  const listed = [...new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname))];
  // Programs are two fifths of all pages, of one template: each is read in Hungarian, and every fourth in English.
  const programs = listed.filter((path) => path.startsWith(`${hrefOf('programs', 'en', {})}/`));
  items = listed.filter((path) => !programs.includes(path) || programs.indexOf(path) % 4 === 0);
});

const metaOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';

/** The address of a page's share image; says in `faults` what is not as networks want it. */
async function shareImageOf(path: string, faults: string[]): Promise<string> {
  const response = await fetch(new URL(path, origin), { headers: { 'accept-language': 'hu' }, redirect: 'manual' });
  if (response.status !== 200) faults.push(`${path}: ${response.status}`);
  const html = await response.text();
  const image = metaOf(html, 'og:image');
  const said = {
    type: metaOf(html, 'og:image:type'),
    width: metaOf(html, 'og:image:width'),
    height: metaOf(html, 'og:image:height'),
    card: metaOf(html, 'twitter:card'),
  };
  const wanted = { type: 'image/jpeg', width: '1200', height: '630', card: 'summary_large_image' };
  if (JSON.stringify(said) !== JSON.stringify(wanted)) faults.push(`${path}: ${JSON.stringify(said)}`);
  if (!image.startsWith(`${origin}/`)) faults.push(`${path}: not an absolute address: '${image}'`);
  if (metaOf(html, 'og:image:alt').length < 10) faults.push(`${path}: the image is not described`);
  return image;
}

async function faultOf(image: string): Promise<string[]> {
  const response = await fetch(image);
  const type = response.headers.get('content-type');
  if (response.status !== 200 || type !== 'image/jpeg') return [`${image}: ${response.status} ${type}`];
  const { width, height } = jpegSize(Buffer.from(await response.arrayBuffer()));
  return width === 1200 && height === 630 ? [] : [`${image}: ${width} × ${height}`];
}

async function check(paths: readonly string[]): Promise<{ faults: string[]; images: Set<string> }> {
  const faults: string[] = [];
  const images = new Set<string>();
  for (const path of paths) images.add(await shareImageOf(path, faults));
  for (const image of images) faults.push(...(await faultOf(image)));
  return { faults, images };
}

test('every screen of the route table, in both languages, is shared with a JPEG of 1200 × 630 pixels', async () => {
  test.setTimeout(900_000);
  const { faults, images } = await check(screens);
  expect(faults).toEqual([]);
  expect(screens.length).toBeGreaterThan(90);
  // Each screen has its own; the park's picture is for those alone that have none.
  expect(images.size).toBeGreaterThan(30);
  expect([...images].filter((image) => image.endsWith('/share.jpg'))).toEqual([]);
});

test('the pages that the sitemap lists answer, and are shared so too', async () => {
  test.setTimeout(1_800_000);
  const { faults, images } = await check(items);
  expect(faults).toEqual([]);
  expect(items.length).toBeGreaterThan(300);
  expect(images.size).toBeGreaterThan(100);
});
