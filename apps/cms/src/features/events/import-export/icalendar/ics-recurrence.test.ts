import ICAL from 'ical.js';
import { describe, expect, test, vi } from 'vitest';
import { createVevent, listDates, readVevent, readVevents } from '../../../../testing/events/test-vevents.ts';

describe('a recurring event of a calendar', () => {
  const TUESDAY = ['DTSTART;TZID=Europe/Budapest:20270302T180000', 'DTEND;TZID=Europe/Budapest:20270302T190000'];

  test('becomes a rule with exceptions, at the same time of day through clock changes', () => {
    const importedEvent = readVevent(
      ...TUESDAY,
      'RRULE:FREQ=WEEKLY;UNTIL=20270427T160000Z',
      'EXDATE;TZID=Europe/Budapest:20270316T180000',
      'EXDATE:20270323T170000Z',
    );
    expect(importedEvent?.fields.times).toMatchObject({
      dates: [],
      recurrence: { kind: 'weekly', weekdays: ['2'], startTime: '18:00', endTime: '19:00' },
    });
    expect(listDates(importedEvent)).toEqual([
      '2027-03-02T17:00/2027-03-02T18:00',
      '2027-03-09T17:00/2027-03-09T18:00',
      '2027-03-30T16:00/2027-03-30T17:00',
      '2027-04-06T16:00/2027-04-06T17:00',
      '2027-04-13T16:00/2027-04-13T17:00',
      '2027-04-20T16:00/2027-04-20T17:00',
      '2027-04-27T16:00/2027-04-27T17:00',
    ]);
  });

  test('on a weekday of each month becomes a rule', () => {
    const importedEvent = readVevent('DTSTART;TZID=Europe/Budapest:20270131T100000', 'RRULE:FREQ=MONTHLY;BYDAY=-1SU;COUNT=5');
    expect(importedEvent?.fields.times?.recurrence).toMatchObject({ kind: 'monthly', monthWeek: 'last', weekdays: ['7'] });
    expect(listDates(importedEvent).map((date) => date.slice(0, 10))).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-28',
      '2027-04-25',
      '2027-05-30',
    ]);
  });

  test('with a rule that the form lacks becomes a list of dates', () => {
    const importedEvent = readVevent(
      'DTSTART;TZID=Europe/Budapest:20270115T100000',
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=15;COUNT=3',
      'RDATE:20270220T090000Z',
    );
    expect(importedEvent?.fields.times?.recurrence).toEqual({ kind: 'none' });
    expect(listDates(importedEvent)).toEqual(['2027-01-15T09:00/', '2027-02-15T09:00/', '2027-02-20T09:00/', '2027-03-15T09:00/']);
  });

  test('includes moved and cancelled single dates', () => {
    const moved = [
      'BEGIN:VEVENT',
      'UID:a@x',
      'RECURRENCE-ID;TZID=Europe/Budapest:20270309T180000',
      'SUMMARY:Séta',
      'DTSTART;TZID=Europe/Budapest:20270310T200000',
      'DTEND;TZID=Europe/Budapest:20270310T210000',
      'END:VEVENT',
    ];
    const cancelled = [
      'BEGIN:VEVENT',
      'UID:a@x',
      'RECURRENCE-ID:20270316T170000Z',
      'STATUS:CANCELLED',
      'DTSTART:20270316T170000Z',
      'END:VEVENT',
    ];
    const programs = readVevents(...moved, ...createVevent(...TUESDAY, 'RRULE:FREQ=WEEKLY;COUNT=4'), ...cancelled);
    expect(programs).toHaveLength(1);
    expect(listDates(programs[0])).toEqual([
      '2027-03-02T17:00/2027-03-02T18:00',
      '2027-03-10T19:00/2027-03-10T20:00',
      '2027-03-23T17:00/2027-03-23T18:00',
    ]);
  });

  test('without an end is cut at the end of next year with a note; too many dates are refused', () => {
    const endless = readVevent('DTSTART;TZID=Europe/Budapest:20270302T180000', 'RRULE:FREQ=WEEKLY');
    expect(endless?.notes[0]?.hu).toContain('2027 végéig');
    expect(listDates(endless).at(-1)).toMatch(/^2027-12-28/);
    expect(readVevent('DTSTART:20250101T100000Z', 'RRULE:FREQ=DAILY;UNTIL=20301231')?.errors[0]?.hu).toContain('több mint 400 időpont');
  });

  test.each([
    ['every day since 2025', 'DTSTART:20250101T100000Z', 'FREQ=DAILY', 400, '2026-11-20', '2027-12-24'],
    ['every week since 2018', 'DTSTART:20180102T100000Z', 'FREQ=WEEKLY', 58, '2026-11-24', '2027-12-28'],
    ['every day from 2024 to a day that comes', 'DTSTART:20240101T100000Z', 'FREQ=DAILY;UNTIL=20261125', 6, '2026-11-20', '2026-11-25'],
  ])('%s is cut before today with a note', (_, start, rule, count, first, last) => {
    const importedEvent = readVevent(start, `RRULE:${rule}`);
    const days = listDates(importedEvent).map((date) => date.slice(0, 10));
    expect([importedEvent?.errors, days.length, days[0], days.at(-1)]).toEqual([[], count, first, last]);
    expect(importedEvent?.notes[0]?.en).toContain(`from ${first} to ${last}`);
  });

  test('on 29 February each year has dates in leap years only', () => {
    const listDays = (rule: string) =>
      listDates(readVevent('DTSTART;VALUE=DATE:20280229', `RRULE:FREQ=YEARLY${rule}`)).map((date) => date.slice(0, 10));
    // The days begin in Budapest at 23:00 UTC.
    expect(listDays(';UNTIL=20331231')).toEqual(['2028-02-28', '2032-02-28']);
    expect(listDays(';COUNT=3')).toEqual(['2028-02-28', '2032-02-28', '2036-02-28']);
  });

  test('with a count has all its dates, also after next year', () => {
    const importedEvent = readVevent('DTSTART:20270112T100000Z', 'RRULE:FREQ=MONTHLY;COUNT=18');
    expect([listDates(importedEvent).length, listDates(importedEvent).at(-1)?.slice(0, 10), importedEvent?.notes]).toEqual([
      18,
      '2028-06-12',
      [],
    ]);
  });
});

