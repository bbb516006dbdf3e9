import type { Locale } from '@liget/content-api';

/** Locales for dates and numbers, which are formatted only on the server, because Node and browsers format them differently. */
export const LANGUAGE_TAGS = { hu: 'hu-HU', en: 'en-GB' } as const satisfies Record<Locale, string>;
