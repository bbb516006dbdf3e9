import { hasHoursOn, isOpenAllDay, listOpeningSpans, type PlaceHours, type Span, ZONE } from '@liget/park';
import type { Payload } from 'payload';
import { placeHours } from '../../../platform/read-model/places/opening-hours.ts';
import { findAll, mapSkippingInvalid } from '../../../platform/read-model/published.ts';
import type { OpeningTimes, OpeningTimesOfDay } from '../agenda/indexed.ts';
import { ALL_DAY_PARTS, DAY_PARTS, EVENING, NOON } from './day-parts.ts';
import { toIsoDay } from './days.ts';

/** The parts of a day that the opening hours touch, as bits. */
function getParts(spans: readonly Span[], date: Temporal.PlainDate): number {
  const getEpochMs = (hour: number) => date.toZonedDateTime({ timeZone: ZONE, plainTime: { hour } }).epochMilliseconds;
  const [noon, evening] = [getEpochMs(NOON), getEpochMs(EVENING)];
  const touches = (from: number, to: number) => spans.some((span) => span.from.epochMilliseconds < to && span.to.epochMilliseconds > from);
  return (
    (touches(Number.NEGATIVE_INFINITY, noon) ? DAY_PARTS.forenoon : 0) |
    (touches(noon, evening) ? DAY_PARTS.afternoon : 0) |
    (touches(evening, Number.POSITIVE_INFINITY) ? DAY_PARTS.evening : 0)
  );
}

/** Cached per calendar day, because a list asks for each exhibition of a place. */
export function createDoors(place: PlaceHours): OpeningTimes {
  const timesByPlace = new Map<number, OpeningTimesOfDay | undefined>();
  const getOpeningTimes = (day: number): OpeningTimesOfDay | undefined => {
    const date = Temporal.PlainDate.from(toIsoDay(day));
    if (!hasHoursOn(place, date) || isOpenAllDay(place, date)) return { closes: Number.POSITIVE_INFINITY, parts: ALL_DAY_PARTS };
    const spans = listOpeningSpans(place, date);
    const last = spans.at(-1);
    return last && { closes: last.to.epochMilliseconds, parts: getParts(spans, date) };
  };
  return (day) => {
    if (!timesByPlace.has(day)) timesByPlace.set(day, getOpeningTimes(day));
    return timesByPlace.get(day);
  };
}

/** The opening times of the place around a venue, by the venue's id; without venues outside places, or whose hours are unknown. */
export async function loadDoorsByLocation(payload: Payload): Promise<ReadonlyMap<number, OpeningTimes>> {
  const context = { payload, locale: 'hu' } as const;
  const [places, locations] = await Promise.all([
    findAll(context, 'top-locations', { depth: 0, select: ['hours', 'exceptions'] }),
    findAll(context, 'event-locations', { depth: 1, select: ['topLocation'] }),
  ]);
  const doors = new Map(mapSkippingInvalid(places, (read): [number, OpeningTimes] => [read.id, createDoors(placeHours(read))]));
  return new Map(
    locations.flatMap((read): [number, OpeningTimes][] => {
      const found = doors.get(read.relation('topLocation')?.id ?? Number.NaN);
      return found ? [[read.id, found]] : [];
    }),
  );
}
