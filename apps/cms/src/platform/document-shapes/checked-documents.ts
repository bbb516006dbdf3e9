import { type FlattenedField, type GlobalBeforeOperationHook, type PayloadRequest, type SanitizedConfig, ValidationError } from 'payload';
import { inEditorLanguage } from '../editor-language.ts';
import type { Label } from '../fields/labels.ts';
import { isRecord } from '../is-record.ts';
import { listMissingReferences } from './missing-references.ts';
import { listShapeErrors, type ShapeError } from './shape-errors.ts';
import { walkValues } from './walk-values.ts';

const getLabel = (field: FlattenedField): Label | string => {
  const given = 'label' in field ? field.label : undefined;
  return isRecord(given) ? { hu: String(given['hu']), en: String(given['en']) } : field.name;
};

function refuse(found: readonly ShapeError[], req: PayloadRequest): void {
  if (found.length === 0) return;
  const errors = found.map(({ path, field, message }) => ({ path, label: getLabel(field), message: inEditorLanguage(message, req) }));
  throw new ValidationError({ errors, req }, req.t);
}

/** Strangers are refused next, by the collection's access rules; the service's own code, which uses the local API, is checked by the compiler. */
async function check(fields: FlattenedField[], args: object, req: PayloadRequest): Promise<void> {
  const data = 'data' in args ? args.data : undefined;
  if (!req.user || req.payloadAPI === 'local' || !isRecord(data)) return;
  const values = walkValues(fields, data, { inAllLocales: String(req.locale) === 'all' });
  refuse(listShapeErrors(values), req);
  refuse(await listMissingReferences(req.payload, values), req);
}

/**
 * Refuses a document of a request whose values its fields cannot hold, such as a word for a list of dates, or that refers to what is gone: with 400 and the
 * fields. Payload (3.90) validates after the hooks that prepare a document, which take the kinds of its values for granted, and never looks for what is
 * referred to.
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
