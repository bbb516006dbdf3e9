/** The start of a program none of whose dates could be read: no program of the park is as old. */
export const NO_DATE = '1970-01-01T00:00:00+01:00';
