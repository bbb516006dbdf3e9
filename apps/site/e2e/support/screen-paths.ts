import { createContentClient, getProductPageSlugs, type Locale, type Slugs } from '@liget/content-api';
import { getItemPath, getShownSlugs, type ItemList, listedScreens, type ScreenId } from '@liget/content-api/screens';
import { buildHref } from '../../app/lib/urls/href.ts';
import { routeTable } from '../../app/route-table.ts';
import { cmsOrigin } from './test.ts';

export interface ScreenPaths {
  screen: ScreenId;
  /** `null` for a language without a page. */
  paths: Record<Locale, string>;
}

/** The paths of an item in both languages; an untranslated one has the existing slug. */
function toScreenPaths(screen: Parameters<typeof getItemPath>[0], slugs: Slugs, parent?: Slugs): ScreenPaths {
  const path = (locale: Locale) => getItemPath(screen, locale, getShownSlugs(slugs), parent && getShownSlugs(parent)) ?? '';
  return { screen, paths: { hu: path('hu'), en: path('en') } };
}

interface Item {
  slugs: Slugs;
}

async function readItems(client: ReturnType<typeof createContentClient>, name: ItemList): Promise<Item[]> {
  const answer = await client.read(name, 'hu', { query: { limit: 100 } });
  if (answer.kind !== 'ok') throw new Error(`${name}: ${JSON.stringify(answer).slice(0, 200)}`);
  return answer.value.data;
}

/** Letters of the longest word of an item's Hungarian slug, about those of its title. */
const measureLongestWord = ({ slugs }: Item) => Math.max(...(slugs.hu ?? '').split('-').map((word) => word.length));

/** The item whose title needs the widest line; of several the first slug, because the order of some lists depends on the hour. */
function findWidest(items: Item[]): Item[] {
  const compareWidths = (a: Item, b: Item) =>
    measureLongestWord(b) - measureLongestWord(a) || (a.slugs.hu ?? '').localeCompare(b.slugs.hu ?? '');
  return items.toSorted(compareWidths).slice(0, 1);
}

/**
 * Every row of the route table with real items, in both languages: one item per screen, all of them for the top locations; and the product
 * pages of the catch-all route. Previews need a signature and have their own tests.
 */
async function readScreenPaths(): Promise<ScreenPaths[]> {
  const client = createContentClient({ origin: cmsOrigin, timeout: 60_000 });
  const screenPaths: ScreenPaths[] = routeTable
    .filter((row) => !row.hu.includes(':'))
    .map(({ id, hu, en }) => ({ screen: id, paths: { hu, en } }));
  for (const {
    id,
    items: { list },
  } of listedScreens) {
    const all = await readItems(client, list);
    const inBoth = all.filter(({ slugs }) => slugs.hu && slugs.en);
    screenPaths.push(...(id === 'topLocation' ? all : findWidest(inBoth)).map(({ slugs }) => toScreenPaths(id, slugs)));
  }
  const categories = await client.read('galleryCategories', 'hu', { query: { limit: 1 } });
  const category = categories.kind === 'ok' ? categories.value.data[0] : undefined;
  const gallery = category?.galleries[0];
  if (!category || !gallery) throw new Error('The seed has no gallery');
  screenPaths.push(toScreenPaths('gallery', gallery.slugs, category.slugs));
  const products = await client.read('products', 'hu');
  for (const product of products.kind === 'ok' ? products.value.data.slice(0, 1) : [])
    for (const kind of ['complaint', 'customerService'] as const)
      screenPaths.push(toScreenPaths('page', getProductPageSlugs(kind, product.slugs)));
  screenPaths.push({
    screen: 'page',
    paths: { hu: buildHref('page', 'hu', { slug: 'a-ligetrol' }), en: buildHref('page', 'en', { slug: 'about-the-park' }) },
  });
  return screenPaths;
}

let cachedPaths: Promise<ScreenPaths[]> | undefined;

/** Read once per worker, from the seed. */
export function listAllScreenPaths(): Promise<ScreenPaths[]> {
  cachedPaths ??= readScreenPaths();
  return cachedPaths;
}

/** The paths of a screen. Throws when there is none, so that no test passes vacuously. */
export async function listScreenPaths(screen: ScreenId): Promise<ScreenPaths['paths'][]> {
  const screenPaths = (await listAllScreenPaths()).filter((one) => one.screen === screen);
  if (screenPaths.length === 0) throw new Error(`No path of ${screen}`);
  return screenPaths.map(({ paths }) => paths);
}
