import type { Where } from 'payload';

/** The period in which something is visible; either end may be unset. ISO instants, as the databases store them. */
export interface Span {
  from?: string | null | undefined;
  until?: string | null | undefined;
}

/** Whether an instant is in the period; `until` is exclusive. */
export function isWithin({ from, until }: Span, now: number): boolean {
  return !(from && Date.parse(from) > now) && !(until && Date.parse(until) <= now);
}

/** The same for a picture's fields as a database condition. */
export function buildShownCondition(now: Date): Where {
  const instant = now.toISOString();
  return {
    and: [
      { or: [{ shownFrom: { exists: false } }, { shownFrom: { less_than_equal: instant } }] },
      { or: [{ shownUntil: { exists: false } }, { shownUntil: { greater_than: instant } }] },
    ],
  };
}
