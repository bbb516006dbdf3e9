import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import type * as interval from './interval.ts';

type Event = Parameters<typeof interval.formatInterval>[0];
type Case = [start: string, end: string | null, hungarian: string | undefined, english: string | undefined, Partial<Event>?];

/** Sunday, 22 November 2026, 11:00 in Budapest. */
const NOW = '2026-11-22T11:00:00+01:00';
const HOME_ZONE = process.env['TZ'];
/** A zone, and its offset in minutes west of Greenwich on 22 November 2026, to prove that the zone is set. */
const ZONES = [
  ['UTC', 0],
  ['America/Los_Angeles', 480],
  ['Pacific/Auckland', -780],
] as const;

const allDay = { occurrences: [] };

/** Dates without times: midnight in Budapest, in summer and in winter. */
const days: Case[] = [
  ['2026-01-01T00:00:00+01:00', null, 'jan. 1. cs.', 'Thu 1 Jan'],
  ['2026-02-02T00:00:00+01:00', null, 'febr. 2. h.', 'Mon 2 Feb'],
  ['2026-03-03T00:00:00+01:00', null, 'márc. 3. k.', 'Tue 3 Mar'],
  ['2026-04-01T00:00:00+02:00', null, 'ápr. 1. sze.', 'Wed 1 Apr'],
  ['2026-05-07T00:00:00+02:00', null, 'máj. 7. cs.', 'Thu 7 May'],
  ['2026-06-12T00:00:00+02:00', null, 'jún. 12. p.', 'Fri 12 Jun'],
  ['2026-07-04T00:00:00+02:00', null, 'júl. 4. szo.', 'Sat 4 Jul'],
  ['2026-08-30T00:00:00+02:00', null, 'aug. 30. v.', 'Sun 30 Aug'],
  ['2026-09-01T00:00:00+02:00', null, 'szept. 1. k.', 'Tue 1 Sept'],
  ['2026-10-31T00:00:00+01:00', null, 'okt. 31. szo.', 'Sat 31 Oct'],
  ['2026-11-22T00:00:00+01:00', null, 'nov. 22. v.', 'Sun 22 Nov'],
  ['2026-12-24T00:00:00+01:00', null, 'dec. 24. cs.', 'Thu 24 Dec'],
  ['2026-11-21T23:00:00Z', null, 'nov. 22. v.', 'Sun 22 Nov'],
];

