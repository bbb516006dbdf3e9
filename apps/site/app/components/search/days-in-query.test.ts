import { describe, expect, test } from 'vitest';
import { findDaysName, formatDays } from './days-in-query.ts';

describe('dates in a search query', () => {
  test.each([
    ['Friday', '2026-11-27', '2026-11-27', '2026-11-27', 'today'],
    ['Friday', '2026-11-27', '2026-11-28', '2026-11-28', 'tomorrow'],
    ['Friday', '2026-11-27', '2026-11-29', '2026-11-29', undefined],
    ['Friday', '2026-11-27', '2026-11-28', '2026-11-29', 'weekend'],
    ['Monday', '2026-11-23', '2026-11-28', '2026-11-29', 'weekend'],
    ['Saturday', '2026-11-28', '2026-11-28', '2026-11-29', 'weekend'],
    ['Sunday', '2026-11-29', '2026-11-29', '2026-11-29', 'today'],
    ['Sunday', '2026-11-29', '2026-12-05', '2026-12-06', 'nextWeekend'],
    ['Sunday', '2026-11-29', '2026-12-12', '2026-12-13', undefined],
    ['Friday', '2026-11-27', '2026-12-05', '2026-12-06', 'nextWeekend'],
    ['Friday', '2026-11-27', '2026-11-21', '2026-11-22', undefined],
    ['Friday', '2026-11-27', '2026-11-27', '2026-11-29', undefined],
    ['the Friday before clocks change', '2026-10-23', '2026-10-24', '2026-10-25', 'weekend'],
  ])('on %s %s, from %s to %s: %s', (_, today, from, to, name) => {
    expect(findDaysName(from, to, today)).toBe(name);
  });

  test.each([
    ['2026-11-28', '2026-11-29', 'nov. 28–29. (szombat–vasárnap)', '28–29 Nov (Saturday–Sunday)'],
    ['2026-11-28', '2026-11-28', 'nov. 28. (szombat)', '28 Nov (Saturday)'],
    ['2026-11-30', '2026-12-01', 'nov. 30. – dec. 1. (hétfő–kedd)', '30 Nov – 1 Dec (Monday–Tuesday)'],
    ['2026-11-01', '2026-11-30', 'nov. 1–30.', '1–30 Nov'],
    ['2026-11-28', null, 'nov. 28. –', '28 Nov –'],
  ])('from %s to %s are formatted with their weekdays, if shorter than a week', (from, to, hungarian, english) => {
    expect(formatDays(from, to, '2026-11-22', 'hu')).toBe(hungarian);
    expect(formatDays(from, to, '2026-11-22', 'en')).toBe(english);
  });
});
