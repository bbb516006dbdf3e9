import type { AccessArgs, FieldAccessArgs } from 'payload';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getRoleLevel, may, ROLES } from './roles.ts';
import {
  adminAndSite,
  adminOnly,
  adminOnlyField,
  allowReceived,
  CONTENT_API,
  getDeskRules,
  getDraftRules,
  getGlobalRules,
  getPlainRules,
  getPublicFileRules,
  hiddenBelow,
} from './rules.ts';

const PEOPLE = {
  nobody: null,
  balloon: { id: 1, roles: ['balloon'] },
  programs: { id: 2, roles: ['programs'] },
  both: { id: 3, roles: ['balloon', 'magazine'] },
  administrator: { id: 4, roles: ['administrator'] },
};
type Person = keyof typeof PEOPLE;
type Rule = (args: never) => unknown;

/** The result of an access rule for a user; `context` is that of the content API's reads. */
function getResult(rule: Rule | undefined, person: Person, more: object = {}, context: object = {}): unknown {
  const args: unknown = { req: { user: PEOPLE[person], context }, ...more };
  return rule?.(args as never);
}
const toEach = (rule: Rule | undefined, more: object = {}) =>
  (['nobody', 'balloon', 'programs', 'both', 'administrator'] as const).map((person) => getResult(rule, person, more));

const events = getDraftRules('events');
const information = getDraftRules('visitor-information');
const redirects = getPlainRules('redirects');

afterEach(() => vi.unstubAllEnvs());

describe('the table of rights', () => {
  test('gives each role the levels in the table', () => {
    const levels = (slug: string) => ROLES.map((role) => getRoleLevel(role, slug));
    expect(levels('events')).toEqual(['delete', 'delete', 'see', 'see', 'nothing', 'nothing']);
    expect(levels('enquiries')).toEqual(['delete', 'nothing', 'nothing', 'nothing', 'nothing', 'write']);
    expect(levels('balloon')).toEqual(['publish', 'see', 'nothing', 'nothing', 'publish', 'nothing']);
    expect(levels('no-such-thing')).toEqual(['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing']);
  });

  test('gives a user with two roles the rights of both, and no rights that no role has', () => {
    expect(may(PEOPLE.both, 'publish', 'balloon')).toBe(true);
    expect(may(PEOPLE.both, 'delete', 'news')).toBe(true);
    expect(may(PEOPLE.both, 'write', 'events')).toBe(false);
    expect(may({ roles: ['no-such-role'] }, 'see', 'users')).toBe(false);
    expect(may({ role: 'administrator' }, 'see', 'events')).toBe(false);
  });
});

describe('with a required second factor', () => {
  test('an administrator has no rights before setting it up', () => {
    vi.stubEnv('REQUIRE_SECOND_FACTOR', '1');
    expect(may(PEOPLE.administrator, 'see', 'events')).toBe(false);
    expect(getResult(adminOnly, 'administrator')).toBe(false);
    expect(may({ ...PEOPLE.administrator, secondFactorSince: '2026-11-20T11:00:00.000Z' }, 'delete', 'events')).toBe(true);
    expect(may(PEOPLE.programs, 'delete', 'events')).toBe(true);
  });
});

describe('a collection with drafts', () => {
  test('is readable by users with `see`, and by the content API when published', () => {
    expect(toEach(events.read)).toEqual([false, false, true, true, true]);
    expect(toEach(events.readVersions)).toEqual([false, false, true, true, true]);
    expect(getResult(events.read, 'nobody', {}, CONTENT_API)).toEqual({ _status: { equals: 'published' } });
    expect(getResult(events.read, 'nobody', {}, { contentApi: 'true' })).toBe(false);
  });

  test('is changed as a draft by users with `write`, and published by users with `publish`', () => {
    const draft = { data: { _status: 'draft' } };
    const published = { data: { _status: 'published' } };
    for (const rule of [information.create, information.update]) {
      expect(toEach(rule, draft)).toEqual([false, false, true, true, true]);
      expect(toEach(rule)).toEqual([false, false, true, true, true]);
      expect(toEach(rule, published)).toEqual([false, false, false, true, true]);
    }
  });
});

