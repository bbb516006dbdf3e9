import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { day, LIST } from '../support/programs-list.ts';
import { letIn, published, type Send, signedIn } from '../support/signing-in.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

test.use({ contents: 'moving' });

const PUBLISH = { name: /^(Módosítások közzététele|Közzététel)$/ };
let send: Send;

test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
});

const dates = [{ start: `${day(5)}T17:00:00.000Z`, end: `${day(5)}T18:00:00.000Z` }];
const program = (title: string, english: string) =>
  published(send, 'events', { title, category: 1, status: 'scheduled', dates }, { title: english });

/** Where an address leads at once: its status and the next one. */
async function leads(address: string): Promise<string> {
  const response = await fetch(new URL(address, origin), { redirect: 'manual' });
  return `${response.status} ${response.headers.get('location') ?? ''}`.trim();
}

async function openEvent(page: Page, id: number, locale = 'hu'): Promise<void> {
  await page.goto(`/admin/collections/events/${id}?locale=${locale}`);
  await hydrated(page.locator('#field-slug'));
}

async function renamed(page: Page, id: number, locale: 'hu' | 'en', slug: string): Promise<void> {
  await openEvent(page, id, locale);
  await page.locator('#field-slug').fill(slug);
  await page.getByRole('button', PUBLISH).first().click();
  await expect.poll(() => leads(`${LIST[locale]}/${slug}`)).toBe('200');
}

const successor = (page: Page) => page.locator('.liget-successor');

test('an editor gives a published program another address in each language; the old ones lead to it, and so does an announcement', async ({
  visitor,
  editor,
}) => {
  const id = await program('Tavaszi futás', 'Spring run');
  await send('/api/public-announcements?locale=hu', 'POST', {
    title: 'Fut a liget',
    url: `${origin}${LIST.hu}/tavaszi-futas`,
    _status: 'published',
  });
  const { page } = await visitor({ width: 1440 });
  await letIn(page, editor);
  await renamed(page, id, 'hu', 'nagy-tavaszi-futas');
  await renamed(page, id, 'en', 'great-spring-run');
  await expect.poll(() => leads(`${LIST.hu}/tavaszi-futas?utm_source=plakat`)).toBe(`301 ${LIST.hu}/nagy-tavaszi-futas?utm_source=plakat`);
  await expect.poll(() => leads(`${LIST.en}/spring-run`)).toBe(`301 ${LIST.en}/great-spring-run`);

  // While the content service is slow, visitors read the page of before.
  const read = async () => (await fetch(new URL(`${LIST.hu}/nagy-tavaszi-futas`, origin))).text();
  await expect.poll(read).toContain('Fut a liget');
  const guest = await visitor();
  await guest.page.goto(`${LIST.hu}/tavaszi-futas`);
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Tavaszi futás' })).toBeVisible();
  await expect(guest.page.getByRole('link', { name: 'Fut a liget' })).toHaveAttribute('href', `${LIST.hu}/nagy-tavaszi-futas`);
  expect(guest.faults()).toEqual([]);
});

test('an editor who takes a program down says where its visitors go', async ({ visitor, editor }) => {
  const id = await program('Elmaradó est', 'Evening that is not');
  await send(`/api/events/${id}?locale=hu`, 'PATCH', { _status: 'draft' });
  await expect.poll(() => leads(`${LIST.hu}/elmarado-est`)).toBe('404');
  const { page } = await visitor({ width: 1440 });
  await letIn(page, editor);
  await openEvent(page, id);
  const box = successor(page);
  await expect(box).toContainText('Aki a címét ismeri, most azt látja, hogy az oldal nem található.');
  expect(await violations(page, '.liget-successor')).toEqual([]);

  await box.getByLabel('Ide jussanak').selectOption({ label: 'Egy másik oldalunk…' });
  await box.getByLabel('Annak az oldalnak a címe').fill('/magazin/nincs-ilyen');
  await box.getByRole('button', { name: 'Rendben' }).click();
  await expect(box.getByRole('alert')).toContainText('Ezen a címen nincs látható oldalunk.');

  await box.getByLabel('Ide jussanak').selectOption({ label: 'A lista: Programok' });
  await box.getByRole('button', { name: 'Rendben' }).click();
  await expect(box).toContainText(`ide jut: Programok (${LIST.hu}).`);
  await expect.poll(() => leads(`${LIST.hu}/elmarado-est`)).toBe(`302 ${LIST.hu}`);
  await expect.poll(() => leads(`${LIST.en}/evening-that-is-not`)).toBe(`302 ${LIST.en}`);
});

test('who is not signed in cannot say where visitors go', async () => {
  const id = await program('Csak szerkesztőknek', 'For editors only');
  for (const init of [{}, { method: 'POST', body: '{"screen":"home"}' }])
    expect((await fetch(new URL(`/api/events/${id}/successor`, origin), init)).status).toBe(401);
});

