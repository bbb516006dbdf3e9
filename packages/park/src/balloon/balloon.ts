import type { Balloon, BalloonSlot } from '@liget/content-api';
import { compareIso, formatClock, getDayStart, isBefore, isIsoAfter, isIsoBefore, toParkDay } from '../dates/time.ts';
import { findException, hasHoursOn, listOpeningSpans, type Span } from '../opening-hours/opening-hours.ts';
import { findNextOpening, getOpeningAt, type OpeningStatus } from '../opening-hours/opening-state.ts';
import type { PlaceHours } from '../opening-hours/place-hours.ts';

/** The state of the balloon at an instant. */
export type BalloonState =
  /** A slot for visitors is in progress. */
  | { kind: 'flying'; slot: BalloonSlot; next: BalloonSlot | null }
  /** It flies later today: `next` is the next slot for visitors, `null` when no slots are announced. */
  | { kind: 'today'; next: BalloonSlot | null }
  /** It may fly, now (`slot`) or later today: the weather is uncertain, or the operator has not reported today. */
  | { kind: 'uncertain'; slot: BalloonSlot | null; next: BalloonSlot | null }
  /** All remaining flights of today are private: closed for visitors, but in the air. `wasToday`: visitors could fly earlier today. */
  | { kind: 'private'; wasToday: boolean; next: BalloonSlot | null }
  /** No more flights today, or none at all; `next` is on a later day. */
  | { kind: 'not_today'; wasToday: boolean; next: BalloonSlot | null }
  /** Closed by its operator until further notice. */
  | { kind: 'grounded' }
  /** The operator's report is older than an outage. */
  | { kind: 'unknown' };

/** The operator's report on the balloon. */
export type BalloonReport = Pick<Balloon, 'balloon_is_up' | 'time_slots' | 'updated_at'>;

/** Slots that visitors can take; others are shown so that nobody waits for them. */
const FOR_VISITORS: readonly BalloonSlot['weather'][] = ['ideal_weather', 'uncertain_weather'];

const getStart = ({ start_date }: BalloonSlot) => Temporal.Instant.from(start_date);
const getEnd = ({ end_date }: BalloonSlot) => Temporal.Instant.from(end_date);

/** Slots that begin on a day. */
function selectOnDay(slots: readonly BalloonSlot[], day: Temporal.PlainDate): BalloonSlot[] {
  const [begin, end] = [getDayStart(day), getDayStart(day.add({ days: 1 }))];
  return slots.filter(({ start_date }) => !isIsoBefore(start_date, begin) && isIsoBefore(start_date, end));
}

/** The slots with those on exceptionally closed days of the balloon's place marked as out of service. `place` is `null` if unknown. */
export function markClosedDays(slots: readonly BalloonSlot[], place: PlaceHours | null): BalloonSlot[] {
  const isClosed = (slot: BalloonSlot) => place !== null && findException(place, toParkDay(getStart(slot)))?.hours.length === 0;
  return slots.map((slot) => (FOR_VISITORS.includes(slot.weather) && isClosed(slot) ? { ...slot, weather: 'downtime' } : slot));
}

/** Slots that are not over, sorted by their start. */
export function listSlotsFrom({ time_slots }: Pick<Balloon, 'time_slots'>, at: Temporal.Instant): BalloonSlot[] {
  return time_slots.filter(({ end_date }) => isIsoAfter(end_date, at)).toSorted((a, b) => compareIso(a.start_date, b.start_date));
}

/** The time spans of a day's slots for visitors, sorted by their end. */
export function listFlights({ time_slots, balloon_is_up }: Pick<Balloon, 'time_slots' | 'balloon_is_up'>, day: Temporal.PlainDate): Span[] {
  if (balloon_is_up === 0) return [];
  return selectOnDay(time_slots, day)
    .filter(({ weather }) => FOR_VISITORS.includes(weather))
    .toSorted((a, b) => compareIso(a.end_date, b.end_date))
    .map((slot) => ({ from: getStart(slot), to: getEnd(slot) }));
}

type FlightState = Extract<BalloonState, { kind: 'flying' | 'today' | 'uncertain' }>;

