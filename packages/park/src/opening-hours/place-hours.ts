import type { TopLocation } from '@liget/content-api';

type OwnHours = Pick<TopLocation, 'hours' | 'exceptions'>;

/** The opening hours of a place: those of the week, and exceptions. */
export interface PlaceHours extends OwnHours {
  /** The hours of the place in which it is, such as a toilet in a museum: it is open only while that place is, too. */
  within?: OwnHours | undefined;
}
