import { formatClock, isBefore, toParkDay } from '../dates/time.ts';
import { memoizeByDay } from './each-day-once.ts';
import { hasHoursOn, isOpenAllDay, isOpenThrough, listDaySpans, listOpeningSpans, type Span } from './opening-hours.ts';
import type { PlaceHours } from './place-hours.ts';

/** The opening state of a place. Times are 'HH:mm' in Budapest. */
export type OpeningStatus =
  /** Open for the next 24 hours. */
  | { kind: 'always' }
  /** It has hours, but the data are too old to rely on. */
  | { kind: 'unknown' }
  | { kind: 'open'; until: string }
  /** Closed now, opens later today. */
  | { kind: 'opens'; at: string }
  /** Closed for the rest of the day (`wasOpen`: it was open today); `next` is within a year, after a season at the latest. */
  | { kind: 'closed'; wasOpen: boolean; next: NextOpening | null };

export interface NextOpening {
  at: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  /** Days from today: 1 is tomorrow. */
  inDays: number;
  /** It is the next flight of the balloon, which may be later than the opening of its place. */
  isFlight?: true;
}

const LOOK_AHEAD_DAYS = 366;
const MIDNIGHT = '00:00';

/** The first opening after today, within a year: some places are closed for a season. */
export const findNextOpening = memoizeByDay((place, today): NextOpening | null => {
  for (let inDays = 1; inDays <= LOOK_AHEAD_DAYS; inDays += 1) {
    const day = today.add({ days: inDays });
    const [first] = listOpeningSpans(place, day);
    if (first) return { at: formatClock(first.from), day: day.toString(), inDays };
  }
  return null;
});

interface BesideHours {
  /** Spans of yesterday and today in which it is open outside its hours, such as a flight of the balloon. */
  also?: readonly Span[];
  /** When it closes today, if that is before its hours end. */
  until?: Temporal.Instant | undefined;
}

/** The end of the adjoining spans around an instant; the instant itself if there is none. */
function findEnd(spans: readonly Span[], at: Temporal.Instant): Temporal.Instant {
  let end = at;
  for (const { from, to } of spans.toSorted((a, b) => Temporal.Instant.compare(a.from, b.from)))
    if (!isBefore(end, from) && isBefore(end, to)) end = to;
  return end;
}

/** A closing time: midnight is the end of the day that is over then. */
const formatClosing = (end: Temporal.Instant): string => formatClock(end).replace(MIDNIGHT, '24:00');

/** The opening state at an instant, with the closing time or the next opening; `null` if the hours of today are unknown. */
export function getOpeningAt(place: PlaceHours, at: Temporal.Instant, { also = [], until }: BesideHours = {}): OpeningStatus | null {
  const today = toParkDay(at);
  if (!hasHoursOn(place, today)) return null;
  if (!until && isOpenAllDay(place, today) && isOpenThrough(place, at, at.add({ hours: 24 }))) return { kind: 'always' };
  const hoursToday = listDaySpans(place, today).flatMap(({ from, to }) =>
    until && isBefore(until, to) ? (isBefore(from, until) ? [{ from, to: until }] : []) : [{ from, to }],
  );
  const spans = [...hoursToday, ...also].toSorted((a, b) => Temporal.Instant.compare(a.from, b.from));
  // Yesterday's span may end after midnight, and tomorrow's may adjoin today's.
  const tomorrow = until ? [] : listDaySpans(place, today.add({ days: 1 })).filter(({ to }) => isBefore(to, at.add({ hours: 24 })));
  const end = findEnd([...listDaySpans(place, today.subtract({ days: 1 })), ...spans, ...tomorrow], at);
  if (isBefore(at, end)) return { kind: 'open', until: formatClosing(end) };
  const later = spans.find(({ from }) => isBefore(at, from));
  if (later) return { kind: 'opens', at: formatClock(later.from) };
  return { kind: 'closed', wasOpen: spans.some(({ from }) => toParkDay(from).equals(today)), next: findNextOpening(place, today) };
}

export const isOpen = (status: OpeningStatus | null): boolean => status?.kind === 'open' || status?.kind === 'always';
