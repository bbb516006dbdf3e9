// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAMPLES } from '../../../gallery/sample-date-texts.ts';
import { createDay, getButton, getField, getSentValue, Single, TODAY, typeText } from '../../../gallery/sample-pickers.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each(['en', 'hu'] as const)('typed dates (%s)', (locale) => {
  const texts = SAMPLES[locale];
  const write = { en: (two: string) => `11/${two}/2026`, hu: (two: string) => `${two}/11/2026` }[locale];

  test('are applied as soon as they are valid, and reformatted when typing ends', () => {
    render(<Single locale={locale} />);
    fireEvent.change(getField(), { target: { value: '2026-11-05' } });
    expect(getSentValue()).toBe('2026-11-05');
    expect(getField().value).toBe('2026-11-05');
    fireEvent.blur(getField());
    expect(getField().value).toBe(write('05'));
  });

  test.each([
    [write('31'), 'invalid-date'],
    [write(''), 'missing-number'],
    [`${write('05')} or so`, 'trailing-text'],
    ['5.', 'unexpected-text'],
  ] as const)('"%s" is refused as %s and stays as typed', (text, error) => {
    const onError = vi.fn<(error: unknown, text: string) => void>();
    render(<Single locale={locale} initial={createDay(24)} onError={onError} />);
    typeText(text);
    expect(getField().value).toBe(text);
    expect(getSentValue()).toBe('');
    expect(screen.getByText(texts.errors[error])).toBeTruthy();
    expect(getField().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(getField().getAttribute('aria-describedby') ?? '')?.textContent).toBe(texts.errors[error]);
    expect(onError).toHaveBeenLastCalledWith(error, text);
  });

  test.each([
    ['MM', 'Brumaire', 'unknown-month'],
    ['DD d', 'Nonidi 5', 'unknown-day'],
  ] as const)('by the pattern %s, "%s" is %s', (pattern, text, error) => {
    render(<Single locale={locale} pattern={pattern} />);
    typeText(text);
    expect(screen.getByText(texts.errors[error])).toBeTruthy();
  });

  test('a day that may not be chosen is refused with the limit', () => {
    render(<Single locale={locale} minDate={TODAY} disabledWeekdays={[1]} />);
    typeText(write('20'));
    expect(screen.getByText(texts.errors['too-early']({ en: '21 Nov 2026', hu: '2026. nov. 21.' }[locale]))).toBeTruthy();
    typeText(write('23'));
    expect(screen.getByText(texts.errors.unavailable)).toBeTruthy();
  });

  test('errors are shown when typing ends, which Enter does too', () => {
    render(<Single locale={locale} />);
    fireEvent.change(getField(), { target: { value: 'x' } });
    expect(getField().hasAttribute('aria-invalid')).toBe(false);
    fireEvent.keyDown(getField(), { key: 'Enter' });
    expect(getField().getAttribute('aria-invalid')).toBe('true');
  });

  test('an empty field is no date and no error', () => {
    render(<Single locale={locale} initial={createDay(24)} />);
    typeText('');
    expect([getSentValue(), getField().value, getField().hasAttribute('aria-invalid')]).toEqual(['', '', false]);
  });

  test('a value from outside replaces invalid text', () => {
    render(<Single locale={locale} />);
    typeText('x');
    fireEvent.click(getButton('From elsewhere'));
    expect([getField().value, getField().hasAttribute('aria-invalid')]).toEqual([write('30'), false]);
  });
});
