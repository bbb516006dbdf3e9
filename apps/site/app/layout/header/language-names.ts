/** The name of each language in that language, so that its speakers recognise it. */
export const LANGUAGE_NAMES = { hu: 'Magyar', en: 'English' } as const;
