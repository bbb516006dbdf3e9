// Limits of requests that are proxied to the content service. The proxy in front allows no less: deploy/nginx.

/** Bytes of a request. What visitors send is small; a page's form in the admin holds a whole document, an upload a picture or a document. */
export const VISITORS_BODY_BYTES: number = 64 * 1024;
export const EDITORS_BODY_BYTES: number = 8 * 1024 * 1024;
export const UPLOAD_BODY_BYTES: number = 50 * 1024 * 1024;

/** Milliseconds without an answer after which the content service counts as hanging. */
export const TIMEOUTS_MS = {
  visitors: 10_000,
  /** The check of a session. */
  session: 5_000,
  /** The first page of the admin after a start loads all of its code. */
  editorsReading: 60_000,
  /** A save may wait for others (30 s on SQLite), and images are resized before the answer. */
  editorsWriting: 120_000,
};
