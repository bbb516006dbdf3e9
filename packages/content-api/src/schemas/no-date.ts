/** The start of an event without a valid date; no event is that old. */
export const NO_DATE = '1970-01-01T00:00:00+01:00';
