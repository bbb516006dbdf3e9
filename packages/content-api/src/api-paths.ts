// Without zod, because browsers import it. The paths with a schema of their own are in `endpoints.ts`; all are below `/api/{locale}`.

/** All pictures of a gallery in a ZIP archive. */
export const GALLERY_ARCHIVE_PATH = '/galleries/:slug/download';
/** Uploads of files for a form that is sent afterwards. */
export const ATTACHMENTS_PATH = '/attachments';
/** The state of a case for its sender. */
export const CASE_PATH = '/cases/:reference';
/** The stream of publications, for the site only. */
export const REVISION_EVENTS_PATH = '/content-revision/events';
