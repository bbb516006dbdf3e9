import type { ListMeta, Locale } from '@liget/content-api';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../../i18n/index.ts';
import { countPages } from '../../lib/urls/list-query.ts';

interface ListPage<Answer> {
  answer: Answer;
  /** The page that is shown. */
  number: number;
  pages: number;
  /** The page that was asked for, when the list has none of that number: then its last page is shown. */
  beyond: number | null;
}

/** Reads the page of a list that an address asks for, or its last one when the list is shorter: an empty page is no empty list. */
export async function readListPage<Answer extends { meta: ListMeta }>(
  asked: number,
  limit: number,
  readPage: (page: number) => Promise<Answer>,
): Promise<ListPage<Answer>> {
  const answer = await readPage(asked);
  const pages = countPages(answer.meta.total, limit);
  if (asked <= pages) return { answer, number: asked, pages, beyond: null };
  if (answer.meta.total === 0) return { answer, number: 1, pages, beyond: null };
  return { answer: await readPage(pages), number: pages, pages, beyond: asked };
}

/** Says that a list has no page of the number that was asked for; nothing when it has. Worded here: few visitors need it, and all would load it. */
export function formatBeyondLast(asked: number | null, { locale, messages }: { locale: Locale; messages: Messages }): string | null {
  if (asked === null) return null;
  const t = createTranslator({ locale, messages, namespace: 'shell' });
  return t('beyondLast', { page: String(asked) });
}
