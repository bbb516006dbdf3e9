import { type Locale, productPageSlugs, type SearchResult, type SearchTab, type Slugs } from '@liget/content-api';
import type { Payload } from 'payload';
import { DocumentError, type DocumentReader, isRecord } from '../reading/document-reader.ts';
import { findAll } from '../reading/published.ts';
import { isEditorState, plainText } from '../reading/rich-text-state.ts';
import { SEARCHABLE, type Searchable, screenFor } from './tabs.ts';

/** What one item is found by, and what its result shows. */
export interface SearchEntry {
  tab: SearchTab;
  title: string;
  lead: string;
  text: string;
  date: string | null;
  /** Id of its picture in the media collection. */
  picture: number | null;
  target: SearchResult['target'];
}

const NO_SLUGS: Slugs = { hu: null, en: null };
/** Names of a block's fields that say nothing to a reader. */
const NOT_TEXT = new Set(['id', 'blockType', 'blockName', 'anchor', 'tone', 'picture', 'pictures']);

/** All words of a value in one language: text, rich text, or rows and blocks of them. */
function textOf(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  if (isEditorState(value)) return plainText(value);
  if (Array.isArray(value)) return value.map((item) => textOf(item, locale)).join(' ');
  if (!isRecord(value)) return '';
  if ('hu' in value || 'en' in value) return textOf(value[locale], locale);
  return Object.entries(value)
    .filter(([key]) => !NOT_TEXT.has(key))
    .map(([, item]) => textOf(item, locale))
    .join(' ');
}

function pictureOf(read: DocumentReader): number | null {
  if (read.has('picture')) return read.relationId('picture');
  const [first] = read.has('items') ? read.rows('items') : [];
  return first?.has('picture') ? first.relationId('picture') : null;
}

function entry(read: DocumentReader, of: Searchable): SearchEntry | null {
  const slugs = of.unaddressed ? NO_SLUGS : read.slugs();
  if (!of.unaddressed && slugs.hu === null && slugs.en === null) return null;
  const parent = of.parent ? (read.relation(of.parent)?.slugs() ?? null) : null;
  if (of.parent && parent === null) return null;
  return {
    tab: of.tab(read),
    title: read.text(of.title),
    lead: read.textOrEmpty(of.lead),
    text: of.texts
      .map((field) => textOf(read.value(field), read.locale))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
    date: of.date ? read.dateOrNull(of.date) : null,
    picture: pictureOf(read),
    target: { screen: screenFor(of), slugs: of.product ? productPageSlugs(of.product, slugs) : slugs, parent },
  };
}

function fieldsOf(of: Searchable): Record<string, true> {
  const names = [
    of.title,
    of.lead,
    ...of.texts,
    ...(of.date ? [of.date] : []),
    ...(of.parent ? [of.parent] : []),
    ...(of.unaddressed ? [] : ['slug']),
  ];
  const pictured =
    of.unaddressed || of.collection === 'products' || of.collection === 'career-positions'
      ? []
      : [of.collection === 'galleries' ? 'items' : 'picture'];
  return Object.fromEntries([...names, ...pictured].map((name) => [name, true]));
}

async function entriesOf(payload: Payload, locale: Locale, of: Searchable): Promise<SearchEntry[]> {
  // Professional documents exist in Hungarian only.
  if (of.unaddressed && locale !== 'hu') return [];
  const found = await findAll({ payload, locale }, of.collection, { depth: of.parent ? 1 : 0, select: fieldsOf(of) });
  return found.flatMap((read) => {
    try {
      return entry(read, of) ?? [];
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      read.warn(`Left out of the search: ${error.message}`);
      return [];
    }
  });
}

/** Everything published that can be searched for in a language, in a fixed order. An untranslated item is found by its only text. */
export async function searchEntries(payload: Payload, locale: Locale): Promise<SearchEntry[]> {
  const all: SearchEntry[] = [];
  // One after the other: the index may take its time, visitors' pages must not wait for it.
  for (const of of SEARCHABLE) all.push(...(await entriesOf(payload, locale, of)));
  return all;
}
