/** Maximum number of days in one enquiry about a place. */
export const MAX_DAYS = 10;
/** How many days ahead an enquiry may ask for. */
export const DAYS_AHEAD = 365;
export const MAX_GUESTS = 100_000;
