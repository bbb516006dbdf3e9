import { afterEach, expect, test, vi } from 'vitest';
import { waitAtMost } from './wait-at-most.ts';

const never = new Promise<string>(() => {});

afterEach(() => {
  vi.useRealTimers();
});

test('waiting gives what comes in time, an error too, and leaves no timer', async () => {
  vi.useFakeTimers();
  expect(await waitAtMost(Promise.resolve('answer'), 1000)).toBe('answer');
  await expect(waitAtMost(Promise.reject(new Error('refused')), 1000)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('waiting gives nothing when its time is up', async () => {
  vi.useFakeTimers();
  const answer = waitAtMost(never, 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
