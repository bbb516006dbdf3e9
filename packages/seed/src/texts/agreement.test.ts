import { findRoute } from '@liget/map';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { plan } from '../ground/plan-under-test.ts';
import { readSeedContent } from '../seed-content.ts';

const content = readSeedContent();
const { topLocations, amenities, visitorInformation, siteSettings } = content;

type Position = [number, number];
function positionOf(key: string): Position {
  const found = [...topLocations, ...amenities, ...content.eventLocations].find((item) => item.key === key);
  if (!found?.position) throw new Error(`${key} has no position`);
  return found.position;
}

/** Minutes on foot, as the pages of places count them. */
function minutesBetween(from: string, to: string): number {
  const [[fromLat, fromLon], [toLat, toLon]] = [positionOf(from), positionOf(to)];
  const answer = findRoute(plan, [fromLon, fromLat], [toLon, toLat]);
  if (answer.kind !== 'found') throw new Error(`No way from ${from} to ${to}`);
  return answer.way.minutes;
}

/** Every text below a value, one a line. */
function textsOf(value: unknown, language: 'hu' | 'en'): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if ('hu' in value && 'en' in value) return textsOf(value[language], language);
  return Object.values(value)
    .map((part) => textsOf(part, language))
    .join('\n');
}

const placeholdersIn = (text: string) => text.match(/\{[^{}"\s]+\}/gu) ?? [];
/** As the content service makes a name of a title. */
const slugify = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

const information = (key: string) => {
  const found = visitorInformation.find((item) => item.key === key);
  if (!found) throw new Error(`No visitor information ${key}`);
  return found;
};
const placeOf = (key: string) => {
  const found = topLocations.find((item) => item.key === key);
  if (!found) throw new Error(`No place ${key}`);
  return found;
};

const visitorPages = [...visitorInformation, ...topLocations, ...content.pages, ...content.products, content.privacyPolicy];

describe('placeholders in texts', () => {
  const slugs = new Map(topLocations.flatMap(({ key, slug }) => [slug.hu, slug.en].map((one) => [one, key] as const)));
  const points = new Map(amenities.map(({ key, title }) => [slugify(title.hu), key]));
  const services = content.products.flatMap(({ slug }) => [slug.hu, slug.en]);
  const prices = siteSettings.prices.map(({ key }) => key);
  const isPosition = (name: string) => slugs.has(name) || points.has(name);
  /** As the content service knows them: decision 65. */
  const KNOWN: Record<string, (names: readonly string[]) => boolean> = {
    nyitvatartas: ([place = '']) => (placeOf(slugs.get(place) ?? '')?.hours.length ?? 0) > 0,
    gyalog: (ends) => ends.length === 2 && ends.every(isPosition),
    ar: ([name = '']) => prices.includes(name),
    telefon: (names) => names.every((name) => services.includes(name)),
    'telefon-ideje': (names) => names.every((name) => services.includes(name)),
  };
  // The inbox has placeholders of its own.
  const { inboxTemplates: _, ...texts } = content;
  const all = placeholdersIn(textsOf(texts, 'hu') + textsOf(texts, 'en'));

  test('name what the contents have', () => {
    expect(all.length).toBeGreaterThan(80);
    const unknown = all.filter((placeholder) => {
      const [kind = '', ...names] = placeholder.slice(1, -1).split(':');
      return !KNOWN[kind]?.(names);
    });
    expect(unknown).toEqual([]);
  });

  test('have a way on foot between their ends', () => {
    const ends = all.filter((one) => one.startsWith('{gyalog:')).map((one) => one.slice(1, -1).split(':').slice(1));
    return everyRow(
      ends,
      (pair) => pair.join(' – '),
      (pair) => {
        const [from = '', to = ''] = pair.map((name) => slugs.get(name) ?? points.get(name) ?? name);
        expect(minutesBetween(from, to)).toBeGreaterThan(1);
      },
    );
  });

  /** The rows that begin with the name of a place, and what they say of it. */
  const tables = (information('access').sections ?? []).flatMap((section) => (section.kind === 'table' ? section.rows : []));
  const openings = visitorInformation.flatMap(({ sections = [] }) =>
    sections.flatMap((section) => (section.kind === 'opening' ? section.rows.map(({ label, value }) => [label, value]) : [])),
  );

  test('stand in the rows of the places that they name', () => {
    const rows = [...tables, ...openings].filter((row) => placeholdersIn(JSON.stringify(row)).length > 0);
    expect(rows.length).toBeGreaterThanOrEqual(11);
    return everyRow(
      rows,
      ([name]) => name?.hu ?? '',
      ([name, ...cells]) => {
        const named = placeholdersIn(JSON.stringify(cells)).map((one) => slugs.get(one.slice(1, -1).split(':').at(-1) ?? '') ?? '');
        for (const language of ['hu', 'en'] as const)
          for (const key of named)
            expect(placeOf(key).title[language].toLocaleLowerCase(language)).toContain(name?.[language].toLocaleLowerCase(language));
      },
    );
  });
});

describe('what the data say, pages for visitors do not type', () => {
  const typed = (pattern: RegExp) =>
    visitorPages.flatMap((page) => {
      const texts = ['hu', 'en'].flatMap((language) => textsOf(page, language as 'hu' | 'en').split('\n'));
      return texts.filter((line) => pattern.test(line)).map((line) => `${page.key}: ${line}`);
    });

  test('prices', () => expect(typed(/\d\s?Ft\b|HUF\s?\d/u)).toEqual([]));
  test('telephone numbers, but for the fields of a service', () =>
    expect(typed(/\+36 1 /u).filter((line) => !/: \+36 1 000 \d{4}$/u.test(line))).toEqual([]));
  test('minutes on foot', () =>
    expect(
      typed(/(?:\d|két|három|négy|öt|hat|hét|nyolc|kilenc|tíz) perc(?:re| séta)|minutes’ walk|minutes away/u).filter(
        (line) => !line.includes('{gyalog:'),
      ),
    ).toEqual([]));
  test('the hours of places', () => {
    const opening = [...visitorInformation, ...topLocations].flatMap(({ key, sections = [] }) =>
      sections.flatMap((section) =>
        section.kind === 'opening' ? section.rows.map(({ label, value }) => `${key}: ${label.hu}: ${value.hu}`) : [],
      ),
    );
    // The fountain, the courts and the exhibition are no places with hours of their own.
    const others = /szökőkút|Vízjáték|Zene|pálya|pályák|kiállításra/u;
    expect(opening.filter((row) => /\d\d:\d\d/u.test(row) && !others.test(row))).toEqual([]);
  });
});

test('the opening of the playground in the note of its page is that of its data', () => {
  const { hours, hoursNote } = placeOf('playground');
  expect(hours.map(({ opens, closes }) => [opens, closes])).toEqual([['08:30', 'dusk']]);
  expect([hoursNote?.hu, hoursNote?.en].map((note) => note?.includes('08:30'))).toEqual([true, true]);
});

test('the height limit of the car park is one on every page', () => {
  for (const key of ['prices', 'parking', 'coaches'])
    expect([textsOf(information(key), 'hu').includes('2,1 méter'), textsOf(information(key), 'en').includes('2.1 metres')]).toEqual([
      true,
      true,
    ]);
});

test('a telephone number that is answered in office hours never stands without them on pages for visitors', () => {
  expect(siteSettings.openingHours.hu).toMatch(/09:00–17:00/u);
  const lines = (['hu', 'en'] as const).flatMap((language) =>
    [visitorInformation, topLocations, content.pages, content.privacyPolicy, content.careers]
      .flatMap((items) => textsOf(items, language).split('\n'))
      .filter((line) => line.includes('{telefon}')),
  );
  expect(lines.length).toBeGreaterThanOrEqual(6);
  expect(lines.filter((line) => !line.includes('{telefon-ideje}'))).toEqual([]);
});

test('a place has the accessible toilet that its data promise, and the restrooms page names those of the map', () => {
  const withCubicle = amenities.filter(({ kind, note }) => kind === 'restroom' && /akadálymentes fülke/u.test(note?.hu ?? ''));
  expect(withCubicle.map(({ key }) => key)).toEqual(['restroom-heroes-square', 'restroom-park-centre']);
  const facts = (information('restrooms').sections ?? []).flatMap((section) => (section.kind === 'facts' ? section.facts : []));
  expect(facts.filter(({ value }) => value.hu.includes('akadálymentes')).length).toBe(withCubicle.length);
  const outdoors = ['balloon', 'playground', 'promenade', 'traffic-park', 'botanical-garden', 'bird-trail', 'dog-park'];
  const promising = [...topLocations, ...content.events.map((event) => ({ ...event, key: event.location }))];
  expect(promising.filter(({ key, accessibility }) => outdoors.includes(key) && accessibility?.includes('accessible_restroom'))).toEqual(
    [],
  );
});
