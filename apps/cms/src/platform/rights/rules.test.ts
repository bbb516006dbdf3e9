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

/** What a rule says to somebody; as the content API asks when `context` is its own. */
function says(rule: Rule | undefined, person: Person, more: object = {}, context: object = {}): unknown {
  const args: unknown = { req: { user: PEOPLE[person], context }, ...more };
  return rule?.(args as never);
}
const toEach = (rule: Rule | undefined, more: object = {}) =>
  (['nobody', 'balloon', 'programs', 'both', 'administrator'] as const).map((person) => says(rule, person, more));

const events = getDraftRules('events');
const information = getDraftRules('visitor-information');
const redirects = getPlainRules('redirects');

afterEach(() => vi.unstubAllEnvs());

describe('the table', () => {
  test('is read as it is written', () => {
    const levels = (slug: string) => ROLES.map((role) => getRoleLevel(role, slug));
    expect(levels('events')).toEqual(['delete', 'delete', 'see', 'see', 'nothing', 'nothing']);
    expect(levels('enquiries')).toEqual(['delete', 'nothing', 'nothing', 'nothing', 'nothing', 'write']);
    expect(levels('balloon')).toEqual(['publish', 'see', 'nothing', 'nothing', 'publish', 'nothing']);
    expect(levels('no-such-thing')).toEqual(['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing']);
  });

  test('gives who has two roles what either may, and nobody what no role may', () => {
    expect(may(PEOPLE.both, 'publish', 'balloon')).toBe(true);
    expect(may(PEOPLE.both, 'delete', 'news')).toBe(true);
    expect(may(PEOPLE.both, 'write', 'events')).toBe(false);
    expect(may({ roles: ['no-such-role'] }, 'see', 'users')).toBe(false);
    expect(may({ role: 'administrator' }, 'see', 'events')).toBe(false);
  });
});

describe('with a compulsory second factor', () => {
  test('an administrator is none before having set it up', () => {
    vi.stubEnv('REQUIRE_SECOND_FACTOR', '1');
    expect(may(PEOPLE.administrator, 'see', 'events')).toBe(false);
    expect(says(adminOnly, 'administrator')).toBe(false);
    expect(may({ ...PEOPLE.administrator, secondFactorSince: '2026-11-20T11:00:00.000Z' }, 'delete', 'events')).toBe(true);
    expect(may(PEOPLE.programs, 'delete', 'events')).toBe(true);
  });
});

describe('what has drafts', () => {
  test('is read by whoever may see it, and by the content API as it is published', () => {
    expect(toEach(events.read)).toEqual([false, false, true, true, true]);
    expect(toEach(events.readVersions)).toEqual([false, false, true, true, true]);
    expect(says(events.read, 'nobody', {}, CONTENT_API)).toEqual({ _status: { equals: 'published' } });
    expect(says(events.read, 'nobody', {}, { contentApi: 'true' })).toBe(false);
  });

  test('is changed as a draft by who may write, and published by who may publish', () => {
    const draft = { data: { _status: 'draft' } };
    const published = { data: { _status: 'published' } };
    for (const rule of [information.create, information.update]) {
      expect(toEach(rule, draft)).toEqual([false, false, true, true, true]);
      expect(toEach(rule)).toEqual([false, false, true, true, true]);
      expect(toEach(rule, published)).toEqual([false, false, false, true, true]);
    }
  });
});

describe('what has no drafts', () => {
  test('is changed by who may publish, and read by the content API', () => {
    expect(toEach(redirects.read)).toEqual([false, false, false, true, true]);
    expect(says(redirects.read, 'nobody', {}, CONTENT_API)).toBe(true);
    expect(toEach(redirects.create)).toEqual([false, false, false, true, true]);
    expect(toEach(redirects.update)).toEqual([false, false, false, true, true]);
    expect(toEach(getPlainRules('event-categories').update)).toEqual([false, false, false, false, true]);
  });
});

describe('a picture or file', () => {
  test('is for everybody who knows its address, but not from the trash; the list is not', () => {
    const { read } = getPublicFileRules('media');
    expect(toEach(read)).toEqual([false, false, true, true, true]);
    expect(toEach(read, { isReadingStaticFile: false })).toEqual([false, false, true, true, true]);
    const notThrownAway = { deletedAt: { exists: false } };
    expect(toEach(read, { isReadingStaticFile: true })).toEqual([notThrownAway, notThrownAway, true, true, true]);
    expect(says(read, 'nobody', {}, CONTENT_API)).toBe(true);
  });
});

describe('what may be thrown away', () => {
  test('one thing into the trash by who may delete it; for good, or many at once, by administrators', () => {
    const trash = { deletedAt: '2026-12-01T10:00:00.000Z' };
    const rule = events.delete;
    expect(toEach(rule, { id: 7, data: trash })).toEqual([false, false, true, false, true]);
    expect(toEach(rule, { data: trash })).toEqual([false, false, false, false, true]);
    expect(toEach(rule, { id: 7 })).toEqual([false, false, false, false, true]);
    expect(toEach(rule, { id: 7, data: { deletedAt: null } })).toEqual([false, false, false, false, true]);
  });
});

describe('what visitors sent', () => {
  test('is made and changed by nobody', () => {
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
  test('is seen and changed as the table says; one of the desk is not for the content API', () => {
    const balloon = getGlobalRules('balloon');
    expect(toEach(balloon.read)).toEqual([false, true, true, true, true]);
    expect(toEach(balloon.update)).toEqual([false, true, false, true, true]);
    expect(toEach(balloon.readVersions)).toEqual([false, true, true, true, true]);
    expect(says(balloon.read, 'nobody', {}, CONTENT_API)).toBe(true);
    expect(says(getDeskRules('inbox-settings').read, 'nobody', {}, CONTENT_API)).toBe(false);
  });
});

test('accounts are for administrators', () => {
  expect(toEach((args: AccessArgs) => adminOnly(args))).toEqual([false, false, false, false, true]);
  expect(toEach((args: FieldAccessArgs) => adminOnlyField(args))).toEqual([false, false, false, false, true]);
});

test('the tag manager’s id is for administrators, and goes out with the content API', () => {
  expect(toEach((args: FieldAccessArgs) => adminAndSite(args))).toEqual([false, false, false, false, true]);
  expect(says(adminAndSite, 'nobody', {}, CONTENT_API)).toBe(true);
});

test('the menu leaves out what somebody may not see', () => {
  const hides = (person: Person) => hiddenBelow('see', 'events')({ user: PEOPLE[person] });
  expect([hides('nobody'), hides('balloon'), hides('programs')]).toEqual([true, true, false]);
});
