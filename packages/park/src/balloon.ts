import type { Balloon, BalloonSlot } from '@liget/content-api';
import { findException, hasHoursOn, type Span, spansOn } from './hours.ts';
import { getOpeningAt, nextOpening, type OpeningStatus } from './opening.ts';
import type { PlaceHours } from './place-hours.ts';
import { formatClock, isBefore, toParkDay } from './time.ts';

/** What the balloon does at an instant. */
export type BalloonState =
  /** A slot for visitors is under way. */
  | { kind: 'flying'; slot: BalloonSlot; next: BalloonSlot | null }
  /** It flies today: `next` is the next slot for visitors, `null` when no slots are announced. */
  | { kind: 'today'; next: BalloonSlot | null }
  /** It may fly, now (`slot`) or later today: the weather is uncertain, or nobody has looked at the balloon today. */
  | { kind: 'uncertain'; slot: BalloonSlot | null; next: BalloonSlot | null }
  /** Not any more today, or not at all; `next` on a coming day. */
  | { kind: 'not_today'; wasToday: boolean; next: BalloonSlot | null }
  /** Closed by its operator, for as long as they say so. */
  | { kind: 'grounded' }
  /** What its operator said is of before an outage. */
  | { kind: 'unknown' };

/** What its operator says of the balloon. */
export type BalloonReading = Pick<Balloon, 'balloon_is_up' | 'time_slots' | 'updated_at'>;

/** Slots that visitors can take; the others are announced so that nobody waits for them. */
const FOR_VISITORS: readonly BalloonSlot['weather'][] = ['ideal_weather', 'uncertain_weather'];

const start = ({ start_date }: BalloonSlot) => Temporal.Instant.from(start_date);
const end = ({ end_date }: BalloonSlot) => Temporal.Instant.from(end_date);

/** The slots as visitors are told them: nothing flies on a day on which the balloon's place is exceptionally closed. `place` is `null` when it is not known. */
export function withClosedDays(slots: readonly BalloonSlot[], place: PlaceHours | null): BalloonSlot[] {
  const isClosed = (slot: BalloonSlot) => place !== null && findException(place, toParkDay(start(slot)))?.hours.length === 0;
  return slots.map((slot) => (FOR_VISITORS.includes(slot.weather) && isClosed(slot) ? { ...slot, weather: 'downtime' } : slot));
}

/** Slots that are not over, in order. */
export function listSlotsFrom({ time_slots }: Pick<Balloon, 'time_slots'>, at: Temporal.Instant): BalloonSlot[] {
  return time_slots.filter((slot) => isBefore(at, end(slot))).toSorted((a, b) => Temporal.Instant.compare(start(a), start(b)));
}

/** When visitors can fly on a day, in order of their ends. */
export function listFlights({ time_slots, balloon_is_up }: Pick<Balloon, 'time_slots' | 'balloon_is_up'>, day: Temporal.PlainDate): Span[] {
  if (balloon_is_up === 0) return [];
  return time_slots
    .filter((slot) => FOR_VISITORS.includes(slot.weather) && toParkDay(start(slot)).equals(day))
    .toSorted((a, b) => Temporal.Instant.compare(end(a), end(b)))
    .map((slot) => ({ from: start(slot), to: end(slot) }));
}

type FlightState = Extract<BalloonState, { kind: 'flying' | 'today' | 'uncertain' }>;

/** The state on a day with flights to come: a promise, unless their weather is uncertain, or the operator's reading is of an earlier day. */
function getFlightState(
  { updated_at }: BalloonReading,
  at: Temporal.Instant,
  slot: BalloonSlot | null,
  later: readonly BalloonSlot[],
): FlightState {
  const next = later[0] ?? null;
  const isReadToday = Temporal.PlainDate.compare(toParkDay(Temporal.Instant.from(updated_at)), toParkDay(at)) >= 0;
  const promised = slot ? [slot] : later;
  const isUncertain = promised.length > 0 && promised.every(({ weather }) => weather === 'uncertain_weather');
  if (!isReadToday || isUncertain) return { kind: 'uncertain', slot, next };
  return slot ? { kind: 'flying', slot, next } : { kind: 'today', next };
}

