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

/** Documents that are read at once. */
const CHUNK = 200;
/** What is read with the documents of a source: galleries have the address of their category, programs are found by what they belong to. */
const READ_WITH: Partial<Record<Source, readonly CollectionName[]>> = {
  galleries: ['gallery-categories'],
  events: ['event-locations', 'event-types', 'event-categories', 'event-series'],
};
/** Between a page and the anchor of a part of it. */
const OF_PAGE = '#';

/** Everything published that can be searched for in a language. */
export interface SiteIndex {
  words: TextIndex;
  /** By the ids that the index finds. */
  entries: ReadonlyMap<string, SearchEntry>;
}

interface IndexState {
  words: Record<Locale, TextIndex>;
  entries: Record<Locale, Map<string, SearchEntry>>;
  stamps: Map<Source, Map<number, string>>;
  /** As of which revision each source was brought up to date, and what it was read from. */
  read: Map<Source, { revision: number; from: ReadonlySet<ContentSource> }>;
  /** Those that the words were put in with, as text. */
  synonyms: string;
  revision?: number;
  underWay?: Promise<void>;
}

const indexFor = (locale: Locale, synonyms: string[][]) =>
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

const empty = (synonyms: string[][]) => ({
  words: { hu: indexFor('hu', synonyms), en: indexFor('en', synonyms) },
  entries: { hu: new Map<string, SearchEntry>(), en: new Map<string, SearchEntry>() },
  stamps: new Map<Source, Map<number, string>>(),
  read: new Map<Source, { revision: number; from: ReadonlySet<ContentSource> }>(),
  synonyms: JSON.stringify(synonyms),
});

const toKey = (source: Source, id: number) => `${source}:${id}`;

/** A page, and each part of it that can be led to. A part's title is no page's: "Opening hours" of a museum must not bury the page of that name. */
function getDocuments(key: string, { title, otherTitle, lead, names, text, sections }: SearchEntry): TextDocument[] {
  return [
    { id: key, texts: { title, otherTitle, lead, names, text } },
    ...sections.map((section) => ({ id: key + OF_PAGE + section.anchor, texts: { lead: section.title, text: section.text } })),
  ];
}

/** The page of what the index finds, and the anchor when it is a part of it. */
export function parseEntryId(id: string): { key: string; anchor: string | null } {
  const at = id.indexOf(OF_PAGE);
  return at === -1 ? { key: id, anchor: null } : { key: id.slice(0, at), anchor: id.slice(at + OF_PAGE.length) };
}

function forget(held: IndexState, locale: Locale, keys: readonly string[]): void {
  const { [locale]: entries } = held.entries;
  const gone = keys.flatMap((key) => {
    const entry = entries.get(key);
    entries.delete(key);
    return entry ? getDocuments(key, entry).map(({ id }) => id) : [];
  });
  held.words[locale].remove(gone);
}

/** Brings one source up to date: what was saved since is read anew, what is gone goes. */
async function refresh(payload: Payload, held: IndexState, source: Source): Promise<void> {
  const stamps = await readUpdateTimes(payload, source);
  const related: string[] = [];
  for (const collection of READ_WITH[source] ?? []) related.push(JSON.stringify([...(await readUpdateTimes(payload, collection))]));
  const outer = related.join();
  const known = held.stamps.get(source);
  const fresh = new Map([...stamps].map(([id, stamp]) => [id, stamp + outer]));
  const isFilled = (id: number) => LOCALES.some((locale) => held.entries[locale].get(toKey(source, id))?.isFilled);
  const changed = [...fresh].filter(([id, stamp]) => known?.get(id) !== stamp || isFilled(id)).map(([id]) => id);
  const gone = [...(known?.keys() ?? [])].filter((id) => !fresh.has(id));
  for (const locale of LOCALES) {
    forget(
      held,
      locale,
      [...gone, ...changed].map((id) => toKey(source, id)),
    );
    for (let at = 0; at < changed.length; at += CHUNK) {
      const read = await readSource({ payload, locale }, source, changed.slice(at, at + CHUNK));
      for (const entry of read) held.entries[locale].set(toKey(source, entry.id), entry);
      await held.words[locale].put(read.flatMap((entry) => getDocuments(toKey(source, entry.id), entry)));
    }
  }
  held.stamps.set(source, fresh);
}

const all = new WeakMap<Payload, IndexState>();

async function bringUpToDate(payload: Payload, held: IndexState): Promise<void> {
  const content = await getCurrentContent(payload);
  const { revision } = content;
  if (held.revision === revision) return;
  const synonyms = await readSynonyms(payload);
  if (JSON.stringify(synonyms) !== held.synonyms) Object.assign(held, empty(synonyms));
  // One after the other: visitors' pages must not wait for all of it.
  for (const source of SOURCES) {
    const last = held.read.get(source);
    if (last && isUnchangedSince(content, last.revision, last.from)) continue;
    const { sources: from } = await collectSources(() => refresh(payload, held, source));
    held.read.set(source, { revision, from });
  }
  held.revision = revision;
}

/**
 * The index of the content revision that holds now. It is built once; after a publication only what has changed is read. Rejects when the
 * database does not answer; the next question tries again.
 */
export async function loadSiteIndex(payload: Payload, locale: Locale): Promise<SiteIndex> {
  const held: IndexState = all.get(payload) ?? empty([]);
  all.set(payload, held);
  while (held.revision !== (await getCurrentRevision(payload))) {
    held.underWay ??= bringUpToDate(payload, held).finally(() => {
      delete held.underWay;
    });
    await held.underWay;
  }
  // It is brought up to date for whoever asks first, and read by all.
  for (const { from } of held.read.values()) noteSources(from);
  await readSynonyms(payload);
  return { words: held.words[locale], entries: held.entries[locale] };
}

/** Begins to build the index, so that the first question finds it ready. */
export function prepareSearch(payload: Payload): void {
  loadSiteIndex(payload, 'hu').catch((error: unknown) => {
    payload.logger.warn({ err: error }, 'The search could not be prepared; the first question tries again');
  });
}
