import { describe, expect, test, vi } from 'vitest';
import { createCalendar, createVevent, IMPORTED_AT, listDates, readVevent, readVevents } from '../../../../testing/events/test-vevents.ts';
import type { ReadPosition } from '../reading/read-position.ts';
import { readIcsPrograms } from './ics-programs.ts';

describe('an event of a calendar', () => {
  test('has its texts, its venue and its time', () => {
    const importedEvent = readVevent(
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
    expect(listDates(importedEvent)).toEqual(['2027-06-04T18:00/2027-06-04T19:30']);
  });

  test.each([
    ['DTSTART;TZID=Europe/Budapest:20270604T200000', '2027-06-04T18:00'],
    ['DTSTART;TZID=America/New_York:20270604T140000', '2027-06-04T18:00'],
    ['DTSTART;TZID=Central Europe Standard Time:20270604T200000', '2027-06-04T18:00'],
    ['DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Budapest:20270604T200000', '2027-06-04T18:00'],
    ['DTSTART:20270604T200000', '2027-06-04T18:00'],
    ['DTSTART:20270604T180000Z', '2027-06-04T18:00'],
  ])('reads %s as an instant', (start, instant) =>
    expect(listDates(readVevent(start, 'DURATION:PT1H30M'))).toEqual([`${instant}/2027-06-04T19:30`]),
  );

  test('in an unknown time zone uses Budapest’s and adds a note', () => {
    const importedEvent = readVevent('DTSTART;TZID=Liget-idő:20270604T200000');
    expect(listDates(importedEvent)).toEqual(['2027-06-04T18:00/']);
    expect(importedEvent?.notes[0]?.hu).toContain('Ismeretlen időzóna (Liget-idő)');
  });

  test('of whole days ends on the day before its DTEND', () => {
    const importedEvent = readVevent('DTSTART;VALUE=DATE:20270604', 'DTEND;VALUE=DATE:20270607');
    expect(importedEvent?.fields.times?.dates).toEqual([
      { start: '2027-06-03T22:00:00.000Z', end: '2027-06-05T22:00:00.000Z', allDay: true },
    ]);
    expect(readVevent('DTSTART;VALUE=DATE:20270604', 'DTEND;VALUE=DATE:20270605')?.fields.times?.dates).toMatchObject([
      { end: null, allDay: true },
    ]);
  });

  test('with a date of eight digits is all-day, and 24:00 is midnight', () => {
    expect(readVevent('DTSTART:20270530')?.fields.times?.dates).toMatchObject([{ start: '2027-05-29T22:00:00.000Z', allDay: true }]);
    const late = readVevent('DTSTART;TZID=Europe/Budapest:20270530T200000', 'DTEND;TZID=Europe/Budapest:20270530T240000');
    expect([late?.errors, listDates(late)]).toEqual([[], ['2027-05-30T18:00/2027-05-30T22:00']]);
  });

  test.each([
    ['DTSTART:20270230T100000Z', /Nincs ilyen nap vagy időpont: 2027-02-30/],
    ['DTSTART:20270228T256100Z', /Nincs ilyen nap vagy időpont/],
    ['DTSTART:holnap', /^„holnap” nem nap/],
    ['DTSTART;TZID="Europe/Budapest":holnap délután hatkor', /^„holnap délután hatkor” nem nap/],
    ['DTSTART;VALUE=DATE:jövő kedd', /^„jövő kedd” nem nap/],
    ['DURATION:PT1H', /Nincs kezdete/],
  ])('%s is refused', (line, words) => expect(readVevent(line)?.errors[0]?.hu).toMatch(words));

  test.each([
    ['DTEND:este nyolc', '„este nyolc” nem nap és nem időpont.'],
    ['DURATION:két óra', '„két óra” nem időtartam.'],
    ['EXDATE:20270611T180000Z,a szünet alatt', '„a szünet alatt” nem nap és nem időpont.'],
    ['RDATE;VALUE=PERIOD:jövőre/PT1H', '„jövőre/PT1H” nem nap és nem időpont.'],
    ['DURATION:P999999999Y', 'Az időpontja túl messze van ahhoz, hogy számolni lehessen vele.'],
  ])('is refused for %s, which is quoted as the file has it', (line, words) =>
    expect(readVevent('DTSTART:20270604T180000Z', line)?.errors.map(({ hu }) => hu)).toEqual([words]),
  );
});

test('the position of each event is reported by line and title before it is read', () => {
  const report = vi.fn<(position: ReadPosition) => void>();
  readIcsPrograms(createCalendar(...createVevent('DTSTART:20270302T170000Z'), ...createVevent('UID:b@x')), IMPORTED_AT, report);
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
    const programs = readVevents(...order.flatMap(revision));
    expect(programs.map(({ fields, notes }) => [fields.hu.title, notes[0]?.en])).toEqual([
      ['Új', 'The calendar has several revisions of it; the latest one is used.'],
    ]);
  }
});

describe('a file that is no calendar is refused', () => {
  const error = (text: string) => {
    const file = readIcsPrograms(text, IMPORTED_AT);
    return 'error' in file ? file.error.hu : '';
  };
  test('if it is truncated or empty', () => {
    expect(error('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Séta\r\n')).toMatch(/hibás/);
    expect(error('BEGIN:VCALENDAR\r\nEND:VEVENT\r\nEND:VCALENDAR')).toMatch(/hibás/);
    expect(error(createCalendar())).toMatch(/egyetlen esemény sincs/);
  });
});

test('another title or place of changed dates is reported', () => {
  const changed = (id: string) => {
    const [importedEvent] = readVevents(
      ...createVevent('DTSTART:20270607T140000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ...createVevent(`${id}:20270614T140000Z`, 'DTSTART:20270614T150000Z', 'LOCATION:Tó'),
    );
    return importedEvent?.notes.map(({ en }) => en);
  };
  expect(changed('RECURRENCE-ID')).toEqual([expect.stringMatching(/^One occasion has another title or place/)]);
  expect(changed('RECURRENCE-ID;RANGE=THISANDFUTURE')).toEqual([expect.stringMatching(/^From one occasion on/)]);
});

test('titles and descriptions become plain text, and every category is read', () => {
  const importedEvent = readVevent('DTSTART:20270607T140000Z', 'CATEGORIES:Liget 2027,Sport', 'DESCRIPTION:<p>Egy &amp\\; két</p>');
  expect(importedEvent?.fields).toMatchObject({ hu: { lead: 'Egy & két' }, named: { category: 'Liget 2027, Sport' } });
});

test('the dates of own calendars become one event with the key of the exported table, those of other hosts stay apart', () => {
  const days = ['20270607', '20270608'];
  const dates = (...uids: string[]) =>
    uids.flatMap((uid, at) => ['BEGIN:VEVENT', `UID:${uid}`, 'SUMMARY:Séta', `DTSTART:${days[at]}T140000Z`, 'END:VEVENT']);
  const programs = readVevents(
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
    const file = readIcsPrograms(
      createCalendar('BEGIN:VEVENT', `UID:${uid}`, 'SUMMARY:Evening', 'DTSTART:20270604T180000Z', 'END:VEVENT'),
      IMPORTED_AT,
    );
    return 'error' in file ? [file.error.en] : file.notes.map(({ en }) => en);
  };
  expect(readNotes('a@x')).toEqual([expect.stringContaining('stored as Hungarian texts')]);
  expect(readNotes('program-7-a1@liget')).toEqual([]);
});
