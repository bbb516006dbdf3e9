import type { Answer } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import type { ContentStore } from './store.ts';
import { readWholeList } from './whole-list.ts';

/** A content service with a number of partners, whose pages from `broken` on cannot be read. */
function contentWith(total: number, broken = Number.POSITIVE_INFINITY) {
  const pages: number[] = [];
  const read = async (_name: string, _locale: string, { query }: { query: { limit: number; page?: number } }): Promise<Answer<unknown>> => {
    const { limit, page = 1 } = query;
    pages.push(page);
    if (page >= broken) return { kind: 'unavailable', reason: 'down' };
    const data = Array.from({ length: total }, (_, index) => index).slice((page - 1) * limit, page * limit);
    return { kind: 'ok', value: { data, meta: { total, page, limit } }, revision: '1' };
  };
  const content = { read: read as ContentStore['read'] };
  return { pages, readPartners: () => readWholeList(content, 'businessPartners', 'hu') };
}

describe('a whole list', () => {
  test('of up to a hundred items is one request', async () => {
    const { pages, readPartners } = contentWith(100);
    expect(await readPartners()).toMatchObject({ kind: 'ok', value: { meta: { total: 100 } } });
    expect(pages).toEqual([1]);
  });

  test('of more items has all in order', async () => {
    const { pages, readPartners } = contentWith(250);
    expect(await readPartners()).toMatchObject({ kind: 'ok', value: { data: Array.from({ length: 250 }, (_, index) => index) } });
    expect(pages).toEqual([1, 2, 3]);
  });

  test('is unavailable if one of its pages is', async () => {
    expect(await contentWith(250, 2).readPartners()).toEqual({ kind: 'unavailable', reason: 'down' });
  });
});
