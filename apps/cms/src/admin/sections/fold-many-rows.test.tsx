// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FoldManyRows } from './FoldManyRows.tsx';

interface Row {
  id: string;
  collapsed?: boolean;
}
let rows: Row[];
let dispatch = vi.fn<(action: unknown) => void>();

vi.mock('@payloadcms/ui', () => ({
  useFormFields: (select: (context: unknown) => unknown) => select([{ dates: { rows } }, dispatch]),
}));

beforeEach(() => {
  dispatch = vi.fn();
});
afterEach(cleanup);

const createRows = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: String(at) }));

test('a list of more than five rows is collapsed when its form is opened', () => {
  rows = createRows(6);
  render(<FoldManyRows path="dates" />);
  const updatedRows = rows.map((row) => ({ ...row, collapsed: true }));
  expect(dispatch.mock.calls).toEqual([[{ type: 'SET_ROW_COLLAPSED', path: 'dates', updatedRows }]]);
});

test.each<[string, Row[]]>([
  ['a short list', createRows(5)],
  ['a list of which the editor has collapsed a row', [...createRows(6), { id: '6', collapsed: true }]],
])('%s stays as it is', (_, stored) => {
  rows = stored;
  render(<FoldManyRows path="dates" />);
  expect(dispatch).not.toHaveBeenCalled();
});

test('a list that grows while its form is open stays open', () => {
  rows = createRows(5);
  const { rerender } = render(<FoldManyRows path="dates" />);
  rows = createRows(6);
  rerender(<FoldManyRows path="dates" />);
  expect(dispatch).not.toHaveBeenCalled();
});

test('a list that has grown stays open when its tab is opened again', () => {
  rows = createRows(5);
  render(<FoldManyRows path="dates" />);
  cleanup();
  rows = createRows(6);
  render(<FoldManyRows path="dates" />);
  expect(dispatch).not.toHaveBeenCalled();
});
