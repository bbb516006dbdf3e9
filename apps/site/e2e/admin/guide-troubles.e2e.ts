import type { Page } from '@playwright/test';
import { day, LIST } from '../support/programs-list.ts';
import { published, type Send } from '../support/signing-in.ts';
import { choose, confirm, formAnswers, fromMenu, hireStaff, leads, openForm, openNavigation, tabOf, textOf } from '../support/staff.ts';
import { expect, hydrated, press, test } from '../support/test.ts';

test.use({ contents: 'guide-troubles' });

let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await hireStaff(editor);
});

const program = { category: 1, status: 'scheduled', dates: [{ start: `${day(6)}T17:00:00.000Z`, end: `${day(6)}T18:00:00.000Z` }] };
const drafted = async (title: string, more: object = program): Promise<number> =>
  (await send('/api/events?locale=hu&draft=true', 'POST', { ...more, title, _status: 'draft' })).doc.id;
const onTheSite = (title: string, english: string) => published(send, 'events', { ...program, title }, { title: english });
const publish = (page: Page) => page.getByRole('button', { name: 'Módosítások közzététele' }).first().click();
const title = (page: Page) => page.getByLabel(/^Cím/);
const slug = (page: Page) => page.getByLabel(/^Webcím/);
const box = (page: Page, heading: string) =>
  page.locator('.liget-check').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
/** Opens the version that was on the site last and brings it back. */
async function restorePublished(page: Page, versions: string): Promise<void> {
  await press(page.getByRole('link', { name: new RegExp(`^${versions}`) }));
  await press(page.getByRole('row').filter({ hasText: 'Korábban a honlapon' }).first().getByRole('link'));
  await page.waitForURL(/\/versions\/\d+/);
  await press(page.getByRole('button', { name: 'Visszaállítás piszkozatként' }).first());
  await confirm(page);
  await page.waitForURL(/\/events\/\d+(\?.*)?$/);
  await formAnswers(page);
}

test('what is written is saved by itself and seen by nobody; what went wrong comes back from the versions', async ({ visitor }) => {
  const page = await tabOf(visitor, 'programs');
  await openForm(page, 'events', await onTheSite('Ahogy jó volt', 'As it was right'));
  await title(page).fill('Ahogy elromlott');
  await expect(page.getByText(new RegExp(`^Utoljára mentve`))).toBeVisible();
  expect(await textOf(`${LIST.hu}/ahogy-jo-volt`)).not.toContain('Ahogy elromlott');
  await publish(page);
  await expect.poll(() => textOf(`${LIST.hu}/ahogy-jo-volt`)).toContain('Ahogy elromlott');
  await page.reload();
  await formAnswers(page);
  await expect(page.getByRole('link', { name: new RegExp(`^Verziók`) })).toBeVisible();
  await restorePublished(page, 'Verziók');
  await expect(title(page)).toHaveValue('Ahogy jó volt');
  expect(await textOf(`${LIST.hu}/ahogy-jo-volt`)).toContain('Ahogy elromlott');
  await publish(page);
  await expect.poll(() => textOf(`${LIST.hu}/ahogy-jo-volt`)).not.toContain('Ahogy elromlott');

  // And what nobody has published stays a draft, which the form says.
  await openForm(page, 'events', await drafted('Sosem látott'));
  await expect(page.getByText('Piszkozat', { exact: true })).toBeVisible();
  expect(await leads(`${LIST.hu}/sosem-latott`)).toBe('404');
});

test('what cannot be published says beside the form what is missing', async ({ visitor }) => {
  const page = await tabOf(visitor, 'programs');
  await openForm(page, 'events', await drafted('Kategória nélkül', { ...program, category: null }));
  await publish(page);
  await expect(page.getByText('A következő mező érvénytelen: Kategória')).toBeVisible();
  expect(await leads(`${LIST.hu}/kategoria-nelkul`)).toBe('404');
  const check = box(page, 'Közzététel előtt');
  await check.getByRole('link', { name: 'Nincs kategóriája.' }).click();
  await choose(page.locator('#field-category'), 'Sport');
  await expect(check.getByRole('link', { name: 'Nincs kategóriája.' })).toHaveCount(0);
  await publish(page);
  await expect.poll(() => leads(`${LIST.hu}/kategoria-nelkul`)).toBe('200');
});

test('an address that somebody has, or that somebody in the bin has, is not given to another', async ({ visitor }) => {
  await onTheSite('Foglalt séta', 'A walk that is taken');
  const binned = await onTheSite('Kidobott séta', 'A walk thrown away');
  const page = await tabOf(visitor, 'programs');
  await openForm(page, 'events', binned);
  await fromMenu(page, 'Törlés');
  await confirm(page);
  await page.waitForURL((url) => url.pathname.endsWith('/collections/events'));

  await openForm(page, 'events', await drafted('Harmadik séta'));
  await slug(page).fill('foglalt-seta');
  await publish(page);
  await expect(page.getByText('webcím már foglalt').first()).toBeVisible();
  await slug(page).fill('kidobott-seta');
  await publish(page);
  await expect(page.getByText('a kukában van').first()).toBeVisible();
  await slug(page).fill('harmadik-seta-a-tonal');
  await publish(page);
  await expect.poll(() => leads(`${LIST.hu}/harmadik-seta-a-tonal`)).toBe('200');
});

