import { describe, expect, test } from 'vitest';
import { slug as slugSchema } from './schemas/primitives.ts';
import type { SeedSection } from './schemas/sections.ts';
import { itemsByScreen, readSeedContent } from './seed-content.ts';

const content = readSeedContent();

type Bilingual = { hu: unknown; en: unknown };

/** All values below a value, with their paths. */
function* values(value: unknown, path = ''): Generator<[string, object]> {
  if (typeof value !== 'object' || value === null) return;
  yield [path, value];
  for (const [key, child] of Object.entries(value)) yield* values(child, `${path}.${key}`);
}

const isBilingual = (value: object): value is Bilingual => 'hu' in value && typeof value.hu === 'string';
/** The numbers of headings of either level, list items and links in a Markdown text. */
const shape = (text: unknown) =>
  ['(?:^|\n)## ', '(?:^|\n)### ', '(?:^|\n)- ', '\\]\\('].map((sign) => String(text).match(new RegExp(sign, 'g'))?.length ?? 0).join();
const texts = [...values(content)].flatMap(([path, value]) => (isBilingual(value) ? [[path, value] as const] : []));
const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key);
const listMissing = (required: readonly (string | undefined)[], known: readonly string[]) =>
  required.filter((key) => key !== undefined && !known.includes(key));
const galleries = content.galleries.flatMap((category) => category.galleries);

describe('there is enough of everything', () => {
  test.each([
    ['events', content.events.length, 60],
    ['projects', content.projects.length, 18],
    ['visitor information', content.visitorInformation.length, 8],
    ['public information', content.information['public-information'].length, 8],
    ['professional documents', content.professionalDocuments.length, 6],
    ['pages', content.pages.length, 3],
  ])('at least: %s', (_, count, least) => expect(count).toBeGreaterThanOrEqual(least));

  test.each([
    ['top locations', content.topLocations.length, 11],
    ['series', content.eventSeries.length, 4],
    ['news', content.news.length, 18],
    ['archive', content.archive.length, 12],
    ['press releases', content.pressReleases.length, 10],
    ['gallery categories', content.galleries.length, 4],
    ['positions', content.careers.length, 4],
    ['partner items', content.information['business-partner-items'].length, 6],
    ['products', content.products.length, 4],
    ['announcements', content.announcements.length, 2],
    ['menu zones', content.menus.length, 5],
  ])('exactly: %s', (_, actual, expected) => expect(actual).toBe(expected));

  test('each gallery category has three galleries of six to ten pictures', () => {
    expect(content.galleries.map((category) => category.galleries.length)).toEqual([3, 3, 3, 3]);
    expect(galleries.filter(({ items }) => items.length < 6 || items.length > 10)).toEqual([]);
  });

  test('seven events and three news items are highlighted, and every category and series has events', () => {
    expect(content.events.filter(({ highlighted }) => highlighted).length).toBeGreaterThanOrEqual(7);
    expect(content.news.filter(({ highlighted }) => highlighted).length).toBeGreaterThanOrEqual(3);
    expect(new Set(content.events.map(({ category }) => category)).size).toBe(4);
    expect(
      listMissing(
        keys(content.eventSeries),
        content.events.flatMap(({ series }) => series ?? []),
      ),
    ).toEqual([]);
  });
});

describe('long pages vary their sections', () => {
  const pages = [...content.topLocations, ...content.projects, ...content.visitorInformation];
  const pagesWith = (kind: SeedSection['kind']) => pages.filter(({ sections = [] }) => sections.some((section) => section.kind === kind));

  test.each(['quote', 'table', 'callout', 'comparison'] as const)('at least three of them have a %s', (kind) => {
    expect(keys(pagesWith(kind)).length).toBeGreaterThanOrEqual(3);
  });

  test('at least three articles have a pull quote', () => {
    expect(content.news.filter(({ body }) => /^> /m.test(body.hu)).length).toBeGreaterThanOrEqual(3);
  });

  test('every row of a table has a cell for each of its columns, five at most', () => {
    const tables = pages.flatMap(({ sections = [] }) => sections).filter((section) => section.kind === 'table');
    expect(tables.filter(({ head, rows }) => head.length > 5 || rows.some((row) => row.length !== head.length))).toEqual([]);
  });
});

