export default function bulkUploads(source: string): string;
/** The names of the chosen files that are not among the taken ones. */
export function listLeftOut(chosen: Iterable<{ name: string }>, taken: Iterable<{ name: string }>): string;
