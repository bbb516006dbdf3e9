import { LOCALES } from '@liget/content-api';
import * as z from 'zod';

/** Milliseconds of an instant: ISO text (SQLite), '2026-11-20 17:00:00+00' or a date (PostgreSQL). `null` for anything else. */
export function parseMilliseconds(value: unknown): number | null {
  if (typeof value !== 'string' && !(value instanceof Date)) return null;
  const parsed =
    value instanceof Date
      ? value.getTime()
      : Date.parse(value.endsWith('Z') ? value : value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(parsed) ? null : parsed;
}

/** The same instant in ISO, UTC with milliseconds. */
export function parseInstant(value: unknown): string | null {
  const milliseconds = parseMilliseconds(value);
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

// Columns of rows for `querySql`, as both databases return them.

/** A number or a count, which PostgreSQL returns as text; NULL is 0. */
export const NumberColumn = z.coerce.number();
export const NumberOrNullColumn = z.coerce.number().nullable();
/** NULL is ''. */
export const TextColumn = z.string().catch('');
/** NULL for a text that is in no language of the content. */
export const LocaleColumn = z.enum(LOCALES).nullable();
/** SQLite stores booleans as 0 and 1. */
export const BooleanColumn = z.unknown().transform((value) => value === true || value === 1 || value === '1');
export const MillisecondsColumn = z.unknown().transform(parseMilliseconds);
/** ISO, UTC with milliseconds. */
export const InstantColumn = z.unknown().transform(parseInstant);
/** SQLite returns JSON as text, PostgreSQL parses it. */
export const JsonColumn = z.unknown().transform((value): unknown => (typeof value === 'string' ? JSON.parse(value) : value));
