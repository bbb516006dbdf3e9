/** Days from which on an occurrence is lasting, like an exhibition: lists, calendars and the planner show it once, not on each of its days. */
export const LASTING_DAYS = 7;
