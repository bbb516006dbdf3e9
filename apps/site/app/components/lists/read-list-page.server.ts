import type { ListMeta } from '@liget/content-api';
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
