import { describe, expect, test } from 'vitest';
import { findRoute } from './find-route.ts';
import { createLine, getRoundMetres, getRoute, place, plan } from './plans-under-test.ts';

describe('findRoute with the step-free profile', () => {
  const around = createLine(
    'around',
    [
      [0, 0],
      [0, 100],
      [100, 100],
      [100, 0],
    ],
    { known: { surface: 'asphalt', wheelchair: 'yes' } },
  );
  const straight = (properties: Parameters<typeof createLine>[2]) =>
    createLine(
      'straight',
      [
        [0, 0],
        [100, 0],
      ],
      properties,
    );

  test.each([
    ['steps', { kind: 'steps' }],
    ['surface', { known: { surface: 'gravel' } }],
    ['surface', { known: { surface: 'cobblestone' } }],
    ['smoothness', { known: { smoothness: 'bad' } }],
    ['kerb', { known: { kerb: 'raised' } }],
    ['incline', { known: { incline: -7 } }],
    ['wheelchair', { known: { wheelchair: 'no' } }],
  ] as const)('avoids %s if the data have them, and reports it', (obstacle, properties) => {
    const baseMap = plan(around, straight(properties));
    expect(getRoundMetres(baseMap, [0, 0], [100, 0])).toBe(100);
    const route = getRoute(baseMap, [0, 0], [100, 0], 'step_free');
    expect(Math.round(route.metres)).toBe(300);
    expect(route.stepFree).toMatchObject({ hasSteps: false, obstacles: [obstacle], unknownMetres: 0 });
    expect(route.minutes).toBe(5);
    expect(getRoute(baseMap, [0, 0], [100, 0]).stepFree.obstacles).toEqual([obstacle]);
  });

  test('uses paths without data, and reports their length', () => {
    const route = getRoute(plan(around, straight({})), [0, 0], [100, 0], 'step_free');
    expect(Math.round(route.metres)).toBe(100);
    expect(Math.round(route.stepFree.unknownMetres)).toBe(100);
    expect(route.legs.map(({ unknown }) => unknown)).toEqual([true]);
  });

  test('prefers a slightly longer route to cobbles, but not a much longer one', () => {
    const bypass = createLine(
      'bypass',
      [
        [0, 0],
        [50, 40],
        [100, 0],
      ],
      { known: { surface: 'asphalt' } },
    );
    const setts = straight({ known: { surface: 'sett' } });
    expect(getRoundMetres(plan(setts, bypass), [0, 0], [100, 0], 'step_free')).toBe(128);
    const route = getRoute(plan(setts, around), [0, 0], [100, 0], 'step_free');
    expect([route.metres, route.stepFree.limitedMetres].map(Math.round)).toEqual([100, 100]);
  });

  test('trusts wheelchair=yes, except on steps', () => {
    const known = { surface: 'gravel', wheelchair: 'yes' } as const;
    expect(getRoundMetres(plan(around, straight({ known })), [0, 0], [100, 0], 'step_free')).toBe(100);
    expect(getRoundMetres(plan(around, straight({ kind: 'steps', known })), [0, 0], [100, 0], 'step_free')).toBe(300);
  });

  test('finds no route where only steps lead', () => {
    const baseMap = plan(
      createLine('a', [
        [0, 0],
        [100, 0],
      ]),
      createLine(
        's',
        [
          [100, 0],
          [110, 0],
        ],
        { kind: 'steps' },
      ),
      createLine('b', [
        [110, 0],
        [250, 0],
      ]),
    );
    expect(findRoute(baseMap, place(0, 0), place(250, 0), 'step_free').kind).toBe('unconnected');
    expect(getRoute(baseMap, [0, 0], [250, 0]).stepFree).toMatchObject({ hasSteps: true, obstacles: ['steps'] });
  });
});
