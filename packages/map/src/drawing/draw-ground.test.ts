import { fixtures } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { boxAround, frameOf } from '../frame.ts';
import { distance } from '../geometry/metres.ts';
import { drawGround } from './draw-ground.ts';

const plan = fixtures.hu.groundPlan;

describe('a drawing of the ground', () => {
  test('has the park below its paths, in the units of the frame', () => {
    const box = boxAround(
      plan.features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? geometry.coordinates.flat() : [])),
      50,
    );
    if (!box) throw new Error('no box');
    const frame = frameOf(box, 800);
    expect(drawGround(plan, frame).map(({ kind, rank }) => [kind, rank])).toEqual([
      ['park', null],
      ['path', 'promenade'],
    ]);
    const [west, east] = [frame.project([box.west, box.north]), frame.project([box.east, box.south])];
    expect([west, east]).toEqual([
      { x: 0, y: 0 },
      { x: 800, y: expect.closeTo(frame.height, -1) as number },
    ]);
    expect(frame.scale * distance([box.west, box.south], [box.east, box.south])).toBeCloseTo(800, 0);
  });
});
