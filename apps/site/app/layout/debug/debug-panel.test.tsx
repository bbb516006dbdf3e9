// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEBUG_COOKIE, debugCookie, debugFlags } from './flags.ts';

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

/** The tools as on a page that is opened now. */
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

test('the grid of twelve columns lies over the page while its flag is on, which is kept', async () => {
  await readShown();
  expect(columns()).toBe(0);
  await userEvent.click(screen.getByLabelText('grid'));
  expect(columns()).toBe(12);
  expect(debugFlags(document.cookie)).toEqual({ grid: true, translationKeys: false });
  await userEvent.click(screen.getByLabelText('grid'));
  expect(columns()).toBe(0);
});

test('a flag that was kept is in force from the start: the keys stand in the place of the texts', async () => {
  document.cookie = debugCookie({ grid: true, translationKeys: true });
  await readShown();
  expect(columns()).toBe(12);
  expect(screen.getByRole('heading').textContent).toBe('home');
  await userEvent.click(screen.getByLabelText('keys'));
  expect(screen.getByRole('heading').textContent).toBe('Home');
});
