interface HistoryStep {
  /** The instant, ISO 8601. */
  at: string;
  /** `null` for a save without a user, or from before names were stored. */
  by: string | null;
}

/** A version of a document in its history, or one date of an event that was published without the draft; `date` is for the editor to read. */
export type HistoryEntry =
  | (HistoryStep & { kind: 'version'; version: string; isPublished: boolean })
  | (HistoryStep & { kind: 'date'; date: string });