test('what is in use stays until it is taken out of there', async ({ visitor }) => {
  const place = (await send('/api/event-locations?locale=hu', 'POST', { title: 'Régi pavilon', _status: 'published' })).doc.id;
  const used = await drafted('Próba a pavilonban', { ...program, location: place });
  const page = await tabOf(visitor, 'programs');
  await openForm(page, 'event-locations', place);
  const usages = box(page, 'Hol szerepel');
  await expect(usages.getByRole('link', { name: 'Program: Próba a pavilonban' })).toBeVisible();
  await fromMenu(page, 'Törlés');
  await expect(page.getByRole('dialog', { name: 'Törlés' }).getByText(new RegExp(`A kukába kerül`))).toBeVisible();
  await confirm(page);
  await expect(page.getByText('Nem törölhető, mert használatban van').first()).toBeVisible();
  await expect(page.getByText(`Nem törölhető, mert használatban van: Program „Próba a pavilonban”.`).first()).toBeVisible();

  await openForm(page, 'event-locations', place);
  await press(usages.getByRole('link', { name: 'Program: Próba a pavilonban' }));
  await page.waitForURL((url) => url.pathname.endsWith(`/events/${used}`));
  await formAnswers(page);
  await page.locator('#field-location .clear-indicator').click();
  await publish(page);
  await expect.poll(() => leads(`${LIST.hu}/proba-a-pavilonban`)).toBe('200');
  await openForm(page, 'event-locations', place);
  await expect(usages.getByText('Sehol sem szerepel, törölhető.')).toBeVisible();
  await fromMenu(page, 'Törlés');
  await confirm(page);
  await page.waitForURL((url) => url.pathname.endsWith('/collections/event-locations'));
});

test('what comes back from the bin brings its changes, and is on the site again if one says so', async ({ visitor }) => {
  const id = await onTheSite('Kukából vissza', 'Back from the bin');
  await send(`/api/events/${id}?locale=hu&draft=true`, 'PATCH', { title: 'Kukából vissza, átírva', _status: 'draft' });
  const page = await tabOf(visitor, 'programs');
  const address = `${LIST.hu}/kukabol-vissza`;
  const restoring = async (name: string) => {
    await openForm(page, 'events', id);
    await fromMenu(page, 'Törlés');
    await confirm(page);
    await page.waitForURL((url) => url.pathname.endsWith('/collections/events'));
    await expect.poll(() => leads(address)).toBe('404');
    await press(page.getByRole('button', { name: 'Kuka', exact: true }));
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL((url) => url.pathname.includes(`/trash/${id}`));
    await press(page.getByRole('button', { name: 'Visszaállítás' }).first());
  };
  await restoring('Kukából vissza, átírva');
  await confirm(page);
  await page.waitForURL((url) => url.pathname.endsWith(`/events/${id}`));
  await formAnswers(page);
  expect(await leads(address)).toBe('404');
  await expect(title(page)).toHaveValue('Kukából vissza, átírva');
  await restorePublished(page, 'Verziók');
  await expect(title(page)).toHaveValue('Kukából vissza');

  await restoring('Kukából vissza');
  await page.getByRole('dialog').getByRole('checkbox').check();
  await confirm(page);
  await expect.poll(() => leads(address)).toBe('200');
});

test('a program that moves is followed by the links that chose it, and the list of old addresses shows where they lead', async ({
  visitor,
}) => {
  const id = await onTheSite('Költöző séta', 'A walk that moves');
  const page = await tabOf(visitor, 'administrator');
  await page.goto('/admin/collections/public-announcements/create?locale=hu');
  await page.waitForURL(/\/public-announcements\/\d+/);
  await formAnswers(page);
  const announcement = page.url();
  await page.getByLabel(/^Szöveg/).fill('Jöjjön a költöző sétára');
  const chosen = page.locator('.field-type', { hasText: new RegExp(`^${'Melyik tartalmunkra vezet?'.replace('?', '\\?')}`) }).first();
  await chosen.locator('.rs__control').click();
  await page.keyboard.type('Költöző');
  await page.getByRole('option', { name: 'Költöző séta' }).click();
  await publish(page);
  const link = (target: string) => new RegExp(`href="${LIST.hu}/${target}"[^>]*>(?:<[^>]*>)*Jöjjön a költöző`);
  await expect.poll(() => textOf('/karrier')).toMatch(link('koltozo-seta'));

  await openForm(page, 'events', id);
  await page.getByLabel(new RegExp(`^Webcím`)).fill('elkoltozott-seta');
  await publish(page);
  await expect.poll(() => leads(`${LIST.hu}/koltozo-seta`)).toBe(`301 ${LIST.hu}/elkoltozott-seta`);
  await expect.poll(() => textOf('/karrier')).toMatch(link('elkoltozott-seta'));
  await openNavigation(page);
  await page.locator('aside.nav').getByRole('link', { name: 'Régi webcímek' }).click();
  const row = page.getByRole('row').filter({ hasText: `${LIST.hu}/koltozo-seta` });
  await expect(row).toContainText('Költöző séta');

  await openForm(page, 'events', id);
  await fromMenu(page, 'Közzététel visszavonása');
  await confirm(page);
  await expect.poll(() => leads(`${LIST.hu}/elkoltozott-seta`)).toBe('404');
  await expect.poll(() => textOf('/karrier')).not.toMatch(link('elkoltozott-seta'));
  expect(await textOf('/karrier')).toContain('Jöjjön a költöző sétára');
  await page.goto(announcement);
  await formAnswers(page);
  await hydrated(box(page, 'Közzététel előtt'));
  await expect(box(page, 'Közzététel előtt')).toContainText('A kiválasztott tartalom nem látszik a honlapon');
});
