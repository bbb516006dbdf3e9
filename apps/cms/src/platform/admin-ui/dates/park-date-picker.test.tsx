// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ParkDatePicker } from './ParkDatePicker.tsx';

/** A stand-in for the library: an input that calls the same callbacks. */
vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: 'hu' } }),
  DatePicker: ({ overrides }: { overrides: Record<string, (...args: unknown[]) => void> & { id?: string } }) => (
    <input
      aria-label="Kezdete"
      onChange={(event) => {
        overrides['onChangeRaw']?.(event);
        overrides['onChange']?.(null, { type: 'change' });
      }}
    />
  ),
}));
const picked: (string | null)[] = [];
beforeEach(() => void picked.splice(0));
afterEach(cleanup);

function Box({ dayOnly }: { dayOnly: boolean }) {
  const [value, setValue] = useState<string | null>('2026-01-01T09:00:00.000Z');
  return (
    <ParkDatePicker
      dayOnly={dayOnly}
      value={value}
      onChange={(next) => {
        setValue(next);
        picked.push(next);
      }}
    />
  );
}

function type(text: string, dayOnly = false) {
  render(<Box dayOnly={dayOnly} />);
  const box = screen.getByLabelText('Kezdete');
  fireEvent.change(box, { target: { value: text } });
  return box;
}

describe('a date box', () => {
  test('reads the typed text on blur', () => {
    fireEvent.blur(type('2026.12.05. 10.00'));
    expect(picked).toEqual(['2026-12-05T09:00:00.000Z']);
  });

  test('reads the typed text when it is drawn again before it was left', () => {
    type('2026.12.05. 10.00');
    cleanup();
    expect(picked).toEqual(['2026-12-05T09:00:00.000Z']);
  });

  test('shows an error for text that it cannot read, and keeps its value', () => {
    fireEvent.blur(type('12/09/2026 10:00'));
    expect([picked, screen.getByRole('alert').textContent]).toEqual([[], expect.stringContaining('kétféle napot is jelenthet')]);
  });

  test('reads the typed text at Enter, which neither sends the form nor chooses the shown day', () => {
    const box = type('dec. 5.', true);
    expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
    expect(picked.at(-1)).toMatch(/-12-05T11:00:00\.000Z$/);
  });

  test('chooses nothing at Enter when nothing was typed', () => {
    render(<Box dayOnly={false} />);
    expect(fireEvent.keyDown(screen.getByLabelText('Kezdete'), { key: 'Enter' })).toBe(false);
    expect(picked).toEqual([]);
  });

  test('reads the typed text at Escape, which then closes the popup', () => {
    expect(fireEvent.keyDown(type('2026.12.05. 10.00'), { key: 'Escape' })).toBe(true);
    expect(picked).toEqual(['2026-12-05T09:00:00.000Z']);
  });

  test('keeps text that it cannot read at Escape, which reaches neither the popup nor the window', () => {
    const box = type('holnap');
    expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(false);
    expect([picked, screen.getByRole('alert').textContent]).toEqual([[], expect.stringContaining('holnap')]);
    expect(box).toHaveProperty('value', 'holnap');
  });

  test('is emptied when the text is deleted', () => {
    fireEvent.change(type('2026'), { target: { value: '' } });
    expect(picked).toEqual([null]);
  });
});
