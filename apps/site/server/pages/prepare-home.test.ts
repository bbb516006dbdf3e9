import { expect, test, vi } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { prepareHome } from './prepare-home.ts';

const origins = { hu: 'https://liget.example', en: 'https://en.liget.example' };

test('the home page is requested until it has all its parts in both languages, five times at most', () =>
  everyRow(
    [
      { sources: ['rendered', 'rendered'], waits: 0 },
      { sources: ['stale', 'rendered', 'rendered', 'fresh'], waits: 1 },
      { sources: ['rendered', 'stale', 'fresh', 'rendered'], waits: 1 },
      { sources: [], waits: 4 },
    ],
    ({ sources }) => sources.join(),
    async ({ sources, waits }) => {
      const left = sources.values();
      const inject = vi.fn(async () => ({ statusCode: 200, headers: { 'x-page-source': left.next().value ?? 'stale' } }));
      const wait = vi.fn(async () => {});
      await prepareHome({ inject } as unknown as Parameters<typeof prepareHome>[0], origins, wait);
      expect([inject.mock.calls.length, wait.mock.calls.length]).toEqual([2 * (waits + 1), waits]);
      expect(inject).toHaveBeenLastCalledWith({ url: '/en', headers: { host: 'en.liget.example' } });
    },
  ));
