import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type EndpointName, endpoints, LOCALES, type Locale } from '@liget/content-api';
import { listedScreens } from '@liget/content-api/screens';
import { cmsOrigin, expect, test } from '../support/test.ts';

/** The path of the list with the slugs for an endpoint. */
function toList(name: EndpointName): string {
  const { items } = listedScreens.find(({ items: { one } }) => one === name) ?? {};
  // Products have their own kind of pages, and no screen of their own.
  return items ? endpoints[items.list].path : '/products';
}

async function json(address: string): Promise<{ status: number; body: unknown; headers: Headers }> {
  const response = await fetch(new URL(address, cmsOrigin));
  return { status: response.status, body: await response.json(), headers: response.headers };
}

async function slugsFor(name: EndpointName, locale: Locale): Promise<string[]> {
  const list = endpoints.galleryCategories.answer.parse((await json(`/api/${locale}/gallery-categories?limit=100`)).body);
  if (name === 'gallery') return list.data.flatMap((category) => category.galleries.map((gallery) => gallery.slug));
  const { body } = await json(`/api/${locale}${toList(name)}?limit=100`);
  const found = (body as { data: { slug: string }[] }).data.map((item) => item.slug);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const names = Object.keys(endpoints) as EndpointName[];

/** The parts of an endpoint's answer that the contract does not allow. */
async function findErrors(name: EndpointName, locale: Locale): Promise<string[]> {
  const { path: pattern, answer } = endpoints[name];
  const paths = pattern.includes(':slug')
    ? (await slugsFor(name, locale)).map((slug) => pattern.replace(':slug', encodeURIComponent(slug)))
    : [pattern];
  const found: string[] = [];
  for (const item of paths) {
    const { status, body, headers } = await json(`/api/${locale}${item}`);
    const issues = answer.safeParse(body).error?.issues ?? [];
    found.push(
      ...(status === 200 ? [] : [`${item}: ${status}`]),
      ...issues.slice(0, 3).map((issue) => `${item} ${issue.path.join('.')}: ${issue.message}`),
      ...(/^\d+$/.test(headers.get('x-content-revision') ?? '') ? [] : [`${item}: no revision`]),
      ...(headers.get('etag') ? [] : [`${item}: no etag`]),
    );
  }
  return found;
}

for (const locale of LOCALES) {
  test(`every endpoint of the content API answers as the contract defines, in ${locale}`, async () => {
    const found: string[] = [];
    for (const name of names) found.push(...(await findErrors(name, locale)).map((error) => `${name}: ${error}`));
    expect(found).toEqual([]);
    expect(names.length).toBeGreaterThan(40);
  });

  test(`every endpoint of one item answers 404 for an unknown slug, with a message and no stack, in ${locale}`, async () => {
    for (const name of names.filter((item) => endpoints[item].path.includes(':slug'))) {
      const { status, body } = await json(`/api/${locale}${endpoints[name].path.replace(':slug', 'nincs-ilyen')}`);
      const refusal = { error: { code: expect.any(String), message: expect.any(String) } };
      expect.soft([name, status, body]).toEqual([name, 404, expect.objectContaining(refusal)]);
      expect.soft(JSON.stringify(body), name).not.toContain('node_modules');
    }
  });
}

/** Headers that differ between answers or connections. Next sends no length. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

test('the content API’s direct answers have the same headers and bodies as those through Next', async () => {
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(new URL(address, cmsOrigin), { headers });
    const shared = [...response.headers].filter(([name]) => !OWN_HEADERS.includes(name));
    const isBeforeNext = response.headers.has('content-length');
    return { isBeforeNext, seen: [response.status, await response.text(), Object.fromEntries(shared)], etag: response.headers.get('etag') };
  };
  const lists = names.filter((name) => !endpoints[name].path.includes(':slug')).map((name) => `/api/hu${endpoints[name].path}`);
  for (const address of [...lists, '/api/en/events/nincs-ilyen', '/api/hu/events?limit=0', '/api/hu/search?q=korcsolya']) {
    // Next answers requests with a cookie.
    const [before, behind] = [await ask(address), await ask(address, { cookie: 'a=b' })];
    expect.soft([address, before.isBeforeNext, behind.isBeforeNext]).toEqual([address, true, false]);
    expect.soft(before.seen, address).toEqual(behind.seen);
  }
  const { etag } = await ask('/api/hu/menus');
  expect((await ask('/api/hu/menus', { 'if-none-match': String(etag) })).seen.slice(0, 2)).toEqual([304, '']);
});

test('the served OpenAPI document equals the one in docs/contracts, and its paths exist', async () => {
  const storedContract = path.resolve(import.meta.dirname, '../../../../docs/contracts/openapi.json');
  const { body } = await json('/api/openapi.json');
  expect(body).toEqual(JSON.parse(readFileSync(storedContract, 'utf8')));
  const { paths } = body as { paths: Record<string, { get?: object }> };
  const described = Object.keys(paths).filter((name) => paths[name]?.get);
  // As many as the contract has, each answering at its documented path.
  expect(described.length).toBeGreaterThanOrEqual(names.length);
  // The stream of revisions is available to the site only.
  const plain = described.filter((name) => !name.replace('{locale}', '').includes('{') && !name.endsWith('/content-revision/events'));
  expect(plain.length).toBeGreaterThan(15);
  for (const name of plain) {
    const { status } = await fetch(new URL(name.replace('{locale}', 'hu'), cmsOrigin));
    expect([name, status]).not.toEqual([name, 404]);
  }
});

test('an unchanged answer is not sent again', async () => {
  const first = await fetch(new URL('/api/hu/menus', cmsOrigin));
  const again = await fetch(new URL('/api/hu/menus', cmsOrigin), { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});
