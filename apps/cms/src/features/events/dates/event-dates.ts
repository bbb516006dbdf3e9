/** A rule by which a program comes again, as editors give it. Days are instants of which only Budapest's calendar day counts. */
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
  /** When not later than the start it means the next day. */
  endTime?: string | null;
  excluded?: { day?: string | null }[] | null;
}

/** A date as an editor enters it; in a draft the start may be missing yet. */
export interface GivenDate {
  id?: string | null;
  start?: string | null;
  end?: string | null;
  allDay?: boolean | null;
}

/** What has become of one date, as an editor enters it; in a draft any part may be missing yet. */
export interface ChangedDate {
  id?: string | null;
  /** When it was to begin: of the rule's or of one given by hand. */
  original?: string | null;
  status?: 'cancelled' | 'rescheduled' | 'sold_out' | 'relocated' | null;
  newStart?: string | null;
  newEnd?: string | null;
  /** An id, or the location itself where it was loaded. */
  location?: unknown;
  /** In one language, or in all of them. */
  note?: unknown;
  ticketUrl?: string | null;
}

/** The fields that determine when a program takes place. */
export interface EventTimes {
  dates?: GivenDate[] | null;
  recurrence?: Recurrence | null;
  changedDates?: ChangedDate[] | null;
  openEnded?: boolean | null;
}
