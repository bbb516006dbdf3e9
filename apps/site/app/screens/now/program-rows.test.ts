import type { AgendaEntry, Event, Occurrence } from '@liget/content-api';
import { fixtures, occurrence } from '@liget/content-api/fixtures';
import { getPark } from '@liget/park';
import { expect, test } from 'vitest';
import { getMessages } from '../../i18n/index.ts';
import { type ProgramRowContext, toProgramRows } from './program-rows.ts';

const [fixtureEvent] = fixtures.hu.events.data;
const [place] = fixtures.hu.topLocations.data;
if (!fixtureEvent || !place) throw new Error('The fixtures have no program or no place');
const museum = { ...place, hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00', months: [] }], exceptions: [] };
const location = { ...fixtureEvent.location, id: 1, title: 'Múzeum', slug: 'm', slugs: museum.slugs, position: null, top_location: museum };
const day = '2026-11-28';
const hours = (from: string, to: string) => occurrence(`${day}T${from}:00+01:00`, `${day}T${to}:00+01:00`);
const weeks = occurrence('2026-11-01T00:00:00+01:00', '2026-12-31T00:00:00+01:00', true);

const event = (id: number, dates: Occurrence[], more: Partial<Event> = {}): Event => ({
  ...fixtureEvent,
  id,
  name: `Program ${id}`,
  status: 'scheduled',
  text_date_only: false,
  constant: false,
  date: null,
  location,
  occurrences: dates,
  ...more,
});
const entry = ({ id, occurrences: [first, ...rest] }: Event): AgendaEntry => {
  if (!first) throw new Error('A program without dates');
  return { event_id: id, occurrences: [first, ...rest], is_on_now: false, is_over: false };
};

function rowsAt(time: string, dated: Event[], lasting: Event[] = [], locale: 'hu' | 'en' = 'hu') {
  const at = Temporal.Instant.from(`${day}T${time}:00+01:00`);
  const context: ProgramRowContext = {
    locale,
    messages: getMessages(locale),
    park: getPark({ places: [museum], balloon: null }, at),
    day,
    walkTo: (position) => (position ? 7 : null),
    getPosition: () => [19.08, 47.51],
  };
  const days = [{ day, dated: dated.length, lasting: 0, entries: dated.map(entry) }];
  return toProgramRows({ events: [...dated, ...lasting], days, lasting: lasting.map(entry) }, context);
}
const names = (rows: readonly { title: string }[]) => rows.map(({ title }) => title.replace('Program ', ''));

test('each event of the day is in one list, by its state at the instant', () => {
  const rows = rowsAt('14:02', [
    event(1, [hours('13:00', '15:00')]),
    event(2, [hours('15:30', '16:00')]),
    event(3, [hours('14:30', '15:00')]),
    event(4, [hours('19:00', '20:00')]),
    event(5, [hours('10:00', '11:00')]),
    event(6, [hours('15:00', '16:00')], { status: 'cancelled' }),
    event(7, [hours('09:00', '23:00')], { text_date_only: true, date: 'Jó időben' }),
  ]);
  const { on, soon, later, maybe, count } = rows;
  expect([on, soon, later, maybe].map(names)).toEqual([['1'], ['3', '6', '2'], ['4'], ['7']]);
  expect([on[0]?.time, maybe[0]?.time, soon.map(({ mark }) => mark)]).toEqual([
    'most, 15:00-\u2060ig',
    'Jó időben',
    ['soon', 'off', 'soon'],
  ]);
  expect(count).toBe(5);
});

test('a cancelled event whose date is only text has no hours, and its text a language', () => {
  const off = { status: 'cancelled' as const, text_date_only: true, date: 'Jó időben' };
  const read = (more: Partial<Event>, locale: 'hu' | 'en') =>
    rowsAt('13:30', [event(1, [hours('15:00', '16:00')], { ...off, ...more })], [], locale).soon.map(({ mark, time, timeLang }) => [
      mark,
      time,
      timeLang,
    ]);
  expect(read({}, 'hu')).toEqual([['off', 'Jó időben', undefined]]);
  expect(read({ untranslated: ['date'] }, 'en')).toEqual([['off', 'Jó időben', 'hu']]);
});

test('an event that is on shows when it ends only if that is today', () => {
  const market = event(1, [occurrence('2026-11-27T10:00:00+01:00', '2026-11-30T18:00:00+01:00')]);
  expect(rowsAt('12:00', [market]).on[0]?.time).toBe('most');
  expect(rowsAt('12:00', [event(1, [hours('10:00', '18:00')])], [], 'en').on[0]?.time).toBe('now, until 18:00');
});

test('an event that begins at a time and has no end is uncertain after that, and not on', () => {
  const workshop = event(1, [occurrence(`${day}T10:00:00+01:00`)]);
  const { on, maybe } = rowsAt('14:02', [workshop]);
  expect([on, maybe.map(({ time, mark }) => [time, mark])]).toEqual([[], [['10:00-\u2060kor kezdődött, a végét nem tudjuk', 'unknown']]]);
  expect(names(rowsAt('09:02', [workshop]).soon)).toEqual(['1']);
});

test('an event that begins soon shows the minutes until then, in the language of the page', () => {
  const soon = (time: string, locale: 'hu' | 'en') => rowsAt(time, [event(1, [hours('15:30', '16:00')])], [], locale).soon[0]?.time;
  expect([soon('15:02', 'hu'), soon('14:02', 'hu'), soon('13:30', 'hu')]).toEqual([
    '15:30 · 28 perc múlva',
    '15:30 · 1 óra 28 perc múlva',
    '15:30 · 2 óra múlva',
  ]);
  expect([soon('15:29', 'en'), soon('14:29', 'en')]).toEqual(['15:30 · in 1 minute', '15:30 · in 1 hour 1 minute']);
});

test('an exhibition is on while its place is open, and in no list when it is closed', () => {
  const exhibition = event(1, [weeks], { exhibition: true });
  expect(names(rowsAt('12:00', [], [exhibition]).lasting)).toEqual(['1']);
  const closed = rowsAt('20:00', [], [exhibition]);
  expect([closed.lasting, closed.maybe, closed.count]).toEqual([[], [], 0]);
});

test('the walking time is that to the venue, or to the place that contains it', () => {
  expect(rowsAt('14:00', [event(1, [hours('13:00', '15:00')])]).on[0]).toMatchObject({ walk: 7, where: 'Múzeum', eventId: 1 });
});
