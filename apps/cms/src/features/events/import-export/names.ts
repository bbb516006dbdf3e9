import { fold } from '@liget/language';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { type Label, label } from '../../../platform/fields/labels.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { getHeading } from './export/columns.ts';
import { type ImportedFields, NAMED_FIELDS, type NamedField } from './imported-event.ts';

const COLLECTIONS: Readonly<Record<NamedField, { collection: CollectionSlug; field: string }>> = {
  category: { collection: 'event-categories', field: 'name' },
  type: { collection: 'event-types', field: 'name' },
  location: { collection: 'event-locations', field: 'title' },
  series: { collection: 'event-series', field: 'title' },
};

/** The documents with a name, in either language, ignoring case and accents. */
export type Names = Readonly<Record<NamedField, ReadonlyMap<string, ReadonlySet<number>>>>;

const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : isRecord(value) ? Object.values(value).filter((text) => typeof text === 'string') : [];

async function getNames(req: PayloadRequest, namedField: NamedField): Promise<Map<string, Set<number>>> {
  const { collection, field } = COLLECTIONS[namedField];
  const { docs } = await req.payload.find({
    collection,
    draft: collection === 'event-series',
    depth: 0,
    locale: 'all',
    pagination: false,
    overrideAccess: false,
    user: req.user,
    select: { [field]: true, slug: true },
  });
  const idsByName = new Map<string, Set<number>>();
  for (const document of docs as unknown[]) {
    if (!isRecord(document)) continue;
    for (const name of [...listTexts(document[field]), ...listTexts(document['slug'])]) {
      const ids = idsByName.get(fold(name)) ?? new Set<number>();
      idsByName.set(fold(name), ids.add(Number(document['id'])));
    }
  }
  return idsByName;
}

/** Four queries, however many lines there are. */
export async function readNames(req: PayloadRequest): Promise<Names> {
  const [category, type, location, series] = await Promise.all(NAMED_FIELDS.map((field) => getNames(req, field)));
  const none = new Map<string, Set<number>>();
  return { category: category ?? none, type: type ?? none, location: location ?? none, series: series ?? none };
}

const formatUnknown = (field: NamedField, name: string): Label =>
  label(
    `${getHeading(field).hu}: nincs „${name}” nevű. Írja úgy, ahogy a listában szerepel, vagy vegye fel előbb.`,
    `${getHeading(field).en}: there is no ‘${name}’. Write it as in the list, or add it first.`,
  );
const formatAmbiguous = (field: NamedField, name: string): Label =>
  label(`${getHeading(field).hu}: több „${name}” is van.`, `${getHeading(field).en}: there are several ‘${name}’.`);
const formatLeftEmpty = ({ hu, en }: Label): Label => label(`${hu} Üresen marad.`, `${en} It is left empty.`);

export interface ResolvedNames {
  ids: Partial<Record<NamedField, number>>;
  errors: Label[];
  notes: Label[];
}

/** The names that a calendar's text may contain: all of it, or parts of a list of categories or of an address. */
const readParts = (name: string, kind: 'csv' | 'ics'): string[] =>
  kind === 'csv' ? [name] : [name, ...name.split(/[,\n]/).map((part) => part.trim())].filter(Boolean);

function findIds(names: ReadonlyMap<string, ReadonlySet<number>>, parts: readonly string[]): ReadonlySet<number> {
  return parts.map((part) => names.get(fold(part))).find((ids) => ids !== undefined) ?? new Set();
}

/** Resolves the names of an event. Names in a table must exist; those in a calendar may be unknown. */
export function resolveNames(named: ImportedFields['named'], names: Names, kind: 'csv' | 'ics'): ResolvedNames {
  const resolved: ResolvedNames = { ids: {}, errors: [], notes: [] };
  for (const field of NAMED_FIELDS) {
    const name = named[field];
    if (name === undefined) continue;
    const [id, ...otherIds] = findIds(names[field], readParts(name, kind));
    if (id !== undefined && otherIds.length === 0) resolved.ids[field] = id;
    else {
      const error = id === undefined ? formatUnknown(field, name) : formatAmbiguous(field, name);
      if (kind === 'csv') resolved.errors.push(error);
      else resolved.notes.push(formatLeftEmpty(error));
    }
  }
  return resolved;
}