describe('a collection without drafts', () => {
  test('is changed by users with `publish`, and readable by the content API', () => {
    expect(toEach(redirects.read)).toEqual([false, false, false, true, true]);
    expect(getResult(redirects.read, 'nobody', {}, CONTENT_API)).toBe(true);
    expect(toEach(redirects.create)).toEqual([false, false, false, true, true]);
    expect(toEach(redirects.update)).toEqual([false, false, false, true, true]);
    expect(toEach(getPlainRules('event-categories').update)).toEqual([false, false, false, false, true]);
  });
});

describe('a picture or file', () => {
  test('is public by URL unless it is in the trash; the list is not public', () => {
    const { read } = getPublicFileRules('media');
    expect(toEach(read)).toEqual([false, false, true, true, true]);
    expect(toEach(read, { isReadingStaticFile: false })).toEqual([false, false, true, true, true]);
    const notThrownAway = { deletedAt: { exists: false } };
    expect(toEach(read, { isReadingStaticFile: true })).toEqual([notThrownAway, notThrownAway, true, true, true]);
    expect(getResult(read, 'nobody', {}, CONTENT_API)).toBe(true);
  });
});

describe('deletion', () => {
  test('of one document to the trash requires `delete`; permanently or of many at once an administrator', () => {
    const trash = { deletedAt: '2026-12-01T10:00:00.000Z' };
    const rule = events.delete;
    expect(toEach(rule, { id: 7, data: trash })).toEqual([false, false, true, false, true]);
    expect(toEach(rule, { data: trash })).toEqual([false, false, false, false, true]);
    expect(toEach(rule, { id: 7 })).toEqual([false, false, false, false, true]);
    expect(toEach(rule, { id: 7, data: { deletedAt: null } })).toEqual([false, false, false, false, true]);
  });
});

describe('a submission of visitors', () => {
  test('cannot be created or changed by anybody', () => {
    const misses = allowReceived('search-misses');
    expect(toEach(misses.create)).toEqual([false, false, false, false, false]);
    expect(toEach(misses.update)).toEqual([false, false, false, false, false]);
    expect(toEach(misses.read)).toEqual([false, false, false, true, true]);
    expect(toEach(misses.delete, { id: 7 })).toEqual([false, false, false, true, true]);
    expect(toEach(misses.delete)).toEqual([false, false, false, false, true]);
    expect(toEach(allowReceived('newsletter-subscriptions').read)).toEqual([false, false, false, false, true]);
  });
});

describe('a global', () => {
  test('is visible and changeable by the table; a desk’s global is not readable by the content API', () => {
    const balloon = getGlobalRules('balloon');
    expect(toEach(balloon.read)).toEqual([false, true, true, true, true]);
    expect(toEach(balloon.update)).toEqual([false, true, false, true, true]);
    expect(toEach(balloon.readVersions)).toEqual([false, true, true, true, true]);
    expect(getResult(balloon.read, 'nobody', {}, CONTENT_API)).toBe(true);
    expect(getResult(getDeskRules('inbox-settings').read, 'nobody', {}, CONTENT_API)).toBe(false);
  });
});

test('accounts require an administrator', () => {
  expect(toEach((args: AccessArgs) => adminOnly(args))).toEqual([false, false, false, false, true]);
  expect(toEach((args: FieldAccessArgs) => adminOnlyField(args))).toEqual([false, false, false, false, true]);
});

test('the tag manager’s id is readable by administrators and the content API', () => {
  expect(toEach((args: FieldAccessArgs) => adminAndSite(args))).toEqual([false, false, false, false, true]);
  expect(getResult(adminAndSite, 'nobody', {}, CONTENT_API)).toBe(true);
});

test('the menu leaves out collections that a user may not see', () => {
  const hides = (person: Person) => hiddenBelow('see', 'events')({ user: PEOPLE[person] });
  expect([hides('nobody'), hides('balloon'), hides('programs')]).toEqual([true, true, false]);
});
