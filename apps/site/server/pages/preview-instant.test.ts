import { createInstantQuery, PREVIEW_LIFETIME_SECONDS, signInstant } from '@liget/content-api/preview';
import { describe, expect, test } from 'vitest';
import { readPreviewInstant } from './preview-instant.ts';

const secret = 'shared by the site and the content service';
const now = 1_795_000_000;
const options = { secret, isDevelopment: false, isHttps: true, now };
const SATURDAY = '2026-11-28T08:00:00Z';

function link(path = '/ballon', { at = SATURDAY, expires = now + 600, by = secret } = {}): string {
  const query = new URLSearchParams({ at, expires: String(expires), signature: signInstant(by, { at, expires }) });
  return `${path}?${query}`;
}

const menuLink = () => `/?${createInstantQuery(secret, { at: SATURDAY, menu: 3 }, now)}`;

/** The Cookie header that a browser sends after following the link. */
function fetchCookie(target: string): string {
  const turned = readPreviewInstant(target, undefined, options);
  if (turned.kind !== 'redirect') throw new Error('The link leads nowhere');
  return turned.cookie.split(';')[0] ?? '';
}

describe('a signed link to another instant', () => {
  test('redirects to its own URL with an http-only cookie that lasts as long as a preview', () => {
    expect(readPreviewInstant(link(), undefined, options)).toEqual({
      kind: 'redirect',
      to: '/ballon',
      cookie: expect.stringMatching(/^preview-at=[^;]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    });
    expect(PREVIEW_LIFETIME_SECONDS).toBe(3600);
  });

  test('keeps the rest of the query', () => {
    expect(readPreviewInstant(`${link('/varosligeti-programok')}&category=sport`, undefined, options)).toMatchObject({
      to: '/varosligeti-programok?category=sport',
    });
  });

  test('applies to the following pages', () => {
    const seen = readPreviewInstant('/en', `language=en; ${fetchCookie(link())}`, options);
    expect(seen.kind === 'at' && seen.instant.toString()).toBe(SATURDAY);
  });

  test('expires together with its cookie', () => {
    const late = { ...options, now: now + 601 };
    expect(readPreviewInstant(link(), undefined, late)).toEqual({ kind: 'invalid' });
    expect(readPreviewInstant('/', fetchCookie(link()), late)).toEqual({ kind: 'none' });
  });

  test('applies to the following pages with the menu that it names', () => {
    expect(readPreviewInstant(menuLink(), undefined, options)).toMatchObject({ kind: 'redirect', to: '/' });
    const cookie = fetchCookie(menuLink());
    expect(readPreviewInstant('/en', cookie, options)).toMatchObject({ kind: 'at', menu: 3 });
    expect(readPreviewInstant('/en', cookie.replace(/3$/, '4'), options)).toEqual({ kind: 'none' });
    expect(readPreviewInstant('/en', fetchCookie(link()), options)).toMatchObject({ kind: 'at', menu: undefined });
  });

  test('ends with ?at=now', () => {
    expect(readPreviewInstant('/ballon?at=now', fetchCookie(link()), options)).toMatchObject({
      kind: 'redirect',
      to: '/ballon',
      cookie: expect.stringContaining('preview-at=; Max-Age=0;'),
    });
    expect(readPreviewInstant('/ballon?at=now', undefined, options)).toEqual({ kind: 'none' });
  });
});

describe('visitors', () => {
  test.each([
    ['an unsigned instant', `/ballon?at=${SATURDAY}`],
    ['an empty one', '/ballon?at=&signature='],
  ])('see the present with %s', (_, target) => {
    expect(readPreviewInstant(target, undefined, options)).toEqual({ kind: 'none' });
  });

  test.each([
    ['another’s signature', link('/ballon', { by: 'another secret' })],
    ['another instant than the signed one', link().replace('08%3A00', '09%3A00')],
    ['no instant', link('/ballon', { at: 'tomorrow' })],
    ['a menu that was not signed', `${link()}&menu=3`],
    ['another menu than the signed one', menuLink().replace('menu=3', 'menu=4')],
    ['no menu, though one was signed', menuLink().replace('&menu=3', '')],
    ['a menu that is no id', menuLink().replace('menu=3', 'menu=03')],
  ])('do not see a page with %s', (_, target) => {
    expect(readPreviewInstant(target, undefined, options)).toEqual({ kind: 'invalid' });
  });

  test.each(['preview-at=x', 'preview-at=%', `preview-at=${encodeURIComponent(`${SATURDAY} ${now + 60} `)}`])(
    'see the present with the cookie %s',
    (cookies) => {
      expect(readPreviewInstant('/ballon', cookies, options)).toEqual({ kind: 'none' });
    },
  );

  test('do not see the page of any link without a secret', () => {
    expect(readPreviewInstant(link(), undefined, { ...options, secret: undefined })).toEqual({ kind: 'invalid' });
  });
});

test('in development may request any instant, also as a time in Budapest', () => {
  const writing = { ...options, secret: undefined, isDevelopment: true };
  expect(readPreviewInstant('/?at=2026-12-24T09:00', undefined, writing)).toMatchObject({ kind: 'redirect', to: '/' });
  const seen = readPreviewInstant('/', 'preview-at=2026-12-24T09%3A00%20%20', writing);
  expect(seen.kind === 'at' && seen.instant.toString()).toBe('2026-12-24T08:00:00Z');
  expect(readPreviewInstant('/?at=soon', undefined, writing)).toEqual({ kind: 'none' });
});
