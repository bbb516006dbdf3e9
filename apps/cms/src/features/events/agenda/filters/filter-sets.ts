import { ALL_DAY_PARTS, DAY_PARTS } from '../../dates/day-parts.ts';
import { type IndexedEvent, type IndexedOccurrence, isCounted, listLocations } from '../indexed.ts';
import { addTo, type Bits, createBits } from './bitset.ts';

/** The filter's times of day: each part, and any. */
const TIMES = [...Object.values(DAY_PARTS), ALL_DAY_PARTS];

export interface LastingOccurrence {
  position: number;
  occurrence: IndexedOccurrence;
}

/** The events for each value of a filter; built once per content revision, so that no request scans all events. */
export interface EventSets {
  category: ReadonlyMap<string, Bits>;
  type: ReadonlyMap<string, Bits>;
  location: ReadonlyMap<string, Bits>;
  series: ReadonlyMap<string, Bits>;
  accessibility: ReadonlyMap<string, Bits>;
  need: ReadonlyMap<string, Bits>;
  all: Bits;
  free: Bits;
  inSeries: Bits;
  /** By time of day, then by day: events with an occurrence then, without lasting ones. */
  onDay: ReadonlyMap<number, ReadonlyMap<number, Bits>>;
  /** The same for events that take place. */
  heldOnDay: ReadonlyMap<number, ReadonlyMap<number, Bits>>;
  /** The one that ends last is first. */
  lasting: readonly LastingOccurrence[];
  /** Positions of events with a date at a venue of its own. */
  relocated: readonly number[];
  /** Positions, the latest announcement first. */
  newestFirst: Uint32Array;
}

const createEmptyDays = () => new Map(TIMES.map((time) => [time, new Map<number, Bits>()]));

export function buildEventSets(events: readonly IndexedEvent[]): EventSets {
  const maps = {
    category: new Map<string, Bits>(),
    type: new Map<string, Bits>(),
    location: new Map<string, Bits>(),
    series: new Map<string, Bits>(),
    accessibility: new Map<string, Bits>(),
    need: new Map<string, Bits>(),
  };
  const [onDay, heldOnDay] = [createEmptyDays(), createEmptyDays()];
  const [all, free, inSeries] = [createBits(events.length), createBits(events.length), createBits(events.length)];
  const put = <Key>(sets: Map<Key, Bits>, key: Key, position: number) => {
    const bits = sets.get(key) ?? createBits(events.length);
    sets.set(key, bits);
    addTo(bits, position);
  };
  const lasting: LastingOccurrence[] = [];
  const relocated: number[] = [];
  for (const [position, event] of events.entries()) {
    addTo(all, position);
    if (event.occurrences.some(({ location }) => location)) relocated.push(position);
    if (event.free) addTo(free, position);
    if (event.series.length > 0) addTo(inSeries, position);
    if (event.category !== null) put(maps.category, event.category, position);
    for (const name of ['type', 'series', 'accessibility', 'need'] as const)
      for (const value of event[name]) put(maps[name], value, position);
    for (const value of listLocations(event)) put(maps.location, value, position);
    for (const occurrence of event.occurrences) {
      if (event.lasting.includes(occurrence)) lasting.push({ position, occurrence });
      else
        for (const sets of isCounted(occurrence) ? [onDay, heldOnDay] : [onDay])
          for (const [time, days] of sets)
            if ((occurrence.parts & time) !== 0)
              for (let day = occurrence.first; day <= occurrence.last; day += 1) put(days, day, position);
    }
  }
  const newest = events.map(({ created, id }, position) => ({ created, id, position }));
  newest.sort((a, b) => b.created - a.created || b.id - a.id);
  return {
    ...maps,
    all,
    free,
    inSeries,
    onDay,
    heldOnDay,
    lasting: lasting.toSorted((a, b) => b.occurrence.last - a.occurrence.last),
    relocated,
    newestFirst: Uint32Array.from(newest, ({ position }) => position),
  };
}
