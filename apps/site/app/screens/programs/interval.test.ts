import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import type * as interval from './interval.ts';

type Event = Parameters<typeof interval.intervalText>[0];
type Case = [start: string, end: string | null, hungarian: string | undefined, english: string | undefined, Partial<Event>?];

/** Sunday, 22 November 2026, 11:00 in Budapest. */
const NOW = '2026-11-22T11:00:00+01:00';
const HOME_ZONE = process.env['TZ'];
/** A zone, and its minutes west of Greenwich on 22 November 2026: proof that the zone is in force. */
const ZONES = [
  ['UTC', 0],
  ['America/Los_Angeles', 480],
  ['Pacific/Auckland', -780],
] as const;

const allDay = { occurrences: [] };

/** Days alone: midnight in Budapest, in summer and in winter. */
const days: Case[] = [
  ['2026-01-01T00:00:00+01:00', null, 'jan. 1. cs.', 'Jan. 1. Thu.'],
  ['2026-02-02T00:00:00+01:00', null, 'febr. 2. h.', 'Feb. 2. Mon.'],
  ['2026-03-03T00:00:00+01:00', null, 'márc. 3. k.', 'Mar. 3. Tue.'],
  ['2026-04-01T00:00:00+02:00', null, 'ápr. 1. sze.', 'Apr. 1. Wed.'],
  ['2026-05-07T00:00:00+02:00', null, 'máj. 7. cs.', 'May. 7. Thu.'],
  ['2026-06-12T00:00:00+02:00', null, 'jún. 12. p.', 'Jun. 12. Fri.'],
  ['2026-07-04T00:00:00+02:00', null, 'júl. 4. szo.', 'Jul. 4. Sat.'],
  ['2026-08-30T00:00:00+02:00', null, 'aug. 30. v.', 'Aug. 30. Sun.'],
  ['2026-09-01T00:00:00+02:00', null, 'szept. 1. k.', 'Sept. 1. Tue.'],
  ['2026-10-31T00:00:00+01:00', null, 'okt. 31. szo.', 'Oct. 31. Sat.'],
  ['2026-11-22T00:00:00+01:00', null, 'nov. 22. v.', 'Nov. 22. Sun.'],
  ['2026-12-24T00:00:00+01:00', null, 'dec. 24. cs.', 'Dec. 24. Thu.'],
  ['2026-11-21T23:00:00Z', null, 'nov. 22. v.', 'Nov. 22. Sun.'],
];

const hours: Case[] = [
  ['2026-11-23T10:00:00+01:00', '2026-11-23T11:30:00+01:00', 'nov. 23. h. 10:00–11:30', 'Nov. 23. Mon. 10:00–11:30'],
  ['2026-11-24T06:30:00+01:00', '2026-11-24T07:30:00+01:00', 'nov. 24. k. 06:30–07:30', 'Nov. 24. Tue. 06:30–07:30'],
  ['2026-11-25T12:30:00+01:00', '2026-11-25T13:00:00+01:00', 'nov. 25. sze. 12:30–13:00', 'Nov. 25. Wed. 12:30–13:00'],
  ['2026-11-26T18:30:00+01:00', '2026-11-26T21:00:00+01:00', 'nov. 26. cs. 18:30–21:00', 'Nov. 26. Thu. 18:30–21:00'],
  ['2026-11-27T20:00:00+01:00', '2026-11-27T22:00:00+01:00', 'nov. 27. p. 20:00–22:00', 'Nov. 27. Fri. 20:00–22:00'],
  ['2026-11-28T08:30:00+01:00', '2026-11-28T09:30:00+01:00', 'nov. 28. szo. 08:30–09:30', 'Nov. 28. Sat. 08:30–09:30'],
  ['2026-11-29T09:05:00+01:00', '2026-11-29T14:00:00+01:00', 'nov. 29. v. 09:05–14:00', 'Nov. 29. Sun. 09:05–14:00'],
  ['2026-07-11T19:30:00+02:00', '2026-07-11T21:00:00+02:00', 'júl. 11. szo. 19:30–21:00', 'Jul. 11. Sat. 19:30–21:00'],
  ['2026-11-27T18:00:00+01:00', null, 'nov. 27. p. 18:00', 'Nov. 27. Fri. 18:00'],
  ['2026-11-27T18:00:00+01:00', '2026-11-27T18:00:00+01:00', 'nov. 27. p. 18:00', 'Nov. 27. Fri. 18:00'],
  ['2026-11-27T00:01:00+01:00', '2026-11-27T23:59:00+01:00', 'nov. 27. p. 00:01–23:59', 'Nov. 27. Fri. 00:01–23:59'],
  ['2026-11-27T17:00:00Z', '2026-11-27T19:00:00Z', 'nov. 27. p. 18:00–20:00', 'Nov. 27. Fri. 18:00–20:00'],
  ['2026-11-27T09:00:00-08:00', '2026-11-28T09:30:00+13:00', 'nov. 27. p. 18:00–21:30', 'Nov. 27. Fri. 18:00–21:30'],
  // A date without hours as the end: the same day.
  ['2026-11-27T18:00:00+01:00', '2026-11-27T00:00:00+01:00', 'nov. 27. p. 18:00', 'Nov. 27. Fri. 18:00'],
  // Evenings that end at midnight or in the small hours are still one evening.
  ['2026-11-27T18:00:00+01:00', '2026-11-28T00:00:00+01:00', 'nov. 27. p. 18:00–24:00', 'Nov. 27. Fri. 18:00–24:00'],
  ['2026-11-27T20:00:00+01:00', '2026-11-28T02:00:00+01:00', 'nov. 27. p. 20:00–02:00', 'Nov. 27. Fri. 20:00–02:00'],
  ['2026-11-27T20:00:00+01:00', '2026-11-28T05:59:00+01:00', 'nov. 27. p. 20:00–05:59', 'Nov. 27. Fri. 20:00–05:59'],
  ['2026-11-22T23:30:00+01:00', '2026-11-23T00:30:00+01:00', 'nov. 22. v. 23:30–00:30', 'Nov. 22. Sun. 23:30–00:30'],
  ['2026-11-23T00:30:00+01:00', '2026-11-23T01:30:00+01:00', 'nov. 23. h. 00:30–01:30', 'Nov. 23. Mon. 00:30–01:30'],
];

