import type { Locale } from '@liget/content-api';

/** By these dates and numbers are worded: on the server, and they travel as text, for Node and browsers word them differently. */
export const LANGUAGE_TAGS = { hu: 'hu-HU', en: 'en-GB' } as const satisfies Record<Locale, string>;
