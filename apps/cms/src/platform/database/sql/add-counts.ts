import type { PayloadRequest } from 'payload';
import { quoteIdentifier, quoteText, runSql } from './sql.ts';

interface CountRow<Key extends string> {
  keys: Readonly<Record<Key, string>>;
  count: number;
}

interface Columns<Key extends string> {
  table: string;
  /** The columns of a unique index. */
  keys: readonly Key[];
  /** A column for the time of the latest count. */
  countedAt?: string;
}

/** Adds to stored counts with one statement, which creates missing rows: two processes that count the same thing lose nothing. `now` in ISO 8601, UTC. */
export async function addCounts<Key extends string>(
  req: PayloadRequest,
  { table, keys, countedAt }: Columns<Key>,
  rows: readonly CountRow<Key>[],
  now: string,
): Promise<void> {
  if (rows.length === 0) return;
  const times = [...(countedAt === undefined ? [] : [countedAt]), 'updated_at'];
  const columns = [...keys, 'count', ...times, 'created_at'].map(quoteIdentifier).join(', ');
  const at = quoteText(now);
  const values = rows.map(({ keys: of, count }) =>
    [...keys.map((key) => quoteText(of[key])), String(count), ...times.map(() => at), at].join(', '),
  );
  const updates = times.map((time) => `${quoteIdentifier(time)} = excluded.${quoteIdentifier(time)}`);
  await runSql(
    req.payload,
    `INSERT INTO ${quoteIdentifier(table)} (${columns}) VALUES (${values.join('), (')}) ` +
      `ON CONFLICT (${keys.map(quoteIdentifier).join(', ')}) ` +
      `DO UPDATE SET count = ${quoteIdentifier(table)}.count + excluded.count, ${updates.join(', ')}`,
    req,
  );
}
