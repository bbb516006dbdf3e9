// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ShellRoute, { ErrorBoundary } from './ShellRoute.tsx';
import { createShellData } from './shell-data-under-test.ts';

vi.mock('./navigation/route-modules.ts', () => ({ useRouteModules: () => () => Promise.resolve([]) }));

const data = createShellData();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  [500, 'Hiba történt'],
  [429, 'Hiba történt'],
  [404, 'Az oldal nem található'],
])('a link whose data fail to load (%i) leads to the error page within the shell', async (status, message) => {
  const loader = vi.fn(() => Promise.reject(new Response('', { status })));
  const router = createMemoryRouter([
    {
      id: 'shell___hu',
      path: '/',
      loader: () => data,
      Component: ShellRoute,
      ErrorBoundary,
      HydrateFallback: () => null,
      children: [
        { index: true, element: <a href="/magazin">Tovább</a> },
        { path: 'magazin', loader, element: <h1>Magazin</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('link', { name: 'Tovább' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(message);
  expect(screen.getByText(`Hibakód: ${status}`)).toBeTruthy();
  expect(document.querySelectorAll('header, footer')).toHaveLength(2);
  expect(loader).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Vissza a főoldalra' }).getAttribute('href')).toBe('/');
});
