import { describe, expect, test } from 'vitest';
import { readAddress, rowOfPath, withoutData } from './address.ts';

const page = (key: string, isPrivate = false) => ({ kind: 'page', key, isPrivate });

describe('a closing slash', () => {
  test.each([
    ['/magazin/', '/magazin'],
    ['/magazin/?page=2&utm=x', '/magazin?page=2&utm=x'],
    ['/en/', '/en'],
    ['/magazin///', '/magazin'],
    ['/a/b/?', '/a/b?'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example/%2F..', '/evil.example/%2F..'],
    ['//', '/'],
  ])('%s moves for ever to %s', (from, to) => {
    expect(readAddress(from)).toEqual({ kind: 'redirect', to, status: 301 });
  });

  test('alone is the home page', () => {
    expect(readAddress('/')).toEqual(page('/'));
  });
});

describe('what cannot be an address is refused', () => {
  test.each(['', 'magazin', 'http://liget.example/', '*', '/%', '/%E0%A4%A', '/%zz', '/a%00b', '/a%00/', `/${'a'.repeat(2000)}`])(
    '%j',
    (target) => {
      expect(readAddress(target)).toEqual({ kind: 'bad' });
    },
  );

  test('an address of 2,000 characters still counts', () => {
    expect(readAddress(`/${'a'.repeat(1999)}`).kind).toBe('page');
  });
});

describe('the language switch without JavaScript', () => {
  test.each([
    ['/en/map?language=en', '/en/map', 'en'],
    ['/magazin?page=2&language=hu&category=x', '/magazin?page=2&category=x', 'hu'],
    ['/?language=hu', '/', 'hu'],
  ] as const)('%s remembers the language and goes to %s', (from, to, language) => {
    expect(readAddress(from)).toEqual({ kind: 'redirect', to, status: 302, language });
  });

  test.each(['/map?language=de', '/map?language=', '/map?language=HU'])('%s remembers nothing', (target) => {
    expect(readAddress(target)).toEqual(page('/map'));
  });
});

describe('the key under which a page is kept', () => {
  test.each([
    ['trackers and junk are dropped', '/terkep?utm_source=x&fbclid=y', '/terkep'],
    ['what the screen declares is kept', '/kereses?q=ballon&tab=news', '/kereses?q=ballon&tab=news'],
    ['in one order', '/kereses?tab=news&x=1&q=ballon', '/kereses?q=ballon&tab=news'],
    [
      'several values keep theirs',
      '/varosligeti-programok?category=sport&to=2026-11-22&category=family',
      '/varosligeti-programok?category=sport&category=family&to=2026-11-22',
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
    ['and none when none exists', '/kereses.data?_routes=anything', '/kereses.data'],
    ['which pages do not', '/kereses?_routes=search___hu&q=x', '/kereses?q=x'],
    ['an unknown address keeps no parameters', '/a/b/c?q=1', '/a/b/c'],
  ])('%s: %s → %s', (_, target, key) => {
    expect(readAddress(target)).toEqual(page(key));
  });

  test.each([
    '/varosligeti-programok/preview/7?expires=1&signature=s',
    '/en/programs-in-varosliget/preview/7?expires=1&signature=s',
    '/magazin/preview/7.data?expires=1&signature=s',
    '/en/magazine/preview/7?expires=1&signature=s',
  ])('%s is a preview and never kept', (target) => {
    expect(readAddress(target)).toEqual(page(target, true));
  });
});

describe('other capitals', () => {
  test.each([
    ['/TERKEP', '/terkep'],
    ['/KERESES?q=Ballon', '/kereses?q=Ballon'],
    ['/EN', '/en'],
    ['/En/Map', '/en/map'],
    ['/Magazin/Egy-Cikk', '/magazin/Egy-Cikk'],
    ['/TERKEP.data', '/terkep.data'],
  ])('of an address of ours lead to the true one: %s → %s', (from, to) => {
    expect(readAddress(from)).toEqual({ kind: 'redirect', to, status: 301 });
  });

  test.each(['/magazin/Egy-Cikk', '/qr/AbC', '/Nincs/Ilyen/Itt/Nalunk'])('of what is a value, or unknown, stay: %s', (path) => {
    expect(readAddress(path)).toEqual(page(path));
  });
});

test.each([
  ['/_root.data', '/'],
  ['/magazin.data', '/magazin'],
  ['/magazin', '/magazin'],
  ['/a.database', '/a.database'],
])('the page of the data request %s is %s', (target, pathname) => {
  expect(withoutData(target)).toBe(pathname);
});

test('an address has a row of the table, fixed ones first', () => {
  expect(rowOfPath('/sajto/mediatar')?.id).toBe('mediaLibrary');
  expect(rowOfPath('/sajto/hirek')?.id).toBe('pressRelease');
  expect(rowOfPath('/a/b/c')).toBeUndefined();
});
