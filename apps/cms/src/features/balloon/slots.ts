import { formatClock, hasHoursOn, type PlaceHours, type Span, spansOn, toParkDay, ZONE } from '@liget/park';
import { toStoredText } from '../../platform/read-model/dates.ts';
import type { Slot, SlotChange } from './state.ts';

/** Minutes of a slot, and from its end to the beginning of the next. */
export interface SlotRule {
  minutes: number;
  gap: number;
}

type Times = Pick<Slot, 'start' | 'end'>;

const getStart = (slot: Times) => Temporal.Instant.from(slot.start);
const getEnd = (slot: Times) => Temporal.Instant.from(slot.end);
const isAtMost = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) <= 0;

/** The slots of a day in Budapest. */
export const filterSlotsOfDay = <Of extends Times>(slots: readonly Of[], day: Temporal.PlainDate): Of[] =>
  slots.filter((slot) => toParkDay(getStart(slot)).equals(day));

/** The slots that lie completely within the opening hours. */
function listTimesWithin(spans: readonly Span[], { minutes, gap }: SlotRule): Times[] {
  return spans.flatMap(({ from, to }) => {
    const times: Times[] = [];
    for (let start = from; isAtMost(start.add({ minutes }), to); start = start.add({ minutes: minutes + gap }))
      times.push({ start: toStoredText(start), end: toStoredText(start.add({ minutes })) });
    return times;
  });
}

/** The slots that a day's opening hours give: those that are not over, and overlap none that are there. They begin as good weather. */
export function findMissingSlots(
  place: PlaceHours,
  day: Temporal.PlainDate,
  { slots, rule, now }: { slots: readonly Slot[]; rule: SlotRule; now: Temporal.Instant },
): SlotChange[] {
  return listTimesWithin(spansOn(place, day), rule)
    .filter((times) => !isAtMost(getEnd(times), now))
    .filter((times) => slots.every((slot) => isAtMost(getEnd(slot), getStart(times)) || isAtMost(getEnd(times), getStart(slot))))
    .map((times) => ({ ...times, was: null, now: 'ideal_weather' as const }));
}

/** The instant of the same clock time on another day. */
function moved(instant: string, to: Temporal.PlainDate): string {
  const plainTime = Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toPlainTime();
  return toStoredText(to.toZonedDateTime({ timeZone: ZONE, plainTime }).toInstant());
}

/**
 * What makes the slots of a day those of another, at the same times and with the same states. What the opening hours of that day do not allow,
 * where they are known (`place`), is left out.
 */
export function copySlots(
  slots: readonly Slot[],
  { from, to, place }: { from: Temporal.PlainDate; to: Temporal.PlainDate; place: PlaceHours | null },
): SlotChange[] {
  const spans = place && hasHoursOn(place, to) ? spansOn(place, to) : null;
  const isWithin = ({ start, end }: Times) =>
    spans === null ||
    spans.some((span) => isAtMost(span.from, Temporal.Instant.from(start)) && isAtMost(Temporal.Instant.from(end), span.to));
  const wanted = filterSlotsOfDay(slots, from)
    .map((slot) => {
      const start = moved(slot.start, to);
      const length = getStart(slot).until(getEnd(slot));
      return { ...slot, start, end: toStoredText(Temporal.Instant.from(start).add(length)) };
    })
    .filter(isWithin);
  const there = new Map(filterSlotsOfDay(slots, to).map((slot) => [slot.start, slot]));
  const gone = [...there.values()].filter(({ start }) => wanted.every((slot) => slot.start !== start));
  return [
    ...wanted.map(({ start, end, weather }) => ({ start, end, was: there.get(start)?.weather ?? null, now: weather })),
    ...gone.map(({ start, end, weather }) => ({ start, end, was: weather, now: null })),
  ].filter(({ was, now }) => was !== now);
}

/** '10:00'. */
export const formatSlotTime = (instant: string): string => formatClock(Temporal.Instant.from(instant));
