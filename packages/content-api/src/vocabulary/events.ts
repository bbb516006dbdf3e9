// Without zod, because browsers import it; a file for each, so that a page loads only what it shows.
/** Specification, section 3. */
export const EVENT_CATEGORY_SLUGS = ['cultural', 'outdoor', 'family', 'sport'] as const;

export const DAY_PARTS = ['forenoon', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
/** Values of the filter of events. */
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
