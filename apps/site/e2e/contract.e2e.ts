import { type EndpointName, endpoints, LOCALES, type Locale } from '@liget/content-api';
import { openApiDocument } from '@liget/content-api/openapi';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('cmsOrigin');

/** The list whose items give an endpoint its slugs. */
const SLUGS_FROM: Partial<Record<EndpointName, string>> = {
  event: '/events',
  eventSeries: '/event-series',
  newsItem: '/news',
  archiveArticle: '/archive',
  pressRelease: '/press-releases',
  galleryCategory: '/gallery-categories',
  career: '/careers',
  publicInformationItem: '/public-information',
  visitorInformationItem: '/visitor-information',
  businessPartner: '/business-partners',
  topLocation: '/top-locations',
  project: '/projects',
  product: '/products',
};

async function json(path: string): Promise<{ status: number; body: unknown; headers: Headers }> {
  const response = await fetch(new URL(path, origin));
  return { status: response.status, body: await response.json(), headers: response.headers };
}

async function slugsFor(name: EndpointName, locale: Locale): Promise<string[]> {
  if (name === 'page') return locale === 'hu' ? ['a-ligetrol'] : ['about-the-park'];
  const list = endpoints.galleryCategories.answer.parse((await json(`/api/${locale}/gallery-categories?limit=100`)).body);
  if (name === 'gallery') return list.data.flatMap((category) => category.galleries.map((gallery) => gallery.slug));
  const { body } = await json(`/api/${locale}${SLUGS_FROM[name]}?limit=100`);
  const found = (body as { data: { slug: string }[] }).data.map((item) => item.slug);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const names = Object.keys(endpoints) as EndpointName[];

describe.each(LOCALES)('the content API in %s', (locale) => {
  test.each(names)('%s answers as the contract says', async (name) => {
    const { path, answer } = endpoints[name];
    const paths = path.includes(':slug')
      ? (await slugsFor(name, locale)).map((slug) => path.replace(':slug', encodeURIComponent(slug)))
      : [path];
    for (const item of paths) {
      const { status, body, headers } = await json(`/api/${locale}${item}`);
      expect([item, status]).toEqual([item, 200]);
      expect(
        answer
          .safeParse(body)
          .error?.issues.slice(0, 3)
          .map((issue) => `${item} ${issue.path.join('.')}: ${issue.message}`),
      ).toBeUndefined();
      expect(headers.get('x-content-revision')).toMatch(/^\d+$/);
      expect(headers.get('etag')).toBeTruthy();
    }
  });

  test.each(names.filter((name) => endpoints[name].path.includes(':slug')))(
    '%s answers 404 for an unknown slug, with a message and no stack',
    async (name) => {
      const { status, body } = await json(`/api/${locale}${endpoints[name].path.replace(':slug', 'nincs-ilyen')}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
      expect(JSON.stringify(body)).not.toContain('node_modules');
    },
  );
});

test('the OpenAPI document that is served is the one generated from the schemas', async () => {
  const { body } = await json('/api/openapi.json');
  expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

test('an unchanged answer is not sent again', async () => {
  const first = await fetch(new URL('/api/hu/menus', origin));
  const again = await fetch(new URL('/api/hu/menus', origin), { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});
