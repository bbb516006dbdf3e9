import ICAL from 'ical.js';
import { describe, expect, test, vi } from 'vitest';
import { expandRecurrence, mergeOccurrences } from '../../dates/recurrence.ts';
import type { ImportedEvent } from '../imported-event.ts';
import type { ReadPosition } from '../read-position.ts';
import { readIcsPrograms } from './ics-programs.ts';

const NOW = Temporal.Instant.from('2026-11-20T11:00:00Z');

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const createVevent = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@x', 'SUMMARY:Séta', ...lines, 'END:VEVENT'];
function readLines(...lines: string[]): ImportedEvent[] {
  const file = readIcsPrograms(calendar(...lines), NOW);
  if ('error' in file) throw new Error(file.error.hu);
  return file.programs;
}
const readOne = (...lines: string[]) => readLines(...createVevent(...lines))[0];

/** The dates of an event as 'start/end' in UTC. */
function getDates(importedEvent: ImportedEvent | undefined): string[] {
  const { dates = [], recurrence } = importedEvent?.fields.times ?? {};
  const byRule = expandRecurrence(recurrence);
  const byHand = dates.map(({ start, end }) => ({ start: start ?? '', end: end ?? null }));
  const made = byRule.ok ? byRule.occurrences.map(({ start, end }) => ({ start, end: end ?? null })) : [];
  const all = mergeOccurrences(byHand, made);
  return all.map(({ start, end }) => `${start.slice(0, 16)}/${end?.slice(0, 16) ?? ''}`);
}

describe('an event of a calendar', () => {
  test('has its texts, its venue and its time', () => {
    const importedEvent = readOne(
      'DESCRIPTION:Első sor\\nmásodik\\, vége',
      'LOCATION:Nagyterem',
      'CATEGORIES:Kultúra',
      'STATUS:CANCELLED',
      'DTSTART:20270604T180000Z',
      'DTEND:20270604T193000Z',
    );
    expect(importedEvent).toMatchObject({
      line: 3,
      key: 'a@x',
      errors: [],
      fields: {
        hu: { title: 'Séta', lead: 'Első sor\nmásodik, vége' },
        named: { location: 'Nagyterem', category: 'Kultúra' },
        other: { status: 'cancelled' },
      },
    });
    expect(getDates(importedEvent)).toEqual(['2027-06-04T18:00/2027-06-04T19:30']);
  });

  test.each([
    ['DTSTART;TZID=Europe/Budapest:20270604T200000', '2027-06-04T18:00'],
    ['DTSTART;TZID=America/New_York:20270604T140000', '2027-06-04T18:00'],
    ['DTSTART;TZID=Central Europe Standard Time:20270604T200000', '2027-06-04T18:00'],
    ['DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Budapest:20270604T200000', '2027-06-04T18:00'],
    ['DTSTART:20270604T200000', '2027-06-04T18:00'],
    ['DTSTART:20270604T180000Z', '2027-06-04T18:00'],
  ])('reads %s as an instant', (start, instant) =>
    expect(getDates(readOne(start, 'DURATION:PT1H30M'))).toEqual([`${instant}/2027-06-04T19:30`]),
  );

  test('in an unknown time zone uses Budapest’s and adds a note', () => {
    const importedEvent = readOne('DTSTART;TZID=Liget-idő:20270604T200000');
    expect(getDates(importedEvent)).toEqual(['2027-06-04T18:00/']);
    expect(importedEvent?.notes[0]?.hu).toContain('Ismeretlen időzóna (Liget-idő)');
  });

  test('of whole days ends on the day before its DTEND', () => {
    const importedEvent = readOne('DTSTART;VALUE=DATE:20270604', 'DTEND;VALUE=DATE:20270607');
    expect(importedEvent?.fields.times?.dates).toEqual([
      { start: '2027-06-03T22:00:00.000Z', end: '2027-06-05T22:00:00.000Z', allDay: true },
    ]);
    expect(readOne('DTSTART;VALUE=DATE:20270604', 'DTEND;VALUE=DATE:20270605')?.fields.times?.dates).toMatchObject([
      { end: null, allDay: true },
    ]);
  });

  test('with a date of eight digits is all-day, and 24:00 is midnight', () => {
    expect(readOne('DTSTART:20270530')?.fields.times?.dates).toMatchObject([{ start: '2027-05-29T22:00:00.000Z', allDay: true }]);
    const late = readOne('DTSTART;TZID=Europe/Budapest:20270530T200000', 'DTEND;TZID=Europe/Budapest:20270530T240000');
    expect([late?.errors, getDates(late)]).toEqual([[], ['2027-05-30T18:00/2027-05-30T22:00']]);
  });

  test.each([
    ['DTSTART:20270230T100000Z', /Nincs ilyen nap vagy időpont: 2027-02-30/],
    ['DTSTART:20270228T256100Z', /Nincs ilyen nap vagy időpont/],
    ['DTSTART:holnap', /^„holnap” nem nap/],
    ['DTSTART;TZID="Europe/Budapest":holnap délután hatkor', /^„holnap délután hatkor” nem nap/],
    ['DTSTART;VALUE=DATE:jövő kedd', /^„jövő kedd” nem nap/],
    ['DURATION:PT1H', /Nincs kezdete/],
  ])('%s is refused', (line, words) => expect(readOne(line)?.errors[0]?.hu).toMatch(words));

  test.each([
    ['DTEND:este nyolc', '„este nyolc” nem nap és nem időpont.'],
    ['DURATION:két óra', '„két óra” nem időtartam.'],
    ['EXDATE:20270611T180000Z,a szünet alatt', '„a szünet alatt” nem nap és nem időpont.'],
    ['RDATE;VALUE=PERIOD:jövőre/PT1H', '„jövőre/PT1H” nem nap és nem időpont.'],
    ['DURATION:P999999999Y', 'Az időpontja túl messze van ahhoz, hogy számolni lehessen vele.'],
  ])('is refused for %s, which is quoted as the file has it', (line, words) =>
    expect(readOne('DTSTART:20270604T180000Z', line)?.errors.map(({ hu }) => hu)).toEqual([words]),
  );
});

