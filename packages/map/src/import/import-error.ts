/** Why a file is not imported, in words for whoever runs the command. Nothing has been changed then. */
export class ImportError extends Error {}
