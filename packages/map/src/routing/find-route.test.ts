import { describe, expect, test } from 'vitest';
import { findRoute } from './find-route.ts';
import { createArea, createLine, getRoundMetres, getRoute, place, plan, toRoundMetres } from './plans-under-test.ts';

describe('findRoute', () => {
  test('follows the paths and turns where they cross', () => {
    const baseMap = plan(
      createLine(
        'east',
        [
          [0, 0],
          [200, 0],
        ],
        { name: 'Keleti sétány' },
      ),
      createLine('north', [
        [100, -100],
        [100, 100],
      ]),
    );
    const route = getRoute(baseMap, [0, 0], [100, 100]);
    expect(route.line.map(toRoundMetres)).toEqual([
      [0, 0],
      [0, 0],
      [100, 0],
      [100, 100],
      [100, 100],
    ]);
    expect(route.legs.map(({ name, turn, metres }) => [name, turn, Math.round(metres)])).toEqual([
      ['Keleti sétány', 'start', 100],
      [null, 'left', 100],
    ]);
    expect([Math.round(route.metres), route.minutes]).toEqual([200, 3]);
    expect(Math.round(route.legs[0]?.bearing ?? 0)).toBe(90);
  });

  test('begins and ends within a path, with the distances of both places from it', () => {
    const baseMap = plan(
      createLine('a', [
        [0, 0],
        [300, 0],
      ]),
    );
    const route = getRoute(baseMap, [50, 20], [250, -10]);
    expect([route.metres, route.metresToPath, route.metresFromPath].map(Math.round)).toEqual([230, 20, 10]);
    expect(route.isApproximate).toBe(true);
  });

  test('joins ends less than a metre apart, and an end that touches the side of a path', () => {
    const baseMap = plan(
      createLine('a', [
        [0, 0],
        [100, 0],
      ]),
      createLine('b', [
        [100.5, 0.3],
        [200, 0],
      ]),
      createLine('c', [
        [150, 0.8],
        [150, 80],
      ]),
    );
    expect(getRoundMetres(baseMap, [0, 0], [150, 80])).toBe(230);
  });

  test('joins a bridge to other paths at its ends only', () => {
    const under = createLine('under', [
      [100, -100],
      [100, 100],
    ]);
    const over = createLine(
      'over',
      [
        [50, 0],
        [90, 0],
        [110, 0],
        [150, 0],
      ],
      { bridge: true },
    );
    const west = createLine('west', [
      [0, 0],
      [50, 0],
    ]);
    const east = createLine('east', [
      [150, 0],
      [150, 100],
      [100, 100],
    ]);
    expect(getRoundMetres(plan(under, over, west, east), [0, 0], [100, -100])).toBe(150 + 100 + 50 + 200);
    expect(findRoute(plan(under, over, west), place(0, 0), place(100, -100)).kind).toBe('unconnected');
  });

  test('crosses a square in a straight line, but not through obstacles on it', () => {
    const ways = [
      createLine('in', [
        [-50, 0],
        [0, 0],
      ]),
      createLine('out', [
        [100, 100],
        [150, 100],
      ]),
    ];
    const corners = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ] as const;
    const open = createArea('square', corners, { name: 'Hősök tere' });
    const route = getRoute(plan(...ways, open), [-50, 0], [150, 100]);
    expect(Math.round(route.metres)).toBe(50 + 141 + 50);
    expect(route.legs.map(({ name, kind }) => [name, kind])).toContainEqual(['Hősök tere', 'square']);
    const ring = [
      [45, 45],
      [55, 45],
      [55, 55],
      [45, 55],
      [45, 45],
    ].map(([x = 0, y = 0]) => place(x, y));
    const built = {
      ...open,
      geometry: { type: 'Polygon' as const, coordinates: [...(open.geometry.type === 'Polygon' ? open.geometry.coordinates : []), ring] },
    };
    expect(getRoundMetres(plan(...ways, built), [-50, 0], [150, 100])).toBeGreaterThan(50 + 141 + 50);
  });

  test('follows a street with pavements, not a road for cars only', () => {
    const road = (rank: 'primary' | 'secondary') =>
      createLine(
        'road',
        [
          [0, 0],
          [200, 0],
        ],
        { kind: 'road', rank },
      );
    expect(getRoundMetres(plan(road('secondary')), [0, 0], [200, 0])).toBe(200);
    expect(findRoute(plan(road('primary')), place(0, 0), place(200, 0)).kind).toBe('far');
  });

  test('does not begin across water', () => {
    const lake = createArea(
      'lake',
      [
        [-100, 10],
        [300, 10],
        [300, 20],
        [-100, 20],
      ],
      { kind: 'water' },
    );
    const baseMap = plan(
      createLine('here', [
        [0, 0],
        [200, 0],
        [400, 0],
        [400, 60],
      ]),
      createLine('there', [
        [0, 60],
        [400, 60],
      ]),
      lake,
    );
    // The nearest path is on the other shore.
    const route = getRoute(baseMap, [100, 22], [200, 0]);
    expect(toRoundMetres(route.line[1] ?? [0, 0])).toEqual([100, 60]);
  });

  test('begins at the nearest path, even 200 m away', () => {
    const baseMap = plan(
      createLine('near', [
        [0, 0],
        [300, 0],
      ]),
      createLine('farther', [
        [0, -40],
        [300, -40],
      ]),
    );
    expect(getRoute(baseMap, [50, 200], [250, 0])).toMatchObject({ metres: expect.closeTo(400, 0), metresToPath: expect.closeTo(200, 0) });
  });

  test('finds no route for a position far away', () => {
    const baseMap = plan(
      createLine('a', [
        [0, 0],
        [300, 0],
      ]),
    );
    expect(findRoute(baseMap, place(50, 400), place(250, 0)).kind).toBe('far');
    expect(findRoute(baseMap, place(50, 400), place(250, 0), 'step_free').kind).toBe('far');
    expect(findRoute(plan(), place(0, 0), place(1, 1)).kind).toBe('far');
  });

  test('follows a single path in both directions', () => {
    const baseMap = plan(
      createLine('a', [
        [0, 0],
        [300, 0],
      ]),
    );
    expect(getRoundMetres(baseMap, [200, 0], [50, 0])).toBe(150);
    expect(getRoundMetres(baseMap, [50, 0], [50, 0])).toBe(0);
  });

  test('marks a route with drawn parts as approximate', () => {
    const survey = createLine('a', [
      [0, 0],
      [100, 0],
    ]);
    const sketch = createLine(
      'b',
      [
        [100, 0],
        [200, 0],
      ],
      { source: 'drawn' },
    );
    expect(getRoute(plan(survey, sketch), [0, 0], [90, 0]).isApproximate).toBe(false);
    expect(getRoute(plan(survey, sketch), [0, 0], [150, 0]).isApproximate).toBe(true);
  });

  test('does not describe every corner', () => {
    const baseMap = plan(
      createLine('a', [
        [0, 0],
        [100, 0],
      ]),
      createLine('b', [
        [100, 0],
        [104, 4],
      ]),
      createLine(
        'c',
        [
          [104, 4],
          [104, 100],
        ],
        { name: 'Északi sétány' },
      ),
    );
    expect(getRoute(baseMap, [0, 0], [104, 100]).legs.map(({ name, turn }) => [name, turn])).toEqual([
      [null, 'start'],
      ['Északi sétány', 'left'],
    ]);
  });
});
