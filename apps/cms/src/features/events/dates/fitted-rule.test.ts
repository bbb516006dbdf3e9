import { expect, test } from 'vitest';
import { expandOccurrences } from './event-times.ts';
import { fitRule } from './fitted-rule.ts';
import { expandRecurrence } from './recurrence.ts';

const at = (day: string, time: string) =>
  new Date(Temporal.ZonedDateTime.from(`${day}T${time}[Europe/Budapest]`).epochMilliseconds).toISOString();
const rule = {
  kind: 'daily' as const,
  every: 1,
  from: at('2027-03-25', '12:00'),
  until: at('2027-04-03', '12:00'),
  startTime: '10:00',
  endTime: '11:00',
};
const expanded = expandRecurrence(rule);
const days = (expanded.ok ? expanded.occurrences : []).map(({ start, end }) => ({ start, end: end ?? null, allDay: false }));
const expandFitted = (dates: typeof days) =>
  expandOccurrences(fitRule(dates, rule)).map(({ start, end, allDay }) => ({ start, end: end ?? null, allDay }));

test('dates of a rule are represented by the rule only', () => {
  expect(fitRule(days, rule)).toEqual({ dates: [], recurrence: { ...rule, excluded: [] } });
});

test('a missing day is excluded, and a date with another end is listed; together they equal the original dates', () => {
  const longer = days
    .map((date, index) => (index === 4 ? { ...date, end: at('2027-03-29', '15:00') } : date))
    .filter((_, index) => index !== 2);
  const { dates, recurrence } = fitRule(longer, rule);
  expect([dates, recurrence.kind, recurrence.excluded]).toEqual([[longer[3]], 'daily', [{ day: days[2]?.start }]]);
  expect(expandFitted(longer)).toEqual(longer);
});

test('a rule that saves little is not used', () => {
  const few = days.filter((_, index) => index % 4 === 0);
  expect(fitRule(few, rule)).toEqual({ dates: few, recurrence: { kind: 'none' } });
});
