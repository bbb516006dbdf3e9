import * as z from 'zod';
import type { Label } from '../../../platform/fields/labels.ts';
import type { ImportedDate, Recurrence } from '../dates/event-dates.ts';

/** Fields with a text for each language. */
export const TEXT_FIELDS = ['title', 'lead', 'body', 'dateText', 'organizer', 'price'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
/** Fields that refer to another document by name. */
export const NAMED_FIELDS = ['category', 'type', 'location', 'series'] as const;
export type NamedField = (typeof NAMED_FIELDS)[number];

/** The texts of one language. */
export const Texts = z.partialRecord(z.enum(TEXT_FIELDS), z.string());
export type Texts = z.output<typeof Texts>;

/** The values of one event in a file. Missing values leave the stored ones unchanged. Plain JSON. */
export interface ImportedFields {
  hu: Texts;
  en: Texts;
  /** Both together: the times of a file replace the stored ones. */
  times?: { dates: ImportedDate[]; recurrence: Recurrence };
  /** The names as written in the file. */
  named: Partial<Record<NamedField, string>>;
  /** Values as the collection stores them. */
  other: Partial<{
    free: boolean;
    registerUrl: string;
    ticketUrl: string;
    accessibility: string[];
    status: string;
  }>;
}

/** One event of a file. */
export interface ImportedEvent {
  /** Line number from 1; in a calendar the number of the event. */
  line: number;
  /** Identifies the event in later imports. */
  key: string;
  /** Whether the site or its export wrote the calendar. */
  isFromOwnCalendar?: boolean;
  fields: ImportedFields;
  errors: Label[];
  /** Notes that do not prevent the import. */
  notes: Label[];
}

/** The contents of a whole file. */
export interface ImportedFile {
  programs: ImportedEvent[];
  notes: Label[];
}
