import type { EndpointName, Locale, Slugs } from '@liget/content-api';
import type { ContentStore } from '../app/content/store.ts';
import { hrefOf } from '../app/lib/href.ts';
import { type RouteRow, routeTable, type ScreenId } from '../app/route-table.ts';
import { type StoredPage, toStoredPage } from './page-cache.ts';

type Reads = Pick<ContentStore, 'read'>;
type Params = Record<Locale, Record<string, string>>;
type Paths = Partial<Record<Locale, string>>;

/** Screens whose items each have an address: where the items come from and which parameter names them. */
const ITEM_SCREENS = [
  ['program', 'events', 'program'],
  ['programSeries', 'eventSeriesList', 'programSeries'],
  ['magazineArticle', 'news', 'article'],
  ['archiveArticle', 'archive', 'article'],
  ['pressRelease', 'pressReleases', 'release'],
  ['career', 'careers', 'position'],
  ['publicInformationItem', 'publicInformation', 'data'],
  ['visitorInformationItem', 'visitorInformation', 'visitorInformation'],
  ['partnerItem', 'businessPartners', 'partnerInfo'],
  ['topLocation', 'topLocations', 'topLocation'],
  ['project', 'projects', 'project'],
] as const satisfies readonly (readonly [ScreenId, EndpointName, string])[];

const MAX_PAGES = 100;

/** Every item of a list, page by page. Throws when a part of it cannot be read. */
async function allItems(content: Reads, name: (typeof ITEM_SCREENS)[number][1]): Promise<{ slugs: Slugs }[]> {
  const items: { slugs: Slugs }[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await content.read(name, 'hu', { query: { limit: 100, page } });
    if (answer.kind !== 'ok') throw new Error(`${name} cannot be read: ${answer.kind}`);
    items.push(...answer.value.data);
    if (items.length >= answer.value.meta.total || answer.value.data.length === 0) break;
  }
  return items;
}

function itemPaths(screen: ScreenId, params: Params, slugs: Slugs): Paths {
  return { ...(slugs.hu ? { hu: hrefOf(screen, 'hu', params.hu) } : {}), ...(slugs.en ? { en: hrefOf(screen, 'en', params.en) } : {}) };
}

const named = (name: string, slugs: Slugs): Params => ({ hu: { [name]: slugs.hu ?? '' }, en: { [name]: slugs.en ?? '' } });

async function galleryPaths(content: Reads): Promise<Paths[]> {
  const answer = await content.read('galleryCategories', 'hu', { query: { limit: 100 } });
  if (answer.kind !== 'ok') throw new Error(`galleryCategories cannot be read: ${answer.kind}`);
  return answer.value.data.flatMap((category) => [
    itemPaths('mediaCategory', named('gallerycategory', category.slugs), category.slugs),
    ...category.galleries.map((gallery) => {
      const [outer, inner] = [named('gallerycategory', category.slugs), named('gallery', gallery.slugs)];
      const both: Slugs = { hu: category.slugs.hu && gallery.slugs.hu, en: category.slugs.en && gallery.slugs.en };
      return itemPaths('gallery', { hu: { ...outer.hu, ...inner.hu }, en: { ...outer.en, ...inner.en } }, both);
    }),
  ]);
}

/** Every public address of the site, each with its address in the other language. Throws when one list cannot be read: half a sitemap tells search engines that the other half is gone. */
export async function sitemapPaths(content: Reads): Promise<Paths[]> {
  const rows: readonly RouteRow[] = routeTable;
  const fixed = rows
    .filter((row) => !row.hu.includes(':') && !row.private)
    .map((row): Paths => (row.hu === row.en ? { hu: row.hu } : { hu: row.hu, en: row.en }));
  const items = await Promise.all(
    ITEM_SCREENS.map(async ([screen, endpoint, parameter]) =>
      (await allItems(content, endpoint)).map(({ slugs }) => itemPaths(screen, named(parameter, slugs), slugs)),
    ),
  );
  return [...fixed, ...items.flat(), ...(await galleryPaths(content))];
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** The sitemap with hreflang links (sitemaps.org and Google's xhtml extension). */
export function sitemapXml(paths: Paths[], origin: string): string {
  const urls = paths.flatMap((pair) => {
    const links = Object.entries(pair)
      .map(([locale, path]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(origin + path)}"/>`)
      .join('');
    return Object.values(pair).map((path) => `<url><loc>${escapeXml(origin + path)}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The whole sitemap, or a 503. */
export async function sitemapPage(content: ContentStore, origin: string): Promise<StoredPage> {
  const revision = content.revision();
  try {
    const body = sitemapXml(await sitemapPaths(content), origin);
    return await toStoredPage(200, { 'content-type': 'application/xml; charset=utf-8' }, Buffer.from(body), revision, Date.now());
  } catch (error) {
    content.log(`no sitemap: ${error instanceof Error ? error.message : String(error)}`);
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '30' };
    return toStoredPage(503, headers, Buffer.from('The sitemap is not available at the moment.'), revision, Date.now());
  }
}

export function robotsTxt(indexable: boolean, origin: string): string {
  return indexable ? `User-agent: *\nDisallow: /admin\nDisallow: /api\nSitemap: ${origin}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n';
}
