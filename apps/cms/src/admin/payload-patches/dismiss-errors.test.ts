import { expect, test, vi } from 'vitest';
import { dismissErrors } from './dismiss-errors.ts';

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

test('only the messages of errors are removed', () => {
  dismissErrors();
  expect(dismiss.mock.calls).toEqual([[1]]);
});
