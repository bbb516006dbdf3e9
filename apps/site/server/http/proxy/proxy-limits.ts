// What may be passed on to the content service. The proxy in front allows no less: deploy/nginx.

/** Bytes of a request. What visitors send is small; a page's form in the admin holds a whole document, an upload a picture or a document. */
export const VISITORS_BODY: number = 64 * 1024;
export const EDITORS_BODY: number = 8 * 1024 * 1024;
export const UPLOAD_BODY: number = 50 * 1024 * 1024;

/** Without an answer for longer than this, in milliseconds, the content service hangs. */
export const TIMEOUTS_MS = {
  visitors: 10_000,
  /** Whether a session is real. */
  session: 5_000,
  /** The admin's first page after a start loads the whole of it. */
  editorsReading: 60_000,
  /** A save may wait for others (30 s on SQLite), and pictures are cut to size before it is answered. */
  editorsWriting: 120_000,
};
