import { type EndpointAnswer, getProductPageSlugs, LOCALES, type Locale, PRODUCT_PAGES, type Slugs } from '@liget/content-api';
import { getItemPath, type ItemList, type ItemScreenId, listedScreens } from '@liget/content-api/screens';
import type { ContentStore } from '../../app/content/store.ts';
import { readWholeList } from '../../app/content/whole-list.ts';
import { escapeMarkup } from '../../app/lib/escape-markup.ts';
import { href } from '../../app/lib/urls/href.ts';
import { routeTable } from '../../app/route-table.ts';
import { readMiddleware } from '../../app/screens/pages/content-page.ts';
import { ATOM, CALENDAR, RSS } from '../../app/screens/programs/list/subscriptions/subscriptions.ts';
import type { GeneratedFile } from '../cache/generated-files.ts';

type Reads = Pick<ContentStore, 'read'>;
/** Products have two kinds of pages, which are in no row of an item screen. */
type List = ItemList | 'products';
type Item = EndpointAnswer<List>['data'][number];
type Paths = { hu?: string; en?: string };
/** A page of the sitemap in its languages. */
interface Entry {
  paths: Paths;
  /** The last change, as ISO 8601; unknown for screens that show many items. */
  changed?: string;
}

/** Every item of a list. Throws when a part of it cannot be read. */
async function listAllItems(content: Reads, name: List): Promise<Item[]> {
  const answer = await readWholeList(content, name, 'hu');
  if (answer.kind !== 'ok') throw new Error(`${name} cannot be read: ${answer.kind}`);
  return answer.value.data;
}

/** An item in its languages. */
function toItemEntry(screen: ItemScreenId, { slugs, updated_at: changed }: Pick<Item, 'slugs' | 'updated_at'>, parent?: Slugs): Entry {
  const paths = LOCALES.flatMap((locale) => {
    const path = getItemPath(screen, locale, slugs, parent);
    return path ? [[locale, path]] : [];
  });
  return { paths: Object.fromEntries(paths), changed };
}

/** Both pages of each product, in its languages. */
function toProductEntries(products: readonly Pick<Item, 'slugs' | 'updated_at'>[]): Entry[] {
  return products.flatMap(({ slugs, updated_at }) =>
    PRODUCT_PAGES.map((kind) => {
      const pageSlugs = getProductPageSlugs(kind, slugs);
      return toItemEntry('page', { slugs: { hu: slugs.hu && pageSlugs.hu, en: slugs.en && pageSlugs.en }, updated_at });
    }),
  );
}

/**
 * All public pages of the site, each with its URL in the other language. Throws when a list cannot be read: an incomplete sitemap tells search
 * engines that the missing pages are gone.
 */
export async function listSitemapEntries(content: Reads): Promise<Entry[]> {
  const fixedScreens = routeTable
    .filter((row) => !row.hu.includes(':') && !row.isUnlisted)
    .map((row): Entry => ({ paths: row.hu === row.en ? { hu: row.hu } : { hu: row.hu, en: row.en } }));
  const lists = await Promise.all(listedScreens.map(async ({ id, items: { list } }) => ({ id, items: await listAllItems(content, list) })));
  const listed = lists.flatMap(({ id, items }) =>
    items.flatMap((item) => {
      if ('middleware' in item && !readMiddleware(item.middleware).indexable) return [];
      const galleries = 'galleries' in item ? item.galleries : [];
      return [toItemEntry(id, item), ...galleries.map((gallery) => toItemEntry('gallery', gallery, item.slugs))];
    }),
  );
  return [...fixedScreens, ...listed, ...toProductEntries(await listAllItems(content, 'products'))];
}

/**
 * The sitemap with the hreflang links of the pages (sitemaps.org with Google's xhtml extension). `only` limits it to the pages of one language, if
 * each has its own host, because a sitemap lists only URLs of its host.
 */
export function writeSitemapXml(entries: Entry[], origins: Record<Locale, string>, only?: Locale): string {
  const urls = entries.flatMap(({ paths, changed }) => {
    const { hu, en } = paths;
    const fullUrls = { hu: origins.hu + hu, en: origins.en + en };
    const pairs = hu && en ? Object.entries({ ...fullUrls, 'x-default': fullUrls.hu }) : [];
    const links = pairs.map(([locale, url]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeMarkup(url)}"/>`).join('');
    const lastmod = changed ? `<lastmod>${escapeMarkup(changed)}</lastmod>` : '';
    const listed = LOCALES.filter((locale) => paths[locale] && locale === (only ?? locale));
    return listed.map((locale) => `<url><loc>${escapeMarkup(fullUrls[locale])}</loc>${lastmod}${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The sitemap, or 'unavailable' while a list cannot be read. */
export async function createSitemapFile(content: ContentStore, origins: Record<Locale, string>, only?: Locale): Promise<GeneratedFile> {
  try {
    return { type: 'application/xml; charset=utf-8', body: writeSitemapXml(await listSitemapEntries(content), origins, only) };
  } catch (error) {
    content.log(`no sitemap: ${error instanceof Error ? error.message : String(error)}`);
    return 'unavailable';
  }
}

/** URLs with unlimited parameters: a crawler would read the same contents again and again. */
function listUnboundedUrls(): string[] {
  const lists = routeTable.flatMap(({ hu, en, endless = [] }) =>
    [hu, en].flatMap((path) => endless.flatMap((name) => [`${path}?${name}=`, `${path}?*&${name}=`])),
  );
  const files = LOCALES.flatMap((locale) => [CALENDAR, ATOM, RSS].map((ending) => `${href('programs', locale)}${ending}?`));
  return [...lists, ...files];
}

export function writeRobotsTxt(indexable: boolean, origin: string): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n';
  const disallowed = ['/admin', '/api', ...listUnboundedUrls()].map((address) => `Disallow: ${address}\n`).join('');
  return `User-agent: *\n${disallowed}Sitemap: ${origin}/sitemap.xml\n`;
}