const hours: Case[] = [
  ['2026-11-23T10:00:00+01:00', '2026-11-23T11:30:00+01:00', 'nov. 23. h. 10:00–11:30', 'Mon 23 Nov 10:00–11:30'],
  ['2026-11-24T06:30:00+01:00', '2026-11-24T07:30:00+01:00', 'nov. 24. k. 06:30–07:30', 'Tue 24 Nov 06:30–07:30'],
  ['2026-11-25T12:30:00+01:00', '2026-11-25T13:00:00+01:00', 'nov. 25. sze. 12:30–13:00', 'Wed 25 Nov 12:30–13:00'],
  ['2026-11-26T18:30:00+01:00', '2026-11-26T21:00:00+01:00', 'nov. 26. cs. 18:30–21:00', 'Thu 26 Nov 18:30–21:00'],
  ['2026-11-27T20:00:00+01:00', '2026-11-27T22:00:00+01:00', 'nov. 27. p. 20:00–22:00', 'Fri 27 Nov 20:00–22:00'],
  ['2026-11-28T08:30:00+01:00', '2026-11-28T09:30:00+01:00', 'nov. 28. szo. 08:30–09:30', 'Sat 28 Nov 08:30–09:30'],
  ['2026-11-29T09:05:00+01:00', '2026-11-29T14:00:00+01:00', 'nov. 29. v. 09:05–14:00', 'Sun 29 Nov 09:05–14:00'],
  ['2026-07-11T19:30:00+02:00', '2026-07-11T21:00:00+02:00', 'júl. 11. szo. 19:30–21:00', 'Sat 11 Jul 19:30–21:00'],
  ['2026-11-27T18:00:00+01:00', null, 'nov. 27. p. 18:00', 'Fri 27 Nov 18:00'],
  ['2026-11-27T18:00:00+01:00', '2026-11-27T18:00:00+01:00', 'nov. 27. p. 18:00', 'Fri 27 Nov 18:00'],
  ['2026-11-27T00:01:00+01:00', '2026-11-27T23:59:00+01:00', 'nov. 27. p. 00:01–23:59', 'Fri 27 Nov 00:01–23:59'],
  ['2026-11-27T17:00:00Z', '2026-11-27T19:00:00Z', 'nov. 27. p. 18:00–20:00', 'Fri 27 Nov 18:00–20:00'],
  ['2026-11-27T09:00:00-08:00', '2026-11-28T09:30:00+13:00', 'nov. 27. p. 18:00–21:30', 'Fri 27 Nov 18:00–21:30'],
  // The end has a date without a time: the same day.
  ['2026-11-27T18:00:00+01:00', '2026-11-27T00:00:00+01:00', 'nov. 27. p. 18:00', 'Fri 27 Nov 18:00'],
  // Evenings that end at midnight or in the early hours are still one evening.
  ['2026-11-27T18:00:00+01:00', '2026-11-28T00:00:00+01:00', 'nov. 27. p. 18:00–24:00', 'Fri 27 Nov 18:00–24:00'],
  ['2026-11-27T20:00:00+01:00', '2026-11-28T02:00:00+01:00', 'nov. 27. p. 20:00–02:00', 'Fri 27 Nov 20:00–02:00'],
  ['2026-11-27T20:00:00+01:00', '2026-11-28T05:59:00+01:00', 'nov. 27. p. 20:00–05:59', 'Fri 27 Nov 20:00–05:59'],
  ['2026-11-22T23:30:00+01:00', '2026-11-23T00:30:00+01:00', 'nov. 22. v. 23:30–00:30', 'Sun 22 Nov 23:30–00:30'],
  ['2026-11-23T00:30:00+01:00', '2026-11-23T01:30:00+01:00', 'nov. 23. h. 00:30–01:30', 'Mon 23 Nov 00:30–01:30'],
  // A beginning at midnight with an end is a time.
  ['2026-11-27T00:00:00+01:00', '2026-11-27T02:00:00+01:00', 'nov. 27. p. 00:00–02:00', 'Fri 27 Nov 00:00–02:00'],
];

const severalDays: Case[] = [
  ['2026-11-20T00:00:00+01:00', '2026-11-22T00:00:00+01:00', 'nov. 20. p. – nov. 22. v.', 'Fri 20 Nov – Sun 22 Nov', allDay],
  ['2026-12-19T00:00:00+01:00', '2026-12-20T00:00:00+01:00', 'dec. 19. szo. – dec. 20. v.', 'Sat 19 Dec – Sun 20 Dec', allDay],
  ['2026-04-30T00:00:00+02:00', '2026-05-03T00:00:00+02:00', 'ápr. 30. cs. – máj. 3. v.', 'Thu 30 Apr – Sun 3 May', allDay],
  ['2026-11-21T00:00:00+01:00', '2026-11-21T00:00:00+01:00', 'nov. 21. szo.', 'Sat 21 Nov', allDay],
  // Not marked as all-day: an end at midnight belongs to the day before.
  ['2026-12-19T00:00:00+01:00', '2026-12-20T00:00:00+01:00', 'dec. 19. szo.', 'Sat 19 Dec'],
  ['2026-12-18T00:00:00+01:00', '2026-12-20T00:00:00+01:00', 'dec. 18. p. – dec. 19. szo.', 'Fri 18 Dec – Sat 19 Dec'],
  ['2026-12-18T16:00:00+01:00', '2026-12-20T00:00:00+01:00', 'dec. 18. p. 16:00 – dec. 19. szo.', 'Fri 18 Dec 16:00 – Sat 19 Dec'],
  [
    '2026-12-18T16:00:00+01:00',
    '2026-12-20T14:30:00+01:00',
    'dec. 18. p. 16:00 – dec. 20. v. 14:30',
    'Fri 18 Dec 16:00 – Sun 20 Dec 14:30',
  ],
  ['2026-12-18T00:00:00+01:00', '2026-12-20T14:30:00+01:00', 'dec. 18. p. – dec. 20. v. 14:30', 'Fri 18 Dec – Sun 20 Dec 14:30'],
  [
    '2026-11-27T20:00:00+01:00',
    '2026-11-28T06:00:00+01:00',
    'nov. 27. p. 20:00 – nov. 28. szo. 06:00',
    'Fri 27 Nov 20:00 – Sat 28 Nov 06:00',
  ],
  // An exhibition is not open continuously: only its days are shown.
  [
    '2026-11-21T10:00:00+01:00',
    '2026-12-15T17:00:00+01:00',
    'nov. 21. szo. – dec. 15. k.',
    'Sat 21 Nov – Tue 15 Dec',
    { exhibition: true, periodic: true, interval: true },
  ],
  [
    '2026-11-21T10:00:00+01:00',
    '2026-11-21T17:00:00+01:00',
    'nov. 21. szo. 10:00–17:00',
    'Sat 21 Nov 10:00–17:00',
    { exhibition: true, periodic: true },
  ],
];

