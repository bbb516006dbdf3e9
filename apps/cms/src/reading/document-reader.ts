import { LOCALES, type Locale, otherLocale, type Slugs } from '@liget/content-api';
import type * as z from 'zod';
import { budapestInstant } from './dates.ts';

export type Fields = Record<string, unknown>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A stored document that the contract cannot be answered from. Names the collection, the document and the field. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/** Receives what is wrong with a document without making it unusable, for example a picture that is gone. */
export type Warn = (message: string) => void;

const LOCALE_KEYS: readonly string[] = LOCALES;

/** Reads with `locale: 'all'` give `{hu, en}` for localised fields and the plain value for others. */
function isLocalised(value: unknown): value is Partial<Record<Locale, unknown>> {
  if (!isRecord(value)) return false;
  const keys = Object.keys(value);
  return keys.every((key) => LOCALE_KEYS.includes(key));
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Typed, checked reading of one document (or a row or group in it) that was loaded with `locale: 'all'`. */
export class DocumentReader {
  readonly locale: Locale;
  readonly warn: Warn;
  /** For messages: 'events 12 occurrences[0]'. */
  readonly place: string;
  readonly #fields: Fields;

  constructor(fields: unknown, { locale, place, warn }: { locale: Locale; place: string; warn: Warn }) {
    if (!isRecord(fields)) throw new DocumentError(`${place} is not a document`);
    this.locale = locale;
    this.warn = warn;
    this.#fields = fields;
    this.place = place;
  }

  fail(field: string, problem: string): never {
    throw new DocumentError(`${this.place}, field ${field}: ${problem}`);
  }

  /** A reader of something inside this document. */
  #inside(fields: unknown, step: string): DocumentReader {
    return new DocumentReader(fields, { locale: this.locale, place: `${this.place} ${step}`, warn: this.warn });
  }

  /** The value of one language, without falling back to the other. */
  inLocale(field: string, locale: Locale): unknown {
    const value = this.#fields[field];
    return isLocalised(value) ? value[locale] : value;
  }

  /** The value in the language asked for, else in the other one, else `undefined`. */
  value(field: string): unknown {
    const wanted = this.inLocale(field, this.locale);
    const value = isEmpty(wanted) ? this.inLocale(field, otherLocale(this.locale)) : wanted;
    return isEmpty(value) ? undefined : value;
  }

  has(field: string): boolean {
    return this.value(field) !== undefined;
  }

  textOrNull(field: string): string | null {
    const value = this.value(field);
    if (value === undefined) return null;
    return typeof value === 'string' ? value : this.fail(field, `is ${typeof value}, not text`);
  }

  /** Throws when neither language has it. */
  text(field: string): string {
    return this.textOrNull(field) ?? this.fail(field, 'is missing');
  }

  textOrEmpty(field: string): string {
    return this.textOrNull(field) ?? '';
  }

  numberOrNull(field: string): number | null {
    const value = this.value(field);
    if (value === undefined) return null;
    const number = typeof value === 'string' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : this.fail(field, 'is not a number');
  }

  number(field: string): number {
    return this.numberOrNull(field) ?? this.fail(field, 'is missing');
  }

  flag(field: string): boolean {
    const value = this.value(field) ?? false;
    return typeof value === 'boolean' ? value : this.fail(field, 'is not yes or no');
  }

  get id(): number {
    return this.number('id');
  }

  /** An instant with Budapest's offset. */
  dateOrNull(field: string): string | null {
    const value = this.value(field);
    if (value === undefined) return null;
    if (typeof value !== 'string' && !(value instanceof Date)) return this.fail(field, 'is not a date');
    try {
      return budapestInstant(value);
    } catch {
      return this.fail(field, 'is not a date');
    }
  }

  date(field: string): string {
    return this.dateOrNull(field) ?? this.fail(field, 'is missing');
  }

  /** One of a contract's choices; `null` when empty. */
  choiceOrNull<Value>(field: string, schema: z.ZodType<Value>): Value | null {
    const value = this.value(field);
    if (value === undefined) return null;
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : this.fail(field, `${JSON.stringify(value)} is not allowed`);
  }

  choice<Value>(field: string, schema: z.ZodType<Value>): Value {
    return this.choiceOrNull(field, schema) ?? this.fail(field, 'is missing');
  }

  choices<Value>(field: string, schema: z.ZodType<Value>): Value[] {
    return this.#list(field).map((value) => {
      const parsed = schema.safeParse(value);
      return parsed.success ? parsed.data : this.fail(field, `${JSON.stringify(value)} is not allowed`);
    });
  }

  #list(field: string): unknown[] {
    const value = this.value(field);
    if (value === undefined) return [];
    return Array.isArray(value) ? value : this.fail(field, 'is not a list');
  }

  rows(field: string): DocumentReader[] {
    return this.#list(field).map((row, index) => this.#inside(row, `${field}[${index}]`));
  }

  group(field: string): DocumentReader {
    return this.#inside(this.#fields[field] ?? {}, field);
  }

  /** A related document; `null` when there is none, when it is not published, or when it was not loaded. */
  relation(field: string): DocumentReader | null {
    const value = this.value(field);
    return isRecord(value) ? this.#inside(value, `→ ${field} ${String(value['id'])}`) : null;
  }

  relations(field: string): DocumentReader[] {
    return this.#list(field)
      .filter(isRecord)
      .map((value) => this.#inside(value, `→ ${field} ${String(value['id'])}`));
  }

  /** The id of a related document, whether it was loaded or not. */
  relationId(field: string): number | null {
    const value = this.value(field);
    if (isRecord(value)) return this.#inside(value, field).id;
    return typeof value === 'number' ? value : null;
  }

  slugs(field = 'slug'): Slugs {
    const read = (locale: Locale) => {
      const value = this.inLocale(field, locale);
      return typeof value === 'string' && value ? value : null;
    };
    return { hu: read('hu'), en: read('en') };
  }

  /** The language that the texts really are in: the one asked for when `field` exists in it. */
  language(field = 'title'): Locale {
    return isEmpty(this.inLocale(field, this.locale)) && this.has(field) ? otherLocale(this.locale) : this.locale;
  }
}
