import type { Marks } from '@liget/content-api';

/** A text cut where marks begin and end: plain and marked pieces take turns, the first is plain and may be empty. */
export type Pieces = string[];

/** Cuts a text at the ranges that the search found. Whatever the ranges are, the pieces together are the whole text. */
export function splitAtMarks(text: string, marks: Marks): Pieces {
  const pieces: Pieces = [];
  let from = 0;
  for (const [start, end] of marks) {
    // What lies in an earlier range, or beyond the text, marks only what is left of it.
    const first = Math.max(start, from);
    if (first >= Math.min(end, text.length)) continue;
    pieces.push(text.slice(from, first), text.slice(first, end));
    from = Math.min(end, text.length);
  }
  return [...pieces, text.slice(from)];
}
