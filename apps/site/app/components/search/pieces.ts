import type { Marks } from '@liget/content-api';

/** A text split at its marks: unmarked and marked pieces alternate; the first is unmarked and may be empty. */
export type Pieces = string[];

/** Splits a text at the ranges that the search found. The joined pieces always equal the text, even for invalid ranges. */
export function splitAtMarks(text: string, marks: Marks): Pieces {
  const pieces: Pieces = [];
  let from = 0;
  for (const [start, end] of marks) {
    // Overlapping ranges, and ranges beyond the text, are cut.
    const first = Math.max(start, from);
    if (first >= Math.min(end, text.length)) continue;
    pieces.push(text.slice(from, first), text.slice(first, end));
    from = Math.min(end, text.length);
  }
  return [...pieces, text.slice(from)];
}
