/** A file of a form, on disk until the form is answered. */
export interface SentFile {
  /** The file name from the sender. */
  name: string;
  path: string;
  bytes: number;
  sha256: string;
  /** It exceeds the limit and is incomplete. */
  isTooLarge: boolean;
}
