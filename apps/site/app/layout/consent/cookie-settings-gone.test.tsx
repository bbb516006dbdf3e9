// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { shell } from '../../i18n/en/shell.ts';
import { CookieButton } from './CookieButton.tsx';

vi.mock('./CookieSettings.tsx', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
afterEach(cleanup);

test('without the code of the question nobody is asked, and the page with what is written on it stays', async () => {
  await act(
    async () =>
      void render(
        <IntlProvider locale="en" messages={{ shell }} timeZone="Europe/Budapest">
          <textarea aria-label="Complaint" />
          <CookieButton tagManagerId="GTM-ABC123" />
        </IntlProvider>,
      ),
  );
  // The refusal of the import has passed.
  await act(async () => void (await import('./CookieSettings.tsx').catch(() => undefined)));
  expect(screen.getByRole('textbox')).toBeTruthy();
  expect(document.querySelector('script[src$="analytics.js"]')).toBeNull();
});
