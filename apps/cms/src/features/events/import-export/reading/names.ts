import { fold } from '@liget/language';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { type Label, label } from '../../../../platform/fields/labels.ts';
import { isRecord } from '../../../../platform/is-record.ts';
import { getHeading } from '../export/columns.ts';
import { type ImportedFields, NAMED_FIELDS, type NamedField } from '../imported-event.ts';

const COLLECTIONS: Readonly<Record<NamedField, { collection: CollectionSlug; field: string }>> = {
  category: { collection: 'event-categories', field: 'name' },
  type: { collection: 'event-types', field: 'name' },
  location: { collection: 'event-locations', field: 'title' },
  series: { collection: 'event-series', field: 'title' },
};

/** The documents that a file can name. */
export interface KnownNames {
  /** Ids by folded name or slug, in either language. */
  ids: ReadonlyMap<string, ReadonlySet<number>>;
  titles: ReadonlyMap<number, Label>;
}

export type Names = Readonly<Record<NamedField, KnownNames>>;

const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : isRecord(value) ? Object.values(value).filter((text) => typeof text === 'string') : [];

/** The title in both languages; a missing one is the other one. */
function readTitle(value: unknown): Label {
  const [hu, en] = isRecord(value) ? [value['hu'], value['en']] : [value, value];
  const either = listTexts(value)[0] ?? '';
  return label(typeof hu === 'string' ? hu : either, typeof en === 'string' ? en : either);
}

async function getNames(req: PayloadRequest, namedField: NamedField): Promise<KnownNames> {
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
  const titles = new Map<number, Label>();
  for (const document of docs as unknown[]) {
    if (!isRecord(document)) continue;
    titles.set(Number(document['id']), readTitle(document[field]));
    for (const name of [...listTexts(document[field]), ...listTexts(document['slug'])]) {
      const ids = idsByName.get(fold(name)) ?? new Set<number>();
      idsByName.set(fold(name), ids.add(Number(document['id'])));
    }
  }
  return { ids: idsByName, titles };
}

/** Four queries, however many lines there are. */
export async function readNames(req: PayloadRequest): Promise<Names> {
  const [category, type, location, series] = await Promise.all(NAMED_FIELDS.map((field) => getNames(req, field)));
  const none: KnownNames = { ids: new Map(), titles: new Map() };
  return { category: category ?? none, type: type ?? none, location: location ?? none, series: series ?? none };
}

/** Number of names that an error lists. */
const MAX_LISTED = 8;

function formatUnknown(field: NamedField, name: string, titles: KnownNames['titles']): Label {
  const { hu, en } = getHeading(field);
  const list = (language: keyof Label) => [...titles.values()].map((title) => title[language]).join(', ');
  return titles.size > 0 && titles.size <= MAX_LISTED
    ? label(
        `${hu}: nincs „${name}” nevű. Ezek közül írja be az egyiket: ${list('hu')}.`,
        `${en}: there is no ‘${name}’. Write one of these: ${list('en')}.`,
      )
    : label(
        `${hu}: nincs „${name}” nevű. Írja úgy, ahogy a listában szerepel, vagy vegye fel előbb.`,
        `${en}: there is no ‘${name}’. Write it as in the list, or add it first.`,
      );
}
const formatUnderstood = (field: NamedField, name: string, title: Label): Label =>
  label(
    `${getHeading(field).hu}: a „${name}” nevet így értettük: ${title.hu}.`,
    `${getHeading(field).en}: ‘${name}’ was understood as ${title.en}.`,
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

const NONE: ReadonlySet<number> = new Set();

const findIds = ({ ids }: KnownNames, parts: readonly string[]): ReadonlySet<number> =>
  parts.map((part) => ids.get(fold(part))).find((found) => found !== undefined) ?? NONE;

/** Letters that a part of a name needs: fewer would be found by chance. */
const MIN_LETTERS = 4;
const splitWords = (name: string): string[] => fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The documents whose name contains all words of a shorter one: ‘Nagyjátszótér’ is ‘Városligeti Nagyjátszótér’. */
function findIdsByWords({ ids }: KnownNames, name: string): ReadonlySet<number> {
  const words = splitWords(name);
  if (words.join('').length < MIN_LETTERS) return NONE;
  const containing = [...ids].filter(([known]) => {
    const knownWords = splitWords(known);
    return words.every((word) => knownWords.includes(word));
  });
  return new Set(containing.flatMap(([, found]) => [...found]));
}

/**
 * Resolves the names of an event. A part of a name is accepted, with a note, if one document only has it. An unknown name
 * leaves the field of a new event empty, with a note. In a table’s line for a stored event it is an error: the stored value would stay.
 */
export function resolveNames(named: ImportedFields['named'], names: Names, kind: 'csv' | 'ics', isNew: boolean): ResolvedNames {
  const resolved: ResolvedNames = { ids: {}, errors: [], notes: [] };
  for (const field of NAMED_FIELDS) {
    const name = named[field];
    if (name === undefined) continue;
    const known = names[field];
    const exact = findIds(known, readParts(name, kind));
    const byWords = exact.size > 0 ? NONE : findIdsByWords(known, name);
    const [id, ...otherIds] = exact.size > 0 ? exact : byWords;
    if (id !== undefined && otherIds.length === 0) {
      resolved.ids[field] = id;
      const title = byWords.size > 0 ? known.titles.get(id) : undefined;
      if (title) resolved.notes.push(formatUnderstood(field, name, title));
      continue;
    }
    const error = id === undefined ? formatUnknown(field, name, known.titles) : formatAmbiguous(field, name);
    if (kind === 'csv' && !isNew) resolved.errors.push(error);
    else resolved.notes.push(formatLeftEmpty(error));
  }
  return resolved;
}
