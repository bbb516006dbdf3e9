import { describe, expect, test } from 'vitest';
import {
  type Camera,
  centreCamera,
  fitCamera,
  MAX_ZOOM,
  mixCameras,
  moveCamera,
  START,
  turnByEighth,
  turnCamera,
  zoomByStep,
  zoomCamera,
} from './camera.ts';

const size = { width: 800, height: 600 };
const near: Camera = { zoom: 3, angle: 0, x: 0.4, y: -0.2 };

/** Position of a point of the plan, from the middle of the window, in units of the plan. */
function project({ zoom, angle, x, y }: Camera, place: { x: number; y: number }) {
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [(place.x - size.width / 2) * zoom, (place.y - size.height / 2) * zoom];
  return {
    x: dx * Math.cos(radians) - dy * Math.sin(radians) + x * size.width,
    y: dx * Math.sin(radians) + dy * Math.cos(radians) + y * size.height,
  };
}

describe('the camera of the map', () => {
  test('zooms in and back to the same view', () => {
    const back = zoomByStep(zoomByStep(near, 1), -1);
    expect(back.zoom).toBeCloseTo(near.zoom);
    expect(back.x).toBeCloseTo(near.x);
    expect(back.y).toBeCloseTo(near.y);
  });

  test('stops at the whole plan and at the maximum zoom', () => {
    let camera = START;
    for (let step = 0; step < 20; step += 1) camera = zoomByStep(camera, 1);
    expect(camera.zoom).toBe(MAX_ZOOM);
    for (let step = 0; step < 20; step += 1) camera = zoomByStep(camera, -1);
    expect(camera).toEqual(START);
  });

  test('turns a full circle in eight steps around the middle of the window', () => {
    let camera = near;
    for (let step = 0; step < 8; step += 1) camera = turnByEighth(camera, size);
    expect(camera.angle).toBe(360);
    expect(camera.x).toBeCloseTo(near.x);
    expect(camera.y).toBeCloseTo(near.y);
  });

  test('centres a chosen place at any rotation', () => {
    const place = { x: 620, y: 110 };
    for (const camera of [START, near, turnByEighth(near, size), turnByEighth(turnByEighth(turnByEighth(START, size), size), size)]) {
      const chosen = centreCamera(camera, place, size);
      expect(project(chosen, place).x).toBeCloseTo(0);
      expect(project(chosen, place).y).toBeCloseTo(0);
      expect(chosen.zoom).toBeGreaterThanOrEqual(2);
    }
  });

  test('zooms and turns around the point under the finger', () => {
    const place = { x: 430, y: 330 };
    const at = (camera: Camera) => ({ x: project(camera, place).x / size.width, y: project(camera, place).y / size.height });
    const start = centreCamera(START, { x: 400, y: 300 }, size, 2);
    const finger = at(start);
    for (const camera of [zoomCamera(start, 1.7, finger), turnCamera(start, 30, size, finger)]) {
      expect(at(camera).x).toBeCloseTo(finger.x);
      expect(at(camera).y).toBeCloseTo(finger.y);
    }
  });

  test('fits several places into the window, as large as possible', () => {
    const places = [
      { x: 100, y: 100 },
      { x: 300, y: 200 },
    ];
    for (const from of [START, turnByEighth(START, size), near]) {
      const camera = fitCamera(from, places, size);
      expect(camera.zoom).toBeGreaterThan(1.5);
      for (const place of places) {
        expect(Math.abs(project(camera, place).x)).toBeLessThanOrEqual(size.width / 2);
        expect(Math.abs(project(camera, place).y)).toBeLessThanOrEqual(size.height / 2);
      }
    }
    expect(fitCamera(near, [], size)).toEqual(near);
  });

  test('interpolates between two cameras', () => {
    const to = centreCamera(START, { x: 620, y: 110 }, size);
    for (const camera of [mixCameras(near, to, 1), mixCameras(to, near, 0)]) {
      expect(camera.zoom).toBeCloseTo(to.zoom);
      expect([camera.x, camera.y]).toEqual([expect.closeTo(to.x) as number, expect.closeTo(to.y) as number]);
    }
    expect(mixCameras(near, to, 0.5).zoom).toBeGreaterThan(near.zoom);
  });

  test('keeps the middle of the window on the plan', () => {
    expect(moveCamera(START, { x: 0.5, y: 0.5 })).toEqual(START);
    const far = moveCamera({ ...START, zoom: 2 }, { x: 9, y: -9 });
    expect([far.x, far.y]).toEqual([1, -1]);
  });
});
