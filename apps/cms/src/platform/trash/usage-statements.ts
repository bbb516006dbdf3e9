import { findPathUp, PARENT_KEYS, type Place, quoteIdentifier, type RawColumn, type RawTables } from './raw-tables.ts';

interface Sought {
  table: string;
  slug: string;
  id: number;
  /** Deleting for good: then what the database cannot clear by itself counts in the trash, too. */
  forGood: boolean;
}

interface Statements {
  /** Answers rows of `place` and `id`: what refers to the target by a column. */
  references: string | null;
  /** Answers rows of `place`, `id` and `json`: texts and blocks in which a reference may stand. */
  texts: string | null;
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

function listReferringColumns(
  key: string,
  columns: Record<string, RawColumn>,
  foreign: string[],
  target: string,
  isOwner: boolean,
): boolean {
  if (isOwner && PARENT_KEYS.includes(key)) return false;
  return columns[key]?.reference?.table === target || foreign.includes(key);
}

/** The SQL that finds every place of the database in which `sought` is referred to, the same for SQLite and PostgreSQL. */
export function buildUsageStatements(tables: RawTables, places: readonly Place[], sought: Sought): Statements {
  const byTable = new Map(places.map((place) => [place.table, place]));
  const references: string[] = [];
  const texts: string[] = [];
  for (const [name, { columns, foreignKeys = {} }] of Object.entries(tables)) {
    const path = findPathUp(tables, name, byTable);
    if (!path) continue;
    const { place, from, where, notInTrash, id, isVersion } = path;
    const select = `SELECT ${literal(place.slug)} AS place, ${id} AS id`;
    const foreign = Object.values(foreignKeys)
      .filter(({ foreignColumns }) => foreignColumns[0]?.table === sought.table)
      .flatMap((key) => key.columns);
    for (const [key, column] of Object.entries(columns)) {
      if (listReferringColumns(key, columns, foreign, sought.table, isVersion || foreign.length > 0)) {
        const cannotBeWithout = column.notNull === true && !isVersion && !name.endsWith('_rels');
        const living = sought.forGood && cannotBeWithout ? [] : notInTrash;
        references.push(
          `${select} ${from} WHERE ${[`t.${quoteIdentifier(column.name)} = ${sought.id}`, ...where, ...living].join(' AND ')}`,
        );
      }
      if (column.type === 'jsonb') {
        const json = `CAST(t.${quoteIdentifier(column.name)} AS TEXT)`;
        const named = [sought.slug, ...place.namesInBlocks].map((word) => `${json} LIKE ${literal(`%"${word}"%`)}`);
        const conditions = [`${json} LIKE '%${sought.id}%'`, `(${named.join(' OR ')})`, ...where, ...(sought.forGood ? [] : notInTrash)];
        texts.push(`SELECT ${literal(place.slug)} AS place, ${id} AS id, ${json} AS json ${from} WHERE ${conditions.join(' AND ')}`);
      }
    }
  }
  const joined = (statements: string[]) => (statements.length > 0 ? statements.join(' UNION ALL ') : null);
  return { references: joined(references), texts: joined(texts) };
}
