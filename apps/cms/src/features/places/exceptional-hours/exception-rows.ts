import { areAlongside } from '@liget/park';
import { toBudapestDay, ZONE } from '@liget/park/time';
import * as z from 'zod';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import type { HoursRequest } from './hours-request.ts';
import type { StoredException } from './place-answers.ts';

const OfDays = z.looseObject({
  id: z.string().nullish(),
  day: z.string().nullish(),
  until: z.string().nullish(),
  opens: z.string().nullish(),
  closes: z.string().nullish(),
});
/** A stored row of a place's exceptional days, with its note in one language. */
export const ExceptionRow = OfDays.extend({ note: z.string().nullish() });
/** The same with its note in all languages, as the database has it. */
export const TranslatedExceptionRow = OfDays.extend({ note: z.record(z.string(), z.string().nullable()).nullish() });
type OfDays = z.infer<typeof OfDays>;
export type ExceptionRow = z.infer<typeof ExceptionRow>;

const NOON = { hour: 12 };
const toDay = (instant: string) => toBudapestDay(Temporal.Instant.from(new Date(instant).toISOString()));
/** The admin stores days as noon in Budapest. */
const toNoon = (day: string) => toStoredText(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: ZONE, plainTime: NOON }).toInstant());

/** `null` for a draft's row without a day. */
function toDaysAndHours({ day, until, opens, closes }: OfDays): Omit<StoredException, 'note'> | null {
  if (!day) return null;
  const from = toDay(day);
  const last = until ? toDay(until) : from;
  const isOpen = Boolean(opens && closes);
  return {
    from,
    until: last < from ? from : last,
    opens: isOpen ? String(opens) : '',
    closes: isOpen ? String(closes) : '',
  };
}

/** `null` for a draft's row without a day. */
export function toStoredException(row: ExceptionRow): StoredException | null {
  const exception = toDaysAndHours(row);
  return exception && { ...exception, note: row.note ?? '' };
}

const isSame = (row: OfDays, request: HoursRequest): boolean => {
  const exception = toDaysAndHours(row);
  return exception !== null && (['from', 'until', 'opens', 'closes'] as const).every((name) => exception[name] === request[name]);
};

const isOnItsDays = (row: ExceptionRow, { from, until }: HoursRequest): boolean => {
  const exception = toStoredException(row);
  return exception !== null && exception.from <= until && from <= exception.until;
};

/** The row with these days and hours, whatever its reason. */
export const findSame = <Row extends OfDays>(rows: readonly Row[], request: HoursRequest): Row | undefined =>
  rows.findLast((row) => isSame(row, request));

const toParkException = ({ from, until, opens, closes }: Omit<StoredException, 'note'>) => ({
  from,
  to: until,
  hours: opens ? [{ opens, closes }] : [],
  note: null,
});

/** Whether a row has further hours of the requested days, so that both apply. */
const isAlongside = (row: ExceptionRow, request: HoursRequest): boolean => {
  const exception = toStoredException(row);
  return exception !== null && areAlongside(toParkException(exception), toParkException(request));
};

/** The rows that overlap the requested days, except the same one and those that apply alongside. */
export const findOverlaps = (rows: readonly ExceptionRow[], request: HoursRequest): StoredException[] =>
  rows
    .filter((row) => isOnItsDays(row, request) && !isSame(row, request) && !isAlongside(row, request))
    .flatMap((row) => toStoredException(row) ?? []);

/** The rows with further hours of the requested days. */
export const findAlongside = (rows: readonly ExceptionRow[], request: HoursRequest): StoredException[] =>
  rows.filter((row) => isAlongside(row, request)).flatMap((row) => toStoredException(row) ?? []);

/** Whether a later row applies on some of the days, so that the existing row does not. */
export function isOverruled(rows: readonly ExceptionRow[], request: HoursRequest): boolean {
  const at = rows.findLastIndex((row) => isSame(row, request));
  return at >= 0 && rows.slice(at + 1).some((row) => isOnItsDays(row, request) && !isAlongside(row, request));
}

/**
 * The rows with the new one at the end: of several rows for a day the last one applies, with further hours of the same days (packages/park,
 * `findException`), and earlier ones apply again when it is removed. `id` is the row's id when it was saved in another language already.
 */
export const withException = <Row extends OfDays, Note>(
  rows: readonly Row[],
  request: HoursRequest,
  note: Note,
  id: string | null,
): (Row | (OfDays & { note: Note | null }))[] => [
  ...rows.filter((row) => row.id !== id || id === null),
  {
    ...(id === null ? {} : { id }),
    day: toNoon(request.from),
    until: request.until === request.from ? null : toNoon(request.until),
    opens: request.opens || null,
    closes: request.closes || null,
    note: note || null,
  },
];

/** The rows without the last one with these days and hours. */
export function removeException<Row extends OfDays>(rows: readonly Row[], request: HoursRequest): Row[] {
  const same = findSame(rows, request);
  return rows.filter((row) => row !== same);
}
