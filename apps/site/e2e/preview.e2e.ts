import { afterAll, describe, expect, inject, test } from 'vitest';
import { closeBrowser, visitor } from './browser.ts';

const origin = inject('siteOrigin');
const editor = inject('editor');
afterAll(closeBrowser);

async function signedIn(): Promise<string> {
  const response = await fetch(new URL('/api/users/login', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(editor),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function draftArticle(cookie: string, title: string): Promise<number> {
  const response = await fetch(new URL('/api/news?locale=hu&draft=true', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({ title, lead: 'Még nem jelent meg.', publishedOn: '2026-11-20T10:00:00.000Z', _status: 'draft' }),
  });
  expect(response.status).toBe(201);
  const body = (await response.json()) as { doc: { id: number } };
  return body.doc.id;
}

describe('the preview of a draft', () => {
  test('opens from the admin on the real screen with a banner, is not kept and not indexed, and only with its own signature', async () => {
    const cookie = await signedIn();
    const title = 'Vázlat az előnézethez';
    const id = await draftArticle(cookie, title);
    const { page, context } = await visitor(origin, { width: 1440 });
    await context.addCookies(
      cookie.split('; ').map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url: origin })),
    );
    await page.goto(`/admin/collections/news/${id}`);
    const link = page.locator('a[href*="/magazin/preview/"], #preview-button, .preview-btn').first();
    await link.waitFor();
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await opened.waitForURL(/\/magazin\/preview\//);
    await opened.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await opened.getByText('Előnézet: ezt az oldalt még csak a szerkesztők látják.').isVisible()).toBe(true);
    expect(await opened.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, nofollow');
    const address = new URL(opened.url());
    await context.close();

    // The signature alone opens it, for somebody who is not signed in.
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');

    const altered = [
      (url: URL) => url.searchParams.delete('signature'),
      (url: URL) => url.searchParams.set('signature', 'AAAA'),
      (url: URL) => url.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 1)),
      (url: URL) => url.searchParams.set('expires', '1'),
      (url: URL) => {
        url.pathname = url.pathname.replace(/\d+$/, '1');
      },
      (url: URL) => {
        url.pathname = url.pathname.replace('/magazin/preview', '/en/magazine/preview');
      },
    ];
    for (const change of altered) {
      const other = new URL(address);
      change(other);
      expect([other.search, (await fetch(other)).status]).toEqual([other.search, 404]);
    }
  });

  test('is read from the content service with the site’s credential only', async () => {
    const cookie = await signedIn();
    const id = await draftArticle(cookie, 'Másik vázlat');
    for (const headers of [{}, { cookie }, { authorization: 'Bearer wrong' }, { authorization: 'Bearer ' }]) {
      expect((await fetch(new URL(`/api/hu/preview/news/${id}`, origin), { headers })).status).toBe(404);
    }
  });
});
