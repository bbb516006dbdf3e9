import type { AgendaQuery } from '@liget/content-api';
import { dayNumber, dayOf } from './event-days.ts';
import type { IndexedEvent, IndexedOccasion } from './event-index.ts';
import { failing, partsAsked } from './event-selection.ts';

/** The filters of the agenda, without paging. */
export type AgendaFilter = Omit<AgendaQuery, 'page' | 'limit'>;

/** The days and hours that are asked for. */
export interface Span {
  now: number;
  today: number;
  from: number;
  to: number;
  /** Also what is over: only when the days asked for begin before today. */
  withOver: boolean;
  parts: number;
}

export interface Match {
  event: IndexedEvent;
  /** Bits of the event's own filters that it fails. */
  failing: number;
  /** Some occasion is on the days asked for, at the time of day asked for, and both at once. */
  onDays: boolean;
  atTime: boolean;
  both: boolean;
  /** The parts of the day of the occasions on those days. */
  parts: number;
}

const FOREVER = Number.POSITIVE_INFINITY;

export function spanOf(filter: AgendaFilter, now: Temporal.Instant): Span {
  const today = dayOf(now.epochMilliseconds);
  const from = filter.from === undefined ? today : dayNumber(filter.from);
  const to = filter.to === undefined ? FOREVER : dayNumber(filter.to);
  return { now: now.epochMilliseconds, today, from, to, withOver: from < today, parts: partsAsked(filter) };
}

/** A night that is still on counts to this day too. */
const lastDay = ({ start, until, last }: IndexedOccasion, { now, today }: Span) =>
  start <= now && until > now ? Math.max(last, today) : last;

export function isOnDays(occasion: IndexedOccasion, span: Span): boolean {
  return (
    (span.withOver || occasion.until > span.now) &&
    occasion.first <= span.to &&
    (occasion.last >= span.from || lastDay(occasion, span) >= span.from)
  );
}

export function matchOf(event: IndexedEvent, filter: AgendaFilter, span: Span): Match {
  const match: Match = { event, failing: failing(event, filter), onDays: false, atTime: false, both: false, parts: 0 };
  // Failing two filters, it counts nowhere.
  if ((match.failing & (match.failing - 1)) !== 0) return match;
  for (const occasion of event.occasions) {
    const isAtTime = (occasion.parts & span.parts) !== 0;
    if (isOnDays(occasion, span)) {
      match.onDays = true;
      match.parts |= occasion.parts;
      match.both ||= isAtTime;
    }
    match.atTime ||= isAtTime && occasion.until > span.now;
  }
  return match;
}