/** Clocks go forward on 29 March and back on 25 October 2026. */
const clockChanges: Case[] = [
  ['2026-03-29T00:00:00+01:00', null, 'márc. 29. v.', 'Sun 29 Mar'],
  ['2026-03-28T22:00:00+01:00', '2026-03-29T03:30:00+02:00', 'márc. 28. szo. 22:00–03:30', 'Sat 28 Mar 22:00–03:30'],
  ['2026-03-29T01:30:00+01:00', '2026-03-29T03:30:00+02:00', 'márc. 29. v. 01:30–03:30', 'Sun 29 Mar 01:30–03:30'],
  ['2026-03-29T10:00:00+02:00', '2026-03-29T12:00:00+02:00', 'márc. 29. v. 10:00–12:00', 'Sun 29 Mar 10:00–12:00'],
  ['2026-03-29T18:00:00+02:00', '2026-03-30T00:00:00+02:00', 'márc. 29. v. 18:00–24:00', 'Sun 29 Mar 18:00–24:00'],
  ['2026-03-28T00:00:00+01:00', '2026-03-29T00:00:00+01:00', 'márc. 28. szo. – márc. 29. v.', 'Sat 28 Mar – Sun 29 Mar', allDay],
  ['2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00', 'márc. 29. v. – márc. 30. h.', 'Sun 29 Mar – Mon 30 Mar', allDay],
  ['2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00', 'márc. 29. v.', 'Sun 29 Mar'],
  ['2026-10-25T00:00:00+02:00', null, 'okt. 25. v.', 'Sun 25 Oct'],
  ['2026-10-24T22:00:00+02:00', '2026-10-25T02:30:00+01:00', 'okt. 24. szo. 22:00–téli idő szerint 02:30', 'Sat 24 Oct 22:00–02:30 CET'],
  // The hour that occurs twice.
  [
    '2026-10-25T02:30:00+02:00',
    '2026-10-25T02:30:00+01:00',
    'okt. 25. v. nyári idő szerint 02:30–téli idő szerint 02:30',
    'Sun 25 Oct 02:30 CEST–02:30 CET',
  ],
  ['2026-10-25T10:00:00+01:00', '2026-10-25T12:00:00+01:00', 'okt. 25. v. 10:00–12:00', 'Sun 25 Oct 10:00–12:00'],
  ['2026-10-25T18:00:00+01:00', '2026-10-26T00:00:00+01:00', 'okt. 25. v. 18:00–24:00', 'Sun 25 Oct 18:00–24:00'],
  ['2026-10-24T00:00:00+02:00', '2026-10-25T00:00:00+02:00', 'okt. 24. szo. – okt. 25. v.', 'Sat 24 Oct – Sun 25 Oct', allDay],
  ['2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00', 'okt. 25. v.', 'Sun 25 Oct'],
];