/** The state on a day with flights to come: uncertain if the weather is, or if the report is of an earlier day. */
function getFlightState(
  { updated_at }: BalloonReport,
  at: Temporal.Instant,
  slot: BalloonSlot | null,
  later: readonly BalloonSlot[],
): FlightState {
  const next = later[0] ?? null;
  const isReportedToday = Temporal.PlainDate.compare(toParkDay(Temporal.Instant.from(updated_at)), toParkDay(at)) >= 0;
  const relevantSlots = slot ? [slot] : later;
  const isUncertain = relevantSlots.length > 0 && relevantSlots.every(({ weather }) => weather === 'uncertain_weather');
  if (!isReportedToday || isUncertain) return { kind: 'uncertain', slot, next };
  return slot ? { kind: 'flying', slot, next } : { kind: 'today', next };
}

/**
 * The state of the balloon at an instant: the operator's report says whether it flies, the slots say when. If no slot is announced for today or
 * later, the opening hours of its place decide (`place`, `null` if unknown), because slots of earlier days say nothing about today.
 */
export function getBalloonState(balloon: BalloonReport, place: PlaceHours | null, at: Temporal.Instant): BalloonState {
  if (balloon.balloon_is_up === 0) return { kind: 'grounded' };
  const today = toParkDay(at);
  const midnight = getDayStart(today);
  const isLater = ({ start_date }: BalloonSlot) => isIsoAfter(start_date, at);
  if (balloon.time_slots.every(({ start_date }) => isIsoBefore(start_date, midnight))) {
    const spans = place && hasHoursOn(place, today) ? listOpeningSpans(place, today) : null;
    if (!spans || spans.some(({ to }) => isBefore(at, to))) return getFlightState(balloon, at, null, []);
    return { kind: 'not_today', wasToday: spans.length > 0, next: null };
  }
  const slots = listSlotsFrom(balloon, at);
  const flights = slots.filter(({ weather }) => FOR_VISITORS.includes(weather));
  const current = flights.find((slot) => !isLater(slot));
  const next = flights.find(isLater) ?? null;
  const laterToday = selectOnDay(flights, today).filter(isLater);
  if (current || laterToday.length > 0) return getFlightState(balloon, at, current ?? null, laterToday);
  const privateSlots = slots.filter(({ weather }) => weather === 'private_flight');
  const isPrivate = selectOnDay(privateSlots, today).length > 0 || !privateSlots.every(isLater);
  return { kind: isPrivate ? 'private' : 'not_today', wasToday: listFlights(balloon, today).length > 0, next };
}

/** How long a report is valid if the opening hours are unknown. */
const REPORT_LIFETIME = { hours: 24 };

/**
 * Whether the operator's report has expired. It is valid for its day: once the place is open, somebody must have reported on that day. If the
 * hours are unknown (`place` is `null` or has none), it is valid for 24 hours.
 */
export function isReportExpired({ updated_at }: Pick<Balloon, 'updated_at'>, place: PlaceHours | null, at: Temporal.Instant): boolean {
  const reportedAt = Temporal.Instant.from(updated_at);
  const today = toParkDay(at);
  if (!place || !hasHoursOn(place, today)) return isBefore(reportedAt.add(REPORT_LIFETIME), at);
  const isOpen = listOpeningSpans(place, today).some(({ from, to }) => !isBefore(at, from) && isBefore(at, to));
  return isOpen && Temporal.PlainDate.compare(toParkDay(reportedAt), today) < 0;
}

/**
 * The opening state of the balloon's place: closed while there are no (more) flights today, otherwise open by its hours until the last flight, and
 * during flights. `place` is the one with the schedule; `null` if its hours are unknown.
 */
export function getBalloonOpening(balloon: Balloon, place: PlaceHours, at: Temporal.Instant): OpeningStatus | null {
  const today = toParkDay(at);
  const state = getBalloonState(balloon, place, at);
  const flights = [today.subtract({ days: 1 }), today].flatMap((day) => listFlights(balloon, day));
  const byHours = getOpeningAt(place, at, { also: flights, until: flights.findLast(({ from }) => toParkDay(from).equals(today))?.to });
  if (!byHours || (state.kind !== 'grounded' && state.kind !== 'private' && state.kind !== 'not_today')) return byHours;
  if (state.kind === 'grounded') return { kind: 'closed', wasOpen: false, next: null };
  if (!state.next) return { kind: 'closed', wasOpen: state.wasToday, next: findNextOpening(place, today) };
  const day = toParkDay(getStart(state.next));
  return {
    kind: 'closed',
    wasOpen: state.wasToday,
    next: { at: formatClock(getStart(state.next)), day: day.toString(), inDays: today.until(day).days, isFlight: true },
  };
}

/** Reduces the state to the specification's two: open or closed. */
export const isBalloonOpen = ({ kind }: BalloonState): boolean => kind === 'flying' || kind === 'today' || kind === 'uncertain';
