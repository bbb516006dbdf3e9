import type { HoursException, OpeningHours } from '@liget/content-api';
import type { PlaceHours } from '@liget/park';
import * as z from 'zod';
import type * as Stored from '../../../payload-types.ts';
import type { DocumentReader } from '../document-reader.ts';
import { listUntranslated } from '../page-item.ts';

/** Payload stores the choices of a `select` as text. */
const Weekday = z.coerce.number().int().min(1).max(7);
const Month = z.coerce.number().int().min(1).max(12);

function readOpening(read: DocumentReader<NonNullable<Stored.TopLocation['hours']>[number]>): OpeningHours {
  return {
    weekdays: read.choices('weekdays', Weekday),
    opens: read.text('opens'),
    closes: read.text('closes'),
    months: read.choices('months', Month),
  };
}

/** Instants have Budapest's offset: their first ten characters are the day. */
const getDay = (instant: string) => instant.slice(0, 10);

/** Without hours the place is closed on those days. A last day before the first day is ignored. */
function readException(read: DocumentReader<NonNullable<Stored.TopLocation['exceptions']>[number]>): HoursException {
  const from = getDay(read.date('day'));
  const until = read.dateOrNull('until');
  const to = until === null ? from : getDay(until);
  const [opens, closes] = [read.textOrEmpty('opens'), read.textOrEmpty('closes')];
  return {
    from,
    to: to < from ? from : to,
    hours: opens && closes ? [{ opens, closes }] : [],
    note: read.textOrNull('note'),
    untranslated: listUntranslated(read, { note: 'note' }),
  };
}

/** The opening hours of a place: weekly hours and exceptional days. */
export function placeHours(read: DocumentReader<Pick<Stored.TopLocation, 'id' | 'hours' | 'exceptions'>>): PlaceHours {
  return { hours: read.rows('hours').map(readOpening), exceptions: read.rows('exceptions').map(readException) };
}