const severalDays: Case[] = [
  ['2026-11-20T00:00:00+01:00', '2026-11-22T00:00:00+01:00', 'nov. 20. p. – nov. 22. v.', 'Nov. 20. Fri. – Nov. 22. Sun.', allDay],
  ['2026-12-19T00:00:00+01:00', '2026-12-20T00:00:00+01:00', 'dec. 19. szo. – dec. 20. v.', 'Dec. 19. Sat. – Dec. 20. Sun.', allDay],
  ['2026-04-30T00:00:00+02:00', '2026-05-03T00:00:00+02:00', 'ápr. 30. cs. – máj. 3. v.', 'Apr. 30. Thu. – May. 3. Sun.', allDay],
  ['2026-11-21T00:00:00+01:00', '2026-11-21T00:00:00+01:00', 'nov. 21. szo.', 'Nov. 21. Sat.', allDay],
  // Not marked as whole days: what ends at midnight ends on the evening before.
  ['2026-12-19T00:00:00+01:00', '2026-12-20T00:00:00+01:00', 'dec. 19. szo.', 'Dec. 19. Sat.'],
  ['2026-12-18T00:00:00+01:00', '2026-12-20T00:00:00+01:00', 'dec. 18. p. – dec. 19. szo.', 'Dec. 18. Fri. – Dec. 19. Sat.'],
  ['2026-12-18T16:00:00+01:00', '2026-12-20T00:00:00+01:00', 'dec. 18. p. 16:00 – dec. 19. szo.', 'Dec. 18. Fri. 16:00 – Dec. 19. Sat.'],
  [
    '2026-12-18T16:00:00+01:00',
    '2026-12-20T14:30:00+01:00',
    'dec. 18. p. 16:00 – dec. 20. v. 14:30',
    'Dec. 18. Fri. 16:00 – Dec. 20. Sun. 14:30',
  ],
  ['2026-12-18T00:00:00+01:00', '2026-12-20T14:30:00+01:00', 'dec. 18. p. – dec. 20. v. 14:30', 'Dec. 18. Fri. – Dec. 20. Sun. 14:30'],
  [
    '2026-11-27T20:00:00+01:00',
    '2026-11-28T06:00:00+01:00',
    'nov. 27. p. 20:00 – nov. 28. szo. 06:00',
    'Nov. 27. Fri. 20:00 – Nov. 28. Sat. 06:00',
  ],
  // An exhibition is not open from its first hour to its last: its days alone.
  [
    '2026-11-21T10:00:00+01:00',
    '2026-12-15T17:00:00+01:00',
    'nov. 21. szo. – dec. 15. k.',
    'Nov. 21. Sat. – Dec. 15. Tue.',
    { exhibition: true, periodic: true, interval: true },
  ],
  [
    '2026-11-21T10:00:00+01:00',
    '2026-11-21T17:00:00+01:00',
    'nov. 21. szo. 10:00–17:00',
    'Nov. 21. Sat. 10:00–17:00',
    { exhibition: true, periodic: true },
  ],
];

