// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listFormDrafts, readFormDraft, removeFormDraft, saveFormDraft } from './form-drafts.ts';

const NOW_MS = Date.parse('2026-11-26T10:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const key = (id: number, userId = 1) => ({ userId, target: `events/${id}`, locale: 'hu' });
const draft = (lead: string, savedAtMs = NOW_MS) => ({ data: { lead }, basedOn: '2026-11-26T09:00:00.000Z', savedAtMs });

beforeEach(() => localStorage.clear());

describe('a form draft', () => {
  test('is read for its account, document and language only', () => {
    saveFormDraft(localStorage, key(5), draft('A tó körül.'));
    expect(readFormDraft(localStorage, key(5))).toEqual(draft('A tó körül.'));
    expect(readFormDraft(localStorage, key(5, 2))).toBeUndefined();
    expect(readFormDraft(localStorage, { ...key(5), locale: 'en' })).toBeUndefined();
    removeFormDraft(localStorage, key(5));
    expect(localStorage.length).toBe(0);
  });

  test('is listed with its title, newest first, for its account only', () => {
    saveFormDraft(localStorage, key(5), { ...draft('A tó körül.'), title: 'Séta' });
    saveFormDraft(localStorage, key(6), draft('Zene.', NOW_MS + 1));
    saveFormDraft(localStorage, key(7, 2), draft('Másé.'));
    saveFormDraft(localStorage, { userId: 1, target: 'globals/balloon', locale: 'en' }, draft('Wind.', NOW_MS - 1));
    expect(listFormDrafts(localStorage, 1)).toEqual([
      { ...key(6), savedAtMs: NOW_MS + 1, title: '' },
      { ...key(5), savedAtMs: NOW_MS, title: 'Séta' },
      { userId: 1, target: 'globals/balloon', locale: 'en', savedAtMs: NOW_MS - 1, title: '' },
    ]);
  });

  test('is ignored when its stored shape is invalid', () => {
    saveFormDraft(localStorage, key(5), draft(''));
    const name = localStorage.key(0) ?? '';
    const read = ['{', 'null', '[]', '{"data":null}', '{"data":{},"basedOn":1,"savedAtMs":1}'].map((text) => {
      localStorage.setItem(name, text);
      return readFormDraft(localStorage, key(5));
    });
    expect(read.filter((one) => one !== undefined)).toEqual([]);
  });

  test('replaces the oldest of 40 and those older than 14 days, and leaves other entries', () => {
    localStorage.setItem('theme', 'dark');
    saveFormDraft(localStorage, key(1000), draft('old', NOW_MS - 15 * DAY_MS));
    for (let id = 0; id < 41; id += 1) saveFormDraft(localStorage, key(id), draft('new', NOW_MS + id));
    expect(readFormDraft(localStorage, key(1000))).toBeUndefined();
    expect(readFormDraft(localStorage, key(0))).toBeUndefined();
    expect(readFormDraft(localStorage, key(1))).toBeDefined();
    expect(localStorage.length).toBe(41);
  });

  test('replaces older ones when the storage is full, and is refused when it still does not fit', () => {
    saveFormDraft(localStorage, key(1), draft('older', NOW_MS - 1));
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const setItem = vi.spyOn(localStorage, 'setItem').mockImplementationOnce(full);
    expect(saveFormDraft(localStorage, key(2), draft('newer'))).toBe(true);
    expect(readFormDraft(localStorage, key(1))).toBeUndefined();
    setItem.mockImplementation(full);
    expect(saveFormDraft(localStorage, key(3), draft('newest'))).toBe(false);
    setItem.mockRestore();
  });
});
