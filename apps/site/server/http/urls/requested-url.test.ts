import { describe, expect, test } from 'vitest';
import { findRouteRow, getVisitorQueryKind, readRequestedUrl, removeDataSuffix } from './requested-url.ts';

const read = (target: string) => readRequestedUrl(target, { rootLocale: () => 'hu' });
const page = (key: string, isPrivate = false) => ({ kind: 'page', key, isPrivate });

describe('invalid URLs are refused', () => {
  test.each(['', 'magazin', 'http://liget.example/', '*', '/%', '/%E0%A4%A', '/%zz', '/a%00b', '/a%00/'])('%j', (target) => {
    expect(read(target)).toEqual({ kind: 'invalid' });
  });

  test('a path of 2,000 characters is accepted, and no longer one', () => {
    expect([read(`/${'a'.repeat(1999)}`).kind, read(`/${'a'.repeat(2000)}`).kind]).toEqual(['page', 'too-long']);
  });

  test.each([
    ['what no screen reads does not count', `/terkep?fbclid=${'a'.repeat(10_000)}`, 'page'],
    ['a long typed text is cut', `/kereses?q=${'%C5%91'.repeat(2000)}`, 'page'],
    ['other long values are refused', `/magazin?category=${'a'.repeat(5000)}`, 'too-long'],
    ['many values are refused', `/varosligeti-programok?${'type=aaaa&'.repeat(1000)}`, 'too-long'],
  ] as const)('%s', (_, target, kind) => {
    expect(read(target).kind).toBe(kind);
  });
});

describe('the cache key of a page', () => {
  test.each([
    ['trackers and junk are dropped', '/terkep?utm_source=x&fbclid=y', '/terkep'],
    ['what the screen declares is kept', '/kereses?q=ballon&tab=news', '/kereses?q=ballon&tab=news'],
    ['in one order', '/kereses?tab=news&x=1&q=ballon', '/kereses?q=ballon&tab=news'],
    [
      'several values keep theirs',
      '/varosligeti-programok?category=sport&to=2099-11-22&category=family',
      '/varosligeti-programok?category=sport&category=family&to=2099-11-22',
    ],
    ['in one spelling', '/kereses?q=%c5%91+a', '/kereses?q=%C5%91+a'],
    ['a question mark in the query is no second query', '/kereses?q=a?b', '/kereses?q=a%3Fb'],
    ['a screen without parameters keeps none', '/karrier?page=2', '/karrier'],
    ['the English page has the same parameters', '/en/search?tab=news&q=x&y=z', '/en/search?q=x&tab=news'],
    ['the data of a page has its parameters', '/kereses.data?q=x&y=z', '/kereses.data?q=x'],
    ['and says which routes it is for', '/kereses.data?_routes=search___hu&q=x', '/kereses.data?q=x&_routes=search___hu'],
    [
      'of which only those that exist count, in one order',
      '/kereses.data?_routes=search___hu,x,root,../,root',
      '/kereses.data?_routes=root%2Csearch___hu',
    ],
    ['and are this page’s', '/kereses.data?_routes=map___hu,search___en,shell___hu', '/kereses.data?_routes=shell___hu'],
    ['and none when none exists', '/kereses.data?_routes=anything', '/kereses.data'],
    ['which pages do not', '/kereses?_routes=search___hu&q=x', '/kereses?q=x'],
    ['an unknown address keeps no parameters', '/a/b/c?q=1', '/a/b/c'],
  ])('%s: %s → %s', (_, target, key) => {
    expect(read(target)).toEqual(page(key));
  });

  test('of a typed text the beginning is kept, more than the search reads', () => {
    expect(read(`/kereses?q=${'a'.repeat(3000)}`)).toEqual(page(`/kereses?q=${'a'.repeat(400)}`));
  });

  test.each([
    '/varosligeti-programok/preview/7?expires=1&signature=s',
    '/en/programs-in-varosliget/preview/7?expires=1&signature=s',
    '/magazin/preview/7.data?expires=1&signature=s',
    '/en/magazine/preview/7?expires=1&signature=s',
    '/sajto/oszi-nyitas?draft=7&expires=1&signature=s',
    '/en/the-project/pavilions.data?draft=7&expires=1&signature=s',
  ])('%s is a preview, which is never cached', (target) => {
    expect(read(target)).toEqual(page(target, true));
  });
});

// app/lib/urls/redirects/resolve-url.test.ts tests the rule itself.
describe('non-canonical URLs redirect', () => {
  test.each([
    ['/Magazin/?page=2', '/magazin?page=2', 301],
    ['/TERKEP.data?kind=metro', '/terkep.data?kind=metro', 301],
    ['/terkep?language=hu', '/terkep', 302],
  ])('%s → %s', (from, to, status) => {
    expect(read(from)).toMatchObject({ kind: 'redirect', to, status });
  });

  test('the root redirects English readers; its data request does not', () => {
    expect(readRequestedUrl('/', { rootLocale: () => 'en' })).toMatchObject({ to: '/en', language: 'en' });
    expect(readRequestedUrl('/_root.data?language=en', { rootLocale: () => 'en' })).toEqual(page('/_root.data'));
  });

  test('dot segments are not part of any URL', () => {
    expect(read('/a/../b')).toEqual({ kind: 'not-found' });
    expect(read('/a/../b.data')).toEqual({ kind: 'not-found' });
  });
});

test.each([
  ['/_root.data', '/'],
  ['/_.data', '/'],
  ['/magazin.data', '/magazin'],
  ['/magazin', '/magazin'],
  ['/a.database', '/a.database'],
])('the data request %s belongs to the page %s', (target, pathname) => {
  expect(removeDataSuffix(target)).toBe(pathname);
});

test('a URL matches a row of the table, fixed paths first', () => {
  expect(findRouteRow('/sajto/mediatar')?.id).toBe('mediaLibrary');
  expect(findRouteRow('/sajto/hirek')?.id).toBe('pressRelease');
  expect(findRouteRow('/a/b/c')).toBeUndefined();
});

test.each([
  ['/terkep', null],
  ['/kereses?q=to', 'search'],
  ['/kereses.data?_routes=root', null],
  ['/kereses.data?_routes=root&q=to', 'search'],
  ['/ugyintezes/p-2026-aaaaaa?token=a&sent=1', 'personal'],
  ['/hirlevel-feliratkozas?reference=H-2026-AAAAAA', 'personal'],
  ['/kereses?q=to&token=a', 'search'],
])('the key %s contains values of a visitor’s choice: %s', (key, kind) => {
  expect(getVisitorQueryKind(key)).toBe(kind);
});
