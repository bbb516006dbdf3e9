import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { formatWeeklyHours } from './hours-in-words.ts';
import { formatPrice } from './park-data.ts';

const DAILY = [1, 2, 3, 4, 5, 6, 7];
const row = (weekdays: number[], opens: string, closes: string, months: number[] = []) => ({ weekdays, opens, closes, months });

test('weekly hours are formatted as a sentence in each language', () =>
  everyRow(
    [
      { hours: [row([2, 3, 4, 5, 6, 7], '10:00', '18:00')], hu: 'kedd–vasárnap 10:00–18:00', en: 'Tue–Sun 10:00–18:00' },
      { hours: [row(DAILY, '09:00', '17:00')], hu: 'mindennap 09:00–17:00', en: 'daily 09:00–17:00' },
      { hours: [row(DAILY, '00:00', '23:59')], hu: 'éjjel-nappal', en: 'day and night' },
      { hours: [row(DAILY, '00:00', '00:00')], hu: 'éjjel-nappal', en: 'day and night' },
      { hours: [row([6, 7], '00:00', '00:00')], hu: 'szombat–vasárnap éjjel-nappal', en: 'Sat–Sun day and night' },
      { hours: [row([6, 7, 1], '10:00', '14:00')], hu: 'szombat–hétfő 10:00–14:00', en: 'Sat–Mon 10:00–14:00' },
      { hours: [row([1, 3], '10:00', '14:00')], hu: 'hétfő, szerda 10:00–14:00', en: 'Mon, Wed 10:00–14:00' },
      {
        hours: [row(DAILY, '08:00', '20:00', [4, 5, 6, 7, 8, 9]), row(DAILY, '08:00', '17:00', [1, 2, 3, 10, 11, 12])],
        hu: 'április–szeptember 08:00–20:00, október–március 08:00–17:00',
        en: 'April to September 08:00–20:00, October to March 08:00–17:00',
      },
      {
        hours: [row(DAILY, '10:00', '18:00', [3, 4, 10]), row([3, 4, 5, 6, 7], '10:00', '16:00', [1, 2, 11, 12])],
        hu: 'március–április, október 10:00–18:00, november–február szerda–vasárnap 10:00–16:00',
        en: 'March to April, October 10:00–18:00, November to February Wed–Sun 10:00–16:00',
      },
      { hours: [row(DAILY, '08:30', 'dusk')], hu: 'mindennap 08:30-tól sötétedésig', en: 'daily from 08:30 until dusk' },
      { hours: [row(DAILY, '09:15', 'dusk')], hu: 'mindennap 09:15-től sötétedésig', en: 'daily from 09:15 until dusk' },
      { hours: [row(DAILY, '06:00', 'dusk')], hu: 'mindennap 06:00-tól sötétedésig', en: 'daily from 06:00 until dusk' },
    ],
    ({ hu }) => hu,
    ({ hours, hu, en }) => expect(formatWeeklyHours(hours)).toEqual({ hu, en }),
  ));

test('a place without hours has no sentence', () => {
  expect(formatWeeklyHours([])).toBeNull();
});

test('a price is formatted by the rules of each language', () => {
  const formatHours = (amount: number) => Object.values(formatPrice(amount)).map((text) => text.replaceAll('\u00A0', ' '));
  expect([200, 6000, 450_000, 1_250_000].map(formatHours)).toEqual([
    ['200 Ft', 'HUF 200'],
    ['6000 Ft', 'HUF 6,000'],
    ['450 000 Ft', 'HUF 450,000'],
    ['1 250 000 Ft', 'HUF 1,250,000'],
  ]);
});
