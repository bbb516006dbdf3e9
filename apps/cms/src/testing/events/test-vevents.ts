import { expandRecurrence, mergeOccurrences } from '../../features/events/dates/recurrence.ts';
import { readIcsPrograms } from '../../features/events/import-export/icalendar/ics-programs.ts';
import type { ImportedEvent } from '../../features/events/import-export/imported-event.ts';

export const IMPORTED_AT = Temporal.Instant.from('2026-11-20T11:00:00Z');

export const createCalendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
export const createVevent = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@x', 'SUMMARY:Séta', ...lines, 'END:VEVENT'];
export function readVevents(...lines: string[]): ImportedEvent[] {
  const file = readIcsPrograms(createCalendar(...lines), IMPORTED_AT);
  if ('error' in file) throw new Error(file.error.hu);
  return file.programs;
}

export const readVevent = (...lines: string[]) => readVevents(...createVevent(...lines))[0];

/** The dates of an event as 'start/end' in UTC. */
export function listDates(importedEvent: ImportedEvent | undefined): string[] {
  const { dates = [], recurrence } = importedEvent?.fields.times ?? {};
  const byRule = expandRecurrence(recurrence);
  const byHand = dates.map(({ start, end }) => ({ start: start ?? '', end: end ?? null }));
  const made = byRule.ok ? byRule.occurrences.map(({ start, end }) => ({ start, end: end ?? null })) : [];
  const all = mergeOccurrences(byHand, made);
  return all.map(({ start, end }) => `${start.slice(0, 16)}/${end?.slice(0, 16) ?? ''}`);
}
