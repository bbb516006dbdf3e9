import { fixtures } from '@liget/content-api/fixtures';
import { describe, expect, test } from 'vitest';
import { buildContentSecurityPolicy } from '../http/security.ts';
import { type Answers, startSite } from '../testing/site-under-test.ts';
import { getAnalyticsScript } from './analytics.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('getAnalyticsScript', () => {
  test('returns the loader for a browser', () => {
    expect(getAnalyticsScript('GTM-ABC123', BROWSER)).toContain('gtm.js?id=GTM-ABC123');
  });
  test.each([
    ['a crawler', 'GTM-ABC123', CRAWLER],
    ['a client that does not say what it is', 'GTM-ABC123', undefined],
    ['anyone while none is configured', null, BROWSER],
    ['anyone when the id is something else', "');alert(1)//", BROWSER],
  ])('returns nothing for %s', (_, container, userAgent) => {
    expect(getAnalyticsScript(container, userAgent)).toBe('');
  });
});

describe('/analytics.js', () => {
  const ask = async (answers: Answers, userAgent = BROWSER) => {
    const { app, contentService } = await startSite({}, answers);
    const { statusCode, headers, body } = await app.inject({ url: '/analytics.js', headers: { 'user-agent': userAgent } });
    return { status: statusCode, headers, body, requestedUrls: contentService.requestedUrls };
  };
  const settings = fixtures.hu.siteSettings;
  const configured: Answers = (_, response) =>
    response.end(JSON.stringify({ data: { ...settings.data, analytics: { ...settings.data.analytics, tag_manager_id: 'GTM-ABC1234' } } }));

  test('has the container of the settings, and is not cached', async () => {
    const { status, headers, body, requestedUrls } = await ask(configured);
    expect([status, headers['cache-control'], headers.vary]).toEqual([200, 'private, max-age=300', 'User-Agent']);
    expect(headers['content-type']).toContain('text/javascript');
    expect(body).toContain('gtm.js?id=GTM-ABC1234');
    expect(requestedUrls).toEqual(['/api/hu/site-settings']);
  });

  test('is empty for crawlers, and while the settings cannot be read', async () => {
    expect((await ask(configured, 'Googlebot/2.1')).body).toBe('');
    const { status, body } = await ask((_, response) => response.writeHead(500).end());
    expect([status, body]).toEqual([200, '']);
  });
});

describe('the content security policy', () => {
  test('allows no other origin by default', () => {
    expect(buildContentSecurityPolicy('<button>Sütik</button>', true)).not.toContain('https://');
  });
  test('allows the tag manager only on a site that has one', () => {
    const policy = buildContentSecurityPolicy('<button type="button" data-tag-manager="">Sütik</button>', true);
    expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.googletagmanager\.com https:\/\/\*\.google-analytics\.com/);
  });
});
