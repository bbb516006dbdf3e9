/** The anchor of the date filter on the programs screen. */
export const DATES_ID = 'dates';
