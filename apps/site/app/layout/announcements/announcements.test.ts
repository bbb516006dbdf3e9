// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import { addDismissal, DISMISSED_AGE_SECONDS, DISMISSED_COOKIE, readDismissedKeys } from './announcements.ts';
import { buildAnnouncementStyles, EARLY_SCRIPT } from './early.ts';
import { computeMarquee } from './marquee.ts';

const wind = { id: 1, revision: 'zG8l8sJZi9' };
const today = { id: 2, revision: 'tRP1-PU5po' };
const bars = [wind, today];

describe('a dismissed announcement', () => {
  test('is stored with its revision for a day', () => {
    expect(addDismissal([], bars, 2)).toEqual(['2:tRP1-PU5po']);
    expect(DISMISSED_AGE_SECONDS).toBe(86_400);
  });

  test('stays dismissed when another one is dismissed', () => {
    expect(addDismissal(['1:zG8l8sJZi9'], bars, 2)).toEqual(['1:zG8l8sJZi9', '2:tRP1-PU5po']);
  });

  test('is removed after an edit, and kept if it exists only in the other language', () => {
    expect(addDismissal(['1:before', '7:english'], bars, 1)).toEqual(['7:english', '1:zG8l8sJZi9']);
  });

  test('is stored once, among the twenty newest', () => {
    const many = Array.from({ length: 30 }, (_, index) => `${index + 10}:x`);
    const keys = addDismissal(addDismissal(many, bars, 1), bars, 1);
    expect([keys.length, keys[0], keys.at(-1)]).toEqual([20, '21:x', '1:zG8l8sJZi9']);
  });

  test('must be in the list of announcements', () => {
    expect(() => addDismissal([], bars, 3)).toThrow('Invalid public announcement id');
  });

  test.each([
    ['', []],
    [`${DISMISSED_COOKIE}=1:abc|2:d-e`, ['1:abc', '2:d-e']],
    [`names=Őze%; ${DISMISSED_COOKIE}=1:abc`, ['1:abc']],
    [`${DISMISSED_COOKIE}=%E0%A4%A|<script>|:x|3:ok`, ['3:ok']],
  ])('is read from the cookies "%s"', (cookies, keys) => {
    expect(readDismissedKeys(cookies)).toEqual(keys);
  });
});

describe('before the first paint', () => {
  const early = () => runInThisContext(EARLY_SCRIPT);
  afterEach(() => {
    delete document.documentElement.dataset['dismissed'];
    document.cookie = `${DISMISSED_COOKIE}=; Max-Age=0; Path=/`;
  });

  test('the early script names the dismissed announcements on the root element', () => {
    document.cookie = `${DISMISSED_COOKIE}=1:zG8l8sJZi9|2:tRP1-PU5po; Path=/`;
    early();
    expect(document.documentElement.dataset['dismissed']).toBe('1:zG8l8sJZi9 2:tRP1-PU5po');
  });

  test('the early script does nothing without the cookie', () => {
    early();
    expect(document.documentElement.dataset['dismissed']).toBeUndefined();
  });

  test('the style sheet hides the dismissed revision, counts the other bars and hides the section if it is empty', () => {
    const styles = buildAnnouncementStyles(bars);
    expect(styles).toContain(':root{--bars:calc(var(--bar-1,1) + var(--bar-2,1))}');
    expect(styles).toContain('[data-dismissed~="1:zG8l8sJZi9"]{--bar-1:0}');
    expect(styles).toContain('[data-dismissed~="1:zG8l8sJZi9"] #announcement-1{display:none}');
    expect(styles).toContain('[data-dismissed~="1:zG8l8sJZi9"][data-dismissed~="2:tRP1-PU5po"] #announcements{display:none}');
  });

  test('the style sheet hides announcements of other pages, judged by the canonical URL, and does not count them', () => {
    const page = (href: string) => {
      document.head.innerHTML = `<link rel="canonical" href="${href}"><style>${buildAnnouncementStyles([{ ...wind, shown_on: ['/terkep', '/'] }])}</style>`;
      document.body.innerHTML = '<section id="announcements"><div id="announcement-1"></div></section>';
      return getComputedStyle(document.getElementById('announcement-1') ?? document.body).display;
    };
    expect(
      ['/terkep', '/terkep/x', '/terkep?a=1', '/', '/magazin', '/terkepek'].map((path) => [path, page(`https://liget.example${path}`)]),
    ).toEqual([
      ['/terkep', 'block'],
      ['/terkep/x', 'block'],
      ['/terkep?a=1', 'block'],
      ['/', 'block'],
      ['/magazin', 'none'],
      ['/terkepek', 'none'],
    ]);
    expect(buildAnnouncementStyles([{ ...wind, revision: 'edited' }])).not.toContain('zG8l8sJZi9');
  });

  test('a phone shows the first announcement that is neither dismissed nor of another page', () => {
    const styles = buildAnnouncementStyles(bars);
    expect(styles).toContain(
      '@media (max-width:47.99rem) and (scripting:enabled){:root:not([data-dismissed~="1:zG8l8sJZi9"]) #announcement-1~.announcement-bar{display:none}}',
    );
  });

  test('a revision cannot end the style sheet', () => {
    expect(buildAnnouncementStyles([{ id: 1, revision: '"]{}</style><script>' }])).not.toContain('<');
  });
});

describe('computeMarquee', () => {
  test('moves one pixel every 16 milliseconds, and rests two seconds at each end', () => {
    expect(computeMarquee(250)).toEqual({ distance: '-250px', duration: '8000ms', easing: 'linear(0, 0 25%, 1 75%, 1)' });
  });
  test('returns nothing if the text fits', () => {
    expect(computeMarquee(0)).toBeUndefined();
    expect(computeMarquee(1)).toBeUndefined();
  });
});
