interface Translation {
  t: (key: string, values?: Record<string, string>) => string;
  language: string;
}

export function nameNewRecord(singular: unknown, translation: Translation): string;
export function nameUntitledRecord(
  fallback: string | undefined,
  collection: { labels?: { singular?: unknown } } | undefined,
  translation: Translation,
): string;
export default function newRecords(source: string): string;
