/** Holds the language that a visitor has chosen. */
export const LANGUAGE_COOKIE = 'language';
