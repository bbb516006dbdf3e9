// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFormDialog } from './use-form-dialog.ts';

vi.mock('@payloadcms/ui', () => import('../../testing/admin/test-payload-ui.ts'));

const confirmed = vi.fn<(question?: string) => boolean>();
beforeEach(() => vi.stubGlobal('confirm', confirmed.mockReset().mockReturnValue(false)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Dialog() {
  const { ofDialog, close } = useFormDialog();
  return (
    <dialog {...ofDialog} aria-label="Ablak">
      <input aria-label="Ok" />
      <input aria-label="Nap" onKeyDown={(event) => event.preventDefault()} />
      <button type="button" onClick={close}>
        Bezárás
      </button>
    </dialog>
  );
}
const escape = (name = 'Ok') => fireEvent.keyDown(screen.getByLabelText(name), { key: 'Escape' });
const isOpen = () => screen.getByLabelText<HTMLDialogElement>('Ablak').open;

test('a dialog into which nothing was entered closes at Escape without a question', () => {
  render(<Dialog />);
  expect(isOpen()).toBe(true);
  escape();
  expect([isOpen(), confirmed.mock.calls.length]).toEqual([false, 0]);
});

test.each([
  ['Escape', () => escape()],
  ['its button', () => fireEvent.click(screen.getByRole('button'))],
])('a dialog into which something was entered asks before it closes: %s', (_, close) => {
  render(<Dialog />);
  fireEvent.input(screen.getByLabelText('Ok'), { target: { value: 'Vihar.' } });
  close();
  expect([isOpen(), confirmed.mock.calls]).toEqual([true, [['Amit beírt, nincs elmentve. Bezárja az ablakot?']]]);
  confirmed.mockReturnValue(true);
  close();
  expect(isOpen()).toBe(false);
});

test('a dialog stays open when Escape was for a popup in it', () => {
  render(<Dialog />);
  escape('Nap');
  expect(isOpen()).toBe(true);
});
