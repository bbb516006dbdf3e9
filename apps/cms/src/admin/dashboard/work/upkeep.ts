import { getOtherLocale, LOCALES, type Locale } from '@liget/content-api';
import { DEAD_LINKS } from '../../../features/redirects/dead-links/check.ts';
import { SURE } from '../../../features/redirects/dead-links/errors.ts';
import { MISSED_PAGES } from '../../../features/redirects/not-found-log/count.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { may } from '../../../platform/rights/roles.ts';
import { toText } from '../../../platform/to-text.ts';
import { type DashboardReader, type Item } from '../blocks.ts';
import { getOutdatedConditions, type OutdatedCollection } from './outdated.ts';

const MAX_ITEMS = 5;
/** Time before which the end of an image's licence is announced. */
const ENDING_WITHIN = { hours: 7 * 24 };
/** Minimum width of images for wide screens in pixels (docs/editors-guide.md). */
const MIN_WIDTH_PIXELS = 1600;

interface CountedItems {
  items: Item[];
  /** The number of documents; `items` are the first of them. */
  count: number;
}

const NONE: CountedItems = { items: [], count: 0 };

/** The title of a document that is read in all languages: in `locale` or, without one, in the other language. */
function pickStoredTitle(titles: unknown, locale: Locale): Pick<Item, 'title' | 'language'> {
  const language = [locale, getOtherLocale(locale)].find((each) => isRecord(titles) && toText(titles[each]) !== '') ?? null;
  return { title: language && isRecord(titles) ? toText(titles[language]) : '', language };
}

async function listDocuments({ req, kinds, language }: DashboardReader, slug: string, options: object): Promise<CountedItems> {
  const kind = kinds.find((candidate) => candidate.slug === slug);
  if (!kind) return NONE;
  const { docs, totalDocs } = await req.payload.find({
    collection: slug,
    overrideAccess: false,
    user: req.user,
    depth: 0,
    locale: 'all',
    limit: MAX_ITEMS,
    ...options,
  });
  const documents: unknown[] = docs;
  const items = documents.filter(isRecord).map((row) => ({ kind, id: Number(row['id']), ...pickStoredTitle(row['title'], language) }));
  return { items, count: totalDocs };
}

/** The first outdated documents of each collection. A query each. */
export async function findOutdated(
  reader: DashboardReader,
): Promise<{ announcements: CountedItems; programs: CountedItems; jobs: CountedItems }> {
  const list = (slug: OutdatedCollection, sort: string) =>
    listDocuments(reader, slug, {
      sort,
      where: { and: getOutdatedConditions(slug, reader.now).map(({ field, is, value }) => ({ [field]: { [is]: value } })) },
      select: { title: true },
    });
  const [announcements, programs, jobs] = await Promise.all([
    list('public-announcements', 'updatedAt'),
    list('events', 'lastEnd'),
    list('career-positions', 'deadline'),
  ]);
  return { announcements, programs, jobs };
}

/** A filter of the admin's list: alternatives, each with conditions that must all be met. */
type Filter = Record<string, Record<string, string | number | boolean>>[][];

const createMissingCondition = (field: string) => ({ [field]: { exists: false } });

const getFilters = (now: Temporal.Instant) =>
  ({
    undescribed: [[createMissingCondition('altHu')], [createMissingCondition('altEn')]],
    narrow: [[{ width: { less_than: MIN_WIDTH_PIXELS } }]],
    uncredited: [[createMissingCondition('credit')], [createMissingCondition('licenceKind'), createMissingCondition('licence')]],
    ending: [[{ shownUntil: { less_than_equal: toStoredText(now.add(ENDING_WITHIN)) } }]],
    waiting: [[{ shownFrom: { greater_than: toStoredText(now) } }]],
  }) as const satisfies Record<string, Filter>;

export type ImageError = keyof ReturnType<typeof getFilters>;

interface PicturesWithError {
  error: ImageError;
  count: number;
  /** The query of the list that shows these images. */
  query: string;
}

