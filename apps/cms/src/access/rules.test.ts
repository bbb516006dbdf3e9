import type { AccessArgs, FieldAccessArgs } from 'payload';
import { describe, expect, test } from 'vitest';
import { adminOnly, adminOnlyField, CONTENT_API, draftable, plain, publicFiles, received } from './rules.ts';

const PEOPLE = {
  nobody: null,
  editor: { id: 1, role: 'editor' },
  administrator: { id: 2, role: 'admin' },
};
type Person = keyof typeof PEOPLE;
type Rule = (args: never) => unknown;

/** What a rule says to somebody; as the content API asks when `context` is its own. */
function says(rule: Rule | undefined, person: Person, more: object = {}, context: object = {}): unknown {
  const args: unknown = { req: { user: PEOPLE[person], context }, ...more };
  return rule?.(args as never);
}
const toEach = (rule: Rule | undefined, more: object = {}) => [
  says(rule, 'nobody', more),
  says(rule, 'editor', more),
  says(rule, 'administrator', more),
];

describe('what nobody but editors may', () => {
  test.each([
    ['read versions', draftable.readVersions],
    ['create', draftable.create],
    ['change', draftable.update],
    ['create what has no drafts', plain.create],
    ['change what has no drafts', plain.update],
    ['read what visitors sent', received.read],
  ])('%s', (_, rule) => expect(toEach(rule)).toEqual([false, true, true]));
});

describe('what is published', () => {
  test('is all that the content API reads; editors read drafts, nobody else reads anything', () => {
    expect(toEach(draftable.read)).toEqual([false, true, true]);
    expect(says(draftable.read, 'nobody', {}, CONTENT_API)).toEqual({ _status: { equals: 'published' } });
    expect(says(draftable.read, 'nobody', {}, { contentApi: 'true' })).toBe(false);
  });

  test('is everything of what has no drafts', () => {
    expect(toEach(plain.read)).toEqual([false, true, true]);
    expect(says(plain.read, 'nobody', {}, CONTENT_API)).toBe(true);
  });
});

describe('a picture or file', () => {
  test('is for everybody who knows its address, but not from the trash; the list is not', () => {
    expect(toEach(publicFiles.read)).toEqual([false, true, true]);
    expect(toEach(publicFiles.read, { isReadingStaticFile: false })).toEqual([false, true, true]);
    expect(toEach(publicFiles.read, { isReadingStaticFile: true })).toEqual([{ deletedAt: { exists: false } }, true, true]);
    expect(says(publicFiles.read, 'nobody', {}, CONTENT_API)).toBe(true);
  });
});

describe.each([
  ['with drafts', draftable.delete],
  ['without drafts', plain.delete],
])('what may be thrown away, %s', (_, rule) => {
  test('one thing into the trash by editors; for good, or many at once, by administrators', () => {
    const trash = { deletedAt: '2026-12-01T10:00:00.000Z' };
    expect(toEach(rule, { id: 7, data: trash })).toEqual([false, true, true]);
    expect(toEach(rule, { data: trash })).toEqual([false, false, true]);
    expect(toEach(rule, { id: 7 })).toEqual([false, false, true]);
    expect(toEach(rule, { id: 7, data: { deletedAt: null } })).toEqual([false, false, true]);
  });
});

test('what visitors sent is changed by nobody, and deleted by administrators alone', () => {
  expect(toEach(received.create)).toEqual([false, false, false]);
  expect(toEach(received.update)).toEqual([false, false, false]);
  expect(toEach(received.delete)).toEqual([false, false, true]);
});

test('accounts are for administrators', () => {
  expect(toEach((args: AccessArgs) => adminOnly(args))).toEqual([false, false, true]);
  expect(toEach((args: FieldAccessArgs) => adminOnlyField(args))).toEqual([false, false, true]);
});
