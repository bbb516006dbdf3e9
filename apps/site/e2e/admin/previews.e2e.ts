import { LOCALES, type Locale } from '@liget/content-api';
import { PREVIEWS, type PreviewKind } from '@liget/content-api/preview';
import { messagesOf } from '../../app/messages/index.ts';
import { previewed } from '../support/guide-steps.ts';
import { day } from '../support/programs-list.ts';
import type { Editor } from '../support/services.ts';
import { cookieOf, dayInForm, letIn, type Send, signedIn } from '../support/signing-in.ts';
import { openForm } from '../support/staff.ts';
import { expect, hydrated, type OpenVisitor, origin, press, test } from '../support/test.ts';

test.use({ contents: 'previews' });

const titleOf = (kind: PreviewKind) => (kind === 'products' ? 'name' : 'title');

async function inTheAdmin(visitor: OpenVisitor, editor: Editor) {
  const { page } = await visitor({ width: 1440, language: 'hu' });
  await letIn(page, editor);
  return page;
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
    const page = await inTheAdmin(visitor, editor);
    for (const locale of LOCALES) {
      const words = `Piszkozat ${kind} ${locale}`;
      await rewrite(send, kind, { id, locale, words });
      await openForm(page, kind, id, locale);
      await expect(page.locator('#preview-button')).toHaveAccessibleName('Előnézet');
      const address = await previewed(page, words, locale);
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
    const page = await inTheAdmin(visitor, editor);
    await openForm(page, kind, id);
    const toggler = page.getByRole('button', { name: 'Előnézet az űrlap mellett', exact: true });
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
  const page = await inTheAdmin(visitor, editor);
  for (const locale of LOCALES) {
    await openForm(page, 'press-releases', doc.id, locale);
    const { pathname } = await previewed(page, title, locale);
    expect((await fetch(new URL(pathname, origin))).status).toBe(404);
  }
});

test('what its page cannot be without is asked for: until then there is no page to look at', async ({ visitor, editor }) => {
  const send = await signedIn(origin, editor);
  const { doc } = await send('/api/press-releases?locale=hu&draft=true', 'POST', { title: 'Dátum nélkül', _status: 'draft' });
  const page = await inTheAdmin(visitor, editor);
  await openForm(page, 'press-releases', doc.id);
  await expect(page.getByRole('button', { name: 'Módosítások közzététele' })).toBeVisible();
  const button = page.locator('#preview-button');
  await hydrated(button);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), button.click()]);
  await expect(opened.getByRole('heading', { level: 1, name: 'Az oldal nem található' })).toBeVisible();
  await expect(page.locator('.liget-check', { hasText: 'Közzététel előtt' })).toContainText('Megjelenés ideje: Ezt ki kell tölteni.');
});

test('the page beside the form is looked at as on a telephone', async ({ visitor, editor }) => {
  const id = await firstOf('pages', editor);
  const page = await inTheAdmin(visitor, editor);
  await openForm(page, 'pages', id);
  await press(page.getByRole('button', { name: 'Előnézet az űrlap mellett', exact: true }));
  const frame = page.locator('iframe');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  for (const [size, width] of [
    ['Telefon', 390],
    ['Táblagép', 820],
  ] as const) {
    await page.locator('.live-preview-toolbar-controls__breakpoint').click();
    await page.getByRole('button', { name: size, exact: true }).click();
    await expect.poll(() => frame.evaluate((element) => (element instanceof HTMLIFrameElement ? element.clientWidth : 0))).toBe(width);
  }
});

test('the site is looked at as it will be at an hour that is asked for, from page to page, and as it is now again', async ({
  visitor,
  editor,
}) => {
  const page = await inTheAdmin(visitor, editor);
  await page.goto('/admin');
  const at = page.getByLabel('Milyen lesz a honlap ekkor?');
  await hydrated(at);
  // The coming Saturday at nine, unless another is given.
  await expect(at).toHaveValue(/09:00$/);
  await at.fill(`${dayInForm(day(4))} 10:15`);
  await at.press('Tab');
  const [opened] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: 'Megnézem' }).click()]);
  const band = opened.getByText(/^Így néz ki a honlap ekkor: .*10:15/);
  await expect(band).toBeVisible();
  await opened.getByRole('contentinfo').getByRole('link', { name: 'Karrier' }).click();
  await opened.waitForURL('**/karrier');
  await expect(band).toBeVisible();
  // Others see the site of now.
  const reader = (await visitor({ language: 'hu' })).page;
  await reader.goto('/karrier');
  await expect(reader.getByText('Így néz ki a honlap ekkor:')).toHaveCount(0);
  await opened.getByRole('link', { name: 'Vissza a mostanihoz' }).click();
  await expect(band).toHaveCount(0);
  await opened.goto('/');
  await expect(opened.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(band).toHaveCount(0);
});
