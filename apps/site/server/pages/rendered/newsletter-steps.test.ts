import { getNewsletterStepPath } from '@liget/content-api/newsletter-steps';
import { getScreenPath } from '@liget/content-api/screens';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FixtureOverride, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';
import type { Renderer } from '../render.ts';

let pages: Renderer;
beforeAll(async () => {
  pages = await startPages();
}, 120_000);

const createStatus =
  (state: string): FixtureOverride =>
  (call) =>
    call.path === '/api/hu/newsletter-links'
      ? { status: 200, body: { data: { email: 'an…@example.hu', state, topics: ['news'], preferences_token: 'm-own' } } }
      : undefined;
const refusing =
  (status: number): FixtureOverride =>
  (call) =>
    call.path === '/api/hu/newsletter-links' ? { status, body: { error: { code: 'used_link', message: 'x' } } } : undefined;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' };

describe('the link of a newsletter email', () => {
  test.each([
    ['confirm', 'pending', 'Erősítse meg a feliratkozását', 'Megerősítem a feliratkozást'],
    ['choose', 'confirmed', 'Miről írjunk Önnek?', 'Mentés'],
    ['unsubscribe', 'confirmed', 'Leiratkozás a hírlevélről', 'Leiratkozom'],
  ] as const)('to %s only looks when it is opened, and is kept by nobody', async (step, state, heading, button) => {
    const { app, sent } = await startFixtureSite(pages, createStatus(state));
    const { statusCode, body, headers } = await app.inject({ url: getNewsletterStepPath(step, 't-1') });
    expect(statusCode).toBe(200);
    expect(body).toContain(`>${heading}</h1>`);
    expect(body).toContain(button);
    expect(sent).toEqual([{ action: 'look', token: 't-1' }]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(body).toContain('<meta name="robots" content="noindex, nofollow"');
  });

  test.each([
    [404, refusing(404), 'Ezt a hivatkozást nem ismerjük'],
    [410, refusing(410), 'Ez a hivatkozás már nem használható'],
    [404, refusing(422), 'Ezt a hivatkozást nem ismerjük'],
  ] as const)('that cannot be used is a %i with a page that says what to do', async (status, instead, heading) => {
    const { app } = await startFixtureSite(pages, instead);
    const { statusCode, body } = await app.inject({ url: getNewsletterStepPath('confirm', 'c-forged') });
    expect(statusCode).toBe(status);
    expect(body).toContain(heading);
    expect(body).toContain('Tovább a feliratkozáshoz');
  });

  test('that cannot be used to unsubscribe names an address to write to, and does not lead to the sign-up form', async () => {
    const readOffers = async (step: 'confirm' | 'choose' | 'unsubscribe') => {
      const { app } = await startFixtureSite(pages, refusing(404));
      const { body } = await app.inject({ url: getNewsletterStepPath(step, 'c-forged') });
      return [body.includes('levesszük a listáról: <a href="mailto:'), body.includes('Tovább a feliratkozáshoz</a>')];
    };
    expect(await readOffers('unsubscribe')).toEqual([true, false]);
    expect(await readOffers('choose')).toEqual([true, true]);
    expect(await readOffers('confirm')).toEqual([false, true]);
  });

  test.each(['/hirlevel-feliratkozas/megerosites', '/hirlevel-feliratkozas/leiratkozas?token=', '/hirlevel-feliratkozas/barmi?token=m1'])(
    '%s is a 404, and asks nobody',
    async (url) => {
      const { app, sent } = await startFixtureSite(pages);
      expect([(await app.inject({ url })).statusCode, sent]).toEqual([404, []]);
    },
  );

  test('is a 503 while the content service is down', async () => {
    const { app } = await startFixtureSite(pages, refusing(503));
    expect((await app.inject({ url: getNewsletterStepPath('unsubscribe', 'm-1') })).statusCode).toBe(503);
  });
});

describe('its button', () => {
  test.each([
    ['confirm', '', { action: 'confirm', token: 't-1' }, '/hirlevel-feliratkozas/beallitasok?token=m-own&done=confirmed'],
    [
      'choose',
      'topics=sport&topics=news&topics=politics',
      { action: 'choose', token: 't-1', topics: ['sport', 'news'] },
      '/hirlevel-feliratkozas/beallitasok?token=m-own&done=saved',
    ],
    ['unsubscribe', '', { action: 'unsubscribe', token: 't-1' }, '/hirlevel-feliratkozas/leiratkozas?done=left'],
  ] as const)('does it (%s), and leads on', async (step, payload, expected, to) => {
    const { app, sent } = await startFixtureSite(pages, createStatus('confirmed'));
    const { statusCode, headers } = await app.inject({ method: 'POST', url: getNewsletterStepPath(step, 't-1'), payload, headers: FORM });
    expect([statusCode, headers.location, sent]).toEqual([303, to, [expected]]);
  });

  test.each([
    ['without a body', undefined, undefined],
    ['as JSON', '{}', 'application/json'],
    ['as text', 'topics=news', 'text/plain'],
    ['in broken parts', '--y\r\nnothing', 'multipart/form-data; boundary=x'],
  ])('sent %s is a 400 and changes nothing, with and without a token', async (_, payload, type) => {
    const { app, sent } = await startFixtureSite(pages, createStatus('confirmed'));
    for (const step of ['confirm', 'choose', 'unsubscribe'] as const) {
      for (const url of [getNewsletterStepPath(step, 'm-1'), getNewsletterStepPath(step, '')]) {
        const headers = { origin: FORM.origin, ...(type && { 'content-type': type }) };
        const { statusCode } = await app.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) });
        expect([url, statusCode]).toEqual([url, 400]);
      }
    }
    expect(sent.filter((link) => (link as { action?: string }).action !== 'look')).toEqual([]);
  });

  test('saves no empty choice, and says so', async () => {
    const { app, sent } = await startFixtureSite(pages, createStatus('confirmed'));
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: getNewsletterStepPath('choose', 'm-1'),
      payload: '',
      headers: FORM,
    });
    expect(statusCode).toBe(422);
    expect(body).toContain('Kérjük, válasszon legalább egy témát.');
    expect(sent).toEqual([{ action: 'look', token: 'm-1' }]);
  });

  test('of a link that is used leads to the page that says so', async () => {
    const { app } = await startFixtureSite(pages, refusing(410));
    const url = getNewsletterStepPath('confirm', 'c-1');
    const { statusCode, headers } = await app.inject({ method: 'POST', url, payload: '', headers: FORM });
    expect([statusCode, headers.location]).toEqual([303, url]);
  });

  test('pressed on another site’s page does nothing', async () => {
    const { app, sent } = await startFixtureSite(pages);
    const headers = { ...FORM, origin: 'https://evil.example' };
    const { statusCode } = await app.inject({ method: 'POST', url: getNewsletterStepPath('unsubscribe', 'm-1'), payload: '', headers });
    expect([statusCode, sent]).toEqual([403, []]);
  });
});

