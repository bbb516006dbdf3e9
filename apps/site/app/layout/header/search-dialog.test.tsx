// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { deferredShell } from '../../i18n/en/shell/deferred-shell.ts';
import { shell } from '../../i18n/en/shell/shell.ts';
import { createShellData } from '../shell-data-under-test.ts';
import { SearchDialog } from './SearchDialog.tsx';

test('Escape closes the search dialog before the browser reports it, so that the next key opens it again', async () => {
  // A browser sends the event of a closed dialog in a task of its own.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => {});
  const onClose = vi.fn();
  const element = (
    <IntlProvider locale="en" messages={{ shell: { ...shell, ...deferredShell } }} timeZone="Europe/Budapest">
      <SearchDialog data={{ ...createShellData(), locale: 'en' }} onClose={onClose} />
    </IntlProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
