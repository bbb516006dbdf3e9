/** One version of a document, as its history tells it. */
export interface HistoryEntry {
  version: string;
  /** The instant, ISO 8601. */
  at: string;
  /** `null` when a program saved it, or before names were noted. */
  by: string | null;
  isPublished: boolean;
}
