import { day, LIST } from '../support/programs-list.ts';
import { cookieOf, published, signedIn, signInto } from '../support/signing-in.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

test.use({ contents: 'editor' });

let cookie = '';
/** A program that nobody else knows of. */
const TITLE = 'Esti fénysétány';
const event = { id: 0, url: `${LIST.hu}/esti-fenysetany` };

test.beforeAll(async ({ editor }) => {
  cookie = await cookieOf(origin, editor);
  const dates = [{ start: `${day(9)}T17:00:00.000Z`, end: `${day(9)}T18:00:00.000Z` }];
  const hungarian = { title: TITLE, category: 1, status: 'scheduled', dates };
  event.id = await published(await signedIn(origin, editor), 'events', hungarian, { title: 'A walk among lights' });
});

/** Sends to the admin's own interface what an editor's browser would; answers whatever comes. */
const asked = (path: string, method: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(new URL(path, origin), {
    method,
    headers: { 'content-type': 'application/json', cookie, origin, 'accept-language': 'hu', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const textOf = async (path: string) => (await fetch(new URL(path, origin))).text();
const statusOf = async (path: string, headers = {}) => (await fetch(new URL(path, origin), { headers })).status;

test.describe('an editor who speaks only Hungarian', () => {
  test('signs in, changes a program’s title in the admin, and visitors see it', async ({ visitor, editor }) => {
    const { page } = await visitor({ language: 'hu', width: 1440 });
    await signInto(page, editor);
    await expect(page.getByRole('link', { name: 'Programok', exact: true }).first()).toBeVisible();
    await page.goto(`/admin/collections/events/${event.id}`);
    const title = page.locator('input[name="title"]');
    await expect(page.locator('label', { hasText: 'Cím' }).first()).toBeVisible();
    const renamed = `${TITLE} – új kezdéssel`;
    await hydrated(title);
    await title.fill(renamed);
    await page
      .getByRole('button', { name: /Módosítások közzététele|Közzététel/ })
      .first()
      .click();
    await expect.poll(() => textOf(event.url)).toContain(renamed);
  });

  test('is told in Hungarian what is wrong with a slug', async () => {
    const body = { title: 'Próba', slug: 'Rossz Slug!', publishedOn: `${day(-1)}T10:00:00.000Z`, _status: 'published' };
    const response = await asked('/api/news?locale=hu', 'POST', body);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Csak kisbetű, szám és kötőjel');
  });

  test('cannot give two programs the same address', async () => {
    const other = { title: 'Másik', status: 'scheduled', category: 1, dates: [], _status: 'draft' };
    const create = (slug: string) => asked('/api/events?locale=hu', 'POST', { ...other, slug });
    expect((await create('esti-fenysetany')).status).toBe(400);
    // Nothing but the address was wrong.
    expect((await create('esti-fenysetany-masodszor')).status).toBe(201);
  });
});

test.describe('what editors publish', () => {
  test('is on the site at once, each of several times in a row', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const title = `Friss cím ${round}`;
      expect((await asked(`/api/events/${event.id}?locale=hu`, 'PATCH', { title, _status: 'published' })).status).toBe(200);
      await expect.poll(() => textOf(event.url), `round ${round}`).toContain(title);
    }
  });

  test('a draft is seen by nobody, even by somebody who holds an editor’s cookie', async () => {
    const draft = { title: 'Titkos vázlat', slug: 'titkos-vazlat', publishedOn: `${day(-1)}T10:00:00.000Z`, _status: 'draft' };
    expect((await asked('/api/news?locale=hu&draft=true', 'POST', draft)).status).toBe(201);
    for (const headers of [{}, { cookie }]) {
      expect(await statusOf('/api/hu/news/titkos-vazlat', headers)).toBe(404);
      expect(await statusOf('/magazin/titkos-vazlat', headers)).toBe(404);
    }
  });

  test('a page with an unknown layout has the default one; an unknown middleware is an error 500', async () => {
    const create = (body: object) => asked('/api/pages?locale=hu', 'POST', { lead: 'Próba', _status: 'published', ...body });
    expect((await create({ title: 'Furcsa elrendezés', slug: 'furcsa-elrendezes', layout: 'nincs-ilyen' })).status).toBe(201);
    expect((await create({ title: 'Furcsa lépés', slug: 'furcsa-lepes', middleware: [{ name: 'nincs-ilyen' }] })).status).toBe(201);
    await expect.poll(() => statusOf('/furcsa-elrendezes')).toBe(200);
    expect(await textOf('/furcsa-elrendezes')).toContain('layout-default');
    await expect.poll(() => statusOf('/furcsa-lepes')).toBe(500);
    expect(await textOf('/furcsa-lepes')).toContain('Unknown middleware');
  });

  test('tells visitors in the header what the balloon does, and on its own page and on home the same', async ({ visitor }) => {
    const { page } = await visitor({ javaScript: false });
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const slot = (from: number, to: number) => ({ start: inMinutes(from), end: inMinutes(to), weather: 'ideal_weather' });
    const day = 24 * 60;
    for (const [balloonIsUp, timeSlots, words] of [
      [false, [slot(-5, 300)], 'A ballon most nem repül'],
      [true, [slot(-5, 300)], 'A ballon most repül'],
      [true, [slot(2 * day, 2 * day + 30)], 'A ballon ma nem repül'],
    ] as const) {
      expect((await asked('/api/globals/balloon?locale=hu', 'POST', { balloonIsUp, timeSlots })).status).toBe(200);
      // The words stand in the page's data, too: what is asked for is the panel.
      await expect.poll(() => textOf('/karrier')).toContain(`>${words}</strong>`);
      await page.goto('/karrier');
      await page.locator('summary', { hasText: 'Látogatás' }).click();
      await expect(page.locator('header').getByText(words, { exact: true })).toBeVisible();
      // A page that takes long to draw anew is shown as it was for a moment.
      await expect.poll(() => textOf('/')).toContain(`>${words}</h2>`);
      await expect.poll(() => textOf('/top-helyek/ballon-kilato')).toContain(`>${words}.</strong>`);
    }
  });

  test('an article without English is shown under /en in Hungarian, with a notice', async () => {
    const article = { title: 'Csak magyarul', slug: 'csak-magyarul', lead: 'Még nincs lefordítva ez a cikk.' };
    const dated = { ...article, publishedOn: `${day(-1)}T10:00:00.000Z`, _status: 'published' };
    expect((await asked('/api/news?locale=hu', 'POST', dated)).status).toBe(201);
    await expect.poll(() => statusOf('/en/magazine/csak-magyarul')).toBe(200);
    const text = await textOf('/en/magazine/csak-magyarul');
    expect(text).toContain('This page is available in Hungarian only for now.');
    expect(text).toContain('<div lang="hu">');
  });
});

test.describe('the admin', () => {
  test('is fenced in, asks nobody outside, and cannot be registered in', async () => {
    const response = await fetch(new URL('/admin/login', origin));
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const register = await fetch(new URL('/api/users/first-register', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x@example.com', password: 'x' }),
    });
    expect(register.status).toBe(404);
    expect(await statusOf('/api/users')).toBe(403);
    expect(await statusOf('/api/events')).toBe(403);
  });

  test('the last administrator stays, and is told so in words', async () => {
    const { user } = (await (await asked('/api/users/me', 'GET')).json()) as { user: { id: number } };
    for (const [method, body] of [
      ['PATCH', { roles: ['programs', 'magazine', 'press'] }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await asked(`/api/users/${user.id}`, method, body);
      expect([method, answer.status]).toEqual([method, 400]);
      expect(await answer.text()).toContain('Ő az utolsó rendszergazda');
    }
  });

  test('a change asked for by another site is refused', async () => {
    const change = { title: 'Idegen' };
    const response = await asked(`/api/events/${event.id}`, 'PATCH', change, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    // It is refused for where it comes from, and for nothing else.
    expect((await asked(`/api/events/${event.id}?locale=hu`, 'PATCH', change)).status).toBe(200);
  });
});
