import type { Page } from '@playwright/test';
import { inspectScreen } from '../support/admin/inspection.ts';
import {
  type Account,
  createAccount,
  createEditorClient,
  fetchAsEditor,
  formatDayInForm,
  openTab,
  type Send,
  setHungarian,
} from '../support/admin/signing-in.ts';
import { fetchText, openForm, searchAndChoose } from '../support/admin/staff.ts';
import { findViolations } from '../support/axe.ts';
import { getDay } from '../support/programs-list.ts';
import { sendCase } from '../support/served/public-requests.ts';
import { expect, origin, press, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

let send: Send;
let service: Account;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  service = await createAccount(send, 'service', 'Ügyfeles Ubul');
});

/** A picture of one pixel. */
const PICTURE = {
  name: 'ballon a szélben.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};
const PRETENDER = { name: 'kep.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') };

const quick = (page: Page, name: string) => page.getByRole('navigation', { name: 'Gyors szűrők' }).getByRole('link', { name, exact: true });
const row = (page: Page, reference: string) => page.getByRole('row').filter({ hasText: reference });
const log = (page: Page) => page.locator('.liget-log', { has: page.getByRole('heading', { name: 'Mi történt eddig' }) });

/** The list of this name, one press away, contains the case. */
async function isAmong(page: Page, name: string, reference: string): Promise<void> {
  await page.goto('/admin/collections/enquiries');
  await press(quick(page, name));
  await expect(quick(page, name)).toHaveAttribute('aria-current', 'true');
  await expect(row(page, reference)).toBeVisible();
}

/** The path of a case's screen. */
async function findCase(page: Page, reference: string): Promise<string> {
  const { text } = await fetchAsEditor(page, `/api/enquiries?where[reference][equals]=${reference}&depth=0`);
  return `/admin/collections/enquiries/${(JSON.parse(text) as { docs: { id: number }[] }).docs[0]?.id}`;
}

async function openCase(page: Page, reference: string): Promise<void> {
  await press(row(page, reference).getByRole('link', { name: reference }));
  await page.waitForURL(/\/enquiries\/\d+/);
  await waitForHydration(page.getByLabel('Felelős'));
}

/** The next dates of a weekday, from two weeks ahead; 1 is Monday. */
const next = (weekday: number) =>
  Array.from({ length: 7 }, (_, ahead) => getDay(ahead + 14)).find((each) => new Date(`${each}T12:00:00Z`).getUTCDay() === weekday) ?? '';
const typed = (date: string) => date.split('-').toReversed().join('/');

