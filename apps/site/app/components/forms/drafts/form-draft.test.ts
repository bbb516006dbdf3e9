import { expect, test } from 'vitest';
import { readDraft, readFormTexts, removeSentDraft, saveFormDraft } from './form-draft.ts';

function store(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (at) => [...entries.keys()][at] ?? null,
    clear: () => entries.clear(),
    get length() {
      return entries.size;
    },
  };
}
const NOW = Date.parse('2026-11-22T12:00:00Z');
const DAY = 86_400_000;

test('a draft is stored for a week, separately for each form', () => {
  const drafts = store();
  saveFormDraft(drafts, '/ballon-panaszkezeles', { words: { message: ['Nem indult el'] }, at: NOW, isSent: false });
  expect(readDraft(drafts, '/ballon-panaszkezeles', NOW + 6 * DAY)).toEqual({ message: ['Nem indult el'] });
  expect(readDraft(drafts, '/garazs-panaszkezeles', NOW)).toBeNull();
  expect(readDraft(drafts, '/ballon-panaszkezeles', NOW + 8 * DAY)).toBeNull();
  expect(drafts.length).toBe(0);
});

test('a draft has no consent, files or hidden fields, and an empty form has no draft', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['name', 'Éva'],
    ['phone', ' '],
    ['website', 'x'],
    ['stamp', 'x'],
    ['privacy_accepted', 'on'],
    ['days', '2026-12-03'],
    ['days', ''],
  ] as const)
    form.append(name, value);
  form.append('attachments', new File(['x'], 'a.pdf'));
  expect(readFormTexts(form)).toEqual({ name: ['Éva'], days: ['2026-12-03', ''] });
  const drafts = store();
  saveFormDraft(drafts, '/x', { words: { name: ['Éva'] }, at: NOW, isSent: false });
  saveFormDraft(drafts, '/x', { words: {}, at: NOW, isSent: false });
  expect(drafts.length).toBe(0);
});

test('removeSentDraft deletes drafts of sent forms and nothing else', () => {
  const drafts = store();
  saveFormDraft(drafts, '/sent', { words: { name: ['Éva'] }, at: NOW, isSent: true });
  saveFormDraft(drafts, '/half-written', { words: { name: ['Éva'] }, at: NOW, isSent: false });
  drafts.setItem('theme', 'dark');
  removeSentDraft(drafts);
  expect([readDraft(drafts, '/sent', NOW), readDraft(drafts, '/half-written', NOW), drafts.getItem('theme')]).toEqual([
    null,
    { name: ['Éva'] },
    'dark',
  ]);
});

test('an unreadable draft counts as none, and a full storage is ignored', () => {
  const drafts = store();
  drafts.setItem('form /x', '{"words":');
  expect(readDraft(drafts, '/x', NOW)).toBeNull();
  const full = {
    ...drafts,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(() => saveFormDraft(full, '/x', { words: { name: ['Éva'] }, at: NOW, isSent: false })).not.toThrow();
});
