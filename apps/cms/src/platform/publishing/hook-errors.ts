import { type Field, type PayloadRequest, validations } from 'payload';
import { inEditorLanguage } from '../editor-language.ts';
import type { Label } from '../fields/labels.ts';

/** An error that a hook of the collection found at a field: its path as Payload writes it, such as 'dates.0.end'. */
interface HookError {
  path: string;
  message: Label;
}

/** By request: the errors of the document that it saves. */
const errorsByRequest = new WeakMap<PayloadRequest, ReadonlyMap<string, Label>>();

/**
 * Hands the errors of a hook to the validators of the fields. Payload (3.90) runs the hooks before it validates: an error that a hook
 * throws would hide the errors of all other fields.
 */
export function setHookErrors(req: PayloadRequest, errors: readonly HookError[]): void {
  errorsByRequest.set(req, new Map(errors.toReversed().map(({ path, message }) => [path, message])));
}

type Validator = (value: unknown, options: { path?: (string | number)[]; req: PayloadRequest }) => unknown;

function withValidator(field: Field & { name: string }): Field {
  const own = ('validate' in field && field.validate) || Reflect.get(validations, field.type);
  const validate: Validator = async (value, options) => {
    const result: unknown = typeof own === 'function' ? await (own as Validator)(value, options) : true;
    const message = errorsByRequest.get(options.req)?.get(options.path?.join('.') ?? '');
    return result === true && message ? inEditorLanguage(message, options.req) : result;
  };
  return Object.assign({ ...field }, { validate });
}

/** The fields, each of which also reports the errors that a hook found at it. */
export function withHookErrors(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'ui' || field.type === 'join' || field.type === 'tabs' || field.type === 'blocks') return field;
    const inner = 'fields' in field ? ({ ...field, fields: withHookErrors(field.fields) } as Field) : field;
    const holdsValue = 'name' in inner && typeof inner.name === 'string' && inner.type !== 'group';
    return holdsValue ? withValidator(inner) : inner;
  });
}
