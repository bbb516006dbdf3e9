import * as z from 'zod';
import { itemScreens, listStaticScreens } from '../screens.ts';
import { SEARCH_TABS } from '../vocabulary.ts';
import { EventCategorySlug, TimeOfDay } from './events.ts';
import { Day, ImageValue, Instant, ListMeta, ListQuery, Slugs } from './primitives.ts';

export const SearchTab = z.enum(SEARCH_TABS);
export type SearchTab = z.infer<typeof SearchTab>;

/** An item's screen and slugs, with those of the item that it lies below; or a screen that stands by itself, without slugs. */
const SearchTarget = z.object({
  screen: z.enum([...itemScreens.map(({ id }) => id), ...listStaticScreens()]),
  slugs: Slugs,
  parent: Slugs.nullable(),
});
export type SearchTarget = z.infer<typeof SearchTarget>;

/** Where the words that were found stand in a text: [start, end) in UTF-16 units, in order, apart from one another. */
export const Marks = z.array(z.tuple([z.number().int().nonnegative(), z.number().int().positive()]));
export type Marks = z.infer<typeof Marks>;

/** A part of a found page that answers the question by itself; `anchor` is its place on the page. */
const FoundSection = z.object({ title: z.string(), title_marks: Marks, anchor: z.string().min(1) });

export const SearchResult = z.object({
  tab: SearchTab,
  title: z.string(),
  title_marks: Marks,
  /** The piece of the item's texts in which most of the words stand; the beginning when they stand in its title alone. */
  excerpt: z.string(),
  excerpt_marks: Marks,
  /** Of a program when it is to be seen next, of an article when it appeared. */
  date: Instant.nullable(),
  /** A program without any date to come. */
  is_over: z.boolean(),
  /** A program of which a date with hours of its own takes place at this moment. */
  is_on_now: z.boolean(),
  /** Of a program that has begun and lasts, until when, `null` without an end: it can be seen while its place is open. */
  lasting: z.object({ until: Instant.nullable() }).nullable(),
  image: ImageValue.nullable(),
  target: SearchTarget,
  sections: z.array(FoundSection),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** A question that is really a filter of the programs' list ("free concerts at the weekend"), as the list's own parameters, and how many programs it leaves. */
export const EventsInQuery = z.object({
  category: z.array(EventCategorySlug),
  type: z.array(z.object({ slug: z.string(), name: z.string() })),
  location: z.array(z.object({ slug: z.string(), title: z.string() })),
  from: Day.nullable(),
  to: Day.nullable(),
  time_of_day: TimeOfDay.exclude(['any']).nullable(),
  free: z.boolean(),
  /** Programs of days, as their list counts them; where there is none, what lasts. */
  count: z.number().int().positive(),
  are_lasting: z.boolean(),
});
export type EventsInQuery = z.infer<typeof EventsInQuery>;

/** What editors put before the results of a question, or offer to who finds nothing. */
export const Pinned = z.object({ title: z.string(), text: z.string(), url: z.string().min(1) });
export type Pinned = z.infer<typeof Pinned>;

export const SearchAnswer = z.object({
  query: z.string(),
  tab: SearchTab.nullable(),
  tabs: z.array(z.object({ key: SearchTab, count: z.number().int().nonnegative() })),
  data: z.array(SearchResult),
  meta: ListMeta,
  /** Nothing has all the words of the question: what is found has some of them. */
  is_partial: z.boolean(),
  programs: EventsInQuery.nullable(),
  pinned: z.array(Pinned),
  /** Questions to try when this one finds nothing: its words written as the park writes them. */
  nearest: z.array(z.string()),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

const Question = z.string().trim().max(200).default('');
export const SearchQuery = ListQuery.extend({ q: Question, tab: SearchTab.optional() });

/** What is offered while a visitor types: whole questions that go on from what stands there, and the items that it leads to. */
export const SearchSuggestions = z.object({
  query: z.string(),
  words: z.array(z.string()),
  results: z.array(SearchResult.pick({ tab: true, title: true, title_marks: true, date: true, target: true })),
  programs: EventsInQuery.nullable(),
});
export type SearchSuggestions = z.infer<typeof SearchSuggestions>;

export const SuggestionsQuery = z.object({ q: Question, limit: z.coerce.number().int().min(1).max(10).default(6) });