describe('a mail program’s own button (RFC 8058)', () => {
  const MULTIPART = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  test.each([
    ['as a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    ['in parts', MULTIPART, 'multipart/form-data; boundary=x'],
  ])('unsubscribes by one request, %s, wherever it comes from', async (_, payload, type) => {
    const { app, sent } = await startFixtureSite(pages, createStatus('unsubscribed'));
    const headers = { 'content-type': type, origin: 'null' };
    const { statusCode, headers: answered } = await app.inject({
      method: 'POST',
      url: getNewsletterStepPath('unsubscribe', 'm-1'),
      payload,
      headers,
    });
    expect([statusCode, answered.location, answered['set-cookie'], sent]).toEqual([
      200,
      undefined,
      undefined,
      [{ action: 'unsubscribe', token: 'm-1' }],
    ]);
  });

  test.each([
    [404, refusing(404)],
    [404, refusing(410)],
    [503, refusing(503)],
  ])('is told %i when there is nothing to end, or nobody to ask', async (status, instead) => {
    const { app } = await startFixtureSite(pages, instead);
    const url = getNewsletterStepPath('unsubscribe', 'm-1');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.inject({ method: 'POST', url, payload: 'List-Unsubscribe=One-Click', headers })).statusCode).toBe(status);
  });

  test('works at no other address: there the page’s own button is taken, which has no origin either', async () => {
    const { app, sent } = await startFixtureSite(pages);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
    await app.inject({ method: 'POST', url: getNewsletterStepPath('confirm', 'c-1'), payload: 'List-Unsubscribe=One-Click', headers });
    expect(sent.map((link) => (link as { action?: string }).action)).toEqual(['confirm']);
  });

  test('does not let another site send other forms', async () => {
    const { app, sent } = await startFixtureSite(pages);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
    const { statusCode } = await app.inject({
      method: 'POST',
      url: getScreenPath('newsletter', 'hu', {}),
      payload: 'email=a@example.hu',
      headers,
    });
    expect([statusCode, sent]).toEqual([403, []]);
  });
});
