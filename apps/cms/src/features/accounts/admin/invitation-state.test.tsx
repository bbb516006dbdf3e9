// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { world } from '../../../testing/admin/test-payload-ui.ts';
import { InvitationState } from './InvitationState.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/admin/test-payload-ui.ts'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NOW = Date.now();

/** What the form of an account says when these emails were sent to it. */
async function read(docs: object[], { id = 2, createdAt = NOW }: { id?: number; createdAt?: number } = {}): Promise<string> {
  world.document = { id, savedDocumentData: { email: 'bela@example.org', createdAt: new Date(createdAt).toISOString() } };
  vi.stubGlobal('fetch', async () => Response.json({ docs }));
  const { container } = render(<InvitationState />);
  await act(async () => {
    await Promise.resolve();
  });
  await act(async () => {});
  const { textContent } = container;
  cleanup();
  return textContent ?? '';
}

test('an invitation is said to be sent only when it was, and not to the account itself', async () => {
  expect(await read([{ state: 'sent' }])).toBe('A meghívó levelet elküldtük ide: bela@example.org.');
  expect(await read([{ state: 'waiting' }])).toMatch(/^A meghívó levél még nem ment el ide: bela@example\.org\./);
  expect(await read([])).toBe('');
  expect(await read([{ state: 'sent' }], { id: world.user.id })).toBe('');
  expect(await read([{ state: 'sent' }], { createdAt: NOW - 2 * 3_600_000 })).toBe('');
});
