/** A recurrence rule as editors enter it. Its days are instants of which only the calendar day in Budapest counts. */
export interface Recurrence {
  kind?: 'none' | 'daily' | 'weekly' | 'monthly' | null;
  /** Every n days, weeks or months; 1 when empty. */
  every?: number | null;
  /** ISO weekdays, '1' is Monday; for weekly and monthly rules. */
  weekdays?: string[] | null;
  /** The number of the weekday within the month. */
  monthWeek?: '1' | '2' | '3' | '4' | 'last' | null;
  from?: string | null;
  /** The last day, itself included. */
  until?: string | null;
  /** 'HH:MM' by Budapest's clock. */
  startTime?: string | null;
  /** If it is not later than the start, it is on the next day. */
  endTime?: string | null;
  excluded?: { day?: string | null }[] | null;
}

/** A date as an editor enters it; in a draft the start may be missing. */
export interface ImportedDate {
  id?: string | null;
  start?: string | null;
  end?: string | null;
  allDay?: boolean | null;
}

/** The change of one date as an editor enters it; in a draft any part may be missing. */
export interface ChangedDate {
  id?: string | null;
  /** The original start, of a date of the rule or one entered by hand. */
  original?: string | null;
  status?: 'cancelled' | 'rescheduled' | 'sold_out' | 'relocated' | null;
  newStart?: string | null;
  newEnd?: string | null;
  /** An id, or the populated location. */
  location?: unknown;
  /** In one language, or in all of them. */
  note?: unknown;
  ticketUrl?: string | null;
}

/** The fields that determine when an event takes place. */
export interface EventTimes {
  dates?: ImportedDate[] | null;
  recurrence?: Recurrence | null;
  changedDates?: ChangedDate[] | null;
  openEnded?: boolean | null;
  rainDate?: ImportedDate | null;
}
