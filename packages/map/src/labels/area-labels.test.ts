import type { BaseMapFeature, BaseMapKind } from '@liget/content-api';
import { expect, test } from 'vitest';
import { placeAreaLabels } from './area-labels.ts';

const frame = { project: ([x, y]: readonly [number, number]) => ({ x, y }) };
const OPTIONS = { size: 10, kinds: ['water', 'garden'] as const, measureWidth: (text: string) => text.length * 5 };

const square = (name: string, [x, y]: [number, number], side: number, kind: BaseMapKind = 'water'): BaseMapFeature => ({
  type: 'Feature',
  id: `${name} ${x}`,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [x, y],
        [x + side, y],
        [x + side, y + side],
        [x, y + side],
        [x, y],
      ],
    ],
  },
  properties: { kind, name, source: 'drawn' },
});

test('a label is in the middle of an area that is wide enough', () => {
  expect(placeAreaLabels([square('Városligeti-tó', [0, 0], 100)], frame, OPTIONS)).toEqual([
    { text: 'Városligeti-tó', kind: 'water', x: 50, y: 50 },
  ]);
  expect(placeAreaLabels([square('Városligeti-tó', [0, 0], 60)], frame, OPTIONS)).toEqual([]);
});

test('each name has one label, for the requested kinds only, and never over a marker', () => {
  const areas = [square('Kert', [0, 0], 100, 'garden'), square('Kert', [200, 0], 100, 'garden'), square('Ház', [400, 0], 100, 'building')];
  expect(placeAreaLabels(areas, frame, OPTIONS).map(({ text, x }) => [text, x])).toEqual([['Kert', 50]]);
  const taken = [{ x: 50, y: 50, radius: 50 }];
  expect(placeAreaLabels(areas, frame, { ...OPTIONS, taken }).map(({ x }) => x)).toEqual([250]);
});

test('a label avoids islands, and a marker in the middle', () => {
  const lake = square('Tó', [0, 0], 100);
  const island = [
    [30, 10],
    [100, 10],
    [100, 90],
    [30, 90],
    [30, 10],
  ] satisfies [number, number][];
  const outer = lake.geometry.type === 'Polygon' ? (lake.geometry.coordinates[0] ?? []) : [];
  const [label] = placeAreaLabels([{ ...lake, geometry: { type: 'Polygon', coordinates: [outer, island] } }], frame, OPTIONS);
  expect(label?.x).toBe(15);
  const taken = [{ x: 50, y: 50, radius: 8 }];
  expect(placeAreaLabels([lake], frame, { ...OPTIONS, taken })[0]?.y).not.toBe(50);
});

test('a label with overhang is limited in width, may lie over a hole, and avoids markers', () => {
  const pond = square('Városligeti-tó', [0, 0], 40);
  const hang = (overhang: number, taken: { x: number; y: number; radius: number }[] = []) =>
    placeAreaLabels([pond, square('Kis kert', [200, 0], 20, 'garden')], frame, { ...OPTIONS, overhang: { water: overhang }, taken });
  expect(hang(1.7)).toEqual([]);
  expect(hang(2)).toEqual([{ text: 'Városligeti-tó', kind: 'water', x: 20, y: 20 }]);
  expect(hang(2, [{ x: -30, y: 20, radius: 22 }])[0]?.x).toBeGreaterThan(20);
});
