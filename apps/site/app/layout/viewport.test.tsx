// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsFarDown } from './floating/far-down.ts';
import { useIsDesktop } from './viewport.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Window() {
  return <output>{`${useIsDesktop() ? 'desktop' : 'phone'}, ${useIsFarDown() ? 'far down' : 'near the top'}`}</output>;
}

const readMessage = () => screen.getByRole('status').textContent;
function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function tell(event: 'resize' | 'scroll', now: Record<string, number>) {
  for (const [name, value] of Object.entries(now)) vi.stubGlobal(name, value);
  act(() => void window.dispatchEvent(new Event(event)));
}

test('a resize is reported after 200 ms without another one', () => {
  vi.stubGlobal('innerWidth', 1023);
  render(<Window />);
  expect(readMessage()).toBe('phone, near the top');
  tell('resize', { innerWidth: 1024 });
  pass(199);
  expect(readMessage()).toBe('phone, near the top');
  pass(1);
  expect(readMessage()).toBe('desktop, near the top');
});

test('a scroll is reported after 100 ms without another one', () => {
  vi.stubGlobal('innerWidth', 1024);
  render(<Window />);
  tell('scroll', { scrollY: 701 });
  pass(99);
  tell('scroll', { scrollY: 702 });
  pass(99);
  expect(readMessage()).toBe('desktop, near the top');
  pass(1);
  expect(readMessage()).toBe('desktop, far down');
});
