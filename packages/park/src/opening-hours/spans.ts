import { isBefore } from '../dates/time.ts';

/** A period from opening to closing. */
export interface Span {
  from: Temporal.Instant;
  to: Temporal.Instant;
}

/** Sorted spans, those that overlap or adjoin as one. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => Temporal.Instant.compare(a.from, b.from))) {
    const last = joined.at(-1);
    if (!last || isBefore(last.to, span.from)) joined.push({ ...span });
    else if (isBefore(last.to, span.to)) last.to = span.to;
  }
  return joined;
}

/** The times that are in a span of both lists, in the order of the first. */
export const intersectSpans = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  spans.flatMap((span) =>
    others.flatMap((other) => {
      const from = isBefore(span.from, other.from) ? other.from : span.from;
      const to = isBefore(span.to, other.to) ? span.to : other.to;
      return isBefore(from, to) ? [{ from, to }] : [];
    }),
  );
