import * as z from 'zod';
import { isRecord } from '../../../../platform/is-record.ts';
import type { Recurrence } from '../../dates/event-dates.ts';
import { type ImportedFields, NAMED_FIELDS, TEXT_FIELDS, Texts } from '../imported-event.ts';
import { toParagraphs, toRichText } from '../reading/paragraphs.ts';
import { findChangedTimes } from './changed-times.ts';

/** An event with all languages in its localised fields. */
export type StoredProgram = Record<string, unknown>;

/** The values of an event in a file, as fields of the collection. */
export const ProgramData = z.object({ shared: z.record(z.string(), z.unknown()), hu: Texts, en: Texts });
export type ProgramData = z.output<typeof ProgramData>;

const EMPTY_RULE = { every: 1, weekdays: [], monthWeek: null, from: null, until: null, startTime: null, endTime: null, excluded: [] };

/** A rule with all its fields set, so that it fully replaces the stored one. */
const completeRule = (rule: Recurrence): Recurrence => ({ ...EMPTY_RULE, ...rule });

export function toProgramData({ hu, en, times, other }: ImportedFields, ids: Readonly<Record<string, number>>): ProgramData {
  const when = times ? { dates: times.dates, recurrence: completeRule(times.recurrence) } : {};
  return { shared: { ...other, ...ids, ...when }, hu, en };
}

const readText = (stored: StoredProgram, field: string, language: 'hu' | 'en'): string => {
  const value = stored[field];
  const text = isRecord(value) ? value[language] : null;
  if (field === 'body') return toParagraphs(text);
  return typeof text === 'string' ? text.trim() : '';
};

const normalizeText = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();
/** Rich text as plain text, from which an import makes paragraphs again. */
const toStored = (field: string, text: string) => (field === 'body' ? toParagraphs(toRichText(text)) : normalizeText(text));

const isTimes = (name: string) => name === 'dates' || name === 'recurrence';
/** The id of a relation, populated or not. */
const toPlainValue = (value: unknown): unknown => (isRecord(value) && 'id' in value ? value['id'] : value);
const toComparable = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : (toPlainValue(value) ?? null));

export interface Change {
  /** Only the differing values. */
  data: ProgramData;
  /** Columns of the table, as `columns.ts` names them. */
  columns: string[];
}

function pickChangedTexts(texts: Texts, stored: StoredProgram, language: 'hu' | 'en'): Texts {
  const changed: Texts = {};
  for (const field of TEXT_FIELDS) {
    const text = texts[field];
    if (text !== undefined && toStored(field, text) !== readText(stored, field, language)) changed[field] = text;
  }
  return changed;
}

/** The differences between a file and the stored program; fields that the file does not have never differ. */
export function compareWithStored({ shared, hu, en }: ProgramData, stored: StoredProgram): Change {
  const entries = Object.entries(shared).filter(([name, value]) => !isTimes(name) && toComparable(value) !== toComparable(stored[name]));
  const changedTimes = 'dates' in shared ? findChangedTimes(shared, stored) : [];
  const changed = { hu: pickChangedTexts(hu, stored, 'hu'), en: pickChangedTexts(en, stored, 'en') };
  const times = changedTimes.length > 0 ? { dates: shared['dates'], recurrence: shared['recurrence'] } : {};
  return {
    data: { shared: { ...Object.fromEntries(entries), ...times }, ...changed },
    columns: [
      ...Object.keys(changed.hu).map((field) => `${field}.hu`),
      ...Object.keys(changed.en).map((field) => `${field}.en`),
      ...changedTimes,
      ...entries.map(([name]) => name),
    ],
  };
}

/** The fields that are read for the comparison. */
export const COMPARED = Object.fromEntries(
  [
    ...TEXT_FIELDS,
    ...NAMED_FIELDS,
    'dates',
    'recurrence',
    'free',
    'registerUrl',
    'ticketUrl',
    'accessibility',
    'status',
    'deletedAt',
    '_status',
    'updatedAt',
  ].map((name) => [name, true as const]),
);

/** The texts of a language as they are saved. */
export const toSavedTexts = ({ body, ...texts }: Texts): Record<string, unknown> => ({
  ...texts,
  ...(body === undefined ? {} : { body: toRichText(body) }),
});
