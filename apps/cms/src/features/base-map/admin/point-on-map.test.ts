import { describe, expect, test } from 'vitest';
import { formatDegrees, getPosition, locatePosition, movePosition, parseDegrees, toPlanView, toViewShare } from './point-on-map.ts';

const RING = [
  [19.07, 47.51],
  [19.09, 47.51],
  [19.09, 47.52],
  [19.07, 47.52],
  [19.07, 47.51],
] as const;

describe('the map for setting a position', () => {
  test('shows the whole park first, then the part around the position', () => {
    const whole = toPlanView(RING, { zoom: 1, centre: null, width: 800 });
    const near = toPlanView(RING, { zoom: 4, centre: [19.085, 47.515], width: 800 });
    if (!whole || !near) throw new Error('There is no view');
    expect(toViewShare(whole, [19.08, 47.515])).toEqual({ across: expect.closeTo(0.5), down: expect.closeTo(0.5) });
    expect(toViewShare(near, [19.085, 47.515])).toEqual({ across: expect.closeTo(0.5), down: expect.closeTo(0.5) });
    expect(toViewShare(near, [19.072, 47.515])).toBeNull();
    expect(near.frame.scale).toBeCloseTo(whole.frame.scale * 4);
  });

  test('does not exist without an outline of the park', () => {
    expect(toPlanView([], { zoom: 1, centre: null, width: 800 })).toBeNull();
  });

  test('converts a click to a position and a position to a point', () => {
    const view = toPlanView(RING, { zoom: 1, centre: null, width: 800 });
    if (!view) throw new Error('There is no view');
    const position = getPosition(view, 0.25, 0.75);
    expect(toViewShare(view, position)).toEqual({ across: expect.closeTo(0.25, 3), down: expect.closeTo(0.75, 3) });
  });
});

test('movePosition moves the pin by metres in every direction', () => {
  const start = [19.08, 47.515] as const;
  const [east, north] = [movePosition(start, 100, 0), movePosition(start, 0, 100)];
  expect(east[0] - start[0]).toBeCloseTo(0.001331, 5);
  expect(north[1] - start[1]).toBeCloseTo(0.000899, 5);
});

test('locatePosition returns inside, outside with metres, or too far away', () => {
  expect(locatePosition(RING, [19.08, 47.515])).toEqual({ where: 'inside', metres: 0 });
  expect(locatePosition(RING, [19.08, 47.5091])).toEqual({ where: 'outside', metres: 100 });
  expect(locatePosition(RING, [19.2, 47.515]).where).toBe('far');
});

test.each([
  ['47,5145', 47.5145],
  [' 47.5145 ', 47.5145],
  ['19', 19],
  ['47,5145°', null],
  ['47,51,45', null],
  ['', null],
])('degrees typed as “%s” are %s', (text, degrees) => {
  expect(parseDegrees(text)).toBe(degrees);
});

test('degrees are shown with a comma in Hungarian and with a point in English', () => {
  expect([formatDegrees(47.5145, 'hu'), formatDegrees(47.5145, 'en')]).toEqual(['47,5145', '47.5145']);
});
