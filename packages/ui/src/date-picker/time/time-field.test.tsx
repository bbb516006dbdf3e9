// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAMPLES } from '../../../gallery/sample-date-texts.ts';
import type { TimeOfDay } from '../plain-date.ts';
import { DATE_LANGUAGES } from '../text/date-language.ts';
import { formatTime } from './parse-time.ts';
import type { TimeLimits } from './step-time.ts';
import { TimeField } from './TimeField.tsx';
import type { TimeOptions } from './time-options.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Field({
  initial,
  limits,
  ...options
}: TimeOptions & { initial: TimeOfDay; limits?: TimeLimits; onInvalid?: (isRefused: boolean) => void }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <TimeField
        {...options}
        {...(limits ? { limits } : {})}
        value={value}
        onChange={setValue}
        language={DATE_LANGUAGES.en}
        texts={SAMPLES.en.time}
      />
      <output>{formatTime(value, { seconds: true }, DATE_LANGUAGES.en)}</output>
    </>
  );
}

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const at = (hour: number, minute = 0, second = 0) => ({ hour, minute, second });
const part = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const time = () => screen.getByRole('status').textContent;
const step = (name: string) => screen.getByRole('button', { name });

describe('a time', () => {
  test('shows two digits per part, and seconds only on request', () => {
    const { rerender } = render(<Field initial={at(9, 5, 7)} />);
    expect(screen.getAllByRole<HTMLInputElement>('spinbutton').map((input) => input.value)).toEqual(['09', '05']);
    rerender(<Field initial={at(9, 5, 7)} seconds />);
    expect(screen.getAllByRole<HTMLInputElement>('spinbutton').map((input) => input.value)).toEqual(['09', '05', '07']);
  });

  test('is stepped with the arrow keys', () => {
    render(<Field initial={at(9, 59)} stepMinute={5} />);
    fireEvent.keyDown(part('Hour'), { key: 'ArrowUp' });
    fireEvent.keyDown(part('Minute'), { key: 'ArrowDown' });
    expect(time()).toBe('10:54:00');
  });

  test('is typed with two digits a part', () => {
    render(<Field initial={at(9)} />);
    fireEvent.change(part('Hour'), { target: { value: '1' } });
    expect([time(), part('Hour').value]).toEqual(['09:00:00', '1']);
    fireEvent.change(part('Hour'), { target: { value: '17' } });
    expect(time()).toBe('17:00:00');
  });

  test.each([
    ['Hour', '9', 'Please write two digits, for example 09.'],
    ['Hour', '24', 'Please write a number from 00 to 23.'],
    ['Hour', '103', 'Please write two digits, for example 09.'],
    ['Minute', '60', 'Please write a number from 00 to 59.'],
    ['Minute', 'ab', 'Please write two digits, for example 09.'],
    ['Minute', '', 'Please write two digits, for example 09.'],
  ])('%s "%s" shows an error when the part loses the focus, and stays as typed', (name, text, sentence) => {
    const refused: boolean[] = [];
    render(<Field initial={at(10)} onInvalid={(is) => refused.push(is)} />);
    fireEvent.change(part(name), { target: { value: text } });
    expect(part(name).getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(part(name));
    const described = document.getElementById(part(name).getAttribute('aria-describedby') ?? '');
    expect([part(name).value, part(name).getAttribute('aria-invalid'), described?.textContent]).toEqual([text, 'true', sentence]);
    expect([time(), refused.at(-1)]).toEqual(['10:00:00', true]);
  });

  test.each([
    ['typed', () => fireEvent.change(part('Hour'), { target: { value: '11' } })],
    ['stepped', () => fireEvent.keyDown(part('Hour'), { key: 'ArrowUp' })],
  ])('an error disappears when another %s', (_, change) => {
    const refused: boolean[] = [];
    render(<Field initial={at(10)} onInvalid={(is) => refused.push(is)} />);
    fireEvent.change(part('Hour'), { target: { value: '24' } });
    expect(fireEvent.keyDown(part('Hour'), { key: 'Enter' })).toBe(false);
    expect(refused.at(-1)).toBe(true);
    change();
    expect([time(), part('Hour').getAttribute('aria-invalid'), refused.at(-1)]).toEqual(['11:00:00', null, false]);
  });

  test('on a twelve-hour clock goes from 12 to 11, with AM or PM beside it', () => {
    render(<Field initial={at(0, 30)} hours={12} />);
    expect(part('Hour').value).toBe('12');
    fireEvent.click(step('AM, before or after noon'));
    expect(time()).toBe('12:30:00');
    fireEvent.change(part('Hour'), { target: { value: '03' } });
    expect(time()).toBe('15:30:00');
    fireEvent.change(part('Hour'), { target: { value: '13' } });
    fireEvent.change(part('Hour'), { target: { value: '00' } });
    expect(time()).toBe('15:30:00');
  });

  test('respects the limits of the boundary day, typed and stepped', () => {
    render(<Field initial={at(10, 0)} limits={{ min: at(9, 30), max: at(17) }} />);
    fireEvent.change(part('Hour'), { target: { value: '08' } });
    fireEvent.blur(part('Hour'));
    expect([time(), screen.getByText('This time cannot be chosen.').textContent]).toEqual(['10:00:00', 'This time cannot be chosen.']);
    fireEvent.keyDown(part('Hour'), { key: 'ArrowDown' });
    fireEvent.keyDown(part('Hour'), { key: 'ArrowDown' });
    expect(time()).toBe('09:30:00');
  });
});

describe('a button that is held', () => {
  test('steps at once, after 500 ms and then every 100 ms until released', () => {
    render(<Field initial={at(9)} />);
    fireEvent.pointerDown(step('Increase: Minute'), { button: 0 });
    expect(time()).toBe('09:01:00');
    wait(499);
    expect(time()).toBe('09:01:00');
    wait(1);
    expect(time()).toBe('09:02:00');
    wait(99);
    expect(time()).toBe('09:02:00');
    wait(1);
    expect(time()).toBe('09:03:00');
    for (let times = 0; times < 3; times += 1) wait(100);
    expect(time()).toBe('09:06:00');
    fireEvent.pointerUp(step('Increase: Minute'));
    wait(2000);
    expect(time()).toBe('09:06:00');
  });

  test.each(['pointerLeave', 'pointerCancel'] as const)('stops on %s', (event) => {
    render(<Field initial={at(9)} />);
    fireEvent.pointerDown(step('Decrease: Hour'), { button: 0 });
    fireEvent[event](step('Decrease: Hour'));
    wait(2000);
    expect(time()).toBe('08:00:00');
  });

  test('stops when the field is unmounted', () => {
    const { unmount } = render(<Field initial={at(9)} />);
    fireEvent.pointerDown(step('Decrease: Hour'), { button: 0 });
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a press without a pointer is one step, and one with another mouse button is none', () => {
    render(<Field initial={at(9)} />);
    fireEvent.click(step('Increase: Hour'), { detail: 0 });
    fireEvent.click(step('Increase: Hour'), { detail: 1 });
    fireEvent.pointerDown(step('Increase: Hour'), { button: 2 });
    wait(2000);
    expect(time()).toBe('10:00:00');
  });
});
