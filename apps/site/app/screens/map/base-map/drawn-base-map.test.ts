import { fixtures } from '@liget/content-api/fixtures';
import { createFrame, drawBaseMap } from '@liget/map';
import { expect, test } from 'vitest';
import { placeBaseMapLabels } from './base-map-labels.ts';
import { toDrawnBaseMap } from './drawn-base-map.ts';

const baseMap = structuredClone(fixtures.hu.baseMap);
const BOX = { west: 19.07, south: 47.5, east: 19.1, north: 47.53 };
const draw = ({ box = BOX, markers = [{ point: { x: 400, y: 300 } }], of: plan = baseMap } = {}) =>
  toDrawnBaseMap(plan, { box, frame: createFrame(box, 1000), markers });

test('a base map is drawn once for each box, and its labels once for the same markers', () => {
  const first = draw();
  expect(first).toEqual({
    layers: drawBaseMap(baseMap, createFrame(BOX, 1000)),
    names: placeBaseMapLabels(baseMap, createFrame(BOX, 1000), [{ point: { x: 400, y: 300 } }]),
  });
  const again = draw();
  expect([again.layers === first.layers, again.names === first.names]).toEqual([true, true]);
  const otherMarkers = draw({ markers: [] });
  expect([otherMarkers.layers === first.layers, otherMarkers.names === first.names]).toEqual([true, false]);
  const otherBox = draw({ box: { ...BOX, east: 19.09 } });
  expect([otherBox.layers === first.layers, otherBox.names === first.names]).toEqual([false, false]);
});

test('a base map that was read again is drawn again', () => {
  expect(draw({ of: structuredClone(baseMap) }).layers).not.toBe(draw().layers);
});

test('at most twelve drawings of a base map are cached', () => {
  const first = draw();
  for (let x = 0; x < 12; x += 1) draw({ markers: [{ point: { x, y: 0 } }] });
  expect([draw().layers === first.layers, draw().names === first.names]).toEqual([true, false]);
});
