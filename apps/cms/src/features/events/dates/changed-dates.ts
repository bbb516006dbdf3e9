import type { OccurrenceStatus } from '@liget/content-api';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { isFilled } from '../../../platform/fields/values/is-filled.ts';
import type { EventError } from '../agenda/event-error.ts';
import type { ChangedDate } from './event-dates.ts';

/** A planned date, before any changes. */
interface PlannedTimes {
  id?: string | null;
  start: string;
  end: string | null;
  allDay: boolean;
}

/** A date as it is stored. */
export interface DatedStatus extends PlannedTimes {
  status: OccurrenceStatus;
  /** The original start of a changed date; the key of its row among the changed dates. */
  originalStart: string | null;
}

const parseMoment = (instant: string | null | undefined) => Date.parse(instant ?? '');
const toIso = (milliseconds: number) => new Date(milliseconds).toISOString();
const mapByMoment = (changes: readonly ChangedDate[]) => new Map(changes.map((change) => [parseMoment(change.original), change]));

/** The end of a moved date: the given one, or with its original length. */
function getNewEnd({ start, end }: PlannedTimes, { newStart, newEnd }: ChangedDate): string | null {
  if (newEnd) return newEnd;
  return end && newStart ? toIso(parseMoment(newStart) + parseMoment(end) - parseMoment(start)) : null;
}

/**
 * Applies changes to the dates and sorts them. A moved date appears twice: at its new time under its own id, and at its original time as `moved`,
 * without an id yet. Incomplete changes (in a draft) are ignored.
 */
export function applyChanges(dates: readonly PlannedTimes[], changes: readonly ChangedDate[]): DatedStatus[] {
  const changed = mapByMoment(changes);
  const all = dates.flatMap((date): DatedStatus[] => {
    const change = changed.get(parseMoment(date.start));
    const { status, newStart } = change ?? {};
    if (!change || !status) return [{ ...date, status: 'scheduled', originalStart: null }];
    if (status !== 'rescheduled') return [{ ...date, status, originalStart: date.start }];
    if (!newStart) return [{ ...date, status: 'scheduled', originalStart: null }];
    return [
      { ...date, id: null, status: 'moved', originalStart: date.start },
      { ...date, start: newStart, end: getNewEnd(date, change), status, originalStart: date.start },
    ];
  });
  return all.toSorted((a, b) => parseMoment(a.start) - parseMoment(b.start));
}

const FIELDS = {
  original: label('Melyik időpont?', 'Which date?'),
  newStart: label('Mikor kezdődik helyette?', 'When does it begin instead?'),
  newEnd: label('Mikor ér véget?', 'When does it end?'),
  location: label('Hol lesz?', 'Where will it be?'),
  note: label('Az ok', 'The reason'),
} as const;
type FieldName = keyof typeof FIELDS;

const NO_SUCH_DATE = label('A programnak nincs ilyen időpontja.', 'The event has no such date.');
const TWICE = label('Ez az időpont már szerepel feljebb.', 'This date is in the list already.');
const NO_REASON = label('Írja meg egy mondatban az okát.', 'Give the reason in one sentence.');
const NO_NEW_START = label('Adja meg, mikor lesz helyette.', 'Enter the new time.');
const SAME_TIME = label('Ugyanarra az időpontra nem tehető át.', 'It cannot be moved to its own time.');
const TAKEN = label('Ekkor a programnak már van időpontja.', 'The event has a date at that time already.');
const ENDS_BEFORE = label('A program vége nem lehet korábban, mint a kezdete.', 'An event cannot end before it starts.');
const NO_PLACE = label('Adja meg, hol lesz.', 'Enter the new location.');

/** Whether a note has text, in the language of the save or in any. */
const isWritten = (note: unknown): boolean =>
  typeof note === 'object' && note !== null ? Object.values(note).some(isFilled) : isFilled(note);

function getErrors(change: ChangedDate, otherStarts: ReadonlySet<number>): [FieldName, Label][] {
  const { original, status, newStart, newEnd, location, note } = change;
  const [from, to] = [parseMoment(newStart), parseMoment(newEnd)];
  const fieldErrors: [FieldName, Label, boolean][] = [
    ['newStart', NO_NEW_START, status === 'rescheduled' && !newStart],
    ['newStart', SAME_TIME, status === 'rescheduled' && from === parseMoment(original)],
    ['newStart', TAKEN, status === 'rescheduled' && from !== parseMoment(original) && otherStarts.has(from)],
    ['newEnd', ENDS_BEFORE, status === 'rescheduled' && to < from],
    ['location', NO_PLACE, status === 'relocated' && !isFilled(location)],
    ['note', NO_REASON, (status === 'cancelled' || status === 'rescheduled') && !isWritten(note)],
  ];
  return fieldErrors.flatMap(([field, message, isWrong]) => (isWrong ? [[field, message] as [FieldName, Label]] : []));
}

/** The errors of an event's changed dates, each at its field; `starts` are the original starts (ISO instants). */
export function findChangedDateErrors(changes: readonly ChangedDate[], starts: readonly string[]): EventError[] {
  const startInstants = new Set(starts.map(parseMoment));
  const times = changes.map(({ newStart, original, status }) => parseMoment(status === 'rescheduled' ? newStart : original));
  return changes.flatMap((change, index) => {
    const at = parseMoment(change.original);
    const isTwice = changes.slice(0, index).some(({ original }) => parseMoment(original) === at);
    const otherStarts = new Set([...startInstants, ...times.filter((_, place) => place !== index)]);
    const errors: [FieldName, Label][] = startInstants.has(at)
      ? [...(isTwice ? [['original', TWICE] as [FieldName, Label]] : []), ...getErrors(change, otherStarts)]
      : [['original', NO_SUCH_DATE]];
    return errors.map(([field, message]) => ({ path: `changedDates.${index}.${field}`, field: FIELDS[field], message }));
  });
}
