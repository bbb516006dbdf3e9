import * as z from 'zod';
import { ImageValue, Instant, ListMeta, ListQuery, Slugs } from './primitives.ts';
import { itemScreens, standingScreens } from './screens.ts';

/** Specification, section 2: the search screen's tabs. */
export const SEARCH_TABS = ['business_partners', 'events', 'institutions', 'news', 'other', 'park', 'press', 'sights'] as const;
export const SearchTab = z.enum(SEARCH_TABS);
export type SearchTab = z.infer<typeof SearchTab>;

/** An item's screen and slugs, with those of the item that it lies below; or a screen that stands by itself, without slugs. */
const SearchTarget = z.object({
  screen: z.enum([...itemScreens.map(({ id }) => id), ...standingScreens()]),
  slugs: Slugs,
  parent: Slugs.nullable(),
});
export type SearchTarget = z.infer<typeof SearchTarget>;

export const SearchResult = z.object({
  tab: SearchTab,
  title: z.string(),
  excerpt: z.string(),
  date: Instant.nullable(),
  image: ImageValue.nullable(),
  target: SearchTarget,
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchAnswer = z.object({
  query: z.string(),
  tab: SearchTab.nullable(),
  tabs: z.array(z.object({ key: SearchTab, count: z.number().int().nonnegative() })),
  data: z.array(SearchResult),
  meta: ListMeta,
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const SearchQuery = ListQuery.extend({ q: z.string().trim().max(200).default(''), tab: SearchTab.optional() });
