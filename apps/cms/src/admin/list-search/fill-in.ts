import type { Payload, SanitizedCollectionConfig } from 'payload';
import * as z from 'zod';
import { NumberColumn } from '../../platform/database/sql/columns.ts';
import { querySql, quoteText, runSql } from '../../platform/database/sql/sql.ts';
import { isRecord } from '../../platform/is-record.ts';
import { describeKind } from '../dashboard/kinds.ts';
import { IN_ENGLISH } from '../languages/english-state.ts';
import { inEnglish } from './in-english.ts';
import { collectSearchText, SEARCH_TEXT } from './search-text.ts';

const IdRow = z.object({ id: NumberColumn });

/** Number of documents per batch. */
const SLICE = 100;

const has = ({ flattenedFields }: SanitizedCollectionConfig, name: string) => flattenedFields.some((field) => field.name === name);

/** The derived columns of a document that was read in all languages, as SQL assignments. */
function buildAssignments(config: SanitizedCollectionConfig, document: unknown, prefix: string): string {
  const read = { data: document, stored: undefined, locale: 'all' };
  const text = `${prefix}search_text = ${quoteText(collectSearchText(config, read))}`;
  if (!has(config, IN_ENGLISH)) return text;
  return `${text}, ${prefix}english = ${quoteText(inEnglish(config.flattenedFields, config.admin.useAsTitle ?? 'id', read))}`;
}

async function fillSlice(payload: Payload, config: SanitizedCollectionConfig, ids: readonly number[]): Promise<void> {
  const { table, hasDrafts } = describeKind(config);
  const all = { collection: config.slug, depth: 0, locale: 'all', pagination: false, overrideAccess: true, trash: true } as const;
  const { docs } = await payload.find({ ...all, where: { id: { in: [...ids] } } });
  for (const document of docs)
    await runSql(payload, `UPDATE "${table}" SET ${buildAssignments(config, document, '')} WHERE id = ${Number(document.id)}`);
  if (!hasDrafts) return;
  const newest = await payload.findVersions({ ...all, where: { and: [{ parent: { in: [...ids] } }, { latest: { equals: true } }] } });
  const versions: unknown[] = newest.docs;
  for (const row of versions.filter(isRecord))
    await runSql(
      payload,
      `UPDATE "_${table}_v" SET ${buildAssignments(config, row['version'], 'version_')} WHERE id = ${Number(row['id'])}`,
    );
}

/**
 * Fills in the search texts of documents that were saved before lists had a search; returns the number of documents. After an interruption it
 * continues where it stopped; when there is nothing to do, it costs one query per collection.
 */
export async function fillInSearchTexts(payload: Payload): Promise<number> {
  let count = 0;
  for (const { config } of Object.values(payload.collections)) {
    if (!has(config, SEARCH_TEXT)) continue;
    const { table } = describeKind(config);
    let [last, isMore] = [0, true];
    while (isMore) {
      const rows = await querySql(
        payload,
        IdRow,
        `SELECT id FROM "${table}" WHERE search_text IS NULL AND id > ${last} ORDER BY id LIMIT ${SLICE}`,
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await fillSlice(payload, config, ids);
      count += ids.length;
      last = ids.at(-1) ?? last;
      isMore = ids.length === SLICE;
    }
  }
  return count;
}
