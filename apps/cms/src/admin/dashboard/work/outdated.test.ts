import { expect, test } from 'vitest';
import { getOutdatedConditions } from './outdated.ts';

test('a highlighted event is outdated from the day after its end on, by the park’s clock', () => {
  const getEnd = (instant: string) => getOutdatedConditions('events', Temporal.Instant.from(instant)).at(-1);
  const startOfTuesday = { field: 'lastEnd', is: 'less_than', value: '2026-11-30T23:00:00.000Z' };
  expect([getEnd('2026-12-01T00:10:00+01:00'), getEnd('2026-12-01T23:50:00+01:00')]).toEqual([startOfTuesday, startOfTuesday]);
});
