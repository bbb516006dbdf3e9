import { getProductPageSlugs } from '@liget/content-api';
import { caseStatus, fixtures } from '@liget/content-api/fixtures';
import { getScreenPath } from '@liget/content-api/screens';
import { beforeAll, describe, expect, test } from 'vitest';
import { getMessages } from '../../../app/i18n/index.ts';
import { fetchPage } from '../../testing/fetch-page.ts';
import { type FixtureOverride, getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';
import type { Renderer } from '../render.ts';

type Site = Awaited<ReturnType<typeof startFixtureSite>>;

let pages: Renderer;
beforeAll(async () => {
  pages = await startPages();
}, 120_000);

describe('a form', () => {
  /** A case that has just arrived. */
  const answerNewCase: FixtureOverride = ({ path }) =>
    path.includes('/cases/') ? { status: 200, body: { data: { ...caseStatus, state: 'new', answers: [] } } } : undefined;
  const FORMS = [
    {
      address: '/hirlevel-feliratkozas',
      locale: 'hu',
      endpoint: '/newsletter-subscriptions',
      thanks: /^\/hirlevel-feliratkozas\?reference=P-2026-K7QW3N#/,
      values: { email: 'kiss.eva@example.hu', name: 'Kiss Éva', privacy_accepted: 'on' },
    },
    ...(['hu', 'en'] as const).map((locale) => ({
      address: getScreenPath('page', locale, { slug: getProductPageSlugs('complaint', fixtures.hu.product.data.slugs)[locale] ?? '' }),
      locale,
      endpoint: '/complaints',
      thanks: /^\/(?:ugyintezes|en\/your-case)\/p-2026-k7qw3n\?token=[\w-]{22}&sent=1#/,
      values: {
        name: 'Kiss Éva',
        email: 'kiss.eva@example.hu',
        phone: '+36 1 000 0003',
        message: 'Szombaton délután két órát vártunk.',
        privacy_accepted: 'on',
      },
    })),
  ] as const;
  const send = async (site: Site, address: string, values: Record<string, string>) => {
    const payload = new URLSearchParams(values).toString();
    const answer = await site.app.inject({
      method: 'POST',
      url: address,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    });
    return answer;
  };

  test.each(FORMS)('$address redirects to the thank-you with its reference', async ({ address, locale, values, thanks: to }) => {
    const site = await startFixtureSite(pages, answerNewCase);
    const { statusCode, headers } = await send(site, address, values);
    expect(statusCode).toBe(303);
    expect(headers.location).toMatch(to);
    const { privacy_accepted: _, ...textFields } = values;
    expect(site.sent).toEqual([expect.objectContaining({ ...textFields, privacy_accepted: true })]);
    const thanks = await fetchPage(site, String(headers.location).replace(/#.*/, ''));
    expect([thanks.status, thanks.robots]).toEqual([200, 'noindex, nofollow']);
    expect(thanks.text).toContain('P-2026-K7QW3N');
    expect(thanks.text).toContain(getMessages(locale).forms.reference);
  });

  test.each(FORMS)('$address keeps its input if it cannot be stored', async ({ address, locale, values }) => {
    const site = await startFixtureSite(pages, ({ method }) => (method === 'POST' ? { status: 503 } : undefined));
    const { statusCode, headers, body } = await send(site, address, values);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([503, undefined, 'no-store']);
    expect(body).toContain(getMessages(locale).forms.unavailable);
    for (const word of [values.name, values.email]) expect(body).toContain(`value="${word}"`);
  });

  test.each(FORMS)('$address shows errors of the content service beside the fields', async ({ address, values }) => {
    const error = { code: 'invalid', message: 'x', fields: { email: 'Ez a cím nem él.' } };
    const site = await startFixtureSite(pages, ({ method }) => (method === 'POST' ? { status: 422, body: { error } } : undefined));
    const { statusCode, body } = await send(site, address, values);
    expect([statusCode, body.includes('Ez a cím nem él.')]).toEqual([422, true]);
  });

  test.each(FORMS)('$address is not sent if it is empty', async ({ address, locale }) => {
    const site = await startFixtureSite(pages);
    const { statusCode, body } = await send(site, address, {});
    expect(statusCode).toBe(422);
    expect(body).toContain(getMessages(locale).forms.check);
    expect(site.sent).toEqual([]);
  });

  test.each(FORMS)('$address sent twice has one idempotency key', async ({ address, values }) => {
    const site = await startFixtureSite(pages);
    await send(site, address, values);
    await send(site, address, values);
    await send(site, address, { ...values, email: 'masik@example.hu' });
    const keys = site.sent.map((body) => (body as { idempotency_key: string }).idempotency_key);
    expect([keys.length, new Set(keys).size, keys[0] === keys[1]]).toEqual([3, 2, true]);
  });

  test('of an unknown product, or at a URL without a form, answers 404 within the shell', async () => {
    const site = await startFixtureSite(pages);
    for (const address of ['/nincs-panaszkezeles', getFixtureUrl('page', 'hu')]) {
      const { statusCode, headers, body } = await send(site, address, { message: 'Két órát vártunk.' });
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(body).toContain('<footer');
    }
    expect(site.sent).toEqual([]);
  });
});