test('an editor is asked before a living page is redirected', async ({ visitor, editor }) => {
  const { page } = await visitor({ width: 1440 });
  await letIn(page, editor);
  await page.goto('/admin/collections/redirects/create');
  await hydrated(page.locator('#field-from'));
  const yes = page.getByLabel('Igen, ez az oldal ezután nem lesz elérhető');
  await expect(yes).toHaveCount(0);
  await page.locator('#field-from').fill('/archivum');
  await page.locator('#field-to').fill('/magazin');
  await page.getByRole('button', { name: 'Mentés' }).click();
  await expect(page.getByText('Ezen a címen most egy oldalunk látható.').first()).toBeVisible();
  await yes.check();
  await page.getByRole('button', { name: 'Mentés' }).click();
  await expect.poll(() => leads('/archivum')).toBe('301 /magazin');
});

test('an editor goes from what is amiss to the field, in its language and its tab', async ({ visitor, editor }) => {
  const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', {
    title: 'Hibás program',
    category: 1,
    status: 'scheduled',
    dates,
    price: '2000 Ft',
    registerUrl: 'regisztracio',
    _status: 'draft',
  });
  await send(`/api/events/${doc.id}?locale=en&draft=true`, 'PATCH', { title: 'Faulty event', _status: 'draft' });
  const { page } = await visitor({ width: 1440 });
  await letIn(page, editor);
  await openEvent(page, doc.id);
  await page.getByRole('link', { name: /^Regisztráció címe: Útvonalat/ }).click();
  await expect(page.locator('#field-registerUrl')).toBeFocused();
  await page.getByRole('link', { name: 'Angolul hiányzik: Ár.' }).click();
  await expect(page).toHaveURL(/locale=en#field-price$/);
  await expect(page.locator('#field-price')).toBeFocused();
});

test('an editor sees both languages beside each other and copies what is missing', async ({ visitor, editor }) => {
  const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', {
    title: 'Két nyelven',
    lead: 'Bevezető a ligetről.',
    category: 1,
    status: 'scheduled',
    dates,
    _status: 'draft',
  });
  for (const width of [390, 1440]) {
    const { page } = await visitor({ width });
    await letIn(page, editor);
    await page.goto(`/admin/collections/events/${doc.id}/languages`);
    await expect(page.getByRole('heading', { name: 'Magyarul és angolul' })).toBeVisible();
    expect(await violations(page, '.liget-languages')).toEqual([]);
    if (width === 390) continue;
    // The next text is saved before the page has seen what became of the one before.
    const pressed = Promise.withResolvers<void>();
    await page.route(/locale=all/, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.getByLabel('Cím angolul').fill('In two languages');
    await page.getByRole('group', { name: /^Cím/ }).getByRole('button', { name: 'Mentés' }).click();
    await expect(page.getByText('Piszkozatként elmentve.')).toBeVisible();
    await page
      .getByRole('group', { name: /^Bevezető/ })
      .getByRole('button', { name: 'Másolás a magyarból' })
      .click();
    pressed.resolve();
    await expect(page.getByLabel('Bevezető angolul')).toHaveValue('Bevezető a ligetről.');
    await expect(page.getByLabel('Cím angolul')).toHaveValue('In two languages');
  }
});

test('the page stands beside the form and shows what was typed', async ({ visitor, editor }) => {
  const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', {
    title: 'Élő előnézet',
    category: 1,
    status: 'scheduled',
    dates,
    _status: 'draft',
  });
  const { page } = await visitor({ width: 1440 });
  await letIn(page, editor);
  await openEvent(page, doc.id);
  await page.locator('#live-preview-toggler').click();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: 'Élő előnézet' })).toBeVisible();
  await page.locator('#field-title').fill('Élő előnézet, átírva');
  await expect(shown.getByRole('heading', { level: 1, name: 'Élő előnézet, átírva' })).toBeVisible();
});

test('an older version comes back as a draft, and the history says who saved it', async ({ visitor, editor }) => {
  const id = await program('Első változat', 'First version');
  await send(`/api/events/${id}?locale=hu`, 'PATCH', { title: 'Második változat', _status: 'published' });
  const { page } = await visitor({ width: 1440 });
  await letIn(page, editor);
  await openEvent(page, id);
  await page.getByText('Ki mentette és mikor?').click();
  const entries = page.locator('details', { hasText: 'Ki mentette és mikor?' }).getByRole('listitem');
  await expect(entries.first()).toContainText('közzétéve');
  await entries.last().getByRole('link').click();
  await page.waitForURL(/\/versions\/\d+/);
  await page.getByRole('button', { name: 'Visszaállítás piszkozatként' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Megerősítés' }).click();
  await expect
    .poll(async () => (await fetch(new URL(`/api/hu/events/elso-valtozat`, origin))).json())
    .toMatchObject({ data: { name: 'Második változat' } });
  await expect(page.locator('#field-title')).toHaveValue('Első változat');
});
