type Fields = Readonly<Record<string, { rows?: readonly { isLoading?: boolean }[] }>>;

/** The path of the first new row that waits for the service to say which fields it has, such as `dates.1`. */
export function findWaitingRow(fields: Fields): string | undefined {
  for (const [path, { rows }] of Object.entries(fields)) {
    const index = rows?.findIndex(({ isLoading }) => isLoading) ?? -1;
    if (index >= 0) return `${path}.${index}`;
  }
  return undefined;
}
