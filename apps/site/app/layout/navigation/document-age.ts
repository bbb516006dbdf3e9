/** Milliseconds after which a document's statements about now and today may be wrong. */
const OLD_AFTER_MS = 300_000;
const loadedMs = Date.now();

/** Whether the document is so old that its header, announcements and statements about today must be loaded again. */
export const isDocumentOld = (): boolean => Date.now() - loadedMs > OLD_AFTER_MS;
