import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../../../test-rows.ts';
import { readIcsPrograms } from './ics-programs.ts';
import { readZones } from './ics-zones.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';

const NOW = Temporal.Instant.from('2026-11-20T11:00:00Z');
const file = (lines: readonly string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

const part = (name: string, from: string, to: string, ...lines: string[]) => [
  `BEGIN:${name}`,
  'DTSTART:16010101T020000',
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  ...lines,
  `END:${name}`,
];
const zone = (name: string, ...parts: string[][]) => ['BEGIN:VTIMEZONE', `TZID:${name}`, ...parts.flat(), 'END:VTIMEZONE'];
/** New York's time zone, as Exchange defines it. */
const eastern = (name: string) =>
  zone(
    name,
    part('STANDARD', '-0400', '-0500', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'),
    part('DAYLIGHT', '-0500', '-0400', 'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'),
  );
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:z@x', 'DTSTAMP:20261101T080000Z', 'SUMMARY:Séta', ...lines, 'END:VEVENT'];

/** The dates of the file's only event, as 'start' or 'start/end' in UTC; throws if the file has another number of events. */
function readLines(...lines: string[]) {
  const imported = readIcsPrograms(file(lines), NOW);
  if ('error' in imported) throw new Error(imported.error.hu);
  const [{ errors, notes, fields } = { errors: [], notes: [], fields: undefined }] = imported.programs;
  const dates = (fields?.times?.dates ?? []).map(({ start, end }) => [start, end].flatMap((at) => at?.slice(0, 16) ?? []).join('/'));
  return { dates, errors, notes: notes.map(({ hu }) => hu) };
}

describe('the time zone of an event', () => {
  test('is that of the file’s definition, or else the one that the name means', async () => {
    const custom = eastern('Customized Time Zone');
    const rows: [lines: string[], dates: string[]][] = [
      [[...custom, ...event('DTSTART;TZID=Customized Time Zone:20270611T120000')], ['2027-06-11T16:00']],
      [[...custom, ...event('DTSTART;TZID=Customized Time Zone:20270115T120000')], ['2027-01-15T17:00']],
      // A definition may follow its use, and takes precedence over the meaning of the name.
      [[...event('DTSTART;TZID=Tokyo Standard Time:20270611T120000'), ...eastern('Tokyo Standard Time')], ['2027-06-11T16:00']],
      [event('DTSTART;TZID=Eastern Standard Time:20270611T120000'), ['2027-06-11T16:00']],
      [event('DTSTART;TZID=W. Central Africa Standard Time:20270611T120000'), ['2027-06-11T11:00']],
      [[...eastern('Europe/Budapest'), ...event('DTSTART;TZID=Europe/Budapest:20270611T120000')], ['2027-06-11T10:00']],
      [
        [...custom, ...event('DTSTART;TZID=Customized Time Zone:20270611T120000', 'DTEND;TZID=Europe/Budapest:20270611T190000')],
        ['2027-06-11T16:00/2027-06-11T17:00'],
      ],
      [
        [...custom, ...event('DTSTART:20270611T160000Z', 'DTEND;TZID=Customized Time Zone:20270611T130000')],
        ['2027-06-11T16:00/2027-06-11T17:00'],
      ],
      [
        [
          ...zone('Új idő', ['BEGIN:STANDARD', 'DTSTART:20280101T000000', 'TZOFFSETFROM:+0300', 'TZOFFSETTO:+0400', 'END:STANDARD']),
          ...event('DTSTART;TZID=Új idő:20270611T120000', 'RDATE;TZID=Új idő:20280611T120000'),
        ],
        ['2027-06-11T09:00', '2028-06-11T08:00'],
      ],
      // A rule without dates changes no clock.
      [
        [
          ...zone('Ötös', part('STANDARD', '-0400', '-0500', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')),
          ...event('DTSTART;TZID=Ötös:20270611T120000'),
        ],
        ['2027-06-11T17:00'],
      ],
      // The local time stays the same across that zone’s change on 14 March; the end is an instant.
      [
        [...custom, ...event('DTSTART;TZID=Customized Time Zone:20270305T120000', 'RRULE:FREQ=WEEKLY;UNTIL=20270319T160000Z')],
        ['2027-03-05T17:00', '2027-03-12T17:00', '2027-03-19T16:00'],
      ],
      [
        [
          ...eastern('Eastern Standard Time'),
          ...event('DTSTART;TZID=Europe/Budapest:20270611T190000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
          ...event('RECURRENCE-ID;TZID=Europe/Budapest:20270618T190000', 'DTSTART;TZID=Eastern Standard Time:20270618T120000'),
        ],
        ['2027-06-11T17:00', '2027-06-18T16:00'],
      ],
      [[...custom, ...event('DTSTART;TZID=Customized Time Zone:99990611T120000')], ['9999-06-11T16:00']],
    ];
    await everyRow(
      rows,
      ([lines]) => lines.join(' '),
      ([lines, dates]) => expect(readLines(...lines)).toEqual({ dates, errors: [], notes: [] }),
    );
  });

  test('without a usable definition is replaced by Budapest’s with a note, at limited cost', async () => {
    const rule = (words: string) => zone('Ismeretlen', part('STANDARD', '-0400', '-0500', `RRULE:${words}`));
    const rows = [
      rule('FREQ=SECONDLY'),
      rule('FREQ=YEARLY;INTERVAL=5'),
      rule('FREQ=YEARLY;BYMONTH=1;BYHOUR=1,2,3;BYMINUTE=1,2,3'),
      zone('Ismeretlen', ...Array.from({ length: 400 }, () => part('STANDARD', '-0400', '-0500'))),
      zone('Ismeretlen', ['BEGIN:STANDARD', 'DTSTART:16010101T020000', 'TZOFFSETTO:-0500', 'END:STANDARD']),
      zone('Ismeretlen'),
      [],
    ];
    await everyRow(
      rows,
      (lines) => lines.slice(0, 8).join(' '),
      (lines) => {
        const { dates, notes } = readLines(...lines, ...event('DTSTART;TZID=Ismeretlen:20270611T120000'));
        expect([dates, notes]).toEqual([['2027-06-11T10:00'], [expect.stringContaining('Ismeretlen időzóna (Ismeretlen)')]]);
      },
    );
  });

  test('is reported once if it is unknown', () => {
    const { notes } = readLines(
      ...event('DTSTART;TZID=Europe/Budapest:20270611T190000', 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;TZID=Ismeretlen:20270612T190000'),
      ...event('RECURRENCE-ID;TZID=Ismeretlen:20270618T190000', 'DTSTART;TZID=Ismeretlen:20270618T120000'),
    );
    expect(notes).toEqual([expect.stringContaining('Ismeretlen')]);
  });

  test('is known for every Windows name', async () => {
    const find = readZones('');
    await everyRow(Object.keys(WINDOWS_ZONES), String, (name) => expect(find(name)).not.toBeNull());
  });
});

describe('EXDATE and RECURRENCE-ID of all-day dates', () => {
  const YEARLY = ['DTSTART;VALUE=DATE:20260610', 'DTEND;VALUE=DATE:20260611', 'RRULE:FREQ=YEARLY;COUNT=2'];
  const [FIRST, SECOND, MOVED] = ['2026-06-09T22:00', '2027-06-09T22:00', '2027-06-08T22:00'];
  const moved = (which: string) => event(which, 'DTSTART;VALUE=DATE:20270609', 'DTEND;VALUE=DATE:20270610');

  test('match the day as written, with or without a time', async () => {
    const rows: [lines: string[], dates: string[]][] = [
      [
        [...event(...YEARLY), ...moved('RECURRENCE-ID;TZID=Asia/Hong_Kong:20270610T000000')],
        [FIRST, MOVED],
      ],
      [
        [...event(...YEARLY), ...moved('RECURRENCE-ID;TZID=America/New_York:20270610T000000')],
        [FIRST, MOVED],
      ],
      [
        [...event(...YEARLY), ...moved('RECURRENCE-ID;VALUE=DATE:20270610')],
        [FIRST, MOVED],
      ],
      [
        [...event(...YEARLY), ...moved('RECURRENCE-ID:20270610T000000')],
        [FIRST, MOVED],
      ],
      // Midnight in Budapest.
      [
        [...event(...YEARLY), ...moved('RECURRENCE-ID:20270609T220000Z')],
        [FIRST, MOVED],
      ],
      [event(...YEARLY, 'EXDATE;TZID=Asia/Hong_Kong:20270610T000000'), [FIRST]],
      [event(...YEARLY, 'EXDATE;TZID=Asia/Hong_Kong:20270611T000000'), [FIRST, SECOND]],
      [event(...YEARLY, 'RDATE;TZID=Asia/Hong_Kong:20270609T000000'), [FIRST, MOVED, SECOND]],
    ];
    await everyRow(
      rows,
      ([lines]) => lines.join(' '),
      ([lines, dates]) => expect(readLines(...lines).dates).toEqual(dates),
    );
  });

  test('match the time of day if the event has one', () => {
    const timed = ['DTSTART;TZID=Europe/Budapest:20270610T180000', 'RRULE:FREQ=YEARLY;COUNT=2'];
    const { dates } = readLines(
      ...event(...timed),
      ...event('RECURRENCE-ID;VALUE=DATE:20280610', 'DTSTART;TZID=Europe/Budapest:20280611T180000'),
    );
    expect(dates).toEqual(['2027-06-10T16:00', '2028-06-11T16:00']);
  });
});
