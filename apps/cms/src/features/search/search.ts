import {
  type EventsInQuery,
  LOCALES,
  type Marks,
  SEARCH_TABS,
  type SearchResult,
  type SearchSuggestions,
  type UnmatchedTime,
} from '@liget/content-api';
import { findMarks, getStem, splitWords, type TextHit, type TextIndex } from '@liget/language';
import { toBudapestDay } from '@liget/park/time';
import type { Payload } from 'payload';
import type { Handlers } from '../../platform/read-model/handler.ts';
import { toImageOfSeason, toImageValue } from '../../platform/read-model/pictures/pictures.ts';
import { findByIds, type TimedReadContext } from '../../platform/read-model/published.ts';
import { cutExcerpt } from './excerpt.ts';
import { noteMiss } from './misses.ts';
import { type ProgramTime, weighEntry } from './ranking.ts';
import { getDate } from './result-date.ts';
import type { SearchEntry } from './search-entries.ts';
import { findPinned, readSynonyms } from './settings.ts';
import { loadSiteIndex, parseEntryId, type SiteIndex } from './site-index.ts';

/** Maximum number of sections under one result. */
const MAX_SECTIONS = 3;
/** The weight of a section's score for its page: a page ranks slightly below its best section. */
const OF_PART = 0.9;
const WORDS_OFFERED = 4;
/** If fewer pages contain all words, pages with some of them follow. */
const FEW = 3;
/** Maximum number of words that are searched one by one. */
const MAX_WORDS = 8;

/** The first `MAX_WORDS` distinct words of a query, as typed. */
const getFirstWords = (query: string): string[] =>
  [...new Set(splitWords(query).map(({ start, end }) => query.slice(start, end)))].slice(0, MAX_WORDS);

interface SearchHit {
  entry: SearchEntry;
  score: number;
  /** The matched terms of the index, for marking. */
  terms: Set<string>;
  /** Marked only beside each other. */
  phraseTerms: Set<string>;
  anchors: string[];
}

/** The events that a query asks for. */
export interface ParsedEventQuery {
  /** `null` if the query asks for none, or nothing matches. */
  programs: EventsInQuery | null;
  /** The time in the query, if no event matches at that time. */
  unmatchedTime?: UnmatchedTime;
}

/** What the search needs from events, a higher layer. */
export interface ProgramFacts {
  times(payload: Payload, ids: ReadonlySet<number>, now: Temporal.Instant): Promise<ReadonlyMap<number, ProgramTime>>;
  parseQuery(context: TimedReadContext, query: string): Promise<ParsedEventQuery>;
}

const isProgram = ({ target }: SearchEntry) => target.screen === 'program';

async function getTimes(context: TimedReadContext, entries: readonly SearchEntry[], programs: ProgramFacts) {
  const ids = new Set(entries.filter(isProgram).map(({ id }) => id));
  const times = ids.size > 0 ? await programs.times(context.payload, ids, context.now) : new Map<number, ProgramTime>();
  return (entry: SearchEntry) => (isProgram(entry) ? times.get(entry.id) : undefined);
}

interface Answer {
  pages: SearchHit[];
  /** Whether no page contains all words: these contain some. */
  isPartial: boolean;
}

/** Pages with some of the first `MAX_WORDS` words; those with more of them first. */
function findHitsOfSome(query: string, words: TextIndex): TextHit[] {
  const sums = new Map<string, Omit<TextHit, 'id'> & { count: number }>();
  for (const word of getFirstWords(query)) {
    for (const { id, score, terms, phraseTerms } of words.find(word)) {
      const sum = sums.get(id) ?? { score: 0, terms: [], phraseTerms: [], count: 0 };
      sums.set(id, {
        score: sum.score + score,
        terms: [...sum.terms, ...terms],
        phraseTerms: [...sum.phraseTerms, ...phraseTerms],
        count: sum.count + 1,
      });
    }
  }
  return [...sums].map(([id, { score, count, ...terms }]) => ({ id, score: score * count, ...terms }));
}

