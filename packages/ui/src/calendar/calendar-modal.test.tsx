// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAMPLES } from '../../gallery/sample-date-texts.ts';
import { DATE_LANGUAGES } from '../date-picker/text/date-language.ts';
import { openModal } from '../dialogs/modal-store.ts';
import { CalendarModal, type CalendarModalProps } from './CalendarModal.tsx';
import type { IsoRange } from './iso-range.ts';

let listeners: (() => void)[] = [];
let width = 1280;
beforeEach(() => {
  width = 1280;
  listeners = [];
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width >= Number(/(\d+)px/.exec(query)?.[1]);
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    removeEventListener: (_: string, listener: () => void) => {
      listeners = listeners.filter((other) => other !== listener);
    },
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const onSelect = vi.fn<(range: IsoRange) => void>();
afterEach(() => onSelect.mockReset());

function modal(more: Partial<CalendarModalProps> & { locale?: 'hu' | 'en' } = {}) {
  const { locale = 'en', ...props } = more;
  return (
    <CalendarModal
      id="calendar"
      language={DATE_LANGUAGES[locale]}
      texts={SAMPLES[locale]}
      today="2026-11-21"
      path="/en/programs-in-varosliget"
      onSelect={onSelect}
      {...props}
    />
  );
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const chosenCells = () => screen.queryAllByRole('cell').filter((cell) => cell.getAttribute('aria-selected') === 'true');
const months = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
const dialog = () => document.querySelector('dialog');
const choose = (...names: RegExp[]) => names.forEach((name) => fireEvent.click(button(name)));

describe('the calendar modal', () => {
  test('opens by its id as a dialog named by its title, with the focus on today', () => {
    render(modal());
    expect(screen.queryByRole('grid')).toBeNull();
    act(() => openModal('calendar'));
    expect(screen.getByRole('dialog', { name: 'When would you like to come?' })).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Saturday, 21 November 2026, today');
  });

  test('shows two months, and one below 640 px', () => {
    render(modal());
    act(() => openModal('calendar'));
    expect(months()).toEqual(['November 2026', 'December 2026']);
    width = 639;
    act(() => listeners.forEach((listener) => listener()));
    expect(months()).toEqual(['November 2026']);
    width = 640;
    act(() => listeners.forEach((listener) => listener()));
    expect(months()).toEqual(['November 2026', 'December 2026']);
  });

  test('the earliest day is today', () => {
    render(modal());
    act(() => openModal('calendar'));
    expect(button(/^Friday, 20 November/).disabled).toBe(true);
    expect(button(/^Saturday, 21 November/).disabled).toBe(false);
    expect(button('Previous month').getAttribute('aria-disabled')).toBe('true');
  });

  test('the range cannot be submitted while it is incomplete', () => {
    render(modal());
    act(() => openModal('calendar'));
    expect(button('Select these dates').disabled).toBe(true);
    choose(/, 24 November/);
    expect(button('Select these dates').disabled).toBe(true);
    choose(/, 3 December/);
    expect(button('Select these dates').disabled).toBe(false);
    choose(/, 4 December/);
    expect(button('Select these dates').disabled).toBe(true);
  });

  test('submitting returns the range as yy-mm-dd and closes', () => {
    render(modal());
    act(() => openModal('calendar'));
    choose(/, 24 November/, /, 3 December/, /^Select these/);
    expect(onSelect.mock.calls).toEqual([[{ from: '2026-11-24', to: '2026-12-03' }]]);
    expect(dialog()?.open).toBe(false);
  });

  test('closing returns nothing and keeps the chosen days', () => {
    render(modal());
    act(() => openModal('calendar'));
    choose(/, 24 November/, /, 3 December/);
    act(() => dialog()?.close());
    expect(onSelect).not.toHaveBeenCalled();
    act(() => openModal('calendar'));
    expect(button('Select these dates').disabled).toBe(false);
  });

  test('a new path clears the range', () => {
    const { rerender } = render(modal());
    act(() => openModal('calendar'));
    choose(/, 24 November/, /, 3 December/);
    rerender(modal({ path: '/en/magazine' }));
    expect(button('Select these dates').disabled).toBe(true);
    expect(chosenCells()).toHaveLength(0);
  });

  test('the initial range is chosen, and a changed range replaces it', () => {
    const { rerender } = render(modal({ range: { from: '2026-11-24', to: '2026-11-25' } }));
    act(() => openModal('calendar'));
    expect(chosenCells().map((cell) => cell.textContent)).toEqual(['24', '25']);
    rerender(modal({ range: { from: '2026-11-28', to: '2026-11-29' } }));
    expect(chosenCells().map((cell) => cell.textContent)).toEqual(['28', '29']);
  });

  test('an unreadable range is ignored', () => {
    render(modal({ range: { from: '2026-11-31', to: 'soon' } }));
    act(() => openModal('calendar'));
    expect(button('Select these dates').disabled).toBe(true);
  });

  test('a range that began before today is ignored, because it could not be selected', () => {
    render(modal({ range: { from: '2026-11-19', to: '2026-11-25' } }));
    act(() => openModal('calendar'));
    expect(chosenCells()).toHaveLength(0);
    expect(button('Select these dates').disabled).toBe(true);
  });

  test('the clear button clears the range', () => {
    render(modal());
    act(() => openModal('calendar'));
    choose(/, 24 November/, /, 3 December/, /^Clear/);
    expect([button('Select these dates').disabled, button('Clear').disabled]).toEqual([true, true]);
  });

  test('a single day is a range only if that is allowed', () => {
    const { rerender } = render(modal());
    act(() => openModal('calendar'));
    choose(/, 24 November/, /, 24 November/);
    expect(button('Select these dates').disabled).toBe(true);
    rerender(modal({ allowSingleDay: true, path: '/en' }));
    choose(/, 24 November/, /, 24 November/, /^Select these/);
    expect(onSelect).toHaveBeenCalledWith({ from: '2026-11-24', to: '2026-11-24' });
  });

  test('the texts can be Hungarian', () => {
    render(modal({ locale: 'hu' }));
    act(() => openModal('calendar'));
    expect(months()).toEqual(['2026. november', '2026. december']);
    choose(/november 24\., kedd/, /december 3\., csütörtök/);
    expect(screen.getAllByText('2026. nov. 24. – 2026. dec. 3. (10 nap)').length).toBeGreaterThan(0);
    expect(button('Időszak kiválasztása').disabled).toBe(false);
  });
});
