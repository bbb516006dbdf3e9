import type { TopLocation } from '@liget/content-api';

/** The opening hours of a place: those of the week, and exceptions. */
export type PlaceHours = Pick<TopLocation, 'hours' | 'exceptions'>;
