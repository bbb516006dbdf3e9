import { quoteIdentifier, quoteText } from '../database/sql/sql.ts';
import { findPathUp, PARENT_KEYS, type Place, type RawTables } from './raw-tables.ts';

interface Sought {
  table: string;
  slug: string;
  id: number;
  before: Step;
}

/**
 * The planned change of the document, which decides which references count. `change`: those of published content. `trash`: also those of
 * the newest drafts. `deletion`: also those of content in the trash where the database cannot clear them (texts, building blocks, required
 * columns); after a restoration they would refer to nothing or, because SQLite reuses ids, to another document.
 */
export type Step = 'change' | 'trash' | 'deletion';

interface Statements {
  /** Selects rows of `place` and `id`: the content that refers to the target by a column. */
  references: string | null;
  /** Selects rows of `place`, `id` and `json`: texts and blocks that may contain a reference. */
  texts: string | null;
}

/** The SQL that finds all references to `sought`, the same for SQLite and PostgreSQL. */
export function buildUsageStatements(tables: RawTables, places: readonly Place[], sought: Sought): Statements {
  const byTable = new Map(places.map((place) => [place.table, place]));
  const references: string[] = [];
  const texts: string[] = [];
  const isDeletion = sought.before === 'deletion';
  for (const [name, { columns, foreignKeys = {} }] of Object.entries(tables)) {
    const path = findPathUp(tables, name, byTable);
    if (!path || (path.isVersion && sought.before === 'change')) continue;
    const { place, from, where, notInTrash, id, isVersion } = path;
    const select = `SELECT ${quoteText(place.slug)} AS place, ${id} AS id`;
    const foreign = Object.values(foreignKeys)
      .filter(({ foreignColumns }) => foreignColumns[0]?.table === sought.table)
      .flatMap((key) => key.columns);
    // The columns from a part, or a version, to its own document are no references.
    const parentKeys = isVersion || foreign.length > 0 ? PARENT_KEYS : [];
    for (const [key, column] of Object.entries(columns)) {
      if (!parentKeys.includes(key) && (column.reference?.table === sought.table || foreign.includes(key))) {
        const cannotBeWithout = column.notNull === true && !isVersion && !name.endsWith('_rels');
        const trashConditions = isDeletion && cannotBeWithout ? [] : notInTrash;
        references.push(
          `${select} ${from} WHERE ${[`t.${quoteIdentifier(column.name)} = ${sought.id}`, ...where, ...trashConditions].join(' AND ')}`,
        );
      }
      if (column.type === 'jsonb') {
        const json = `CAST(t.${quoteIdentifier(column.name)} AS TEXT)`;
        const named = [sought.slug, ...place.namesInBlocks].map((word) => `${json} LIKE ${quoteText(`%"${word}"%`)}`);
        const conditions = [`${json} LIKE '%${sought.id}%'`, `(${named.join(' OR ')})`, ...where, ...(isDeletion ? [] : notInTrash)];
        texts.push(`SELECT ${quoteText(place.slug)} AS place, ${id} AS id, ${json} AS json ${from} WHERE ${conditions.join(' AND ')}`);
      }
    }
  }
  const joinStatements = (statements: string[]) => (statements.length > 0 ? statements.join(' UNION ALL ') : null);
  return { references: joinStatements(references), texts: joinStatements(texts) };
}