test('an event whose text names weekdays takes place on those days only', () => {
  const { when } = content.events.find(({ key }) => key === 'basket-net-thread') ?? {};
  if (when?.kind !== 'occurrences') throw new Error('The exhibition has no days of its own');
  const weekdays = new Set(when.occurrences.map(({ day }) => (typeof day === 'object' ? day.weekday : day)));
  expect([...weekdays]).toEqual([2, 3, 4, 5, 6, 7]);
  expect(when.occurrences.every(({ start, end }) => start === '10:00' && end === '18:00')).toBe(true);
});

describe('both languages', () => {
  test('have a text wherever there is one', () => {
    const silent = texts.filter(([, { hu, en }]) => [hu, en].some((text) => typeof text !== 'string' || text.trim() === ''));
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  test('have the same numbers of headings, list items and links', () => {
    expect(texts.filter(([, { hu, en }]) => shape(hu) !== shape(en)).map(([path]) => path)).toEqual([]);
  });
});

describe('addresses', () => {
  const collections = {
    ...itemsByScreen(content),
    types: content.eventTypes,
    locations: content.eventLocations,
    newsCategories: content.newsCategories,
    products: content.products,
  };

  test.each(Object.entries(collections))('%s: slugs are well formed, and one of a kind in each language', (_, items) => {
    for (const locale of ['hu', 'en'] as const) {
      const slugs = items.map(({ slug }) => slug[locale]);
      expect(slugs.filter((slug) => !slugSchema.shape[locale].safeParse(slug).success)).toEqual([]);
      expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    }
  });
});

describe('relations', () => {
  const keysByList = Object.entries(content).flatMap(([name, list]): [string, unknown[]][] => {
    const items: readonly object[] = Array.isArray(list) ? list : [];
    const itemKeys = items.flatMap((item) => ('key' in item ? [item.key] : []));
    return itemKeys.length > 0 ? [[name, itemKeys]] : [];
  });

  test.each(keysByList)('the keys of %s are unique', (_, itemKeys) => expect(new Set(itemKeys).size).toBe(itemKeys.length));

  test('events refer to existing types of their own category, locations and series', () => {
    const types = new Map(content.eventTypes.map(({ key, category }) => [key, category]));
    expect(content.events.filter(({ type, category }) => types.get(type) !== category).map(({ key }) => key)).toEqual([]);
    expect(
      listMissing(
        content.events.map(({ location }) => location),
        keys(content.eventLocations),
      ),
    ).toEqual([]);
    expect(
      listMissing(
        content.events.map(({ series }) => series),
        keys(content.eventSeries),
      ),
    ).toEqual([]);
  });

  test('places, projects, news and the review refer to existing items', () => {
    const places = keys(content.topLocations);
    const projects = keys(content.projects);
    expect(
      listMissing(
        content.eventLocations.map(({ topLocation }) => topLocation),
        places,
      ),
    ).toEqual([]);
    expect(
      listMissing(
        content.projects.map(({ topLocation }) => topLocation),
        places,
      ),
    ).toEqual([]);
    expect(
      listMissing(
        content.news.map(({ relatedTopLocation }) => relatedTopLocation),
        places,
      ),
    ).toEqual([]);
    expect(
      listMissing(
        content.news.map(({ category }) => category),
        keys(content.newsCategories),
      ),
    ).toEqual([]);
    expect(
      listMissing(
        content.topLocations.flatMap((place) => place.projects ?? []),
        projects,
      ),
    ).toEqual([]);
    expect(
      listMissing(
        content.projectReview.years.flatMap((year) => year.projects ?? []),
        projects,
      ),
    ).toEqual([]);
  });
});
