// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMove } from './use-move.ts';

const toasts = vi.hoisted((): string[] => []);
const refresh = vi.hoisted(() => vi.fn<() => void>());
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../../testing/admin/test-payload-ui.ts')),
  toast: {
    error: (text: string) => toasts.push(`error: ${text}`),
    success: (text: string) => toasts.push(`success: ${text}`),
  },
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const MOVE = { id: 7, before: 3 };

beforeEach(() => {
  toasts.length = 0;
  refresh.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function moveWith(answer: () => Promise<Response>): Promise<boolean> {
  vi.stubGlobal('fetch', answer);
  const { result } = renderHook(() => useMove('menus'));
  return result.current(MOVE, 'Térkép');
}

test('a move is reported with the new place, and the list is reloaded', async () => {
  expect(await moveWith(async () => Response.json({ place: 2, count: 9 }))).toBe(true);
  expect(toasts).toEqual(['success: Áthelyezve: Térkép, 2. hely (összesen 9).']);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each<[string, () => Promise<Response>, string]>([
  ['that is refused', async () => Response.json({ message: 'Nincs joga hozzá.' }, { status: 403 }), 'Nincs joga hozzá.'],
  [
    'without a session',
    async () => Response.json({ message: 'x' }, { status: 401 }),
    'Közben kijelentkezett. Lépjen be újra, azután próbálja újra.',
  ],
  ['without a connection', async () => Promise.reject(new TypeError('Failed to fetch')), 'Nem sikerült áthelyezni. Próbálja újra.'],
  ['with an unreadable answer', async () => new Response('<html>'), 'Nem sikerült áthelyezni. Próbálja újra.'],
])('a move %s is reported as an error, and the list stays', async (_, answer, message) => {
  expect(await moveWith(answer)).toBe(false);
  expect(toasts).toEqual([`error: ${message}`]);
  expect(refresh).not.toHaveBeenCalled();
});
