import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { boundDepth, boundList, MAX_VERSIONS } from './bounded-query.ts';

test('a list has a bounded number of documents, and depth only in short lists', async () => {
  const rows: [query: Record<string, string>, bounded: Record<string, string>][] = [
    [{}, {}],
    [
      { limit: '', depth: '2' },
      { limit: '', depth: '2' },
    ],
    [
      { limit: '25', depth: '1' },
      { limit: '25', depth: '1' },
    ],
    [
      { limit: '100', depth: '4' },
      { limit: '100', depth: '2' },
    ],
    [{ limit: '101' }, { limit: '101', depth: '0' }],
    [
      { limit: '0', depth: '4' },
      { limit: '1000', depth: '0' },
    ],
    [{ limit: '999999999' }, { limit: '1000', depth: '0' }],
    [{ pagination: 'false' }, { pagination: 'false', limit: '1000', depth: '0' }],
  ];
  await everyRow(
    rows,
    ([query]) => JSON.stringify(query),
    ([query, bounded]) => expect(boundList(query)).toEqual(bounded),
  );
  expect(boundList({ limit: '0', depth: '4', locale: 'all' }, MAX_VERSIONS)).toEqual({ limit: '100', depth: '2', locale: 'all' });
});

test('a document has a bounded depth', () => {
  expect([boundDepth({ depth: '4', draft: 'true' }), boundDepth({ depth: '1' })]).toEqual([{ depth: '2', draft: 'true' }, { depth: '1' }]);
});
