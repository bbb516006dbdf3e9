// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type MiddlewareFunction, Outlet, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shell } from '../../i18n/en/shell/shell.ts';
import { keepPage } from './keep-page.ts';
import { NotFoundReport } from './NotFoundReport.tsx';
import { useNavigationByLinks } from './use-navigation-by-links.ts';

const loadModules = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
/** The data of the magazine. */
const loadData = vi.fn<() => unknown>();
vi.mock('./route-modules.ts', () => ({ useRouteModules: () => loadModules }));

function Frame() {
  const { unreachableTarget: missed, dismiss: forget } = useNavigationByLinks();
  return (
    <IntlProvider locale="en" messages={{ shell }} timeZone="Europe/Budapest">
      <a href="/magazin">Magazine</a>
      <a href="/magazin#%">Magazine, nowhere</a>
      <a href="#content">Down</a>
      <textarea aria-label="Complaint" />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <NotFoundReport target={missed} onClose={forget} />
    </IntlProvider>
  );
}

/** The router passes the results of the loaders to it in the browser; the types of other routes lack them. */
const middleware: MiddlewareFunction = (args, next) => keepPage(args, next as Parameters<typeof keepPage>[1]);

async function open() {
  const routes = [
    {
      middleware: [middleware],
      element: <Frame />,
      errorElement: <p>Broken</p>,
      HydrateFallback: () => null,
      children: [
        { index: true, element: <h1>Home</h1> },
        { path: 'magazin', loader: () => loadData(), element: <h1>Stories</h1> },
      ],
    },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Home' });
  return router;
}

const follow = () => userEvent.click(screen.getByRole('link', { name: 'Magazine' }));
const notice = () => screen.queryByRole('alert')?.textContent ?? '';
const assign = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  loadModules.mockReset().mockResolvedValue([]);
  loadData.mockReset().mockReturnValue(null);
  assign.mockReset();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a link opens its page and moves the focus to it', async () => {
  await open();
  await follow();
  expect(await screen.findByRole('heading', { name: 'Stories' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  expect(assign).not.toHaveBeenCalled();
});

test('a link with an unknown fragment opens its page', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Magazine, nowhere' }));
  expect(await screen.findByRole('heading', { name: 'Stories' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  expect(screen.queryByText('Broken')).toBeNull();
});

test.each([
  ['is smooth', false, 'smooth'],
  ['jumps where less motion is wanted', true, 'auto'],
])('scrolling to a fragment of the same page %s', async (_, isReduced, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  await open();
  const ways: string[] = [];
  loadModules.mockImplementation(async () => void ways.push(document.documentElement.style.scrollBehavior));
  await userEvent.click(screen.getByRole('link', { name: 'Down' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  // Opening another page does not scroll smoothly.
  await follow();
  await screen.findByRole('heading', { name: 'Stories' });
  expect(ways).toEqual([expected, '']);
});

test('a page whose code cannot be loaded is loaded as a document, once', async () => {
  loadModules.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  await open();
  await follow();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/magazin');
  expect(notice()).toBe('');
});

test('a second failure within a minute shows a notice with a link to try again, and typed text stays', async () => {
  loadModules.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  sessionStorage.setItem('chunk-reload', String(Date.now()));
  await open();
  await userEvent.type(screen.getByRole('textbox'), 'It did not fly');
  await follow();
  await waitFor(() => expect(notice()).toContain('could not be loaded'));
  expect(assign).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'It did not fly');
  const again = screen.getByRole('link', { name: 'Try again' });
  // A plain link that loads a document: the router would not request failed code again.
  expect([again.getAttribute('href'), again.getAttribute('rel')]).toEqual(['/magazin', 'external']);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(notice()).toBe('');
});

test('a visitor who is leaving for another document is not sent elsewhere', async () => {
  loadModules.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  window.leavesUntil = Date.now() + 1000;
  await open();
  await follow();
  await waitFor(() => expect(notice()).toContain('could not be loaded'));
  expect(assign).not.toHaveBeenCalled();
  window.leavesUntil = 0;
});

test('offline, a link shows a notice and the page stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  await follow();
  await waitFor(() => expect(notice()).toContain('could not be loaded'));
  expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy();
  expect(loadModules).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  ['cannot be requested', new TypeError('Failed to fetch')],
  ['break off', new Error('Unable to decode turbo-stream response', { cause: new TypeError('network error') })],
])('the page stays when the data of the next one %s, and the notice leads there', async (_, failure) => {
  loadData.mockRejectedValue(failure);
  const router = await open();
  await userEvent.type(screen.getByRole('textbox'), 'It did not fly');
  await follow();
  await waitFor(() => expect(notice()).toContain('could not be loaded'));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect([router.state.location.pathname, screen.getByRole('heading').textContent]).toEqual(['/', 'Home']);
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'It did not fly');
  expect(new URL(screen.getByRole('link', { name: 'Try again' }).getAttribute('href') ?? '').pathname).toBe('/magazin');
  expect(loadData).toHaveBeenCalledOnce();
  loadData.mockResolvedValue(null);
  await follow();
  expect(await screen.findByRole('heading', { name: 'Stories' })).toBeTruthy();
  expect(notice()).toBe('');
});

test('an HTTP error of the data leads to the error page', async () => {
  loadData.mockRejectedValue(new Response('', { status: 500 }));
  await open();
  await follow();
  expect(await screen.findByText('Broken')).toBeTruthy();
});

test('the notice disappears when the next link works', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  await open();
  await follow();
  await waitFor(() => expect(notice()).not.toBe(''));
  await follow();
  expect(await screen.findByRole('heading', { name: 'Stories' })).toBeTruthy();
  expect(notice()).toBe('');
});
