/** The parts of a day that an occurrence touches, as bits. */
export const DAY_PARTS = { forenoon: 1, afternoon: 2, evening: 4 } as const;
