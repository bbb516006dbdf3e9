import { EventStatus, type MapProgram, type MapProgramPlace, type ParkMap } from '@liget/content-api';
import { getPlaceId, getVenueId } from '@liget/content-api/map-ids';
import { getItemPath, getShownSlugs } from '@liget/content-api/screens';
import type * as Stored from '../../../payload-types.ts';
import type { DocumentReader } from '../../../platform/read-model/document-reader.ts';
import { getProperSlug, listUntranslated } from '../../../platform/read-model/page-item.ts';
import { findAll, mapSkippingInvalid, type TimedReadContext } from '../../../platform/read-model/published.ts';
import { toDayNumber, toIsoDay } from '../dates/days.ts';
import { readOccurrences } from '../dates/occurrence.ts';
import { EVENT_DEPTH } from './handlers/event.ts';
import { readEventNeeds } from './handlers/event-needs.ts';
import type { IndexedOccurrence } from './indexed.ts';
import { type EventIndex, loadEventIndex } from './program-index.ts';

const DAYS = 7;
const MAX_EVENTS = 500;
const NOWHERE = 'event-location-none';

/** An event on a day of the week; `day` is `null` for lasting events. */
export interface WeekOccurrence {
  id: number;
  day: number | null;
  occurrences: readonly IndexedOccurrence[];
}

/** The map's events of the week that begins with the day of `now`; the answer is cached for the day, so it does not depend on the hour. */
export function buildWeek({ byDay, events }: EventIndex, now: Temporal.Instant): WeekOccurrence[] {
  const today = toDayNumber(now.epochMilliseconds);
  const last = today + DAYS - 1;
  const night = (byDay.get(today - 1)?.entries ?? []).flatMap(({ event, occurrences }): WeekOccurrence[] => {
    const still = occurrences.filter((occurrence) => occurrence.last < today && toDayNumber(occurrence.until - 1) >= today);
    return still.length > 0 ? [{ id: event.id, day: today, occurrences: still }] : [];
  });
  const dated = Array.from({ length: DAYS }, (_, step) => today + step).flatMap((day) =>
    (byDay.get(day)?.entries ?? []).map(({ event, occurrences }): WeekOccurrence => ({ id: event.id, day, occurrences })),
  );
  const lastingRows = events.flatMap(({ id, lasting: lastingOccurrences }): WeekOccurrence[] => {
    // Permanent ones included: the map counts the same lasting events as the list of today.
    const touching = lastingOccurrences.filter((occurrence) => occurrence.first <= last && occurrence.last >= today);
    return touching.length > 0 ? [{ id, day: null, occurrences: touching }] : [];
  });
  return [...[...night, ...dated].slice(0, MAX_EVENTS), ...lastingRows.slice(0, MAX_EVENTS)];
}

interface Place {
  feature: MapProgramPlace;
  days: Map<number, MapProgram[]>;
}

function getPlace(location: DocumentReader<Stored.EventLocation> | null): MapProgramPlace {
  if (!location)
    return {
      type: 'Feature',
      id: NOWHERE,
      geometry: null,
      properties: { title: null, location: null, place: null, days: [], lasting: [] },
    };
  const [longitude, latitude] = [location.numberOrNull('longitude'), location.numberOrNull('latitude')];
  const top = location.relation('topLocation');
  return {
    type: 'Feature',
    id: getVenueId(location),
    geometry: longitude === null || latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] },
    properties: { title: location.text('title'), location: getProperSlug(location), place: top && getPlaceId(top), days: [], lasting: [] },
  };
}

function getProgram(read: DocumentReader<Stored.Event>): MapProgram {
  return {
    id: read.id,
    name: read.text('title'),
    url: getItemPath('program', read.locale, getShownSlugs(read.slugs())) ?? read.fail('slug', 'makes no address'),
    language: read.language('title'),
    status: read.choiceOrNull('status', EventStatus) ?? 'scheduled',
    text_date_only: read.flag('textDateOnly'),
    date: read.textOrNull('dateText'),
    untranslated: listUntranslated(read, { date: 'dateText' }),
    ticket_url: read.textOrNull('ticketUrl'),
    free: read.flag('free'),
    needs: readEventNeeds(read),
    occurrences: readOccurrences(read),
  };
}

/** Returns a function that finds the place of an event, or of a date with its own venue (by id). */
function getPlaces(read: DocumentReader<Stored.Event>): (location: number | null) => MapProgramPlace {
  const changedLocations = read.rows('changedDates').flatMap((row) => row.relation('location') ?? []);
  return (location) =>
    getPlace(location === null ? read.relation('location') : (changedLocations.find(({ id }) => id === location) ?? null));
}

/** The fields of an event on the map. */
const SELECTED = [
  'title',
  'slug',
  'status',
  'ticketUrl',
  'free',
  'needs',
  'accessibility',
  'ageFrom',
  'category',
  'location',
  'openEnded',
  'textDateOnly',
  'dateText',
  'occurrences',
  'changedDates',
] as const;

/** The events of the coming week by venue, sorted by the first event of each. */
export async function mapPrograms(context: TimedReadContext): Promise<ParkMap['programs']> {
  const today = toDayNumber(context.now.epochMilliseconds);
  const entries = buildWeek(await loadEventIndex(context.payload), context.now);
  const ids = [...new Set(entries.map(({ id }) => id))];
  const where = { id: { in: ids } };
  const documents = ids.length > 0 ? await findAll(context, 'events', { where, depth: EVENT_DEPTH, select: SELECTED }) : [];
  const events = new Map(
    mapSkippingInvalid(documents, (read) => ({ program: getProgram(read), findPlace: getPlaces(read) })).map((item) => [
      item.program.id,
      item,
    ]),
  );
  const places = new Map<string, Place>();
  for (const { id, day, occurrences: indexed } of entries) {
    const event = events.get(id);
    const occurrenceIds = new Set(indexed.map((occurrence) => occurrence.id));
    const dates = event?.program.occurrences.filter((occurrence) => occurrenceIds.has(occurrence.id)) ?? [];
    // A date may be at another venue than its event.
    for (const [location, occurrences] of Map.groupBy(dates, (date) => date.location?.id ?? null)) {
      const feature = event?.findPlace(location);
      if (!event || !feature) continue;
      const place = places.get(feature.id) ?? { feature, days: new Map<number, MapProgram[]>() };
      places.set(feature.id, place);
      const program = { ...event.program, occurrences };
      if (day === null) place.feature.properties.lasting.push(program);
      else place.days.set(day, [...(place.days.get(day) ?? []), program]);
    }
  }
  return {
    type: 'FeatureCollection',
    from: toIsoDay(today),
    to: toIsoDay(today + DAYS - 1),
    features: [...places.values()].map(({ feature, days }) => ({
      ...feature,
      properties: { ...feature.properties, days: [...days].map(([day, programs]) => ({ day: toIsoDay(day), programs })) },
    })),
  };
}