const otherYears: Case[] = [
  ['2026-12-31T20:00:00+01:00', '2027-01-01T02:00:00+01:00', 'dec. 31. cs. 20:00–02:00', 'Thu 31 Dec 20:00–02:00'],
  ['2026-12-31T20:00:00+01:00', '2027-01-01T00:00:00+01:00', 'dec. 31. cs. 20:00–24:00', 'Thu 31 Dec 20:00–24:00'],
  ['2026-12-31T23:30:00+01:00', null, 'dec. 31. cs. 23:30', 'Thu 31 Dec 23:30'],
  ['2026-12-31T23:00:00Z', null, '2027. jan. 1. p.', 'Fri 1 Jan 2027'],
  ['2027-01-01T00:30:00+01:00', null, '2027. jan. 1. p. 00:30', 'Fri 1 Jan 2027 00:30'],
  ['2027-01-03T10:30:00+01:00', '2027-01-03T11:30:00+01:00', '2027. jan. 3. v. 10:30–11:30', 'Sun 3 Jan 2027 10:30–11:30'],
  ['2025-12-31T18:00:00+01:00', '2025-12-31T19:00:00+01:00', '2025. dec. 31. sze. 18:00–19:00', 'Wed 31 Dec 2025 18:00–19:00'],
  ['2026-12-28T00:00:00+01:00', '2027-01-03T00:00:00+01:00', 'dec. 28. h. – 2027. jan. 3. v.', 'Mon 28 Dec – Sun 3 Jan 2027', allDay],
  ['2024-02-29T00:00:00+01:00', null, '2024. febr. 29. cs.', 'Thu 29 Feb 2024'],
  ['2025-12-30T00:00:00+01:00', '2026-01-02T00:00:00+01:00', '2025. dec. 30. k. – jan. 2. p.', 'Tue 30 Dec 2025 – Fri 2 Jan', allDay],
];

const openEnded = { interval: true };
/** It lasts, but only for the day of its start. */
const oneDay = { interval: true };
const withoutEnd: Case[] = [
  ['2024-12-21T00:00:00+01:00', null, 'folyamatosan', 'ongoing', { ...openEnded, exhibition: true }],
  [NOW, null, 'folyamatosan', 'ongoing', openEnded],
  ['2026-11-22T11:00:01+01:00', null, 'nov. 22-étől', 'from Sun 22 Nov', openEnded],
  ['2026-12-01T00:00:00+01:00', null, 'dec. 1-jétől', 'from Tue 1 Dec', openEnded],
  ['2026-12-02T00:00:00+01:00', null, 'dec. 2-ától', 'from Wed 2 Dec', openEnded],
  ['2026-12-04T00:00:00+01:00', null, 'dec. 4-étől', 'from Fri 4 Dec', openEnded],
  ['2026-12-10T09:00:00+01:00', null, 'dec. 10-étől', 'from Thu 10 Dec', openEnded],
  ['2026-12-20T00:00:00+01:00', null, 'dec. 20-ától', 'from Sun 20 Dec', openEnded],
  ['2026-12-23T00:00:00+01:00', null, 'dec. 23-ától', 'from Wed 23 Dec', openEnded],
  ['2026-12-31T00:00:00+01:00', null, 'dec. 31-étől', 'from Thu 31 Dec', openEnded],
  ['2027-01-08T00:00:00+01:00', null, '2027. jan. 8-ától', 'from Fri 8 Jan 2027', openEnded],
  ['2026-12-27T00:00:00+01:00', null, 'dec. 27. v.', 'Sun 27 Dec', oneDay],
  ['2026-03-16T00:00:00+01:00', null, 'folyamatosan', 'ongoing', { constant: true, exhibition: true }],
  ['2026-05-05T00:00:00+02:00', '2027-11-21T00:00:00+01:00', 'folyamatosan', 'ongoing', { constant: true }],
  ['2027-03-01T00:00:00+01:00', '2027-11-21T00:00:00+01:00', '2027. márc. 1-jétől', 'from Mon 1 Mar 2027', { constant: true }],
];

