import type { BaseMapFeature } from '@liget/content-api';
import { expect, test } from 'vitest';
import { placeLineLabels } from './line-labels.ts';

const frame = { project: ([x, y]: readonly [number, number]) => ({ x, y }) };
const way = (name: string, coordinates: [number, number][], rank: BaseMapFeature['properties']['rank'] = 'street'): BaseMapFeature => ({
  type: 'Feature',
  id: name,
  geometry: { type: 'LineString', coordinates },
  properties: { kind: 'road', name, source: 'osm', rank },
});
const OPTIONS = { size: 10, count: 4 };
const LONG: [number, number][] = [
  [0, 0],
  [200, 0],
];

test('a label is in the middle of the longest straight stretch, along it', () => {
  const bent = way('Fő utca', [
    [0, 0],
    [30, 0],
    [30, 100],
    [32, 200],
  ]);
  const [label] = placeLineLabels([bent], frame, OPTIONS);
  expect(label).toMatchObject({ text: 'Fő utca', x: 31, y: 100 });
  expect(Math.abs(label?.angle ?? 0)).toBeGreaterThan(85);
});

test('no label is upside down', () => {
  expect(
    placeLineLabels(
      [
        way('Fő utca', [
          [200, 10],
          [0, 0],
        ]),
      ],
      frame,
      OPTIONS,
    )[0]?.angle,
  ).toBeCloseTo(2.9, 1);
});

test('a street that is too short or below another label has none; wider streets come first', () => {
  const ways = [
    way(
      'Ösvény',
      [
        [0, 4],
        [60, 4],
      ],
      'trail',
    ),
    way('Rövid köz', [
      [0, 50],
      [20, 50],
    ]),
    way(
      'Fő utca',
      [
        [0, 0],
        [60, 0],
      ],
      'secondary',
    ),
  ];
  expect(placeLineLabels(ways, frame, OPTIONS).map(({ text }) => text)).toEqual(['Fő utca']);
});

test('each name has one label, never over a marker, and at most the given number', () => {
  const ways = [
    way('A út', LONG),
    way('A út', [
      [0, 80],
      [100, 80],
    ]),
    way('B út', [
      [0, 160],
      [100, 160],
    ]),
    way('C út', [
      [0, 240],
      [90, 240],
    ]),
  ];
  expect(placeLineLabels(ways, frame, { ...OPTIONS, count: 2 }).map(({ text }) => text)).toEqual(['A út', 'B út']);
  const taken = [{ x: 50, y: 160, radius: 50 }];
  expect(placeLineLabels(ways, frame, { ...OPTIONS, taken }).map(({ text }) => text)).toEqual(['A út', 'C út']);
});

test('a street made of short pieces has a label', () => {
  const piecesOfStreet = [
    way('Fő utca', [
      [0, 0],
      [50, 0],
    ]),
    way('Fő utca', [
      [100, 0],
      [150, 0],
    ]),
    way('Fő utca', [
      [100, 0],
      [50, 0],
    ]),
  ];
  expect(placeLineLabels(piecesOfStreet, frame, OPTIONS)).toMatchObject([{ text: 'Fő utca', x: 75, y: 0 }]);
});

test('a label moves along its street, or to another stretch, to avoid a marker', () => {
  const street = way('Dózsa György út', [
    [0, 0],
    [400, 0],
    [400, 300],
  ]);
  const [aside] = placeLineLabels([street], frame, { ...OPTIONS, taken: [{ x: 200, y: 0, radius: 40 }] });
  expect(aside).toMatchObject({ text: 'Dózsa György út', y: 0, angle: 0 });
  expect(Math.abs((aside?.x ?? 200) - 200)).toBeGreaterThan(80);
  const [around] = placeLineLabels([street], frame, { ...OPTIONS, taken: [{ x: 200, y: 0, radius: 220 }] });
  expect(around).toMatchObject({ x: 400, angle: 90 });
});
