import { getMessages, type Overrides } from '../../app/i18n/index.ts';
import { formatDataAge } from '../../app/layout/head/as-of.ts';
import { AGE_NOTICE_CLASS } from '../../app/layout/layouts.ts';
import { escapeMarkup } from '../../app/lib/escape-markup.ts';
import { getBody, type StoredPage, toStoredPage } from '../stored-page.ts';

/** The empty element in the layout. */
const EMPTY = `<div class="${AGE_NOTICE_CLASS}"></div>`;

/**
 * Inserts the age of a page's data into its layout, with a note that "now" and "today" may be wrong. A page without the layout's placeholder is
 * unchanged.
 */
export const ageNotice =
  (translations: Partial<Record<'hu' | 'en', Overrides>>) =>
  async (page: StoredPage, sinceMs: number): Promise<StoredPage> => {
    if (!page.headers['content-type']?.startsWith('text/html')) return page;
    const html = (await getBody(page, 'identity')).toString('utf8');
    const locale = /^<!doctype html><html[^>]* lang="en"/i.test(html) ? 'en' : 'hu';
    const text = formatDataAge(sinceMs, locale, getMessages(locale, translations[locale]));
    const filled = html.replace(EMPTY, () => EMPTY.replace('></', `><p class="notice" role="note">${escapeMarkup(text)}</p></`));
    const body = Buffer.from(filled);
    return toStoredPage(page.status, page.headers, body);
  };
