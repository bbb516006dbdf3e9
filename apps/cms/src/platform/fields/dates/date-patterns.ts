/**
 * Patterns of Payload's date library. `P` is the language's own: '2026. 11. 30.' in Hungarian and, by `writeDayFirst` (payload-patches), '30 Nov 2026'
 * in English.
 */
export const DAY_PATTERN = 'P';
export const MOMENT_PATTERN = `${DAY_PATTERN} HH:mm`;
