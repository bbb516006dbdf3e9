// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Modal } from './Modal.tsx';
import { closeModal, openModal } from './modal-store.ts';

afterEach(() => {
  cleanup();
});

const getDialog = (id: string) => document.querySelector<HTMLDialogElement>(`dialog#${id}`);

describe('modals by id', () => {
  const two = (
    <>
      <Modal id="one" title="First" closeLabel="Close">
        Body
      </Modal>
      <Modal id="two" title="Second" closeLabel="Close">
        Body
      </Modal>
    </>
  );

  test('only the named one opens and closes', () => {
    render(two);
    expect(getDialog('one')?.open).toBe(false);
    act(() => openModal('two'));
    expect([getDialog('one')?.open, getDialog('two')?.open]).toEqual([false, true]);
    act(() => closeModal('one'));
    expect(getDialog('two')?.open).toBe(true);
    act(() => closeModal('two'));
    expect(getDialog('two')?.open).toBe(false);
  });

  test('it opens as a modal, so that the rest of the page is inert', () => {
    render(two);
    const dialog = getDialog('one');
    if (!dialog) throw new Error('no dialog');
    const showModal = vi.spyOn(dialog, 'showModal');
    act(() => openModal('one'));
    expect(showModal).toHaveBeenCalledOnce();
  });

  test('several may be open, and each closes separately', () => {
    render(two);
    act(() => openModal('one'));
    act(() => openModal('two'));
    expect([getDialog('one')?.open, getDialog('two')?.open]).toEqual([true, true]);
    act(() => closeModal('one'));
    expect([getDialog('one')?.open, getDialog('two')?.open]).toEqual([false, true]);
  });

  test('after the browser has closed it (Escape, its button), it can open again', () => {
    const onClosed = vi.fn();
    render(
      <Modal id="one" title="First" closeLabel="Close" onClosed={onClosed}>
        Body
      </Modal>,
    );
    act(() => openModal('one'));
    act(() => getDialog('one')?.close());
    expect(onClosed).toHaveBeenCalledOnce();
    act(() => openModal('one'));
    expect(getDialog('one')?.open).toBe(true);
  });

  test('a press on the backdrop closes it, a press on its content does not', () => {
    render(
      <Modal id="one" title="First" closeLabel="Close">
        <p>Inside</p>
      </Modal>,
    );
    act(() => openModal('one'));
    fireEvent.click(screen.getByText('Inside'));
    expect(getDialog('one')?.open).toBe(true);
    const dialog = getDialog('one');
    if (dialog) fireEvent.click(dialog);
    expect(getDialog('one')?.open).toBe(false);
  });

  test('it is named by its title', () => {
    render(
      <Modal id="one" title="House rules" closeLabel="Close">
        Body
      </Modal>,
    );
    act(() => openModal('one'));
    expect(screen.getByRole('dialog', { name: 'House rules' })).toBeTruthy();
  });

  test('its content is focusable from the first render, because it may scroll', () => {
    const html = renderToString(
      <Modal id="one" title="House rules" closeLabel="Close">
        Body
      </Modal>,
    );
    expect(html).toContain('<div class="dialog-body" role="group" aria-labelledby="one-title" tabindex="0">Body</div>');
  });

  test('lazy content is rendered only while it is open', () => {
    render(
      <Modal id="one" title="First" closeLabel="Close" lazy>
        <p>Heavy</p>
      </Modal>,
    );
    expect(screen.queryByText('Heavy')).toBeNull();
    act(() => openModal('one'));
    expect(screen.getByText('Heavy')).toBeTruthy();
  });

  test('a dialog that was unmounted while open does not reopen on the next visit', () => {
    const { unmount } = render(
      <Modal id="one" title="First" closeLabel="Close">
        Body
      </Modal>,
    );
    act(() => openModal('one'));
    unmount();
    render(
      <Modal id="one" title="First" closeLabel="Close">
        Body
      </Modal>,
    );
    expect(getDialog('one')?.open).toBe(false);
  });

  test('on the server it is closed, with a button that closes it without JavaScript', () => {
    const html = renderToString(
      <Modal id="one" title="First" closeLabel="Close">
        Body
      </Modal>,
    );
    expect(html).toMatch(/<dialog(?! open)[^>]*>/);
    expect(html).toContain('<form method="dialog"><button type="submit"');
  });
});
