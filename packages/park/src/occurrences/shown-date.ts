import type { Event, Occurrence } from '@liget/content-api';

/** The date at `start_date`; of a moved date and another one at the same time, the other one. */
export function findShownDate({ occurrences, start_date }: Pick<Event, 'occurrences' | 'start_date'>): Occurrence | undefined {
  const dates = occurrences.filter((date) => date.start_date === start_date);
  return dates.find(({ status }) => status !== 'moved') ?? dates[0];
}

/** Where the shown date takes place: its own place, otherwise the event's. */
export function getShownLocation(event: Pick<Event, 'occurrences' | 'start_date' | 'location'>): Event['location'] {
  return findShownDate(event)?.location ?? event.location;
}
