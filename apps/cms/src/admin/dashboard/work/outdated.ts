import { toBudapestDay } from '@liget/park/time';
import { startOfDay, toStoredText } from '../../../platform/read-model/dates.ts';
import type { Condition } from './list-query.ts';

/** Hours after its last change at which an announcement counts as outdated: a week. */
const MAX_ANNOUNCEMENT_HOURS = 7 * 24;

const PUBLISHED: Condition = { field: '_status', is: 'equals', value: 'published' };

const CONDITIONS = {
  'public-announcements': (now) => [
    { field: 'updatedAt', is: 'less_than', value: toStoredText(now.subtract({ hours: MAX_ANNOUNCEMENT_HOURS })) },
  ],
  events: (now) => [
    { field: 'highlighted', is: 'equals', value: true },
    { field: 'lastEnd', is: 'less_than', value: toStoredText(now) },
  ],
  'career-positions': (now) => [{ field: 'deadline', is: 'less_than', value: toStoredText(now) }],
} as const satisfies Record<string, (now: Temporal.Instant) => Condition[]>;

/** A collection whose published documents can be outdated. */
export type OutdatedCollection = keyof typeof CONDITIONS;

export const isOutdatedCollection = (slug: string): slug is OutdatedCollection => slug in CONDITIONS;

/**
 * The conditions of documents that were outdated when the day began: announcements older than a week, highlighted events that are over, jobs
 * past their closing date. The dashboard and the ready-made lists count the same all day long.
 */
export const getOutdatedConditions = (slug: OutdatedCollection, now: Temporal.Instant): Condition[] => [
  PUBLISHED,
  ...CONDITIONS[slug](startOfDay(toBudapestDay(now))),
];
