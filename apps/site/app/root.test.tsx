// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './root.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A page that fails, within a shell whose error page fails too. */
function brokenSite(path: string) {
  const Broken = (): never => {
    throw new Error('broken');
  };
  return createMemoryRouter([{ element: <Outlet />, ErrorBoundary, children: [{ path: '*', Component: Broken, ErrorBoundary: Broken }] }], {
    initialEntries: [path],
  });
}

test.each([
  ['/magazin', 'Hiba történt', 'Vissza a főoldalra', '/'],
  ['/en/magazine', 'Something went wrong', 'Back to the homepage', '/en'],
])('an error while the error page of %s is rendered leaves a message and the way home', (path, message, home, address) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<RouterProvider router={brokenSite(path)} />);
  expect(screen.getByRole('heading', { level: 1, name: message })).toBeTruthy();
  expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe(address);
  expect(logged).toHaveBeenCalled();
});
