import { SHOW_AGE_AFTER_MS } from '../../app/content/answers/shelf-life.ts';
import type { ReadQuality } from '../../app/content/request-reads.ts';
import { getMessages, type Overrides } from '../../app/i18n/index.ts';
import { formatPageNotice, type PageNotice } from '../../app/layout/head/page-notice.ts';
import { PAGE_NOTICE_CLASS } from '../../app/layout/layouts.ts';
import { escapeMarkup } from '../../app/lib/escape-markup.ts';
import { getBody, type StoredPage, toStoredPage } from '../cache/stored-page.ts';

/** The empty element in the layout. */
const EMPTY = `<div class="${PAGE_NOTICE_CLASS}"></div>`;

/** The notice that a page of answers of this quality needs at an instant, in milliseconds; `null` if it needs none. Only complete pages have one. */
export function findDueNotice({ status }: Pick<StoredPage, 'status'>, { oldest, isLacking }: ReadQuality, now: number): PageNotice | null {
  const since = oldest !== null && now - oldest >= SHOW_AGE_AFTER_MS ? oldest : null;
  return status === 200 && (since !== null || isLacking) ? { since, isLacking } : null;
}

/**
 * Inserts a notice into a page's layout: the age of its data, with a note that "now" and "today" may be wrong, or that parts may be missing. A page
 * without the layout's placeholder is unchanged.
 */
export const createNoticeInserter =
  (translations: Partial<Record<'hu' | 'en', Overrides>>) =>
  async (page: StoredPage, notice: PageNotice): Promise<StoredPage> => {
    if (!page.headers['content-type']?.startsWith('text/html')) return page;
    const html = (await getBody(page, 'identity')).toString('utf8');
    const locale = /^<!doctype html><html[^>]* lang="en"/i.test(html) ? 'en' : 'hu';
    const text = formatPageNotice(notice, locale, getMessages(locale, translations[locale]));
    const filled = html.replace(EMPTY, () => EMPTY.replace('></', `><p class="notice" role="note">${escapeMarkup(text)}</p></`));
    const body = Buffer.from(filled);
    return toStoredPage(page.status, page.headers, body);
  };
