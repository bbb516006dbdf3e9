/** The number of the publication from which an answer was made. */
export const CONTENT_REVISION_HEADER = 'x-content-revision';
/** The name of an uploaded file, percent-encoded UTF-8. */
export const FILE_NAME_HEADER = 'x-file-name';
