// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { rememberSearch } from '../recent-searches.ts';
import {
  captureLink,
  expectNoList,
  fetchSuggestions,
  findList,
  focusField,
  getActiveOption,
  listOptions,
  listQueries,
  stubSuggestions,
} from './search-field-under-test.tsx';

stubSuggestions();

describe('a search field with text', () => {
  test('supports the keys of a combobox', async () => {
    const { field } = await focusField();
    await userEvent.type(field, 'ball');
    await findList();
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
      expect([key, getActiveOption(field)]).toEqual([key, option]);
    }
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expectNoList();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await findList();
    expect(getActiveOption(field)).toBeNull();
    await userEvent.keyboard('{Escape}');
    expectNoList();
    expect(field.value).toBe('ball');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  test('searches for the active word on Enter, and stores the search', async () => {
    const { field } = await focusField();
    await userEvent.type(field, 'balo');
    await findList();
    const target = captureLink();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(target()).toBe('/kereses?q=ballonoz%C3%A1s');
    expectNoList();
    await userEvent.clear(field);
    expect(await screen.findByRole('option', { name: 'ballonozás' })).toBeTruthy();
  });

  test('opens the active result on Enter or click, and stores no search', async () => {
    const { field } = await focusField();
    await userEvent.type(field, 'balk');
    await findList();
    const byKey = captureLink();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(byKey()).toBe('/top-helyek/ballon-kilato');
    await userEvent.type(field, 'o');
    const byPointer = captureLink();
    await userEvent.click(await screen.findByRole('option', { name: /program megnyitása/ }));
    expect(byPointer()).toBe('/varosligeti-programok?category=family&from=2026-11-28&to=2026-11-29&free=1');
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    expectNoList();
  });

  test('submits its form on Enter without an active option', async () => {
    const { field, onSubmit } = await focusField();
    await userEvent.type(field, 'balon{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expectNoList();
    await userEvent.clear(field);
    expect(await screen.findByRole('option', { name: 'balon' })).toBeTruthy();
  });

  test('closes when it loses the focus, and does not take it back', async () => {
    const { field } = await focusField();
    await userEvent.type(field, 'balf');
    await findList();
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    expectNoList();
    expect(document.activeElement?.textContent).toBe('elsewhere');
  });

  test('waits until an input method has composed its text', async () => {
    const { field } = await focusField();
    field.value = 'szok';
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    expectNoList();
    field.value = 'szökő';
    fireEvent(field, new CompositionEvent('compositionend', { bubbles: true }));
    await findList();
    expect(listQueries()).toEqual(['szökő']);
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    expect(getActiveOption(field)).toBeNull();
  });

  test('with the searched text suggests nothing until the visitor types or presses Arrow Down', async () => {
    const { field } = await focusField('sakk');
    expectNoList();
    expect(fetchSuggestions).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await findList();
    expect(listQueries()).toEqual(['sakk']);
    expect(getActiveOption(field)).toBe('ballon');
  });
});

describe('an empty search field', () => {
  test('shows nothing without recent searches', async () => {
    await focusField();
    expectNoList();
    expect(fetchSuggestions).not.toHaveBeenCalled();
  });

  test('shows the recent searches of this device, newest first, and deletes them', async () => {
    for (const text of ['ballon', 'szökőkút', 'sakk']) rememberSearch(text);
    const { field } = await focusField();
    const box = await findList();
    expect(listOptions()).toEqual(['sakk', 'szökőkút', 'ballon']);
    expect(box.textContent).toContain('csak ezen az eszközön');
    await userEvent.click(screen.getByRole('button', { name: 'Törlés: szökőkút' }));
    expect(listOptions()).toEqual(['sakk', 'ballon']);
    expect(document.activeElement).toBe(field);
    await userEvent.click(screen.getByRole('button', { name: 'Minden korábbi keresés törlése' }));
    expectNoList();
    expect(localStorage.length).toBe(0);
    expect(fetchSuggestions).not.toHaveBeenCalled();
  });

  test('lets the keyboard reach the buttons that delete recent searches', async () => {
    rememberSearch('ballon');
    await focusField();
    await findList();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Törlés: ballon' }));
    await findList();
  });
});
