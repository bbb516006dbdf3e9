import { ALL_DAY_PARTS } from '../dates/day-parts.ts';
import { parseDayNumber, toDayNumber } from '../dates/days.ts';
import { type IndexedEvent, isCounted, isInRange, isOver } from './indexed.ts';

/** Whether a lasting event can be visited on a day: its place may be closed all day, or have closed by now. */
export type LastingState = 'open' | 'closed' | 'closedByNow';

/** Identifies a date of an event; `start` in milliseconds. */
export const getDateKey = (event: number, start: number): string => `${event} ${start}`;

/** The states on a day ('YYYY-MM-DD') of the lasting dates that take place, by key. The agenda counts the open ones. */
export function listLastingStates(events: readonly IndexedEvent[], day: string, now: Temporal.Instant): Map<string, LastingState> {
  const at = parseDayNumber(day);
  const span = { now: now.epochMilliseconds, today: toDayNumber(now.epochMilliseconds), from: at, to: at, parts: ALL_DAY_PARTS };
  const states = new Map<string, LastingState>();
  for (const { id, lasting } of events) {
    for (const occurrence of lasting) {
      if (occurrence.first > at || occurrence.last < at || isOver(occurrence, span.now) || !isCounted(occurrence)) continue;
      const isOpen = isInRange(occurrence, { ...span, withOver: false });
      const isEverOpen = isOpen || isInRange(occurrence, { ...span, withOver: true });
      states.set(getDateKey(id, occurrence.start), isOpen ? 'open' : isEverOpen ? 'closedByNow' : 'closed');
    }
  }
  return states;
}
