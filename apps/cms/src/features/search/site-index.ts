import { getOtherLocale, LOCALES, type Locale } from '@liget/content-api';
import { createTextIndex, type TextDocument, type TextIndex } from '@liget/language';
import type { Payload } from 'payload';
import { getCurrentContent, getCurrentRevision, isUnchangedSince } from '../../platform/content-revision/revision.ts';
import { type ContentSource, collectSources, noteSources } from '../../platform/content-revision/sources.ts';
import type { CollectionName } from '../../platform/read-model/published.ts';
import type { SearchEntry } from './search-entries.ts';
import { readSynonyms } from './settings.ts';
import { readSource, SOURCES, type Source } from './tabs.ts';
import { readUpdateTimes } from './update-times.ts';

/** Number of documents per query. */
const CHUNK = 200;
/** Collections that are read together with a source: categories for the paths of galleries, related documents of events. */
const READ_WITH: Partial<Record<Source, readonly CollectionName[]>> = {
  galleries: ['gallery-categories'],
  events: ['event-locations', 'event-types', 'event-categories', 'event-series'],
};
/** Separates a page and the anchor of its section in ids. */
const OF_PAGE = '#';

/** All searchable published content in a language. */
export interface SiteIndex {
  words: TextIndex;
  /** By the ids of the index. */
  entries: ReadonlyMap<string, SearchEntry>;
}

interface IndexState {
  words: Record<Locale, TextIndex>;
  entries: Record<Locale, Map<string, SearchEntry>>;
  stamps: Map<Source, Map<number, string>>;
  /** For each source the revision of its last update, and the collections it was read from. */
  read: Map<Source, { revision: number; from: ReadonlySet<ContentSource> }>;
  /** The synonyms with which the index was built, serialised. */
  synonyms: string;
  revision?: number;
  underWay?: Promise<void>;
}

const createIndex = (locale: Locale, synonyms: string[][]) =>
  createTextIndex({
    synonyms,
    fields: [
      { name: 'title', boost: 9, language: locale },
      { name: 'otherTitle', boost: 5, language: getOtherLocale(locale) },
      { name: 'lead', boost: 3, language: locale },
      { name: 'names', boost: 2, language: locale },
      { name: 'text', boost: 1, language: locale },
    ],
  });

const createEmptyIndex = (synonyms: string[][]) => ({
  words: { hu: createIndex('hu', synonyms), en: createIndex('en', synonyms) },
  entries: { hu: new Map<string, SearchEntry>(), en: new Map<string, SearchEntry>() },
  stamps: new Map<Source, Map<number, string>>(),
  read: new Map<Source, { revision: number; from: ReadonlySet<ContentSource> }>(),
  synonyms: JSON.stringify(synonyms),
});

const toKey = (source: Source, id: number) => `${source}:${id}`;

/** The index documents of a page and its sections. Section titles rank lower: a museum's "Opening hours" must not outrank the page of that name. */
function getDocuments(key: string, { title, otherTitle, lead, names, text, sections }: SearchEntry): TextDocument[] {
  return [
    { id: key, texts: { title, otherTitle, lead, names, text } },
    ...sections.map((section) => ({ id: key + OF_PAGE + section.anchor, texts: { lead: section.title, text: section.text } })),
  ];
}

/** The page of an index id, and the anchor if it is a section. */
export function parseEntryId(id: string): { key: string; anchor: string | null } {
  const at = id.indexOf(OF_PAGE);
  return at === -1 ? { key: id, anchor: null } : { key: id.slice(0, at), anchor: id.slice(at + OF_PAGE.length) };
}

function forget(indexState: IndexState, locale: Locale, keys: readonly string[]): void {
  const { [locale]: entries } = indexState.entries;
  const removedKeys = keys.flatMap((key) => {
    const entry = entries.get(key);
    entries.delete(key);
    return entry ? getDocuments(key, entry).map(({ id }) => id) : [];
  });
  indexState.words[locale].remove(removedKeys);
}

/** Updates one source: reads changed documents and removes deleted ones. */
async function refresh(payload: Payload, indexState: IndexState, source: Source): Promise<void> {
  const stamps = await readUpdateTimes(payload, source);
  const related: string[] = [];
  for (const collection of READ_WITH[source] ?? []) related.push(JSON.stringify([...(await readUpdateTimes(payload, collection))]));
  const outer = related.join();
  const known = indexState.stamps.get(source);
  const fresh = new Map([...stamps].map(([id, stamp]) => [id, stamp + outer]));
  const isFilled = (id: number) => LOCALES.some((locale) => indexState.entries[locale].get(toKey(source, id))?.isFilled);
  const changed = [...fresh].filter(([id, stamp]) => known?.get(id) !== stamp || isFilled(id)).map(([id]) => id);
  const removedIds = [...(known?.keys() ?? [])].filter((id) => !fresh.has(id));
  for (const locale of LOCALES) {
    forget(
      indexState,
      locale,
      [...removedIds, ...changed].map((id) => toKey(source, id)),
    );
    for (let at = 0; at < changed.length; at += CHUNK) {
      const read = await readSource({ payload, locale }, source, changed.slice(at, at + CHUNK));
      for (const entry of read) indexState.entries[locale].set(toKey(source, entry.id), entry);
      await indexState.words[locale].put(read.flatMap((entry) => getDocuments(toKey(source, entry.id), entry)));
    }
  }
  indexState.stamps.set(source, fresh);
}

const all = new WeakMap<Payload, IndexState>();

async function bringUpToDate(payload: Payload, indexState: IndexState): Promise<void> {
  const content = await getCurrentContent(payload);
  const { revision } = content;
  if (indexState.revision === revision) return;
  const synonyms = await readSynonyms(payload);
  if (JSON.stringify(synonyms) !== indexState.synonyms) Object.assign(indexState, createEmptyIndex(synonyms));
  // One after the other, so that visitors' requests are answered in between.
  for (const source of SOURCES) {
    const last = indexState.read.get(source);
    if (last && isUnchangedSince(content, last.revision, last.from)) continue;
    const { sources: from } = await collectSources(() => refresh(payload, indexState, source));
    indexState.read.set(source, { revision, from });
  }
  indexState.revision = revision;
}

/**
 * The index for the current content revision. It is built once; after a publication only changes are read. Rejects if the database does not answer;
 * the next query tries again.
 */
export async function loadSiteIndex(payload: Payload, locale: Locale): Promise<SiteIndex> {
  const indexState: IndexState = all.get(payload) ?? createEmptyIndex([]);
  all.set(payload, indexState);
  while (indexState.revision !== (await getCurrentRevision(payload))) {
    indexState.underWay ??= bringUpToDate(payload, indexState).finally(() => {
      delete indexState.underWay;
    });
    await indexState.underWay;
  }
  // The first request updates it; all requests depend on these sources.
  for (const { from } of indexState.read.values()) noteSources(from);
  await readSynonyms(payload);
  return { words: indexState.words[locale], entries: indexState.entries[locale] };
}

/** Starts building the index, so that it is ready for the first query. */
export function prepareSearch(payload: Payload): void {
  loadSiteIndex(payload, 'hu').catch((error: unknown) => {
    payload.logger.warn({ err: error }, 'The search could not be prepared; the first query tries again');
  });
}
