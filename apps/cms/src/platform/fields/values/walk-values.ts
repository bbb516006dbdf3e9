import type { Field, NamedTab, UIField } from 'payload';
import { isRecord } from '../../is-record.ts';

type Data = Readonly<Record<string, unknown>>;

/** A field with a value of its own; so has a tab with a name. */
export type ValueField = NamedField | (NamedTab & { type: 'tab' });
type NamedField = Exclude<Extract<Field, { name: string }>, UIField>;

const hasValue = (field: Field): field is NamedField => 'name' in field && typeof field.name === 'string' && field.type !== 'ui';

/** A value of a document with its field. */
export interface FieldValue {
  field: ValueField;
  /** As Payload writes it, for example `dates.0.start`. */
  path: string;
  value: unknown;
  /** The values beside it: of the document, of a group or of a row. */
  siblings: Data;
  /** The named tabs, groups and lists around it, the outermost first; of a list, the row. */
  parents: readonly { field: ValueField; row: number | null }[];
  /** Whether its field, or one around it, has a value for each language. */
  isLocalized: boolean;
  /** Blocks are stored as JSON. */
  isInBlock: boolean;
}

interface WalkOptions {
  /** Whether to take a field, also one without a value such as a row, and those inside it. */
  enter: (field: Field, siblings: Data) => boolean;
  /** Whether localised fields hold an object with a value for each language. */
  inAllLocales: boolean;
}

interface Position extends Pick<FieldValue, 'siblings' | 'parents' | 'isLocalized' | 'isInBlock'> {
  /** The path before the names of fields: '' or `dates.0.`. */
  prefix: string;
}

/** The values of the fields inside a tab, a group or a list. */
function* walkInner(own: FieldValue, options: WalkOptions): Generator<FieldValue> {
  const { field, value, path, parents, isLocalized } = own;
  if (field.type === 'group' || field.type === 'tab') {
    const siblings = isRecord(value) ? value : {};
    yield* walkAll(field.fields, options, { ...own, siblings, prefix: `${path}.`, parents: [...parents, { field, row: null }] });
  }
  if (!Array.isArray(value) || (field.type !== 'array' && field.type !== 'blocks')) return;
  for (const [row, siblings] of value.entries()) {
    if (!isRecord(siblings)) continue;
    const kind = field.type === 'array' ? field : field.blocks.find(({ slug }) => slug === siblings['blockType']);
    yield* walkAll(kind?.fields ?? [], options, {
      siblings,
      prefix: `${path}.${row}.`,
      parents: [...parents, { field, row }],
      isLocalized,
      isInBlock: own.isInBlock || field.type === 'blocks',
    });
  }
}

function* walkField(field: ValueField, options: WalkOptions, position: Position): Generator<FieldValue> {
  const { prefix, siblings, parents, isInBlock } = position;
  const ownValue = siblings[field.name];
  const isOwnLocalized = 'localized' in field && field.localized;
  const isByLocale = options.inAllLocales && isOwnLocalized && isRecord(ownValue);
  for (const value of isByLocale ? Object.values(ownValue) : [ownValue]) {
    const isLocalized = position.isLocalized || isOwnLocalized;
    const own = { field, path: `${prefix}${field.name}`, value, siblings, parents, isLocalized, isInBlock };
    yield own;
    yield* walkInner(own, options);
  }
}

function* walkAll(fields: readonly Field[], options: WalkOptions, position: Position): Generator<FieldValue> {
  for (const field of fields) {
    if (!options.enter(field, position.siblings)) continue;
    if (field.type === 'tabs')
      for (const tab of field.tabs) {
        if ('name' in tab && tab.name) yield* walkField({ ...tab, type: 'tab' }, options, position);
        else yield* walkAll(tab.fields, options, position);
      }
    else if (hasValue(field)) yield* walkField(field, options, position);
    else if ('fields' in field) yield* walkAll(field.fields, options, position);
  }
}

/** All fields of a document with their values, `undefined` if it has none: also those in groups, lists and blocks, each before those inside it. */
export function walkValues(fields: readonly Field[], data: Data, options: Partial<WalkOptions> = {}): FieldValue[] {
  const position = { siblings: data, prefix: '', parents: [], isLocalized: false, isInBlock: false };
  return [...walkAll(fields, { enter: () => true, inAllLocales: false, ...options }, position)];
}
