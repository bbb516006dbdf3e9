import {
  getOtherLocale,
  getProductPageSlugs,
  type Locale,
  type ProductPageKind,
  type SearchResult,
  type SearchTab,
  type Slugs,
} from '@liget/content-api';
import { findItemScreen, listStaticScreens, type StaticScreenId } from '@liget/content-api/screens';
import { SECTION_TEXTS } from '../../platform/fields/sections/sections.ts';
import { isRecord } from '../../platform/is-record.ts';
import { DocumentError, type DocumentReader } from '../../platform/read-model/document-reader.ts';
import type { FieldName, FieldWithValue, RelationField } from '../../platform/read-model/field-types.ts';
import { type CollectionName, type Documents, findAll, type ReadContext } from '../../platform/read-model/published.ts';
import { getPlainText, isEditorState } from '../../platform/read-model/rich-text/rich-text-state.ts';
import { type DateText, type DateTextFields, readDateText } from './date-text.ts';

/** A section of a page that a result can link to. */
export interface SearchSection {
  anchor: string;
  title: string;
  text: string;
}

/** What an item is found by, and what its result shows. */
export interface EntryPicture {
  /** Id in the media collection. */
  id: number;
  /** Whether it is shown in the current season, as on the item's page. */
  isSeasonal: boolean;
}

export interface SearchEntry {
  /** Id of the document. */
  id: number;
  tab: SearchTab;
  title: string;
  lead: string;
  text: string;
  /** Names of related documents: an event's venue, type and series. */
  names: string;
  /** The title in the other language, which is searched too. */
  otherTitle: string;
  sections: SearchSection[];
  date: string | null;
  /** For events. */
  dateText: DateText | null;
  /** An instant of the last day on which it is found; `null` without an end. */
  lastDay: string | null;
  picture: EntryPicture | null;
  target: SearchResult['target'];
  /** Whether its texts contain texts of other documents: then it is read again with every revision. */
  isFilled: boolean;
}

const NO_SLUGS: Slugs = { hu: null, en: null };
/** Fields of rows outside of blocks that are no text for readers. */
const NOT_TEXT = new Set(['id', 'picture', 'pictures']);

/** Restores the order of a block's fields, because PostgreSQL sorts them by the length of their names: an answer before its question. */
function getReadingOrder(fields: readonly string[]): (a: readonly [string, unknown], b: readonly [string, unknown]) => number {
  const getPlace = (name: string) => (fields.includes(name) ? fields.indexOf(name) : fields.length);
  return ([a], [b]) => getPlace(a) - getPlace(b);
}

