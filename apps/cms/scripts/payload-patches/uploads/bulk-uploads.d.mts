export default function bulkUploads(source: string): string;
/** The names of the chosen files that are not among the taken ones. */
export function listLeftOut(chosen: Iterable<{ name: string }>, taken: Iterable<{ name: string }>): string;
/** The errors of a form whose upload was refused; the reason is noted at the file. */
export function listUploadErrors(
  fieldErrors: readonly { path: string; message: string }[],
  otherErrors: readonly { message?: string }[],
  file: unknown,
): readonly { path: string; message: string }[];
