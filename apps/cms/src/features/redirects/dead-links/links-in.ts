import type { Locale } from '@liget/content-api';
import type { Field, PayloadRequest } from 'payload';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { getPageFieldName, getScreenFieldName } from '../../../platform/fields/links/link.ts';
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

interface Place {
  siblings: unknown;
  path: string[];
  names: Label[];
  isLocalized: boolean;
}

type NamedField = Field & { name: string };

function getLabel(field: { label?: unknown; name?: string }): Label {
  const { label: fieldLabel, name = '' } = field;
  return isRecord(fieldLabel) && typeof fieldLabel['hu'] === 'string' && typeof fieldLabel['en'] === 'string'
    ? label(fieldLabel['hu'], fieldLabel['en'])
    : label(name, name);
}

const joinLabels = (names: readonly Label[]) => label(names.map(({ hu }) => hu).join(' › '), names.map(({ en }) => en).join(' › '));

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
function getTargets(field: Field, value: unknown): Link['target'][] {
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
function isShown(field: NamedField, { data, req }: ReadDocument, siblings: Record<string, unknown>): boolean {
  if (isChosen(siblings[getPageFieldName(field.name)]) || isChosen(siblings[getScreenFieldName(field.name)])) return false;
  const condition = field.admin && 'condition' in field.admin ? field.admin.condition : undefined;
  return condition ? condition(data, siblings, { blockData: siblings, operation: 'update', path: [], user: req.user }) : true;
}

function inField(field: NamedField, read: ReadDocument, place: Place): Link[] {
  const siblings = isRecord(place.siblings) ? place.siblings : {};
  const value = siblings[field.name];
  const isLocalized = place.isLocalized || ('localized' in field && field.localized);
  const path = [...place.path, field.name];
  const names = [...place.names, getLabel(field)];
  if (field.type === 'group') return findLinks(field.fields, read, { siblings: value, path, names, isLocalized });
  if (field.type === 'array' || field.type === 'blocks')
    return (Array.isArray(value) ? value : []).flatMap((row: unknown, index) => {
      const kind = field.type === 'array' ? field : field.blocks.find(({ slug }) => isRecord(row) && slug === row['blockType']);
      const numbered = [...place.names, label(`${getLabel(field).hu} ${index + 1}`, `${getLabel(field).en} ${index + 1}`)];
      return kind ? findLinks(kind.fields, read, { siblings: row, path: [...path, String(index)], names: numbered, isLocalized }) : [];
    });
  // Fields with the same value in both languages are checked once.
  if (read.locale === 'en' && !isLocalized) return [];
  if (!isShown(field, read, siblings)) return [];
  return getTargets(field, value).map((target) => ({ target, field: path.join('.'), name: joinLabels(names), isLocalized }));
}

/** The links in these fields of a document that visitors see. */
export function findLinks(
  fields: readonly Field[],
  read: ReadDocument,
  place: Place = { siblings: read.data, path: [], names: [], isLocalized: false },
): Link[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => {
        if (!('name' in tab) || !tab.name) return findLinks(tab.fields, read, place);
        const siblings = isRecord(place.siblings) ? place.siblings[tab.name] : undefined;
        return findLinks(tab.fields, read, { ...place, siblings, path: [...place.path, tab.name] });
      });
    if (field.type === 'row' || field.type === 'collapsible') return findLinks(field.fields, read, place);
    if (field.type === 'group' && !('name' in field)) return findLinks(field.fields, read, place);
    return 'name' in field && field.type !== 'ui' && field.type !== 'join' ? inField(field, read, place) : [];
  });
}
