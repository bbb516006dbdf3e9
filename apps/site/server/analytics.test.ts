import { describe, expect, test } from 'vitest';
import { analyticsScript } from './analytics.ts';
import { contentSecurityPolicy } from './security.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('the tag manager’s loader', () => {
  test('is sent to a browser', () => {
    expect(analyticsScript('GTM-ABC123', BROWSER)).toContain('gtm.js?id=GTM-ABC123');
  });
  test.each([
    ['a crawler', 'GTM-ABC123', CRAWLER],
    ['a client that does not say what it is', 'GTM-ABC123', undefined],
    ['anyone while none is configured', null, BROWSER],
    ['anyone when the id is something else', "');alert(1)//", BROWSER],
  ])('is not sent to %s', (_, container, userAgent) => {
    expect(analyticsScript(container, userAgent)).toBe('');
  });
});

describe('the content security policy', () => {
  test('knows no other origin', () => {
    expect(contentSecurityPolicy('<button>Sütik</button>', true)).not.toContain('https://');
  });
  test('lets the tag manager in only on pages of a site that has one', () => {
    const policy = contentSecurityPolicy('<button type="button" data-tag-manager="">Sütik</button>', true);
    expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.googletagmanager\.com https:\/\/\*\.google-analytics\.com/);
  });
});
