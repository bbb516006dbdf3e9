import { findSlotTimesError, isOverlapping } from '@liget/park';
import { type GlobalBeforeChangeHook, ValidationError } from 'payload';
import { inEditorLanguage } from '../../platform/editor-language.ts';
import { type Label, label } from '../../platform/fields/labels.ts';
import { readRecords } from '../../platform/is-record.ts';

const ERROR_TEXTS = {
  ends: label('A végének a kezdete után kell lennie.', 'The end must be after the start.'),
  day: label('Ugyanazon a napon kell véget érnie, amelyen kezdődik.', 'It must end on the day on which it starts.'),
  overlap: label('Ez az időpont egybeesik egy másikkal.', 'This slot overlaps with another one.'),
} as const satisfies Record<string, Label>;

interface SlotError {
  /** As Payload writes it: 'timeSlots.0.end'. */
  path: string;
  message: Label;
}

/** A row with both of its instants, in milliseconds. */
interface Times {
  index: number;
  start: number;
  end: number;
}

const readInstant = (value: unknown): number =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN;

/** Rows without a start or an end are left to the fields, which are required. */
const readTimes = (rows: unknown): Times[] =>
  readRecords(rows)
    .map((row, index) => ({ index, start: readInstant(row['start']), end: readInstant(row['end']) }))
    .filter(({ start, end }) => !Number.isNaN(start) && !Number.isNaN(end));

function findOwnError(times: Times): SlotError | null {
  const error = findSlotTimesError(times);
  return error && { path: `timeSlots.${times.index}.end`, message: ERROR_TEXTS[error] };
}

/**
 * The errors of the slots, each of which is within one day of Budapest and overlaps with no other. Slots that are stored with these times already
 * can be saved: the operator must be able to close the balloon at any time.
 */
export function findSlotErrors(rows: unknown, stored: unknown): SlotError[] {
  const known = new Set(readTimes(stored).map(({ start, end }) => `${start} ${end}`));
  const isKnown = ({ start, end }: Times) => known.has(`${start} ${end}`);
  const slots = readTimes(rows);
  const isOverlapped = (slot: Times) =>
    slots.some((other) => {
      const isEarlier = other.index < slot.index || isKnown(other);
      return other.index !== slot.index && isEarlier && isOverlapping(slot, other);
    });
  return slots
    .filter((slot) => !isKnown(slot))
    .flatMap((slot): SlotError[] => {
      const error = findOwnError(slot);
      if (error) return [error];
      return isOverlapped(slot) ? [{ path: `timeSlots.${slot.index}.start`, message: ERROR_TEXTS.overlap }] : [];
    });
}

/** Refuses slots that visitors could not understand when a user saves. Before the rows are sorted: the errors have the form's order. */
export const refuseWrongSlots: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { timeSlots }: { timeSlots?: unknown } = data;
  const { timeSlots: stored }: { timeSlots?: unknown } = originalDoc ?? {};
  const errors = req.user ? findSlotErrors(timeSlots, stored) : [];
  if (errors.length === 0) return data;
  const listed = errors.map(({ path, message }) => ({ path, message: inEditorLanguage(message, req) }));
  throw new ValidationError({ global: 'balloon', errors: listed, req }, req.t);
};
