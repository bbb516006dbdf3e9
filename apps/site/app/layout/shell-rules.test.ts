import { describe, expect, test } from 'vitest';
import { formatCookie, readCookie } from '../lib/cookies.ts';
import { type Consent, mayTrack, readConsent } from './consent/consent.ts';
import { formatConsentCookie } from './consent/consent-cookie.ts';
import { formatDebugCookie, readDebugFlags, replaceTextsByKeys } from './debug/flags.ts';
import { isFarDown } from './floating/far-down.ts';
import { parseFooterTheme } from './footer/footer-theme.ts';
import { getSocialIcon } from './footer/social-icon.ts';
import { parseLayout } from './layouts.ts';
import { isDesktop, mayAutofocus } from './viewport.ts';

describe('cookies', () => {
  test('one cookie is found among others, even if those are malformed', () => {
    expect(readCookie('%; =x; a; őű=1; cookie_consent=all; cookie_consent_old=no', 'cookie_consent')).toBe('all');
    expect(readCookie('xcookie_consent=all', 'cookie_consent')).toBeUndefined();
  });
  test('a cookie is valid on the whole site, for an age in seconds', () => {
    expect(formatCookie('a', 'b', 60)).toBe('a=b; Max-Age=60; Path=/; SameSite=Lax');
  });
});

describe('consent', () => {
  test.each(['all', 'necessary'] as const)('%s is read back as written', (consent: Consent) => {
    const cookie = formatConsentCookie(consent);
    expect(readConsent(cookie.split(';')[0] ?? '')).toBe(consent);
    expect(cookie).toContain('Path=/');
  });
  test.each(['', 'cookie_consent=', 'cookie_consent=true', 'cookie_consent=%E0%A4%A', 'language=en'])('"%s" is no decision', (cookies) => {
    expect(readConsent(cookies)).toBeUndefined();
  });
  test('analytics needs consent and a tag manager', () => {
    expect(mayTrack('', 'GTM-ABC123')).toBe(false);
    expect(mayTrack('cookie_consent=necessary', 'GTM-ABC123')).toBe(false);
    expect(mayTrack('cookie_consent=all', null)).toBe(false);
    expect(mayTrack('language=en; cookie_consent=all', 'GTM-ABC123')).toBe(true);
  });
});

test('the full menu starts at 1024 px, autofocus at 768 px, the button to the top after 700 px', () => {
  expect([1023, 1024].map(isDesktop)).toEqual([false, true]);
  expect([767, 768].map(mayAutofocus)).toEqual([false, true]);
  expect([700, 701].map(isFarDown)).toEqual([false, true]);
});

describe('names with an allowed set', () => {
  test('a footer theme is light or dark', () => {
    expect([parseFooterTheme('light'), parseFooterTheme('dark')]).toEqual(['light', 'dark']);
    expect(() => parseFooterTheme('blue')).toThrow("Invalid footer theme type. Valid values are 'light', 'dark'");
  });
  test('four networks have an icon', () => {
    expect(['instagram', 'facebook', 'linkedin', 'youtube'].map((type) => getSocialIcon(type).name)).toEqual([
      'Instagram',
      'Facebook',
      'LinkedIn',
      'YouTube',
    ]);
    expect(() => getSocialIcon('toString')).toThrow("Valid values are 'instagram', 'facebook', 'linkedin', 'youtube'");
  });
  test('an unknown layout is the default one', () => {
    expect(['dark', 'default', 'night', undefined].map(parseLayout)).toEqual(['dark', 'default', 'default', 'default']);
  });
});

describe('the development flags', () => {
  test('are read back as written', () => {
    const flags = { grid: true, translationKeys: false };
    expect(readDebugFlags(formatDebugCookie(flags).split(';')[0] ?? '')).toEqual(flags);
  });
  test.each(['', 'vuex_data=%E0%A4%A', 'vuex_data=null', 'vuex_data=%7B%22grid%22%3A1%7D'])('is off for "%s"', (cookies) => {
    expect(readDebugFlags(cookies)).toEqual({ grid: false, translationKeys: false });
  });
  test('replace messages by their keys', () => {
    expect(replaceTextsByKeys({ shell: { home: 'Kezdőlap', error: { title: 'Hiba' } } })).toEqual({
      shell: { home: 'shell.home', error: { title: 'shell.error.title' } },
    });
  });
});
