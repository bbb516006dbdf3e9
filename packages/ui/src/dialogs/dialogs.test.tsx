// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Drawer, Modal } from './Modal.tsx';
import { closeAllModals, closeModal, modalTrigger, openModal } from './modal-store.ts';
import { PopoverPanel } from './PopoverPanel.tsx';
import { Tooltip } from './Tooltip.tsx';

afterEach(() => {
  act(closeAllModals);
  cleanup();
});

const dialogOf = (id: string) => document.querySelector<HTMLDialogElement>(`dialog#${id}`);

describe('modals by id', () => {
  const two = (
    <>
      <Modal id="one" title="First" closeLabel="Close">
        Body
      </Modal>
      <Drawer id="two" title="Second" closeLabel="Close">
        Body
      </Drawer>
    </>
  );

  test('only the one named opens and closes', () => {
    render(two);
    expect(dialogOf('one')?.open).toBe(false);
    act(() => openModal('two'));
    expect([dialogOf('one')?.open, dialogOf('two')?.open]).toEqual([false, true]);
    act(() => closeModal('one'));
    expect(dialogOf('two')?.open).toBe(true);
    act(() => closeModal('two'));
    expect(dialogOf('two')?.open).toBe(false);
  });

  test('it opens as a modal, so that the rest of the page is inert', () => {
    render(two);
    const dialog = dialogOf('one');
    if (!dialog) throw new Error('no dialog');
    const showModal = vi.spyOn(dialog, 'showModal');
    act(() => openModal('one'));
    expect(showModal).toHaveBeenCalledOnce();
  });

  test('several may be open, and all close at once on a change of route', () => {
    render(two);
    act(() => openModal('one'));
    act(() => openModal('two'));
    expect([dialogOf('one')?.open, dialogOf('two')?.open]).toEqual([true, true]);
    act(closeAllModals);
    expect([dialogOf('one')?.open, dialogOf('two')?.open]).toEqual([false, false]);
  });

  test('closed by the browser (Escape, its button), it can be opened again', () => {
    const onClosed = vi.fn();
    render(
      <Modal id="one" title="First" closeLabel="Close" onClosed={onClosed}>
        Body
      </Modal>,
    );
    act(() => openModal('one'));
    act(() => dialogOf('one')?.close());
    expect(onClosed).toHaveBeenCalledOnce();
    act(() => openModal('one'));
    expect(dialogOf('one')?.open).toBe(true);
  });

  test('a press on the backdrop closes it, a press on its content does not', () => {
    render(
      <Modal id="one" title="First" closeLabel="Close">
        <p>Inside</p>
      </Modal>,
    );
    act(() => openModal('one'));
    fireEvent.click(screen.getByText('Inside'));
    expect(dialogOf('one')?.open).toBe(true);
    const dialog = dialogOf('one');
    if (dialog) fireEvent.click(dialog);
    expect(dialogOf('one')?.open).toBe(false);
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

  test('a trigger opens it by click, and by command where JavaScript has not arrived', async () => {
    render(
      <>
        <button type="button" className="button" {...modalTrigger('one')}>
          Rules
        </button>
        <Modal id="one" title="First" closeLabel="Close">
          Body
        </Modal>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Rules' });
    expect([button.getAttribute('commandfor'), button.getAttribute('command')]).toEqual(['one', 'show-modal']);
    await userEvent.click(button);
    expect(dialogOf('one')?.open).toBe(true);
  });

  test('long content can be reached, and so scrolled, by keyboard; short content is no stop', () => {
    render(two);
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    act(() => openModal('one'));
    expect(dialogOf('one')?.querySelector('.dialog-body')?.getAttribute('tabindex')).toBe('0');
    height.mockReturnValue(900);
    act(() => openModal('two'));
    expect(dialogOf('two')?.querySelector('.dialog-body')?.hasAttribute('tabindex')).toBe(false);
    vi.restoreAllMocks();
  });

  test('heavy content is drawn only while it is open', () => {
    render(
      <Modal id="one" title="First" closeLabel="Close" lazy>
        <p>Heavy</p>
      </Modal>,
    );
    expect(screen.queryByText('Heavy')).toBeNull();
    act(() => openModal('one'));
    expect(screen.getByText('Heavy')).toBeTruthy();
  });

  test('a dialog that left with its screen does not open by itself on the next visit', () => {
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
    expect(dialogOf('one')?.open).toBe(false);
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

test('a popover’s button names its panel, and the panel closes by itself', () => {
  render(
    <PopoverPanel button="Share" label="Share this">
      Copy the link
    </PopoverPanel>,
  );
  const panel = screen.getByRole('group', { name: 'Share this', hidden: true });
  expect(panel.getAttribute('popover')).toBe('auto');
  expect(screen.getByRole('button', { name: 'Share' }).getAttribute('popovertarget')).toBe(panel.id);
});

test('a tooltip describes its control, goes away with Escape and comes back on the next visit', async () => {
  render(
    <Tooltip text="Every day">
      {(described) => (
        <button type="button" {...described}>
          Hours
        </button>
      )}
    </Tooltip>,
  );
  const control = screen.getByRole('button', { name: 'Hours' });
  const tooltip = screen.getByRole('tooltip', { hidden: true });
  expect(control.getAttribute('aria-describedby')).toBe(tooltip.id);
  await userEvent.hover(control);
  expect(tooltip.parentElement?.hasAttribute('data-dismissed')).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(tooltip.parentElement?.hasAttribute('data-dismissed')).toBe(true);
  await userEvent.unhover(control);
  await userEvent.hover(control);
  expect(tooltip.parentElement?.hasAttribute('data-dismissed')).toBe(false);
});
