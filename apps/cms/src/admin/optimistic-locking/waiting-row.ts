type Fields = Readonly<Record<string, { rows?: readonly { isLoading?: boolean }[] }>>;

/** The path, such as `dates.1`, of the first new row whose fields the service has not sent yet. */
export function findWaitingRow(fields: Fields): string | undefined {
  for (const [path, { rows }] of Object.entries(fields)) {
    const index = rows?.findIndex(({ isLoading }) => isLoading) ?? -1;
    if (index >= 0) return `${path}.${index}`;
  }
  return undefined;
}
