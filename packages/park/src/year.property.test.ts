import type { Balloon, BalloonSlot, Event, Occurrence, TopLocation } from '@liget/content-api';
import { occurrence as fixedOccurrence, fixtures } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { sampleOf, sampleSeed } from '../../../test-depth.ts';
import { type BalloonState, isBalloonOpen } from './balloon/balloon.ts';
import { formatClock, isBefore, toParkDay, toParkInstant, ZONE } from './dates/time.ts';
import { countPrograms, getOccurrenceState, takesPlace } from './occurrences/occurrence-state.ts';
import { isOver } from './occurrences/occurrences.ts';
import { isOpenThrough, listOpeningSpans, type Span } from './opening-hours/opening-hours.ts';
import { getPark } from './park.ts';
import { computeSun } from './scene/sun.ts';

const ALL = [1, 2, 3, 4, 5, 6, 7];
const HOLIDAYS = [
  { from: '2026-12-24', to: '2026-12-26', hours: [], note: 'Ünnep' },
  { from: '2026-12-31', to: '2026-12-31', hours: [{ opens: '10:00', closes: '15:00' }], note: null },
  { from: '2027-01-01', to: '2027-01-01', hours: [], note: null },
];
type Hours = Pick<TopLocation, 'hours' | 'exceptions'>;
/** Each kind of opening hours in the park. */
const HOURS: Record<string, Hours> = {
  museum: { hours: [{ weekdays: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00', months: [] }], exceptions: HOLIDAYS },
  promenade: { hours: [{ weekdays: ALL, opens: '00:00', closes: '23:59', months: [] }], exceptions: [] },
  playground: { hours: [{ weekdays: ALL, opens: '08:30', closes: 'dusk', months: [] }], exceptions: HOLIDAYS },
  bar: {
    hours: [
      { weekdays: [1, 2, 3, 4], opens: '16:00', closes: '23:00', months: [] },
      { weekdays: [5, 6], opens: '16:00', closes: '03:00', months: [] },
    ],
    exceptions: [{ from: '2026-12-31', to: '2026-12-31', hours: [{ opens: '18:00', closes: '05:00' }], note: 'Szilveszter' }],
  },
  balloon: {
    hours: [
      { weekdays: ALL, opens: '10:00', closes: '20:00', months: [3, 4, 5, 6, 7, 8, 9, 10] },
      { weekdays: [3, 4, 5, 6, 7], opens: '10:00', closes: '16:00', months: [11, 12, 1, 2] },
    ],
    exceptions: HOLIDAYS,
  },
  lido: {
    hours: [
      { weekdays: ALL, opens: '09:00', closes: '12:00', months: [6, 7, 8] },
      { weekdays: ALL, opens: '13:00', closes: '19:00', months: [6, 7, 8] },
    ],
    exceptions: [],
  },
  cinema: { hours: [{ weekdays: ALL, opens: '18:00', closes: 'dusk', months: [] }], exceptions: [] },
};
const [somewhere] = fixtures.hu.topLocations.data;
if (!somewhere) throw new Error('The fixtures have no place');
const places = Object.entries(HOURS).map(
  ([name, hours], index): TopLocation => ({
    ...somewhere,
    ...hours,
    id: index + 1,
    title: name,
    slug: name,
    slugs: { hu: name, en: name },
  }),
);
const placeNamed = (name: string) => places.find(({ title }) => title === name) as TopLocation;

const FIRST = Temporal.PlainDate.from('2026-03-01');
const days = Array.from({ length: 366 }, (_, index) => FIRST.add({ days: index }));
const iso = (at: Temporal.Instant) => at.toZonedDateTimeISO(ZONE).toString({ timeZoneName: 'never' });
const slot = (day: Temporal.PlainDate, time: string, weather: BalloonSlot['weather']): BalloonSlot => {
  const start = toParkInstant(day, time);
  return { start_date: iso(start), end_date: iso(start.add({ minutes: 30 })), weather };
};
/** Slots of a week as an operator enters them, with an evening flight outside the hours. */
const balloonFrom = (day: Temporal.PlainDate): Balloon => ({
  balloon_is_up: day.day % 9 === 0 ? 0 : 1,
  note: null,
  // On every fourth day the last report is a day old.
  updated_at: iso(toParkInstant(day.dayOfYear % 4 === 0 ? day.subtract({ days: 1 }) : day, '07:00')),
  time_slots: [0, 1, 2].flatMap((ahead) => {
    const date = day.add({ days: ahead });
    return [
      slot(date, '10:00', 'ideal_weather'),
      slot(date, '13:00', 'private_flight'),
      slot(date, '15:15', 'downtime'),
      slot(date, '20:30', 'uncertain_weather'),
    ];
  }),
  schedule: { slugs: { hu: 'balloon', en: 'balloon' }, anchor: 'schedule' },
});

const occurrence = (from: Temporal.Instant, to: Temporal.Instant | null, status: Occurrence['status'] = 'scheduled'): Occurrence => ({
  ...fixedOccurrence(iso(from), to && iso(to), false, { status }),
  until: to && iso(to),
});
const at = (slug: string): Event['location'] => ({
  id: 1,
  title: slug,
  slug,
  slugs: { hu: slug, en: slug },
  top_location: { title: slug, slugs: { hu: slug, en: slug } },
  position: null,
});
const programs = (day: Temporal.PlainDate): Pick<Event, 'occurrences' | 'status' | 'location'>[] => [
  { status: 'scheduled', location: at('museum'), occurrences: [occurrence(toParkInstant(day, '19:30'), toParkInstant(day, '21:00'))] },
  {
    status: 'scheduled',
    location: at('museum'),
    occurrences: [occurrence(toParkInstant(FIRST, '00:00'), toParkInstant(FIRST.add({ days: 300 }), '00:00'))],
  },
  { status: 'scheduled', location: at('playground'), occurrences: [occurrence(toParkInstant(FIRST, '00:00'), null)] },
  { status: 'cancelled', location: null, occurrences: [occurrence(toParkInstant(day, '10:00'), toParkInstant(day, '11:00'))] },
  {
    status: 'sold_out',
    location: null,
    occurrences: [occurrence(toParkInstant(day, '22:30'), toParkInstant(day.add({ days: 1 }), '01:30'))],
  },
  {
    status: 'scheduled',
    location: null,
    occurrences: (['cancelled', 'moved', 'rescheduled', 'sold_out'] as const).map((status, place) =>
      occurrence(toParkInstant(day, `1${place}:00`), toParkInstant(day, `1${place}:45`), status),
    ),
  },
  {
    status: 'scheduled',
    location: at('museum'),
    occurrences: [{ ...occurrence(toParkInstant(day, '10:00'), null), until: iso(toParkInstant(day, '24:00')) }],
  },
];

/** What stays the same all day; `tried` records which cases the year has covered. */
function drawDay(today: Temporal.PlainDate) {
  const milliseconds = ({ from, to }: Span): [number, number] => [from.epochMilliseconds, to.epochMilliseconds];
  const { sunrise, sunset } = computeSun(today);
  return {
    today,
    balloon: balloonFrom(today),
    ofToday: programs(today),
    openOn: new Map(
      places.map((place) => [place, [today.subtract({ days: 1 }), today].flatMap((day) => listOpeningSpans(place, day)).map(milliseconds)]),
    ),
    light: milliseconds({ from: sunrise, to: sunset }),
    tried: new Set<string>(),
  };
}

const slotUnderWay = (state: BalloonState | null) => state?.kind === 'flying' || (state?.kind === 'uncertain' && state.slot !== null);

/** The contradictions between views at an instant. */
function contradictions(now: Temporal.Instant, { balloon, today, ofToday, openOn, light, tried }: ReturnType<typeof drawDay>): string[] {
  const moment = now.epochMilliseconds;
  const park = getPark({ places, balloon }, now);
  const messages: string[] = [];
  const holds = (what: string, is: boolean) => {
    if (!is) messages.push(`${iso(now)}: ${what}`);
  };
  for (const place of places) {
    const status = park.opening(place);
    const isOpen = (openOn.get(place) ?? []).some(([from, to]) => from <= moment && moment < to);
    if (place.title === 'balloon') {
      holds('the balloon is open at a closed gate', !park.isOpen(place) || (park.balloon !== null && isBalloonOpen(park.balloon)));
      holds('the gate of the balloon is open outside of hours and flights', !park.isOpen(place) || isOpen || slotUnderWay(park.balloon));
    } else holds(`${place.title} is ${status?.kind}, but its hours say ${isOpen}`, park.isOpen(place) === isOpen);
    const placeAndStatus = `${place.title} ${JSON.stringify(status)}`;
    if (status?.kind === 'opens' && !tried.has(placeAndStatus)) {
      const opens = toParkInstant(today, status.at);
      const opensThen = getPark({ places, balloon }, opens).isOpen(place);
      holds(`${place.title} is to open at ${status.at}, and does not`, opensThen);
    }
    if (status?.kind === 'opens') holds(`${place.title} opens at ${status.at}, which is past`, formatClock(now) < status.at);
    if (status?.kind === 'closed' && !tried.has(placeAndStatus)) {
      const opensAgain = place.title !== 'balloon' && listOpeningSpans(place, today).some(({ from }) => isBefore(now, from));
      holds(`${place.title} is done for today, but opens again`, !opensAgain);
      const { next } = status;
      if (next) {
        const opens = toParkInstant(Temporal.PlainDate.from(next.day), next.at);
        const isFlight =
          place.title === 'balloon' && balloon.time_slots.some(({ start_date }) => opens.equals(Temporal.Instant.from(start_date)));
        const isOpenThen = isFlight || isOpenThrough(place, opens, opens.add({ minutes: 1 })) === true;
        holds(`${place.title} is to open on ${next.day}, and does not`, isOpenThen);
        holds(`${place.title}: ${next.day} is not in ${next.inDays} days`, today.add({ days: next.inDays }).toString() === next.day);
      }
    }
    tried.add(placeAndStatus);
  }
  const state = park.balloon;
  if (!state || state.kind === 'unknown') return [...messages, `${iso(now)}: nobody knows of the balloon`];
  holds('the balloon is open though its operator closed it', balloon.balloon_is_up === 1 || !isBalloonOpen(state));
  if (slotUnderWay(state)) holds('the balloon flies at a closed gate', park.isOpen(placeNamed('balloon')));
  const isReadToday = !isBefore(Temporal.Instant.from(balloon.updated_at), toParkInstant(today, '00:00'));
  holds('the balloon is said to fly on the word of another day', isReadToday || !['flying', 'today'].includes(state.kind));
  if (state.kind === 'flying') holds('the balloon flies in uncertain weather', state.slot.weather === 'ideal_weather');
  if ((state.kind === 'today' || state.kind === 'uncertain') && state.next)
    holds('the next flight is not today', toParkDay(Temporal.Instant.from(state.next.start_date)).equals(today));
  if (state.kind !== 'grounded' && state.next) {
    holds('the next flight has begun', isBefore(now, Temporal.Instant.from(state.next.start_date)));
    holds('the next flight is not for visitors', state.next.weather.endsWith('_weather'));
  }
  for (const [index, program] of ofToday.entries()) {
    const [on, soon] = [park.onNow(program), park.soon(program)];
    holds(`program ${index} is on and over`, !(on && (isOver(on, now) || park.isOver(program))));
    holds(`program ${index} is on and may be on`, !on || !park.maybeOn(program));
    holds(`program ${index} is on and soon`, !on || on !== soon);
    for (const date of [on, soon])
      holds(`program ${index} does not take place, but is on or soon`, !date || takesPlace(getOccurrenceState(program, date)));
    const dates = program.occurrences.map((date) => ({ state: getOccurrenceState(program, date), isOver: isOver(date, now) }));
    holds(`program ${index} is on, but not among those counted`, (!on && !soon) || countPrograms([dates]) === 1);
  }
  const withoutEnd = ofToday.at(-1);
  holds('a program without an end is on', !withoutEnd || !park.onNow(withoutEnd));
  holds('an exhibition is on in a closed museum', park.isOpen(placeNamed('museum')) || !ofToday[1] || !park.onNow(ofToday[1]));
  const isLight = light[0] < moment && moment < light[1];
  holds(`it is ${park.scene.hour} while the sun is ${isLight ? 'up' : 'down'}`, !isLight || park.scene.hour !== 'night');
  return messages;
}

/** Days of clock changes, and days on which special hours begin or end. */
const ODD_DAYS = ['2026-03-29', '2026-10-25', '2026-11-01', '2026-12-24', '2026-12-26', '2026-12-31', '2027-01-01', '2027-02-28'];
const sampled = new Set([...sampleOf(days, 10).map(String), ...ODD_DAYS]);
const daysTried = days.filter((day) => sampled.has(String(day)));

describe('no two views contradict each other during a year, every quarter of an hour', () => {
  const months = Map.groupBy(daysTried, (day) => `${day.year}-${String(day.month).padStart(2, '0')}`);
  test.each([...months.entries()])('%s', (_, dates) => {
    const messages = dates.flatMap((day) => {
      const its = drawDay(day);
      const end = day.add({ days: 1 }).toZonedDateTime(ZONE).toInstant();
      const all: string[] = [];
      for (let now = day.toZonedDateTime(ZONE).toInstant(); isBefore(now, end); now = now.add({ minutes: 15 }))
        all.push(...contradictions(now, its));
      return all;
    });
    expect(messages, `LIGET_TEST_SEED=${sampleSeed()}`).toEqual([]);
  });
});
