import * as z from 'zod';
import type { Label } from '../../../platform/fields/labels.ts';
import type { GivenDate, Recurrence } from '../dates/event-dates.ts';

/** Fields with a text for each language. */
export const TEXT_FIELDS = ['title', 'lead', 'body', 'dateText', 'organizer', 'price'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
/** Fields that name another document. */
export const NAMED_FIELDS = ['category', 'type', 'location', 'series'] as const;
export type NamedField = (typeof NAMED_FIELDS)[number];

/** The texts of one language. */
export const Texts = z.partialRecord(z.enum(TEXT_FIELDS), z.string());
export type Texts = z.output<typeof Texts>;

/** The values of one program in a file. Missing values leave the stored ones unchanged. Plain JSON. */
export interface ImportedFields {
  hu: Texts;
  en: Texts;
  /** Both are said together: what a file says of when replaces what was. */
  times?: { dates: GivenDate[]; recurrence: Recurrence };
  /** As the file writes them. */
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

/** One program of a file. */
export interface ImportedEvent {
  /** In the file, from 1; of a calendar the number of the appointment. */
  line: number;
  /** By which it is known again. */
  key: string;
  wanted: ImportedFields;
  errors: Label[];
  /** Notes that do not prevent the import. */
  notes: Label[];
}

/** The contents of a whole file. */
export interface GivenFile {
  programs: ImportedEvent[];
  notes: Label[];
}
