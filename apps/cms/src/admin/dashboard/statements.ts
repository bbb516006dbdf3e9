import { getOtherLocale, type Locale } from '@liget/content-api';
import { fold } from '@liget/language';
import { quoteText } from '../../platform/database/sql/sql.ts';
import { pickTitle, type TitleSql } from '../../platform/database/sql/title-in-language.ts';
import type { Kind } from './kinds.ts';

/* SQL that both databases accept. All values in it are constants, instants, or quoted by `quoteText`. */

/**
 * A LIKE pattern that matches a folded word with any accents: vowels match any letter. Neither database folds "Ő", and folding in SQL is too deep for
 * SQLite's parser; `containsWords` removes false matches.
 */
const getPattern = (word: string): string => quoteText(`%${word.replaceAll(/[aeiou]/g, '_')}%`);

/** Limits of a query. SQLite accepts a thousand conditions, one for each word of each kind, and patterns of 50,000 bytes. */
const MAX_QUERY_CHARS = 100;
const MAX_WORDS = 12;

/** The first `MAX_WORDS` folded words of a query's first `MAX_QUERY_CHARS` characters. */
const splitWords = (query: string): string[] =>
  fold(query.slice(0, MAX_QUERY_CHARS))
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** Whether a title contains every word of the query, ignoring case and accents. */
export function containsWords(title: string, query: string): boolean {
  const folded = fold(title);
  return splitWords(query).every((word) => folded.includes(word));
}

const buildTrashConditions = (kind: Kind, alias: string) => (kind.hasTrash ? [`${alias}.deleted_at IS NULL`] : []);
const quoteSlug = ({ slug }: Kind) => `${quoteText(slug)} AS kind`;
const joinConditions = (conditions: readonly string[]) => (conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '');
const union = (statements: readonly string[]) => statements.join(' UNION ALL ');

interface Source extends TitleSql {
  from: string;
  /** The state of the newest version ('draft' or 'published'), and of the stored document. */
  newest: string;
  stored: string;
  conditions: string[];
}

/** The rows of texts of `alias`: `l` in `locale` and `f` in the other language, or `l` in each language. */
function joinTexts(ownerTable: string, alias: string, locale: Locale | 'both'): string {
  const join = (texts: string, language: string) =>
    ` LEFT JOIN "${ownerTable}_locales" ${texts} ON ${texts}._parent_id = ${alias}.id${language}`;
  if (locale === 'both') return join('l', '');
  return join('l', ` AND l._locale = '${locale}'`) + join('f', ` AND f._locale = '${getOtherLocale(locale)}'`);
}

/** The title of a kind: in `locale` or, without one, in the other language; in each language for 'both'. */
function getTitle({ title, isTitleLocalised, titleInstead, hasDrafts }: Kind, locale: Locale | 'both'): TitleSql {
  const column = hasDrafts ? `version_${title}` : title;
  if (titleInstead) return { title: `coalesce(nullif(d."${title}", ''), d."${titleInstead}")`, language: 'NULL' };
  if (!isTitleLocalised) return { title: `CAST(${hasDrafts ? 'v' : 'd'}."${column}" AS TEXT)`, language: 'NULL' };
  if (locale === 'both') return { title: `CAST(l."${column}" AS TEXT)`, language: 'CAST(l._locale AS TEXT)' };
  return pickTitle(locale, `l."${column}"`, `f."${column}"`);
}

/** The documents of a kind with the title of their newest version, draft or not. */
function buildSource(kind: Kind, locale: Locale | 'both'): Source {
  const { table, isTitleLocalised, hasDrafts } = kind;
  const joinOwnerTexts = (ownerTable: string, alias: string) => (isTitleLocalised ? joinTexts(ownerTable, alias, locale) : '');
  if (!hasDrafts)
    return {
      from: `FROM "${table}" d${joinOwnerTexts(table, 'd')}`,
      ...getTitle(kind, locale),
      newest: "'published'",
      stored: "'published'",
      conditions: buildTrashConditions(kind, 'd'),
    };
  return {
    from: `FROM "_${table}_v" v JOIN "${table}" d ON d.id = v.parent_id${joinOwnerTexts(`_${table}_v`, 'v')}`,
    ...getTitle(kind, locale),
    newest: 'CAST(v.version__status AS TEXT)',
    stored: 'CAST(d._status AS TEXT)',
    conditions: ['v.latest', ...buildTrashConditions(kind, 'd')],
  };
}

