import { type FlattenedField, type GlobalBeforeOperationHook, type PayloadRequest, type SanitizedConfig, ValidationError } from 'payload';
import { inEditorLanguage } from '../editor-language.ts';
import type { Label } from '../fields/labels.ts';
import { isRecord } from '../is-record.ts';
import { listMissingReferences } from './missing-references.ts';
import { listShapeErrors, type ShapeError } from './shape-errors.ts';
import { walkValues } from './walk-values.ts';

const getLabel = (field: FlattenedField): Label | string => {
  const fieldLabel = 'label' in field ? field.label : undefined;
  return isRecord(fieldLabel) ? { hu: String(fieldLabel['hu']), en: String(fieldLabel['en']) } : field.name;
};

function refuse(shapeErrors: readonly ShapeError[], req: PayloadRequest): void {
  if (shapeErrors.length === 0) return;
  const errors = shapeErrors.map(({ path, field, message }) => ({ path, label: getLabel(field), message: inEditorLanguage(message, req) }));
  throw new ValidationError({ errors, req }, req.t);
}

/**
 * Requests without an account are refused next by access rules; the service's own code uses the local API, whose types the compiler checks.
 */
async function check(fields: FlattenedField[], args: object, req: PayloadRequest): Promise<void> {
  const data = 'data' in args ? args.data : undefined;
  if (!req.user || req.payloadAPI === 'local' || !isRecord(data)) return;
  const values = walkValues(fields, data, { inAllLocales: String(req.locale) === 'all' });
  refuse(listShapeErrors(values), req);
  refuse(await listMissingReferences(req.payload, values), req);
}

/**
 * Answers 400 with the fields to a document with values that its fields cannot hold, such as a word for a list of dates, or with references
 * to deleted documents. Payload (3.90) validates after the hooks that prepare a document, which rely on the kinds of its values, and does
 * not check references.
 */
export function withCheckedDocuments(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections)
    collection.hooks.beforeOperation.unshift(async ({ args, req }) => {
      await check(collection.flattenedFields, args, req);
      return args;
    });
  for (const global of config.globals) {
    const checkGlobal: GlobalBeforeOperationHook = async ({ args, req }) => {
      await check(global.flattenedFields, args, req);
      return args;
    };
    global.hooks.beforeOperation = [checkGlobal, ...(global.hooks.beforeOperation ?? [])];
  }
  return config;
}
