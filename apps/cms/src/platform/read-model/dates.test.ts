import { toBudapestDay } from '@liget/park/time';
import { describe, expect, it } from 'vitest';
import { formatBudapestInstant, startOfDay, startOfItsDay, toStoredText } from './dates.ts';

describe('instants', () => {
  it('have Budapest’s offset in winter and in summer', () => {
    expect(formatBudapestInstant('2026-11-22T17:00:00.000Z')).toBe('2026-11-22T18:00:00+01:00');
    expect(formatBudapestInstant('2026-07-01T17:00:00.123Z')).toBe('2026-07-01T19:00:00+02:00');
  });

  it('are distinct in the repeated hour when clocks go back', () => {
    expect(formatBudapestInstant('2026-10-25T00:30:00Z')).toBe('2026-10-25T02:30:00+02:00');
    expect(formatBudapestInstant('2026-10-25T01:30:00Z')).toBe('2026-10-25T02:30:00+01:00');
  });

  it('throw for invalid input', () => {
    expect(() => formatBudapestInstant('tomorrow')).toThrow(RangeError);
  });
});

describe('days', () => {
  it('change at midnight in Budapest, not UTC', () => {
    expect(toBudapestDay(Temporal.Instant.from('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
    expect(toBudapestDay(Temporal.Instant.from('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  });

  it('begin at midnight, also when they have 23 or 25 hours', () => {
    expect(toStoredText(startOfDay('2026-03-29'))).toBe('2026-03-28T23:00:00.000Z');
    expect(toStoredText(startOfDay('2026-03-29', 1))).toBe('2026-03-29T22:00:00.000Z');
    expect(toStoredText(startOfDay('2026-10-25', 1))).toBe('2026-10-25T23:00:00.000Z');
    expect(startOfItsDay('2026-10-25T12:00:00Z')).toBe('2026-10-25T00:00:00+02:00');
  });
});
