// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { dismissErrorsAfterSaves } from './dismiss-errors.ts';

const dismiss = vi.hoisted(() => vi.fn());
vi.mock('@payloadcms/ui', () => ({
  toast: {
    dismiss,
    getToasts: () => [
      { id: 1, type: 'error' },
      { id: 2, type: 'success' },
      { id: 3, dismiss: true },
    ],
  },
}));

test('the messages of refused saves are removed once a save of a document succeeds', () =>
  everyRow(
    [
      { method: 'PATCH', path: '/api/news/5?depth=0', status: 200, dismissed: [[1]] },
      { method: 'POST', path: '/api/news', status: 201, dismissed: [[1]] },
      { method: 'POST', path: '/api/globals/balloon', status: 200, dismissed: [[1]] },
      { method: 'PATCH', path: '/api/news/5', status: 400, dismissed: [] },
      { method: 'PATCH', path: '/api/news/5?autosave=true', status: 200, dismissed: [] },
      { method: 'GET', path: '/api/news/5', status: 200, dismissed: [] },
      { method: 'POST', path: '/api/news/5/approval', status: 200, dismissed: [] },
    ],
    ({ method, path, status }) => `${method} ${path} ${status}`,
    async ({ method, path, status, dismissed }) => {
      dismiss.mockClear();
      await dismissErrorsAfterSaves(async () => Response.json({}, { status }), '/api')(path, { method });
      expect(dismiss.mock.calls).toEqual(dismissed);
    },
  ));
