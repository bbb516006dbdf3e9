import { expect, test } from 'vitest';
import { occurrenceFilters } from './occurrence-filters.ts';

const instant = (time: string) => Temporal.PlainDateTime.from(`2026-11-${time}`).toZonedDateTime('Europe/Budapest').toInstant().toString();

function parts(start: string, end?: string, openEnded = false): string {
  const { until: _, ...touched } = occurrenceFilters({ start: instant(start), ...(end ? { end: instant(end) } : {}) }, openEnded);
  return Object.entries(touched)
    .flatMap(([part, isTouched]) => (isTouched ? [part] : []))
    .join(' ');
}

test.each([
  ['20T10:00', '20T12:00', 'forenoon'],
  ['20T10:00', '20T12:01', 'forenoon afternoon'],
  ['20T12:00', '20T18:00', 'afternoon'],
  ['20T17:59', '20T18:00', 'afternoon'],
  ['20T17:00', '20T18:01', 'afternoon evening'],
  ['20T18:00', '20T19:00', 'evening'],
  ['20T22:00', '21T02:00', 'evening'],
  ['20T10:00', '21T09:59', 'forenoon afternoon evening'],
  ['20T20:00', '21T20:00', 'forenoon afternoon evening'],
])('from %s to %s is in the %s', (start, end, expected) => expect(parts(start, end)).toBe(expected));

test.each([
  ['20T11:59', 'forenoon'],
  ['20T12:00', 'afternoon'],
  ['20T18:00', 'evening'],
])('what begins at %s and ends nobody knows when is in the %s', (start, expected) => expect(parts(start)).toBe(expected));

test('what has no end is in all parts of the day', () => expect(parts('20T10:00', undefined, true)).toBe('forenoon afternoon evening'));
