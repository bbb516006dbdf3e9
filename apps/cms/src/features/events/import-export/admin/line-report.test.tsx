// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LineReport } from './LineReport.tsx';

vi.mock('@payloadcms/ui', () => import('../../../../testing/test-payload-ui.ts'));
afterEach(cleanup);

const createLine = (line: number, dates: { shown: { hu: string; en: string }[]; count: number }) => ({
  line,
  dates,
  key: String(line),
  title: 'Séta',
  verdict: 'new' as const,
  errors: [],
  notes: [],
  columns: [],
  event: null,
});
const days = ['március 4.', 'március 11.', 'március 25.'].map((day) => ({ hu: day, en: day }));
const nothing = () => {};

test('the report shows the understood dates of each line before the import starts', () => {
  const lines = [
    createLine(2, { shown: days, count: 4 }),
    createLine(3, { shown: days.slice(0, 1), count: 1 }),
    createLine(4, { shown: [], count: 0 }),
  ];
  const report = { source: { encoding: 'utf-8' }, notes: [], counts: { new: 3, changed: 0, same: 0, refused: 0 }, lines };
  render(<LineReport file={new File([''], 'nyar.csv')} report={report} begin={nothing} reset={nothing} />);
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[2]?.textContent);
  expect(cells).toEqual(['március 4.március 11.összesen 4 időpont, az utolsó: március 25.', 'március 4.', 'nincs időpont a fájlban']);
});
