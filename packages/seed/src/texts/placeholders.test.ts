import { findRoute } from '@liget/map';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { plan } from '../base-map/base-map-under-test.ts';
import { collectText, content, getPlace, information } from './texts-under-test.ts';

const { topLocations, amenities, visitorInformation, siteSettings } = content;

type Position = [number, number];
function getPosition(key: string): Position {
  const place = [...topLocations, ...amenities, ...content.eventLocations].find((item) => item.key === key);
  if (!place?.position) throw new Error(`${key} has no position`);
  return place.position;
}

/** Minutes on foot, by the same routes as on the pages of places. */
function minutesBetween(from: string, to: string): number {
  const [[fromLat, fromLon], [toLat, toLon]] = [getPosition(from), getPosition(to)];
  const route = findRoute(plan, [fromLon, fromLat], [toLon, toLat]);
  if (route.kind !== 'found') throw new Error(`No way from ${from} to ${to}`);
  return route.route.minutes;
}

const listPlaceholders = (text: string) => text.match(/\{[^{}"\s]+\}/gu) ?? [];
/** Like the content service's slugs. */
const slugify = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

const visitorPages = [...visitorInformation, ...topLocations, ...content.pages, ...content.products, content.privacyPolicy];

describe('placeholders in texts', () => {
  const slugs = new Map(topLocations.flatMap(({ key, slug }) => [slug.hu, slug.en].map((localSlug) => [localSlug, key] as const)));
  const points = new Map(amenities.map(({ key, title }) => [slugify(title.hu), key]));
  const services = content.products.flatMap(({ slug }) => [slug.hu, slug.en]);
  const prices = siteSettings.prices.map(({ key }) => key);
  const isPosition = (name: string) => slugs.has(name) || points.has(name);
  /** The placeholders of the content service: decision 65. */
  const KNOWN: Record<string, (names: readonly string[]) => boolean> = {
    nyitvatartas: ([place = '']) => (getPlace(slugs.get(place) ?? '')?.hours.length ?? 0) > 0,
    gyalog: (ends) => ends.length === 2 && ends.every(isPosition),
    ar: ([name = '']) => prices.includes(name),
    telefon: (names) => names.every((name) => services.includes(name)),
    'telefon-ideje': (names) => names.every((name) => services.includes(name)),
  };
  // The inbox has its own placeholders.
  const { inboxTemplates: _, ...texts } = content;
  const all = listPlaceholders(collectText(texts, 'hu') + collectText(texts, 'en'));

  test('refer to existing data', () => {
    expect(all.length).toBeGreaterThan(80);
    const unknown = all.filter((placeholder) => {
      const [kind = '', ...names] = placeholder.slice(1, -1).split(':');
      return !KNOWN[kind]?.(names);
    });
    expect(unknown).toEqual([]);
  });

  test('have a route between their ends', () => {
    const ends = all
      .filter((placeholder) => placeholder.startsWith('{gyalog:'))
      .map((placeholder) => placeholder.slice(1, -1).split(':').slice(1));
    return everyRow(
      ends,
      (pair) => pair.join(' – '),
      (pair) => {
        const [from = '', to = ''] = pair.map((name) => slugs.get(name) ?? points.get(name) ?? name);
        expect(minutesBetween(from, to)).toBeGreaterThan(1);
      },
    );
  });

  /** The rows that begin with the name of a place, with their texts. */
  const tables = (information('access').sections ?? []).flatMap((section) => (section.kind === 'table' ? section.rows : []));
  const openings = visitorInformation.flatMap(({ sections = [] }) =>
    sections.flatMap((section) => (section.kind === 'opening' ? section.rows.map(({ label, value }) => [label, value]) : [])),
  );

  test('are in the rows of the places that they name', () => {
    const rows = [...tables, ...openings].filter((row) => listPlaceholders(JSON.stringify(row)).length > 0);
    expect(rows.length).toBeGreaterThanOrEqual(11);
    return everyRow(
      rows,
      ([name]) => name?.hu ?? '',
      ([name, ...cells]) => {
        const named = listPlaceholders(JSON.stringify(cells)).map(
          (placeholder) => slugs.get(placeholder.slice(1, -1).split(':').at(-1) ?? '') ?? '',
        );
        for (const language of ['hu', 'en'] as const)
          for (const key of named)
            expect(getPlace(key).title[language].toLocaleLowerCase(language)).toContain(name?.[language].toLocaleLowerCase(language));
      },
    );
  });
});

describe('pages for visitors do not repeat data as text', () => {
  const typed = (pattern: RegExp) =>
    visitorPages.flatMap((page) => {
      const texts = ['hu', 'en'].flatMap((language) => collectText(page, language as 'hu' | 'en').split('\n'));
      return texts.filter((line) => pattern.test(line)).map((line) => `${page.key}: ${line}`);
    });

  test('prices', () => expect(typed(/\d\s?Ft\b|HUF\s?\d/u)).toEqual([]));
  test('telephone numbers, except in the fields of a service', () =>
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
    const unrelated = /szökőkút|Vízjáték|Zene|pálya|pályák|kiállításra/u;
    expect(opening.filter((row) => /\d\d:\d\d/u.test(row) && !unrelated.test(row))).toEqual([]);
  });
});
