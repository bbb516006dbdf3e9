// @vitest-environment happy-dom
import { CalendarDateTime } from '@internationalized/date';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAMPLES } from '../../gallery/sample-date-texts.ts';
import {
  createDay,
  getButton,
  getChosenCells,
  getField,
  getOverlay,
  getSentValue,
  Multiple,
  open,
  Range,
  Single,
  typeText,
  wait,
} from '../../gallery/sample-pickers.tsx';
import { Modal } from '../dialogs/Modal.tsx';
import { openModal } from '../dialogs/modal-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the overlay', () => {
  test('is hidden until its button is pressed, and opens with the focus on the chosen day, or else today', () => {
    render(<Single initial={createDay(24)} />);
    expect(getOverlay()).toBeNull();
    expect(getButton(/^Open/).getAttribute('aria-expanded')).toBe('false');
    open();
    expect(getOverlay()).not.toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Tuesday, 24 November 2026, selected');
  });

  test('opens from the field with Arrow Down, and returns the focus to the field', () => {
    render(<Single />);
    getField().focus();
    fireEvent.keyDown(getField(), { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Saturday, 21 November 2026, today');
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    expect(getOverlay()).toBeNull();
    expect(document.activeElement).toBe(getField());
  });

  test('closes with Escape, and the focus returns to its button', () => {
    render(<Single />);
    open();
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    expect(getOverlay()).toBeNull();
    expect(document.activeElement).toBe(getButton('Open the calendar'));
  });

  test('closes on Escape without closing a dialog around it', () => {
    render(
      <Modal id="around" title="Booking" closeLabel="Close">
        <Single />
      </Modal>,
    );
    act(() => openModal('around'));
    open();
    const wentOn = fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    expect([wentOn, getOverlay()]).toEqual([false, null]);
    expect(document.querySelector<HTMLDialogElement>('#around')?.open).toBe(true);
  });

  test('closes on a press outside, and not on one inside', () => {
    render(<Single />);
    open();
    const dialog = getOverlay();
    if (!dialog) throw new Error('no overlay');
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 300, 400));
    fireEvent.click(dialog, { clientX: 110, clientY: 110 });
    expect(getOverlay()).not.toBeNull();
    fireEvent.click(dialog, { clientX: 50, clientY: 110 });
    expect(getOverlay()).toBeNull();
    expect(document.activeElement).toBe(getButton('Open the calendar'));
  });

  test('closes 150 ms after a single date was picked', () => {
    render(<Single />);
    open();
    fireEvent.click(getButton(/, 24 November/));
    expect(getField().value).toBe('11/24/2026');
    wait(149);
    expect(getOverlay()).not.toBeNull();
    wait(1);
    expect(getOverlay()).toBeNull();
    expect(document.activeElement).toBe(getButton('Open the calendar, selected: 11/24/2026'));
  });

  test('stays open for several dates and for a range', () => {
    render(<Multiple maxDateCount={3} />);
    open();
    fireEvent.click(getButton(/, 24 November/));
    wait(10_000);
    expect(getOverlay()).not.toBeNull();
    fireEvent.click(getButton('Done'));
    expect(getOverlay()).toBeNull();
    expect(getSentValue()).toBe('2026-11-24');
  });

  test('stays open if a time is to be set too', () => {
    render(<Single time={{}} />);
    open();
    fireEvent.click(getButton(/, 24 November/));
    wait(10_000);
    expect(getOverlay()).not.toBeNull();
  });

  test('has buttons for today and for clearing', () => {
    render(<Single />);
    open();
    fireEvent.click(getButton('Today'));
    expect(getSentValue()).toBe('2026-11-21');
    fireEvent.click(getButton('Clear'));
    expect(getSentValue()).toBe('');
  });

  test('does not open while disabled', () => {
    render(<Single disabled />);
    expect(getButton(/^Open/).hasAttribute('disabled')).toBe(true);
    expect(getField().disabled).toBe(true);
  });
});

describe('modes', () => {
  test('several days can be typed, up to the limit', () => {
    render(<Multiple maxDateCount={2} />);
    typeText('11/26/2026, 11/24/2026');
    expect([getSentValue(), getField().value]).toEqual(['2026-11-24,2026-11-26', '11/24/2026, 11/26/2026']);
    typeText('11/24/2026, 11/25/2026, 11/26/2026');
    expect(screen.getByText('You can select up to 2 days.')).toBeTruthy();
  });

  test('a range can be typed, and its end must be after its start', () => {
    render(<Range />);
    typeText('11/24/2026 - 11/27/2026');
    expect([getSentValue(), getField().value]).toEqual(['2026-11-24_2026-11-27', '11/24/2026 – 11/27/2026']);
    typeText('11/27/2026 - 11/24/2026');
    expect(screen.getByText(SAMPLES.en.errors['range-order'])).toBeTruthy();
    expect(getSentValue()).toBe('');
  });

  test('an incomplete range is discarded when the overlay closes', () => {
    render(<Range initial={{ start: createDay(24), end: createDay(27) }} />);
    open();
    fireEvent.click(getButton(/, 10 November/));
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    expect(getSentValue()).toBe('2026-11-24_2026-11-27');
    open();
    expect(getChosenCells()).toHaveLength(4);
  });

  test('a range is picked with two presses', () => {
    render(<Range />);
    open();
    fireEvent.click(getButton(/, 24 November/));
    fireEvent.click(getButton(/, 27 November/));
    expect(getSentValue()).toBe('2026-11-24_2026-11-27');
  });

  test('an inline calendar has an accessible name, and submits nothing for an incomplete range', () => {
    render(<Range inline initial={{ start: createDay(24), end: createDay(27) }} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('group', { name: 'Day' })[0]?.id).toBe('day');
    fireEvent.click(getButton(/, 10 November/));
    expect(getSentValue()).toBe('');
    fireEvent.click(getButton(/, 12 November/));
    expect(getSentValue()).toBe('2026-11-10_2026-11-12');
  });

  test.each([
    ['month', 'mm/yyyy', '12/2026', '2026-12-01'],
    ['year', 'yyyy', '2027', '2027-01-01'],
  ] as const)('choosing a %s: the field asks for %s', (view, placeholder, text, iso) => {
    render(<Single view={view} />);
    expect(getField().placeholder).toBe(placeholder);
    typeText(text);
    expect([getSentValue(), getField().value]).toEqual([iso, text]);
  });
});

describe('with a time', () => {
  const limits = { minDate: new CalendarDateTime(2026, 11, 21, 14, 30), maxDate: new CalendarDateTime(2026, 11, 24, 17) };

  test('a picked day is at noon, or at the nearest allowed time of a boundary day', () => {
    render(<Single time={{}} inline {...limits} />);
    fireEvent.click(getButton(/, 23 November/));
    expect(getSentValue()).toBe('2026-11-23T12:00:00');
    fireEvent.click(getButton(/, 21 November/));
    expect(getSentValue()).toBe('2026-11-21T14:30:00');
  });

  test('the time is disabled without a day', () => {
    render(<Single time={{}} inline />);
    expect(screen.getByRole('spinbutton', { name: 'Hour' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('Choose a day first')).toBeTruthy();
  });

  test('day and time can be typed together', () => {
    render(<Single time={{ hours: 12 }} />);
    typeText('11/24/2026 03:05 PM');
    expect(getSentValue()).toBe('2026-11-24T15:05:00');
    typeText('11/24/2026 3:05 PM');
    expect(screen.getByText(SAMPLES.en.errors['two-digits'])).toBeTruthy();
  });
});