/** Clocks go forward on 29 March and back on 25 October 2026. */
const clockChanges: Case[] = [
  ['2026-03-29T00:00:00+01:00', null, 'márc. 29. v.', 'Mar. 29. Sun.'],
  ['2026-03-28T22:00:00+01:00', '2026-03-29T03:30:00+02:00', 'márc. 28. szo. 22:00–03:30', 'Mar. 28. Sat. 22:00–03:30'],
  ['2026-03-29T01:30:00+01:00', '2026-03-29T03:30:00+02:00', 'márc. 29. v. 01:30–03:30', 'Mar. 29. Sun. 01:30–03:30'],
  ['2026-03-29T10:00:00+02:00', '2026-03-29T12:00:00+02:00', 'márc. 29. v. 10:00–12:00', 'Mar. 29. Sun. 10:00–12:00'],
  ['2026-03-29T18:00:00+02:00', '2026-03-30T00:00:00+02:00', 'márc. 29. v. 18:00–24:00', 'Mar. 29. Sun. 18:00–24:00'],
  ['2026-03-28T00:00:00+01:00', '2026-03-29T00:00:00+01:00', 'márc. 28. szo. – márc. 29. v.', 'Mar. 28. Sat. – Mar. 29. Sun.', allDay],
  ['2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00', 'márc. 29. v. – márc. 30. h.', 'Mar. 29. Sun. – Mar. 30. Mon.', allDay],
  ['2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00', 'márc. 29. v.', 'Mar. 29. Sun.'],
  ['2026-10-25T00:00:00+02:00', null, 'okt. 25. v.', 'Oct. 25. Sun.'],
  ['2026-10-24T22:00:00+02:00', '2026-10-25T02:30:00+01:00', 'okt. 24. szo. 22:00–02:30', 'Oct. 24. Sat. 22:00–02:30'],
  // The hour that comes twice.
  ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00', 'okt. 25. v. 02:30–02:30', 'Oct. 25. Sun. 02:30–02:30'],
  ['2026-10-25T10:00:00+01:00', '2026-10-25T12:00:00+01:00', 'okt. 25. v. 10:00–12:00', 'Oct. 25. Sun. 10:00–12:00'],
  ['2026-10-25T18:00:00+01:00', '2026-10-26T00:00:00+01:00', 'okt. 25. v. 18:00–24:00', 'Oct. 25. Sun. 18:00–24:00'],
  ['2026-10-24T00:00:00+02:00', '2026-10-25T00:00:00+02:00', 'okt. 24. szo. – okt. 25. v.', 'Oct. 24. Sat. – Oct. 25. Sun.', allDay],
  ['2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00', 'okt. 25. v.', 'Oct. 25. Sun.'],
];

const otherYears: Case[] = [
  ['2026-12-31T20:00:00+01:00', '2027-01-01T02:00:00+01:00', 'dec. 31. cs. 20:00–02:00', 'Dec. 31. Thu. 20:00–02:00'],
  ['2026-12-31T20:00:00+01:00', '2027-01-01T00:00:00+01:00', 'dec. 31. cs. 20:00–24:00', 'Dec. 31. Thu. 20:00–24:00'],
  ['2026-12-31T23:30:00+01:00', null, 'dec. 31. cs. 23:30', 'Dec. 31. Thu. 23:30'],
  ['2026-12-31T23:00:00Z', null, '2027. jan. 1. p.', 'Jan. 1. Fri. 2027'],
  ['2027-01-01T00:30:00+01:00', null, '2027. jan. 1. p. 00:30', 'Jan. 1. Fri. 2027 00:30'],
  ['2027-01-03T10:30:00+01:00', '2027-01-03T11:30:00+01:00', '2027. jan. 3. v. 10:30–11:30', 'Jan. 3. Sun. 2027 10:30–11:30'],
  ['2025-12-31T18:00:00+01:00', '2025-12-31T19:00:00+01:00', '2025. dec. 31. sze. 18:00–19:00', 'Dec. 31. Wed. 2025 18:00–19:00'],
  ['2026-12-28T00:00:00+01:00', '2027-01-03T00:00:00+01:00', 'dec. 28. h. – 2027. jan. 3. v.', 'Dec. 28. Mon. – Jan. 3. Sun. 2027', allDay],
  ['2024-02-29T00:00:00+01:00', null, '2024. febr. 29. cs.', 'Feb. 29. Thu. 2024'],
  ['2025-12-30T00:00:00+01:00', '2026-01-02T00:00:00+01:00', '2025. dec. 30. k. – jan. 2. p.', 'Dec. 30. Tue. 2025 – Jan. 2. Fri.', allDay],
];

