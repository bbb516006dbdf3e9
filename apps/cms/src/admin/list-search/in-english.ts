import type { Locale } from '@liget/content-api';
import type { FieldHook, FlattenedField, SelectField } from 'payload';
import { choice, select } from '../../platform/fields/basics.ts';
import { label } from '../../platform/fields/labels.ts';
import { isFilled } from '../../platform/fields/values/is-filled.ts';
import { isRecord, readRecords } from '../../platform/is-record.ts';
import { IN_ENGLISH, type InEnglish } from '../languages/english-state.ts';
import { readWords } from '../languages/read-words.ts';
import { inBothLanguages } from './in-both-languages.ts';

/** A flag in the request's context: the user confirms that the English texts are correct. */
export const ENGLISH_IS_RIGHT = 'englishIsRight';

const TEXTS = new Set(['text', 'textarea', 'richText']);

interface SaveInput {
  data: unknown;
  stored: unknown;
  locale: unknown;
}

const readValue = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);

const isEditors = ({ admin }: FlattenedField) =>
  !(admin && (('hidden' in admin && admin.hidden) || ('disabled' in admin && admin.disabled)));

interface Pair {
  now: Partial<Record<Locale, unknown>>;
  before: Partial<Record<Locale, unknown>>;
}

/** The translated texts of these fields and of their rows, as they are saved and as they were. */
function collectPairs(fields: readonly FlattenedField[], { data, stored, locale }: SaveInput): Pair[] {
  return fields.flatMap((field): Pair[] => {
    if (!isEditors(field)) return [];
    const [value, before] = [readValue(data, field.name), readValue(stored, field.name)];
    if (field.type === 'group' || field.type === 'tab') return collectPairs(field.flattenedFields, { data: value, stored: before, locale });
    if (field.type === 'array' || field.type === 'blocks')
      return readRecords(value).flatMap((row) => {
        const kind = field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === row['blockType']) : field;
        const earlierRow = readRecords(before).find(({ id }) => id !== undefined && id === row['id']);
        return kind ? collectPairs(kind.flattenedFields, { data: row, stored: earlierRow, locale }) : [];
      });
    if (!TEXTS.has(field.type) || !('localized' in field && field.localized) || field.name === 'slug') return [];
    return [
      {
        now: inBothLanguages(field.name, data, stored, locale),
        before: inBothLanguages(field.name, stored, stored, 'all'),
      },
    ];
  });
}

const hasChanged = ({ now, before }: Pair, locale: Locale) => readWords(now[locale]) !== readWords(before[locale]);

/** The state of a document that is being saved; `before` is its previous version. */
export function inEnglish(fields: readonly FlattenedField[], title: string, saved: SaveInput, before?: unknown): InEnglish {
  if (!isFilled(inBothLanguages(title, saved.data, saved.stored, saved.locale).en)) return 'none';
  const pairs = collectPairs(fields, saved);
  const state = pairs.some(({ now }) => isFilled(now.hu) && !isFilled(now.en)) ? 'partly' : 'whole';
  if (saved.stored === undefined || pairs.some((pair) => hasChanged(pair, 'en'))) return state;
  const isOlder = pairs.some((pair) => isFilled(pair.now.en) && isFilled(pair.before.hu) && hasChanged(pair, 'hu'));
  return isOlder || before === 'older' ? 'older' : state;
}

const derived =
  (title: string): FieldHook =>
  ({ collection, siblingData, siblingDocWithLocales, req }) => {
    const saved = { data: siblingData, stored: siblingDocWithLocales, locale: req.locale };
    const fields = collection?.flattenedFields ?? [];
    if (req.context[ENGLISH_IS_RIGHT] === true)
      return inEnglish(fields, title, { ...saved, stored: undefined, data: siblingDocWithLocales });
    return inEnglish(fields, title, saved, readValue(siblingDocWithLocales, IN_ENGLISH));
  };

/** A column and filter of the list, recomputed at every save; not part of the form. */
export function inEnglishField(title: string): SelectField {
  const field = select(IN_ENGLISH, label('Angolul', 'In English'), [
    choice('whole', 'kész', 'complete'),
    choice('partly', 'részben', 'in part'),
    choice('older', 'régebbi a magyarnál', 'older than the Hungarian'),
    choice('none', 'nincs', 'missing'),
  ]);
  return {
    ...field,
    custom: { isDerived: true },
    admin: { ...field.admin, readOnly: true, disableBulkEdit: true, condition: () => false },
    hooks: { beforeChange: [derived(title)] },
  };
}
