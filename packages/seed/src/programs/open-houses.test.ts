import { isOpenAllDay, listOpeningSpans, ZONE } from '@liget/park';
import { describe, expect, test } from 'vitest';
import { calendarDay, type OccurrenceInstants } from '../dates.ts';
import { readSeedContent } from '../seed-content.ts';
import { isHoliday, placeHours } from './holidays.ts';
import { listProgramTimes } from './program-times.ts';

const content = readSeedContent();
const topLocationOf = new Map(content.eventLocations.map(({ key, topLocation }) => [key, topLocation]));

/** A year of first starts that covers every weekday and month; and each day of the weeks with holidays. */
const firstStarts = [
  ...Array.from({ length: 17 }, (_, index) => Temporal.PlainDate.from('2026-01-04').add({ days: 22 * index })),
  ...Array.from({ length: 18 }, (_, index) => Temporal.PlainDate.from('2026-12-17').add({ days: index })),
].map((date) => date.toZonedDateTime({ timeZone: ZONE, plainTime: '00:10' }).toInstant());

/** Every event with its times, for each of the first starts. */
const seasons = firstStarts.map((now) => {
  const getTimes = listProgramTimes(content, now);
  return { now, programs: content.events.map((event) => ({ event, times: getTimes(event) })) };
});

const toDay = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toPlainDate();

interface DatedOccurrence {
  key: string;
  afterHours: boolean;
  place: ReturnType<typeof placeHours> | undefined;
  occurrence: OccurrenceInstants;
  now: Temporal.Instant;
}

/** Every occurrence, rain date and new date with its own day, and the first and last day of longer ones. */
const dated: DatedOccurrence[] = seasons.flatMap(({ now, programs }) => {
  const places = new Map(content.topLocations.map((place) => [place.key, placeHours(place, now)]));
  return programs.flatMap(({ event, times: { occurrences, rainDate, changedDate, interval } }) => {
    if (event.when.kind === 'open' || event.when.kind === 'text') return [];
    const ends = interval
      ? occurrences.flatMap(({ start, end = start }) => [start, end].map((at) => ({ start: at, allDay: true })))
      : [
          ...occurrences,
          ...(rainDate ? [rainDate] : []),
          ...(changedDate?.newStart ? [{ start: changedDate.newStart, allDay: false }] : []),
        ];
    return ends.map((occurrence) => ({
      key: event.key,
      afterHours: event.afterHours ?? false,
      place: places.get(topLocationOf.get(event.location) ?? ''),
      occurrence,
      now,
    }));
  });
});

const formatDated = ({ key, occurrence, now }: DatedOccurrence) =>
  `${key} at ${occurrence.start}, first start ${toDay(now.toString()).toString()}`;

/** Whether it is within the hours of its place; an event after hours begins on an open day after closing time. */
function isWhileOpen({ afterHours, place, occurrence: { start, end, allDay } }: DatedOccurrence): boolean {
  if (!place) return true;
  const day = toDay(start);
  if (isOpenAllDay(place, day)) return true;
  const [span] = listOpeningSpans(place, day);
  if (!span || allDay) return span !== undefined;
  const begins = Temporal.Instant.compare(span.from, start) <= 0;
  return begins && (afterHours || Temporal.Instant.compare(end ?? start, span.to) <= 0);
}

describe('in a year of first starts', () => {
  test('there are thousands of occurrences to check', () => {
    expect(dated.length).toBeGreaterThan(8_000);
  });

  test('no event takes place while its place is closed', () => {
    expect(dated.filter((item) => !isWhileOpen(item)).map(formatDated)).toEqual([]);
  });

  test('no event takes place at Christmas or on New Year’s Day', () => {
    expect(dated.filter(({ occurrence }) => isHoliday(toDay(occurrence.start))).map(formatDated)).toEqual([]);
  });
});

/** All of them are in the evening, in a house that says so beside its hours, or outdoors on Mimóza Hill. */
test('events after hours are few, and begin late in the afternoon or in the evening', () => {
  const late = content.events.filter(({ afterHours }) => afterHours);
  expect(late.map(({ key }) => key).toSorted()).toEqual([
    'brass-at-the-house',
    'electric-night',
    'folk-songs-close-up',
    'gravity-dance',
    'half-light-jazz',
    'hands-that-sing',
    'last-airship',
    'late-at-the-museum',
    'outdoor-dance-house',
    'quartet-under-the-leaves',
    'salsa-saturday',
    'silent-film',
    'stargazing',
    'sunday-singing',
  ]);
  const starts = late.flatMap(({ when }) => (when.kind === 'occurrences' ? when.occurrences.map(({ start }) => start) : []));
  expect(starts.filter((start) => start === undefined || start < '18:00')).toEqual([]);
});

test('a rain date is on a day after those of its event, also when those have moved', () => {
  const wrong = seasons.flatMap(({ now, programs }) =>
    programs.flatMap(({ event, times: { occurrences, rainDate } }) => {
      const last = occurrences.at(-1);
      if (!rainDate || !last || Temporal.PlainDate.compare(toDay(last.start), toDay(rainDate.start)) < 0) return [];
      return `${event.key}, first start ${toDay(now.toString()).toString()}`;
    }),
  );
  expect(wrong).toEqual([]);
});

test('weekly events take place on their weekday each week, except holidays', () => {
  const leftOut = seasons.flatMap(({ now, programs }) =>
    programs.flatMap(({ event: { key, when }, times: { occurrences } }) => {
      if (when.kind !== 'occurrences' || when.occurrences.length === 1) return [];
      const days = new Set(occurrences.map(({ start }) => toDay(start).toString()));
      const expectedDays = when.occurrences.flatMap(({ day }) => (typeof day === 'number' ? [] : calendarDay(day, now)));
      return expectedDays.filter((day) => !days.has(day.toString()) && !isHoliday(day)).map((day) => `${key} on ${day.toString()}`);
    }),
  );
  expect(leftOut).toEqual([]);
});

test.each(['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01', '2027-12-24'])(
  'the houses, the Visitor Centre and the balloon are closed on %s',
  (date) => {
    const now = Temporal.Instant.from('2026-11-22T08:00:00Z');
    const closed = content.topLocations.filter((place) => {
      const hours = placeHours(place, now);
      return listOpeningSpans(hours, Temporal.PlainDate.from(date)).length === 0 && !isOpenAllDay(hours, Temporal.PlainDate.from(date));
    });
    const houses = ['balloon', 'ethnography-museum', 'fine-arts-museum', 'millennium-house', 'music-house', 'visitor-center'];
    expect(closed.map(({ key }) => key)).toEqual(expect.arrayContaining(houses));
  },
);

describe('the flights at dusk', () => {
  const flights = content.events.find(({ when }) => when.kind === 'before_dusk');

  test.each([
    ['in November end when the balloon closes, at sunset', '2026-11-22', '15:00–16:00'],
    ['at the end of October end before it is dark', '2026-10-24', '16:00–17:00'],
    ['in June end when the balloon closes, though it is light for longer', '2026-06-14', '19:00–20:00'],
  ])('%s', (_, date, hours) => {
    if (!flights) throw new Error('The seed has no flights at dusk');
    const now = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: ZONE, plainTime: '09:00' }).toInstant();
    const { occurrences } = listProgramTimes(content, now)(flights);
    const clock = (instant = '') => Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toPlainTime().toString().slice(0, 5);
    expect(occurrences.map(({ start, end }) => `${clock(start)}–${clock(end)}`)).toEqual([hours]);
  });
});
