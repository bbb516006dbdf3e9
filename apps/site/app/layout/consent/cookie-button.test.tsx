// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hu } from '../../i18n/hu/index.ts';
import { pickHydratedShellTexts } from '../loaders/screen-texts.ts';
import { CookieButton } from './CookieButton.tsx';
import { CONSENT_COOKIE } from './consent.ts';

function ask(tagManagerId: string | null) {
  render(
    <IntlProvider locale="hu" messages={{ shell: pickHydratedShellTexts(hu.shell, 'hu') }} timeZone="Europe/Budapest">
      <CookieButton tagManagerId={tagManagerId} />
    </IntlProvider>,
  );
}

const started: string[] = [];
const measures = () => started.some((address) => address.endsWith('/analytics.js'));

// Tests load no scripts; they check for the script element.
beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) started.push(node.src);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  started.length = 0;
  document.cookie = `${CONSENT_COOKIE}=; Max-Age=0; Path=/`;
});

test('without analytics the visitor is not asked', () => {
  ask(null);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(measures()).toBe(false);
});

test('with analytics the visitor is asked first, and agreeing starts it', async () => {
  ask('GTM-ABC123');
  const yes = await screen.findByRole('button', { name: 'Mindet elfogadom' });
  expect(measures()).toBe(false);
  await userEvent.click(yes);
  expect(document.cookie).toContain(`${CONSENT_COOKIE}=all`);
  expect(measures()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the question takes no focus, and its two buttons look the same', async () => {
  // By the HTML standard `show()` moves the focus into the dialog; happy-dom does not.
  const show = vi.spyOn(HTMLDialogElement.prototype, 'show');
  ask('GTM-ABC123');
  const answers = (await screen.findAllByRole('button')).filter(({ textContent }) => textContent !== 'Sütibeállítások');
  expect(answers.map(({ textContent }) => textContent)).toEqual(['Csak a szükségeseket', 'Mindet elfogadom']);
  expect(new Set(answers.map(({ className }) => className)).size).toBe(1);
  expect(show).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}{Escape} ');
  expect(document.cookie).not.toContain(CONSENT_COOKIE);
  expect(measures()).toBe(false);
});

test('refusing is stored and starts nothing', async () => {
  ask('GTM-ABC123');
  await userEvent.click(await screen.findByRole('button', { name: 'Csak a szükségeseket' }));
  expect(document.cookie).toContain(`${CONSENT_COOKIE}=necessary`);
  expect(measures()).toBe(false);
});

test('a visitor who agreed is not asked again and can see the choice', async () => {
  document.cookie = `${CONSENT_COOKIE}=all; Path=/`;
  ask('GTM-ABC123');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(measures()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Sütibeállítások' }));
  expect(await screen.findByText('Jelenleg: minden sütit elfogadott.')).toBeTruthy();
});
