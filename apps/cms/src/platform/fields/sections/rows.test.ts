import { expect, test } from 'vitest';
import { label } from '../labels.ts';
import { rows } from './rows.ts';

test.each([
  [undefined, undefined, '/admin/sections/FoldManyRows.tsx#FoldManyRows'],
  ['always', true, '/admin/sections/NewRowsStayOpen.tsx#NewRowsStayOpen'],
  ['never', undefined, undefined],
] as const)('rows with the folding %s are collapsed accordingly when a form opens', (folding, initCollapsed, component) => {
  const { admin } = rows('items', label('a', 'a'), {
    row: [label('b', 'b'), label('c', 'c')],
    fields: [],
    ...(folding ? { folding } : {}),
  });
  expect([admin?.initCollapsed, admin?.components?.['afterInput']]).toEqual([initCollapsed, component ? [component] : []]);
});
