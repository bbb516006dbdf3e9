// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UndoButton } from './UndoButton.tsx';

vi.mock('@payloadcms/ui', () => import('../../../../testing/admin/test-payload-ui.ts'));

test('the dialog that undoes an import opens on its cancel button, which changes nothing', () => {
  const undo = vi.fn<() => void>();
  render(<UndoButton undo={undo} />);
  fireEvent.click(screen.getByRole('button', { name: 'Visszavonás' }));
  expect(document.activeElement?.textContent).toBe('Mégsem');
  fireEvent.click(screen.getByRole('button', { name: 'Mégsem' }));
  expect([screen.queryByRole('dialog'), undo.mock.calls.length]).toEqual([null, 0]);
});
