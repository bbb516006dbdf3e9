// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  ballon,
  createAnswer,
  expectNoList,
  fetchSuggestions,
  findList,
  focusField,
  listOptions,
  listQueries,
  searchSuggestions,
  stubSuggestions,
} from './search-field-under-test.tsx';

stubSuggestions();

const PROGRAMS = 'Családi · ingyenes · jövő hétvégén, nov. 28–29. (szombat–vasárnap)2 program megnyitása a naptárban';

describe('the suggestions of a search field', () => {
  test('shows the status of an event’s date or the editor’s words for it, and leaves out unknown statuses', async () => {
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
    const inWords = { ...searchSuggestions.results[0], title: 'Séta 5', title_marks: [], tab: 'events', date, date_text: 'Minden este' };
    fetchSuggestions.mockImplementation(() => createAnswer({ ...searchSuggestions, words: [], results: [...results, inWords] }));
    const { field } = await focusField();
    await userEvent.type(field, 'séta');
    await findList();
    expect(listOptions()).toEqual([
      'Séta 0Program2026. december 8.',
      'Séta 1ProgramElmarad: 2026. december 8.',
      'Séta 2ProgramElhalasztva · Eredeti időpont: 2026. december 8.',
      'Séta 3ProgramMegtelt: 2026. december 8.',
      'Séta 4Program2026. december 8.',
      'Séta 5ProgramMinden este',
    ]);
  });

  test('suggests searches, a filtered list of events and results, and announces their number', async () => {
    const { field } = await focusField();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(field, 'bal');
    const box = await findList();
    expect(listOptions()).toEqual(['ballon', 'ballonozás', PROGRAMS, 'Ballon-kilátóLátnivaló']);
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
    const { field } = await focusField();
    await userEvent.type(field, 't');
    await userEvent.type(field, 'ücsök');
    await findList();
    expect(listQueries()).toEqual(['tücsök']);
  });

  test('ignores a late answer to an older text, and aborts its request', async () => {
    const late = Promise.withResolvers<Response>();
    fetchSuggestions.mockImplementation((address) =>
      address.endsWith('fa') ? late.promise : createAnswer({ ...ballon, words: ['tó', 'tópart'], results: [], programs: null }),
    );
    const { field } = await focusField();
    await userEvent.type(field, 'fa');
    await waitFor(() => expect(listQueries()).toEqual(['fa']));
    await userEvent.clear(field);
    await userEvent.type(field, 'tó');
    await findList();
    expect(fetchSuggestions.mock.calls[0]?.[1].signal.aborted).toBe(true);
    const reply = Response.json({ ...ballon, words: ['fa'] });
    const read = vi.spyOn(reply, 'json');
    late.resolve(reply);
    await waitFor(() => expect(read).toHaveResolved());
    await act(async () => {});
    expect(listOptions()).toEqual(['tó', 'tópart']);
  });

  test('caches answers', async () => {
    const { field } = await focusField();
    await userEvent.type(field, 'mu');
    await findList();
    await userEvent.clear(field);
    expectNoList();
    await userEvent.type(field, 'mu');
    await findList();
    expect(listQueries()).toEqual(['mu']);
  });

  test.each([
    ['answers with an error', () => createAnswer({ error: {} }, 503)],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with nonsense', () => createAnswer('<html>')],
    ['answers with odd values', () => createAnswer({ words: [1], results: [{ title: 'x' }], programs: { count: 'many' } })],
  ])('is a plain form when the service %s', async (name, reply) => {
    fetchSuggestions.mockImplementation(reply);
    const { field, onSubmit } = await focusField();
    await userEvent.type(field, name);
    await waitFor(() => expect(listQueries().at(-1)).toBe(name));
    expectNoList();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('ignores unreadable suggestions, and shows the others', async () => {
    fetchSuggestions.mockImplementation(() =>
      createAnswer({ ...ballon, words: ['jó', 2], results: [...ballon.results, { title: 'rossz' }], programs: 1 }),
    );
    const { field } = await focusField();
    await userEvent.type(field, 'rossz');
    await findList();
    expect(listOptions()).toEqual(['jó', 'Ballon-kilátóLátnivaló']);
  });
});
