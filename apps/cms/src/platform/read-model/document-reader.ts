import { getOtherLocale, LOCALES, type Locale, type Slugs } from '@liget/content-api';
import type * as z from 'zod';
import { isRecord } from '../is-record.ts';
import { isUnset } from '../is-unset.ts';
import { formatBudapestInstant } from './dates.ts';
import type { FieldName, FieldWithValue, LinkedDocument, ListItem, RelationField, RelationListField } from './field-types.ts';

export type Fields = Record<string, unknown>;

/** A stored document that does not fit the contract. The message names the collection, the document and the field. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/** Receives warnings about a document that is still usable, for example about a missing image. */
export type Warn = (message: string) => void;

/** What a reader is made with; the properties are described below. */
interface Reading {
  locale: Locale;
  place: string;
  warn: Warn;
  isFilled?: boolean;
  instant?: Temporal.Instant | undefined;
  root?: DocumentReader<object>;
}

const LOCALE_KEYS: readonly string[] = LOCALES;

/** Reads with `locale: 'all'` give `{hu, en}` for localised fields and the plain value for others. */
function isLocalised(value: unknown): value is Partial<Record<Locale, unknown>> {
  if (!isRecord(value)) return false;
  const keys = Object.keys(value);
  return keys.every((key) => LOCALE_KEYS.includes(key));
}

/**
 * Typed, checked reading of one document (or a row or group in it) that was loaded with `locale: 'all'`. `Document` is Payload's generated
 * type and is used only for field names: stored values may be missing. A reader of more fields can be used as one of fewer.
 */
export class DocumentReader<out Document extends object> {
  declare private readonly document: Document;
  readonly locale: Locale;
  readonly warn: Warn;
  /** For messages: 'events 12 occurrences[0]'. */
  readonly place: string;
  /** Whether its texts contain values of other documents and change with them. */
  readonly isFilled: boolean;
  /** In whole minutes; `undefined` for a read that does not depend on the time, such as one whose result is cached. */
  readonly instant: Temporal.Instant | undefined;
  /** The document to which this row or group belongs, or this itself. */
  readonly root: DocumentReader<object>;
  readonly #fields: Fields;

  constructor(fields: unknown, { locale, place, warn, isFilled = false, instant, root }: Reading) {
    if (!isRecord(fields)) throw new DocumentError(`${place} is not a document`);
    this.locale = locale;
    this.warn = warn;
    this.isFilled = isFilled;
    this.instant = instant;
    this.root = root ?? this;
    this.#fields = fields;
    this.place = place;
  }

  fail(field: string, problem: string): never {
    throw new DocumentError(`${this.place}, field ${field}: ${problem}`);
  }

  /** The instant for which the document is read. Throws for a read without one: its result would be cached beyond it. */
  get now(): Temporal.Instant {
    if (this.instant === undefined) throw new Error(`${this.place} is read without an instant, on which its pictures depend`);
    return this.instant;
  }

