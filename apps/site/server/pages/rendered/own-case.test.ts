import { LOCALES } from '@liget/content-api';
import { caseStatus, fixtures, receipt } from '@liget/content-api/fixtures';
import { getScreenPath } from '@liget/content-api/screens';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { getMessages } from '../../../app/i18n/index.ts';
import { createCaseLink, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';
import type { Renderer } from '../render.ts';

// Whole pages, many of them: a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

let pages: Renderer;
let site: Awaited<ReturnType<typeof startFixtureSite>>;
beforeAll(async () => {
  pages = await startPages();
  site = await startFixtureSite(pages);
});

describe.each(LOCALES)('a visitor’s own case in %s', (locale) => {
  const { cases } = getMessages(locale);

  test('says its state, until when it is answered, and the answers', async () => {
    const { statusCode, body } = await site.app.inject({ url: createCaseLink(locale) });
    expect(statusCode).toBe(200);
    for (const words of [cases.states.answered, caseStatus.answers[0]?.text ?? '', 'ballon.jpg', caseStatus.reference])
      expect(body).toContain(words);
    expect(body).toContain(locale === 'hu' ? '2026. december 20.' : '20 December 2026');
  });

  test('is not cached, not indexed and not sent to other sites as a referrer', async () => {
    const { headers, body } = await site.app.inject({ url: createCaseLink(locale) });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    expect(headers['etag']).toBeUndefined();
    expect(body).toContain('<meta name="robots" content="noindex, nofollow"');
    // The token goes to the content service in no address, which its log would contain.
    expect(site.requestedUrls.filter((address) => address.includes(receipt.data.token))).toEqual([]);
  });

  test('is measured by nobody', async () => {
    const measuring = await startFixtureSite(pages, ({ endpoint }) => {
      if (endpoint !== 'siteSettings') return undefined;
      const { data } = fixtures[locale].siteSettings;
      return { status: 200, body: { data: { ...data, analytics: { ...data.analytics, tag_manager_id: 'GTM-ABCD123' } } } };
    });
    const isMeasured = async (url: string) => /<button[^>]*\sdata-tag-manager=/.test((await measuring.app.inject({ url })).body);
    expect([await isMeasured(createCaseLink(locale)), await isMeasured(getScreenPath('careers', locale, {}))]).toEqual([false, true]);
  });

  test('is one and the same 404 without a token, with what is none, and for what is no reference', async () => {
    const address = createCaseLink(locale).split('?')[0] ?? '';
    const unknown = await startFixtureSite(pages, ({ path }) => (path.includes('/cases/') ? { status: 404 } : undefined));
    const other = getScreenPath('case', locale, { reference: 'p-2026-222222' });
    const answers = await Promise.all([
      site.app.inject({ url: address }),
      site.app.inject({ url: `${address}?token=short` }),
      site.app.inject({ url: `${address}?token=${encodeURIComponent('<b>'.repeat(8))}` }),
      site.app.inject({ url: `${getScreenPath('case', locale, { reference: 'x' })}?token=${receipt.data.token}` }),
      unknown.app.inject({ url: `${other}?token=${receipt.data.token}` }),
    ]);
    const { title } = cases.unknown;
    for (const { statusCode, headers, body } of answers) {
      expect([statusCode, headers['cache-control'], headers['referrer-policy'], body.includes(title)]).toEqual([
        404,
        'no-store',
        'no-referrer',
        true,
      ]);
    }
  });
});
