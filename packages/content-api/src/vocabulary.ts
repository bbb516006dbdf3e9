/** The values of choices in answers and URLs. Without zod, because browsers import them from here. */

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

/** Needs of visitors, for the filters for people, in the order of the filter row and of URLs. 'rain': it is indoors. */
export const NEEDS = ['child', 'pushchair', 'wheelchair', 'dog', 'rain', 'free'] as const;

/** The topics of the newsletter: the categories of events, and news. */
export const NEWSLETTER_TOPICS = [...EVENT_CATEGORY_SLUGS, 'news'] as const;

/** Specification, section 2: the search screen's tabs. */
export const SEARCH_TABS = ['business_partners', 'events', 'institutions', 'news', 'other', 'park', 'press', 'sights'] as const;
