// @vitest-environment happy-dom

import { runInThisContext } from 'node:vm';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_MOVE_SCRIPT, repeatEarlyPress } from './first-move.ts';

type Load = () => Promise<ComponentType<{ name: string }>>;

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const move = () => act(async () => void window.dispatchEvent(new Event('pointermove')));
let go: ReturnType<typeof vi.spyOn>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>Failed</p> : this.props.children;
  }
}

/** Imports the module again, as on a page without any interaction yet. */
async function page(kind: 'lazyIsland' | 'hydrateOnInteraction' | 'optionalIsland', load: Load) {
  vi.resetModules();
  runInThisContext(FIRST_MOVE_SCRIPT);
  const Part = (await import('./islands.tsx'))[kind](load);
  await act(async () => void render(<Part name="park" />, { wrapper: Boundary }));
}

beforeEach(() => {
  go = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('hydrateOnInteraction loads its code once, at the first interaction', async () => {
  const load = vi.fn<Load>(async () => Greeting);
  await page('hydrateOnInteraction', load);
  expect(load).not.toHaveBeenCalled();
  await move();
  await move();
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('Hello park')).toBeDefined();
});

test('a layout change below a resting pointer is no interaction', async () => {
  const load = vi.fn<Load>(async () => Greeting);
  await page('hydrateOnInteraction', load);
  const pointer = (movementX: number) =>
    act(async () => void window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 })));
  await pointer(0);
  expect(load).not.toHaveBeenCalled();
  await pointer(-1);
  expect(load).toHaveBeenCalledOnce();
});

test('lazyIsland loads its code as soon as it is rendered', async () => {
  await page('lazyIsland', async () => Greeting);
  expect(screen.getByText('Hello park')).toBeDefined();
});

const gone: Load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('hydrateOnInteraction reloads the page if a newer release removed its code', async () => {
  await page('hydrateOnInteraction', gone);
  await move();
  expect(go).toHaveBeenCalledExactlyOnceWith(window.location.pathname + window.location.search);
  expect(screen.queryByText('Failed')).toBeNull();
});

test.each(['hydrateOnInteraction', 'lazyIsland'] as const)(
  'with text in a form, a part (%s) whose code is gone changes nothing on the page',
  async (kind) => {
    document.body.insertAdjacentHTML('beforeend', '<main><textarea>It did</textarea></main>');
    const field = document.querySelector('textarea');
    if (field) field.value = 'It did not fly';
    // Without typed text, a second failure within a minute would show the error page.
    for (const reloaded of ['', String(Date.now())]) {
      if (reloaded) sessionStorage.setItem('chunk-reload', reloaded);
      await page(kind, gone);
      await move();
      expect([go.mock.calls.length, screen.queryByText('Failed'), field?.value]).toEqual([0, null, 'It did not fly']);
      cleanup();
    }
    document.querySelector('main')?.remove();
  },
);

test('optionalIsland is left out if its code is gone, and the page does not reload', async () => {
  await page('optionalIsland', gone);
  await move();
  expect(screen.queryByText('Failed')).toBeNull();
  expect(go).not.toHaveBeenCalled();
});

test('hydrateOnInteraction fails if a reload did not help', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.setItem('chunk-reload', String(Date.now()));
  await page('hydrateOnInteraction', gone);
  await move();
  expect(screen.getByText('Failed')).toBeDefined();
  expect(go).not.toHaveBeenCalled();
});

test.each(['hydrateOnInteraction', 'optionalIsland'] as const)('offline, a part (%s) loads once the connection is back', async (kind) => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<Load>().mockImplementationOnce(gone).mockResolvedValue(Greeting);
  await page(kind, load);
  await move();
  expect(screen.queryByText('Hello park')).toBeNull();
  onLine.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Hello park')).toBeDefined();
  expect(go).not.toHaveBeenCalled();
});

test.each(['hydrateOnInteraction', 'optionalIsland'] as const)(
  'a part (%s) that fails while the page is being left does not reload it, and loads when it is shown again',
  async (kind) => {
    const load = vi.fn<Load>().mockImplementationOnce(gone).mockResolvedValue(Greeting);
    await page(kind, load);
    window.dispatchEvent(new Event('beforeunload'));
    await move();
    expect(go).not.toHaveBeenCalled();
    // A pageshow that is not from the back/forward cache does not end the navigation.
    window.dispatchEvent(new Event('pageshow'));
    expect(window.leavesUntil).toBeGreaterThan(0);
    await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(window.leavesUntil).toBe(0);
    expect(screen.getByText('Hello park')).toBeDefined();
  },
);

test('repeatEarlyPress repeats a click from before hydration, unless the button is gone or works without scripts', () => {
  runInThisContext(FIRST_MOVE_SCRIPT);
  document.body.innerHTML =
    '<button type="button" id="menu"><i></i></button><button type="button" id="gone"></button><button id="send"></button><button type="button" id="own" popovertarget="x"></button>';
  const pressed: string[] = [];
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  document.addEventListener('click', (event) => pressed.push((event.target as HTMLElement).id));
  for (const selector of ['#send', '#own']) {
    press(selector);
    repeatEarlyPress();
  }
  press('#gone');
  document.querySelector('#gone')?.remove();
  repeatEarlyPress();
  expect(pressed).toEqual(['send', 'own', 'gone']);
  press('#menu i');
  repeatEarlyPress();
  expect(pressed).toEqual(['send', 'own', 'gone', '', 'menu']);
});
