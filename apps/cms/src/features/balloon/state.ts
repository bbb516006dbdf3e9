import { WeatherState } from '@liget/content-api';
import * as z from 'zod';

const MAX_NOTE = 300;
const noteText = z.string().trim().max(MAX_NOTE);
const Weather = WeatherState.nullable();

/** The text beside the status: in both languages or in neither, so that no older reason stays in one of them. */
const Note = z.object({ hu: noteText, en: noteText }).refine(({ hu, en }) => (hu === '') === (en === ''));
const Flight = z.object({ isUp: z.boolean(), note: Note });

/** In the databases' format, so that equal instants are equal strings. */
const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const SlotChange = z.object({ start: Instant, end: Instant, was: Weather, now: Weather });

/**
 * One change by the operator, with the old and the new values. A slot is identified by its start; `null` means that there is none.
 * The old values reveal a change by somebody else in between, and make an undo possible.
 */
export const Change = z.object({ flight: z.object({ was: Flight, now: Flight }).nullable(), slots: z.array(SlotChange).max(500) });

export type Note = z.infer<typeof Note>;
export type Flight = z.infer<typeof Flight>;
export type SlotChange = z.infer<typeof SlotChange>;
export type Change = z.infer<typeof Change>;

export interface Slot {
  /** ISO instants in UTC. */
  start: string;
  end: string;
  weather: WeatherState;
}

export interface BalloonState {
  flight: Flight;
  /** In order of time. */
  slots: Slot[];
}

const isSameFlight = (one: Flight, other: Flight) =>
  one.isUp === other.isUp && one.note.hu.trim() === other.note.hu.trim() && one.note.en.trim() === other.note.en.trim();

const sortSlots = (slots: Iterable<Slot>): Slot[] => [...slots].toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));

/**
 * The state after a change; `null` when it was based on a different state. Repeating a change is no conflict, because the answer may have
 * been lost.
 */
export function applyChange({ flight, slots }: BalloonState, change: Change): BalloonState | null {
  const requestedFlight = change.flight;
  if (requestedFlight && !isSameFlight(flight, requestedFlight.now) && !isSameFlight(flight, requestedFlight.was)) return null;
  const byStart = new Map(slots.map((slot) => [slot.start, slot]));
  for (const { start, was, now } of change.slots) {
    const stored = byStart.get(start)?.weather ?? null;
    if (stored !== now && stored !== was) return null;
  }
  return forceChange({ flight, slots }, change);
}

/** The state after a change, whatever the current state. */
export function forceChange({ flight, slots }: BalloonState, change: Change): BalloonState {
  const byStart = new Map(slots.map((slot) => [slot.start, slot]));
  for (const { start, end, now } of change.slots) {
    if (now === null) byStart.delete(start);
    else byStart.set(start, { start, end: byStart.get(start)?.end ?? end, weather: now });
  }
  return { flight: change.flight?.now ?? flight, slots: sortSlots(byStart.values()) };
}

/** The change that undoes a change. */
export function invertChange({ flight, slots }: Change): Change {
  return {
    flight: flight && { was: flight.now, now: flight.was },
    slots: slots.map(({ start, end, was, now }) => ({ start, end, was: now, now: was })),
  };
}

/** The change that leads from one state to another. */
export function compareStates(before: BalloonState, after: BalloonState): Change {
  const [old, young] = [before, after].map(({ slots }) => new Map(slots.map((slot) => [slot.start, slot])));
  const starts = new Map([...before.slots, ...after.slots].map((slot) => [slot.start, slot]));
  return {
    flight: isSameFlight(before.flight, after.flight) ? null : { was: before.flight, now: after.flight },
    slots: sortSlots(starts.values()).flatMap(({ start, end }) => {
      const [was, now] = [old?.get(start)?.weather ?? null, young?.get(start)?.weather ?? null];
      return was === now ? [] : [{ start, end, was, now }];
    }),
  };
}

export const isNothing = ({ flight, slots }: Change): boolean => flight === null && slots.length === 0;

/** The actions that the service accepts. */
export const Action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('change'), change: Change }),
  /** Makes the slots of a day's opening hours, where there are none yet. */
  z.object({ do: z.literal('make'), day: z.iso.date() }),
  /** Copies the slots of one day to another, at the same times. */
  z.object({ do: z.literal('copy'), from: z.iso.date(), to: z.iso.date() }),
  /** Confirms that the state is correct. */
  z.object({ do: z.literal('confirm') }),
]);
export type Action = z.infer<typeof Action>;
