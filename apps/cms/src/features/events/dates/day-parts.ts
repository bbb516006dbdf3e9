/** The parts of a day that an occurrence touches, as bits. */
export const DAY_PARTS = { forenoon: 1, afternoon: 2, evening: 4 } as const;
/** All of them. */
export const ALL_DAY_PARTS = DAY_PARTS.forenoon | DAY_PARTS.afternoon | DAY_PARTS.evening;

/** The hours of the day, in Budapest, from which the afternoon and the evening begin. */
export const NOON = 12;
export const EVENING = 18;
