/** Each language in its own words: the switch must be readable to those who need it. */
export const LANGUAGE_NAMES = { hu: 'Magyar', en: 'English' } as const;
