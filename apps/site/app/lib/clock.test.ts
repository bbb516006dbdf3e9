import { afterEach, expect, test, vi } from 'vitest';
import { now, setClock } from './clock.ts';

afterEach(() => {
  setClock(undefined);
  vi.useRealTimers();
});

test('setClock stops the clock, and undefined restarts it', () => {
  setClock('2026-10-25T02:30:00+01:00');
  expect(now().toString()).toBe('2026-10-25T01:30:00Z');
  expect(now().toString()).toBe('2026-10-25T01:30:00Z');
  setClock(undefined);
  expect(now().toString()).not.toBe('2026-10-25T01:30:00Z');
});

test('setClock throws for a text that is no instant', () => {
  setClock('tomorrow');
  expect(() => now()).toThrow(RangeError);
});
