import type { Where } from 'payload';

/** From and until when something may be seen; either may be unset. ISO instants, as the databases hold them. */
export interface Span {
  from?: string | null | undefined;
  until?: string | null | undefined;
}

/** Whether an instant lies in it; it ends just before `until`. */
export function isWithin({ from, until }: Span, now: number): boolean {
  return !(from && Date.parse(from) > now) && !(until && Date.parse(until) <= now);
}

/** The same of a picture's fields as a condition for the database. */
export function whereShown(now: Date): Where {
  const instant = now.toISOString();
  return {
    and: [
      { or: [{ shownFrom: { exists: false } }, { shownFrom: { less_than_equal: instant } }] },
      { or: [{ shownUntil: { exists: false } }, { shownUntil: { greater_than: instant } }] },
    ],
  };
}
