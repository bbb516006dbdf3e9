import type { ClientField } from 'payload';
import type { Label } from '../../platform/fields/labels.ts';
import { isInRows, walkFields } from '../../platform/fields/values/walk-fields.ts';
import { isRecord } from '../../platform/is-record.ts';
import { getValueAt } from '../../platform/optimistic-locking/differences.ts';
import { toText } from '../../platform/to-text.ts';
import { toProseText } from '../prose-text.ts';
import { readWords } from './read-words.ts';

type Data = Record<string, unknown>;

/** One text in both languages. */
export interface Pair {
  /** Its names from the document on; of a text within rows with the id of each row, which outlasts its place. */
  path: string[];
  /** Only of a text within rows, which the form alone can save: its path in the form. */
  formPath?: string[];
  label: unknown;
  kind: 'line' | 'lines' | 'prose';
  hu: unknown;
  en: unknown;
}

const KINDS: Partial<Record<ClientField['type'], Pair['kind']>> = { text: 'line', textarea: 'lines', richText: 'prose' };

const getInLanguage = (value: unknown, locale: keyof Label): unknown => (isRecord(value) ? value[locale] : undefined);

const isEditable = ({ admin }: ClientField): boolean =>
  !(admin && (('hidden' in admin && admin.hidden) || ('readOnly' in admin && admin.readOnly)));

/** The translated texts of a document that was read in all languages, in the order of the form, without those within rows. */
export function listPairs(fields: readonly ClientField[], data: Data): Pair[] {
  return walkFields(fields, { enter: isEditable }).flatMap(({ field, path, parents }): Pair[] => {
    const kind = KINDS[field.type];
    if (isInRows({ parents }) || !kind || !('name' in field) || !('localized' in field) || !field.localized || field.name === 'slug')
      return [];
    const value = getValueAt(data, path);
    return [{ path: [...path], label: field.label, kind, hu: getInLanguage(value, 'hu'), en: getInLanguage(value, 'en') }];
  });
}

const isRowsWithIds = (value: unknown): value is (Data & { id: string | number })[] =>
  Array.isArray(value) && value.every((row) => isRecord(row) && (typeof row['id'] === 'string' || typeof row['id'] === 'number'));

const keyRows = (value: unknown): unknown => {
  if (isRowsWithIds(value)) return Object.fromEntries(value.map((row) => [String(row.id), keyRowsById(row)]));
  return isRecord(value) ? keyRowsById(value) : value;
};

/** A document with its rows by their ids, so that the paths of `listRowPairs` lead to them. */
export const keyRowsById = (data: Data): Data => Object.fromEntries(Object.entries(data).map(([name, value]) => [name, keyRows(value)]));

const nameInRow = (rowsLabel: unknown, place: number, label: unknown) => {
  const read = (named: unknown, language: keyof Label) => toText(getInLanguage(named, language));
  return {
    hu: `${read(rowsLabel, 'hu')}, ${place}. sor: ${read(label, 'hu')}`,
    en: `${read(rowsLabel, 'en')}, row ${place}: ${read(label, 'en')}`,
  };
};

/** The translated texts within the rows of a document, also of rows within rows. */
export function listRowPairs(fields: readonly ClientField[], data: Data): Pair[] {
  return walkFields(fields, { enter: isEditable }).flatMap(({ field, path, parents }): Pair[] => {
    if ((field.type !== 'array' && field.type !== 'blocks') || isInRows({ parents })) return [];
    const rows = getValueAt(data, path);
    if (!isRowsWithIds(rows)) return [];
    return rows.flatMap((row, index) => {
      const kind = field.type === 'array' ? field : field.blocks.find(({ slug }) => slug === row['blockType']);
      const inner = kind ? [...listPairs(kind.fields, row), ...listRowPairs(kind.fields, row)] : [];
      return inner.map((pair) => ({
        ...pair,
        path: [...path, String(row.id), ...pair.path],
        formPath: [...path, String(index), ...(pair.formPath ?? pair.path)],
        label: nameInRow(field.label, index + 1, pair.label),
      }));
    });
  });
}

/** The text of a value: plain text as it is, rich text without its markup. */
export function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value;
  return isRecord(value) ? toProseText(value['root']) : '';
}

export const isMissing = ({ hu, en }: Pick<Pair, 'hu' | 'en'>) => toPlainText(hu).trim() !== '' && toPlainText(en).trim() === '';

/**
 * The paths of the texts that have changed in Hungarian but not in English since `earlier`, a version of the document in all languages. Texts
 * that had no Hungarian then, or have no English now, are missing rather than outdated.
 */
export const listOutdatedPaths = (pairs: readonly Pair[], earlier: Data): string[][] =>
  pairs
    .filter(({ path, hu, en }) => {
      const before = getValueAt(earlier, path);
      const words = readWords(getInLanguage(before, 'hu'));
      return words !== '' && words !== readWords(hu) && readWords(en) !== '' && readWords(getInLanguage(before, 'en')) === readWords(en);
    })
    .map(({ path }) => path);

/** The request body: the values at their paths. */
export function buildBody(changes: readonly { path: string[]; value: unknown }[]): Data {
  const body: Data = {};
  for (const { path, value } of changes) {
    let parent = body;
    for (const step of path.slice(0, -1)) {
      const next = parent[step];
      const child: Data = isRecord(next) ? next : {};
      parent[step] = child;
      parent = child;
    }
    parent[path.at(-1) ?? ''] = value;
  }
  return body;
}
