/** A file that came with a form, on disk while the form is being answered. */
export interface SentFile {
  /** What its sender calls it. */
  name: string;
  path: string;
  bytes: number;
  sha256: string;
  /** It went on beyond what is taken, and is not whole. */
  isTooLarge: boolean;
}
