import { describe, expect, test } from 'vitest';
import { getDayQuestion, getScene, getSeason, getWeekday } from './scene.ts';

describe('getScene', () => {
  const at = (time: string) => getScene(Temporal.Instant.from(time));

  // Sunrise is at 6:58, sunset at 16:01.
  test.each([
    ['05:30', 'night'],
    ['06:25', 'dawn'],
    ['07:50', 'dawn'],
    ['08:05', 'day'],
    ['14:40', 'day'],
    ['14:55', 'gold'],
    ['15:55', 'gold'],
    ['16:10', 'dusk'],
    ['16:45', 'dusk'],
    ['17:00', 'night'],
    ['23:59', 'night'],
  ])('on 21 November at %s is %s', (time, hour) => {
    expect(at(`2026-11-21T${time}:00+01:00`).hour).toBe(hour);
  });

  test('follows the sun, not the clock: at 20:30 in June it is still “gold”', () => {
    expect(at('2026-06-21T20:30:00+02:00').hour).toBe('gold');
    expect(at('2026-12-21T20:30:00+01:00').hour).toBe('night');
  });

  test('uses the day in Budapest: half past midnight on 1 March is spring', () => {
    expect(at('2026-02-28T23:30:00Z')).toEqual({ hour: 'night', season: 'spring' });
  });

  test.each([
    ['2026-03-29', 'spring'],
    ['2026-06-01', 'summer'],
    ['2026-10-25', 'autumn'],
    ['2026-12-31', 'winter'],
    ['2027-02-28', 'winter'],
  ])('on %s is the season %s', (day, season) => {
    expect(at(`${day}T12:00:00Z`).season).toBe(season);
  });

  test('changes the season with the month', () => {
    const seasons = Array.from({ length: 12 }, (_, index) => getSeason(new Temporal.PlainDate(2026, index + 1, 1)));
    expect(seasons.map((season) => season.slice(0, 2)).join(' ')).toBe('wi wi sp sp sp su su su au au au wi');
  });
});

test('getWeekday returns the name of a weekday', () => {
  const week = Array.from({ length: 7 }, (_, index) => getWeekday(Temporal.PlainDate.from('2026-11-16').add({ days: index })));
  expect(week).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
});

describe('getDayQuestion', () => {
  const at = (time: string) => getDayQuestion(Temporal.Instant.from(time));

  test('differs by weekday in Budapest', () => {
    const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => at(`2026-11-${day}T10:00:00+01:00`));
    expect(days).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
    // Still Sunday in Los Angeles.
    expect(at('2026-11-23T04:30:00+01:00')).toBe('monday');
  });

  test('asks about tomorrow late in the evening', () => {
    expect(at('2026-11-21T20:59:00+01:00')).toBe('saturday');
    expect(at('2026-11-21T21:00:00+01:00')).toBe('tomorrow');
    expect(at('2026-11-21T23:59:00+01:00')).toBe('tomorrow');
  });

  test('asks about the new day after midnight in Budapest', () => {
    expect(at('2026-11-23T00:00:00+01:00')).toBe('monday');
    expect(at('2026-11-23T00:30:00+01:00')).toBe('monday');
    expect(at('2026-11-22T23:30:00Z')).toBe('monday');
  });

  test('follows clock changes', () => {
    expect(at('2026-10-25T20:30:00+01:00')).toBe('sunday');
    expect(at('2026-10-25T21:00:00+01:00')).toBe('tomorrow');
    expect(at('2026-03-29T21:00:00+02:00')).toBe('tomorrow');
  });
});
