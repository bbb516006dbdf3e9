import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { day } from '../support/programs-list.ts';
import { dayInForm, type Send } from '../support/signing-in.ts';
import { find, formAnswers, fromNavigation, hireStaff, openForm, tabOf, textOf } from '../support/staff.ts';
import { expect, hydrated, origin, press, test } from '../support/test.ts';

test.use({ contents: 'guide-enquiries' });

let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await hireStaff(editor);
});

/** Sends a form as a browser without JavaScript does; the sender's own page of the case, and its reference. */
async function received(path: string, body: Record<string, string>): Promise<{ own: string; reference: string }> {
  const answer = await fetch(new URL(path, origin), {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ ...body, privacy_accepted: 'on' }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  const own = answer.headers.get('location') ?? '';
  return { own, reference: /[A-Z]-\d{4}-[A-Z0-9]{6}/i.exec(own)?.[0].toUpperCase() ?? 'no reference' };
}
const complaint = (name: string, message: string) =>
  received('/ballon-panaszkezeles', { name, email: `${name.toLowerCase()}@panasz.example`, message });

const toList = (page: Page) => fromNavigation(page, 'Beérkezett', 'Megkeresések');
const quick = (page: Page, name: string) => page.getByRole('navigation', { name: 'Gyors szűrők' }).getByRole('link', { name, exact: true });
const row = (page: Page, reference: string) => page.getByRole('row').filter({ hasText: reference });
const log = (page: Page) => page.locator('.liget-log', { has: page.getByRole('heading', { name: 'Mi történt eddig' }) });

async function openCase(page: Page, reference: string): Promise<void> {
  await press(row(page, reference).getByRole('link', { name: reference }));
  await page.waitForURL(/\/enquiries\/\d+/);
  await hydrated(page.getByLabel('Felelős'));
}

/** From the list, one press away, the case is among those that are called so. */
async function isAmong(page: Page, name: string, reference: string): Promise<void> {
  await toList(page);
  await press(quick(page, name));
  await expect(quick(page, name)).toHaveAttribute('aria-current', 'true');
  await expect(row(page, reference)).toBeVisible();
}
async function setDeadline(page: Page, date: string): Promise<void> {
  const due = page.getByLabel('Határidő');
  await due.fill(dayInForm(date));
  await due.press('Tab');
  await expect(log(page)).toContainText(dayInForm(date));
}

test('customer service finds a case by each quick filter, from its arrival until it is closed', async ({ visitor }) => {
  const { own, reference } = await complaint('Vilma', 'A ballon félórát késett.');
  expect(reference).toMatch(/^P-/);
  const data = { name: 'Adél', email: 'adel@panasz.example', message: 'Kérem a kivágott fák jegyzékét.' };
  const request = await received('/kozerdeku-adatok', data);
  expect(request.reference).toMatch(/^A-/);

  const page = await tabOf(visitor, 'service');
  await page.goto('/admin');
  await isAmong(page, 'Olvasatlan', reference);
  await expect(page.getByRole('columnheader').filter({ hasText: new RegExp(`^Határidő`) })).toBeVisible();
  await expect(row(page, reference)).toContainText(/még (29|30) nap/);
  await expect(row(page, request.reference)).toContainText(/még (14|15) nap/);
  await openCase(page, reference);
  await expect(page.locator('.liget-letter')).toContainText('A ballon félórát késett.');
  await expect(page.locator('.liget-letter').locator('input, textarea')).toHaveCount(0);
  await expect(log(page)).toContainText('Megnyitotta');
  await toList(page);
  await press(quick(page, 'Olvasatlan'));
  await expect(row(page, request.reference)).toBeVisible();
  await expect(row(page, reference)).toHaveCount(0);

  await press(quick(page, 'Mind'));
  await openCase(page, reference);
  const state = page.locator('.liget-controls strong');
  await page.getByLabel('Felelős').selectOption({ label: 'Feladatos service' });
  await expect(state).toHaveText('Folyamatban');
  await isAmong(page, 'Rám vár', reference);
  await openCase(page, reference);
  await setDeadline(page, day(0));
  await isAmong(page, 'Ezen a héten esedékes', reference);
  await expect(row(page, reference)).toContainText('ma jár le');
  await openCase(page, reference);
  await setDeadline(page, day(-1));
  await isAmong(page, 'Lejárt', reference);
  await expect(row(page, reference)).toContainText('lejárt 1 napja');

  await openCase(page, reference);
  await page.getByLabel('Állapot').selectOption({ label: 'A beküldőre vár' });
  await expect(state).toHaveText('A beküldőre vár');
  await page.getByText('Belső jegyzet').first().click();
  await page.getByLabel('Csak a szerkesztők látják.').fill('Telefonon visszahívtam.');
  await page.getByRole('button', { name: 'Jegyzet mentése' }).click();
  await expect(log(page)).toContainText('Telefonon visszahívtam.');
  const answer = page.getByRole('region', { name: 'Válasz' });
  await answer.getByLabel('Sablon').selectOption({ label: 'Megkaptuk, utánanézünk' });
  const text = answer.getByLabel('A válasz szövege');
  await expect(text).toHaveValue(/^Tisztelt Vilma!/);
  await expect(text).toHaveValue(new RegExp(reference));
  const deadline = new Date(`${day(-1)}T12:00:00Z`).toLocaleDateString('hu-HU', { dateStyle: 'long' });
  await expect(text).toHaveValue(new RegExp(`legkésőbb ${deadline.replaceAll('.', String.raw`\.`)}`));
  await answer.getByRole('button', { name: 'Válasz elküldése' }).click();
  await expect(answer.getByRole('status')).toHaveText('A választ elküldtük.');
  await expect.poll(() => textOf(own)).toContain('Utánanézünk annak, amit jelzett');
  await isAmong(page, 'Megválaszolt', reference);

  await openCase(page, reference);
  await page.getByRole('button', { name: 'Ügy lezárása' }).click();
  await expect(page.getByRole('button', { name: 'Ügy újranyitása' })).toBeVisible();
  await isAmong(page, 'Lezárt', reference);
  expect(await textOf(own)).toContain('Lezártuk.');
  expect(await textOf(own)).not.toContain('Telefonon visszahívtam.');
  await openCase(page, reference);
  await page.getByRole('button', { name: 'Ügy újranyitása' }).click();
  await expect(page.getByRole('button', { name: 'Ügy lezárása' })).toBeVisible();
  for (const step of ['Megnyitotta', 'Felelős', 'Határidő', 'Belső jegyzet', 'Válasz a beküldőnek', 'Lezárta', 'Újra megnyitotta'])
    await expect(log(page).getByRole('listitem').filter({ hasText: step }).last()).toContainText('Feladatos service');
});

test('who answers a case that a colleague has answered meanwhile is told, and sends nothing twice', async ({ visitor }) => {
  const { reference } = await complaint('Kamilla', 'Elveszett az esernyőm.');
  const [one, two] = [await tabOf(visitor, 'service'), await tabOf(visitor, 'administrator')];
  for (const page of [one, two]) {
    await page.goto('/admin/collections/enquiries');
    await openCase(page, reference);
    await page.getByLabel('A válasz szövege').fill('Megvan az esernyő.');
  }
  await one.getByRole('button', { name: 'Válasz elküldése' }).click();
  await expect(log(one)).toContainText('Megvan az esernyő.');
  await two.getByRole('button', { name: 'Válasz elküldése' }).click();
  await expect(two.locator('.liget-desk__fault')).toContainText('Közben más már válaszolt');
  await expect(two.getByLabel('A válasz szövege')).toHaveValue('Megvan az esernyő.');
  await two.reload();
  await expect(log(two).getByText('Megvan az esernyő.')).toHaveCount(1);
});

test('customer service writes a template in both languages; its periods are an administrator’s, and so are erasures', async ({
  visitor,
}) => {
  const { own, reference } = await complaint('Gizella', 'Nem volt meleg a tea.');
  const page = await tabOf(visitor, 'service');
  await page.goto('/admin');
  await fromNavigation(page, 'Beérkezett', 'A megkeresések beállításai');
  await formAnswers(page);
  const templates = page.locator('#field-templates > .array-field__draggable-rows > div');
  const at = await templates.count();
  await page.getByRole('button', { name: 'Sablon hozzáadása' }).click();
  await page.locator(`#field-templates__${at}__name`).fill('Hideg tea');
  await page.locator(`#field-templates__${at}__text`).fill('Kedves {név}! Forró teával várjuk ({hivatkozás}).');
  await page.getByRole('button', { name: 'Mentés', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toBeDisabled();
  await page.goto('/admin/globals/inbox-settings?locale=en');
  await formAnswers(page);
  await page.locator(`#field-templates__${at}__text`).fill('Dear {name}, there will be hot tea ({reference}).');
  await page.getByRole('button', { name: 'Mentés', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toBeDisabled();
  const days = async (of: Page) => {
    // What is out of sight is not drawn yet.
    await of.getByText('Határidők és megőrzés (rendszergazdáknak)').scrollIntoViewIfNeeded();
    return of.locator('#field-complaint__days');
  };
  await expect(await days(page)).toBeDisabled();

  await page.goto('/admin/collections/enquiries?locale=hu');
  await openCase(page, reference);
  await page.getByLabel('Sablon').selectOption({ label: 'Hideg tea' });
  await expect(page.getByLabel('A válasz szövege')).toHaveValue(`Kedves Gizella! Forró teával várjuk (${reference}).`);
  const erase = (of: Page) => of.getByRole('button', { name: 'Személyes adatok törlése' });
  await expect(erase(page)).toHaveCount(0);

  const administrator = await tabOf(visitor, 'administrator');
  await administrator.goto('/admin/globals/inbox-settings');
  await formAnswers(administrator);
  await expect(await days(administrator)).toBeEnabled();
  await administrator.goto(page.url());
  await hydrated(erase(administrator));
  administrator.once('dialog', (dialog) => void dialog.accept());
  await erase(administrator).click();
  await expect(administrator.getByText('A beküldő személyes adatai törölve vannak.')).toBeVisible();
  await expect(administrator.locator('.liget-desk')).not.toContainText('Gizella');
  await expect(log(administrator)).toContainText('A személyes adatok törölve');
  await expect(administrator.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  expect((await fetch(new URL(own, origin))).status).toBe(404);
});

test('an editor sets the form of enquiries below a page, for the days on which its place is open', async ({ visitor }) => {
  const week = [{ weekdays: ['2', '3', '4', '5', '6', '7'], opens: '10:00', closes: '18:00' }];
  const place = { title: 'Hétfőn zárt pálya', latitude: 47.5145, longitude: 19.083, hours: week, _status: 'published' };
  await send('/api/top-locations?locale=hu', 'POST', place);
  const page = await tabOf(visitor, 'administrator');
  const monday =
    Array.from({ length: 7 }, (_, ahead) => day(ahead + 7)).find((each) => new Date(`${each}T12:00:00Z`).getUTCDay() === 1) ?? '';
  for (const [collection, box, address, form] of [
    ['business-partner-items', 'Bérlés iránt lehet érdeklődni', '/uzleti-partnereinknek/palya-berelheto', 'Érdeklődés bérlésről'],
    ['visitor-information', 'Sportpálya iránt lehet érdeklődni', '/latogatas/palya-berelheto', 'Érdeklődés pályáról'],
  ] as const) {
    const { doc } = await send(`/api/${collection}?locale=hu&draft=true`, 'POST', { title: 'Pálya, bérelhető', _status: 'draft' });
    await openForm(page, collection, doc.id);
    await page.getByRole('checkbox', { name: box }).check();
    await find(page.locator('#field-enquiryPlace'), 'Hétfőn zárt pálya');
    await page.getByRole('button', { name: 'Módosítások közzététele' }).first().click();
    await expect.poll(() => textOf(address)).toContain(form);

    const guest = (await visitor({ language: 'hu', width: 390 })).page;
    await guest.goto(address);
    const asked = guest.getByRole('form', { name: form });
    await asked.scrollIntoViewIfNeeded();
    await hydrated(asked);
    const days = asked.getByLabel('Melyik napokra gondolt?');
    await days.fill(monday.split('-').toReversed().join('/'));
    await days.press('Tab');
    await expect(asked).toContainText('Ezen a napon zárva vagyunk');
    expect(await violations(guest, 'main')).toEqual([]);
  }
});
