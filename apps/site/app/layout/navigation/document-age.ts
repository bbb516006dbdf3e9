/** Milliseconds after which what a document says of now may be untrue. */
const OLD_AFTER_MS = 300_000;
const loadedMs = Date.now();

/** Whether the document was loaded so long ago that its header, its announcements and what it says of today are to be loaded anew. */
export const isDocumentOld = (): boolean => Date.now() - loadedMs > OLD_AFTER_MS;
