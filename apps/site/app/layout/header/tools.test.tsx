// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { createShellData } from '../shell-data-under-test.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SearchButton } from './SearchButton.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const data = createShellData();

test('the language switch has one accessible name with its visible letters, and keeps the fragment', () => {
  window.history.replaceState(null, '', '#project-4');
  render(<LanguageSwitch locale="hu" url="/en/map?language=en" />);
  const link = screen.getByRole<HTMLAnchorElement>('link');
  expect(link.textContent).toBe('EN English');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link.getAttribute('href')).toMatch(/\/en\/map\?language=en#project-4$/);
  window.history.replaceState(null, '', '/');
});

test.each([
  ['tells on a desktop that it opens a dialog', 1280, 'dialog'],
  ['is a plain link on a phone', 390, null],
])('the search button %s', (_, width, popup) => {
  vi.stubGlobal('innerWidth', width);
  render(
    <MemoryRouter>
      <IntlProvider locale="hu" messages={data.texts} timeZone="Europe/Budapest">
        <SearchButton data={data} />
      </IntlProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Keresés' }).getAttribute('aria-haspopup')).toBe(popup);
});
