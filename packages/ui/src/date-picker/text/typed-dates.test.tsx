// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAMPLES } from '../../../gallery/sample-date-texts.ts';
import { button, day, field, Single, sent, TODAY, type } from '../../../gallery/sample-pickers.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each(['en', 'hu'] as const)('typed dates (%s)', (locale) => {
  const texts = SAMPLES[locale];
  const write = { en: (two: string) => `11/${two}/2026`, hu: (two: string) => `${two}/11/2026` }[locale];

  test('count as soon as they can be read, and are written in the format when typing ends', () => {
    render(<Single locale={locale} />);
    fireEvent.change(field(), { target: { value: '2026-11-05' } });
    expect(sent()).toBe('2026-11-05');
    expect(field().value).toBe('2026-11-05');
    fireEvent.blur(field());
    expect(field().value).toBe(write('05'));
  });

  test.each([
    [write('31'), 'invalid-date'],
    [write(''), 'missing-number'],
    [`${write('05')} or so`, 'trailing-text'],
    ['5.', 'unexpected-text'],
  ] as const)('"%s" is refused as %s, and stays as it was typed', (text, fault) => {
    const onFault = vi.fn<(fault: unknown, text: string) => void>();
    render(<Single locale={locale} initial={day(24)} onFault={onFault} />);
    type(text);
    expect(field().value).toBe(text);
    expect(sent()).toBe('');
    expect(screen.getByText(texts.errors[fault])).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(texts.errors[fault]);
    expect(onFault).toHaveBeenLastCalledWith(fault, text);
  });

  test.each([
    ['MM', 'Brumaire', 'unknown-month'],
    ['DD d', 'Nonidi 5', 'unknown-day'],
  ] as const)('names are known by the pattern %s: "%s" is %s', (pattern, text, fault) => {
    render(<Single locale={locale} pattern={pattern} />);
    type(text);
    expect(screen.getByText(texts.errors[fault])).toBeTruthy();
  });

  test('a day that may not be chosen is refused with the limit', () => {
    render(<Single locale={locale} minDate={TODAY} disabledWeekdays={[1]} />);
    type(write('20'));
    expect(screen.getByText(texts.errors['too-early']({ en: '21 Nov 2026', hu: '2026. nov. 21.' }[locale]))).toBeTruthy();
    type(write('23'));
    expect(screen.getByText(texts.errors.unavailable)).toBeTruthy();
  });

  test('nothing is said before typing ends; then Enter ends it too', () => {
    render(<Single locale={locale} />);
    fireEvent.change(field(), { target: { value: 'x' } });
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  test('an emptied field is no date and no fault', () => {
    render(<Single locale={locale} initial={day(24)} />);
    type('');
    expect([sent(), field().value, field().hasAttribute('aria-invalid')]).toEqual(['', '', false]);
  });

  test('a date from elsewhere puts wrong text aside', () => {
    render(<Single locale={locale} />);
    type('x');
    fireEvent.click(button('From elsewhere'));
    expect([field().value, field().hasAttribute('aria-invalid')]).toEqual([write('30'), false]);
  });
});