const toQuery = (filter: Filter) =>
  new URLSearchParams(
    filter.flatMap((all, one) =>
      all.flatMap((condition, index) =>
        Object.entries(condition).flatMap(([field, test]) =>
          Object.entries(test).map(([operator, value]) => [`where[or][${one}][and][${index}][${field}][${operator}]`, String(value)]),
        ),
      ),
    ),
  ).toString();

/** Images that are too narrow, lack an author or licence, have expired or will soon, or may not be shown yet. A query each. */
export async function findImageErrors({ req, kinds, now }: DashboardReader): Promise<PicturesWithError[]> {
  if (!kinds.some(({ slug }) => slug === 'media')) return [];
  const found = await Promise.all(
    Object.entries(getFilters(now)).map(async ([error, filter]) => {
      const where = { or: filter.map((all) => ({ and: [...all] })) };
      const { totalDocs } = await req.payload.count({ collection: 'media', overrideAccess: false, user: req.user, where });
      return { error: error as ImageError, count: totalDocs, query: toQuery(filter.map((all) => [...all])) };
    }),
  );
  return found.filter(({ count }) => count > 0);
}

/** How often visitors requested a path, or searched for words. */
interface Requested {
  text: string;
  count: number;
  /** The language of the page on which it was searched for, if it is known. */
  language: Locale | null;
}

export interface DeadEnds {
  /** Number of dead links in published texts. */
  dead: number;
  /** The paths without a page that visitors requested most. */
  notFound: Requested[];
  /** The searches without results that visitors made most. */
  searches: Requested[];
}

const MAX_REQUESTED = 3;

/** The most frequent rows of a collection of counters, for users who may read it. */
async function listMostRequested({ req }: DashboardReader, collection: string, field: string): Promise<Requested[]> {
  if (!may(req.user, 'see', collection)) return [];
  const { docs } = await req.payload.find({
    collection,
    sort: '-count',
    limit: MAX_REQUESTED,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  return (docs as unknown[]).filter(isRecord).map((row) => ({
    text: toText(row[field]),
    count: Number(row['count'] ?? 0),
    language: LOCALES.find((locale) => locale === row['locale']) ?? null,
  }));
}

/** Dead links, missing pages and searches without results, for users who may read them. Three queries. */
export async function findDeadEnds(reader: DashboardReader): Promise<DeadEnds> {
  const { payload, user } = reader.req;
  const [dead, notFound, searches] = await Promise.all([
    may(user, 'see', DEAD_LINKS) ? payload.count({ collection: DEAD_LINKS, where: SURE, overrideAccess: false, user }) : { totalDocs: 0 },
    listMostRequested(reader, MISSED_PAGES, 'path'),
    listMostRequested(reader, 'search-misses', 'words'),
  ]);
  return { dead: dead.totalDocs, notFound, searches };
}

export interface WaitingCases {
  /** Unread cases. */
  unread: number;
  /** The most urgent cases: overdue ones, then by the nearest deadline. */
  urgent: (Item & { receivedAt: string; due: string | null; isUnread: boolean })[];
}

/** The inbox, for users who may read it. Two queries. */
export async function loadWaitingCases({ req, kinds }: DashboardReader): Promise<WaitingCases | null> {
  const kind = kinds.find(({ slug }) => slug === 'enquiries');
  if (!kind) return null;
  const readOptions = { collection: 'enquiries', overrideAccess: false, user: req.user } as const;
  const [{ docs }, { totalDocs }] = await Promise.all([
    req.payload.find({
      ...readOptions,
      depth: 0,
      limit: MAX_ITEMS,
      sort: ['due', 'createdAt'],
      pagination: false,
      where: { state: { not_in: ['answered', 'closed'] } },
      select: { reference: true, due: true, unread: true, createdAt: true },
    }),
    req.payload.count({ ...readOptions, where: { unread: { equals: true } } }),
  ]);
  const documents: unknown[] = docs;
  const urgent = documents.filter(isRecord).map((row) => ({
    kind,
    id: Number(row['id']),
    title: toText(row['reference']),
    language: null,
    receivedAt: toText(row['createdAt']),
    due: typeof row['due'] === 'string' ? row['due'] : null,
    isUnread: row['unread'] === true,
  }));
  return { unread: totalDocs, urgent };
}
