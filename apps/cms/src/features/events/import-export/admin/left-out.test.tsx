// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Progress } from '../import-answers.ts';
import { RecentRuns } from './RecentRuns.tsx';
import { RunProgress } from './RunProgress.tsx';

vi.mock('@payloadcms/ui', () => import('../../../../testing/admin/test-payload-ui.ts'));
afterEach(cleanup);

const DONE: Progress = {
  id: 3,
  fileName: 'nyar.csv',
  by: 'Panna',
  startedAt: '2026-11-24T09:00:00.000Z',
  state: 'done',
  position: 4,
  total: 4,
  counts: { new: 4, changed: 0, same: 0, refused: 9 },
  failed: [
    { line: 6, title: 'Séta', fault: { hu: 'Kezdete: „holnap” nem dátum.', en: 'Start: ‘holnap’ is no date.' } },
    { line: 8, title: '', fault: { hu: 'Nincs címe.', en: 'It has no title.' } },
  ],
  left: 0,
  canUndo: true,
};
const work = () => {};
const listLeftOut = () => [...document.querySelectorAll('.liget-list li')].map(({ textContent }) => textContent);
const LEFT_OUT = ['6. sor, Séta: Kezdete: „holnap” nem dátum.', '8. sor: Nincs címe.'];

test('an import that is done shows the lines that were left out, with their reasons, and the number of others', () => {
  render(<RunProgress progress={DONE} isWorking={false} error={null} work={work} reset={work} />);
  expect(listLeftOut()).toEqual(LEFT_OUT);
  expect(screen.getByText(/^És még 7 sor\./)).toBeTruthy();
});

test('an earlier import shows the lines that were left out when they are asked for', () => {
  render(<RecentRuns runs={[DONE]} work={work} />);
  expect(screen.getByText('Kimaradt sorok: 9').closest('details')?.open).toBe(false);
  expect(listLeftOut()).toEqual(LEFT_OUT);
});
