import { expect, test } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { readRelation } from './read-relation.ts';

const NEWS = { relationTo: 'news', value: 12 };
const ROWS: [unknown, typeof NEWS | null][] = [
  [NEWS, NEWS],
  [{ relationTo: 'news', value: { id: 12, title: 'Loaded' } }, NEWS],
  [{ relationTo: 'news', value: '12' }, NEWS],
  [{ relationTo: 'news', value: null }, null],
  [{ relationTo: 'news', value: '' }, null],
  [{ relationTo: 'news', value: '12a' }, null],
  [{ relationTo: 'news', value: {} }, null],
  [{ relationTo: ['news'], value: 12 }, null],
  [{ value: 12 }, null],
  [12, null],
  [null, null],
];

test('a stored relation names its document, loaded or not', () =>
  everyRow(
    ROWS,
    ([stored]) => JSON.stringify(stored),
    ([stored, relation]) => {
      expect(readRelation(stored)).toEqual(relation);
    },
  ));
