// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { world } from '../../../testing/admin/test-payload-ui.ts';
import { SuccessorNotice } from './SuccessorNotice.tsx';

const dialog = vi.hoisted(() => ({ open: '' }));
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../../testing/admin/test-payload-ui.ts')),
  useModal: () => ({ isModalOpen: (slug: string) => dialog.open === slug }),
}));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test.each(['delete-7', 'confirm-un-publish-7'])('the dialog %s says where visitors of the old URL are sent', async (open) => {
  world.document = { id: 7, collectionSlug: 'events' };
  dialog.open = open;
  document.body.innerHTML = `<div id="${open}"><div class="confirmation-modal__content"></div></div>`;
  render(<SuccessorNotice />);
  const notice = await screen.findByText(/„Hová jussanak, akik a régi címet ismerik\?” dobozban/);
  expect(notice.closest(`#${open} .confirmation-modal__content`)).not.toBeNull();
});
