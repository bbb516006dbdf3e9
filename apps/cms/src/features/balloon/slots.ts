import { formatClock, hasHoursOn, listOpeningSpans, type PlaceHours, type Span, toParkDay, ZONE } from '@liget/park';
import { toStoredText } from '../../platform/read-model/dates.ts';
import type { Slot, SlotChange } from './state.ts';

/** The length of a slot in minutes, and the minutes between slots. */
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

/** The slots that a day's opening hours allow: not in the past and not overlapping existing ones. Their state is good weather. */
export function findMissingSlots(
  place: PlaceHours,
  day: Temporal.PlainDate,
  { slots, rule, now }: { slots: readonly Slot[]; rule: SlotRule; now: Temporal.Instant },
): SlotChange[] {
  return listTimesWithin(listOpeningSpans(place, day), rule)
    .filter((times) => !isAtMost(getEnd(times), now))
    .filter((times) => slots.every((slot) => isAtMost(getEnd(slot), getStart(times)) || isAtMost(getEnd(times), getStart(slot))))
    .map((times) => ({ ...times, was: null, now: 'ideal_weather' as const }));
}

/** The instant of the same clock time on another day. */
function moveToDay(instant: string, to: Temporal.PlainDate): string {
  const plainTime = Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toPlainTime();
  return toStoredText(to.toZonedDateTime({ timeZone: ZONE, plainTime }).toInstant());
}

/**
 * The change that copies a day's slots to another day, with the same times and states. Slots outside that day's opening hours, if they are
 * known (`place`), are left out.
 */
export function copySlots(
  slots: readonly Slot[],
  { from, to, place }: { from: Temporal.PlainDate; to: Temporal.PlainDate; place: PlaceHours | null },
): SlotChange[] {
  const spans = place && hasHoursOn(place, to) ? listOpeningSpans(place, to) : null;
  const isWithin = ({ start, end }: Times) =>
    spans === null ||
    spans.some((span) => isAtMost(span.from, Temporal.Instant.from(start)) && isAtMost(Temporal.Instant.from(end), span.to));
  const remaining = filterSlotsOfDay(slots, from)
    .map((slot) => {
      const start = moveToDay(slot.start, to);
      const length = getStart(slot).until(getEnd(slot));
      return { ...slot, start, end: toStoredText(Temporal.Instant.from(start).add(length)) };
    })
    .filter(isWithin);
  const existing = new Map(filterSlotsOfDay(slots, to).map((slot) => [slot.start, slot]));
  const removed = [...existing.values()].filter(({ start }) => remaining.every((slot) => slot.start !== start));
  return [
    ...remaining.map(({ start, end, weather }) => ({ start, end, was: existing.get(start)?.weather ?? null, now: weather })),
    ...removed.map(({ start, end, weather }) => ({ start, end, was: weather, now: null })),
  ].filter(({ was, now }) => was !== now);
}

/** '10:00'. */
export const formatSlotTime = (instant: string): string => formatClock(Temporal.Instant.from(instant));
