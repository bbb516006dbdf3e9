// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '../../i18n/en/index.ts';
import { SearchField } from './SearchField.tsx';
import { Suggestions } from './suggestions/Suggestions.tsx';

const load = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./suggestions/SuggestionBox.tsx', () => {
  load();
  return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
});
afterEach(cleanup);

test('a search field is a plain form while the code of the suggestions is not loaded', async () => {
  const element = (
    <IntlProvider locale="en" messages={{ shell: en.shell }} timeZone="Europe/Budapest">
      <SearchField locale="en" id="field" />
      <Suggestions />
    </IntlProvider>
  );
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', onSubmit, { once: true });
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element, errorElement: <p>Broken</p> }])} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('searchbox', { name: 'What are you looking for?' }), 'balloon{Enter}');
  expect(load).toHaveBeenCalled();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'balloon');
});
