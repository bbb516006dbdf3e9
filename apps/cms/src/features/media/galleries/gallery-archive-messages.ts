import type { Locale } from '@liget/content-api';

/** Texts in and around the archive of a gallery. */
export const archiveMessages = {
  hu: { creditsFile: 'kepjegyzek.txt', credit: 'Forrás', licence: 'Felhasználás' },
  en: { creditsFile: 'picture-credits.txt', credit: 'Credit', licence: 'Licence' },
} as const satisfies Record<Locale, Record<string, string>>;
