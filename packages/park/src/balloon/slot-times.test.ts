import { expect, test } from 'vitest';
import { selectValidSlots } from './slot-times.ts';

const slot = (start: string, end: string, day = '02') => ({
  start_date: `2030-12-02T${start}:00+01:00`,
  end_date: `2030-12-${day}T${end}:00+01:00`,
  weather: 'ideal_weather' as const,
});

test('selectValidSlots leaves out slots that end before their start, last days, or overlap with an earlier valid one', () => {
  const [first, next, last] = [slot('10:00', '10:30'), slot('10:30', '11:00'), slot('23:00', '00:00', '03')];
  const wrong = [slot('09:30', '09:30'), slot('09:45', '09:00'), slot('09:00', '12:00', '04'), slot('10:15', '10:45')];
  expect(selectValidSlots([last, ...wrong, next, first])).toEqual([first, next, last]);
});
