import * as z from 'zod';

/** How a reader bears with a value that its schema does not allow. */
interface Leniency {
  /** The specification's words for such a value in the log; of an object, also by field. */
  words?: string | Readonly<Record<string, string>>;
  /** Stands in its place. Without it the nearest list leaves the item out, or the nearest optional or nullable field is empty. */
  instead?: unknown;
  /** Of an object: gives it as it may be read again, or `null`. Only asked when a field of it is not to be read. */
  repair?: (fields: Readonly<Record<string, unknown>>) => Record<string, unknown> | null;
}

const leniencies = z.registry<Leniency>();

/** The same schema, as strict as before for who writes; `readTolerantly` knows what to do where an answer is not like it. */
export function lenient<Schema extends z.ZodType>(schema: Schema, leniency: Leniency): Schema {
  leniencies.add(schema, leniency);
  return schema;
}

interface Place {
  path: readonly PropertyKey[];
  words?: string | undefined;
}
interface Issue extends Place {
  message: string;
}
interface Invalid {
  ok: false;
  error: Issue;
}
type ReadResult = { ok: true; value: unknown; errors: Issue[] } | Invalid;

const ok = (value: unknown, errors: Issue[] = []): ReadResult => ({ ok: true, value, errors });
const unread = (error: Issue): Invalid => ({ ok: false, error });
/** A error that somebody further out bears with. */
const recover = (value: unknown, { error }: Invalid): ReadResult => ok(value, [error]);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Part of the answer itself: `data`, `events`. When nothing in it can be read, it is no odd item but another answer. */
const isMainList = (place: Place) => place.path.length === 1;

function readItems(item: z.ZodType, items: unknown[], place: Place): ReadResult {
  const readings = items.map((value, index) => read(item, value, { ...place, path: [...place.path, index] }));
  const good = readings.filter((reading) => reading.ok);
  const bad = readings.find((reading) => !reading.ok);
  if (isMainList(place) && good.length === 0 && bad) return bad;
  return ok(
    good.map(({ value }) => value),
    readings.flatMap((reading) => (reading.ok ? reading.errors : [reading.error])),
  );
}

function readFields(schema: z.ZodObject, fields: Record<string, unknown>, place: Place): ReadResult {
  const words = leniencies.get(schema)?.words;
  const value: Record<string, unknown> = {};
  const errors: Issue[] = [];
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    const own = typeof words === 'object' ? words[name] : undefined;
    const reading = read(field, fields[name], { path: [...place.path, name], words: own ?? place.words });
    if (!reading.ok) return reading;
    if (reading.value !== undefined) value[name] = reading.value;
    errors.push(...reading.errors);
  }
  return ok(value, errors);
}

function readObject(schema: z.ZodObject, fields: Record<string, unknown>, place: Place): ReadResult {
  const reading = readFields(schema, fields, place);
  if (reading.ok) return reading;
  const mended = leniencies.get(schema)?.repair?.(fields);
  const again = mended ? readFields(schema, mended, place) : reading;
  return again.ok ? ok(again.value, [reading.error, ...again.errors]) : reading;
}

function getOption(union: z.ZodDiscriminatedUnion, value: Record<string, unknown>): z.ZodObject | undefined {
  const { discriminator } = union.def;
  return union.options.find(
    (option): option is z.ZodObject =>
      option instanceof z.ZodObject && option.shape[discriminator]?.safeParse(value[discriminator]).success === true,
  );
}

/** Reads what a schema is made of, part by part; nothing where it has no parts. */
function readParts(schema: z.ZodType, value: unknown, place: Place): ReadResult | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = schema.unwrap();
    const reading = inner instanceof z.ZodType ? read(inner, value, place) : undefined;
    return reading && !reading.ok ? recover(schema instanceof z.ZodNullable ? null : undefined, reading) : reading;
  }
  if (schema instanceof z.ZodArray && Array.isArray(value) && schema.element instanceof z.ZodType)
    return readItems(schema.element, value, place);
  if (!isRecord(value)) return undefined;
  const object = schema instanceof z.ZodDiscriminatedUnion ? getOption(schema, value) : schema;
  return object instanceof z.ZodObject ? readObject(object, value, place) : undefined;
}

function read(schema: z.ZodType, value: unknown, place: Place): ReadResult {
  const whole = schema.safeParse(value);
  if (whole.success) return ok(whole.data);
  const leniency = leniencies.get(schema);
  const here = { ...place, words: typeof leniency?.words === 'string' ? leniency.words : place.words };
  const parts = readParts(schema, value, here);
  // A list that had to have something may now be empty.
  const left = parts?.ok ? schema.safeParse(parts.value) : undefined;
  if (parts?.ok && left?.success) return parts;
  const [issue] = (left?.error ?? whole.error).issues;
  const path = [...here.path, ...(issue?.path ?? [])];
  const reading = parts && !parts.ok ? parts : unread({ ...here, path, message: issue?.message ?? 'Invalid input' });
  return leniency && 'instead' in leniency ? recover(leniency.instead, reading) : reading;
}

const sentence = ({ path, message, words = 'Unknown value' }: Issue) => `${words}: ${path.map(String).join('.')}: ${message}`;

export type TolerantReading<Value> = { ok: true; value: Value; warnings: string[] } | { ok: false; reason: string };

/**
 * Reads what another service answered. What the schema does not allow costs as little as can be: the item of a list that it stands in, a
 * field that may be empty, or a value that has a substitute; each is told in a complaint. An answer is refused only when what is wrong
 * can be spared nowhere, or when nothing of one of its own lists can be read.
 */
export function readTolerantly<Value>(schema: z.ZodType<Value>, answer: unknown): TolerantReading<Value> {
  const reading = read(schema, answer, { path: [] });
  if (!reading.ok) return { ok: false, reason: sentence(reading.error) };
  const parsed = schema.safeParse(reading.value);
  return parsed.success
    ? { ok: true, value: parsed.data, warnings: reading.errors.map(sentence) }
    : { ok: false, reason: parsed.error.message };
}
