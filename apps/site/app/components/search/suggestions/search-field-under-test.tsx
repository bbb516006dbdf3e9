import { fixtures } from '@liget/content-api/fixtures';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { hu } from '../../../i18n/hu/index.ts';
import { SearchField } from '../SearchField.tsx';
import { Suggestions } from './Suggestions.tsx';

export const { searchSuggestions } = fixtures.hu;
export const ballon = { ...searchSuggestions, words: ['ballon', 'ballonozás'], programs: fixtures.hu.search.programs };
export const fetchSuggestions = vi.fn<(address: string, init: { signal: AbortSignal }) => Promise<Response>>();
export const listQueries = () =>
  fetchSuggestions.mock.calls.map(([address]) => new URL(address, 'https://liget.example').searchParams.get('q'));
export const createAnswer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

/** Answers each request for suggestions with those for 'ballon', unless a test sets another answer. */
export function stubSuggestions(): void {
  beforeEach(() => {
    vi.setSystemTime('2026-11-22T12:00:00+01:00');
    fetchSuggestions.mockReset().mockImplementation(() => createAnswer(ballon));
    vi.stubGlobal('fetch', fetchSuggestions);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });
}

/** The focused field with its suggestions open. Each test uses its own text, because answers are cached as long as the page. */
export async function focusField(text?: string) {
  const element = (
    <IntlProvider locale="hu" messages={{ shell: hu.shell }} timeZone="Europe/Budapest">
      <SearchField locale="hu" id="field" {...(text ? { text } : {})} />
      <Suggestions />
      <button type="button">elsewhere</button>
    </IntlProvider>
  );
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', onSubmit, { once: true });
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  await userEvent.click(screen.getByRole('searchbox', { name: 'Mit keres?' }));
  const field = await screen.findByRole('combobox', { name: 'Mit keres?' });
  return { field: field as HTMLInputElement, onSubmit };
}

export const findList = () => screen.findByRole('listbox', { name: 'Javaslatok' });
export const expectNoList = () => expect(screen.queryByRole('listbox')).toBeNull();
export const listOptions = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
/** The active option, as announced to a screen reader. */
export function getActiveOption(field: HTMLElement): string | null {
  const selected = screen.queryAllByRole('option', { selected: true });
  expect(selected.map(({ id }) => id)).toEqual([field.getAttribute('aria-activedescendant')].filter((id) => id !== null));
  return selected[0]?.textContent ?? null;
}

/** Captures the URL of the next link that is followed. */
export function captureLink(): () => string | null {
  let href: string | null = null;
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      href = event.target instanceof Element ? (event.target.closest('a')?.getAttribute('href') ?? null) : null;
    },
    { once: true },
  );
  return () => href;
}
