import type { Balloon, BalloonSlot } from '@liget/content-api';
import { hasHoursOn, type Span, spansOn } from './hours.ts';
import type { PlaceHours } from './place-hours.ts';
import { dayOf, isBefore } from './time.ts';

/** What the balloon does at an instant. */
export type BalloonState =
  /** A slot for visitors is under way. */
  | { kind: 'flying'; slot: BalloonSlot; next: BalloonSlot | null }
  /** It flies today: `next` is the next slot for visitors, `null` when no slots are announced. */
  | { kind: 'today'; next: BalloonSlot | null }
  /** Not any more today, or not at all; `next` on a coming day. */
  | { kind: 'not_today'; wasToday: boolean; next: BalloonSlot | null }
  /** Closed by its operator, for as long as they say so. */
  | { kind: 'grounded' }
  /** What its operator said is of before an outage. */
  | { kind: 'unknown' };

/** Slots that visitors can take; the others are announced so that nobody waits for them. */
const FOR_VISITORS: readonly BalloonSlot['weather'][] = ['ideal_weather', 'uncertain_weather'];

const start = ({ start_date }: BalloonSlot) => Temporal.Instant.from(start_date);
const end = ({ end_date }: BalloonSlot) => Temporal.Instant.from(end_date);

/** Slots that are not over, in order. */
export function slotsFrom({ time_slots }: Pick<Balloon, 'time_slots'>, at: Temporal.Instant): BalloonSlot[] {
  return time_slots.filter((slot) => isBefore(at, end(slot))).toSorted((a, b) => Temporal.Instant.compare(start(a), start(b)));
}

/** When visitors can fly on a day. */
export function flightsOn({ time_slots, balloon_is_up }: Pick<Balloon, 'time_slots' | 'balloon_is_up'>, day: Temporal.PlainDate): Span[] {
  if (balloon_is_up === 0) return [];
  return time_slots
    .filter((slot) => FOR_VISITORS.includes(slot.weather) && dayOf(start(slot)).equals(day))
    .map((slot) => ({ from: start(slot), to: end(slot) }));
}

/**
 * What the balloon does at an instant: its operator says whether it flies at all, its slots say when.
 * Without any slots the hours of its place decide (`place`, `null` when they are not known).
 */
export function balloonAt(balloon: Balloon, place: PlaceHours | null, at: Temporal.Instant): BalloonState {
  if (balloon.balloon_is_up === 0) return { kind: 'grounded' };
  const today = dayOf(at);
  if (balloon.time_slots.length === 0) {
    const spans = place && hasHoursOn(place, today) ? spansOn(place, today) : null;
    if (!spans || spans.some(({ to }) => isBefore(at, to))) return { kind: 'today', next: null };
    return { kind: 'not_today', wasToday: spans.length > 0, next: null };
  }
  const flights = slotsFrom(balloon, at).filter(({ weather }) => FOR_VISITORS.includes(weather));
  const current = flights.find((slot) => !isBefore(at, start(slot)));
  const next = flights.find((slot) => isBefore(at, start(slot))) ?? null;
  const isNextToday = next !== null && dayOf(start(next)).equals(today);
  if (current) return { kind: 'flying', slot: current, next: isNextToday ? next : null };
  if (isNextToday) return { kind: 'today', next };
  return { kind: 'not_today', wasToday: flightsOn(balloon, today).length > 0, next };
}

/** For so long a reading is good where nothing is known of the opening hours. */
const PERIOD = { hours: 24 };

/**
 * Is what the operator said older than its period? It holds for a day: once the balloon's place is open, somebody must have looked at it on that
 * day. Where the hours are not known (`place` is `null`, or has none), it holds for 24 hours.
 */
export function isReadingOld({ updated_at }: Pick<Balloon, 'updated_at'>, place: PlaceHours | null, at: Temporal.Instant): boolean {
  const read = Temporal.Instant.from(updated_at);
  const today = dayOf(at);
  if (!place || !hasHoursOn(place, today)) return isBefore(read.add(PERIOD), at);
  const isOpen = spansOn(place, today).some(({ from, to }) => !isBefore(at, from) && isBefore(at, to));
  return isOpen && Temporal.PlainDate.compare(dayOf(read), today) < 0;
}

/** The specification's two states: open, or closed. */
export const isBalloonOpen = ({ kind }: BalloonState): boolean => kind === 'flying' || kind === 'today';
