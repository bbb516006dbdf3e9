import { expect, test } from 'vitest';
import { buildTimeline, parsePeriod } from './period.ts';

test.each([
  ['2018–2022', true, { from: 2018, to: 2022 }],
  ['2018 – 2022', true, { from: 2018, to: 2022 }],
  ['2019', true, { from: 2019, to: 2019 }],
  ['2023-tól, folyamatban', false, { from: 2023, to: null }],
  ['from 2023, ongoing', false, { from: 2023, to: null }],
  ['tervezett, két ültetési időszak', false, null],
  ['planned', false, null],
])('the years of “%s”, completed: %s', (text, isCompleted, expected) => {
  expect(parsePeriod(text, isCompleted)).toEqual(expected);
});

test('the timeline goes from the programme’s first year to the current one, with the years of construction marked', () => {
  const years = buildTimeline({ from: 2018, to: 2020 }, 2026, 2014);
  expect([years.at(0)?.year, years.at(-1)?.year]).toEqual([2014, 2026]);
  expect(years.filter(({ isBuilding }) => isBuilding).map(({ year }) => year)).toEqual([2018, 2019, 2020]);
});

test('an unfinished project is marked as built in the current year, too', () => {
  const years = buildTimeline({ from: 2023, to: null }, 2026, 2014);
  expect(years.filter(({ isBuilding }) => isBuilding).map(({ year }) => year)).toEqual([2023, 2024, 2025, 2026]);
});

test('a project from before the programme or for later years lengthens the timeline', () => {
  const years = buildTimeline({ from: 2012, to: 2028 }, 2026, 2014);
  expect([years.at(0)?.year, years.at(-1)?.year]).toEqual([2012, 2028]);
});
