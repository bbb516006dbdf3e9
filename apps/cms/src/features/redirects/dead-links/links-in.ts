import type { Locale } from '@liget/content-api';
import type { Field, PayloadRequest } from 'payload';
import type { Label } from '../../../platform/fields/labels.ts';
import { getPageFieldName, getScreenFieldName } from '../../../platform/fields/links/link.ts';
import { formatFieldName } from '../../../platform/fields/values/field-name.ts';
import { type FieldValue, walkValues } from '../../../platform/fields/values/walk-values.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { type Reference, readReference } from '../../../platform/urls/named.ts';

/** A link of a published document, with the field where an editor corrects it. */
export interface Link {
  /** A typed URL, or an item. */
  target: { address: string } | { reference: Reference };
  /** The field's path as Payload writes it: 'items.0.url'. */
  field: string;
  /** The label of the field, with those of its parents. */
  name: Label;
  /** Whether its field has a value for each language. */
  isLocalized: boolean;
}

/** A document in one language, without fallback to the other. */
export interface ReadDocument {
  data: Record<string, unknown>;
  locale: Locale;
  req: PayloadRequest;
}

/** More than the depth of any text that a person wrote. */
const MAX_DEPTH = 40;

/** The links of a rich text, in order. */
function readTargets(node: unknown, depth = 0): Link['target'][] {
  if (!isRecord(node) || depth > MAX_DEPTH) return [];
  const { fields, children, type } = node;
  const own: Link['target'][] = [];
  if ((type === 'link' || type === 'autolink') && isRecord(fields)) {
    const reference = fields['linkType'] === 'internal' ? readReference(fields['doc']) : null;
    if (reference) own.push({ reference });
    else if (typeof fields['url'] === 'string') own.push({ address: fields['url'] });
  }
  return [...own, ...(Array.isArray(children) ? children.flatMap((child) => readTargets(child, depth + 1)) : [])];
}

/** The targets of a link field or of a rich text. */
function getTargets({ field, value }: FieldValue): Link['target'][] {
  if (field.type === 'richText') return isRecord(value) ? readTargets(value['root']) : [];
  if (!('custom' in field) || field.custom?.['leadsTo'] !== true) return [];
  if (field.type === 'relationship') {
    const reference = readReference(value);
    return reference ? [{ reference }] : [];
  }
  return typeof value === 'string' && value.trim() !== '' ? [{ address: value.trim() }] : [];
}

const isChosen = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Hidden fields are ignored, and so is a typed URL beside a chosen item. */
function isShown({ field, siblings }: FieldValue, { data, req }: ReadDocument): boolean {
  if (isChosen(siblings[getPageFieldName(field.name)]) || isChosen(siblings[getScreenFieldName(field.name)])) return false;
  const condition = 'admin' in field && field.admin && 'condition' in field.admin ? field.admin.condition : undefined;
  return condition ? condition(data, siblings, { blockData: siblings, operation: 'update', path: [], user: req.user }) : true;
}

/** The links in these fields of a document that visitors see. Fields with the same value in both languages are checked in Hungarian. */
export function findLinks(fields: readonly Field[], read: ReadDocument): Link[] {
  return walkValues(fields, read.data).flatMap((at) => {
    const targets = read.locale === 'en' && !at.isLocalized ? [] : getTargets(at);
    if (targets.length === 0 || !isShown(at, read)) return [];
    return targets.map((target) => ({ target, field: at.path, name: formatFieldName(at), isLocalized: at.isLocalized }));
  });
}
