import { AccessibilityFeature, type AgendaFacets, type EventAgenda, EventCategorySlug } from '@liget/content-api';
import { DAY_PARTS } from '../../dates/day-parts.ts';
import type { EventIndex } from '../program-index.ts';
import { type Bits, countBits, countCommonBits } from './bitset.ts';
import { EVENT_FILTERS, type Matches } from './match.ts';

/** The number of events for each value that any event has; `knownValues` are included even if none has them. */
function countValues(sets: ReadonlyMap<string, Bits>, among: Bits, knownValues?: readonly string[]): { value: string; count: number }[] {
  const counts = (knownValues ?? [...sets.keys()].toSorted()).map((value) => ({ value, count: countCommonBits(among, sets.get(value)) }));
  return knownValues ? counts : counts.filter(({ count }) => count > 0);
}

/** Counts each option of a filter with all other active filters. */
export function countFacets({ sets }: EventIndex, { fitting, withoutFilter, atAnyTime }: Matches): AgendaFacets {
  return {
    category: countValues(sets.category, withoutFilter('category'), EventCategorySlug.options),
    type: countValues(sets.type, withoutFilter('type')),
    location: countValues(sets.location, withoutFilter('location')),
    // An event must have all chosen features, so another one narrows the current result.
    accessibility: countValues(sets.accessibility, fitting, AccessibilityFeature.options),
    time_of_day: [
      { value: 'any', count: countBits(atAnyTime()) },
      ...Object.entries(DAY_PARTS).map(([value, bit]) => ({ value, count: countBits(atAnyTime(bit)) })),
    ],
    free: countCommonBits(withoutFilter('free'), sets.free),
    series: countCommonBits(withoutFilter('series'), sets.inSeries),
  };
}

const isSet = (value: unknown) => value !== undefined && (!Array.isArray(value) || value.length > 0);

/** The number of events without each of the active filters. */
export function countRelaxed({ filter, withoutFilter, atAnyTime, onAnyDay }: Matches): EventAgenda['relaxed'] {
  const ofTime = filter.time_of_day && filter.time_of_day !== 'any';
  return [
    ...EVENT_FILTERS.filter((name) => isSet(filter[name])).map((name) => ({ filter: name, count: countBits(withoutFilter(name)) })),
    ...(ofTime ? [{ filter: 'time_of_day' as const, count: countBits(atAnyTime()) }] : []),
    ...(filter.from || filter.to ? [{ filter: 'dates' as const, count: countBits(onAnyDay) }] : []),
  ];
}