/** Whether its last day is over in Budapest: lists do not have it either. Asked with every query, because time passes without a save. */
const isExpired = ({ lastDay }: SearchEntry, now: Temporal.Instant): boolean =>
  lastDay !== null && toBudapestDay(Temporal.Instant.from(lastDay)) < toBudapestDay(now);

/** The pages of the index's hits, each with its matching sections. */
function getPages(hits: readonly TextHit[], entries: SiteIndex['entries'], now: Temporal.Instant): SearchHit[] {
  const pages = new Map<string, SearchHit>();
  for (const { id, score, terms, phraseTerms } of hits) {
    const { key, anchor } = parseEntryId(id);
    const entry = entries.get(key);
    if (!entry || isExpired(entry, now)) continue;
    const page = pages.get(key) ?? { entry, score: 0, terms: new Set(), phraseTerms: new Set(), anchors: [] };
    pages.set(key, page);
    page.score = Math.max(page.score, anchor === null ? score : score * OF_PART);
    for (const term of terms) page.terms.add(term);
    for (const term of phraseTerms) page.phraseTerms.add(term);
    if (anchor !== null) page.anchors.push(anchor);
  }
  return [...pages.values()];
}

/** The pages that match a query, the best first. */
async function find(context: TimedReadContext, query: string, programs: ProgramFacts, { unfinished = false } = {}): Promise<Answer> {
  const { words, entries } = await loadSiteIndex(context.payload, context.locale);
  const whole = getPages(words.find(query, { unfinished }), entries, context.now);
  const listedEntries = new Set(whole.map(({ entry }) => entry));
  const some = whole.length < FEW && !unfinished ? getPages(findHitsOfSome(query, words), entries, context.now) : [];
  const pages = [...whole, ...some.filter(({ entry }) => !listedEntries.has(entry))];
  const getTime = await getTimes(
    context,
    pages.map(({ entry }) => entry),
    programs,
  );
  const now = context.now.epochMilliseconds;
  for (const page of pages) page.score *= weighEntry(page.entry, getTime(page.entry), now);
  const sortByScore = (hits: SearchHit[]) => hits.toSorted((a, b) => b.score - a.score);
  return {
    pages: [...sortByScore(pages.slice(0, whole.length)), ...sortByScore(pages.slice(whole.length))],
    isPartial: whole.length === 0 && pages.length > 0,
  };
}

async function loadResults(context: TimedReadContext, found: readonly SearchHit[], programs: ProgramFacts): Promise<SearchResult[]> {
  const entries = found.map(({ entry }) => entry);
  const ids = [...new Set(entries.flatMap(({ picture }) => picture?.id ?? []))];
  const pictures = new Map((await findByIds(context, 'media', ids, 1)).map((read) => [read.id, read]));
  const getImage = ({ picture }: SearchEntry) => {
    const read = picture && pictures.get(picture.id);
    return read ? (picture.isSeasonal ? toImageOfSeason(read) : toImageValue(read)) : null;
  };
  const getTime = await getTimes(context, entries, programs);
  return found.map(({ entry, terms, phraseTerms, anchors }) => {
    const findTermMarks = (text: string): Marks => findMarks(text, terms, context.locale, phraseTerms);
    const excerpt = cutExcerpt(entry, findTermMarks);
    const time = getTime(entry);
    const sections = entry.sections.filter(({ anchor }) => anchors.includes(anchor)).slice(0, MAX_SECTIONS);
    return {
      tab: entry.tab,
      title: entry.title,
      title_marks: findTermMarks(entry.title),
      excerpt: excerpt.text,
      excerpt_marks: excerpt.marks,
      ...getDate(entry, time),
      is_over: time?.isOver ?? false,
      is_on_now: time !== undefined && time.isOnNow && !entry.dateText?.isOnly,
      lasting: time?.lasting ?? null,
      image: getImage(entry),
      target: entry.target,
      sections: sections.map(({ title, anchor }) => ({ title, title_marks: findTermMarks(title), anchor })),
    };
  });
}

/** Whether the index has a form of this word, or a similar word. */
function isKnown(words: TextIndex, word: string): boolean {
  const [queryWord] = splitWords(word);
  const terms = queryWord ? (words.find(word)[0]?.terms ?? []) : [];
  return terms.some((term) => LOCALES.some((locale) => getStem(term, locale) === getStem(queryWord?.folded ?? '', locale)));
}

