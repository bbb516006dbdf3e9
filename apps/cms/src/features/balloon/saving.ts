import type { FieldHook, GlobalBeforeChangeHook } from 'payload';
import { isRecord } from '../../platform/is-record.ts';
import { toStoredText } from '../../platform/read-model/dates.ts';

/** In the context of the desk's saves: the note in English, beside the Hungarian one that is saved. */
export const ENGLISH_NOTE = 'balloonNoteInEnglish';

/** Slots that are over for so long say nothing to anybody. */
const KEPT = { hours: 14 * 24 };

const getStart = (row: unknown) => (isRecord(row) && typeof row['start'] === 'string' ? Date.parse(row['start']) : 0);
const getEnd = (row: unknown) => (isRecord(row) && typeof row['end'] === 'string' ? row['end'] : '');

/** Before this instant a slot must have ended to be left out at the next save. */
export const getRetentionStart = (now: Temporal.Instant): string => toStoredText(now.subtract(KEPT));

/** When a person saves: puts the slots in order, leaves out those of long ago, and notes who it is, for Payload's versions know no author. */
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

/** Payload saves one language at a time; the desk saves a note in both at once, as one version that is public at one moment. */
export const bothNotes: FieldHook = ({ req, siblingDocWithLocales, value }) => {
  const english = req.context[ENGLISH_NOTE];
  if (typeof english !== 'string' || !isRecord(siblingDocWithLocales)) return value;
  const storedNote = siblingDocWithLocales['note'];
  siblingDocWithLocales['note'] = { ...(isRecord(storedNote) ? storedNote : {}), en: english };
  return value;
};
