import type { Locale } from '@liget/content-api';
import { createTranslator } from 'use-intl/core';
import type { ErrorPageKind } from '../../app/content/error-page-kinds.ts';
import { getMessages } from '../../app/i18n/index.ts';
import { getPathLocale } from '../../app/lib/urls/href.ts';

/** Without the site's style sheets, which may not be there: the browser's own colours, light or dark. */
const STYLE =
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}main{max-width:36rem;margin:15vh auto;padding:0 1.25rem}h1{line-height:1.2}';

const getDocument = (locale: Locale, title: string, content: string) =>
  `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} – Liget</title><style>${STYLE}</style><main><h1>${title}</h1>${content}</main></html>`;

const HOME = {
  hu: '<a href="/" lang="hu">Vissza a főoldalra</a>',
  en: '<a href="/en" lang="en">Back to the homepage</a>',
};

/** A plain page in both languages. */
export const writePlainPage = (title: string, english: string, text = '') =>
  getDocument('hu', title, `${text ? `<p>${text}</p>` : ''}<p lang="en">${english}</p><p>${HOME.hu} · ${HOME.en}</p>`);

function translate(locale: Locale, kind: ErrorPageKind): { title: string; text: string } {
  const t = createTranslator({ locale, messages: getMessages(locale), namespace: 'errorPages' });
  return { title: t(`${kind}.title`), text: t(`${kind}.text`) };
}

/**
 * A page without the site's layout, for what cannot or must not cost a rendering; always with the bundled texts. Hungarian ones have an English sentence, because Hungarian is also
 * the language of requests whose language is not known. `more` is HTML.
 */
export function writeErrorPage(locale: Locale, kind: ErrorPageKind, more = ''): string {
  const [hungarian, english] = [translate('hu', kind), translate('en', kind)];
  return locale === 'en'
    ? getDocument('en', english.title, `<p>${english.text}${more}</p><p>${HOME.en}</p>`)
    : writePlainPage(hungarian.title, `${english.title}. ${english.text}`, hungarian.text + more);
}

/** The language of a request's URL. */
export const getUrlLocale = (url: string): Locale => getPathLocale(url.replace(/\?.*$/s, ''));

/** The answer to a form from a page of another origin; `url` is the right URL. */
export const writeForeignFormPage = (url: URL) =>
  writeErrorPage(getPathLocale(url.pathname), 'foreignForm', ` <a href="${url.href}">${url.href}</a>`);
