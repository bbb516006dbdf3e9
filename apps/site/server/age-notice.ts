import { gunzipSync } from 'node:zlib';
import { budapestDay, now } from '../app/lib/clock.ts';
import { clockTime, longDate } from '../app/lib/dates.ts';
import { escapeMarkup } from '../app/lib/escape-markup.ts';
import { messagesOf, type Overrides } from '../app/messages/index.ts';
import { AGE_NOTICE_CLASS } from '../app/shell/layouts.ts';
import { type StoredPage, toStoredPage } from './page-cache.ts';

/** As the frame has it. */
const EMPTY = `<div class="${AGE_NOTICE_CLASS}"></div>`;

/** As a reader says it: the time alone of something of today, else with its day. */
function timeInWords(since: Temporal.Instant, locale: 'hu' | 'en'): string {
  const iso = since.toString();
  return budapestDay(since) === budapestDay(now()) ? clockTime(iso) : `${longDate(iso, locale)} ${clockTime(iso)}`;
}

/**
 * Writes into the frame of a page that was made of old contents how old they are, and that "now" and "today" may be over. A page without the
 * frame comes back as it is.
 */
export const ageNotice =
  (translations: Partial<Record<'hu' | 'en', Overrides>>) =>
  async (page: StoredPage, sinceMs: number): Promise<StoredPage> => {
    if (!page.headers['content-type']?.startsWith('text/html')) return page;
    const html = gunzipSync(page.bodies.gzip).toString('utf8');
    const locale = /^<!doctype html><html[^>]* lang="en"/i.test(html) ? 'en' : 'hu';
    const messages = messagesOf(locale, translations[locale]);
    const text = `${messages.shell.asOf}: ${timeInWords(Temporal.Instant.fromEpochMilliseconds(sinceMs), locale)}. ${messages.shell.asOfNote}`;
    const filled = html.replace(EMPTY, () => EMPTY.replace('></', `><p class="notice" role="note">${escapeMarkup(text)}</p></`));
    const body = Buffer.from(filled);
    return toStoredPage(page.status, page.headers, body, page.revision, page.renderedAt);
  };
