import * as z from 'zod';
import { itemScreens, listStaticScreens } from '../screens.ts';
import { SEARCH_TABS } from '../vocabulary/search-tabs.ts';
import { EventCategorySlug, OccurrenceState, TimeOfDay } from './events.ts';
import { Day, ImageValue, Instant, ListMeta, ListQuery, Slugs } from './primitives.ts';

export const SearchTab = z.enum(SEARCH_TABS);
export type SearchTab = z.infer<typeof SearchTab>;

/** An item's screen and slugs, with those of its parent; or a screen without an item, without slugs. */
const SearchTarget = z.object({
  screen: z.enum([...itemScreens.map(({ id }) => id), ...listStaticScreens()]),
  slugs: Slugs,
  parent: Slugs.nullable(),
});
export type SearchTarget = z.infer<typeof SearchTarget>;

/** The positions of found words in a text: [start, end) in UTF-16 units, in order, without overlap. */
export const Marks = z.array(z.tuple([z.number().int().nonnegative(), z.number().int().positive()]));
export type Marks = z.infer<typeof Marks>;

/** A section of a found page that matches the query on its own; `anchor` is its place on the page. */
const FoundSection = z.object({ title: z.string(), title_marks: Marks, anchor: z.string().min(1) });

export const SearchResult = z.object({
  tab: SearchTab,
  title: z.string(),
  title_marks: Marks,
  /** The part of the item's texts with the most matching words; the beginning if only the title matches. */
  excerpt: z.string(),
  excerpt_marks: Marks,
  /**
   * For an event its next date that takes place; the planned start of its next date if none does; its last date if all are over. For an
   * article its date of publication.
   */
  date: Instant.nullable(),
  /** For an event the state of that date. Without it the date takes place as planned. */
  state: OccurrenceState.optional(),
  /** For an event whether that date has no hours: only its day is shown. */
  all_day: z.boolean().optional(),
  /** For an event that shows no other date, or has none: the editor's words for it, in this language. */
  date_text: z.string().optional(),
  /** An event without future dates. */
  is_over: z.boolean(),
  /** An event with an occurrence that is on at this moment. */
  is_on_now: z.boolean(),
  /** For a long event that has begun: its end, `null` without an end. Whether it can be visited now depends on the hours of its place. */
  lasting: z.object({ until: Instant.nullable() }).nullable(),
  image: ImageValue.nullable(),
  target: SearchTarget,
  sections: z.array(FoundSection),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** A query that is a filter of the list of events ("free concerts at the weekend"): the list's parameters, and the number of events. */
export const EventsInQuery = z.object({
  category: z.array(EventCategorySlug),
  type: z.array(z.object({ slug: z.string(), name: z.string() })),
  location: z.array(z.object({ slug: z.string(), title: z.string() })),
  from: Day.nullable(),
  to: Day.nullable(),
  time_of_day: TimeOfDay.exclude(['any']).nullable(),
  free: z.boolean(),
  /** Events of single days, as their list counts them; if there are none, long events. */
  count: z.number().int().positive(),
  are_lasting: z.boolean(),
});
export type EventsInQuery = z.infer<typeof EventsInQuery>;

/** The days and the time of day in a query on which no event matches the rest of it, at least one of them. */
const UnmatchedTime = EventsInQuery.pick({ from: true, to: true, time_of_day: true });
export type UnmatchedTime = z.infer<typeof UnmatchedTime>;

/** Results that editors have pinned to a query, or show when nothing is found. */
export const Pinned = z.object({ title: z.string(), text: z.string(), url: z.string().min(1) });
export type Pinned = z.infer<typeof Pinned>;

export const SearchAnswer = z.object({
  query: z.string(),
  tab: SearchTab.nullable(),
  tabs: z.array(z.object({ key: SearchTab, count: z.number().int().nonnegative() })),
  data: z.array(SearchResult),
  meta: ListMeta,
  /** No result has all words of the query: the results have some of them. */
  is_partial: z.boolean(),
  programs: EventsInQuery.nullable(),
  /** Set when nothing matches at the time in the query: `programs`, if any, are those at other times. */
  unmatched_time: UnmatchedTime.optional(),
  pinned: z.array(Pinned),
  /** Suggested queries when nothing is found: similar words from the park's texts. */
  nearest: z.array(z.string()),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

const QueryText = z.string().trim().max(200).default('');
export const SearchQuery = ListQuery.extend({ q: QueryText, tab: SearchTab.optional() });

/** Suggestions while typing: whole queries that continue the typed text, and matching items. */
export const SearchSuggestions = z.object({
  query: z.string(),
  words: z.array(z.string()),
  results: z.array(
    SearchResult.pick({ tab: true, title: true, title_marks: true, date: true, state: true, all_day: true, date_text: true, target: true }),
  ),
  programs: EventsInQuery.nullable(),
});
export type SearchSuggestions = z.infer<typeof SearchSuggestions>;

export const SuggestionsQuery = z.object({ q: QueryText, limit: z.coerce.number().int().min(1).max(10).default(6) });

/** Groups of words and short phrases that mean the same. */
export const SearchSynonyms = z.object({ data: z.array(z.array(z.string())) });
export type SearchSynonyms = z.infer<typeof SearchSynonyms>;
