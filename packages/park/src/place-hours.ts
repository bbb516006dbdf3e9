import type { TopLocation } from '@liget/content-api';

/** The hours of a place as its editors keep them: those of the week, and the days that have others. */
export type PlaceHours = Pick<TopLocation, 'hours' | 'exceptions'>;
