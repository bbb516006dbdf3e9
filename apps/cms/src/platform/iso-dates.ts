/** An instant with a UTC offset (RFC 3339), with or without seconds. */
export const ZONED_INSTANT_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
/** A day, 'YYYY-MM-DD'; JavaScript reads it as midnight in UTC. */
export const ISO_DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;
