// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { shell } from '../../i18n/en/shell/shell.ts';
import { createShellData } from '../shell-data-under-test.ts';
import { SearchButton } from './SearchButton.tsx';

vi.mock('./SearchDialog.tsx', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('without the dialog’s code the search button is a link, and the page does not fail', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const element = (
    <IntlProvider locale="en" messages={{ shell }} timeZone="Europe/Budapest">
      <SearchButton data={{ ...createShellData(), locale: 'en' }} />
      <textarea aria-label="Complaint" defaultValue="It did not fly" />
    </IntlProvider>
  );
  window.innerWidth = 1440;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element, errorElement: <p>Broken</p> }])} />);
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/en/search'));
  expect(screen.getByRole('textbox')).toBeTruthy();
});
