import { LOCALES, type Locale } from '@liget/content-api';
import { PREVIEWS, type PreviewKind } from '@liget/content-api/preview';
import { messagesOf } from '../app/messages/index.ts';
import { chapter } from './guide.ts';
import { expect, hydrated, type OpenVisitor, origin, test } from './journey.ts';
import type { Editor } from './services.ts';
import { cookieOf, type Send, signedIn } from './signing-in.ts';
import { openForm } from './staff.ts';

test.use({ contents: 'previews' });

const said = chapter('Előnézet');

const titleOf = (kind: PreviewKind) => (kind === 'products' ? 'name' : 'title');

async function inTheAdmin(visitor: OpenVisitor, editor: Editor) {
  const { page, context } = await visitor({ width: 1440, language: 'hu' });
  const [name = '', value = ''] = (await cookieOf(origin, editor)).split(/=(.*)/s);
  await context.addCookies([{ name, value, url: origin }]);
  return { page, context };
}

/** The first of the kind, as it is published. */
async function firstOf(kind: PreviewKind, editor: Editor): Promise<number> {
  const response = await fetch(new URL(`/api/${kind}?limit=1&depth=0&where[_status][equals]=published`, origin), {
    headers: { cookie: await cookieOf(origin, editor), origin },
  });
  const { docs } = (await response.json()) as { docs: { id: number }[] };
  const [first] = docs;
  if (!first) throw new Error(`Nothing of ${kind} is published`);
  return first.id;
}

const rewrite = (send: Send, kind: PreviewKind, { id, locale, words }: { id: number; locale: Locale; words: string }) =>
  send(`/api/${kind}/${id}?locale=${locale}&draft=true`, 'PATCH', { [titleOf(kind)]: words, _status: 'draft' });

for (const { kind } of PREVIEWS) {
  test(`the button shows a draft of ${kind} on its real page, in both languages; visitors see what is published`, async ({
    visitor,
    editor,
  }) => {
    const send = await signedIn(origin, editor);
    const id = await firstOf(kind, editor);
    const { page, context } = await inTheAdmin(visitor, editor);
    for (const locale of LOCALES) {
      const words = `Piszkozat ${kind} ${locale}`;
      await rewrite(send, kind, { id, locale, words });
      await openForm(page, kind, id, locale);
      const button = page.locator('#preview-button');
      await expect(button).toHaveAccessibleName(said('Előnézet'));
      await hydrated(button);
      const [opened] = await Promise.all([context.waitForEvent('page'), button.click()]);
      await expect(opened.getByRole('heading', { level: 1, name: words })).toBeVisible();
      await expect(opened.getByText(messagesOf(locale).shell.previewBanner)).toBeVisible();
      await expect(opened.locator('html')).toHaveAttribute('lang', locale);
      await expect(opened.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
      const address = new URL(opened.url());
      await opened.close();
      const response = await fetch(address);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const published = await fetch(address.origin + address.pathname);
      expect(await published.text()).not.toContain(words);
      const altered = new URL(address);
      altered.searchParams.set('signature', 'AAAA');
      expect((await fetch(altered)).status).toBe(404);
    }
  });
}

for (const kind of ['press-releases', 'top-locations', 'products'] as const) {
  test(`the page of ${kind} stands beside the form in both languages and shows what was typed`, async ({ visitor, editor }) => {
    const id = await firstOf(kind, editor);
    const { page } = await inTheAdmin(visitor, editor);
    await openForm(page, kind, id);
    const toggler = page.getByRole('button', { name: said('Előnézet az űrlap mellett'), exact: true });
    await hydrated(toggler);
    await toggler.click();
    for (const locale of LOCALES) {
      // It stays open, for this kind, when the form is opened anew.
      if (locale === 'en') await openForm(page, kind, id, locale);
      const shown = page.frameLocator('iframe');
      await expect(shown.locator('html')).toHaveAttribute('lang', locale);
      const words = `Átírva mellette ${kind} ${locale}`;
      await page.locator(`#field-${titleOf(kind)}`).fill(words);
      await expect(shown.getByRole('heading', { level: 1, name: words })).toBeVisible();
      await expect(shown.getByText(messagesOf(locale).shell.previewBanner)).toBeVisible();
    }
  });
}

test('what was never published and is not translated yet is shown in both languages', async ({ visitor, editor }) => {
  const send = await signedIn(origin, editor);
  const title = 'Soha meg nem jelent közlemény';
  const { doc } = await send('/api/press-releases?locale=hu&draft=true', 'POST', {
    title,
    publishedOn: '2026-11-01T10:00:00.000Z',
    _status: 'draft',
  });
  const { page, context } = await inTheAdmin(visitor, editor);
  for (const locale of LOCALES) {
    await openForm(page, 'press-releases', doc.id, locale);
    const button = page.locator('#preview-button');
    await hydrated(button);
    const [opened] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await expect(opened.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(opened.locator('html')).toHaveAttribute('lang', locale);
    const { pathname } = new URL(opened.url());
    expect((await fetch(new URL(pathname, origin))).status).toBe(404);
    await opened.close();
  }
});
