/** Where on the programs' screen days are chosen. */
export const DATES_ID = 'dates';
