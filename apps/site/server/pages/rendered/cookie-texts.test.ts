import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PREVIEW_LIFETIME_SECONDS } from '@liget/content-api/preview';
import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { DRAFT_DAYS, DRAFT_PREFIX } from '../../../app/components/forms/drafts/form-draft.ts';
import { RELOAD_KEY } from '../../../app/components/islands/chunk-guard.ts';
import { MAX_RECENT_SEARCHES, RECENT_SEARCHES_KEY } from '../../../app/components/search/recent-searches.ts';
import { DISMISSED_AGE_SECONDS, DISMISSED_COOKIE } from '../../../app/layout/announcements/announcements.ts';
import { CONSENT_COOKIE } from '../../../app/layout/consent/consent.ts';
import { CONSENT_AGE_SECONDS } from '../../../app/layout/consent/consent-cookie.ts';
import { LANGUAGE_COOKIE } from '../../../app/lib/language/language-cookie.ts';
import { LANGUAGE_COOKIE_AGE_SECONDS } from '../../../app/lib/language/locale-detection.ts';
import { NEEDS_COOKIE, NEEDS_COOKIE_AGE_SECONDS } from '../../../app/lib/needs.ts';
import { TAG_MANAGER_SOURCES } from '../../analytics/analytics.ts';
import { PREVIEW_COOKIE } from '../preview-instant.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const SITE = path.join(root, 'apps/site');
const findText = (item: string, language: 'hu' | 'en') =>
  readFileSync(path.join(root, `packages/seed/content/${item}/${language}.md`), 'utf8').replaceAll(/\]\([^)]*\)/gu, ']');

const DAY = 24 * 60 * 60;
/** A lifetime in seconds as the pages write it: days, or hours where it is a day at most. */
const lifetime = (seconds: number, language: 'hu' | 'en') => {
  const [count, hu, en] = seconds > DAY ? [seconds / DAY, 'nap', 'day'] : [seconds / 3600, 'ór', 'hour'];
  return new RegExp(`\\b${count} ${{ hu, en }[language]}`, 'u');
};

/** What the site stores in a visitor's browser: the name, and for how many seconds; without them until the visitor deletes it or closes the tab. */
const COOKIES = [
  { name: LANGUAGE_COOKIE, seconds: LANGUAGE_COOKIE_AGE_SECONDS, hu: 'Nyelv', en: 'Language' },
  { name: DISMISSED_COOKIE, seconds: DISMISSED_AGE_SECONDS, hu: 'Bezárt közlemények', en: 'Closed announcements' },
  { name: NEEDS_COOKIE, seconds: NEEDS_COOKIE_AGE_SECONDS, hu: 'Kivel, mikor jön', en: 'Who is coming, and when' },
  { name: CONSENT_COOKIE, seconds: CONSENT_AGE_SECONDS, hu: 'Sütibeállítás', en: 'Cookie settings' },
];
const STORED = [
  { name: RECENT_SEARCHES_KEY, says: { hu: `utolsó ${MAX_RECENT_SEARCHES} keresése`, en: `last ${MAX_RECENT_SEARCHES} searches` } },
  { name: DRAFT_PREFIX.trim(), says: { hu: `${DRAFT_DAYS} napig`, en: `${DRAFT_DAYS} days` } },
  { name: RELOAD_KEY, says: { hu: 'A lap bezárásáig', en: 'until you close the tab' } },
];
/** Cookies of editors; the first is the content service's, with its default name. */
const EDITORS = ['payload-token', PREVIEW_COOKIE];

const getItem = (text: string, name: string) => text.split('\n').find((line) => line.startsWith('- ') && line.includes(`(${name})`)) ?? '';

