import type { IndexedOccurrence } from '../indexed.ts';
import { buildEventIndex, type EventIndex } from '../program-index.ts';

/**
 * Narrows the index to dates at the given venues, for events some of whose dates are relocated. Positions of events do not change. `locations` are
 * slugs; without any the index is returned unchanged.
 */
export function narrowToLocations(index: EventIndex, locations: readonly string[] | undefined): EventIndex {
  if (!locations?.length || index.sets.relocated.length === 0) return index;
  const { relocated } = index.sets;
  const events = [...index.events];
  let isNarrowed = false;
  for (const position of relocated) {
    const event = index.events[position];
    if (!event) continue;
    const isThere = ({ location = event.location }: IndexedOccurrence) => location.some((slug) => locations.includes(slug));
    const occurrences = event.occurrences.filter(isThere);
    if (occurrences.length === 0 || occurrences.length === event.occurrences.length) continue;
    isNarrowed = true;
    events[position] = { ...event, occurrences, lasting: event.lasting.filter(isThere) };
  }
  return isNarrowed ? buildEventIndex(events) : index;
}
