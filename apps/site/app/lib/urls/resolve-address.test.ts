import { describe, expect, test } from 'vitest';
import { resolveAddress } from './resolve-address.ts';

const REDIRECTS: Record<string, { to: string; status: 301 | 302 }> = {
  '/ballon': { to: '/top-helyek/ballon-kilato', status: 301 },
  '/ballon-idopontok': { to: '/top-helyek/ballon-kilato?nap=ma#schedule', status: 302 },
};
const getRedirect = (path: string) => REDIRECTS[path];

/** Where a visitor who is read Hungarian, or the given language, at the root is led. */
const asks = (address: string, language: 'hu' | 'en' = 'hu') =>
  resolveAddress(address, { rootLocale: () => language, redirectOf: getRedirect });

describe('an address has one spelling', () => {
  test.each(['/', '/en', '/magazin/egy-cikk?page=2', '/qr/AbC', '/%C5%91sz', '/kereses?q=BALLON/', '/a?b=//'])('%s is it', (address) => {
    expect(asks(address)).toEqual({ kind: 'canonical' });
  });

  test.each([
    ['/magazin/', '/magazin'],
    ['/magazin/?page=2&utm=x', '/magazin?page=2&utm=x'],
    ['/magazin///', '/magazin'],
    ['/en/', '/en'],
    ['/EN', '/en'],
    ['/En/Nincs/Ilyen/Lap', '/en/nincs/ilyen/lap'],
    ['/KERESES?q=Ballon', '/kereses?q=Ballon'],
    ['/Magazin/Egy-Cikk/?a=Lap', '/magazin/egy-cikk?a=Lap'],
    ['/%c5%91SZ', '/%C5%91sz'],
    ['/%4Dagazin/', '/magazin'],
    ['/QR/AbC/', '/qr/AbC'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example/%2F..x', '/evil.example/%2F..x'],
    ['//', '/'],
    ['/a/b/?', '/a/b?'],
  ])('%s leads to %s for ever, with query and place', (address, to) => {
    expect(asks(address)).toEqual({ kind: 'redirect', to, status: 301 });
    expect(asks(to).kind).toBe('canonical');
  });

  test.each(['/api/hu/Events/', '/MEDIA/Kep.JPG', '/admin/', '/assets/Ab-C.js'])('%s is of others, with rules of their own', (address) => {
    expect(asks(address)).toEqual({ kind: 'canonical' });
  });

  test.each(['/a/../b', '/a\\b', '/%2e%2e/a'])('%s is none', (address) => {
    expect(asks(address)).toEqual({ kind: 'not-found' });
  });
});

describe('an address that editors redirect', () => {
  test.each([
    ['/ballon', '/top-helyek/ballon-kilato', 301],
    ['/BALLON/?utm=x', '/top-helyek/ballon-kilato?utm=x', 301],
    ['/ballon-idopontok', '/top-helyek/ballon-kilato?nap=ma#schedule', 302],
    ['/ballon-idopontok?utm=x', '/top-helyek/ballon-kilato?nap=ma&utm=x#schedule', 302],
  ] as const)('%s leads to %s (%i)', (address, to, status) => {
    expect(asks(address)).toEqual({ kind: 'redirect', to, status });
  });
});

describe('the language switch', () => {
  test.each([
    ['/en/map?language=en', '/en/map', 'en'],
    ['/magazin?page=2&language=hu&category=a+b', '/magazin?page=2&category=a+b', 'hu'],
    ['/kereses?l%61nguage=hu', '/kereses', 'hu'],
  ] as const)('%s leads to %s and is remembered', (address, to, language) => {
    expect(asks(address)).toEqual({ kind: 'redirect', to, status: 302, language });
  });

  test.each([
    ['/hirlevel-feliratkozas?language=en', '/hirlevel-feliratkozas'],
    ['/en/map?language=hu&kind=metro', '/en/map?kind=metro'],
  ])('%s names a language that the page has not: it leads to %s and nothing is remembered', (address, to) => {
    expect(asks(address)).toEqual({ kind: 'redirect', to, status: 302 });
  });

  test.each(['/terkep?language=de', '/terkep?language=', '/terkep?language=HU'])('%s is no switch', (address) => {
    expect(asks(address)).toEqual({ kind: 'canonical' });
  });
});

describe('the root', () => {
  test('is the Hungarian home page', () => {
    expect(asks('/', 'hu')).toEqual({ kind: 'canonical' });
    expect(asks('/?utm=x', 'hu')).toEqual({ kind: 'canonical' });
  });

  test('leads who reads English to /en, with the query, and remembers it', () => {
    expect(asks('/', 'en')).toEqual({ kind: 'redirect', to: '/en', status: 302, language: 'en' });
    expect(asks('/?utm=x', 'en')).toEqual({ kind: 'redirect', to: '/en?utm=x', status: 302, language: 'en' });
  });

  test('leads to the language that is chosen at it, whatever was read before', () => {
    expect(asks('/?language=en', 'hu')).toEqual({ kind: 'redirect', to: '/en', status: 302, language: 'en' });
    expect(asks('/?language=hu', 'en')).toEqual({ kind: 'redirect', to: '/', status: 302, language: 'hu' });
  });

  test('alone asks for the language: no other page does', () => {
    const rootLocale = () => {
      throw new Error('not asked');
    };
    expect(resolveAddress('/magazin', { rootLocale })).toEqual({ kind: 'canonical' });
  });
});
