import { expect, test } from 'vitest';
import { formatHours, type Hours } from './opening-hours-text.ts';

const ALL = ['1', '2', '3', '4', '5', '6', '7'];

test.each<[Hours, string, string]>([
  [{ weekdays: ['1', '2', '3', '4', '5'], opens: '10:00', closes: '18:00' }, 'hétfő–péntek 10:00–18:00', 'Monday–Friday 10:00–18:00'],
  [
    { weekdays: ['7', '2', '3'], opens: '9:00', closes: '17:00' },
    'kedd–szerda, vasárnap 9:00–17:00',
    'Tuesday–Wednesday, Sunday 9:00–17:00',
  ],
  [{ weekdays: ALL, opens: '8:30', closes: 'dusk' }, 'minden nap 8:30–sötétedés', 'every day 8:30–dusk'],
  [
    { weekdays: ['6'], opens: '10:00', closes: '16:00', months: ['12', '11', '1'] },
    'szombat 10:00–16:00, január, november–december',
    'Saturday 10:00–16:00, January, November–December',
  ],
  [{ weekdays: ALL, opens: '00:00', closes: '00:00' }, 'éjjel-nappal', 'day and night'],
  [{ weekdays: ['6', '7'], opens: '00:00', closes: '23:59' }, 'szombat–vasárnap éjjel-nappal', 'Saturday–Sunday day and night'],
  [{ weekdays: ['6'], months: [] }, 'szombat', 'Saturday'],
  [{ opens: '10:00', closes: '16:00' }, '', ''],
])('%j is formatted in a line', (row, hu, en) => {
  expect([formatHours(row, 'hu'), formatHours(row, 'en')]).toEqual([hu, en]);
});
