import type { Pieces } from './pieces.ts';

/** Renders pieces of a text: every second one is marked as a match. */
export function MarkedText({ text }: { text: Pieces }) {
  // oxlint-disable-next-line react/no-array-index-key -- pieces have no other key and are never reordered
  return text.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
