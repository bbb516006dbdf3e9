import type { Event, Occurrence } from '@liget/content-api';

/** The date that `start_date` names; at one instant a date may have been moved away and another one stand. */
export function findShownDate({ occurrences, start_date }: Pick<Event, 'occurrences' | 'start_date'>): Occurrence | undefined {
  const dates = occurrences.filter((date) => date.start_date === start_date);
  return dates.find(({ status }) => status !== 'moved') ?? dates[0];
}

/** Where the shown date takes place: its own place, otherwise the event's. */
export function getShownLocation(event: Pick<Event, 'occurrences' | 'start_date' | 'location'>): Event['location'] {
  return findShownDate(event)?.location ?? event.location;
}
