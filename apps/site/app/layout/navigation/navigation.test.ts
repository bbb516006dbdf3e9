// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mayReload, reloadAt } from '../../components/islands/chunk-guard.ts';
import { isFrugal } from './connection.ts';
import { ERROR_SCREEN_ID, getScreenTarget, isOnThisPage } from './screen-target.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

describe('reloadAt, for a screen whose code cannot be loaded', () => {
  function storage() {
    const entries = new Map<string, string>();
    return { getItem: (key: string) => entries.get(key) ?? null, setItem: (key: string, value: string) => void entries.set(key, value) };
  }

  test('loads the target of the click as a document', () => {
    const go = vi.fn();
    expect(reloadAt('/terkep?kind=metro', { storage: storage(), now: NOON, go })).toBe(true);
    expect(go).toHaveBeenCalledExactlyOnceWith('/terkep?kind=metro');
  });

  test('does so only once a minute', () => {
    const go = vi.fn();
    const session = storage();
    reloadAt('/terkep', { storage: session, now: NOON, go });
    expect(reloadAt('/terkep', { storage: session, now: NOON + 59_999, go })).toBe(false);
    expect(go).toHaveBeenCalledOnce();
    expect(reloadAt('/terkep', { storage: session, now: NOON + 60_000, go })).toBe(true);
  });

  test('is not blocked for longer by a clock that was set back', () => {
    expect(mayReload(NOON, NOON - 1)).toBe(true);
  });
});

describe('isFrugal', () => {
  test.each([
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '4g', saveData: false }, false],
    [undefined, false],
  ])('skips prefetching for %o: %s', (connection, skipped) => {
    expect(isFrugal({ onLine: true, connection })).toBe(skipped);
  });
});

describe('getScreenTarget', () => {
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
  ])('navigates to %s within the document', (href, target) => {
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
  ])('leaves %s %o to the browser', (href, attributes) => {
    expect(getScreenTarget(link(href, attributes), at('/'))).toBeUndefined();
  });

  test.each(['/magazin/', '/varosligeti-programok/?category=sport#lista', '/KERESES?q=Ballon', '//magazin', '/a%20b', '/magazin/.'])(
    'leaves %s to the browser, because the server may redirect it',
    (href) => {
      expect(getScreenTarget(link(`https://liget.example${href}`), at('/karrier'))).toBeUndefined();
    },
  );

  test('leaves links of an error page to the browser, but those within the page', () => {
    const errorScreen = document.createElement('div');
    errorScreen.id = ERROR_SCREEN_ID;
    document.body.append(errorScreen);
    expect([getScreenTarget(link('/magazin'), at('/x')), getScreenTarget(link('/x#content'), at('/x'))]).toEqual([undefined, '/x#content']);
    errorScreen.remove();
  });

  describe('a link to the root', () => {
    afterEach(() => {
      document.cookie = 'language=; Max-Age=0; Path=/';
      vi.restoreAllMocks();
    });

    test.each([
      ['language=hu', ['en-GB'], '/'],
      ['language=en', ['hu'], undefined],
      ['', ['en-US', 'hu'], undefined],
      ['', ['hu-HU', 'en'], '/'],
    ])('stays in the document or not, with the cookie "%s" and the languages %j: %j', (cookie, languages, target) => {
      if (cookie) document.cookie = `${cookie}; Path=/`;
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
      expect(getScreenTarget(link('/'), at('/karrier'))).toBe(target);
    });
  });

  test('with a fragment is recognised on the home page', () => {
    expect(isOnThisPage('/terkep?kind=metro#list', at('/terkep?kind=metro'))).toBe(true);
    expect(isOnThisPage('/terkep#list', at('/terkep?kind=metro'))).toBe(false);
    expect(isOnThisPage('/terkep', at('/terkep'))).toBe(false);
  });
});
