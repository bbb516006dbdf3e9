// @vitest-environment happy-dom
import { fixtures } from '@liget/content-api/fixtures';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hu } from '../../../i18n/hu/index.ts';
import { rememberSearch } from '../recent-searches.ts';
import { SearchField } from '../SearchField.tsx';
import { Suggestions } from './Suggestions.tsx';

const { searchSuggestions, search } = fixtures.hu;
const ballon = { ...searchSuggestions, words: ['ballon', 'ballonozás'], programs: search.programs };
const fetchSuggestions = vi.fn<(address: string, init: { signal: AbortSignal }) => Promise<Response>>();
const questions = () => fetchSuggestions.mock.calls.map(([address]) => new URL(address, 'https://liget.example').searchParams.get('q'));
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

beforeEach(() => {
  vi.setSystemTime('2026-11-22T12:00:00+01:00');
  fetchSuggestions.mockReset().mockImplementation(() => answer(ballon));
  vi.stubGlobal('fetch', fetchSuggestions);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The focused field with its suggestions open. Each test uses its own text, because answers are cached as long as the page. */
async function reachedField(text?: string) {
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

const list = () => screen.findByRole('listbox', { name: 'Javaslatok' });
const noList = () => expect(screen.queryByRole('listbox')).toBeNull();
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
/** The active option, as announced to a screen reader. */
function activeIn(field: HTMLElement): string | null {
  const selected = screen.queryAllByRole('option', { selected: true });
  expect(selected.map(({ id }) => id)).toEqual([field.getAttribute('aria-activedescendant')].filter((id) => id !== null));
  return selected[0]?.textContent ?? null;
}
/** Captures the URL of the next link that is followed. */
function followed(): () => string | null {
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

const PROGRAMS = 'Családi · ingyenes · jövő hétvégén, nov. 28–29. (szombat–vasárnap)2 program megnyitása a naptárban';

describe('a search field with text', () => {
  test('shows the status of an event’s date, and leaves out unknown statuses', async () => {
    const date = '2026-12-08T14:00:00+01:00';
    const states = [undefined, 'cancelled', 'postponed', 'sold_out', 'of-tomorrow'];
    const results = states.map((state, index) => ({
      ...searchSuggestions.results[0],
      title: `Séta ${index}`,
      title_marks: [],
      tab: 'events',
      date,
      state,
    }));
    fetchSuggestions.mockImplementation(() => answer({ ...searchSuggestions, words: [], results }));
    const { field } = await reachedField();
    await userEvent.type(field, 'séta');
    await list();
    expect(options()).toEqual([
      'Séta 0Program2026. december 8.',
      'Séta 1ProgramElmarad: 2026. december 8.',
      'Séta 2ProgramElhalasztva · Eredeti időpont: 2026. december 8.',
      'Séta 3ProgramMegtelt: 2026. december 8.',
      'Séta 4Program2026. december 8.',
    ]);
  });

  test('suggests searches, a filtered list of events and results, and announces their number', async () => {
    const { field } = await reachedField();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(field, 'bal');
    const box = await list();
    expect(options()).toEqual(['ballon', 'ballonozás', PROGRAMS, 'Ballon-kilátóLátnivaló']);
    expect(
      within(box)
        .getAllByRole('group')
        .map((group) => group.firstElementChild?.textContent),
    ).toEqual(['Keresések', 'Programok', 'Találatok']);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(box.id);
    expect(screen.getByRole('status').textContent).toBe('4 javaslat');
    expect(document.activeElement).toBe(field);
    expect(screen.getAllByRole('option').at(-1)?.getAttribute('href')).toBe('/top-helyek/ballon-kilato');
    expect(box.querySelector('mark')?.textContent).toBe('Ballon');
  });

  test('asks once for text typed without a pause, from two letters on', async () => {
    const { field } = await reachedField();
    await userEvent.type(field, 't');
    await userEvent.type(field, 'ücsök');
    await list();
    expect(questions()).toEqual(['tücsök']);
  });

  test('supports the keys of a combobox', async () => {
    const { field } = await reachedField();
    await userEvent.type(field, 'ball');
    await list();
    const walk: (readonly [string, string | null])[] = [
      ['{ArrowDown}', 'ballon'],
      ['{ArrowDown}', 'ballonozás'],
      ['{ArrowUp}', 'ballon'],
      ['{ArrowUp}', 'Ballon-kilátóLátnivaló'],
      ['{ArrowDown}', 'ballon'],
      ['{Home}', null],
      ['{ArrowUp}', 'Ballon-kilátóLátnivaló'],
      ['{End}', null],
    ];
    for (const [key, option] of walk) {
      await userEvent.keyboard(key);
      expect([key, activeIn(field)]).toEqual([key, option]);
    }
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    noList();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await list();
    expect(activeIn(field)).toBeNull();
    await userEvent.keyboard('{Escape}');
    noList();
    expect(field.value).toBe('ball');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  test('searches for the active word on Enter, and stores the search', async () => {
    const { field } = await reachedField();
    await userEvent.type(field, 'balo');
    await list();
    const target = followed();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(target()).toBe('/kereses?q=ballonoz%C3%A1s');
    noList();
    await userEvent.clear(field);
    expect(await screen.findByRole('option', { name: 'ballonozás' })).toBeTruthy();
  });

  test('opens the active result on Enter or click, and stores no search', async () => {
    const { field } = await reachedField();
    await userEvent.type(field, 'balk');
    await list();
    const byKey = followed();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(byKey()).toBe('/top-helyek/ballon-kilato');
    await userEvent.type(field, 'o');
    const byPointer = followed();
    await userEvent.click(await screen.findByRole('option', { name: /program megnyitása/ }));
    expect(byPointer()).toBe('/varosligeti-programok?category=family&from=2026-11-28&to=2026-11-29&free=1');
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    noList();
  });

  test('submits its form on Enter without an active option', async () => {
    const { field, onSubmit } = await reachedField();
    await userEvent.type(field, 'balon{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    noList();
    await userEvent.clear(field);
    expect(await screen.findByRole('option', { name: 'balon' })).toBeTruthy();
  });

  test('closes when it loses the focus, and does not take it back', async () => {
    const { field } = await reachedField();
    await userEvent.type(field, 'balf');
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    noList();
    expect(document.activeElement?.textContent).toBe('elsewhere');
  });

  test('waits until an input method has composed its text', async () => {
    const { field } = await reachedField();
    field.value = 'szok';
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    noList();
    field.value = 'szökő';
    fireEvent(field, new CompositionEvent('compositionend', { bubbles: true }));
    await list();
    expect(questions()).toEqual(['szökő']);
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    expect(activeIn(field)).toBeNull();
  });

  test('ignores a late answer to an older text, and aborts its request', async () => {
    const late = Promise.withResolvers<Response>();
    fetchSuggestions.mockImplementation((address) =>
      address.endsWith('fa') ? late.promise : answer({ ...ballon, words: ['tó', 'tópart'], results: [], programs: null }),
    );
    const { field } = await reachedField();
    await userEvent.type(field, 'fa');
    await waitFor(() => expect(questions()).toEqual(['fa']));
    await userEvent.clear(field);
    await userEvent.type(field, 'tó');
    await list();
    expect(fetchSuggestions.mock.calls[0]?.[1].signal.aborted).toBe(true);
    const reply = Response.json({ ...ballon, words: ['fa'] });
    const read = vi.spyOn(reply, 'json');
    late.resolve(reply);
    await waitFor(() => expect(read).toHaveResolved());
    await act(async () => {});
    expect(options()).toEqual(['tó', 'tópart']);
  });

  test('caches answers', async () => {
    const { field } = await reachedField();
    await userEvent.type(field, 'mu');
    await list();
    await userEvent.clear(field);
    noList();
    await userEvent.type(field, 'mu');
    await list();
    expect(questions()).toEqual(['mu']);
  });

  test.each([
    ['answers with an error', () => answer({ error: {} }, 503)],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with nonsense', () => answer('<html>')],
    ['answers with odd values', () => answer({ words: [1], results: [{ title: 'x' }], programs: { count: 'many' } })],
  ])('is a plain form when the service %s', async (name, reply) => {
    fetchSuggestions.mockImplementation(reply);
    const { field, onSubmit } = await reachedField();
    await userEvent.type(field, name);
    await waitFor(() => expect(questions().at(-1)).toBe(name));
    noList();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('ignores unreadable suggestions, and shows the others', async () => {
    fetchSuggestions.mockImplementation(() =>
      answer({ ...ballon, words: ['jó', 2], results: [...ballon.results, { title: 'rossz' }], programs: 1 }),
    );
    const { field } = await reachedField();
    await userEvent.type(field, 'rossz');
    await list();
    expect(options()).toEqual(['jó', 'Ballon-kilátóLátnivaló']);
  });

  test('with the searched text suggests nothing until the visitor types or presses Arrow Down', async () => {
    const { field } = await reachedField('sakk');
    noList();
    expect(fetchSuggestions).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await list();
    expect(questions()).toEqual(['sakk']);
    expect(activeIn(field)).toBe('ballon');
  });
});

describe('an empty search field', () => {
  test('shows nothing without recent searches', async () => {
    await reachedField();
    noList();
    expect(fetchSuggestions).not.toHaveBeenCalled();
  });

  test('shows the recent searches of this device, newest first, and deletes them', async () => {
    for (const text of ['ballon', 'szökőkút', 'sakk']) rememberSearch(text);
    const { field } = await reachedField();
    const box = await list();
    expect(options()).toEqual(['sakk', 'szökőkút', 'ballon']);
    expect(box.textContent).toContain('csak ezen az eszközön');
    await userEvent.click(screen.getByRole('button', { name: 'Törlés: szökőkút' }));
    expect(options()).toEqual(['sakk', 'ballon']);
    expect(document.activeElement).toBe(field);
    await userEvent.click(screen.getByRole('button', { name: 'Minden korábbi keresés törlése' }));
    noList();
    expect(localStorage.length).toBe(0);
    expect(fetchSuggestions).not.toHaveBeenCalled();
  });

  test('lets the keyboard reach the buttons that delete recent searches', async () => {
    rememberSearch('ballon');
    await reachedField();
    await list();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Törlés: ballon' }));
    await list();
  });
});
