// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { world } from '../../../testing/admin/test-payload-ui.ts';
import { DeleteNotice } from './DeleteNotice.tsx';

const dialog = vi.hoisted(() => ({ isOpen: false }));
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../../testing/admin/test-payload-ui.ts')),
  useModal: () => ({ isModalOpen: (slug: string) => dialog.isOpen && slug === 'delete-7' }),
}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('the deletion dialog shows where the document is used', async () => {
  world.document = { id: 7, collectionSlug: 'event-locations' };
  const usage = { collection: 'events', id: 12, kind: { hu: 'Program', en: 'Event' }, title: { hu: 'Próba', en: 'Rehearsal' } };
  vi.stubGlobal('fetch', async () => Response.json({ total: 1, usages: [usage] }));
  document.body.innerHTML = '<div id="delete-7"><div class="confirmation-modal__content"></div></div>';
  const { rerender } = render(<DeleteNotice />);
  expect(document.querySelector('.confirmation-modal__content')?.textContent).toBe('');
  dialog.isOpen = true;
  rerender(<DeleteNotice />);
  const link = await screen.findByRole('link', { name: 'Program: Próba' });
  expect(link.closest('.confirmation-modal__content')).not.toBeNull();
});
