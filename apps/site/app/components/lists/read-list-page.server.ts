import type { ListMeta, Locale } from '@liget/content-api';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../i18n/index.ts';
import { countPages } from '../../lib/urls/list-query.ts';

interface ListPage<Answer> {
  answer: Answer;
  /** The page that is shown. */
  number: number;
  pages: number;
  /** The requested page number if the list has fewer pages; the last page is shown instead. */
  beyond: number | null;
}

/** Reads the requested page of a list, or the last page if the list is shorter. */
export async function readListPage<Answer extends { meta: ListMeta }>(
  requestedPage: number,
  limit: number,
  readPage: (page: number) => Promise<Answer>,
): Promise<ListPage<Answer>> {
  const answer = await readPage(requestedPage);
  const pages = countPages(answer.meta.total, limit);
  if (requestedPage <= pages) return { answer, number: requestedPage, pages, beyond: null };
  if (answer.meta.total === 0) return { answer, number: 1, pages, beyond: null };
  return { answer: await readPage(pages), number: pages, pages, beyond: requestedPage };
}

/** The notice that a list has no page of the requested number; else `null`. Formatted on the server, because few visitors need the message. */
export function formatBeyondLast(
  requestedPage: number | null,
  { locale, messages }: { locale: Locale; messages: Messages },
): string | null {
  if (requestedPage === null) return null;
  const t = createTranslator({ locale, messages, namespace: 'shell' });
  return t('beyondLast', { page: String(requestedPage) });
}
