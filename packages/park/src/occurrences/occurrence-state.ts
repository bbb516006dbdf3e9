import type { Event, Occurrence } from '@liget/content-api';

/** The state of one date of an event. Texts are records over all states, so that a new state does not compile without a text. */
export type OccurrenceState = Event['status'] | Occurrence['status'];

const TAKES_PLACE = {
  scheduled: true,
  rescheduled: true,
  relocated: true,
  sold_out: true,
  cancelled: false,
  moved: false,
  postponed: false,
} as const satisfies Record<OccurrenceState, boolean>;

/** States in which nothing takes place at the given time. */
export type OffState = { [State in OccurrenceState]: (typeof TAKES_PLACE)[State] extends false ? State : never }[OccurrenceState];

/** Whether an event in this state takes place at the given time. */
export const takesPlace = (state: OccurrenceState): state is Exclude<OccurrenceState, OffState> => TAKES_PLACE[state];

/**
 * The state of one date: if the event does not take place, that is the state of all its dates; otherwise the state of the date precedes that of
 * the event, except that a date that is only relocated or rescheduled is sold out if its event is.
 */
export function getOccurrenceState({ status }: Pick<Event, 'status'>, date: Pick<Occurrence, 'status'>): OccurrenceState {
  if (!takesPlace(status) || date.status === 'scheduled') return status;
  return status === 'sold_out' && takesPlace(date.status) ? 'sold_out' : date.status;
}

/** A date of an event on a day, for counting. */
export interface CountedDate {
  state: OccurrenceState;
  isOver: boolean;
}

/** Whether a date counts for its day: it takes place (also when sold out) and is not over. */
export const isCounted = ({ state, isOver }: CountedDate): boolean => takesPlace(state) && !isOver;

/**
 * The number of a day's events, from the dates of each event on that day. Home, the ribbon of days, the list, the search, the map and the
 * calendars use it. Long events (exhibitions, permanent offers) are counted separately by the same rule.
 */
export const countPrograms = (programs: readonly (readonly CountedDate[])[]): number =>
  programs.filter((dates) => dates.some(isCounted)).length;
