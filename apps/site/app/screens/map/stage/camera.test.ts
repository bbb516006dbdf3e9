import { describe, expect, test } from 'vitest';
import { type Camera, centredOn, MAX_ZOOM, moved, rotated, START, zoomed } from './camera.ts';

const size = { width: 800, height: 600 };
const near: Camera = { zoom: 3, angle: 0, x: 0.4, y: -0.2 };

/** Where a place of the plan stands in the window, from its middle, in the plan's units. */
function seen({ zoom, angle, x, y }: Camera, place: { x: number; y: number }) {
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [(place.x - size.width / 2) * zoom, (place.y - size.height / 2) * zoom];
  return {
    x: dx * Math.cos(radians) - dy * Math.sin(radians) + x * size.width,
    y: dx * Math.sin(radians) + dy * Math.cos(radians) + y * size.height,
  };
}

describe('the camera of the map', () => {
  test('goes nearer and back to where it was', () => {
    const back = zoomed(zoomed(near, 1), -1);
    expect(back.zoom).toBeCloseTo(near.zoom);
    expect(back.x).toBeCloseTo(near.x);
    expect(back.y).toBeCloseTo(near.y);
  });

  test('stops at the whole plan and at its nearest', () => {
    let camera = START;
    for (let step = 0; step < 20; step += 1) camera = zoomed(camera, 1);
    expect(camera.zoom).toBe(MAX_ZOOM);
    for (let step = 0; step < 20; step += 1) camera = zoomed(camera, -1);
    expect(camera).toEqual(START);
  });

  test('turns a full circle in eight steps, about what is in the middle', () => {
    let camera = near;
    for (let step = 0; step < 8; step += 1) camera = rotated(camera, size);
    expect(camera.angle).toBe(360);
    expect(camera.x).toBeCloseTo(near.x);
    expect(camera.y).toBeCloseTo(near.y);
  });

  test('brings a chosen place into the middle, whichever way it is turned', () => {
    const place = { x: 620, y: 110 };
    for (const camera of [START, near, rotated(near, size), rotated(rotated(rotated(START, size), size), size)]) {
      const chosen = centredOn(camera, place, size);
      expect(seen(chosen, place).x).toBeCloseTo(0);
      expect(seen(chosen, place).y).toBeCloseTo(0);
      expect(chosen.zoom).toBeGreaterThanOrEqual(2);
    }
  });

  test('does not lose the plan', () => {
    expect(moved(START, { x: 0.5, y: 0.5 })).toEqual(START);
    const far = moved({ ...START, zoom: 2 }, { x: 9, y: -9 });
    expect([far.x, far.y]).toEqual([1, -1]);
  });
});
