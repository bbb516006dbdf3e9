import { LOCALES, type Locale } from '@liget/content-api';
import type { FlattenedField, PayloadRequest } from 'payload';
import { joinTransaction } from '../../database/transactions/transaction.ts';
import { isRecord, readRecords } from '../../is-record.ts';

type Data = Record<string, unknown>;
/** A document in each language, without fallback to the other one. */
export type Translations = Readonly<Record<Locale, Data>>;

const isLocalized = (field: FlattenedField) => 'localized' in field && (field.localized ?? false);
const toData = (value: unknown): Data => (isRecord(value) ? value : {});

/** The fields of a row; a list of blocks has rows of several kinds. */
function getRowFields(field: FlattenedField, row: Data): FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.find(({ slug }) => slug === row['blockType'])?.flattenedFields ?? [];
  return 'flattenedFields' in field ? field.flattenedFields : [];
}

type MergeValues = (field: FlattenedField, one: unknown, other: unknown) => unknown;

/** The first document with the values of its localised fields, at any depth, merged with those of the other one; rows are matched by id. */
function mergeLocalized(fields: readonly FlattenedField[], one: Data, other: Data, merge: MergeValues): Data {
  const mergeField = (field: FlattenedField): unknown => {
    const value = one[field.name];
    if (isLocalized(field)) return merge(field, value, other[field.name]);
    if (field.type === 'group' || field.type === 'tab')
      return mergeLocalized(field.flattenedFields, toData(value), toData(other[field.name]), merge);
    if ((field.type !== 'array' && field.type !== 'blocks') || !Array.isArray(value)) return value;
    const rowsById = new Map(readRecords(other[field.name]).map((row) => [row['id'], row]));
    return readRecords(value).map((row) => mergeLocalized(getRowFields(field, row), row, rowsById.get(row['id']) ?? {}, merge));
  };
  return { ...one, ...Object.fromEntries(fields.map((field) => [field.name, mergeField(field)])) };
}

/** The document with `{ hu, en }` as the values of its localised fields. */
export const joinLanguages = (fields: readonly FlattenedField[], { hu, en }: Translations): Data =>
  mergeLocalized(fields, hu, en, (_, inHungarian, inEnglish) => ({ hu: inHungarian, en: inEnglish }));

/** The document as a form of another language would have it: the form's data with the stored texts of that language. */
export const mergeStoredTexts = (fields: readonly FlattenedField[], data: Data, stored: Data): Data =>
  mergeLocalized(fields, data, stored, (_, __, text) => text);

interface ReadOptions {
  collection: string;
  id: number | string;
  draft: boolean;
  /** The account that reads; without one, everything is read, also from the trash. */
  user?: PayloadRequest['user'];
}

/** A stored document in both languages; `null` when there is none. */
export async function loadTranslations(req: PayloadRequest, { collection, id, draft, user }: ReadOptions): Promise<Translations | null> {
  const [hu, en] = await Promise.all(
    LOCALES.map(
      async (locale): Promise<unknown> =>
        req.payload.findByID({
          collection,
          id,
          draft,
          locale,
          fallbackLocale: false,
          depth: 0,
          disableErrors: true,
          ...(user ? { user, overrideAccess: false } : { overrideAccess: true, trash: true }),
          ...joinTransaction(req),
        }),
    ),
  );
  return isRecord(hu) && isRecord(en) ? { hu, en } : null;
}
