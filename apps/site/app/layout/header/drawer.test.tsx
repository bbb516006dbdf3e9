// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { hu } from '../../i18n/hu/index.ts';
import { createShellData } from '../shell-data-under-test.ts';
import { Menu } from './Menu.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the menu with this server-rendered HTML. */
function menuWith(html: string): HTMLElement {
  render(
    <IntlProvider locale="hu" messages={{ shell: hu.shell }} timeZone="Europe/Budapest">
      <Menu data={createShellData()} />
    </IntlProvider>,
  );
  const menu = document.querySelector('nav');
  if (!menu) throw new Error('no menu');
  menu.innerHTML = html;
  return menu;
}

test.each([
  ['on a phone the button that closes it, so that no keyboard covers it', 767, 'BUTTON'],
  ['from 768 px on the field of the search', 768, 'INPUT'],
  ['nothing of the row that it is on a desktop', 1024, undefined],
])('opening the drawer moves the focus to: %s', (_, width, element) => {
  vi.stubGlobal('innerWidth', width);
  const menu = menuWith('<form><input type="search"></form><button type="button" popovertarget="site-menu"></button>');
  fireEvent(menu, new Event('beforetoggle'));
  expect([...menu.querySelectorAll('[autofocus]')].map(({ tagName }) => tagName)).toEqual(element ? [element] : []);
});

test.each([
  ['closes its panels when it closes, whatever closed it', 390, false],
  ['that is none, on a desktop, leaves them', 1280, true],
])('the drawer %s', (_, width, open) => {
  vi.stubGlobal('innerWidth', width);
  const menu = menuWith('<details open><summary>Programok</summary></details>');
  fireEvent(menu, new Event('beforetoggle'));
  expect(menu.querySelector('details')?.open).toBe(open);
});