const text = 'Keddtől vasárnapig, 10–18 óra';
const inWords: Case[] = [
  ['2026-01-25T00:00:00+01:00', '2027-11-21T00:00:00+01:00', text, text, { text_date_only: true, date: text }],
  ['2026-11-28T10:00:00+01:00', null, text, text, { text_date_only: true, date: text, exhibition: true }],
  ['not a date', 'nor this', text, text, { text_date_only: true, date: text }],
  ['2023-08-09T00:00:00+02:00', null, text, text, { ...openEnded, date: text }],
  ['2023-08-09T00:00:00+02:00', null, text, text, { constant: true, date: text }],
  // A text beside sufficient dates is ignored; without a text the dates are used.
  ['2026-11-28T10:00:00+01:00', null, 'nov. 28. szo. 10:00', 'Sat 28 Nov 10:00', { date: text }],
  ['2026-11-28T10:00:00+01:00', null, 'nov. 28. szo. 10:00', 'Sat 28 Nov 10:00', { text_date_only: true, date: null }],
  ['2026-11-28T10:00:00+01:00', null, 'nov. 28. szo. 10:00', 'Sat 28 Nov 10:00', { text_date_only: true, date: '' }],
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

function getEvent([start_date, end_date, , , changes]: Case): Event {
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
    occurrences: [{ start_date, end_date, all_day: changes === allDay, until: changes === oneDay ? start_date : end_date }],
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
const getCases = (list: Case[]) =>
  list.flatMap((row) => [
    { row, locale: 'hu' as const, expected: row[2] },
    { row, locale: 'en' as const, expected: row[3] },
  ]);

test('a start that differs from all occurrences shows its time', async () => {
  const { formatInterval } = await import('./interval.ts');
  const event = {
    start_date: '2026-11-23T18:00:00+01:00',
    end_date: '2026-11-23T19:00:00+01:00',
    occurrences: [{ start_date: '2026-11-24T00:00:00+01:00', end_date: null, all_day: true, until: '2026-11-25T00:00:00+01:00' }],
    interval: false,
    text_date_only: false,
    date: null,
    constant: false,
    exhibition: false,
    periodic: false,
  };
  expect(formatInterval(event, 'en', Temporal.Instant.from(NOW))).toBe('Mon 23 Nov 18:00–19:00');
});

test('a lasting event with a date that was has begun, although its start is that of the next date', async () => {
  const { formatInterval } = await import('./interval.ts');
  const dates = ['2026-11-20', '2026-11-27'].map((day) => ({
    start_date: `${day}T10:00:00+01:00`,
    end_date: `${day}T12:00:00+01:00`,
    until: `${day}T12:00:00+01:00`,
    all_day: false,
  }));
  const constant = { interval: false, text_date_only: false, date: null, constant: true, exhibition: false, periodic: false };
  const event = { ...constant, start_date: '2026-11-27T10:00:00+01:00', end_date: '2026-11-27T12:00:00+01:00', occurrences: dates };
  expect(formatInterval(event, 'hu', Temporal.Instant.from(NOW))).toBe('folyamatosan');
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

  test('the process runs in the given time zone', () => {
    expect(new Date(NOW).getTimezoneOffset()).toBe(offset);
  });

  test.each(groups)('%s', (_, list) =>
    everyRow(
      getCases(list),
      ({ row, locale }) => `${row[0]} to ${row[1]} in ${locale}`,
      ({ row, locale, expected }) => {
        const log = vi.fn<(message: string) => void>();
        expect(module.formatInterval(getEvent(row), locale, Temporal.Instant.from(NOW), log)).toBe(expected);
        expect(log.mock.calls.map(([message]) => message.slice(0, 20))).toEqual(expected === undefined ? ['Invalid event date: '] : []);
      },
    ),
  );

  test('every day of a month has its Hungarian suffix', () => {
    const endings = Array.from({ length: 31 }, (_, index) => {
      const start = Temporal.PlainDate.from('2026-12-01').add({ days: index }).toZonedDateTime('Europe/Budapest');
      const event = getEvent([start.toString({ timeZoneName: 'never' }), null, '', '', openEnded]);
      return module.formatInterval(event, 'hu', Temporal.Instant.from(NOW))?.replace('dec. ', '').replace('től', '').replace('tól', '');
    });
    expect(endings.join(' ')).toBe(
      '1-jé 2-á 3-á 4-é 5-é 6-á 7-é 8-á 9-é 10-é 11-é 12-é 13-á 14-é 15-é 16-á 17-é 18-á 19-é 20-á 21-é 22-é 23-á 24-é 25-é 26-á 27-é 28-á 29-é 30-á 31-é',
    );
  });

  test('an occurrence of an all-day event shows no times, even if its start has one', () => {
    const occasion = { start_date: '2026-11-28T10:00:00+01:00', end_date: null, all_day: true };
    expect(module.formatOccurrence(occasion, 'hu', Temporal.Instant.from(NOW))).toBe('nov. 28. szo.');
  });

  test('formatMonthAndDay and formatShortDayAndWeekday use the specified formats', () => {
    const day = Temporal.PlainDate.from('2026-11-22');
    expect([module.formatMonthAndDay(day, 'hu'), module.formatShortDayAndWeekday(day, 'hu')]).toEqual(['nov. 22.', '22. v.']);
    expect([module.formatMonthAndDay(day, 'en'), module.formatShortDayAndWeekday(day, 'en')]).toEqual(['22 Nov', 'Sun 22']);
  });
});
