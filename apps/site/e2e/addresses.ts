import { createContentClient, type EndpointName, type Locale, type Slugs } from '@liget/content-api';
import { hrefOf } from '../app/lib/href.ts';
import { type RouteRow, routeTable, type ScreenId } from '../app/route-table.ts';
import { cmsOrigin } from './journey.ts';

export interface Address {
  screen: ScreenId;
  /** `null` where the screen has no page in that language. */
  paths: Record<Locale, string>;
}

/** The list that a screen's items are taken from, and the parameter that its address carries. */
const ITEMS = {
  project: ['projects', 'project'],
  archiveArticle: ['archive', 'article'],
  career: ['careers', 'position'],
  publicInformationItem: ['publicInformation', 'data'],
  visitorInformationItem: ['visitorInformation', 'visitorInformation'],
  magazineArticle: ['news', 'article'],
  pressRelease: ['pressReleases', 'release'],
  partnerItem: ['businessPartners', 'partnerInfo'],
  program: ['events', 'program'],
  programSeries: ['eventSeriesList', 'programSeries'],
  topLocation: ['topLocations', 'topLocation'],
} as const satisfies Partial<Record<ScreenId, readonly [EndpointName, string]>>;

function both(screen: ScreenId, params: Record<Locale, Record<string, string>>): Address {
  return { screen, paths: { hu: hrefOf(screen, 'hu', params.hu), en: hrefOf(screen, 'en', params.en) } };
}

const translated = (slugs: Slugs) => ({ hu: slugs.hu ?? slugs.en ?? '', en: slugs.en ?? slugs.hu ?? '' });

async function items(client: ReturnType<typeof createContentClient>, name: EndpointName): Promise<{ slugs: Slugs }[]> {
  const answer = await client.read(name, 'hu', { query: { limit: 100 } as never });
  if (answer.kind !== 'ok' || !('data' in answer.value) || !Array.isArray(answer.value.data))
    throw new Error(`${name}: ${JSON.stringify(answer).slice(0, 200)}`);
  return answer.value.data as { slugs: Slugs }[];
}

/**
 * Every row of the route table with real items, in both languages: one item a screen, all of them for the top locations;
 * and the product pages that the catch-all route serves. Previews need a signature and are tested apart.
 */
async function readAddresses(): Promise<Address[]> {
  const client = createContentClient({ origin: cmsOrigin, timeout: 20_000 });
  const rows: readonly RouteRow[] = routeTable;
  const addresses: Address[] = [];
  for (const row of rows) {
    const screen = row.id as ScreenId;
    const item = ITEMS[screen as keyof typeof ITEMS];
    if (row.private) continue;
    if (!row.hu.includes(':')) addresses.push({ screen, paths: { hu: row.hu, en: row.en } });
    else if (item) {
      const all = await items(client, item[0]);
      const inBoth = all.filter(({ slugs }) => slugs.hu && slugs.en);
      for (const { slugs } of screen === 'topLocation' ? all : inBoth.slice(0, 1)) {
        const names = translated(slugs);
        addresses.push(both(screen, { hu: { [item[1]]: names.hu }, en: { [item[1]]: names.en } }));
      }
    }
  }
  const categories = await client.read('galleryCategories', 'hu', { query: { limit: 1 } });
  const category = categories.kind === 'ok' ? categories.value.data[0] : undefined;
  const gallery = category?.galleries[0];
  if (!category || !gallery) throw new Error('The seed has no gallery');
  const [outer, inner] = [translated(category.slugs), translated(gallery.slugs)];
  addresses.push(both('mediaCategory', { hu: { gallerycategory: outer.hu }, en: { gallerycategory: outer.en } }));
  addresses.push(
    both('gallery', { hu: { gallerycategory: outer.hu, gallery: inner.hu }, en: { gallerycategory: outer.en, gallery: inner.en } }),
  );
  const products = await client.read('products', 'hu');
  for (const product of products.kind === 'ok' ? products.value.data.slice(0, 1) : []) {
    const name = translated(product.slugs);
    addresses.push(both('page', { hu: { slug: `${name.hu}-panaszkezeles` }, en: { slug: `${name.en}-complaint-report` } }));
    addresses.push(both('page', { hu: { slug: `${name.hu}-ugyfelszolgalat` }, en: { slug: `${name.en}-customer-service` } }));
  }
  addresses.push(both('page', { hu: { slug: 'a-ligetrol' }, en: { slug: 'about-the-park' } }));
  return addresses;
}

let known: Promise<Address[]> | undefined;

/** Read once a worker; it is the seed's that they are taken from. */
export function allAddresses(): Promise<Address[]> {
  known ??= readAddresses();
  return known;
}

/** The addresses of one screen. Throws when it has none: nothing would be looked at. */
export async function addressesOf(screen: ScreenId): Promise<Address['paths'][]> {
  const found = (await allAddresses()).filter((address) => address.screen === screen);
  if (found.length === 0) throw new Error(`No address of ${screen}`);
  return found.map(({ paths }) => paths);
}
