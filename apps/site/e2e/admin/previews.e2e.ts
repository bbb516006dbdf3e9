import { LOCALES } from '@liget/content-api';
import { getMessages } from '../../app/i18n/index.ts';
import { createEditorClient, formatDayInForm, openTab, publishItem, type Send } from '../support/admin/signing-in.ts';
import { openForm } from '../support/admin/staff.ts';
import { getDay } from '../support/programs-list.ts';
import { expect, origin, press, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
const publishedOn = `${getDay(-1)}T10:00:00.000Z`;
let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
});

test('the button of a form opens a draft on its real page, while visitors get a 404', async ({ visitor, editor }) => {
  // http/contents/previews.http.ts: the button's URLs of every kind in both languages.
  const title = `Vázlat ${MARK}`;
  const { doc } = await send('/api/press-releases?locale=hu&draft=true', 'POST', { title, publishedOn, _status: 'draft' });
  const page = await openTab(visitor, editor);
  await openForm(page, 'press-releases', doc.id);
  const button = page.locator('#preview-button');
  await expect(button).toHaveAccessibleName('Előnézet');
  await waitForHydration(button);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), button.click()]);
  await expect(opened.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(opened.getByText(getMessages('hu').shell.previewBanner)).toBeVisible();
  expect((await fetch(origin + new URL(opened.url()).pathname)).status).toBe(404);
});

test('the preview beside a form shows the typed text in either language, also at a phone’s width', async ({ visitor, editor }) => {
  const id = await publishItem(send, 'news', { title: `Mellette ${MARK}`, publishedOn }, { title: `Beside ${MARK}` });
  const page = await openTab(visitor, editor);
  await openForm(page, 'news', id);
  await press(page.getByRole('button', { name: 'Előnézet az űrlap mellett', exact: true }));
  const shown = page.frameLocator('iframe');
  for (const locale of LOCALES) {
    // It stays open for this kind when the form is opened again.
    if (locale === 'en') await openForm(page, 'news', id, locale);
    await expect(shown.locator('html')).toHaveAttribute('lang', locale);
    const words = `Átírva ${MARK} ${locale}`;
    await page.locator('#field-title').fill(words);
    await expect(shown.getByRole('heading', { level: 1, name: words })).toBeVisible();
    await expect(shown.getByText(getMessages(locale).shell.previewBanner)).toBeVisible();
  }
  const frame = page.locator('iframe');
  for (const [size, width] of [
    ['Telefon', 390],
    ['Táblagép', 820],
  ] as const) {
    await page.locator('.live-preview-toolbar-controls__breakpoint').click();
    await page.getByRole('button', { name: size, exact: true }).click();
    await expect.poll(() => frame.evaluate((element) => (element instanceof HTMLIFrameElement ? element.clientWidth : 0))).toBe(width);
  }
});

test('an editor previews the site at another time from page to page and returns to the present; visitors see the present', async ({
  visitor,
  editor,
}) => {
  const page = await openTab(visitor, editor);
  await page.goto('/admin');
  const at = page.getByLabel('Milyen lesz a honlap ekkor?');
  await waitForHydration(at);
  // The next Saturday at nine by default.
  await expect(at).toHaveValue(/09:00$/);
  await at.fill(`${formatDayInForm(getDay(4))} 10:15`);
  await at.press('Tab');
  const [opened] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: 'Megnézem' }).click()]);
  const band = opened.getByText(/^Így néz ki a honlap ekkor: .*10:15/);
  await expect(band).toBeVisible();
  await opened.getByRole('contentinfo').getByRole('link', { name: 'Karrier' }).click();
  await opened.waitForURL('**/karrier');
  await expect(band).toBeVisible();
  expect(await (await fetch(new URL('/karrier', origin))).text()).not.toMatch(/Így néz ki a honlap ekkor: [^<"]*10:15/);
  await opened.getByRole('link', { name: 'Vissza a mostanihoz' }).click();
  await expect(band).toHaveCount(0);
});
