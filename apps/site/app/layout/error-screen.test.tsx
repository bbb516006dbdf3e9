// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hu } from '../i18n/hu/index.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Caught() {
  return (
    <IntlProvider locale="hu" messages={{ shell: hu.shell }} timeZone="Europe/Budapest">
      <ErrorScreen error={useRouteError()} locale="hu" todayUrl="/varosligeti-programok" notFound={null} />
    </IntlProvider>
  );
}

/** Renders the error page for an error that a loader threw. */
async function getPage(thrown: unknown) {
  const routes = [
    { path: '/', loader: () => Promise.reject(thrown), Component: () => null, ErrorBoundary: Caught, HydrateFallback: () => null },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  const heading = await screen.findByRole('heading', { level: 1 });
  return [screen.getByText(/^Hibakód/).textContent, heading.textContent];
}

test.each([
  ['a 404', new Response('', { status: 404 }), 'Hibakód: 404', 'Az oldal nem található'],
  ['another status', new Response('', { status: 429 }), 'Hibakód: 429', 'Hiba történt'],
  ['a 422', new Response('', { status: 422 }), 'Hibakód: 422', 'Ez a piszkozat még hiányos'],
  ['a 503', new Response('', { status: 503 }), 'Hibakód: 503', 'Az oldal most nem érhető el'],
  ['what has no status, which is a 500', new TypeError('x is undefined'), 'Hibakód: 500', 'Hiba történt'],
])('%s shows the code, the message and the link to the home page', async (_, thrown, code, message) => {
  expect(await getPage(thrown)).toEqual([code, message]);
  expect(screen.getByRole('link', { name: 'Vissza a főoldalra' }).getAttribute('href')).toBe('/');
  expect(document.body.textContent).not.toContain('undefined');
  expect(screen.queryByText('Unknown middleware')).toBeNull();
});

test('an unknown middleware error is named', async () => {
  expect(await getPage(new Response('', { status: 500, statusText: 'Unknown middleware' }))).toEqual(['Hibakód: 500', 'Hiba történt']);
  expect(screen.getByText('Unknown middleware')).toBeTruthy();
});
