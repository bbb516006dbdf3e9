import { expect, test } from 'vitest';
import { readDraft, readFormTexts, removeSentDraft, saveFormDraft } from './form-draft.ts';

function store(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}
const NOW = Date.parse('2026-11-22T12:00:00Z');
const DAY = 86_400_000;

test('a draft is stored for a week, separately for each form', () => {
  const kept = store();
  saveFormDraft(kept, '/ballon-panaszkezeles', { message: ['Nem indult el'] }, NOW);
  expect(readDraft(kept, '/ballon-panaszkezeles', NOW + 6 * DAY)).toEqual({ message: ['Nem indult el'] });
  expect(readDraft(kept, '/garazs-panaszkezeles', NOW)).toBeNull();
  expect(readDraft(kept, '/ballon-panaszkezeles', NOW + 8 * DAY)).toBeNull();
  expect(kept.length).toBe(0);
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
  const kept = store();
  saveFormDraft(kept, '/x', { name: ['Éva'] }, NOW);
  saveFormDraft(kept, '/x', {}, NOW);
  expect(kept.length).toBe(0);
});

test('removeSentDraft deletes drafts of sent forms and nothing else', () => {
  const kept = store();
  saveFormDraft(kept, '/sent', { name: ['Éva'] }, NOW, true);
  saveFormDraft(kept, '/half-written', { name: ['Éva'] }, NOW);
  kept.setItem('theme', 'dark');
  removeSentDraft(kept);
  expect([readDraft(kept, '/sent', NOW), readDraft(kept, '/half-written', NOW), kept.getItem('theme')]).toEqual([
    null,
    { name: ['Éva'] },
    'dark',
  ]);
});

test('an unreadable draft counts as none, and a full storage is ignored', () => {
  const kept = store();
  kept.setItem('form /x', '{"words":');
  expect(readDraft(kept, '/x', NOW)).toBeNull();
  const full = {
    ...kept,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(() => saveFormDraft(full, '/x', { name: ['Éva'] }, NOW)).not.toThrow();
});
