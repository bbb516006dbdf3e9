import { describe, expect, test } from 'vitest';
import type { LonLat } from '../geometry/metres.ts';
import type { OsmElement, ReadElements } from './elements.ts';
import { filterNearPark } from './near-park.ts';

const BOX = { west: 19, south: 47, east: 20, north: 48 };
const none = { tags: {}, version: null, edited: null };
const node = (id: number, ...position: [number, number]): OsmElement => ({ ...none, type: 'node', id, position });
const way = (id: number, refs: number[], tags = {}): OsmElement => ({ ...none, type: 'way', id, refs, tags });

/** A wood of two ways, one of which is completely outside the box. */
const WOOD: OsmElement[] = [
  node(1, 19.5, 47.5),
  node(2, 20.5, 47.5),
  node(3, 20.5, 47.6),
  node(4, 20.4, 47.7),
  way(10, [4, 1, 2], {}),
  way(11, [2, 3, 4], {}),
  {
    ...none,
    type: 'relation',
    id: 20,
    tags: { type: 'multipolygon', natural: 'wood' },
    members: [10, 11].map((ref) => ({ type: 'way', ref, role: 'outer' })),
  },
];
const reader = (elements: readonly OsmElement[]): ReadElements =>
  // oxlint-disable-next-line typescript/require-await -- has the type of a file's reader
  async function* () {
    yield* elements;
  };

const findElements = async (elements: readonly OsmElement[]) => (await filterNearPark(reader(elements), BOX, () => true)).features;
const outline: LonLat[] = [
  [20.4, 47.7],
  [19.5, 47.5],
  [20.5, 47.5],
  [20.5, 47.6],
  [20.4, 47.7],
];

describe('filterNearPark', () => {
  test('returns whole shapes, also beyond the box, in any order of the file', async () => {
    const whole = [
      { id: 'osm-relation-20', tags: expect.anything(), version: null, edited: null, geometry: { type: 'areas', polygons: [[outline]] } },
    ];
    expect(await findElements(WOOD)).toEqual(whole);
    expect(await findElements(WOOD.toReversed())).toEqual(whole);
  });

  test('marks an element as incomplete if parts of it are missing in the file', async () => {
    expect(await findElements(WOOD.filter(({ id }) => id !== 11))).toMatchObject([{ geometry: { type: 'incomplete' } }]);
    expect(await findElements(WOOD.filter(({ id }) => id !== 3))).toMatchObject([{ geometry: { type: 'incomplete' } }]);
  });

  test('returns the longest part of a way that was cut at the extract’s border', async () => {
    const path = way(12, [1, 99, 2, 3, 4], { highway: 'path' });
    expect(await findElements([...WOOD.slice(0, 4), path])).toMatchObject([
      { id: 'osm-way-12', geometry: { type: 'line', isWhole: false } },
    ]);
  });

  test('leaves out elements without a node in the box', async () => {
    expect(await findElements([node(2, 20.5, 47.5), node(3, 20.5, 47.6), way(11, [2, 3], { highway: 'path' })])).toEqual([]);
  });

  test('keeps the newest version of an element that is in the file twice, in any order', async () => {
    const nodes = [node(1, 19.5, 47.5), node(2, 19.5, 47.6)];
    const twice: OsmElement[] = [
      { ...none, version: 5, type: 'way', id: 12, refs: [1, 2], tags: { name: 'new' } },
      { ...none, version: 2, edited: 1, type: 'way', id: 12, refs: [2, 1], tags: { name: 'old' } },
      { ...none, edited: 2, type: 'node', id: 3, position: [19.5, 47.7], tags: { name: 'new' } },
      { ...none, edited: 1, type: 'node', id: 3, position: [19.5, 47.7], tags: { name: 'old' } },
    ];
    const newest = [
      { id: 'osm-node-3', tags: { name: 'new' } },
      { id: 'osm-way-12', tags: { name: 'new' } },
    ];
    expect(await findElements([...nodes, ...twice])).toMatchObject(newest);
    expect(await findElements([...nodes, ...twice].toReversed())).toMatchObject(newest);
  });
});
