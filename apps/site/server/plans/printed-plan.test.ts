import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { createMapFeature, fixtures } from '@liget/content-api/fixtures';
import { createFrame } from '@liget/map';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../app/i18n/index.ts';
import { readStructureOfPdf, readTextsOfPdf } from '../testing/text-of-pdf.ts';
import { numberPlaces } from './numbered-places.ts';
import { renderPrintedPlan } from './printed-plan.ts';

const NOW = Temporal.Instant.from('2026-11-23T12:00:00+01:00');

async function getPlan(locale: 'hu' | 'en', changes: Partial<Parameters<typeof renderPrintedPlan>[0]> = {}) {
  const { baseMap, map } = fixtures[locale];
  const messages = getMessages(locale);
  return renderPrintedPlan({ baseMap, map, locale, messages, url: 'https://liget.example/terkep', now: NOW, ...changes });
}

const readTexts = async (...args: Parameters<typeof getPlan>) => readTextsOfPdf((await getPlan(...args)) ?? Buffer.of());

describe('the printed plan', () => {
  test.each(['hu', 'en'] as const)('is one lying A4 page with a title in its language (%s)', async (locale) => {
    const body = await getPlan(locale);
    const pdf = await PDFDocument.load(body ?? Buffer.of());
    expect(pdf.getPageCount()).toBe(1);
    const { width, height } = pdf.getPage(0).getSize();
    expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
    expect(pdf.getTitle()).toBe(locale === 'hu' ? 'Városliget – térkép' : 'City Park – map');
    expect(pdf.getCreationDate()?.toISOString()).toBe('2026-11-23T11:00:00.000Z');
  });

  test.each([
    ['hu', 'A park felülnézeti rajza. 2 számozott helyét a jegyzék sorolja fel.'],
    ['en', 'A drawing of the park from above. Its 2 numbered places are in the list.'],
  ] as const)(
    'tells a screen reader its language, the title, the drawing in words, the list and the notes, in this order (%s)',
    async (locale, alt) => {
      const body = (await getPlan(locale)) ?? Buffer.of();
      const { catalog } = await PDFDocument.load(body);
      expect(catalog.lookup(PDFName.of('Lang'))?.toString()).toContain(locale);
      expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true');
      const { kinds } = getMessages(locale).map;
      const [place, restroom] = fixtures[locale].map.features.map(({ properties }) => properties.title);
      const [first, ...rest] = await readStructureOfPdf(body);
      expect(first).toBe('Document');
      expect(rest.slice(0, 12)).toEqual([
        `H1 ${getMessages(locale).printedMap.title}`,
        `Figure ${alt}`,
        `H2 ${kinds.top_location}`,
        'L',
        'LI',
        'Lbl 1',
        `LBody ${place}`,
        `H2 ${kinds.restroom}`,
        'L',
        'LI',
        'Lbl 2',
        `LBody ${restroom}`,
      ]);
      expect(rest.slice(12).every((line) => line.startsWith('P '))).toBe(true);
      expect(rest.length).toBeGreaterThan(14);
    },
  );

  test('has the letters of Hungarian', async () => {
    const { baseMap, map } = fixtures.hu;
    const [first] = map.features;
    const features = first ? [{ ...first, properties: { ...first.properties, title: 'Őrgrófi fűszerűző' } }] : [];
    expect(await readTexts('hu', { baseMap, map: { ...map, features } })).toContain('Őrgrófi fűszerűző');
  });

  test.each([
    [
      'hu',
      'Térképi adatok:',
      '(ODbL)',
      'A park belseje rajzolt, nem felmért térkép; a helyek jelölése közelítő.',
      'Készült: 2026. november 23.',
    ],
    [
      'en',
      'Map data:',
      '(ODbL)',
      'The inside of the park is drawn, not surveyed; the places are marked approximately.',
      'Made on 23 November 2026',
    ],
  ] as const)('says below whose data it has, how exact it is and when it was made (%s)', async (locale, data, licence, drawn, made) => {
    const text = (await readTexts(locale)).join(' ');
    expect(text).toContain(`${data} © OpenStreetMap contributors, openstreetmap.org/copyright ${licence}`);
    for (const text of [drawn, made, 'https://liget.example/terkep']) expect(text).toContain(text);
  });

  test.each([
    ['hu', 'Futópálya, futókör'],
    ['en', 'Running track or loop'],
  ] as const)('says what the line of running tracks means, where there is one (%s)', async (locale, meaning) => {
    const { baseMap } = fixtures[locale];
    const feature = baseMap.features.find(({ geometry }) => geometry.type === 'LineString');
    if (!feature) throw new Error('The fixtures have no line');
    const track = { ...feature, id: 'loop', properties: { kind: 'track' as const, source: 'drawn' as const } };
    expect(await readTexts(locale)).not.toContain(meaning);
    expect(await readTexts(locale, { baseMap: { ...baseMap, features: [...baseMap.features, track] } })).toContain(meaning);
  });

  test('does not call drawn what is surveyed', async () => {
    const { baseMap } = fixtures.en;
    const features = baseMap.features.map((feature) => ({ ...feature, properties: { ...feature.properties, source: 'osm' as const } }));
    const text = (await readTexts('en', { baseMap: { ...baseMap, surveyed: '2026-10-01', features } })).join(' ');
    expect(text).not.toContain('drawn');
    expect(text).toContain('Map data as of 1 October 2026');
  });

  test.each(['hu', 'en'] as const)('has every place below its kind, with its number on the map (%s)', async (locale) => {
    const { kinds } = getMessages(locale).map;
    const texts = await readTexts(locale);
    const [place, restroom] = fixtures[locale].map.features.map(({ properties }) => properties.title);
    expect(texts.join(' ')).toContain(`${kinds.top_location} 1 ${place} ${kinds.restroom} 2 ${restroom}`);
    for (const number of ['1', '2']) expect([number, texts.filter((text) => text === number).length]).toEqual([number, 2]);
  });

  test.each([
    ['hu', 'Városligeti-tó'],
    ['en', 'City Park Lake'],
  ] as const)('has the name of the lake, however small that is (%s)', async (locale, name) => {
    const { baseMap } = fixtures[locale];
    const shore = [
      [19.0785, 47.5147],
      [19.0803, 47.5147],
      [19.0803, 47.516],
      [19.0785, 47.516],
      [19.0785, 47.5147],
    ] satisfies [number, number][];
    const lake = {
      type: 'Feature' as const,
      id: 'lake',
      geometry: { type: 'Polygon' as const, coordinates: [shore] },
      properties: { kind: 'water' as const, name, source: 'drawn' as const },
    };
    expect(await readTexts(locale, { baseMap: { ...baseMap, features: [...baseMap.features, lake] } })).toContain(name);
  });

  test('is none without a ground', async () => {
    expect(await getPlan('hu', { baseMap: { type: 'FeatureCollection', surveyed: null, features: [] } })).toBeNull();
  });
});

describe('the numbers of places', () => {
  const frame = createFrame({ west: 19.07, south: 47.505, east: 19.1, north: 47.522 }, 500);

  test('run through the kinds, the sights first', () => {
    const features = [
      createMapFeature('m', [19.08, 47.51], { kind: 'metro' }),
      createMapFeature('a', [19.09, 47.51], { kind: 'top_location' }),
    ];
    const groups = numberPlaces({ features }, frame, 13);
    expect(groups.map(({ kind, places }) => [kind, places.map(({ number, title }) => `${number} ${title}`)])).toEqual([
      ['top_location', ['1 Hely a']],
      ['metro', ['2 Hely m']],
    ]);
  });

  test('do not overlap, even at one spot, and stay on the page', () => {
    const features = ['a', 'b', 'c', 'd'].map((id) => createMapFeature(id, [19.07, 47.522], { kind: 'metro' }));
    const points = numberPlaces({ features }, frame, 13).flatMap(({ places }) => places.map(({ point }) => point));
    expect(new Set(points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBeGreaterThan(1);
    for (const { x, y } of points) expect([x >= 13, y >= 13]).toEqual([true, true]);
  });
});
