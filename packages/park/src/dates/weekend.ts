const SATURDAY = 6;
const SUNDAY = 7;
const WEEK = 7;

/**
 * Days from a weekday (1 for Monday to 7 for Sunday) to the Saturday of "this weekend" (specification, section 2). On a Sunday that is the next
 * weekend, because "today" covers the Sunday. Without Temporal, because browsers use it too.
 */
export const countDaysToWeekend = (weekday: number): number => (SATURDAY + WEEK - weekday) % WEEK;

/** The name of that weekend, seen from a weekday. */
export const getWeekendName = (weekday: number): 'weekend' | 'nextWeekend' => (weekday === SUNDAY ? 'nextWeekend' : 'weekend');