/** Rows of `kind`, `id`, `title`, `language`, `newest`, `stored`: candidates that may contain every word in either language. `null` for a query without words. */
export function buildSearchStatement(kinds: readonly Kind[], query: string, limit: number): string | null {
  const words = splitWords(query);
  if (words.length === 0 || kinds.length === 0) return null;
  const statements = kinds.map((kind) => {
    const { from, title, language, newest, stored, conditions } = buildSource(kind, 'both');
    const named = kind.slug === 'enquiries' ? `coalesce(d.reference, '') || ' ' || coalesce(d.name, '')` : title;
    const matches = words.map((word) => `lower(${named}) LIKE ${getPattern(word)}`);
    return `SELECT * FROM (SELECT ${quoteText(kind.slug)} AS kind, d.id AS id, ${named} AS title, ${language} AS language, ${newest} AS newest, ${stored} AS stored ${from}${joinConditions([...conditions, ...matches])} LIMIT ${limit}) AS found_${kind.table}`;
  });
  return union(statements);
}

/** Rows of `kind`, `id`, `title`, `language`, `stored`, `at`, `by`: documents whose newest version is a draft, the oldest first; only those of `by` if given. */
export function buildDraftsStatement(kinds: readonly Kind[], locale: Locale, by: string | null, limit: number): string {
  const statements = kinds
    .filter(({ hasDrafts }) => hasDrafts)
    .map((kind) => {
      const { from, title, language, stored, conditions } = buildSource(kind, locale);
      const saver = `LEFT JOIN payload_kv k ON k.key = 'saved:${kind.slug}/' || CAST(d.id AS TEXT)`;
      const ownConditions = by === null ? [] : [`k.data ->> 'by' = ${quoteText(by)}`];
      return `SELECT ${quoteSlug(kind)}, d.id AS id, ${title} AS title, ${language} AS language, ${stored} AS stored, v.updated_at AS at, k.data ->> 'by' AS by_name ${from} ${saver}${joinConditions([...conditions, "CAST(v.version__status AS TEXT) = 'draft'", ...ownConditions])}`;
    });
  return `SELECT * FROM (${union(statements)}) AS drafts ORDER BY at, kind, id LIMIT ${limit}`;
}

/** Rows of `kind`, `count`: published documents without an English title. */
export const buildMissingEnglishStatement = (kinds: readonly Kind[]): string =>
  union(
    kinds.map((kind) => {
      const english = `SELECT 1 FROM "${kind.table}_locales" l WHERE l._parent_id = d.id AND l._locale = 'en' AND l."${kind.title}" <> ''`;
      const conditions = ["d._status = 'published'", ...buildTrashConditions(kind, 'd'), `NOT EXISTS (${english})`];
      return `SELECT ${quoteSlug(kind)}, count(*) AS count FROM "${kind.table}" d${joinConditions(conditions)}`;
    }),
  );

interface Due {
  /** Reviews before this instant are due (ISO, UTC). */
  until: string;
  /** The id of the user. */
  own: number;
  limit: number;
}

/** Rows of `kind`, `id`, `title`, `language`, `review_on`, `responsible`, `is_own`: published documents due for review, the user's own first, then by date. */
export function buildDueStatement(kinds: readonly Kind[], locale: Locale, { until, own, limit }: Due): string {
  const statements = kinds.map((kind) => {
    const { from, title, language, conditions } = buildSource(kind, locale);
    const due = [...conditions, "CAST(d._status AS TEXT) = 'published'", `v.version_review_on < ${quoteText(until)}`];
    return `SELECT ${quoteSlug(kind)}, d.id AS id, ${title} AS title, ${language} AS language, v.version_review_on AS review_on, u.name AS responsible, CASE WHEN v.version_responsible_id = ${own} THEN 1 ELSE 0 END AS is_own ${from} LEFT JOIN users u ON u.id = v.version_responsible_id${joinConditions(due)}`;
  });
  return `SELECT * FROM (${union(statements)}) AS due ORDER BY is_own DESC, review_on, kind, id LIMIT ${limit}`;
}

const countWhere = (condition: string, name: string) => `sum(CASE WHEN ${condition} THEN 1 ELSE 0 END) AS ${name}`;

/** Rows of `kind` and the sums over the newest versions of published documents. */
const buildCountsStatement = (kinds: readonly Kind[], sums: readonly string[]): string =>
  union(
    kinds.map((kind) => {
      const conditions = ['v.latest', "CAST(d._status AS TEXT) = 'published'", ...buildTrashConditions(kind, 'd')];
      return `SELECT ${quoteSlug(kind)}, ${sums.join(', ')} FROM "_${kind.table}_v" v JOIN "${kind.table}" d ON d.id = v.parent_id${joinConditions(conditions)}`;
    }),
  );

