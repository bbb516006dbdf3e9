/** Milliseconds after which a document's statements about now and today may be wrong. */
const MAX_AGE_MS = 300_000;
const loadedMs = Date.now();

/** Whether the document is so old that its header, announcements and statements about today must be loaded again. */
export const isDocumentOld = (): boolean => Date.now() - loadedMs > MAX_AGE_MS;
