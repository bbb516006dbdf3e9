import type { Page } from '@playwright/test';
import { addSessionCookie, createEditorClient, publishItem, type Send } from '../support/admin/signing-in.ts';
import { createScreenshotTaker } from '../support/pictures-of-screens.ts';
import { getDay } from '../support/programs-list.ts';
import type { Editor } from '../support/runner/services.ts';
import { expect, origin, test, waitForHydration } from '../support/test.ts';

// `npm run screenshots`: the pictures of the editors' guide, as described in its chapters.

test.use({ contents: 'guide' });

const take = createScreenshotTaker('guide');
const PASSWORD = 'e2e-only-0d5e';
const anna = { email: 'anna.kiss@liget.example', password: PASSWORD };
const bela = { email: 'bela.nagy@liget.example', password: PASSWORD };
let send: Send;
let festival = 0;
let draft = 0;

const dates = [{ start: `${getDay(5)}T16:00:00.000Z`, end: `${getDay(5)}T18:30:00.000Z` }];

test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  await send('/api/users', 'POST', { ...anna, name: 'Kiss Anna', roles: ['administrator'] });
  await send('/api/users', 'POST', { ...bela, name: 'Nagy Béla', roles: ['balloon'] });
  const own = await createEditorClient(origin, anna);
  festival = await publishItem(
    own,
    'events',
    { title: 'Lampionok a tavon', lead: 'Este nyolctól kétszáz lampion úszik a tavon.', category: 1, status: 'scheduled', dates },
    { title: 'Lanterns on the lake' },
  );
  const { doc } = await own('/api/events?locale=hu&draft=true', 'POST', {
    title: 'Hajnali madárles',
    status: 'scheduled',
    _status: 'draft',
  });
  draft = doc.id;
});

interface ShotOptions {
  who?: Editor;
  width?: number;
  height?: number;
}

const opened = test.extend<{ at: (address: string, as?: ShotOptions) => Promise<Page> }>({
  at: async ({ visitor }, use) => {
    await use(async (address, { who = anna, width = 1280, height = 800 } = {}) => {
      const { page } = await visitor({ language: 'hu', width, height, zone: 'Europe/Budapest' });
      await addSessionCookie(page, who);
      await page.goto(address);
      return page;
    });
  },
});

const event = (view = '') => `/admin/collections/events/${festival}${view}?locale=hu`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

opened('signing in', async ({ visitor }) => {
  const { page } = await visitor({ language: 'hu', width: 900, height: 620 });
  await page.goto('/admin/login');
  await waitForHydration(page.locator('input[name="email"]'));
  await take(page, 'sign-in', { ringed: page.getByRole('link', { name: 'Elfelejtette jelszavát?' }) });
});

opened('the second factor', async ({ at }) => {
  const page = await at('/admin/account');
  const box = page.locator('.liget-second-factor').filter({ has: page.getByRole('heading', { name: 'Kétlépcsős belépés' }) });
  await waitForHydration(box);
  await box.getByRole('button', { name: 'Bekapcsolás' }).click();
  await expect(box.getByRole('button', { name: 'Megerősítés' })).toBeVisible();
  await take(page, 'second-factor', { part: box });
});

opened('the first screen', async ({ at }) => {
  const page = await at('/admin', { height: 1000 });
  await waitForHydration(page.getByRole('searchbox'));
  await take(page, 'first-screen');
});

opened('the ready-made lists', async ({ at }) => {
  const page = await at('/admin/collections/events');
  await waitForHydration(page.getByRole('searchbox').or(page.locator('.search-filter__input')).first());
  await expect(page.getByText('Betöltés…').or(page.getByText('Betöltés...'))).toHaveCount(0);
  await take(page, 'ready-lists', { ringed: page.locator('.liget-ready') });
});

opened('what is missing before publication', async ({ at }) => {
  const page = await at(`/admin/collections/events/${draft}?locale=hu`);
  await waitForHydration(page.locator('#field-slug'));
  await expect(page.getByText('Pótolni kell:')).toBeVisible();
  await take(page, 'before-publication', { ringed: page.locator('.liget-check').first() });
});