describe('a rule without any date', () => {
  test.each([
    ['the 30th of February, of each day', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ['the 31st of February, five times', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31;COUNT=5'],
    ['the 30th of February, of each hour', 'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30'],
    ['the sixth Monday of a month', 'FREQ=MONTHLY;BYDAY=6MO'],
    ['a date after a million years', 'FREQ=DAILY;INTERVAL=999999999999'],
  ])('is an error of its event only: %s', (_, rule) => {
    const [bad, good] = readVevents(
      ...createVevent('DTSTART:20270302T170000Z', `RRULE:${rule}`),
      ...createVevent('UID:b@x', 'DTSTART:20270303T170000Z'),
    );
    expect(bad?.errors[0]?.hu).toContain('Az ismétlődés szabálya hibás');
    expect(good?.errors).toEqual([]);
  });
});

test.each(['FREQ=SECONDLY', 'FREQ=MINUTELY;INTERVAL=90;COUNT=3'])('%s is refused before any date is computed', (rule) => {
  const looked = vi.spyOn(ICAL.RecurIterator.prototype, 'next');
  expect(readVevent('DTSTART:20270302T170000Z', `RRULE:${rule}`)?.errors[0]?.hu).toContain('percenként');
  expect(looked.mock.calls).toHaveLength(0);
  looked.mockRestore();
});

test('rules without dates use a limited number of steps per file, and the error says that the file is too complex', () => {
  const many = Array.from({ length: 40 }, (_, at) => [
    'BEGIN:VEVENT',
    `UID:${at}@x`,
    'SUMMARY:Séta',
    'DTSTART:20270302T170000Z',
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'END:VEVENT',
  ]);
  const looked = vi.spyOn(ICAL.RecurIterator.prototype, 'check_contracting_rules');
  const programs = readVevents(...many.flat());
  expect(programs.filter(({ errors }) => errors.length > 0)).toHaveLength(40);
  expect(programs.at(-1)?.errors[0]?.hu).toContain('A fájlban túl sok az ismétlődés');
  expect(looked.mock.calls.length).toBeLessThan(101_000);
  looked.mockRestore();
});
