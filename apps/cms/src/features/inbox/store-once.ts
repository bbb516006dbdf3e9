import { randomInt } from 'node:crypto';
import type { Locale } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import type { CollectionSlug, Payload } from 'payload';
import { isRecord } from '../../platform/is-record.ts';

export type Fields = Record<string, unknown>;
export type StoredCase = { isNew: boolean; document: Record<string, unknown>; reference: string };

/** Without letters and digits that look similar. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** For example 'P-2026-K7QW3N': the letter of the form, the year in Budapest, six characters that nobody can guess. */
export function createReference(letter: string): string {
  const year = toBudapestDay(Temporal.Now.instant()).slice(0, 4);
  return `${letter}-${year}-${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

/** Upper and lower case, outer and repeated spaces make no other content: what the site's key is made of knows none of them either. */
export const foldValue = (value: unknown): string =>
  typeof value === 'string'
    ? value.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
    : typeof value === 'number'
      ? String(value)
      : '';

/** What was stored under this key; 'other' when that was other content. */
async function findStored(payload: Payload, collection: CollectionSlug, key: string, fields: Fields): Promise<StoredCase | 'other' | null> {
  const { docs } = await payload.find({
    collection,
    overrideAccess: true,
    showHiddenFields: true,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { idempotencyKey: { equals: key } },
  });
  const [document]: unknown[] = docs;
  if (!isRecord(document) || typeof document['reference'] !== 'string') return null;
  const isSame = Object.entries(fields).every(([name, value]) => foldValue(document[name]) === foldValue(value));
  return isSame ? { isNew: false, document, reference: document['reference'] } : 'other';
}

interface Submission {
  /** What makes two sendings the same. */
  fields: Fields;
  /** What is kept beside it. */
  more?: Fields;
  locale: Locale;
}

/** Stores once. The unique key decides between parallel sendings of the same form: who comes second reads what the first one stored. */
export async function createIdempotent(
  payload: Payload,
  collection: CollectionSlug,
  letter: string,
  key: string,
  { fields, more, locale }: Submission,
): Promise<StoredCase | 'other'> {
  const earlier = await findStored(payload, collection, key, fields);
  if (earlier) return earlier;
  const reference = createReference(letter);
  try {
    // One row is one statement, which needs no transaction.
    const document: unknown = await payload.create({
      collection,
      overrideAccess: true,
      showHiddenFields: true,
      depth: 0,
      disableTransaction: true,
      data: { ...fields, ...more, locale, idempotencyKey: key, reference },
    });
    if (!isRecord(document)) throw new Error(`Nothing was stored in ${collection}`);
    return { isNew: true, document, reference };
  } catch (error) {
    const first = await findStored(payload, collection, key, fields);
    if (first) return first;
    throw error;
  }
}
