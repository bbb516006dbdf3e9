import { type Answer, type EndpointAnswer, type EndpointName, type Locale, MAX_LIMIT } from '@liget/content-api';
import type { ContentStore } from './store.ts';

/** The endpoints that answer with a page of a list. */
export type ListName = {
  [Name in EndpointName]: EndpointAnswer<Name> extends { data: readonly unknown[]; meta: { total: number } } ? Name : never;
}[EndpointName];

/** Pages that are read at most. */
const MAX_PAGES = 100;

/** Reads every item of a list, page by page; a page that cannot be read is the answer, because a list with silent gaps would be untrue. */
export async function readWholeList<Name extends ListName>(
  content: Pick<ContentStore, 'read'>,
  name: Name,
  locale: Locale,
): Promise<Answer<EndpointAnswer<Name>>>;
export async function readWholeList(content: Pick<ContentStore, 'read'>, name: ListName, locale: Locale): Promise<Answer<unknown>> {
  const first = await content.read(name, locale, { query: { limit: MAX_LIMIT } });
  if (first.kind !== 'ok') return first;
  const items: unknown[] = [...first.value.data];
  for (let page = 2; items.length < first.value.meta.total && page <= MAX_PAGES; page += 1) {
    const next = await content.read(name, locale, { query: { limit: MAX_LIMIT, page } });
    if (next.kind !== 'ok') return next;
    if (next.value.data.length === 0) break;
    items.push(...next.value.data);
  }
  return { ...first, value: { ...first.value, data: items } };
}
