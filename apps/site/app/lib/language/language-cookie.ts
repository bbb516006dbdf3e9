/** Stores the language that the visitor has chosen. */
export const LANGUAGE_COOKIE = 'language';
