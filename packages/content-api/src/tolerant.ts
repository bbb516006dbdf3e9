import * as z from 'zod';

/** What the reader does with a value that the schema does not allow. */
interface Leniency {
  /** The specification's text for such a value in the log; for an object, also by field. */
  logMessage?: string | Readonly<Record<string, string>>;
  /** Replaces the value. Without it, the nearest list drops the item, or the nearest optional or nullable field becomes empty. */
  substitute?: unknown;
  /** For an object with an invalid field: returns a corrected object, which is parsed again, or `null`. */
  repair?: (fields: Readonly<Record<string, unknown>>) => Record<string, unknown> | null;
}

const leniencies = z.registry<Leniency>();

/** Registers what `readTolerantly` does with an invalid value of this schema, and returns the schema, which stays strict for `parse`. */
export function lenient<Schema extends z.ZodType>(schema: Schema, leniency: Leniency): Schema {
  leniencies.add(schema, leniency);
  return schema;
}

interface Place {
  path: readonly PropertyKey[];
  logMessage?: string | undefined;
}
interface Issue extends Place {
  message: string;
}
interface Invalid {
  ok: false;
  error: Issue;
}
type ReadResult = { ok: true; value: unknown; errors: Issue[] } | Invalid;

const toReadResult = (value: unknown, errors: Issue[] = []): ReadResult => ({ ok: true, value, errors });
const toInvalid = (error: Issue): Invalid => ({ ok: false, error });
/** An error that costs an enclosing item or field: the reading goes on with `value`. */
const recover = (value: unknown, { error }: Invalid): ReadResult => toReadResult(value, [error]);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A list at the top of the answer (`data`, `events`). If none of its items can be read, the whole answer is invalid. */
const isMainList = (place: Place) => place.path.length === 1;

function readItems(item: z.ZodType, items: unknown[], place: Place): ReadResult {
  const readings = items.map((value, index) => read(item, value, { ...place, path: [...place.path, index] }));
  const good = readings.filter((reading) => reading.ok);
  const bad = readings.find((reading) => !reading.ok);
  if (isMainList(place) && good.length === 0 && bad) return bad;
  return toReadResult(
    good.map(({ value }) => value),
    readings.flatMap((reading) => (reading.ok ? reading.errors : [reading.error])),
  );
}

function readFields(schema: z.ZodObject, fields: Record<string, unknown>, place: Place): ReadResult {
  const logMessage = leniencies.get(schema)?.logMessage;
  const value: Record<string, unknown> = {};
  const errors: Issue[] = [];
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    const own = typeof logMessage === 'object' ? logMessage[name] : undefined;
    const reading = read(field, fields[name], { path: [...place.path, name], logMessage: own ?? place.logMessage });
    if (!reading.ok) return reading;
    if (reading.value !== undefined) value[name] = reading.value;
    errors.push(...reading.errors);
  }
  return toReadResult(value, errors);
}

function readObject(schema: z.ZodObject, fields: Record<string, unknown>, place: Place): ReadResult {
  const reading = readFields(schema, fields, place);
  if (reading.ok) return reading;
  const repaired = leniencies.get(schema)?.repair?.(fields);
  const again = repaired ? readFields(schema, repaired, place) : reading;
  return again.ok ? toReadResult(again.value, [reading.error, ...again.errors]) : reading;
}

function getOption(union: z.ZodDiscriminatedUnion, value: Record<string, unknown>): z.ZodObject | undefined {
  const { discriminator } = union.def;
  return union.options.find(
    (option): option is z.ZodObject =>
      option instanceof z.ZodObject && option.shape[discriminator]?.safeParse(value[discriminator]).success === true,
  );
}

/** Reads the parts of a composite schema one by one; `undefined` when the schema has no parts. */
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
  if (whole.success) return toReadResult(whole.data);
  const leniency = leniencies.get(schema);
  const here = { ...place, logMessage: typeof leniency?.logMessage === 'string' ? leniency.logMessage : place.logMessage };
  const parts = readParts(schema, value, here);
  // Dropped items may have left a list too short for its schema.
  const left = parts?.ok ? schema.safeParse(parts.value) : undefined;
  if (parts?.ok && left?.success) return parts;
  const [issue] = (left?.error ?? whole.error).issues;
  const path = [...here.path, ...(issue?.path ?? [])];
  const reading = parts && !parts.ok ? parts : toInvalid({ ...here, path, message: issue?.message ?? 'Invalid input' });
  return leniency && 'substitute' in leniency ? recover(leniency.substitute, reading) : reading;
}

const formatIssue = ({ path, message, logMessage = 'Unknown value' }: Issue) => `${logMessage}: ${path.map(String).join('.')}: ${message}`;

export type TolerantReading<Value> = { ok: true; value: Value; warnings: string[] } | { ok: false; reason: string };

/**
 * Parses an answer of another service. An invalid value costs only the enclosing list item, an optional field, or is replaced by its substitute;
 * `warnings` has a message for each. An answer is rejected only if no enclosing part can be dropped, or if no item of one of its top-level
 * lists can be read.
 */
export function readTolerantly<Value>(schema: z.ZodType<Value>, answer: unknown): TolerantReading<Value> {
  const reading = read(schema, answer, { path: [] });
  if (!reading.ok) return { ok: false, reason: formatIssue(reading.error) };
  const parsed = schema.safeParse(reading.value);
  return parsed.success
    ? { ok: true, value: parsed.data, warnings: reading.errors.map(formatIssue) }
    : { ok: false, reason: parsed.error.message };
}
