import { describe, expect, test } from 'vitest';
import { getOccurrenceFilters, type OccurrenceTimes } from './occurrence-filters.ts';

/** Budapest is one hour ahead of UTC in winter, two in summer. */
const at = (text: string) => new Date(Temporal.ZonedDateTime.from(`${text}[Europe/Budapest]`).epochMilliseconds).toISOString();
const parts = (start: string, end?: string, more: Partial<OccurrenceTimes> = {}, openEnded = false) => {
  const { forenoon, afternoon, evening } = getOccurrenceFilters({ start: at(start), end: end && at(end), ...more }, openEnded);
  return [forenoon && 'forenoon', afternoon && 'afternoon', evening && 'evening'].filter(Boolean).join(', ');
};
const until = (start: string, end?: string, more: Partial<OccurrenceTimes> = {}, openEnded = false) =>
  getOccurrenceFilters({ start: at(start), end: end && at(end), ...more }, openEnded).until;

describe('the parts of the day of an occurrence', () => {
  test.each([
    ['2026-12-01T10:00', '2026-12-01T11:30', 'forenoon'],
    ['2026-12-01T10:00', '2026-12-01T12:00', 'forenoon'],
    ['2026-12-01T10:00', '2026-12-01T12:01', 'forenoon, afternoon'],
    ['2026-12-01T12:00', '2026-12-01T13:00', 'afternoon'],
    ['2026-12-01T11:59', undefined, 'forenoon'],
    ['2026-12-01T12:00', undefined, 'afternoon'],
    ['2026-12-01T18:00', undefined, 'evening'],
    ['2026-12-01T17:30', '2026-12-01T18:00', 'afternoon'],
    ['2026-12-01T17:30', '2026-12-01T18:30', 'afternoon, evening'],
    ['2026-12-01T09:00', '2026-12-01T21:00', 'forenoon, afternoon, evening'],
    ['2026-12-01T22:00', '2026-12-02T02:00', 'evening'],
    ['2026-12-01T10:00', '2026-12-02T09:59', 'forenoon, afternoon, evening'],
    ['2026-12-01T20:00', '2026-12-02T20:00', 'forenoon, afternoon, evening'],
    ['2026-12-01T00:00', undefined, 'forenoon'],
    ['2026-07-01T12:00', '2026-07-01T13:00', 'afternoon'],
  ])('from %s to %s: %s', (start, end, expected) => expect(parts(start, end)).toBe(expected));

  test('are all without times, for a day or longer, and without an end', () => {
    const all = 'forenoon, afternoon, evening';
    expect(parts('2026-12-01T00:00', undefined, { allDay: true })).toBe(all);
    expect(parts('2026-12-01T10:00', '2026-12-02T10:00')).toBe(all);
    expect(parts('2026-12-01T10:00', undefined, {}, true)).toBe(all);
  });
});

describe('the end of an occurrence', () => {
  test.each<[string, string | undefined, boolean, string]>([
    ['2026-12-01T10:00', '2026-12-01T11:30', false, '2026-12-01T11:30'],
    ['2026-12-01T10:00', undefined, false, '2026-12-02T00:00'],
    ['2026-12-01T10:00', undefined, true, '2026-12-02T00:00'],
    ['2026-12-01T00:00', '2026-12-03T00:00', true, '2026-12-04T00:00'],
    ['2026-03-29T00:00', undefined, true, '2026-03-30T00:00'],
    ['2026-10-25T00:00', undefined, true, '2026-10-26T00:00'],
  ])('from %s to %s, all day %s: is over at %s', (start, end, allDay, over) => expect(until(start, end, { allDay })).toBe(at(over)));

  test('is far in the future without an end', () => {
    expect(until('2020-01-01T10:00', '2020-01-02T10:00', {}, true)).toBe('9999-12-31T00:00:00.000Z');
    expect(until('2020-01-01T10:00', undefined, { allDay: true }, true)).toBe('9999-12-31T00:00:00.000Z');
  });
});
