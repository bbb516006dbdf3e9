import { LOCALES } from '@liget/content-api';
import type { PlaceHours } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../i18n/index.ts';
import { checkHours } from './enquiry-hours.server.ts';

/** Open from Tuesday to Saturday, with a break on Saturdays; closed on 24 December. */
const COURT: PlaceHours = {
  hours: [
    { weekdays: [2, 3, 4, 5], opens: '08:00', closes: '20:00', months: [] },
    { weekdays: [6], opens: '08:00', closes: '12:00', months: [] },
    { weekdays: [6], opens: '14:00', closes: '18:00', months: [] },
  ],
  exceptions: [{ from: '2026-12-24', to: '2026-12-24', hours: [], note: null }],
};
const check = (hours: { days: string; from: string; until: string }, locale: 'hu' | 'en' = 'hu', place = COURT) =>
  checkHours(hours, place, { locale, messages: getMessages(locale) });

describe('checkHours of a court', () => {
  test.each([
    ['2026-12-03', '08:00', '20:00'],
    ['2026-12-03,2026-12-04', '10:00', '12:00'],
    ['2026-12-05', '14:30', '16:00'],
    // Other checks report these.
    ['2026-12-24', '06:00', '07:00'],
    ['2026-02-31', '06:00', '07:00'],
    ['holnap', '06:00', '07:00'],
    ['2026-12-03', '23:00', '22:00'],
    ['2026-12-03', '', '22:00'],
  ])('accepts %s from %s until %s', (days, from, until) => {
    expect(check({ days, from, until })).toEqual({});
  });

  test.each([
    ['2026-12-03', '07:00', '09:00', { from: /december 3., csütörtök\): 08:00–20:00\. Kérjük/ }],
    ['2026-12-03', '19:00', '21:00', { until: /december 3., csütörtök\): 08:00–20:00\. Kérjük/ }],
    ['2026-12-04,2026-12-05', '11:00', '15:00', { until: /december 5., szombat\): 08:00–12:00, 14:00–18:00\. Kérjük/ }],
  ])('reports %s from %s until %s as outside the opening hours, with those of that day', (days, from, until, expected) => {
    const [[field, words] = []] = Object.entries(expected);
    expect(check({ days, from, until })).toEqual({ [field ?? '']: expect.stringMatching(words ?? '') });
  });

  test('answers in English', () => {
    expect(check({ days: '2026-12-03', from: '07:00', until: '09:00' }, 'en')).toEqual({
      from: 'We are closed then. Opening hours on that day (Thursday 3 December): 08:00–20:00. Please give a time within them.',
    });
  });

  test.each(LOCALES)('accepts any time if the hours are unknown (%s)', (locale) => {
    expect(check({ days: '2026-12-03', from: '03:00', until: '04:00' }, locale, { hours: [], exceptions: [] })).toEqual({});
  });
});
