import { day } from '../support/programs-list.ts';
import { cookieOf } from '../support/signing-in.ts';
import { expect, origin, press, test } from '../support/test.ts';

test.use({ contents: 'preview' });

async function draftArticle(cookie: string, title: string): Promise<number> {
  const response = await fetch(new URL('/api/news?locale=hu&draft=true', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({ title, lead: 'Még nem jelent meg.', publishedOn: `${day(-1)}T10:00:00.000Z`, _status: 'draft' }),
  });
  expect(response.status).toBe(201);
  const body = (await response.json()) as { doc: { id: number } };
  return body.doc.id;
}

test.describe('the preview of a draft', () => {
  test('opens from the admin on the real screen with a banner, is not kept and not indexed, and only with its own signature', async ({
    visitor,
    editor,
  }) => {
    const cookie = await cookieOf(origin, editor);
    const title = 'Vázlat az előnézethez';
    const id = await draftArticle(cookie, title);
    const { page, context } = await visitor({ width: 1440 });
    await context.addCookies(
      cookie.split('; ').map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url: origin })),
    );
    await page.goto(`/admin/collections/news/${id}`);
    const link = page.locator('a[href*="/magazin/preview/"], #preview-button, .preview-btn').first();
    const [opened] = await Promise.all([context.waitForEvent('page'), press(link)]);
    await opened.waitForURL(/\/magazin\/preview\//);
    await expect(opened.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(opened.getByText('Előnézet: az utoljára mentett változat.')).toBeVisible();
    await expect(opened.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    const address = new URL(opened.url());

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

  test('is read from the content service with the site’s credential only', async ({ editor }) => {
    const cookie = await cookieOf(origin, editor);
    const id = await draftArticle(cookie, 'Másik vázlat');
    for (const headers of [{}, { cookie }, { authorization: 'Bearer wrong' }, { authorization: 'Bearer ' }]) {
      expect((await fetch(new URL(`/api/hu/preview/news/${id}`, origin), { headers })).status).toBe(404);
    }
  });
});