/**
 * The query with each unknown word replaced by the nearest known one; words without a similar one are dropped. Empty if none is left. Uses the first
 * `MAX_WORDS` words.
 */
function findNearestQueries(query: string, words: TextIndex): string[] {
  const choices = getFirstWords(query)
    .map((word) => (isKnown(words, word) ? [word] : toLowerCaseWords(words.nearest(word, WORDS_OFFERED, { onlyTitles: true }))))
    .filter(({ length }) => length > 0);
  const most = Math.max(0, ...choices.map(({ length }) => length));
  const queries = Array.from({ length: most }, (_, at) => choices.map((choice) => choice[at] ?? choice[0] ?? '').join(' '));
  return [...new Set(queries)].filter((suggestion) => suggestion !== query).slice(0, WORDS_OFFERED);
}

const toLowerCaseWords = (found: readonly string[]) => [...new Set(found.map((word) => word.toLowerCase()))];

export const createSearchHandlers = (programs: ProgramFacts) =>
  ({
    /** The counts are for all tabs, so that visitors see which others have results. */
    search: async (request) => {
      const { q, tab, page, limit } = request.query;
      const { pages: found, isPartial } = q ? await find(request, q, programs) : { pages: [], isPartial: false };
      const shown = tab ? found.filter(({ entry }) => entry.tab === tab) : found;
      const { words } = await loadSiteIndex(request.payload, request.locale);
      const nearest = q ? findNearestQueries(q, words) : [];
      const isMissed = q !== '' && (found.length === 0 || isPartial);
      const { programs: eventsInQuery, unmatchedTime } = q ? await programs.parseQuery(request, q) : { programs: null };
      if (isMissed && !eventsInQuery) noteMiss(request.payload, request.locale, q, request.now);
      return {
        query: q,
        tab: tab ?? null,
        tabs: SEARCH_TABS.map((key) => ({ key, count: found.filter(({ entry }) => entry.tab === key).length })),
        data: await loadResults(request, shown.slice((page - 1) * limit, page * limit), programs),
        meta: { total: shown.length, page, limit },
        is_partial: isPartial,
        programs: eventsInQuery,
        ...(unmatchedTime ? { unmatched_time: unmatchedTime } : {}),
        // A misspelt query has the pins of the nearest one.
        pinned: q ? await findPinned(request, `${q} ${nearest[0] ?? ''}`, found.length === 0) : [],
        nearest: isMissed && !eventsInQuery ? nearest : [],
      };
    },

    searchSuggestions: async (request): Promise<SearchSuggestions> => {
      const { q, limit } = request.query;
      if (!q) return { query: q, words: [], results: [], programs: null };
      const [{ pages: found }, { words }] = [
        await find(request, q, programs, { unfinished: true }),
        await loadSiteIndex(request.payload, request.locale),
      ];
      const getTime = await getTimes(
        request,
        found.map(({ entry }) => entry),
        programs,
      );
      const { programs: eventsInQuery, unmatchedTime } = await programs.parseQuery(request, q);
      const last = splitWords(q).at(-1);
      const completed = last
        ? toLowerCaseWords(words.nearest(q.slice(last.start, last.end), WORDS_OFFERED, { onlyTitles: true })).map(
            (word) => q.slice(0, last.start) + word,
          )
        : [];
      return {
        query: q,
        words: completed.filter((text) => text.toLowerCase() !== q.toLowerCase()).slice(0, WORDS_OFFERED),
        results: found.slice(0, limit).map(({ entry, terms, phraseTerms }) => ({
          tab: entry.tab,
          title: entry.title,
          title_marks: findMarks(entry.title, terms, request.locale, phraseTerms),
          ...getDate(entry, getTime(entry)),
          target: entry.target,
        })),
        // A suggestion has no room to say that it leaves out the day of the query; the page of results does.
        programs: unmatchedTime ? null : eventsInQuery,
      };
    },

    searchSynonyms: async ({ payload }) => ({ data: await readSynonyms(payload) }),
  }) satisfies Partial<Handlers>;
