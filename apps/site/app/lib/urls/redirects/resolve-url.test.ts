import { describe, expect, test } from 'vitest';
import { resolveUrl } from './resolve-url.ts';

const REDIRECTS: Record<string, { to: string; status: 301 | 302 }> = {
  '/ballon': { to: '/top-helyek/ballon-kilato', status: 301 },
  '/ballon-idopontok': { to: '/top-helyek/ballon-kilato?nap=ma#schedule', status: 302 },
};
const getRedirect = (path: string) => REDIRECTS[path];

/** Resolves a URL for a visitor whose preferred language at the root is Hungarian, or the given one. */
const asks = (address: string, language: 'hu' | 'en' = 'hu') =>
  resolveUrl(address, { rootLocale: () => language, findRedirect: getRedirect });

describe('the spelling of a URL', () => {
  test.each(['/', '/en', '/magazin/egy-cikk?page=2', '/qr/AbC', '/%C5%91sz', '/kereses?q=BALLON/', '/a?b=//'])(
    '%s is canonical',
    (address) => {
      expect(asks(address)).toEqual({ kind: 'canonical' });
    },
  );

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
  ])('%s redirects permanently to %s, with query and fragment', (address, to) => {
    expect(asks(address)).toEqual({ kind: 'redirect', to, status: 301 });
    expect(asks(to).kind).toBe('canonical');
  });

  test.each(['/api/hu/Events/', '/MEDIA/Kep.JPG', '/admin/', '/assets/Ab-C.js'])(
    '%s belongs to another service with its own rules',
    (address) => {
      expect(asks(address)).toEqual({ kind: 'canonical' });
    },
  );

  test.each(['/a/../b', '/a\\b', '/%2e%2e/a'])('%s is not found', (address) => {
    expect(asks(address)).toEqual({ kind: 'not-found' });
  });
});

describe('a redirect of the editors', () => {
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
  ] as const)('%s redirects to %s and stores the language', (address, to, language) => {
    expect(asks(address)).toEqual({ kind: 'redirect', to, status: 302, language });
  });

  test.each([
    ['/hirlevel-feliratkozas?language=en', '/hirlevel-feliratkozas'],
    ['/en/map?language=hu&kind=metro', '/en/map?kind=metro'],
  ])('%s has another language than its page: it redirects to %s and stores nothing', (address, to) => {
    expect(asks(address)).toEqual({ kind: 'redirect', to, status: 302 });
  });

  test.each(['/terkep?language=de', '/terkep?language=', '/terkep?language=HU'])('%s has no valid language', (address) => {
    expect(asks(address)).toEqual({ kind: 'canonical' });
  });
});

describe('the root', () => {
  test('is the Hungarian home page', () => {
    expect(asks('/', 'hu')).toEqual({ kind: 'canonical' });
    expect(asks('/?utm=x', 'hu')).toEqual({ kind: 'canonical' });
  });

  test('redirects English visitors to /en with the query, and stores the language', () => {
    expect(asks('/', 'en')).toEqual({ kind: 'redirect', to: '/en', status: 302, language: 'en' });
    expect(asks('/?utm=x', 'en')).toEqual({ kind: 'redirect', to: '/en?utm=x', status: 302, language: 'en' });
  });

  test('redirects to the requested language, whatever the visitor prefers', () => {
    expect(asks('/?language=en', 'hu')).toEqual({ kind: 'redirect', to: '/en', status: 302, language: 'en' });
    expect(asks('/?language=hu', 'en')).toEqual({ kind: 'redirect', to: '/', status: 302, language: 'hu' });
  });

  test('is the only page that detects the language', () => {
    const rootLocale = () => {
      throw new Error('not asked');
    };
    expect(resolveUrl('/magazin', { rootLocale })).toEqual({ kind: 'canonical' });
  });
});
