import type { ClientField, Field } from 'payload';

type AnyField = Field | ClientField;

/** A field of a form with its position. */
export interface WalkedField<Each extends AnyField> {
  field: Each;
  /** The names of the groups, tabs and lists around it, and its own if it has one: `['recurrence', 'kind']`. */
  path: readonly string[];
  /** The fields around it, the outermost first: also tabs, rows and groups without a name. */
  parents: readonly Each[];
}

interface WalkOptions<Each extends AnyField> {
  /** Whether to take a field and those inside it. */
  enter?(field: Each): boolean;
}

const readName = (named: object): string[] => ('name' in named && typeof named.name === 'string' && named.name ? [named.name] : []);

/** The fields directly inside a field, by the names before theirs in a path: of each tab and of each kind of block. */
function listInner(field: AnyField): { names: string[]; fields: readonly AnyField[] }[] {
  if (field.type === 'tabs') return field.tabs.map((tab) => ({ names: readName(tab), fields: tab.fields }));
  if (field.type === 'blocks') return field.blocks.map(({ fields }) => ({ names: [field.name], fields }));
  return 'fields' in field ? [{ names: readName(field), fields: field.fields }] : [];
}

function* walkAll(
  fields: readonly AnyField[],
  enter: (field: AnyField) => boolean,
  { path, parents }: Omit<WalkedField<AnyField>, 'field'>,
): Generator<WalkedField<AnyField>> {
  for (const field of fields) {
    if (!enter(field)) continue;
    yield { field, path: [...path, ...readName(field)], parents };
    for (const inner of listInner(field))
      yield* walkAll(inner.fields, enter, { path: [...path, ...inner.names], parents: [...parents, field] });
  }
}

/** All fields of a form in its order, each before those inside it. */
export function walkFields(fields: readonly Field[], options?: WalkOptions<Field>): WalkedField<Field>[];
export function walkFields(fields: readonly ClientField[], options?: WalkOptions<ClientField>): WalkedField<ClientField>[];
export function walkFields(fields: readonly AnyField[], { enter = () => true }: WalkOptions<AnyField> = {}): WalkedField<AnyField>[] {
  return [...walkAll(fields, enter, { path: [], parents: [] })];
}

/** Whether a field is a list. */
export const isRows = ({ type }: AnyField): boolean => type === 'array' || type === 'blocks';
/** Whether a field is inside a list. */
export const isInRows = ({ parents }: Pick<WalkedField<AnyField>, 'parents'>): boolean => parents.some(isRows);
