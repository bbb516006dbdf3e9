import { describe, expect, test } from 'vitest';
import { formatDay, formatRange } from './day-words.ts';

describe('the days in the programs panel', () => {
  test.each([
    ['hu', '2026-11-21', '2026-11-22', 'november 21–22.'],
    ['en', '2026-11-21', '2026-11-22', '21–22 November'],
    ['hu', '2026-10-31', '2026-11-01', 'október 31. – november 1.'],
    ['en', '2026-10-31', '2026-11-01', '31 October – 1 November'],
    ['hu', '2026-11-22', '2026-11-22', 'november 22.'],
    ['en', '2026-11-22', '2026-11-22', '22 November'],
  ] as const)('in %s, %s to %s is "%s"', (locale, from, to, words) => {
    expect(formatRange({ from, to }, locale)).toBe(words);
  });

  test('today is Budapest’s day, also half an hour after its midnight', () => {
    const night = Temporal.Instant.from('2026-11-22T23:30:00Z');
    expect(formatDay(night, 'hu')).toBe('hétfő, november 23.');
    expect(formatDay(night, 'en')).toBe('Monday 23 November');
  });
});