const openEnded = { interval: true };
const withoutEnd: Case[] = [
  ['2024-12-21T00:00:00+01:00', null, 'folyamatosan', 'ongoing', { ...openEnded, exhibition: true }],
  [NOW, null, 'folyamatosan', 'ongoing', openEnded],
  ['2026-11-22T11:00:01+01:00', null, 'nov. 22-étől', 'from Nov. 22. Sun.', openEnded],
  ['2026-12-01T00:00:00+01:00', null, 'dec. 1-jétől', 'from Dec. 1. Tue.', openEnded],
  ['2026-12-02T00:00:00+01:00', null, 'dec. 2-ától', 'from Dec. 2. Wed.', openEnded],
  ['2026-12-04T00:00:00+01:00', null, 'dec. 4-étől', 'from Dec. 4. Fri.', openEnded],
  ['2026-12-10T09:00:00+01:00', null, 'dec. 10-étől', 'from Dec. 10. Thu.', openEnded],
  ['2026-12-20T00:00:00+01:00', null, 'dec. 20-ától', 'from Dec. 20. Sun.', openEnded],
  ['2026-12-23T00:00:00+01:00', null, 'dec. 23-ától', 'from Dec. 23. Wed.', openEnded],
  ['2026-12-31T00:00:00+01:00', null, 'dec. 31-étől', 'from Dec. 31. Thu.', openEnded],
  ['2027-01-08T00:00:00+01:00', null, '2027. jan. 8-ától', 'from Jan. 8. Fri. 2027', openEnded],
  ['2026-03-16T00:00:00+01:00', null, 'folyamatosan', 'ongoing', { constant: true, exhibition: true }],
  ['2026-05-05T00:00:00+02:00', '2027-11-21T00:00:00+01:00', 'folyamatosan', 'ongoing', { constant: true }],
  ['2027-03-01T00:00:00+01:00', '2027-11-21T00:00:00+01:00', '2027. márc. 1-jétől', 'from Mar. 1. Mon. 2027', { constant: true }],
];

const text = 'Keddtől vasárnapig, 10–18 óra';
const inWords: Case[] = [
  ['2026-01-25T00:00:00+01:00', '2027-11-21T00:00:00+01:00', text, text, { text_date_only: true, date: text }],
  ['2026-11-28T10:00:00+01:00', null, text, text, { text_date_only: true, date: text, exhibition: true }],
  ['not a date', 'nor this', text, text, { text_date_only: true, date: text }],
  ['2023-08-09T00:00:00+02:00', null, text, text, { ...openEnded, date: text }],
  ['2023-08-09T00:00:00+02:00', null, text, text, { constant: true, date: text }],
  // A free text beside dates that say enough leaves them alone; without a text the dates speak.
  ['2026-11-28T10:00:00+01:00', null, 'nov. 28. szo. 10:00', 'Nov. 28. Sat. 10:00', { date: text }],
  ['2026-11-28T10:00:00+01:00', null, 'nov. 28. szo. 10:00', 'Nov. 28. Sat. 10:00', { text_date_only: true, date: null }],
  ['2026-11-28T10:00:00+01:00', null, 'nov. 28. szo. 10:00', 'Nov. 28. Sat. 10:00', { text_date_only: true, date: '' }],
];

const unreadable: Case[] = [
  ['', null, undefined, undefined],
  ['not a date', null, undefined, undefined],
  ['2026-13-01T00:00:00+01:00', null, undefined, undefined],
  ['2026-02-30T10:00:00+01:00', null, undefined, undefined],
  ['2026-11-22', null, undefined, undefined],
  ['2026-11-22T10:00:00', null, undefined, undefined],
  ['2026-11-22T10:00:00+01:00', 'later', undefined, undefined],
  ['2026-11-22T10:00:00+01:00', '2026-11-22T09:00:00+01:00', undefined, undefined],
  ['2026-11-22T10:00:00+01:00', '2026-11-21T00:00:00+01:00', undefined, undefined],
  ['sometime', null, undefined, undefined, openEnded],
  ['sometime', null, undefined, undefined, { constant: true }],
];

