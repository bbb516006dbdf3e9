import type { Field, Payload, PayloadRequest } from 'payload';
import * as z from 'zod';
import { NumberColumn, TextColumn } from '../database/sql/columns.ts';
import { querySql } from '../database/sql/sql.ts';
import { walkFields } from '../fields/values/walk-fields.ts';
import { may } from '../rights/roles.ts';
import { refersTo } from './json-references.ts';
import { type Place, RawTables } from './raw-tables.ts';
import { nameCollection, nameDocuments, nameGlobal } from './usage-names.ts';
import { buildUsageStatements, type Step } from './usage-statements.ts';
import type { Usage, Usages } from './usage-texts.ts';

export interface Target {
  collection: string;
  id: number;
  /** The planned change, which decides which references count. */
  before: Step;
}

/** The names of relationship and upload fields to `target` inside building blocks, at any depth. */
function listBlockNames(fields: readonly Field[], target: string): string[] {
  return walkFields(fields).flatMap(({ field, parents }) => {
    const refers = (field.type === 'relationship' || field.type === 'upload') && field.relationTo === target;
    return refers && parents.some(({ type }) => type === 'blocks') ? [field.name] : [];
  });
}

const getTable = (slug: string) => slug.replaceAll('-', '_');

/** The content that may contain references: not submissions of visitors, accounts and Payload's own tables. */
function getPlaces(payload: Payload, target: string, before: Step): Place[] {
  // An alternate picture may be deleted, because the next alternate replaces it; but its change is visible.
  const isNeeded = (slug: string) => slug !== 'media' || target !== 'media' || before === 'change';
  const collections = payload.config.collections.filter(({ trash, slug }) => trash && isNeeded(slug));
  return [
    ...collections.map((collection) => ({
      slug: collection.slug,
      table: getTable(collection.slug),
      isGlobal: false,
      hasTrash: true,
      hasDrafts: Boolean(collection.versions?.drafts),
      namesInBlocks: [...new Set(listBlockNames(collection.fields, target))],
    })),
    ...payload.config.globals.map((global) => ({
      slug: global.slug,
      table: getTable(global.slug),
      isGlobal: true,
      hasTrash: false,
      hasDrafts: Boolean(global.versions?.drafts),
      namesInBlocks: [...new Set(listBlockNames(global.fields, target))],
    })),
  ];
}

const DatabaseAdapter = z.object({ rawTables: RawTables });

function listRawTables(payload: Payload): RawTables {
  return DatabaseAdapter.parse(payload.db).rawTables;
}

/** Globals have no id: theirs is 0. */
const ReferenceRow = z.object({ place: z.string(), id: NumberColumn });
const TextRow = ReferenceRow.extend({ json: TextColumn });

/** Loading names costs more than finding usages, and long lists are not read. */
const MAX_NAMED = 25;

/** All documents that refer to a document; only the kind of those that the editor may not see. */
export async function findUsages(payload: Payload, { collection, id, before }: Target, req?: PayloadRequest): Promise<Usages> {
  if (!Number.isSafeInteger(id)) return { total: 0, usages: [] };
  const places = getPlaces(payload, collection, before);
  const sought = { table: getTable(collection), slug: collection, id, before };
  const { references, texts } = buildUsageStatements(listRawTables(payload), places, sought);
  const rows = references ? await querySql(payload, ReferenceRow, references, req) : [];
  const names = new Map(places.map((place) => [place.slug, new Set(place.namesInBlocks)]));
  const written = texts ? await querySql(payload, TextRow, texts, req) : [];
  const alone = new RegExp(`(?<![\\w.-])${id}(?![\\w.])`);
  const referring = written.filter(({ place, json }) => {
    if (!alone.test(json)) return false;
    return refersTo(JSON.parse(json), { slug: collection, id, names: names.get(place) ?? new Set() });
  });
  const idsByPlace = new Map<string, Set<number>>();
  for (const { place, id: owner } of [...rows, ...referring]) {
    if (place !== collection || owner !== id) idsByPlace.set(place, (idsByPlace.get(place) ?? new Set()).add(owner));
  }
  const maySee = (slug: string) => !req?.user || may(req.user, 'see', slug);
  const usages: Usage[] = [];
  for (const { slug, isGlobal } of places) {
    const owners = idsByPlace.get(slug);
    if (!owners || usages.length >= MAX_NAMED) continue;
    const first = [...owners].toSorted((a, b) => a - b).slice(0, MAX_NAMED - usages.length);
    if (isGlobal) usages.push(nameGlobal(payload, slug));
    else usages.push(...(maySee(slug) ? await nameDocuments(payload, slug, first, req) : [nameCollection(payload, slug)]));
  }
  return { total: [...idsByPlace.values()].reduce((sum, { size }) => sum + size, 0), usages };
}
