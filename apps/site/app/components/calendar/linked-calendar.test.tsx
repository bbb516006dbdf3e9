// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getMessages } from '../../i18n/index.ts';
import { FIRST_MOVE_SCRIPT } from '../islands/first-move.ts';
import { LinkedCalendar } from './LinkedCalendar.tsx';

/** Rendering two months is slow on a loaded machine. */
const PATIENT = { timeout: 10_000 };

const { calendar, shell } = getMessages('en');

// Loads the calendar's code before the tests, which only wait for it to open.
beforeAll(() => import('./DateRangeCalendar.tsx'));
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Home() {
  const navigate = useNavigate();
  return (
    <>
      <a href="/en/programs-in-varosliget#dates" data-opens-calendar="">
        Calendar
      </a>
      <LinkedCalendar
        locale="en"
        today="2026-11-22"
        path="/en"
        range={undefined}
        onSelect={({ from, to }) => void navigate(`/en/programs-in-varosliget?from=${from}&to=${to}`)}
      />
    </>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const readShown = () => {
  const routes = [
    { path: '/en', element: <Home /> },
    { path: '*', element: <Address /> },
  ];
  render(
    <IntlProvider locale="en" messages={{ calendar, shell }} timeZone="Europe/Budapest">
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/en'] })} />
    </IntlProvider>,
  );
};

test('the home page’s link opens the calendar, and choosing days leads to the list of their events', async () => {
  readShown();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Calendar' }))).toBe(false);
  await screen.findByRole('dialog', { name: calendar.title }, PATIENT);
  for (const day of [/, 24 November/, /, 26 November/]) fireEvent.click(await screen.findByRole('button', { name: day }, PATIENT));
  fireEvent.click(screen.getByRole('button', { name: calendar.select }));
  expect((await screen.findByRole('status')).textContent).toBe('/en/programs-in-varosliget?from=2026-11-24&to=2026-11-26');
});

test('a click that asks for a new window is left to the browser', () => {
  readShown();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Calendar' }), { ctrlKey: true })).toBe(true);
});

test('a click from before the code was loaded opens the calendar too', async () => {
  runInThisContext(FIRST_MOVE_SCRIPT);
  const { rerender } = render(
    <a href="/en/programs-in-varosliget#dates" data-opens-calendar="">
      Early
    </a>,
  );
  screen.getByRole('link', { name: 'Early' }).click();
  rerender(<p />);
  readShown();
  expect(await screen.findByRole('dialog', { name: calendar.title }, PATIENT)).toBeTruthy();
});
