// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shell } from '../../i18n/en/shell/shell.ts';
import { DISMISSED_COOKIE } from './announcements.ts';
import { BarList } from './BarList.tsx';
import { useBars } from './use-bars.ts';

const announcements = [
  { id: 1, title: 'Strong wind', revision: 'abc' },
  { id: 2, title: 'Running race', url: '/en/magazine', revision: 'def' },
];

function Bars() {
  useBars(announcements);
  return <BarList announcements={announcements} locale="hu" />;
}

beforeEach(() => {
  // The style sheet hides them; happy-dom does not update computed styles when the root element changes.
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockImplementation(function isShown(this: HTMLElement) {
    const dismissed = document.documentElement.dataset['dismissed']?.split(' ') ?? [];
    return !dismissed.some((key) => key.startsWith(`${this.dataset['dismiss']}:`));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  delete document.documentElement.dataset['dismissed'];
  document.cookie = `${DISMISSED_COOKIE}=; Max-Age=0; Path=/`;
});

const showBars = () =>
  render(
    <IntlProvider locale="en" messages={{ shell }} timeZone="Europe/Budapest">
      <Bars />
      <main id="content" tabIndex={-1} />
    </IntlProvider>,
  );

test('a button stops and resumes its own moving text only', async () => {
  showBars();
  // happy-dom has no layout, so nothing moves and the buttons are hidden.
  for (const hidden of document.querySelectorAll('[data-rest]')) hidden.removeAttribute('hidden');
  const [button, other] = screen.getAllByRole('button', { name: 'Stop the moving text' });
  if (!button || !other) throw new Error('there are two lines');
  const isResting = () => [button, other].map((each) => each.parentElement?.querySelector('[data-resting]') !== null);
  await userEvent.click(button);
  expect([button.getAttribute('aria-pressed'), ...isResting()]).toEqual(['true', true, false]);
  await userEvent.click(button);
  expect([button.getAttribute('aria-pressed'), ...isResting()]).toEqual(['false', false, false]);
});

test('dismissing a bar updates the root element and the cookie, and moves the focus to the next bar', async () => {
  showBars();
  expect(screen.getByRole('link', { name: 'Running race' }).getAttribute('href')).toBe('/en/magazine');
  await userEvent.click(screen.getByRole('button', { name: 'Hide announcement 1' }));
  expect(document.documentElement.dataset['dismissed']).toBe('1:abc');
  expect(document.cookie).toContain(`${DISMISSED_COOKIE}=1:abc`);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide announcement 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hide announcement 2' }));
  expect(document.documentElement.dataset['dismissed']).toBe('1:abc 2:def');
  expect(document.activeElement?.id).toBe('content');
});

test('a double press of the dismiss button hides only one bar', () => {
  showBars();
  fireEvent.click(screen.getByRole('button', { name: 'Hide announcement 1' }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Hide announcement 2' }), { detail: 2 });
  expect(document.documentElement.dataset['dismissed']).toBe('1:abc');
});

test('warnings and important announcements have a word and an icon, plain ones neither', () => {
  render(
    <IntlProvider locale="en" messages={{ shell }} timeZone="Europe/Budapest">
      <BarList
        locale="en"
        announcements={[
          { id: 1, title: 'Storm', revision: 'a', severity: 'warning' },
          { id: 2, title: 'Race', revision: 'b', severity: 'important' },
          { id: 3, title: 'Fair', revision: 'c' },
        ]}
      />
    </IntlProvider>,
  );
  const lines = [...document.querySelectorAll('[data-line]')].map((line) => [line.textContent, line.querySelectorAll('strong svg').length]);
  expect(lines).toEqual([
    ['Warning:Storm', 1],
    ['Important:Race', 1],
    ['Fair', 0],
  ]);
});