/** All text of a value in one language: text, rich text, or rows and blocks, with these fields in their order. */
function collectText(value: unknown, locale: Locale, fields: readonly string[] = []): string {
  if (typeof value === 'string') return value;
  if (isEditorState(value)) return getPlainText(value);
  if (Array.isArray(value)) return value.map((item) => collectText(item, locale, fields)).join(' ');
  if (!isRecord(value)) return '';
  if ('hu' in value || 'en' in value) return collectText(value[locale], locale);
  const order = SECTION_TEXTS.get(String(value['blockType'])) ?? fields;
  return Object.entries(value)
    .filter(([key]) => (order.length > 0 ? order.includes(key) : !NOT_TEXT.has(key)))
    .toSorted(getReadingOrder(order))
    .map(([, item]) => collectText(item, locale, order))
    .join(' ');
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The blocks that have a title and an anchor. */
function getSections(blocks: unknown, locale: Locale): SearchSection[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.filter(isRecord).flatMap(({ title, anchor, ...rest }) => {
    const name = collectText(title, locale);
    return typeof anchor === 'string' && anchor && name ? [{ anchor, title: name, text: collapseSpaces(collectText(rest, locale)) }] : [];
  });
}

/** How the items of a collection are indexed. */
export interface Searchable<Name extends CollectionName> {
  tab: (read: DocumentReader<Documents[Name]>) => SearchTab;
  title: FieldWithValue<Documents[Name], string>;
  lead: FieldWithValue<Documents[Name], string>;
  /** Text, rich text, or building blocks. */
  texts: readonly FieldName<Documents[Name]>[];
  /** The field with blocks that results can link to. */
  sections?: FieldName<Documents[Name]>;
  /** Related documents whose names are searched too. */
  related?: readonly FieldName<Documents[Name]>[];
  names?: (read: DocumentReader<Documents[Name]>) => readonly string[];
  date?: FieldWithValue<Documents[Name], string>;
  dateText?: DateTextFields<Documents[Name]>;
  /** The last day on which it is found. */
  lastDay?: FieldWithValue<Documents[Name], string>;
  /** Unset for items without their own page. */
  slug?: FieldWithValue<Documents[Name], string>;
  /** The related document whose slug precedes its own in the path. */
  parent?: RelationField<Documents[Name]>;
  picture?: {
    field: FieldName<Documents[Name]>;
    isSeasonal: boolean;
    getId: (read: DocumentReader<Documents[Name]>) => number | null;
  };
  /** For products: the kind of page, and its heading, which is the product's name followed by these words. */
  product?: { page: ProductPageKind; heading: Readonly<Record<Locale, string>> };
}

/** The screen of the site that shows an item. */
function getScreen<Name extends CollectionName>(collection: Name, { slug, product }: Searchable<Name>): SearchEntry['target']['screen'] {
  if (slug === undefined) return 'professionalDocuments';
  const screen = product ? 'page' : findItemScreen(collection);
  if (!screen) throw new Error(`No screen shows the items of ${collection}`);
  return screen;
}

function createEntry<Name extends CollectionName>(
  read: DocumentReader<Documents[Name]>,
  searchable: Searchable<Name>,
  screen: SearchEntry['target']['screen'],
): SearchEntry | null {
  const slugs = searchable.slug ? read.slugs() : NO_SLUGS;
  if (searchable.slug && slugs.hu === null && slugs.en === null) return null;
  const parent = searchable.parent ? (read.relation(searchable.parent)?.slugs() ?? null) : null;
  if (searchable.parent && parent === null) return null;
  const addHeading = (name: string, locale: Locale) =>
    searchable.product && name ? `${name}: ${searchable.product.heading[locale]}` : name;
  const otherLocale = getOtherLocale(read.locale);
  const picture = searchable.picture?.getId(read) ?? null;
  return {
    id: read.id,
    tab: searchable.tab(read),
    title: addHeading(read.text(searchable.title), read.locale),
    lead: read.textOrEmpty(searchable.lead),
    text: collapseSpaces(searchable.texts.map((field) => collectText(read.value(field), read.locale)).join(' ')),
    names: searchable.names?.(read).join(' ') ?? '',
    otherTitle: addHeading(collectText(read.inLocale(searchable.title, otherLocale), otherLocale), otherLocale),
    sections: searchable.sections ? getSections(read.value(searchable.sections), read.locale) : [],
    date: searchable.date ? read.dateOrNull(searchable.date) : null,
    dateText: searchable.dateText ? readDateText(read, searchable.dateText) : null,
    lastDay: searchable.lastDay ? read.dateOrNull(searchable.lastDay) : null,
    picture: picture === null ? null : { id: picture, isSeasonal: searchable.picture?.isSeasonal ?? false },
    target: { screen, slugs: searchable.product ? getProductPageSlugs(searchable.product.page, slugs) : slugs, parent },
    isFilled: read.isFilled,
  };
}

/** The entries of a collection in a language, by ids. An untranslated item has the text of the other language. */
export async function readEntries<Name extends CollectionName>(
  context: ReadContext,
  collection: Name,
  searchable: Searchable<Name>,
  ids: readonly number[],
): Promise<SearchEntry[]> {
  // Professional documents exist in Hungarian only.
  if (!searchable.slug && context.locale !== 'hu') return [];
  const screen = getScreen(collection, searchable);
  const optional = [
    searchable.date,
    ...Object.values(searchable.dateText ?? {}),
    searchable.lastDay,
    searchable.parent,
    searchable.slug,
    searchable.picture?.field,
    ...(searchable.related ?? []),
  ].filter((field) => field !== undefined);
  const select = [searchable.title, searchable.lead, ...searchable.texts, ...optional];
  const found = await findAll(context, collection, {
    where: { id: { in: [...ids] } },
    depth: searchable.parent || searchable.related ? 1 : 0,
    select,
  });
  return found.flatMap((read) => {
    try {
      return createEntry(read, searchable, screen) ?? [];
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      read.warn(`Left out of the search: ${error.message}`);
      return [];
    }
  });
}

/** Entries of screens without items, by their titles and descriptions. Screens without a tab have none. */
export async function readScreens(
  context: ReadContext,
  tabs: Readonly<Record<StaticScreenId, SearchTab | null>>,
  ids: readonly number[],
): Promise<SearchEntry[]> {
  const select = ['key', 'title', 'description', 'picture'] as const;
  const found = await findAll(context, 'page-metadata', { where: { id: { in: [...ids] } }, depth: 0, select });
  const otherLocale = getOtherLocale(context.locale);
  return found.flatMap((read): SearchEntry[] => {
    const screen = listStaticScreens().find((id) => id === read.textOrEmpty('key'));
    const tab = screen && tabs[screen];
    if (!screen || !tab) return [];
    const [title, lead] = [read.textOrEmpty('title'), read.textOrEmpty('description')];
    const target = { screen, slugs: NO_SLUGS, parent: null };
    const otherTitle = collectText(read.inLocale('title', otherLocale), otherLocale);
    const picture = read.relationId('picture');
    return title
      ? [
          {
            id: read.id,
            tab,
            title,
            lead,
            text: '',
            names: '',
            otherTitle,
            sections: [],
            date: null,
            dateText: null,
            lastDay: null,
            picture: picture === null ? null : { id: picture, isSeasonal: true },
            target,
            isFilled: read.isFilled,
          },
        ]
      : [];
  });
}
