import { type Field, type GlobalBeforeOperationHook, type PayloadRequest, type SanitizedConfig, ValidationError } from 'payload';
import { inEditorLanguage } from '../editor-language.ts';
import type { Label } from '../fields/labels.ts';
import { type ValueField, walkValues } from '../fields/values/walk-values.ts';
import { isRecord } from '../is-record.ts';
import { UNREADABLE_REQUEST } from '../message-answers.ts';
import { RefusalError } from '../rights/refusal-error.ts';
import { listMissingReferences } from './missing-references.ts';
import { listShapeErrors, type ShapeError } from './shape-errors.ts';

const getLabel = (field: ValueField): Label | string => {
  const fieldLabel = 'label' in field ? field.label : undefined;
  return isRecord(fieldLabel) ? { hu: String(fieldLabel['hu']), en: String(fieldLabel['en']) } : field.name;
};

function refuse(shapeErrors: readonly ShapeError[], req: PayloadRequest): void {
  if (shapeErrors.length === 0) return;
  const errors = shapeErrors.map(({ path, field, message }) => ({ path, label: getLabel(field), message: inEditorLanguage(message, req) }));
  throw new ValidationError({ errors, req }, req.t);
}

interface CheckedRequest {
  args: object;
  operation: string;
  req: PayloadRequest;
}

/**
 * Requests without an account are refused next by access rules; the service's own code uses the local API, whose types the compiler checks.
 */
async function check(fields: readonly Field[], { args, operation, req }: CheckedRequest): Promise<void> {
  if (!req.user || req.payloadAPI === 'local') return;
  const data = 'data' in args ? args.data : undefined;
  const isMissing = data === undefined && operation === 'update' && !req.file;
  if (isMissing || (data !== undefined && !isRecord(data))) throw new RefusalError(inEditorLanguage(UNREADABLE_REQUEST, req), 400);
  if (!isRecord(data)) return;
  const all = walkValues(fields, data, { inAllLocales: String(req.locale) === 'all' });
  const values = [...all].filter(({ value }) => value !== undefined);
  refuse(listShapeErrors(values), req);
  refuse(await listMissingReferences(req.payload, values), req);
}

/**
 * Answers 400 to a document that is not an object. Answers 400 with the fields to one with values that its fields cannot hold, such as a
 * word for a list of dates, or with references to deleted documents. Payload (3.90) validates after the hooks that prepare a document,
 * which rely on the kinds of its values, and does not check references.
 */
export function withCheckedDocuments(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections)
    collection.hooks.beforeOperation.unshift(async ({ args, operation, req }) => {
      await check(collection.fields, { args, operation, req });
      return args;
    });
  for (const global of config.globals) {
    const checkGlobal: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
      await check(global.fields, { args, operation, req });
      return args;
    };
    global.hooks.beforeOperation = [checkGlobal, ...(global.hooks.beforeOperation ?? [])];
  }
  return config;
}
