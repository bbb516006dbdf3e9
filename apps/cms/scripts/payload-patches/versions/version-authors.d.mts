export default function versionAuthors(source: string): string;
/** Who saved a version; `undefined` for a save without a user. */
export function getVersionAuthor(row: { version?: Record<string, unknown> }): string | undefined;
