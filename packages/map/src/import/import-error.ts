/** The reason why a file is not imported, as a message for the operator. Nothing has been changed. */
export class ImportError extends Error {}
