import type { Event, Occurrence } from '@liget/content-api';

/** What has become of one date of a program. Whoever words it has a record over all of these, so that a new one does not compile without words. */
export type OccurrenceState = Event['status'] | Occurrence['status'];

const TAKES_PLACE: Readonly<Record<OccurrenceState, boolean>> = {
  scheduled: true,
  rescheduled: true,
  relocated: true,
  sold_out: true,
  cancelled: false,
  moved: false,
  postponed: false,
};

/** Whether something takes place at the time that is told. */
export const takesPlace = (state: OccurrenceState): boolean => TAKES_PLACE[state];

/**
 * The state of one date: a program that does not take place has no date that does; else what was said of the date comes before what was said of the
 * program, except that a date which is merely elsewhere, or at a new time, is as sold out as its program.
 */
export function getOccurrenceState({ status }: Pick<Event, 'status'>, date: Pick<Occurrence, 'status'>): OccurrenceState {
  if (!takesPlace(status) || date.status === 'scheduled') return status;
  return status === 'sold_out' && takesPlace(date.status) ? 'sold_out' : date.status;
}

/** A date of a program on a day, as far as counting goes. */
export interface CountedDate {
  state: OccurrenceState;
  isOver: boolean;
}

/** Whether a date makes its program one of a day's: it takes place, full or not, and is not over. */
export const isCounted = ({ state, isOver }: CountedDate): boolean => takesPlace(state) && !isOver;

/**
 * The number of a day's programs, by the dates that each of them has on that day: home, the ribbon of days, the list, the search, the map and the
 * calendars say this one. What lasts (exhibitions, what is always there) is counted apart by the same rule.
 */
export const countPrograms = (programs: readonly (readonly CountedDate[])[]): number =>
  programs.filter((dates) => dates.some(isCounted)).length;