/**
 * What the balloon does at an instant: its operator says whether it flies at all, its slots say when.
 * Where none is announced for today or later, the hours of its place decide (`place`, `null` when they are not known): slots of earlier days say
 * nothing of this one.
 */
export function getBalloonState(balloon: BalloonReading, place: PlaceHours | null, at: Temporal.Instant): BalloonState {
  if (balloon.balloon_is_up === 0) return { kind: 'grounded' };
  const today = toParkDay(at);
  const isPast = (slot: BalloonSlot) => Temporal.PlainDate.compare(toParkDay(start(slot)), today) < 0;
  if (balloon.time_slots.every(isPast)) {
    const spans = place && hasHoursOn(place, today) ? spansOn(place, today) : null;
    if (!spans || spans.some(({ to }) => isBefore(at, to))) return getFlightState(balloon, at, null, []);
    return { kind: 'not_today', wasToday: spans.length > 0, next: null };
  }
  const flights = listSlotsFrom(balloon, at).filter(({ weather }) => FOR_VISITORS.includes(weather));
  const current = flights.find((slot) => !isBefore(at, start(slot)));
  const next = flights.find((slot) => isBefore(at, start(slot))) ?? null;
  const laterToday = flights.filter((slot) => isBefore(at, start(slot)) && toParkDay(start(slot)).equals(today));
  if (current || laterToday.length > 0) return getFlightState(balloon, at, current ?? null, laterToday);
  return { kind: 'not_today', wasToday: listFlights(balloon, today).length > 0, next };
}

/** For so long a reading is good where nothing is known of the opening hours. */
const PERIOD = { hours: 24 };

/**
 * Is what the operator said older than its period? It holds for a day: once the balloon's place is open, somebody must have looked at it on that
 * day. Where the hours are not known (`place` is `null`, or has none), it holds for 24 hours.
 */
export function isReadingOld({ updated_at }: Pick<Balloon, 'updated_at'>, place: PlaceHours | null, at: Temporal.Instant): boolean {
  const read = Temporal.Instant.from(updated_at);
  const today = toParkDay(at);
  if (!place || !hasHoursOn(place, today)) return isBefore(read.add(PERIOD), at);
  const isOpen = spansOn(place, today).some(({ from, to }) => !isBefore(at, from) && isBefore(at, to));
  return isOpen && Temporal.PlainDate.compare(toParkDay(read), today) < 0;
}

/**
 * When the balloon's place is open, by the balloon: closed while it does not fly (any more) today, else by its hours until the last flight of the
 * day, and while there are flights. `place` is the one with the schedule; nothing when nothing is known of its hours.
 */
export function getBalloonOpening(balloon: Balloon, place: PlaceHours, at: Temporal.Instant): OpeningStatus | null {
  const today = toParkDay(at);
  const state = getBalloonState(balloon, place, at);
  const flights = [today.subtract({ days: 1 }), today].flatMap((day) => listFlights(balloon, day));
  const byHours = getOpeningAt(place, at, { also: flights, until: flights.findLast(({ from }) => toParkDay(from).equals(today))?.to });
  if (!byHours || (state.kind !== 'grounded' && state.kind !== 'not_today')) return byHours;
  if (state.kind === 'grounded') return { kind: 'closed', wasOpen: false, next: null };
  if (!state.next) return { kind: 'closed', wasOpen: state.wasToday, next: nextOpening(place, today) };
  const day = toParkDay(start(state.next));
  return {
    kind: 'closed',
    wasOpen: state.wasToday,
    next: { at: formatClock(start(state.next)), day: day.toString(), inDays: today.until(day).days },
  };
}

/** The specification's two states: open, or closed. */
export const isBalloonOpen = ({ kind }: BalloonState): boolean => kind === 'flying' || kind === 'today' || kind === 'uncertain';
