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
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../i18n/index.ts';
import { formatClockTime } from '../../lib/dates.ts';
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
  /** Whether the instant is not the present, about which 'now' would be untrue. */
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
    starts: mark === 'soon' ? date.start_date : null,
    where: card.place,
    walk: walkTo(position ? [...position] : toPosition(getPosition(location?.top_location?.slugs.hu))),
    off: card.off,
    statusText: card.statusText,
    note: card.note,
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

/** Sorts the events of a day by their state at the instant; each is in one list. */
export function toProgramRows(agenda: Pick<EventAgenda, 'events' | 'days' | 'lasting'>, context: ProgramRowContext): ProgramRows {
  const { locale, messages, park, day, isOtherTime = false } = context;
  const { at } = park;
  const t = createTranslator({ locale, messages, namespace: 'now' });
  const events = new Map(agenda.events.map((event) => [event.id, event]));
  const rows: Omit<ProgramRows, 'count'> = { on: [], soon: [], later: [], maybe: [], lasting: [] };
  const starts = new Map<NowRow, string>();
  const listed = new Set<number>();
  const put = (list: keyof typeof rows, source: ProgramRowSource) => {
    // An event of several days is in the agenda of each of them.
    if (listed.has(source.event.id)) return;
    listed.add(source.event.id);
    const row = toRow(source, context);
    starts.set(row, source.date.start_date);
    rows[list].push(row);
  };
  const formatUntil = (date: Occurrence) => {
    const time = formatEndToday(date, at);
    return time ? t(isOtherTime ? 'otherInstant.onUntil' : 'onUntil', { time }) : t(isOtherTime ? 'otherInstant.on' : 'on');
  };
  const formatUnknown = (event: Event, date: Occurrence) =>
    hasUnknownEnd(event, date) ? t('endUnknown', { time: formatClockTime(date.start_date) }) : (event.date ?? t('hoursUnknown'));
  for (const entry of agenda.days.flatMap(({ entries }) => entries)) {
    const event = events.get(entry.event_id);
    if (!event) continue;
    const dated = { ...event, occurrences: entry.occurrences };
    const [on, soon, maybe] = [park.onNow(dated), park.soon(dated), park.maybeOn(dated)];
    const coming = entry.occurrences.filter((date) => !hasBegun(date, at) && toClockDay(date.start_date) === day);
    const off = coming.find((date) => !takesPlace(getOccurrenceState(event, date)) && hasBegun(date, at.add(SOON)));
    const next = coming.find((date) => takesPlace(getOccurrenceState(event, date)) && !date.all_day);
    if (on) put('on', { entry, event, date: on, mark: 'on', time: formatUntil(on) });
    else if (soon && !event.text_date_only)
      put('soon', {
        entry,
        event,
        date: soon,
        mark: 'soon',
        time: `${formatClockTime(soon.start_date)} · ${formatStartsIn(soon.start_date, context)}`,
      });
    else if (off) put('soon', { entry, event, date: off, mark: 'off', time: formatClockTime(off.start_date) });
    else if (maybe) put('maybe', { entry, event, date: maybe, mark: 'unknown', time: formatUnknown(event, maybe) });
    else if (next && !event.text_date_only)
      put('later', { entry, event, date: next, mark: 'soon', time: formatClockTime(next.start_date) });
  }
  for (const entry of agenda.lasting) {
    const event = events.get(entry.event_id);
    if (!event) continue;
    const dated = { ...event, occurrences: entry.occurrences };
    const [on, maybe] = [park.onNow(dated), park.maybeOn(dated)];
    if (on) put('lasting', { entry, event, date: on, mark: 'on', time: t(isOtherTime ? 'otherInstant.on' : 'on') });
    else if (maybe) put('maybe', { entry, event, date: maybe, mark: 'unknown', time: formatUnknown(event, maybe) });
  }
  const byStart = (list: NowRow[]) =>
    list.toSorted((a, b) => Temporal.Instant.compare(starts.get(a) ?? at.toString(), starts.get(b) ?? at.toString()));
  const programs = Map.groupBy(
    agenda.days.flatMap(({ entries }) => entries),
    ({ event_id }) => event_id,
  );
  return {
    ...rows,
    soon: byStart(rows.soon),
    later: byStart(rows.later),
    count: countPrograms(
      [...programs].map(([id, entries]) => {
        const event = events.get(id);
        return event ? entries.flatMap(({ occurrences }) => listCountedDates({ ...event, occurrences }, at)) : [];
      }),
    ),
  };
}

/** Instants of the service have Budapest's offset, so their first ten characters are the day. */
const toClockDay = (instant: string) => instant.slice(0, 10);