test('a visitor’s complaint with a picture is found, answered and closed in the admin, and its sender sees each step', async ({
  visitor,
}) => {
  const message = `A ballon szombaton nem indult el. (${Date.now()})`;
  const { page, errors } = await visitor({ language: 'hu' });
  const facts = page.getByRole('region', { name: 'Az ügy adatai' });

  await test.step('the form refuses a file that is no picture and keeps the text', async () => {
    await page.goto('/ballon-panaszkezeles');
    const form = page.getByRole('form', { name: 'Írja meg nekünk' });
    await waitForHydration(form);
    await form.getByLabel('Név', { exact: true }).fill('Szélné Éva');
    await form.getByLabel('E-mail-cím').fill('éva@kertészet.hu');
    await form.getByLabel('Mi történt?').fill(message);
    await form.getByRole('checkbox').check();
    await form.getByLabel(/Képek, dokumentumok/).setInputFiles(PRETENDER);
    await form.getByRole('button', { name: 'Panasz elküldése' }).click();
    await expect(page.locator('main [role="alert"]').getByRole('link')).toHaveText(['Ez a fájl nem kép és nem PDF: „kep.png”.']);
    await expect(form.getByLabel('Mi történt?')).toHaveValue(message);
    // With scripts the page, and so the chosen file, stays.
    await expect(form).not.toContainText('A böngésző a fájlokat nem tudja megőrizni');
    await form.getByLabel(/Képek, dokumentumok/).setInputFiles(PICTURE);
    await form.getByRole('button', { name: 'Panasz elküldése' }).click();
  });

  await test.step('the case has its own page', async () => {
    await expect(facts).toContainText('Megkaptuk; feldolgozásra vár.');
    await expect(facts).toContainText(PICTURE.name);
    await waitForHydration(page.locator('main'));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page)).toEqual([]);
    }
    // The draft on the device is gone after sending.
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('form ')))).toEqual([]);
    expect(errors()).toEqual([]);
  });
  const caseUrl = page.url().replace(/#.*/, '');
  const reference = /P-\d{4}-[A-Z0-9]{6}/.exec(await facts.innerText())?.[0] ?? 'no reference';

  // An English browser in a distant time zone.
  const staff = await openTab(visitor, service, { zone: 'Pacific/Auckland' });
  await setHungarian(staff.context(), origin);

  await test.step('customer service finds it among the unread cases and reads it', async () => {
    await isAmong(staff, 'Olvasatlan', reference);
    await expect(row(staff, reference)).toContainText('olvasatlan');
    await expect(row(staff, reference)).toContainText(/még (29|30) nap/);
    await inspectScreen(staff);
    await openCase(staff, reference);
    const received = staff.locator('.liget-case-message');
    await expect(received).toContainText(message);
    await expect(received.getByRole('link', { name: PICTURE.name })).toBeVisible();
    // Its thumbnail is the file itself, requested with the editor's cookie.
    await expect.poll(() => received.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    // It is only as high as its content: the answer follows directly.
    const room = await received.evaluate(
      (box) => box.getBoundingClientRect().bottom - (box.lastElementChild?.getBoundingClientRect().bottom ?? 0),
    );
    expect(Math.abs(room)).toBeLessThan(60);
    await expect(log(staff)).toContainText('Megnyitotta');
    await inspectScreen(staff);
  });

  await test.step('the deadline is typed in Hungarian format, or picked from a calendar in the park’s time zone', async () => {
    const due = staff.getByLabel('Határidő');
    await expect(due).toHaveValue(/^\d{4}\. \d\d\. \d\d\.$/);
    await due.fill(formatDayInForm(getDay(12)));
    await due.press('Tab');
    await expect(log(staff)).toContainText(formatDayInForm(getDay(12)));
    await due.click();
    const calendar = staff.getByRole('dialog', { name: 'Dátum választása' });
    const selected = '.react-datepicker__day--selected';
    await calendar
      .locator(
        `${selected} + .react-datepicker__day, .react-datepicker__week:has(${selected}:last-child) + .react-datepicker__week .react-datepicker__day`,
      )
      .first()
      .click();
    await expect(due).toHaveValue(formatDayInForm(getDay(13)));
    await expect(log(staff)).toContainText(formatDayInForm(getDay(13)));
  });

  await test.step('it is answered from a template, and closed', async () => {
    const answer = staff.getByRole('region', { name: 'Válasz' });
    await answer.getByLabel('Sablon').selectOption({ label: 'Megkaptuk, utánanézünk (köztes levél, az ügy folyamatban marad)' });
    await expect(answer.getByLabel('A válasz szövege')).toHaveValue(new RegExp(`^Tisztelt Szélné Éva![\\s\\S]*${reference}`));
    await answer.getByRole('button', { name: 'Küldés, az ügy megválaszolva' }).click();
    await expect(answer.getByRole('status')).toHaveText('A választ elküldtük, az ügy megválaszolva.');
    const answered = await fetchText(caseUrl);
    for (const words of ['Válaszoltunk.', 'Utánanézünk annak, amit jelzett']) expect(answered).toContain(words);
    await expect(staff.getByRole('button', { name: 'Személyes adatok törlése' })).toHaveCount(0);
    await staff.getByRole('button', { name: 'Ügy lezárása' }).click();
    await expect(staff.getByRole('button', { name: 'Ügy újranyitása' })).toBeVisible();
    expect(await fetchText(caseUrl)).toContain('Lezártuk.');
  });
});

