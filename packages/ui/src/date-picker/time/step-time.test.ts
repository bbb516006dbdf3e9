import { describe, expect, test } from 'vitest';
import { clampTime, isWithinLimits, stepTime, switchHalf } from './step-time.ts';

const time = (hour: number, minute = 0, second = 0) => ({ hour, minute, second });
const free = {};

describe('stepping a time', () => {
  test.each([
    [time(9), 'hour', 1, time(10)],
    [time(23), 'hour', 1, time(0)],
    [time(0), 'hour', -1, time(23)],
    [time(9, 59), 'minute', 1, time(9, 0)],
    [time(9, 0), 'minute', -1, time(9, 59)],
    [time(9, 0, 59), 'second', 1, time(9, 0, 0)],
  ] as const)('%o, %s by %i', (from, part, direction, to) => {
    expect(stepTime(from, { part, direction }, free)).toEqual(to);
  });

  test('steps may be greater than one', () => {
    expect(stepTime(time(9, 50), { part: 'minute', direction: 1 }, free, { stepMinute: 15 })).toEqual(time(9, 5));
    expect(stepTime(time(9, 50), { part: 'hour', direction: -1 }, free, { stepHour: 2 })).toEqual(time(7, 50));
    expect(stepTime(time(9, 0, 50), { part: 'second', direction: -1 }, free, { stepSecond: 30 })).toEqual(time(9, 0, 20));
  });
});

describe('on the boundary day', () => {
  const limits = { min: time(9, 30), max: time(17, 15) };

  test('a step over a limit stops at the limit', () => {
    expect(stepTime(time(10, 15), { part: 'hour', direction: -1 }, limits)).toEqual(time(9, 30));
    expect(stepTime(time(16, 50), { part: 'hour', direction: 1 }, limits)).toEqual(time(17, 15));
    expect(stepTime(time(9, 31), { part: 'minute', direction: -1 }, limits, { stepMinute: 5 })).toEqual(time(9, 30));
  });

  test('at the limit there is no further step', () => {
    expect(stepTime(time(9, 30), { part: 'hour', direction: -1 }, limits)).toEqual(time(9, 30));
    expect(stepTime(time(9, 30), { part: 'minute', direction: -1 }, limits)).toEqual(time(9, 30));
    expect(stepTime(time(17, 15), { part: 'minute', direction: 1 }, limits)).toEqual(time(17, 15));
  });

  test('no step wraps to a time outside the limits', () => {
    expect(stepTime(time(17, 0), { part: 'minute', direction: -1 }, limits)).toEqual(time(17, 0));
    expect(stepTime(time(23, 0), { part: 'hour', direction: 1 }, { min: time(9, 30) })).toEqual(time(23, 0));
    expect(stepTime(time(0, 0), { part: 'hour', direction: -1 }, { max: time(17, 15) })).toEqual(time(0, 0));
  });

  test('steps may wrap within the limits', () => {
    expect(stepTime(time(10, 59), { part: 'minute', direction: 1 }, limits)).toEqual(time(10, 0));
  });

  test('a time outside the limits is moved to the nearest limit', () => {
    expect([clampTime(time(8), limits), clampTime(time(12), limits), clampTime(time(18), limits)]).toEqual([
      time(9, 30),
      time(12),
      time(17, 15),
    ]);
    expect([isWithinLimits(time(9, 29, 59), limits), isWithinLimits(time(9, 30), limits), isWithinLimits(time(17, 15, 1), limits)]).toEqual(
      [false, true, false],
    );
  });

  test('AM and PM change only if the limits allow it', () => {
    expect(switchHalf(time(10), limits)).toEqual(time(10));
    expect(switchHalf(time(5), { max: time(17, 15) })).toEqual(time(17));
    expect(switchHalf(time(17), { max: time(17, 15) })).toEqual(time(5));
  });
});
