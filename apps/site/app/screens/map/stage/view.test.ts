import { createFrame } from '@liget/map';
import { expect, test } from 'vitest';
import { centreCamera, START, turnByEighth } from './camera.ts';
import { toPlanZoom, toView } from './view.ts';

const box = { west: 19.07, south: 47.506, east: 19.095, north: 47.522 };
const frame = createFrame(box, 800);
const bounds = { width: 700, height: (700 * frame.height) / 800, offset: { x: 0, y: 0 } };

/** Position on a Mercator map in pixels, from the middle of the window. */
function toMercator([longitude, latitude]: readonly [number, number], view: ReturnType<typeof toView>) {
  const world = 512 * 2 ** view.zoom;
  const place = (lon: number, lat: number) => ({
    x: (world * (lon + 180)) / 360,
    y: (world * (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI)) / 2,
  });
  const [at, middle] = [place(longitude, latitude), place(...view.center)];
  const turn = (-view.bearing * Math.PI) / 180;
  const [x, y] = [at.x - middle.x, at.y - middle.y];
  return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
}

/** Position on the plan in pixels, as the style sheet transforms it. */
function onPlan(position: readonly [number, number], { zoom, angle, x, y }: typeof START, { width, height, offset }: typeof bounds) {
  const point = frame.project(position);
  const [dx, dy] = [
    ((point.x - frame.width / 2) * zoom * width) / frame.width,
    ((point.y - frame.height / 2) * zoom * width) / frame.width,
  ];
  const turn = (angle * Math.PI) / 180;
  return {
    x: offset.x + x * width + dx * Math.cos(turn) - dy * Math.sin(turn),
    y: offset.y + y * height + dx * Math.sin(turn) + dy * Math.cos(turn),
  };
}

test.each([
  ['as it is at first', START, bounds],
  ['near a place', centreCamera(START, { x: 500, y: 200 }, frame, 6), bounds],
  ['turned', turnByEighth(centreCamera(START, { x: 500, y: 200 }, frame, 3), frame), bounds],
  ['not in the middle of its window', centreCamera(START, { x: 500, y: 200 }, frame, 3), { ...bounds, offset: { x: 12, y: -40 } }],
])('the live map shows every place where the plan shows it: %s', (_, camera, where) => {
  const view = toView(camera, where, frame, box);
  for (const position of [
    [19.08, 47.515],
    [19.0723, 47.5185],
    [19.0939, 47.5067],
  ] as const) {
    const [live, plan] = [toMercator(position, view), onPlan(position, camera, where)];
    // The plan's units are rounded to a tenth.
    const slack = 0.15 * camera.zoom;
    expect(Math.abs(live.x - plan.x)).toBeLessThan(slack);
    expect(Math.abs(live.y - plan.y)).toBeLessThan(slack);
  }
});

test('toPlanZoom gives the camera zoom of a Mercator zoom level', () => {
  const view = toView({ ...START, zoom: toPlanZoom(17, box) }, bounds, frame, box);
  expect(view.zoom).toBeCloseTo(17);
});
