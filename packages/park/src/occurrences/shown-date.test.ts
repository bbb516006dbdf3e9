import { occurrence } from '@liget/content-api/fixtures';
import { expect, test } from 'vitest';
import { findShownDate, getShownLocation } from './shown-date.ts';

const START = '2026-11-20T18:00:00+01:00';
const createLocation = (title: string) => ({
  id: 1,
  title,
  slug: 'hely',
  slugs: { hu: 'hely', en: null },
  position: null,
  top_location: null,
});
const GARDEN = createLocation('Kert');
const moved = { ...occurrence(START), status: 'moved' as const };
const located = { ...occurrence(START), location: createLocation('Csarnok') };

test('the shown date is the one that takes place when another was moved away from the same instant', () => {
  expect(findShownDate({ start_date: START, occurrences: [moved, located] })).toBe(located);
  expect(findShownDate({ start_date: START, occurrences: [moved] })).toBe(moved);
  expect(findShownDate({ start_date: START, occurrences: [occurrence('2026-11-21T18:00:00+01:00')] })).toBeUndefined();
});

test('the shown location is the date’s own, otherwise the event’s', () => {
  const event = { start_date: START, location: GARDEN };
  expect(getShownLocation({ ...event, occurrences: [located] })?.title).toBe('Csarnok');
  expect(getShownLocation({ ...event, occurrences: [moved] })).toBe(GARDEN);
});
