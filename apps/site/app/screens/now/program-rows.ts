import type { AgendaEntry, Event, EventAgenda, Locale, Occurrence } from '@liget/content-api';
import {
  countPrograms,
  formatEndToday,
  getOccurrenceState,
  getShownDateStatus,
  hasBegun,
  hasUnknownEnd,
  listCountedDates,
  type ParkAtInstant,
  takesPlace,
} from '@liget/park';
import { compareIso } from '@liget/park/time';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../i18n/index.ts';
import { formatClockTime } from '../../lib/dates.ts';
import { getFieldLang } from '../../lib/language/field-lang.ts';
import { canBeJoined } from '../../lib/shown-status.ts';
import { toEventCardData } from '../programs/index.ts';
import { formatAge } from './age-text.ts';
import type { NowMark, NowRow } from './now-row.ts';
import type { WalkTo } from './walk-from.ts';

export interface ProgramRowContext {
  locale: Locale;
  messages: Messages;
  park: ParkAtInstant;
  /** 'YYYY-MM-DD': the day of the instant. */
  day: string;
  /** Whether the instant is not the present, about which 'now' would be wrong. */
  isOtherTime?: boolean;
  walkTo: WalkTo;
  /** The position of a place, for events whose venue has none. */
  getPosition: (slug: string | null | undefined) => readonly [number, number] | null;
}

export interface ProgramRows {
  on: NowRow[];
  /** Within two hours, in the order of time, including cancelled ones, which are struck. */
  soon: NowRow[];
  later: NowRow[];
  /** Begun, without exact hours. */
  maybe: NowRow[];
  /** Exhibitions and permanent events while their place is open. */
  lasting: NowRow[];
  /** The number of the day's events that are not over. */
  count: number;
}

const SOON = { hours: 2 };
const HOUR = 60;

/** 'in 28 minutes'; a minute that has begun counts. */
function formatStartsIn(start: string, { locale, messages, park }: ProgramRowContext): string {
  const t = createTranslator({ locale, messages, namespace: 'now' });
  const minutes = Math.ceil(park.at.until(start).total('minutes'));
  return minutes < HOUR ? t('inMinutes', { minutes }) : t('inHours', { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR });
}

interface ProgramRowSource {
  entry: AgendaEntry;
  event: Event;
  date: Occurrence;
  mark: NowMark;
  time: string;
}

function toRow({ entry, event, date, mark, time }: ProgramRowSource, context: ProgramRowContext): NowRow {
  const { locale, messages, park, day, walkTo, getPosition } = context;
  const card = toEventCardData({ ...entry, occurrences: [date] }, event, day, { locale, messages, park });
  const location = date.location ?? event.location;
  const { longitude, latitude } = location?.position ?? {};
  const position = longitude === undefined || latitude === undefined ? null : ([longitude, latitude] as const);
  return {
    key: `program-${event.id}`,
    url: card.url,
    title: card.title,
    lang: card.lang,
    mark: card.off ? 'off' : mark,
    time,
    timeLang: time === event.date ? getFieldLang(event, 'date', locale) : undefined,
    starts: mark === 'soon' ? date.start_date : null,
    where: card.place,
    walk: walkTo(position ? [...position] : toPosition(getPosition(location?.top_location?.slugs.hu))),
    off: card.off,
    statusText: card.statusText,
    note: card.note,
    noteLang: card.noteLang,
    free: card.free,
    price: card.price,
    age: formatAge(event, { locale, messages }),
    isStepFree: event.accessibility.includes('step_free'),
    picture: card.picture,
    eventId: event.id,
    isJoinable: canBeJoined(getShownDateStatus(event, date)),
  };
}

const toPosition = (position: readonly [number, number] | null): [number, number] | null => position && [...position];

type ProgramLists = Omit<ProgramRows, 'count'>;

/** The list of an occurrence, with the mark and time of its row; `null` if it is in none. */
type Sorted = (Pick<ProgramRowSource, 'date' | 'mark' | 'time'> & { list: keyof ProgramLists }) | null;

interface DatedEvent {
  event: Event;
  /** The occurrences of the agenda's entry. */
  occurrences: Occurrence[];
}

function formatOn({ locale, messages, isOtherTime }: ProgramRowContext): string {
  const t = createTranslator({ locale, messages, namespace: 'now' });
  return t(isOtherTime ? 'otherInstant.on' : 'on');
}

function formatOnUntil(date: Occurrence, context: ProgramRowContext): string {
  const { locale, messages, park, isOtherTime } = context;
  const t = createTranslator({ locale, messages, namespace: 'now' });
  const time = formatEndToday(date, park.at, locale);
  return time ? t(isOtherTime ? 'otherInstant.onUntil' : 'onUntil', { time }) : formatOn(context);
}