opened('when a program is', async ({ at }) => {
  const page = await at(event());
  await waitForHydration(page.locator('#field-slug'));
  await button(page, 'Mikor').click();
  await expect(button(page, 'Időpont hozzáadása')).toBeVisible();
  await take(page, 'dates', { ringed: button(page, 'Időpont hozzáadása') });
});

opened('both languages beside each other', async ({ at }) => {
  const page = await at(event('/languages'));
  await expect(page.getByRole('heading', { name: 'Magyarul és angolul' })).toBeVisible();
  await waitForHydration(page.getByLabel('Cím angolul'));
  await take(page, 'languages');
});

opened('the page beside the form', async ({ at }) => {
  const page = await at(event(), { width: 1500, height: 900 });
  await waitForHydration(page.locator('#field-slug'));
  await button(page, 'Tartalom').click();
  await page.locator('#live-preview-toggler').click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Lampionok a tavon' })).toBeVisible();
  await take(page, 'live-preview', { ringed: page.locator('#live-preview-toggler') });
});

opened('where the visitors of an old address go', async ({ at }) => {
  const page = await at(event());
  await waitForHydration(page.locator('#field-slug'));
  const box = page.locator('.liget-successor');
  await box.getByText('Megadom előre').click();
  await take(page, 'successor', { part: box });
});

opened('who saved it', async ({ at }) => {
  const page = await at(event());
  await waitForHydration(page.locator('#field-slug'));
  const box = page.locator('details.liget-check');
  await box.getByText('Ki mentette és mikor?').click();
  await expect(box.getByRole('listitem').first()).toBeVisible();
  await take(page, 'history', { part: box });
});

opened('the calendar', async ({ at }) => {
  const page = await at('/admin/calendar', { height: 960 });
  await waitForHydration(button(page, 'Hét'));
  await take(page, 'calendar');
});

opened('a file of programs', async ({ at }) => {
  const page = await at('/admin/import');
  const choose = page.getByLabel('Válasszon fájlt');
  await waitForHydration(choose);
  const lines = [
    'Azonosító;Cím;Kezdete;Vége;Kategória',
    'a1;Téli kórus;2028. 01. 15. 18:00;19:30;Család és gyerek',
    'a2;Jégkarnevál;2028. 02. 30. 10:00;;Család és gyerek',
  ];
  await choose.setInputFiles({ name: 'tel.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
  await expect(page.getByText('Nincs ilyen nap a naptárban')).toBeVisible();
  await take(page, 'import');
});

opened('how a picture is cut', async ({ at }) => {
  const page = await at('/admin/collections/media/1');
  const box = page.locator('.liget-crops');
  await expect(box.getByRole('listitem')).toHaveCount(4);
  await take(page, 'picture', { part: box });
});

opened('the printed code', async ({ at }) => {
  const page = await at('/admin/collections/qr-codes/1?locale=hu');
  await waitForHydration(page.locator('#field-code'));
  await expect(page.getByRole('img', { name: /^QR-kód/ })).toBeVisible();
  await take(page, 'qr-code', { ringed: page.getByRole('link', { name: 'Letöltés nyomdának (SVG)' }) });
});

opened('the balloon’s desk on a telephone', async ({ at }) => {
  const page = await at('/admin/balloon', { who: bela, width: 390, height: 844 });
  await waitForHydration(button(page, 'Repül'));
  await take(page, 'balloon');
});

opened('a case', async ({ at, visitor }) => {
  const sender = await visitor({ language: 'hu', javaScript: false });
  await sender.page.goto('/ballon-panaszkezeles');
  const form = sender.page.getByRole('form', { name: 'Írja meg nekünk' });
  await form.getByLabel('Név', { exact: true }).fill('Szélné Éva');
  await form.getByLabel('E-mail-cím').fill('eva@pelda.hu');
  await form.getByLabel('Mi történt?').fill('Szombaton délután négykor hiába vártunk a ballonnál, senki sem szólt, hogy nem indul.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Panasz elküldése' }).click();
  await expect(sender.page.getByRole('region', { name: 'Az ügy adatai' })).toBeVisible();
  const page = await at('/admin/collections/enquiries', { height: 960 });
  const link = page.getByRole('row').getByRole('link', { name: /^P-/ });
  await waitForHydration(link);
  await link.click();
  await waitForHydration(page.getByLabel('A válasz szövege'));
  await take(page, 'case');
});
