import type { BalloonOverview } from '../overview.ts';
import type { Action } from '../state.ts';

/** The same action based on the current state; `null` when the state already has its result. */
export function retryAction(action: Action, { flight, days }: Pick<BalloonOverview, 'flight' | 'days'>): Action | null {
  if (action.do !== 'change') return action;
  const { change } = action;
  const stored = new Map(days.flatMap(({ slots }) => slots.map((slot) => [slot.start, slot.weather])));
  const slots = change.slots.map((slot) => ({ ...slot, was: stored.get(slot.start) ?? null })).filter(({ was, now }) => was !== now);
  return { do: 'change', change: { flight: change.flight && { was: flight, now: change.flight.now }, slots } };
}
