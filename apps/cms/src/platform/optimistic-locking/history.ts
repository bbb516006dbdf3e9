/** One version of a document in its history. */
export interface HistoryEntry {
  version: string;
  /** The instant, ISO 8601. */
  at: string;
  /** `null` for a save without a user, or from before names were stored. */
  by: string | null;
  isPublished: boolean;
}
