import { describe, expect, test } from 'vitest';
import { listQuickDates } from './quick-dates.ts';

const at = (time: string) => Temporal.Instant.from(time);
const listTexts = (time: string, locale: 'hu' | 'en') => listQuickDates(at(time), locale).map((date) => date.words);

describe('the quick dates', () => {
  test('name their days', () => {
    expect(listTexts('2026-11-20T12:00:00+01:00', 'hu')).toEqual(['péntek, nov. 20.', 'szombat, nov. 21.', 'nov. 21–22.']);
    expect(listTexts('2026-11-20T12:00:00+01:00', 'en')).toEqual(['Friday 20 Nov', 'Saturday 21 Nov', '21–22 Nov']);
  });

  test('follow Budapest’s date at half past midnight on a Monday', () => {
    expect(listTexts('2026-11-22T23:30:00Z', 'hu')).toEqual(['hétfő, nov. 23.', 'kedd, nov. 24.', 'nov. 28–29.']);
  });

  test('name both months of a weekend at the end of a month', () => {
    expect(listTexts('2026-10-30T12:00:00+01:00', 'hu').at(-1)).toBe('okt. 31.–nov. 1.');
    expect(listTexts('2026-10-30T12:00:00+01:00', 'en').at(-1)).toBe('31 Oct–1 Nov');
  });

  test('offer the next weekend on a Sunday, and call it so', () => {
    const [today, , weekend] = listQuickDates(at('2026-11-22T23:30:00+01:00'), 'hu');
    expect([today?.words, weekend?.name, weekend?.words]).toEqual(['vasárnap, nov. 22.', 'nextWeekend', 'nov. 28–29.']);
    expect(listQuickDates(at('2026-11-21T23:30:00+01:00'), 'hu')[2]?.name).toBe('weekend');
  });
});
