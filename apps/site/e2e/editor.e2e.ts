import { afterAll, describe, expect, inject, test } from 'vitest';
import { closeBrowser, visitor } from './browser.ts';

const origin = inject('siteOrigin');
const editor = inject('editor');
afterAll(closeBrowser);

/** Asks the page until it says what it should, as a reader who reloads would. */
async function eventually(check: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) if (await check()) return true;
  return false;
}

async function signedIn(): Promise<string> {
  const response = await fetch(new URL('/api/users/login', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(editor),
  });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

interface ListedEvent {
  id: number;
  name: string;
  url: string;
}

async function someEvent(): Promise<ListedEvent> {
  const answer = (await (await fetch(new URL('/api/hu/events?limit=1', origin))).json()) as { data: ListedEvent[] };
  const [event] = answer.data;
  if (!event) throw new Error('The seed has no event');
  return event;
}

describe('an editor who speaks only Hungarian', () => {
  test('signs in, changes a program’s title in the admin, and visitors see it', async () => {
    const event = await someEvent();
    const { page, context } = await visitor(origin, { language: 'hu', width: 1440 });
    await page.goto('/admin/login');
    await page.locator('input[name="email"]').fill(editor.email);
    await page.locator('input[name="password"]').fill(editor.password);
    await page.getByRole('button', { name: 'Bejelentkezés' }).click();
    await page.waitForURL(/\/admin\/?$/);
    await page.getByRole('link', { name: 'Programok', exact: true }).first().waitFor();
    await page.goto(`/admin/collections/events/${event.id}`);
    const title = page.locator('input[name="title"]');
    await title.waitFor();
    expect(await page.locator('label', { hasText: 'Cím' }).first().isVisible()).toBe(true);
    const renamed = `${event.name} – új kezdéssel`;
    await title.fill(renamed);
    await page
      .getByRole('button', { name: /Módosítások közzététele|Közzététel/ })
      .first()
      .click();
    const visible = await eventually(async () => (await (await fetch(new URL(event.url, origin))).text()).includes(renamed));
    expect(visible).toBe(true);
    await context.close();
  });

  test('is told in Hungarian what is wrong with a slug', async () => {
    const cookie = await signedIn();
    const response = await fetch(new URL('/api/news?locale=hu', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin, 'accept-language': 'hu' },
      body: JSON.stringify({ title: 'Próba', slug: 'Rossz Slug!', publishedOn: '2026-11-20T10:00:00.000Z', _status: 'published' }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Csak kisbetű, szám és kötőjel');
  });

  test('cannot give two programs the same address', async () => {
    const cookie = await signedIn();
    const event = await someEvent();
    const slug = event.url.split('/').at(-1);
    const response = await fetch(new URL('/api/events?locale=hu', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin, 'accept-language': 'hu' },
      body: JSON.stringify({ title: 'Másik', slug, status: 'scheduled', category: 1, occurrences: [], _status: 'draft' }),
    });
    expect(response.status).toBe(400);
  });
});

describe('what editors publish', () => {
  test('is on the site at once, each of several times in a row', async () => {
    const cookie = await signedIn();
    const event = await someEvent();
    const seen: boolean[] = [];
    for (let round = 1; round <= 5; round += 1) {
      const name = `Friss cím ${round}`;
      const saved = await fetch(new URL(`/api/events/${event.id}?locale=hu`, origin), {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', cookie, origin },
        body: JSON.stringify({ title: name, _status: 'published' }),
      });
      expect(saved.status).toBe(200);
      seen.push(await eventually(async () => (await (await fetch(new URL(event.url, origin))).text()).includes(name)));
    }
    expect(seen).toEqual([true, true, true, true, true]);
  });

  test('a draft is seen by nobody, even by somebody who holds an editor’s cookie', async () => {
    const cookie = await signedIn();
    const created = await fetch(new URL('/api/news?locale=hu&draft=true', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify({ title: 'Titkos vázlat', slug: 'titkos-vazlat', publishedOn: '2026-11-20T10:00:00.000Z', _status: 'draft' }),
    });
    expect(created.status).toBe(201);
    for (const headers of [{}, { cookie }]) {
      expect((await fetch(new URL('/api/hu/news/titkos-vazlat', origin), { headers })).status).toBe(404);
      expect((await fetch(new URL('/magazin/titkos-vazlat', origin), { headers })).status).toBe(404);
    }
  });

  test('a page with an unknown layout has the default one; an unknown middleware is an error 500', async () => {
    const cookie = await signedIn();
    const create = (body: object) =>
      fetch(new URL('/api/pages?locale=hu', origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin },
        body: JSON.stringify({ lead: 'Próba', _status: 'published', ...body }),
      });
    expect((await create({ title: 'Furcsa elrendezés', slug: 'furcsa-elrendezes', layout: 'nincs-ilyen' })).status).toBe(201);
    expect((await create({ title: 'Furcsa lépés', slug: 'furcsa-lepes', middleware: [{ name: 'nincs-ilyen' }] })).status).toBe(201);
    await eventually(async () => (await fetch(new URL('/furcsa-elrendezes', origin))).status === 200);
    expect(await (await fetch(new URL('/furcsa-elrendezes', origin))).text()).toContain('layout-default');
    const failed = await fetch(new URL('/furcsa-lepes', origin));
    expect(failed.status).toBe(500);
    expect(await failed.text()).toContain('Unknown middleware');
  });

  test('an article without English is shown under /en in Hungarian, with a notice', async () => {
    const cookie = await signedIn();
    await fetch(new URL('/api/news?locale=hu', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify({
        title: 'Csak magyarul',
        slug: 'csak-magyarul',
        lead: 'Még nincs lefordítva ez a cikk.',
        publishedOn: '2026-11-20T10:00:00.000Z',
        _status: 'published',
      }),
    });
    await eventually(async () => (await fetch(new URL('/en/magazine/csak-magyarul', origin))).status === 200);
    const text = await (await fetch(new URL('/en/magazine/csak-magyarul', origin))).text();
    expect(text).toContain('This page is available in Hungarian only for now.');
    expect(text).toContain('<div lang="hu">');
  });
});

describe('the admin', () => {
  test('is fenced in, asks nobody outside, and cannot be registered in', async () => {
    const response = await fetch(new URL('/admin/login', origin));
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const register = await fetch(new URL('/api/users/first-register', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x@example.com', password: 'x' }),
    });
    expect(register.status).toBe(403);
    expect((await fetch(new URL('/api/users', origin))).status).toBe(403);
    expect((await fetch(new URL('/api/events', origin))).status).toBe(403);
  });

  test('a change asked for by another site is refused', async () => {
    const cookie = await signedIn();
    const event = await someEvent();
    const response = await fetch(new URL(`/api/events/${event.id}`, origin), {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie, origin: 'https://evil.example' },
      body: JSON.stringify({ title: 'Idegen' }),
    });
    expect(response.status).toBe(403);
  });
});
