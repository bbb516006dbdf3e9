// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mayReload, reloadAt } from '../../components/islands/chunk-guard.ts';
import { isFrugal } from './connection.ts';
import { getScreenTarget, isOnThisPage } from './screen-target.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

describe('a screen whose code cannot be loaded', () => {
  function storage() {
    const kept = new Map<string, string>();
    return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  }

  test('is loaded as a document, at the target of the click', () => {
    const go = vi.fn();
    expect(reloadAt('/terkep?kind=metro', { storage: storage(), now: NOON, go })).toBe(true);
    expect(go).toHaveBeenCalledExactlyOnceWith('/terkep?kind=metro');
  });

  test('is not tried again for a minute', () => {
    const go = vi.fn();
    const kept = storage();
    reloadAt('/terkep', { storage: kept, now: NOON, go });
    expect(reloadAt('/terkep', { storage: kept, now: NOON + 59_999, go })).toBe(false);
    expect(go).toHaveBeenCalledOnce();
    expect(reloadAt('/terkep', { storage: kept, now: NOON + 60_000, go })).toBe(true);
  });

  test('a clock that was put back does not lock it for ever', () => {
    expect(mayReload(NOON, NOON - 1)).toBe(true);
  });
});

describe('fetching ahead', () => {
  test.each([
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '4g', saveData: false }, false],
    [undefined, false],
  ])('on %o is skipped: %s', (connection, skipped) => {
    expect(isFrugal({ onLine: true, connection })).toBe(skipped);
  });
});

describe('a click on a link', () => {
  const at = (path: string) => new URL(path, 'https://liget.example');
  function link(href: string, attributes: Record<string, string> = {}) {
    const anchor = document.createElement('a');
    anchor.href = new URL(href, 'https://liget.example').href;
    for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
    return anchor;
  }

  test.each([
    ['/terkep?kind=metro#list', '/terkep?kind=metro#list'],
    ['/magazin', '/magazin'],
    ['#schedule', '/#schedule'],
  ])('to %s stays in this document', (href, target) => {
    expect(getScreenTarget(link(href), at('/'))).toBe(target);
  });

  test.each([
    ['/en/map', {}],
    ['/a-projekt?language=hu', {}],
    ['https://elsewhere.example/', {}],
    ['/media/plan.pdf', {}],
    ['/admin', {}],
    ['/EN/map', {}],
    ['/qr/Ab-C', {}],
    ['/magazin?language=hu', {}],
    ['/a%5Cb', {}],
    ['/magazin', { target: '_blank' }],
    ['/magazin', { download: '' }],
    ['/magazin', { rel: 'noopener external' }],
  ])('to %s %o is the browser’s', (href, attributes) => {
    expect(getScreenTarget(link(href, attributes), at('/'))).toBeUndefined();
  });

  test.each(['/magazin/', '/varosligeti-programok/?category=sport#lista', '/KERESES?q=Ballon', '//magazin', '/a%20b', '/magazin/.'])(
    'to %s may lead elsewhere: the server resolves it, as for every document',
    (href) => {
      expect(getScreenTarget(link(`https://liget.example${href}`), at('/karrier'))).toBeUndefined();
    },
  );

  describe('to the root', () => {
    afterEach(() => {
      document.cookie = 'language=; Max-Age=0; Path=/';
      vi.restoreAllMocks();
    });

    test.each([
      ['language=hu', ['en-GB'], '/'],
      ['language=en', ['hu'], undefined],
      ['', ['en-US', 'hu'], undefined],
      ['', ['hu-HU', 'en'], '/'],
    ])('is, with the cookie "%s" and the languages %j, %j: what is not Hungarian the server leads on', (cookie, languages, target) => {
      if (cookie) document.cookie = `${cookie}; Path=/`;
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
      expect(getScreenTarget(link('/'), at('/karrier'))).toBe(target);
    });
  });

  test('to a place on this page is known as one', () => {
    expect(isOnThisPage('/terkep?kind=metro#list', at('/terkep?kind=metro'))).toBe(true);
    expect(isOnThisPage('/terkep#list', at('/terkep?kind=metro'))).toBe(false);
    expect(isOnThisPage('/terkep', at('/terkep'))).toBe(false);
  });
});