/** Rows of `kind`, `due`, `unset`: the number of documents to review before an instant, and of those without a review date. */
export const buildReviewCountsStatement = (kinds: readonly Kind[], until: string): string =>
  buildCountsStatement(kinds, [
    countWhere(`v.version_review_on < ${quoteText(until)}`, 'due'),
    countWhere('v.version_review_on IS NULL', 'unset'),
  ]);

const isInEnglish = (state: string) => `CAST(v.version_english AS TEXT) = ${quoteText(state)}`;

/** Rows of `kind`, `older`, `partly`. */
export const buildTranslationCountsStatement = (kinds: readonly Kind[]): string =>
  buildCountsStatement(kinds, [countWhere(isInEnglish('older'), 'older'), countWhere(isInEnglish('partly'), 'partly')]);

/**
 * Rows of `kind`, `id`, `title`, `language`, `is_draft`: published documents whose English is older than their Hungarian, the longest unchanged
 * first; `is_draft` if only the newest version is, which visitors do not see yet.
 */
export function buildOlderEnglishStatement(kinds: readonly Kind[], locale: Locale, limit: number): string {
  const statements = kinds.map((kind) => {
    const { from, title, language, conditions } = buildSource(kind, locale);
    const older = [...conditions, "CAST(d._status AS TEXT) = 'published'", isInEnglish('older')];
    return `SELECT ${quoteSlug(kind)}, d.id AS id, ${title} AS title, ${language} AS language, CASE WHEN CAST(d.english AS TEXT) = 'older' THEN 0 ELSE 1 END AS is_draft, v.updated_at AS at ${from}${joinConditions(older)}`;
  });
  return `SELECT * FROM (${union(statements)}) AS older ORDER BY at, kind, id LIMIT ${limit}`;
}

/** Rows of `kind`, `id`, `title`, `language`: the titles of these documents, without trashed ones. */
export function buildTitlesStatement(
  kinds: readonly Kind[],
  locale: Locale,
  idsByKind: ReadonlyMap<string, readonly number[]>,
): string | null {
  const statements = kinds.flatMap((kind) => {
    const ids = idsByKind.get(kind.slug)?.filter(Number.isSafeInteger) ?? [];
    if (ids.length === 0) return [];
    const { from, title, language, conditions } = buildSource(kind, locale);
    return [
      `SELECT ${quoteSlug(kind)}, d.id AS id, ${title} AS title, ${language} AS language ${from}${joinConditions([...conditions, `d.id IN (${ids.join(', ')})`])}`,
    ];
  });
  return statements.length > 0 ? union(statements) : null;
}

/** Rows of `key`, `by_name`, `at`: the latest saves, newest first. */
export const buildRecentStatement = (limit: number): string =>
  `SELECT key, data ->> 'by' AS by_name, data ->> 'at' AS at FROM payload_kv WHERE key LIKE 'saved:%' ORDER BY data ->> 'at' DESC LIMIT ${limit}`;

/**
 * Rows of published events between two instants, sorted; moved dates at their new time only: `id`, `title`, `language`, `status`, `date_status`,
 * `original_start`, `start`, `end`, `all_day`, `place` (the top location of the venue). ISO instants in UTC.
 */
export function buildProgramsStatement(locale: Locale, from: string, to: string, limit: number): string {
  const { title, language } = pickTitle(locale, 'l.title', 'f.title');
  return `SELECT e.id AS id, ${title} AS title, ${language} AS language, CAST(e.status AS TEXT) AS status, CAST(o.status AS TEXT) AS date_status, o.original_start AS original_start, o."start" AS start, o."end" AS "end", coalesce(o.until, o."end", o."start") AS until, o.all_day AS all_day, p.top_location_id AS place
  FROM events_occurrences o JOIN events e ON e.id = o._parent_id
  ${joinTexts('events', 'e', locale)} LEFT JOIN event_locations p ON p.id = e.location_id
  WHERE e._status = 'published' AND e.deleted_at IS NULL AND o."start" < ${quoteText(to)} AND coalesce(o.until, o."end", o."start") >= ${quoteText(from)}
    AND (o.status IS NULL OR o.status <> 'moved')
  ORDER BY o."start", e.id LIMIT ${limit}`;
}
