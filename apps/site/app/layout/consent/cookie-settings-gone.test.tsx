// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { shell } from '../../i18n/en/shell/shell.ts';
import { CookieButton } from './CookieButton.tsx';

vi.mock('./CookieSettings.tsx', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
afterEach(cleanup);

test('if the code of the cookie settings is gone, the visitor is not asked and the page with typed text stays', async () => {
  await act(
    async () =>
      void render(
        <IntlProvider locale="en" messages={{ shell }} timeZone="Europe/Budapest">
          <textarea aria-label="Complaint" />
          <CookieButton tagManagerId="GTM-ABC123" />
        </IntlProvider>,
      ),
  );
  // Waits for the import to fail.
  await act(async () => void (await import('./CookieSettings.tsx').catch(() => undefined)));
  expect(screen.getByRole('textbox')).toBeTruthy();
  expect(document.querySelector('script[src$="analytics.js"]')).toBeNull();
});
