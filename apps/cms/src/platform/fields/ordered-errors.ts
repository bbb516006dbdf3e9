import { type AfterErrorHook, type FlattenedField, type SanitizedConfig, ValidationError } from 'payload';

/** After all fields of the form. */
const UNKNOWN = Number.MAX_SAFE_INTEGER;

const listInner = (field: FlattenedField): FlattenedField[] => {
  // The path of an error does not name the kind of a block.
  if (field.type === 'blocks') return field.blocks.flatMap(({ flattenedFields }) => flattenedFields);
  return 'flattenedFields' in field ? field.flattenedFields : [];
};

/** The position of a field in its form, as one number for each step of its path, for example 'sections.0.anchor'. */
function getPosition(fields: readonly FlattenedField[], [step, ...rest]: readonly string[]): number[] {
  if (step === undefined) return [];
  if (/^\d+$/.test(step)) return [Number(step), ...getPosition(fields, rest)];
  const at = fields.findIndex(({ name }) => name === step);
  const field = fields[at];
  return field ? [at, ...getPosition(listInner(field), rest)] : [UNKNOWN];
}

function comparePositions(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
}

/** Errors in the order of the form's fields. Payload (3.90) lists them in the order in which their checks end. */
const orderErrors: AfterErrorHook = ({ collection, error, req }) => {
  if (!(error instanceof ValidationError) || error.data.errors.length < 2) return undefined;
  const { global: slug } = error.data;
  const owner = collection ?? req.payload.config.globals.find((global) => global.slug === slug);
  if (!owner) return undefined;
  const errors = error.data.errors
    .map((one) => ({ one, position: getPosition(owner.flattenedFields, one.path.split('.')) }))
    .toSorted((one, other) => comparePositions(one.position, other.position))
    .map(({ one }) => one);
  const { data, message, name } = new ValidationError({ ...error.data, errors, req }, req.t);
  return { response: { errors: [{ name, data, message }] } };
};

export function withOrderedErrors(config: SanitizedConfig): SanitizedConfig {
  config.hooks.afterError = [...(config.hooks.afterError ?? []), orderErrors];
  return config;
}
