import { endpoints } from '@liget/content-api';
import { expect, test } from 'vitest';
import { parseQuery } from './query.ts';

test.each([
  ['limit=0', 'egész szám lehet, 1 és 100 között', 'it may be a whole number from 1 to 100'],
  ['limit=0x10', 'egész szám lehet, 1 és 100 között', 'it may be a whole number from 1 to 100'],
  ['page=1e2', 'egész szám lehet, 1 és 10000 között', 'it may be a whole number from 1 to 10000'],
  ['from=2026-02-30', 'nap kell, mint 2026-11-22', 'a day is needed, like 2026-11-22'],
  ['from=2026-12-02&to=2026-12-01', 'a záró nap nem lehet a kezdő nap előtt', 'the last day must not be before the first'],
  [
    'category=music',
    'lehet: cultural, outdoor, family, sport; legfeljebb 20 érték',
    'it may be: cultural, outdoor, family, sport; at most 20 values',
  ],
  ['time_of_day=night', 'lehet: any, forenoon, afternoon, evening', 'it may be: any, forenoon, afternoon, evening'],
  ['free=maybe', 'lehet: 0, 1, true, false', 'it may be: 0, 1, true, false'],
  [`q=${'a'.repeat(201)}`, '0–200 karakter lehet', 'it may have 0 to 200 characters'],
  ['q=a%00b', 'nulla karakter nem lehet benne', 'it must not have a null character'],
])('a refused %s gets a message with the allowed values', (text, hungarian, english) => {
  const message = (locale: 'hu' | 'en') => {
    const parsed = parseQuery<object>(endpoints.events.query, new URLSearchParams(text), locale);
    return parsed.ok ? '' : parsed.error.error.message;
  };
  expect([message('hu'), message('en')]).toEqual([expect.stringContaining(`; ${hungarian}.`), expect.stringContaining(`; ${english}.`)]);
});
