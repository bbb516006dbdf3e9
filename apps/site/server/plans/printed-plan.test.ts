import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { fixtures } from '@liget/content-api/fixtures';
import { frameOf } from '@liget/map';
import { describe, expect, test } from 'vitest';
import { numberedPlaces } from './numbered-places.ts';
import { printedPlan } from './printed-plan.ts';

const NOW = Temporal.Instant.from('2026-11-23T12:00:00+01:00');

async function planOf(locale: 'hu' | 'en', changes: Partial<Parameters<typeof printedPlan>[0]> = {}) {
  const { groundPlan: ground, map } = fixtures[locale];
  return printedPlan({ ground, map, locale, url: 'https://liget.example/terkep', now: NOW, ...changes });
}

/** What can be copied out of the document: the letters that its fonts say they have. */
async function lettersOf(body: Buffer): Promise<string> {
  const pdf = await PDFDocument.load(body);
  const streams = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')] : []));
  const maps = streams.filter((text) => text.includes('beginbfchar') || text.includes('beginbfrange'));
  return maps
    .flatMap((text) => [...text.matchAll(/<([0-9A-F]{4})>\s*$/gim)].map(([, code = '']) => String.fromCharCode(Number.parseInt(code, 16))))
    .join('');
}

describe('the printed plan', () => {
  test.each(['hu', 'en'] as const)('is one lying A4 page with a title in its language (%s)', async (locale) => {
    const body = await planOf(locale);
    const pdf = await PDFDocument.load(body ?? Buffer.of());
    expect(pdf.getPageCount()).toBe(1);
    const { width, height } = pdf.getPage(0).getSize();
    expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
    expect(pdf.getTitle()).toBe(locale === 'hu' ? 'Városliget – térkép' : 'City Park – map');
    expect(pdf.getCreationDate()?.toISOString()).toBe('2026-11-23T11:00:00.000Z');
  });

  test('has the letters of Hungarian, and the sign of whose data it is', async () => {
    const { groundPlan: ground, map } = fixtures.hu;
    const [first] = map.features;
    const features = first ? [{ ...first, properties: { ...first.properties, title: 'Őrgrófi fűszerűző' } }] : [];
    const letters = await lettersOf((await planOf('hu', { ground, map: { ...map, features } })) ?? Buffer.of());
    for (const letter of 'Őőűüéá©') expect([letter, letters.includes(letter)]).toEqual([letter, true]);
  });

  test('is none without a ground', async () => {
    expect(await planOf('hu', { ground: { type: 'FeatureCollection', surveyed: null, features: [] } })).toBeNull();
  });
});

describe('the numbers of places', () => {
  const [feature] = fixtures.hu.map.features;
  const at = (id: string, kind: 'metro' | 'top_location', position: [number, number]) =>
    feature
      ? [
          {
            ...feature,
            id,
            geometry: { type: 'Point' as const, coordinates: position },
            properties: { ...feature.properties, kind, title: id },
          },
        ]
      : [];
  const frame = frameOf({ west: 19.07, south: 47.505, east: 19.1, north: 47.522 }, 500);

  test('run through the kinds, the sights first', () => {
    const groups = numberedPlaces(
      { features: [...at('m', 'metro', [19.08, 47.51]), ...at('a', 'top_location', [19.09, 47.51])] },
      frame,
      13,
    );
    expect(groups.map(({ kind, places }) => [kind, places.map(({ number, title }) => `${number} ${title}`)])).toEqual([
      ['top_location', ['1 a']],
      ['metro', ['2 m']],
    ]);
  });

  test('stand apart, even at one spot, and stay on the page', () => {
    const spot: [number, number] = [19.07, 47.522];
    const features = ['a', 'b', 'c', 'd'].flatMap((id) => at(id, 'metro', spot));
    const points = numberedPlaces({ features }, frame, 13).flatMap(({ places }) => places.map(({ point }) => point));
    expect(new Set(points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBeGreaterThan(1);
    for (const { x, y } of points) expect([x >= 13, y >= 13]).toEqual([true, true]);
  });
});
