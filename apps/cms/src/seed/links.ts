import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { TextColumn } from '../platform/database/sql/columns.ts';
import { querySql, quoteIdentifier, quoteText, runSql } from '../platform/database/sql/sql.ts';
import { followLinksIn } from '../platform/fields/links/prose-links.ts';
import { isRecord } from '../platform/is-record.ts';
import { RawTables } from '../platform/trash/raw-tables.ts';

const JsonRow = z.object({ id: TextColumn, json: TextColumn });
const Tables = z.object({ rawTables: RawTables });

/** All rich texts within a stored JSON value with links that follow their items. */
async function followAll(value: unknown, req: PayloadRequest): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => followAll(item, req)));
  if (!isRecord(value)) return value;
  if (isRecord(value['root'])) return followLinksIn(value, req);
  const entries = Object.entries(value).map(async ([name, inner]) => [name, await followAll(inner, req)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Converts the URLs of items in all texts, also in versions, to links that follow their items, as an editor's save does. Runs when all items
 * exist: otherwise the first save of an unchanged text would change its links.
 */
export async function followLinksInTexts(payload: Payload, transactionID: number | string | null): Promise<void> {
  const req = await createLocalReq({ req: transactionID === null ? {} : { transactionID } }, payload);
  for (const [table, { columns }] of Object.entries(Tables.parse(payload.db).rawTables)) {
    for (const { name, type } of Object.values(columns)) {
      if (type !== 'jsonb') continue;
      const [from, column] = [quoteIdentifier(table), quoteIdentifier(name)];
      const json = `CAST(${column} AS TEXT)`;
      const rows = await querySql(
        payload,
        JsonRow,
        `SELECT CAST(id AS TEXT) AS id, ${json} AS json FROM ${from} WHERE ${json} LIKE '%"linkType"%'`,
        req,
      );
      for (const row of rows) {
        const followed = JSON.stringify(await followAll(JSON.parse(row.json), req));
        await runSql(payload, `UPDATE ${from} SET ${column} = ${quoteText(followed)} WHERE CAST(id AS TEXT) = ${quoteText(row.id)}`, req);
      }
    }
  }
}
