/** What went wrong, in one line: assertions print whole objects below it. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * A test over a table: tries every row, and fails with the names of those that fail and why. For rows that differ in their values alone;
 * what differs in behaviour is a test of its own. Throws when there is no row.
 */
export async function everyRow<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  check: (row: Row) => void | Promise<void>,
): Promise<void> {
  if (rows.length === 0) throw new Error('The table has no row');
  const errors: string[] = [];
  for (const row of rows) {
    try {
      await check(row);
    } catch (error) {
      errors.push(`${nameOf(row)}: ${reasonOf(error)}`);
    }
  }
  if (errors.length > 0) throw new Error(`${errors.length} of ${rows.length} rows:\n${errors.join('\n')}`);
}