describe('a recurring event of a calendar', () => {
  const TUESDAY = ['DTSTART;TZID=Europe/Budapest:20270302T180000', 'DTEND;TZID=Europe/Budapest:20270302T190000'];

  test('becomes a rule with exceptions, at the same time of day through clock changes', () => {
    const importedEvent = readOne(
      ...TUESDAY,
      'RRULE:FREQ=WEEKLY;UNTIL=20270427T160000Z',
      'EXDATE;TZID=Europe/Budapest:20270316T180000',
      'EXDATE:20270323T170000Z',
    );
    expect(importedEvent?.fields.times).toMatchObject({
      dates: [],
      recurrence: { kind: 'weekly', weekdays: ['2'], startTime: '18:00', endTime: '19:00' },
    });
    expect(getDates(importedEvent)).toEqual([
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
    const importedEvent = readOne('DTSTART;TZID=Europe/Budapest:20270131T100000', 'RRULE:FREQ=MONTHLY;BYDAY=-1SU;COUNT=5');
    expect(importedEvent?.fields.times?.recurrence).toMatchObject({ kind: 'monthly', monthWeek: 'last', weekdays: ['7'] });
    expect(getDates(importedEvent).map((date) => date.slice(0, 10))).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-28',
      '2027-04-25',
      '2027-05-30',
    ]);
  });

  test('with a rule that the form lacks becomes a list of dates', () => {
    const importedEvent = readOne(
      'DTSTART;TZID=Europe/Budapest:20270115T100000',
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=15;COUNT=3',
      'RDATE:20270220T090000Z',
    );
    expect(importedEvent?.fields.times?.recurrence).toEqual({ kind: 'none' });
    expect(getDates(importedEvent)).toEqual(['2027-01-15T09:00/', '2027-02-15T09:00/', '2027-02-20T09:00/', '2027-03-15T09:00/']);
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
    const programs = readLines(...moved, ...createVevent(...TUESDAY, 'RRULE:FREQ=WEEKLY;COUNT=4'), ...cancelled);
    expect(programs).toHaveLength(1);
    expect(getDates(programs[0])).toEqual([
      '2027-03-02T17:00/2027-03-02T18:00',
      '2027-03-10T19:00/2027-03-10T20:00',
      '2027-03-23T17:00/2027-03-23T18:00',
    ]);
  });

  test('without an end is cut at the end of next year with a note; too many dates are refused', () => {
    const endless = readOne('DTSTART;TZID=Europe/Budapest:20270302T180000', 'RRULE:FREQ=WEEKLY');
    expect(endless?.notes[0]?.hu).toContain('2027 végéig');
    expect(getDates(endless).at(-1)).toMatch(/^2027-12-28/);
    expect(readOne('DTSTART:20250101T100000Z', 'RRULE:FREQ=DAILY;UNTIL=20301231')?.errors[0]?.hu).toContain('több mint 400 időpont');
  });

  test.each([
    ['every day since 2025', 'DTSTART:20250101T100000Z', 'FREQ=DAILY', 400, '2026-11-20', '2027-12-24'],
    ['every week since 2018', 'DTSTART:20180102T100000Z', 'FREQ=WEEKLY', 58, '2026-11-24', '2027-12-28'],
    ['every day from 2024 to a day that comes', 'DTSTART:20240101T100000Z', 'FREQ=DAILY;UNTIL=20261125', 6, '2026-11-20', '2026-11-25'],
  ])('%s is cut before today with a note', (_, start, rule, count, first, last) => {
    const importedEvent = readOne(start, `RRULE:${rule}`);
    const days = getDates(importedEvent).map((date) => date.slice(0, 10));
    expect([importedEvent?.errors, days.length, days[0], days.at(-1)]).toEqual([[], count, first, last]);
    expect(importedEvent?.notes[0]?.en).toContain(`from ${first} to ${last}`);
  });

  test('with a count has all its dates, also after next year', () => {
    const importedEvent = readOne('DTSTART:20270112T100000Z', 'RRULE:FREQ=MONTHLY;COUNT=18');
    expect([getDates(importedEvent).length, getDates(importedEvent).at(-1)?.slice(0, 10), importedEvent?.notes]).toEqual([
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
    const [bad, good] = readLines(
      ...createVevent('DTSTART:20270302T170000Z', `RRULE:${rule}`),
      ...createVevent('UID:b@x', 'DTSTART:20270303T170000Z'),
    );
    expect(bad?.errors[0]?.hu).toContain('Az ismétlődés szabálya hibás');
    expect(good?.errors).toEqual([]);
  });
});

test.each(['FREQ=SECONDLY', 'FREQ=MINUTELY;INTERVAL=90;COUNT=3'])('%s is refused before any date is computed', (rule) => {
  const looked = vi.spyOn(ICAL.RecurIterator.prototype, 'next');
  expect(readOne('DTSTART:20270302T170000Z', `RRULE:${rule}`)?.errors[0]?.hu).toContain('percenként');
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
  const programs = readLines(...many.flat());
  expect(programs.filter(({ errors }) => errors.length > 0)).toHaveLength(40);
  expect(programs.at(-1)?.errors[0]?.hu).toContain('A fájlban túl sok az ismétlődés');
  expect(looked.mock.calls.length).toBeLessThan(101_000);
  looked.mockRestore();
});

test('the position of each event is reported by line and title before it is read', () => {
  const report = vi.fn<(position: ReadPosition) => void>();
  readIcsPrograms(calendar(...createVevent('DTSTART:20270302T170000Z'), ...createVevent('UID:b@x')), NOW, report);
  expect(report.mock.calls.flat()).toEqual([
    { line: 3, title: 'Séta' },
    { line: 8, title: 'Séta' },
  ]);
});

test.each([
  ['the higher number', ['SEQUENCE:3', 'SUMMARY:Új'], ['SEQUENCE:1', 'SUMMARY:Régi']],
  ['the later stamp', ['DTSTAMP:20261103T080000Z', 'SUMMARY:Új'], ['DTSTAMP:20261101T080000Z', 'SUMMARY:Régi']],
])('of two revisions the one with %s is used, in any order', (_, late, early) => {
  const revision = (lines: string[]) => ['BEGIN:VEVENT', 'UID:a@x', 'DTSTART:20270611T100000Z', ...lines, 'END:VEVENT'];
  for (const order of [
    [late, early],
    [early, late],
  ]) {
    const programs = readLines(...order.flatMap(revision));
    expect(programs.map(({ fields, notes }) => [fields.hu.title, notes[0]?.en])).toEqual([
      ['Új', 'The calendar has several revisions of it; the latest one is used.'],
    ]);
  }
});

describe('a file that is no calendar is refused', () => {
  const error = (text: string) => {
    const file = readIcsPrograms(text, NOW);
    return 'error' in file ? file.error.hu : '';
  };
  test('if it is truncated or empty', () => {
    expect(error('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Séta\r\n')).toMatch(/hibás/);
    expect(error('BEGIN:VCALENDAR\r\nEND:VEVENT\r\nEND:VCALENDAR')).toMatch(/hibás/);
    expect(error(calendar())).toMatch(/egyetlen esemény sincs/);
  });
});

test('another title or place of changed dates is reported', () => {
  const changed = (id: string) => {
    const [importedEvent] = readLines(
      ...createVevent('DTSTART:20270607T140000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ...createVevent(`${id}:20270614T140000Z`, 'DTSTART:20270614T150000Z', 'LOCATION:Tó'),
    );
    return importedEvent?.notes.map(({ en }) => en);
  };
  expect(changed('RECURRENCE-ID')).toEqual([expect.stringMatching(/^One occasion has another title or place/)]);
  expect(changed('RECURRENCE-ID;RANGE=THISANDFUTURE')).toEqual([expect.stringMatching(/^From one occasion on/)]);
});

test('titles and descriptions become plain text, and every category is read', () => {
  const importedEvent = readOne('DTSTART:20270607T140000Z', 'CATEGORIES:Liget 2027,Sport', 'DESCRIPTION:<p>Egy &amp\\; két</p>');
  expect(importedEvent?.fields).toMatchObject({ hu: { lead: 'Egy & két' }, named: { category: 'Liget 2027, Sport' } });
});

test('the dates of own calendars become one event with the key of the exported table, those of other hosts stay apart', () => {
  const days = ['20270607', '20270608'];
  const dates = (...uids: string[]) =>
    uids.flatMap((uid, at) => ['BEGIN:VEVENT', `UID:${uid}`, 'SUMMARY:Séta', `DTSTART:${days[at]}T140000Z`, 'END:VEVENT']);
  const programs = readLines(
    ...dates('program-7-a1@liget', 'program-7-a2@liget'),
    ...dates('8-a1@localhost', '8-a2@localhost'),
    ...dates('9-a1@other.example', '9-a2@other.example'),
  );
  expect(programs.map(({ key, isFromOwnCalendar = false, fields }) => [key, isFromOwnCalendar, fields.times?.dates.length])).toEqual([
    ['program-7', true, 2],
    ['program-8', true, 2],
    ['9-a1@other.example', false, 1],
    ['9-a2@other.example', false, 1],
  ]);
});

test('a calendar from elsewhere has a note that its texts are stored as Hungarian ones; the site’s own calendar has none', () => {
  const readNotes = (uid: string) => {
    const file = readIcsPrograms(calendar('BEGIN:VEVENT', `UID:${uid}`, 'SUMMARY:Evening', 'DTSTART:20270604T180000Z', 'END:VEVENT'), NOW);
    return 'error' in file ? [file.error.en] : file.notes.map(({ en }) => en);
  };
  expect(readNotes('a@x')).toEqual([expect.stringContaining('stored as Hungarian texts')]);
  expect(readNotes('program-7-a1@liget')).toEqual([]);
});
