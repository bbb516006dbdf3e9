import { type Field, type PayloadRequest, ValidationError, validations } from 'payload';
import { inEditorLanguage } from '../editor-language.ts';
import type { Label } from '../fields/labels.ts';

/** An error that a hook of the collection found at a field: its path as Payload writes it, such as 'dates.0.end'. */
interface HookError {
  path: string;
  message: Label;
}

type DocumentId = number | string | undefined;

/** By request and document, `undefined` for a new one: a request may save several documents at the same time. */
const errorsByRequest = new WeakMap<PayloadRequest, Map<DocumentId, ReadonlyMap<string, Label>>>();

/** A document of one request. */
interface SavedDocument {
  req: PayloadRequest;
  id?: DocumentId;
}

/**
 * Hands the errors of a hook to the validators of the fields. Payload (3.90) runs the hooks before it validates: an error that a hook
 * throws would hide the errors of all other fields.
 */
export function setHookErrors({ req, id }: SavedDocument, errors: readonly HookError[]): void {
  const ofRequest = errorsByRequest.get(req) ?? new Map<DocumentId, ReadonlyMap<string, Label>>();
  ofRequest.set(id, new Map(errors.toReversed().map(({ path, message }) => [path, message])));
  errorsByRequest.set(req, ofRequest);
}

const getHookErrors = ({ req, id }: SavedDocument) => errorsByRequest.get(req)?.get(id);

/** What the hook uses of Payload's arguments. */
interface ChangedDocument<Document> {
  collection: { slug: string };
  doc: Document;
  operation: 'create' | 'update';
  req: PayloadRequest;
}

/** Refuses a document whose errors no field has reported, because the form does not show the field under this condition. */
export function refuseUnreportedErrors<Document extends { id: DocumentId }>({
  collection,
  doc,
  operation,
  req,
}: ChangedDocument<Document>): Document {
  const { id } = doc;
  const errors = [...(getHookErrors({ req, id: operation === 'create' ? undefined : id }) ?? [])];
  if (errors.length === 0) return doc;
  const listedErrors = errors.map(([path, message]) => ({ path, message: inEditorLanguage(message, req) }));
  throw new ValidationError({ collection: collection.slug, errors: listedErrors, req }, req.t);
}

type Validator = (value: unknown, options: SavedDocument & { path?: (string | number)[] }) => unknown;

function withValidator(field: Field & { name: string }): Field {
  const own = ('validate' in field && field.validate) || Reflect.get(validations, field.type);
  const validate: Validator = async (value, options) => {
    const result: unknown = typeof own === 'function' ? await (own as Validator)(value, options) : true;
    const message = getHookErrors(options)?.get(options.path?.join('.') ?? '');
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