  /** A reader for a part of this document. */
  #inside<Part extends object>(fields: unknown, step: string): DocumentReader<Part> {
    const { locale, warn, instant, root } = this;
    return new DocumentReader(fields, { locale, place: `${this.place} ${step}`, warn, instant, root });
  }

  #inLocale(field: string, locale: Locale): unknown {
    const value = this.#fields[field];
    return isLocalised(value) ? value[locale] : value;
  }

  #value(field: string): unknown {
    const ownValue = this.#inLocale(field, this.locale);
    const value = isUnset(ownValue) ? this.#inLocale(field, getOtherLocale(this.locale)) : ownValue;
    return isUnset(value) ? undefined : value;
  }

  #list(field: string): unknown[] {
    const value = this.#value(field);
    if (value === undefined) return [];
    return Array.isArray(value) ? value : this.fail(field, 'is not a list');
  }

  #text(field: string): string | null {
    const value = this.#value(field);
    if (value === undefined) return null;
    return typeof value === 'string' ? value : this.fail(field, `is ${typeof value}, not text`);
  }

  #number(field: string): number | null {
    const value = this.#value(field);
    if (value === undefined) return null;
    const number = typeof value === 'string' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : this.fail(field, 'is not a number');
  }

  #date(field: string): string | null {
    const value = this.#value(field);
    if (value === undefined) return null;
    if (typeof value !== 'string' && !(value instanceof Date)) return this.fail(field, 'is not a date');
    try {
      return formatBudapestInstant(value);
    } catch {
      return this.fail(field, 'is not a date');
    }
  }

  #choice<Value>(field: string, schema: z.ZodType<Value>): Value | null {
    const value = this.#value(field);
    return value === undefined ? null : this.#allowed(field, value, schema);
  }

  #allowed<Value>(field: string, value: unknown, schema: z.ZodType<Value>): Value {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : this.fail(field, `${JSON.stringify(value)} is not allowed`);
  }

  /** The value of one language, without falling back to the other. */
  inLocale<Shape extends object>(this: DocumentReader<Shape>, field: FieldName<Shape>, locale: Locale): unknown {
    return this.#inLocale(field, locale);
  }

  /** The value in the requested language, otherwise in the other one, otherwise `undefined`. */
  value<Shape extends object>(this: DocumentReader<Shape>, field: FieldName<Shape>): unknown {
    return this.#value(field);
  }

  has<Shape extends object>(this: DocumentReader<Shape>, field: FieldName<Shape>): boolean {
    return this.#value(field) !== undefined;
  }

  textOrNull<Shape extends object>(this: DocumentReader<Shape>, field: FieldWithValue<Shape, string>): string | null {
    return this.#text(field);
  }

  /** Throws when neither language has it. */
  text<Shape extends object>(this: DocumentReader<Shape>, field: FieldWithValue<Shape, string>): string {
    return this.#text(field) ?? this.fail(field, 'is missing');
  }

  textOrEmpty<Shape extends object>(this: DocumentReader<Shape>, field: FieldWithValue<Shape, string>): string {
    return this.#text(field) ?? '';
  }

  numberOrNull<Shape extends object>(this: DocumentReader<Shape>, field: FieldWithValue<Shape, number>): number | null {
    return this.#number(field);
  }

  number<Shape extends object>(this: DocumentReader<Shape>, field: FieldWithValue<Shape, number>): number {
    return this.#number(field) ?? this.fail(field, 'is missing');
  }

  flag<Shape extends object>(this: DocumentReader<Shape>, field: FieldWithValue<Shape, boolean>): boolean {
    const value = this.#value(field) ?? false;
    return typeof value === 'boolean' ? value : this.fail(field, 'is not yes or no');
  }

  get id(): number {
    return this.#number('id') ?? this.fail('id', 'is missing');
  }

  /** An instant with Budapest's offset. */
  dateOrNull<Shape extends object>(this: DocumentReader<Shape>, field: FieldWithValue<Shape, string>): string | null {
    return this.#date(field);
  }

  date<Shape extends object>(this: DocumentReader<Shape>, field: FieldWithValue<Shape, string>): string {
    return this.#date(field) ?? this.fail(field, 'is missing');
  }

  /** One of a contract's choices; `null` when empty. */
  choiceOrNull<Shape extends object, Value>(
    this: DocumentReader<Shape>,
    field: FieldWithValue<Shape, string>,
    schema: z.ZodType<Value>,
  ): Value | null {
    return this.#choice(field, schema);
  }

  choice<Shape extends object, Value>(this: DocumentReader<Shape>, field: FieldWithValue<Shape, string>, schema: z.ZodType<Value>): Value {
    return this.#choice(field, schema) ?? this.fail(field, 'is missing');
  }

  choices<Shape extends object, Value>(
    this: DocumentReader<Shape>,
    field: FieldWithValue<Shape, readonly string[]>,
    schema: z.ZodType<Value>,
  ): Value[] {
    return this.#list(field).map((value) => this.#allowed(field, value, schema));
  }

  rows<Shape extends object, Name extends FieldWithValue<Shape, readonly object[]>>(
    this: DocumentReader<Shape>,
    field: Name,
  ): DocumentReader<ListItem<Shape[Name]>>[] {
    return this.#list(field).map((row, index) => this.#inside(row, `${field}[${index}]`));
  }

  group<Shape extends object, Name extends FieldWithValue<Shape, object>>(
    this: DocumentReader<Shape>,
    field: Name,
  ): DocumentReader<LinkedDocument<Shape[Name]>> {
    return this.#inside(this.#fields[field] ?? {}, field);
  }

  /** This building block, typed by its kind. */
  block<Shape extends { blockType: string }, Kind extends Shape['blockType']>(
    this: DocumentReader<Shape>,
    kind: Kind,
  ): DocumentReader<Extract<Shape, { blockType: Kind }>> {
    if (this.#text('blockType') !== kind) this.fail('blockType', `is not ${kind}`);
    return new DocumentReader(this.#fields, this);
  }

  /** A related document; `null` when there is none, it is not published, or it was not loaded. */
  relation<Shape extends object, Name extends RelationField<Shape>>(
    this: DocumentReader<Shape>,
    field: Name,
  ): DocumentReader<LinkedDocument<Shape[Name]>> | null {
    const value = this.#value(field);
    return isRecord(value) ? this.#inside(value, `→ ${field} ${String(value['id'])}`) : null;
  }

  relations<Shape extends object, Name extends RelationListField<Shape>>(
    this: DocumentReader<Shape>,
    field: Name,
  ): DocumentReader<ListItem<Shape[Name]>>[] {
    return this.#list(field)
      .filter(isRecord)
      .map((value) => this.#inside(value, `→ ${field} ${String(value['id'])}`));
  }

  /** The id of a related document, whether it was loaded or not. */
  relationId<Shape extends object>(this: DocumentReader<Shape>, field: RelationField<Shape>): number | null {
    const value = this.#value(field);
    if (isRecord(value)) return this.#inside(value, field).id;
    return typeof value === 'number' ? value : null;
  }

  /** The values of its field `slug`; `null` for a missing one. */
  slugs(): Slugs {
    const read = (locale: Locale) => {
      const value = this.#inLocale('slug', locale);
      return typeof value === 'string' && value ? value : null;
    };
    return { hu: read('hu'), en: read('en') };
  }

  /** The language of the texts: the requested one if `field` has a text in it, otherwise the other one. */
  language<Shape extends object>(this: DocumentReader<Shape>, field: FieldWithValue<Shape, string>): Locale {
    return isUnset(this.#inLocale(field, this.locale)) && this.#value(field) !== undefined ? getOtherLocale(this.locale) : this.locale;
  }
}
