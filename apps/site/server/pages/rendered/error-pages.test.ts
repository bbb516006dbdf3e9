import { LOCALES, type Locale } from '@liget/content-api';
import Fastify, { type FastifyReply, type FastifyRequest, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { ERROR_PAGE_STATUS, type ErrorPageKind } from '../../../app/content/error-page-kinds.ts';
import { getMessages } from '../../../app/i18n/index.ts';
import { RenderingRefused } from '../../cache/rendering-budget.ts';
import { getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';
import { sendBusy } from '../refusals.ts';
import type { Renderer } from '../render.ts';

type Site = Awaited<ReturnType<typeof startFixtureSite>>;

let renderer: Renderer;
let site: Site;
let address: string;
beforeAll(async () => {
  renderer = await startPages();
  site = await startFixtureSite(renderer);
  address = await site.app.listen({ host: '127.0.0.1', port: 0 });
}, 120_000);
afterAll(() => site.app.close());

const LONG = 'a'.repeat(5000);
const send = (url: string, payload: string, type = 'application/x-www-form-urlencoded'): InjectOptions => ({
  method: 'POST',
  url,
  headers: { origin: 'http://localhost:3000', 'content-type': type },
  payload,
});

/** What a browser can send that has no other answer. */
const REQUESTS: [name: string, kind: ErrorPageKind, request: (locale: Locale) => InjectOptions][] = [
  ['a path that is too long', 'urlTooLong', (locale) => ({ url: `${locale === 'en' ? '/en' : ''}/${LONG}` })],
  ['a filter that is too long', 'urlTooLong', (locale) => ({ url: `${getFixtureUrl('magazine', locale)}?category=${LONG}` })],
  ['a form for a page without one', 'noForm', (locale) => send(getFixtureUrl('magazine', locale), 'a=b')],
  ['a form for the home page', 'noForm', (locale) => send(getFixtureUrl('home', locale), 'a=b')],
  ['a form that cannot be read', 'unreadableForm', (locale) => send(getFixtureUrl('defectReport', locale), '{', 'application/json')],
];

describe.each(LOCALES)('in %s', (locale) => {
  test('what has no other answer writes nothing into the log', () =>
    everyRow(
      REQUESTS,
      ([name]) => name,
      async ([, , getRequest]) => {
        const log = vi.spyOn(console, 'error').mockReturnValue();
        await site.app.inject(getRequest(locale));
        expect(log.mock.calls).toEqual([]);
      },
    ));

  test('what has no other answer gets a page in the site’s layout that is not indexed, cached or hydrated', () =>
    everyRow(
      REQUESTS,
      ([name]) => name,
      async ([, kind, getRequest]) => {
        const { statusCode, headers, body } = await site.app.inject(getRequest(locale));
        const { errorPages, shell } = getMessages(locale);
        expect([statusCode, /<html lang="(\w+)"/.exec(body)?.[1]]).toEqual([ERROR_PAGE_STATUS[kind], locale]);
        expect(/<h1>(.*?)<\/h1>/.exec(body)?.[1]).toBe(errorPages[kind].title);
        expect(body).toContain(`<title>${errorPages[kind].title} – Liget</title>`);
        expect(body).toContain(`aria-label="${shell.mainNavigation}"`);
        expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex, nofollow', 'no-store']);
        expect(body).not.toMatch(/<script|modulepreload/);
        expect(headers['content-security-policy']).toMatch(/; sandbox (?!.*allow-scripts)/);
        expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
      },
    ));

  test('a search of thousands of letters is answered, and says that its end was cut', async () => {
    const { statusCode, body } = await site.app.inject({ url: `${getFixtureUrl('search', locale)}?q=${'%C5%91'.repeat(2300)}` });
    expect([statusCode, body.includes(getMessages(locale).query.cut.replace('{count}', '200'))]).toEqual([200, true]);
    expect(body).not.toContain('ő'.repeat(201));
  });

  test('a link that a tracker made long leads to its page', async () => {
    expect((await site.app.inject({ url: `${getFixtureUrl('map', locale)}?fbclid=${LONG}` })).statusCode).toBe(200);
  });
});

test('a missing file that a visitor opens is answered with the page of the site, and in a page with a short message', async () => {
  const missing = await startFixtureSite(renderer, ({ path }) => (path.includes('/file/') ? { status: 404 } : undefined));
  const [opened, shown] = await Promise.all(
    ['text/html,*/*;q=0.8', 'image/webp,*/*'].map((accept) => missing.app.inject({ url: '/files/nincs.pdf', headers: { accept } })),
  );
  expect([opened?.statusCode, shown?.statusCode]).toEqual([404, 404]);
  expect(opened?.body).toContain(`<h1>${getMessages('hu').shell.error.notFoundTitle}</h1>`);
  expect(shown?.json()).toMatchObject({ error: { code: 'not_found' } });
});

const NAVIGATION = { origin: 'http://localhost:3000', accept: 'text/html,*/*;q=0.8' };

test.each(LOCALES)('a form that is still being sent when it is refused gets the page in %s', async (locale) => {
  // Over a connection: an injected request does not end while its body is not read.
  const answer = await fetch(`${address}${getFixtureUrl('defectReport', locale)}`, {
    method: 'POST',
    headers: { ...NAVIGATION, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a'.repeat(2_000_000),
  });
  const html = await answer.text();
  expect([answer.status, /<html lang="(\w+)"/.exec(html)?.[1], answer.headers.get('cache-control')]).toEqual([413, locale, 'no-store']);
  expect(html).toContain(`<h1>${getMessages(locale).errorPages.formTooLong.title}</h1>`);
  expect(html).toContain(`aria-label="${getMessages(locale).shell.mainNavigation}"`);
});

test.each(LOCALES)('a visitor above a limit gets one page for all refused requests in %s, and programs a plain one', async (locale) => {
  const handler = vi.fn(renderer.handler);
  const { app } = await startFixtureSite({ ...renderer, handler }, undefined, { RATE_LIMITS: 'on' });
  for (let turn = 0; turn < 61; turn += 1) await app.inject({ method: 'POST', url: '/api/users/login' });
  const form = send(getFixtureUrl('defectReport', locale), 'a=b');
  const refused = await Promise.all([0, 1].map(() => app.inject({ ...form, headers: { ...form.headers, ...NAVIGATION } })));
  const { errorPages, shell } = getMessages(locale);
  for (const { statusCode, headers, body } of refused) {
    expect([statusCode, headers['cache-control'], Number(headers['retry-after']) > 0]).toEqual([429, 'no-store', true]);
    expect(body).toContain(`<h1>${errorPages.tooManyForms.title}</h1>`);
    expect(body).toContain(`aria-label="${shell.mainNavigation}"`);
  }
  const plain = await app.inject(form);
  expect([plain.statusCode, plain.body.includes(errorPages.tooManyForms.title), plain.body.includes(shell.mainNavigation)]).toEqual([
    429,
    true,
    false,
  ]);
  expect(handler).toHaveBeenCalledOnce();
});

test('a page that is refused while the server is busy is the page in the site’s layout, with Retry-After', async () => {
  const app = Fastify();
  const errorPages = { send: async (_: FastifyRequest, reply: FastifyReply, kind: ErrorPageKind) => reply.code(503).send(kind) };
  app.get('/', (request, reply) => sendBusy(request, reply, { refusal: new RenderingRefused('tooBusy', 5), errorPages }));
  const { statusCode, headers, body } = await app.inject({ url: '/', headers: NAVIGATION });
  expect([statusCode, headers['retry-after'], body]).toEqual([503, '5', 'tooBusy']);
});

test('while the content service is out, the page is there, too', async () => {
  const down = await startFixtureSite(renderer, () => ({ status: 503 }));
  const { statusCode, body } = await down.app.inject({ url: `/en/${LONG}` });
  expect([statusCode, body.includes(getMessages('en').errorPages.urlTooLong.title)]).toEqual([414, true]);
});

test('the site’s own scripts get the status alone', async () => {
  const { statusCode, body } = await site.app.inject({ url: `/magazin.data?category=${LONG}` });
  expect([statusCode, body.includes('mainNavigation'), body.length < 2000]).toEqual([414, false, true]);
});

test('data of a form for a page without one says nothing about the software, nor does the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { statusCode, headers, body } = await site.app.inject(send('/magazin.data', 'a=b'));
  expect([statusCode, headers.allow, log.mock.calls]).toEqual([405, 'GET, HEAD', []]);
  expect(body).not.toMatch(/action|route/i);
});
