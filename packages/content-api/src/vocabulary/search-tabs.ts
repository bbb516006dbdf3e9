// Without zod, because browsers import it; a file for each, so that a page loads only what it shows.
/** Specification, section 2: the search screen's tabs. */
export const SEARCH_TABS = ['business_partners', 'events', 'institutions', 'news', 'other', 'park', 'press', 'sights'] as const;
