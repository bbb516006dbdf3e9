import type { FieldHook, GlobalBeforeChangeHook } from 'payload';
import { isRecord } from '../../platform/is-record.ts';
import { toStoredText } from '../../platform/read-model/dates.ts';

/** The context key of the English note, which the desk saves together with the Hungarian one. */
export const ENGLISH_NOTE = 'balloonNoteInEnglish';

/** Slots that ended earlier are removed. */
const RETENTION = { hours: 14 * 24 };

const getStart = (row: unknown) => (isRecord(row) && typeof row['start'] === 'string' ? Date.parse(row['start']) : 0);
const getEnd = (row: unknown) => (isRecord(row) && typeof row['end'] === 'string' ? row['end'] : '');

/** Slots that ended before this instant are removed at the next save. */
export const getRetentionStart = (now: Temporal.Instant): string => toStoredText(now.subtract(RETENTION));

/** When a user saves: sorts the slots, removes old ones, and stores the user's name, because Payload's versions have no author. */
export const tidyBalloon: GlobalBeforeChangeHook = ({ data, req }) => {
  const tidied: Record<string, unknown> = data;
  const since = Date.parse(getRetentionStart(Temporal.Now.instant()));
  const rows: unknown = tidied['timeSlots'];
  if (Array.isArray(rows) && req.user)
    tidied['timeSlots'] = rows
      .filter((row) => !(Date.parse(getEnd(row)) < since))
      .toSorted((one: unknown, other: unknown) => getStart(one) - getStart(other));
  const name: unknown = req.user?.['name'];
  tidied['changedBy'] = typeof name === 'string' && name !== '' ? name : null;
  return tidied;
};

/** Payload saves one language at a time; the desk saves a note in both languages as one version. */
export const storeBothNotes: FieldHook = ({ req, siblingDocWithLocales, value }) => {
  const english = req.context[ENGLISH_NOTE];
  if (typeof english !== 'string' || !isRecord(siblingDocWithLocales)) return value;
  const storedNote = siblingDocWithLocales['note'];
  siblingDocWithLocales['note'] = { ...(isRecord(storedNote) ? storedNote : {}), en: english };
  return value;
};
