import { ZONE } from '@liget/park/time';
import { isRecord } from '../../../../platform/is-record.ts';
import { toText } from '../../../../platform/to-text.ts';
import type { NamesById } from './program-rows.ts';

/** An event in Hungarian, for calendars. */
export interface StoredProgram {
  id: number;
  title: string;
  lead: string;
  place: string;
  category: string;
  status: string;
  occurrences: unknown[];
}

const getHungarian = (value: unknown) => (isRecord(value) ? toText(value['hu']) : '');

export function readStoredProgram(program: Record<string, unknown>, names: NamesById): StoredProgram {
  return {
    id: Number(program['id']),
    title: getHungarian(program['title']),
    lead: getHungarian(program['lead']),
    place: names.location.get(Number(program['location'])) ?? '',
    category: names.category.get(Number(program['category'])) ?? '',
    status: toText(program['status']),
    occurrences: Array.isArray(program['occurrences']) ? program['occurrences'] : [],
  };
}

export interface StoredDate {
  id: string;
  /** ISO instants in UTC. */
  start: string;
  end: string | null;
  isCancelled: boolean;
  /** For all-day dates: the first day and the day after the last, 'YYYY-MM-DD'. */
  days: { first: string; after: string } | null;
}

const toDay = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toPlainDate();

/** The dates of a program, in order. */
export function listStoredDates({ occurrences }: StoredProgram): StoredDate[] {
  return occurrences.filter(isRecord).flatMap(({ id, start, end, allDay, status }): StoredDate[] => {
    const [from, to] = [toText(start), toText(end)];
    // A moved date appears once, at its new time.
    if (!from || status === 'moved') return [];
    const days =
      allDay === true
        ? {
            first: toDay(from).toString(),
            after: toDay(to || from)
              .add({ days: 1 })
              .toString(),
          }
        : null;
    return [{ id: toText(id), start: from, end: to || null, isCancelled: status === 'cancelled', days }];
  });
}
