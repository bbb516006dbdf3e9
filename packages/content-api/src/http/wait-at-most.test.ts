import { afterEach, expect, test, vi } from 'vitest';
import { waitAtMost } from './wait-at-most.ts';

const never = new Promise<string>(() => {});

afterEach(() => {
  vi.useRealTimers();
});

test('waitAtMost returns a value or an error in time, and leaves no timer', async () => {
  vi.useFakeTimers();
  expect(await waitAtMost(Promise.resolve('answer'), 1000)).toBe('answer');
  await expect(waitAtMost(Promise.reject(new Error('refused')), 1000)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('waitAtMost returns nothing after the timeout', async () => {
  vi.useFakeTimers();
  const answer = waitAtMost(never, 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