function eventOf([start_date, end_date, , , changes]: Case): Event {
  return {
    start_date,
    end_date,
    interval: false,
    text_date_only: false,
    date: null,
    constant: false,
    exhibition: false,
    periodic: false,
    ...changes,
    occurrences: [{ start_date, end_date, all_day: changes === allDay }],
  };
}

const groups: [string, Case[]][] = [
  ['a day', days],
  ['one day with its hours', hours],
  ['several days', severalDays],
  ['over the change of the clocks', clockChanges],
  ['in and towards other years', otherYears],
  ['without an end', withoutEnd],
  ['in the editor’s words', inWords],
  ['dates that cannot be read', unreadable],
];
const casesOf = (list: Case[]) =>
  list.flatMap((row) => [
    { row, locale: 'hu' as const, expected: row[2] },
    { row, locale: 'en' as const, expected: row[3] },
  ]);

test('a start that is no occasion’s has its hours', async () => {
  const { intervalText } = await import('./interval.ts');
  const event = {
    start_date: '2026-11-23T18:00:00+01:00',
    end_date: '2026-11-23T19:00:00+01:00',
    occurrences: [{ start_date: '2026-11-24T00:00:00+01:00', end_date: null, all_day: true }],
    interval: false,
    text_date_only: false,
    date: null,
    constant: false,
    exhibition: false,
    periodic: false,
  };
  expect(intervalText(event, 'en', Temporal.Instant.from(NOW))).toBe('Nov. 23. Mon. 18:00–19:00');
});

test('the table has at least 80 cases in each language', () => {
  expect(groups.flatMap(([, list]) => list).length).toBeGreaterThanOrEqual(80);
});

describe.each(ZONES)('when a program is, in words, on a server in %s', (zone, offset) => {
  let module: typeof interval;
  beforeAll(async () => {
    process.env['TZ'] = zone;
    vi.resetModules();
    module = await import('./interval.ts');
  });
  afterAll(() => {
    if (HOME_ZONE === undefined) delete process.env['TZ'];
    else process.env['TZ'] = HOME_ZONE;
  });

  test('the server really is in that zone', () => {
    expect(new Date(NOW).getTimezoneOffset()).toBe(offset);
  });

  test.each(groups)('%s', (_, list) =>
    everyRow(
      casesOf(list),
      ({ row, locale }) => `${row[0]} to ${row[1]} in ${locale}`,
      ({ row, locale, expected }) => {
        const log = vi.fn<(message: string) => void>();
        expect(module.intervalText(eventOf(row), locale, Temporal.Instant.from(NOW), log)).toBe(expected);
        expect(log.mock.calls.map(([message]) => message.slice(0, 20))).toEqual(expected === undefined ? ['Invalid event date: '] : []);
      },
    ),
  );

  test('every day of a month has its Hungarian ending', () => {
    const endings = Array.from({ length: 31 }, (_, index) => {
      const start = Temporal.PlainDate.from('2026-12-01').add({ days: index }).toZonedDateTime('Europe/Budapest');
      const event = eventOf([start.toString({ timeZoneName: 'never' }), null, '', '', openEnded]);
      return module.intervalText(event, 'hu', Temporal.Instant.from(NOW))?.replace('dec. ', '').replace('től', '').replace('tól', '');
    });
    expect(endings.join(' ')).toBe(
      '1-jé 2-á 3-á 4-é 5-é 6-á 7-é 8-á 9-é 10-é 11-é 12-é 13-á 14-é 15-é 16-á 17-é 18-á 19-é 20-á 21-é 22-é 23-á 24-é 25-é 26-á 27-é 28-á 29-é 30-á 31-é',
    );
  });

  test('an occasion of an all-day series has no hours, even when its start has', () => {
    const occasion = { start_date: '2026-11-28T10:00:00+01:00', end_date: null, all_day: true };
    expect(module.occasionText(occasion, 'hu', Temporal.Instant.from(NOW))).toBe('nov. 28. szo.');
  });

  test('the two formats of the specification', () => {
    const day = Temporal.PlainDate.from('2026-11-22');
    expect([module.monthAndDay(day, 'hu'), module.dayAndWeekdayShort(day, 'hu')]).toEqual(['nov. 22.', '22. v.']);
    expect([module.monthAndDay(day, 'en'), module.dayAndWeekdayShort(day, 'en')]).toEqual(['Nov. 22.', '22. Sun.']);
  });
});
