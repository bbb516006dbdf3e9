// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { UnderstoodDates } from '../import-answers.ts';
import type { Verdict } from '../import-status.ts';
import { LineReport } from './LineReport.tsx';

vi.mock('@payloadcms/ui', () => import('../../../../testing/admin/test-payload-ui.ts'));
afterEach(cleanup);

const createLine = (line: number, dates: UnderstoodDates, verdict: Verdict = 'new') => ({
  line,
  dates,
  key: String(line),
  title: 'Séta',
  verdict,
  errors: [],
  notes: [],
  columns: [],
  event: null,
});
const days = ['március 4.', 'március 11.', 'március 25.'].map((day) => ({ hu: day, en: day }));
const nothing = () => {};

const renderReport = (lines: ReturnType<typeof createLine>[]) => {
  const counts = { new: lines.length - 1, changed: 0, same: 0, refused: 1 };
  const report = { source: { encoding: 'utf-8' }, notes: [], counts, lines };
  render(<LineReport file={new File([''], 'nyar.csv')} report={report} begin={nothing} reset={nothing} />);
  return screen
    .getAllByRole('row')
    .slice(1)
    .map(({ children: [line, , dates] }) => `${line?.textContent}: ${dates?.textContent}`);
};

test('the report shows the understood dates of each line before the import starts, wrong lines first', () => {
  const lines = [
    createLine(2, { shown: days, count: 4 }),
    createLine(3, { shown: days.slice(0, 1), count: 1 }),
    createLine(4, { shown: [], count: 0 }),
    createLine(5, { shown: [], count: 0 }, 'refused'),
  ];
  expect(renderReport(lines)).toEqual([
    '5: –',
    '2: március 4.március 11.összesen 4 időpont, az utolsó: március 25.',
    '3: március 4.',
    '4: nincs időpont a fájlban',
  ]);
});