function formatMaybeOn(event: Event, date: Occurrence, { locale, messages }: ProgramRowContext): string {
  const t = createTranslator({ locale, messages, namespace: 'now' });
  return hasUnknownEnd(event, date)
    ? t('endUnknown', { time: formatClockTime(date.start_date, locale) })
    : (event.date ?? t('hoursUnknown'));
}

/** The list of an event of the day: the first one to which it belongs. */
function sortDayEvent({ event, occurrences }: DatedEvent, context: ProgramRowContext): Sorted {
  const { locale, park, day } = context;
  const dated = { ...event, occurrences };
  const on = park.onNow(dated);
  if (on) return { list: 'on', date: on, mark: 'on', time: formatOnUntil(on, context) };
  const soon = park.soon(dated);
  if (soon && !event.text_date_only) {
    const time = `${formatClockTime(soon.start_date, locale)} · ${formatStartsIn(soon.start_date, context)}`;
    return { list: 'soon', date: soon, mark: 'soon', time };
  }
  const coming = occurrences.filter((date) => !hasBegun(date, park.at) && toClockDay(date.start_date) === day);
  const off = coming.find((date) => !takesPlace(getOccurrenceState(event, date)) && hasBegun(date, park.at.add(SOON)));
  const words = event.text_date_only ? event.date : null;
  if (off) return { list: 'soon', date: off, mark: 'off', time: words ?? formatClockTime(off.start_date, locale) };
  const maybe = park.maybeOn(dated);
  if (maybe) return { list: 'maybe', date: maybe, mark: 'unknown', time: formatMaybeOn(event, maybe, context) };
  const next = coming.find((date) => takesPlace(getOccurrenceState(event, date)) && !date.all_day);
  if (next && !event.text_date_only) return { list: 'later', date: next, mark: 'soon', time: formatClockTime(next.start_date, locale) };
  return null;
}

/** The list of an exhibition or permanent event. */
function sortLastingEvent({ event, occurrences }: DatedEvent, context: ProgramRowContext): Sorted {
  const dated = { ...event, occurrences };
  const on = context.park.onNow(dated);
  if (on) return { list: 'lasting', date: on, mark: 'on', time: formatOn(context) };
  const maybe = context.park.maybeOn(dated);
  return maybe ? { list: 'maybe', date: maybe, mark: 'unknown', time: formatMaybeOn(event, maybe, context) } : null;
}

/** The number of the day's dates that are not over. */
function countDates(dayEntries: readonly AgendaEntry[], events: ReadonlyMap<number, Event>, at: Temporal.Instant): number {
  const entriesByEvent = Map.groupBy(dayEntries, ({ event_id }) => event_id);
  return countPrograms(
    [...entriesByEvent].map(([id, entries]) => {
      const event = events.get(id);
      return event ? entries.flatMap(({ occurrences }) => listCountedDates({ ...event, occurrences }, at)) : [];
    }),
  );
}

/** Sorts the events of a day by their state at the instant; each is in one list. */
export function toProgramRows(agenda: Pick<EventAgenda, 'events' | 'days' | 'lasting'>, context: ProgramRowContext): ProgramRows {
  const events = new Map(agenda.events.map((event) => [event.id, event]));
  const dayEntries = agenda.days.flatMap(({ entries }) => entries);
  const rows: ProgramLists = { on: [], soon: [], later: [], maybe: [], lasting: [] };
  const starts = new Map<NowRow, string>();
  const listed = new Set<number>();
  const addRow = (entry: AgendaEntry, sort: typeof sortDayEvent) => {
    const event = events.get(entry.event_id);
    // An event of several days is in the agenda of each of them.
    if (!event || listed.has(event.id)) return;
    const sorted = sort({ event, occurrences: entry.occurrences }, context);
    if (!sorted) return;
    listed.add(event.id);
    const row = toRow({ entry, event, ...sorted }, context);
    starts.set(row, sorted.date.start_date);
    rows[sorted.list].push(row);
  };
  for (const entry of dayEntries) addRow(entry, sortDayEvent);
  for (const entry of agenda.lasting) addRow(entry, sortLastingEvent);
  const { at } = context.park;
  const sortByStart = (list: NowRow[]) =>
    list.toSorted((a, b) => compareIso(starts.get(a) ?? at.toString(), starts.get(b) ?? at.toString()));
  return { ...rows, soon: sortByStart(rows.soon), later: sortByStart(rows.later), count: countDates(dayEntries, events, at) };
}

/** Instants of the service have Budapest's offset, so their first ten characters are the day. */
const toClockDay = (instant: string) => instant.slice(0, 10);
