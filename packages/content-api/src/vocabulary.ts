/** The words that stand for choices in answers and addresses. Without zod: browsers take them from here. */

/** Specification, section 3. */
export const EVENT_CATEGORY_SLUGS = ['cultural', 'outdoor', 'family', 'sport'] as const;

export const DAY_PARTS = ['forenoon', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
/** As the filter of the programs has them. */
export const TIMES_OF_DAY = ['any', ...DAY_PARTS] as const;

export const ACCESSIBILITY_FEATURES = [
  'step_free',
  'sign_language',
  'hearing_loop',
  'relaxed',
  'audio_description',
  'accessible_restroom',
  'assistance_dogs',
] as const;

/** Who comes, and when: what the filters for people ask, in the order of their row and of addresses. 'rain': it is indoors. */
export const NEEDS = ['child', 'pushchair', 'wheelchair', 'dog', 'rain', 'free'] as const;

/** What a reader of the newsletter may choose: the categories of programs, and news. */
export const NEWSLETTER_TOPICS = [...EVENT_CATEGORY_SLUGS, 'news'] as const;

/** Specification, section 2: the search screen's tabs. */
export const SEARCH_TABS = ['business_partners', 'events', 'institutions', 'news', 'other', 'park', 'press', 'sights'] as const;
