// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEBUG_COOKIE, formatDebugCookie, readDebugFlags } from './flags.ts';

const forget = () => {
  document.cookie = `${DEBUG_COOKIE}=; Max-Age=0; Path=/`;
};
beforeEach(() => {
  forget();
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  forget();
});

const columns = () => document.querySelectorAll('[aria-hidden="true"] span').length;

/** Renders the tools as on a new page. */
async function readShown() {
  const { DebugTools, useShownMessages } = await import('./index.ts');
  function Page() {
    const { home } = useShownMessages({ home: 'Home' });
    return (
      <>
        <h1>{home}</h1>
        <DebugTools />
      </>
    );
  }
  await act(async () => void render(<Page />));
  await screen.findByRole('group', { name: 'Debug' });
}

test('the grid covers the page while its flag is on, and the flag is stored', async () => {
  await readShown();
  expect(columns()).toBe(0);
  await userEvent.click(screen.getByLabelText('grid'));
  expect(columns()).toBe(12);
  expect(readDebugFlags(document.cookie)).toEqual({ grid: true, translationKeys: false });
  await userEvent.click(screen.getByLabelText('grid'));
  expect(columns()).toBe(0);
});

test('a stored flag applies from the start: keys replace the messages', async () => {
  document.cookie = formatDebugCookie({ grid: true, translationKeys: true });
  await readShown();
  expect(columns()).toBe(12);
  expect(screen.getByRole('heading').textContent).toBe('home');
  await userEvent.click(screen.getByLabelText('keys'));
  expect(screen.getByRole('heading').textContent).toBe('Home');
});
