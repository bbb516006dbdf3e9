/** The parts of a day that an occurrence touches, as bits. */
export const DAY_PARTS = { forenoon: 1, afternoon: 2, evening: 4 } as const;
/** All of them. */
export const ALL_DAY_PARTS = DAY_PARTS.forenoon | DAY_PARTS.afternoon | DAY_PARTS.evening;

/** The hours in Budapest at which afternoon and evening begin. */
export const NOON = 12;
export const EVENING = 18;