test('an editor offers a venue below a page, and a visitor sends an enquiry for days on which it is open', async ({ visitor, editor }) => {
  const mark = Date.now().toString(36);
  const week = [{ weekdays: ['2', '3', '4', '5', '6', '7'], opens: '10:00', closes: '18:00' }];
  const place = { title: `Hétfőn zárt terem ${mark}`, latitude: 47.5145, longitude: 19.083, hours: week, _status: 'published' };
  await send('/api/top-locations?locale=hu', 'POST', place);
  const { doc } = await send('/api/business-partner-items?locale=hu&draft=true', 'POST', {
    title: `Terem, bérelhető ${mark}`,
    _status: 'draft',
  });
  const address = `/uzleti-partnereinknek/terem-berelheto-${mark}`;
  const page = await openTab(visitor, editor);
  await openForm(page, 'business-partner-items', doc.id);
  await page.getByRole('checkbox', { name: 'Bérlés iránt lehet érdeklődni' }).check();
  await searchAndChoose(page.locator('#field-enquiryPlace'), place.title);
  await page
    .getByRole('button', { name: /^(Közzététel|Módosítások közzététele)$/ })
    .first()
    .click();
  await expect.poll(() => fetchText(address)).toContain('Érdeklődés bérlésről');

  const { page: guest, errors } = await visitor({ language: 'hu', width: 390 });
  await guest.goto(address);
  const form = guest.getByRole('form', { name: 'Érdeklődés bérlésről' });
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: 'Érdeklődés elküldése' }).click();
  await expect(guest.locator('main [role="alert"]').getByRole('link').first()).toHaveText(
    'Kérjük, adjon meg legalább egy, legfeljebb tíz napot.',
  );
  await waitForHydration(form);
  const days = form.getByLabel('Melyik napokra gondolt?');
  await expect(form.getByRole('button', { name: /Naptár megnyitása/ })).toBeVisible();
  await days.fill(typed(next(1)));
  await days.press('Tab');
  await expect(form).toContainText('Ezen a napon zárva vagyunk');
  await days.fill(typed(next(3)));
  await days.press('Tab');
  await expect(form).not.toContainText('Ezen a napon zárva vagyunk');
  await form.getByLabel('Hányan lennének?').fill('50');
  await form.getByLabel('Mire szeretné használni?').fill('Céges nap vetítéssel és állófogadással.');
  await form.getByLabel('Név', { exact: true }).fill('Bérlő Béla');
  await form.getByLabel('E-mail-cím').fill('berlo@example.hu');
  await form.getByRole('checkbox').check();
  expect(await findViolations(guest, 'main')).toEqual([]);
  await form.getByRole('button', { name: 'Érdeklődés elküldése' }).click();
  await expect(guest.getByRole('region', { name: 'Köszönjük, megkaptuk az érdeklődését.' })).toBeVisible();
  expect(errors()).toEqual([]);
});

test('an assigned case is found by its assignee, and an answer after a colleague’s is refused', async ({ visitor }) => {
  const { caseUrl, reference } = await sendCase('/ballon-panaszkezeles', {
    name: 'Kamilla',
    email: 'kamilla@panasz.example',
    message: `Elveszett az esernyőm. (${Date.now()})`,
  });
  const colleague = await createAccount(send, 'service', `Átvevő Ági ${Date.now()}`);
  const firstTab = await openTab(visitor, service);
  await firstTab.goto(await findCase(firstTab, reference));
  await waitForHydration(firstTab.getByLabel('Felelős'));
  await firstTab.getByLabel('Felelős').selectOption({ label: colleague.name });
  await expect(firstTab.locator('.liget-controls strong')).toHaveText('Folyamatban');
  await firstTab.getByText('Belső jegyzet').first().click();
  await firstTab.getByLabel('Csak a szerkesztők látják.').fill('Telefonon visszahívtam.');
  await firstTab.getByRole('button', { name: 'Jegyzet mentése' }).click();
  await expect(log(firstTab)).toContainText('Telefonon visszahívtam.');

  const two = await openTab(visitor, colleague);
  await isAmong(two, 'Rám vár', reference);
  await openCase(two, reference);
  for (const page of [firstTab, two]) await page.getByLabel('A válasz szövege').fill('Megvan az esernyő.');
  await firstTab.getByRole('button', { name: 'Küldés, az ügy megválaszolva' }).click();
  await expect(log(firstTab)).toContainText('Megvan az esernyő.');
  await two.getByRole('button', { name: 'Küldés, az ügy megválaszolva' }).click();
  await expect(two.locator('.liget-desk__error')).toContainText('Közben más már válaszolt');
  await expect(two.getByLabel('A válasz szövege')).toHaveValue('Megvan az esernyő.');
  const own = await fetchText(caseUrl);
  expect([own.match(/<article.*?<\/article>/gs)?.filter((reply) => reply.includes('Megvan az esernyő.')).length]).toEqual([1]);
  expect(own).not.toContain('Telefonon visszahívtam.');
});
