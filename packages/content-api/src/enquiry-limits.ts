/** Days that one enquiry about a place may name. */
export const MAX_DAYS = 10;
/** How many days from today a day of an enquiry may be. */
export const DAYS_AHEAD = 365;
export const MAX_GUESTS = 100_000;
