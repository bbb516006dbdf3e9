import type { Locale } from '@liget/content-api';

const getDocument = (locale: Locale, title: string, content: string) =>
  `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – Liget</title><main><h1>${title}</h1>${content}</main></html>`;

/** A plain error page without the site's layout. */
export const writePlainPage = (title: string, english: string, text = '') =>
  getDocument(
    'hu',
    title,
    `${text ? `<p>${text}</p>` : ''}<p lang="en">${english}</p><p><a href="/">Vissza a főoldalra</a> · <a href="/en" lang="en">Back to the homepage</a></p>`,
  );

/** The answer to a form from a page of another origin; `url` is the right URL. */
export const writeForeignFormPage = (url: string) =>
  writePlainPage(
    'Ezt az űrlapot itt nem tudjuk fogadni',
    'We cannot take this form here: it was opened at another address. Please open the page at its own address and send the form from there.',
    `Az oldalt más címen nyitotta meg. Kérjük, nyissa meg a saját címén, és onnan küldje el: <a href="${url}">${url}</a>`,
  );
export const BAD_REQUEST = writePlainPage('Ezt a címet nem értjük', 'We cannot read this address.');
export const UNREADABLE_FORM = writePlainPage(
  'Ezt az űrlapot nem tudtuk elolvasni',
  'We could not read this form. Your browser’s Back button brings back what you wrote: send it again.',
  'A böngésző Vissza gombja visszahozza, amit írt: küldje el újra.',
);
/** The cookies or the address are longer than the server reads. */
export const HEADERS_TOO_LARGE = writePlainPage(
  'A böngésző túl sok adatot küldött',
  'Your browser sent more than we can read. Delete the cookies of this site, or use a shorter address, and try again.',
  'Törölje a böngészőben a honlap sütijeit, vagy nyisson meg rövidebb címet, és próbálja újra.',
);
export const NO_SUCH_ADDRESS = writePlainPage('Ez az oldal nem található', 'There is no page at this address.');
export const TOO_MANY_FORMS = writePlainPage(
  'Túl sok küldés érkezett egymás után',
  'Too many forms were sent in a short time. Your browser’s Back button brings back what you wrote: wait a minute and send it again.',
  'A böngésző Vissza gombja visszahozza, amit írt: várjon egy percet, és küldje el újra.',
);
export const FORM_TOO_LONG = writePlainPage(
  'Ilyen hosszú szöveget nem tudunk fogadni',
  'This text is too long for us to receive. Your browser’s Back button brings back what you wrote: make it shorter and send it again.',
  'A böngésző Vissza gombja visszahozza, amit írt: rövidítse meg, és küldje el újra.',
);
export const FORM_TOO_SLOW = writePlainPage(
  'Az űrlap túl lassan érkezett',
  'The form came too slowly, and we stopped waiting for it. Your browser’s Back button brings back what you wrote: send it again, over a better connection or with smaller files.',
  'Nem vártunk tovább rá. A böngésző Vissza gombja visszahozza, amit írt: küldje el újra, jobb kapcsolaton vagy kisebb fájlokkal.',
);
export const SERVER_ERROR = writePlainPage('Hiba történt', 'Something went wrong.');

const BUSY = {
  hu: {
    429: ['Sok keresés érkezett egymás után', 'Várjon egy percet, és töltse be újra az oldalt.'],
    503: ['Most nagyon sokan nézik a honlapot', 'Várjon néhány másodpercet, és töltse be újra az oldalt.'],
    home: ['/', 'Vissza a főoldalra'],
  },
  en: {
    429: ['Many searches came in a short time', 'Please wait a minute, then load the page again.'],
    503: ['Very many people are looking at the website', 'Please wait a few seconds, then load the page again.'],
    home: ['/en', 'Back to the homepage'],
  },
} as const;

/** The answer for a page that is not rendered now: too many requests of the client (429) or too much load (503). */
export function getBusyPage(locale: Locale, status: 429 | 503): string {
  const { [status]: texts, home } = BUSY[locale];
  return getDocument(locale, texts[0], `<p>${texts[1]}</p><p><a href="${home[0]}">${home[1]}</a></p>`);
}
