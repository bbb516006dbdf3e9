import { randomInt } from 'node:crypto';
import type { Locale } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import type { Payload } from 'payload';
import { findStoredCase, StoredCase } from '../stored-case.ts';

type SentField = 'name' | 'email' | 'phone' | 'message' | 'product' | 'place' | 'days' | 'timeFrom' | 'timeUntil' | 'guests';
/** The fields that the sender filled in. */
export type SentFields = { [Field in SentField]?: StoredCase[Field] | undefined };
/** The fields that the service adds. */
export type AddedFields = Pick<StoredCase, 'kind' | 'about' | 'state' | 'unread' | 'due' | 'linkSeed'>;

/** Without letters and digits that look similar. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** For example 'P-2026-K7QW3N': the letter of the kind, the year in Budapest, six random characters. */
export function createReference(prefix: string): string {
  const year = toBudapestDay(Temporal.Now.instant()).slice(0, 4);
  return `${prefix}-${year}-${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

/** Ignores case and outer or repeated spaces, as the site's idempotency key does. */
export const foldValue = (value: unknown): string =>
  typeof value === 'string'
    ? value.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
    : typeof value === 'number'
      ? String(value)
      : '';

/** The case with this key; 'other' if its content differs. */
async function findStored(payload: Payload, key: string, fields: SentFields): Promise<StoredCase | 'other' | null> {
  const stored = await findStoredCase(payload, { idempotencyKey: { equals: key } });
  if (!stored) return null;
  const before: Readonly<Record<string, unknown>> = stored;
  const isSame = Object.entries(fields).every(([name, value]) => foldValue(before[name]) === foldValue(value));
  return isSame ? stored : 'other';
}

interface Submission {
  /** The values by which a repeated submission is recognised. */
  fields: SentFields;
  added: AddedFields;
  locale: Locale;
}

/**
 * Stores a case once. The unique key decides between concurrent submissions of the same form: the second one gets the case of the first.
 */
export async function createIdempotent(
  payload: Payload,
  prefix: string,
  key: string,
  { fields, added, locale }: Submission,
): Promise<StoredCase | 'other'> {
  const earlier = await findStored(payload, key, fields);
  if (earlier) return earlier;
  const reference = createReference(prefix);
  try {
    // A single statement needs no transaction.
    const stored = await payload.create({
      collection: 'enquiries',
      overrideAccess: true,
      showHiddenFields: true,
      depth: 0,
      disableTransaction: true,
      data: { ...fields, ...added, locale, idempotencyKey: key, reference },
    });
    return StoredCase.parse(stored);
  } catch (error) {
    const first = await findStored(payload, key, fields);
    if (first) return first;
    throw error;
  }
}