describe.each(['hu', 'en'] as const)('the cookies page (%s)', (language) => {
  const page = findText('pages/cookies', language);

  test('gives the lifetime of each cookie of visitors', () =>
    everyRow(
      COOKIES,
      ({ name }) => name,
      ({ name, seconds }) => expect(getItem(page, name)).toMatch(lifetime(seconds, language)),
    ));

  test('says how long each value in the browser’s storage stays', () =>
    everyRow(
      STORED,
      ({ name }) => name,
      ({ name, says }) => expect(getItem(page, name)).toContain(says[language]),
    ));

  test('names nothing that the site does not store, and the cookies of editors', () => {
    const named = [...page.matchAll(/\(([a-z][\w-]*(?:, [a-z][\w-]*)*)\)/gu)].flatMap(([, names = '']) => names.split(', '));
    expect(named.toSorted()).toEqual(
      [...COOKIES, ...STORED]
        .map(({ name }) => name)
        .concat(EDITORS)
        .toSorted(),
    );
    expect(page).toMatch(language === 'hu' ? `${PREVIEW_LIFETIME_SECONDS / 3600} óráig` : `${PREVIEW_LIFETIME_SECONDS / 3600} hour.`);
  });

  test('names the hosts that the tag manager reaches, and no other', () => {
    const allowed = Object.values(TAG_MANAGER_SOURCES).flatMap((list) => list.split(' '));
    const hosts = allowed.map((source) => source.replace(/^https:\/\/(?:\*\.)?/u, ''));
    const named = new Set(page.match(/\b(?:[a-z-]+\.)+com\b/gu));
    expect([...named].toSorted()).toEqual([...new Set(hosts)].toSorted());
  });
});

describe.each(['hu', 'en'] as const)('the privacy policy (%s)', (language) => {
  const policy = findText('privacy-policy', language);
  const line = (name: string) => policy.split('\n').find((one) => one.startsWith(`- **${name}:**`)) ?? '';

  test('gives the lifetimes of the cookies page', () =>
    everyRow(
      COOKIES,
      ({ name }) => name,
      (cookie) => expect(line(cookie[language])).toMatch(lifetime(cookie.seconds, language)),
    ));

  test('says for how many minutes an address is held in memory, and for how many days a form that was begun', () => {
    const durations = globSync('server/**/*.ts', { cwd: SITE })
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => [...readFileSync(path.join(SITE, file), 'utf8').matchAll(/\bduration: (\d+)/gu)])
      .map(([, seconds]) => Number(seconds));
    expect(durations.length).toBeGreaterThanOrEqual(4);
    const minutes = Math.max(...durations) / 60;
    expect(policy).toContain({ hu: `legfeljebb ${minutes} percig`, en: `for up to ${minutes} minutes` }[language]);
    expect(policy).toContain({ hu: `legfeljebb ${DRAFT_DAYS} napig a saját`, en: `for up to ${DRAFT_DAYS} days` }[language]);
  });
});

test('the site stores something in browsers in these places alone; a new one needs a line in both languages of the cookies page', () => {
  const SETS = /formatCookie\(|stringifySetCookie\(|document\.cookie = |localStorage|sessionStorage/u;
  const files = globSync('{app,server}/**/*.{ts,tsx}', { cwd: SITE })
    .filter((file) => !/(?:\.test|-under-test)\.tsx?$/u.test(file) && SETS.test(readFileSync(path.join(SITE, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
  expect(files.toSorted()).toEqual([
    'app/components/forms/ThankYou.tsx',
    'app/components/forms/drafts/use-form-draft.ts',
    'app/components/islands/islands.tsx',
    'app/components/search/recent-searches.ts',
    'app/layout/announcements/dismiss.ts',
    'app/layout/consent/CookieSettings.tsx',
    'app/layout/consent/consent-cookie.ts',
    // Left out of builds for visitors.
    'app/layout/debug/debug-store.ts',
    'app/layout/debug/flags.ts',
    'app/layout/navigation/use-navigation-by-links.ts',
    'app/lib/cookies.ts',
    'app/lib/language/locale-detection.ts',
    'server/pages/preview-instant.ts',
    'server/pages/saved-needs.ts',
  ]);
});
