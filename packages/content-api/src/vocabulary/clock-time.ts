// Without zod, because browsers import it.
/** A time of day, 'HH:mm', from 00:00 to 23:59. */
export const CLOCK_TIME_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
