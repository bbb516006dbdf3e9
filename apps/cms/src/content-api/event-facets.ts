import { AccessibilityFeature, type AgendaFacets, type EventAgenda, EventCategorySlug } from '@liget/content-api';
import { DAY_PARTS } from './event-index.ts';
import type { AgendaFilter, Match } from './event-match.ts';
import { FILTER_BITS } from './event-selection.ts';

type Counts = Map<string, number>;
const addTo = (counts: Counts, values: readonly string[]) => {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
};
const listOf = (counts: Counts, known: readonly string[] = [...counts.keys()].toSorted()) =>
  known.map((value) => ({ value, count: counts.get(value) ?? 0 }));

const counter = (): Counts => new Map();
const PARTS = Object.entries(DAY_PARTS);

/** Counts each option of a filter against all the other filters in force. */
export function facetsOf(matches: readonly Match[]): AgendaFacets {
  const counts = { category: counter(), type: counter(), location: counter(), accessibility: counter(), time: counter() };
  let [free, series] = [0, 0];
  for (const { event, failing: bits, both, parts, onDays } of matches) {
    if (bits === 0 && onDays) {
      addTo(counts.time, ANY);
      for (const [name, bit] of PARTS) if ((parts & bit) !== 0) addTo(counts.time, [name]);
    }
    // Failing two filters, it counts beside no option.
    if (!both || (bits & (bits - 1)) !== 0) continue;
    const without = (bit: number) => (bits & ~bit) === 0;
    if (without(FILTER_BITS.category) && event.category !== null) addTo(counts.category, [event.category]);
    if (without(FILTER_BITS.type)) addTo(counts.type, event.type);
    if (without(FILTER_BITS.location)) addTo(counts.location, event.location);
    if (bits === 0) addTo(counts.accessibility, event.accessibility);
    if (without(FILTER_BITS.free) && event.free) free += 1;
    if (without(FILTER_BITS.series) && event.series.length > 0) series += 1;
  }
  return {
    category: listOf(counts.category, EventCategorySlug.options),
    type: listOf(counts.type),
    location: listOf(counts.location),
    accessibility: listOf(counts.accessibility, AccessibilityFeature.options),
    time_of_day: listOf(counts.time, [...ANY, ...Object.keys(DAY_PARTS)]),
    free,
    series,
  };
}
const ANY = ['any'];

const isSet = (value: unknown) => value !== undefined && (!Array.isArray(value) || value.length > 0);

/** How many programs there would be without one of the filters in force. */
export function relaxedOf(matches: readonly Match[], filter: AgendaFilter): EventAgenda['relaxed'] {
  const ofEvent = (['category', 'type', 'location', 'accessibility', 'free', 'series'] as const)
    .filter((name) => isSet(filter[name]))
    .map((name) => ({ filter: name, fits: (match: Match) => match.both && (match.failing & ~FILTER_BITS[name]) === 0 }));
  const ofTime =
    filter.time_of_day && filter.time_of_day !== 'any'
      ? [{ filter: 'time_of_day' as const, fits: (match: Match) => match.failing === 0 && match.onDays }]
      : [];
  const ofDays =
    filter.from || filter.to ? [{ filter: 'dates' as const, fits: (match: Match) => match.failing === 0 && match.atTime }] : [];
  return [...ofEvent, ...ofTime, ...ofDays].map(({ filter: name, fits }) => ({ filter: name, count: matches.filter(fits).length }));
}
