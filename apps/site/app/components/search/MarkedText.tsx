import type { Pieces } from './pieces.ts';

/** Pieces take turns: the odd ones are what was found. */
export function MarkedText({ text }: { text: Pieces }) {
  // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name, and never change places
  return text.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
