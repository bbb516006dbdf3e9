import type { Locator, Page } from '@playwright/test';
import { day, LIST } from '../support/programs-list.ts';
import { published, type Send } from '../support/signing-in.ts';
import { choose, formAnswers, fromMenu, hireStaff, leads, openForm, openNavigation, tabOf, textOf } from '../support/staff.ts';
import { expect, press, test } from '../support/test.ts';

test.use({ contents: 'guide-programs' });

// Who follows the chapter is an editor of programs.
let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await hireStaff(editor);
});

const publish = (page: Page) => page.getByRole('button', { name: 'Módosítások közzététele' }).first().click();
const open = (page: Page, tab: string) => page.getByRole('button', { name: tab, exact: true }).click();
const field = (page: Page, name: string) => page.locator(`#field-${name}`);

const written = (date: string, time = '') => `${date.replaceAll('-', '. ')}. ${time}`.trim();
/** Fills a field of a day or a moment, which takes it with the next step. */
async function setTime(box: Locator, text: string): Promise<void> {
  const input = box.locator('input').first();
  await input.fill(text);
  await input.press('Enter');
  await box.page().keyboard.press('Escape');
  await expect(input).toHaveValue(text);
}

const basics = { category: 1, status: 'scheduled' };
const draft = async (title: string, more: object = {}): Promise<number> =>
  (await send('/api/events?locale=hu&draft=true', 'POST', { title, ...basics, _status: 'draft', ...more })).doc.id;
const evening = (ahead: number) => [{ start: `${day(ahead)}T17:00:00.000Z`, end: `${day(ahead)}T18:00:00.000Z` }];
/** What visitors read on the page of a program. */
const pageOf = (slug: string) => textOf(`${LIST.hu}/${slug}`);

test('a program: its texts, how to take part, and what stands beside the form', async ({ visitor }) => {
  await published(send, 'events', { title: 'Hivatkozott program', ...basics, dates: evening(40) }, { title: 'A program linked to' });
  const page = await tabOf(visitor, 'programs');
  await page.goto('/admin');
  // In the menu the group and the list have the same name.
  const menu = page.locator('aside.nav');
  await openNavigation(page);
  await expect(menu.getByRole('button', { name: 'Programok' })).toBeVisible();
  await press(menu.getByRole('link', { name: 'Programok', exact: true }));
  await press(page.getByRole('link', { name: 'Új: Program' }).filter({ hasText: 'Új létrehozása' }));
  await page.waitForURL(/\/events\/\d+/);
  await formAnswers(page);
  for (const tab of ['Tartalom', 'Mikor', 'Részvétel']) await expect(page.getByRole('button', { name: tab, exact: true })).toBeVisible();

  await open(page, 'Tartalom');
  await page.getByLabel(/^Cím/).fill('Lampionok a vízen');
  await page.getByLabel(/^Bevezető/).fill('Kétszáz lampion úszik a tavon.');
  for (const picture of ['Vezető kép', 'További képek']) await expect(page.getByText(picture, { exact: true })).toBeVisible();
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first();
  await text.click();
  await page.keyboard.type('Hozzon magával lámpást! A programok');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await page.getByRole('listbox', { name: 'Beszúrás' }).getByRole('option', { name: 'Cím (2. szint)' }).click();
  await page.keyboard.type('Mit hozzon?');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.locator('.inline-toolbar-popup').getByRole('button').last().click();
  const link = page.getByRole('dialog', { name: 'Hivatkozás szerkesztése' });
  await link.getByText('Saját oldalunk', { exact: true }).click();
  await link.locator('.rs__control').last().click();
  await page.keyboard.type('Hivatkozott');
  await page.getByRole('option', { name: 'Hivatkozott program' }).click();
  // The list is still looking among other kinds, and draws the drawer anew with each that it has found.
  await expect(link.locator('.rs__loading-indicator')).toHaveCount(0);
  await link.getByRole('button', { name: 'Módosítások mentése' }).click();
  await expect(link).toHaveCount(0);

  await open(page, 'Mikor');
  await page.getByRole('button', { name: 'Időpont hozzáadása' }).click();
  await setTime(field(page, 'dates__0__start'), written(day(1), '18:30'));

  await open(page, 'Részvétel');
  await page.getByLabel(/^Szervező/).fill('Városligeti Lámpások');
  await page.getByLabel(/^Ár/).fill('5900 Ft, diákoknak 2900 Ft');
  await page.getByLabel('Regisztráció címe').fill('https://jegy.example/lampionok');
  await choose(field(page, 'accessibility'), 'Nyugodt program');

  const category = field(page, 'category');
  await category.locator('.rs__control').click();
  for (const name of ['Kultúra', 'Szabadtéri', 'Családi', 'Sport'])
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  await page.getByRole('option', { name: 'Családi', exact: true }).click();
  for (const name of ['type', 'location', 'series', 'exhibition', 'constant']) await expect(field(page, name)).toBeVisible();
  await page.getByLabel('Kiemelt', { exact: true }).check();
  await publish(page);

  const address = `${LIST.hu}/lampionok-a-vizen`;
  await expect.poll(() => leads(address)).toBe('200');
  const guest = (await visitor({ language: 'hu' })).page;
  await guest.goto(address);
  await expect(guest.getByRole('heading', { level: 2, name: 'Mit hozzon?' })).toBeVisible();
  for (const words of ['Kétszáz lampion', 'Városligeti Lámpások', 'Nyugodt program', '18:30', 'Családi'])
    await expect(guest.locator('main').getByText(words).first()).toBeVisible();
  await expect(guest.getByRole('article').getByRole('link', { name: 'programok', exact: true })).toHaveAttribute(
    'href',
    `${LIST.hu}/hivatkozott-program`,
  );
  await guest.goto(`${LIST.hu}?from=${day(1)}&to=${day(1)}`);
  const card = guest.locator('article, li').filter({ has: guest.getByRole('link', { name: 'Lampionok a vízen' }) });
  await expect(card.first()).toContainText('2900 Ft-tól');
  await expect.poll(() => textOf('/')).toContain('Lampionok a vízen');
  await expect.poll(async () => /<header.*?<\/header>/s.exec(await textOf('/karrier'))?.[0]).toContain('Lampionok a vízen');
});

test('when a program is: dates one by one, with an end, and for the whole day', async ({ visitor }) => {
  const page = await tabOf(visitor, 'programs');
  await openForm(page, 'events', await draft('Egyenként'));
  await open(page, 'Mikor');
  await expect(page.getByRole('heading', { name: 'Időpontok egyenként' })).toBeVisible();
  const add = page.getByRole('button', { name: 'Időpont hozzáadása' });
  await add.click();
  await setTime(field(page, 'dates__0__start'), written(day(5), '18:00'));
  await setTime(field(page, 'dates__0__end'), written(day(5), '17:00'));
  await publish(page);
  await expect(page.getByText('A program vége nem lehet korábban, mint a kezdete.').first()).toBeVisible();
  await setTime(field(page, 'dates__0__end'), written(day(5), '19:15'));
  await add.click();
  await setTime(field(page, 'dates__1__start'), written(day(6), '00:00'));
  await page.locator('#dates-row-1').getByLabel('Egész nap').check();
  await publish(page);
  await expect.poll(() => pageOf('egyenkent')).toContain('18:00–19:15');
  const guest = (await visitor({ language: 'hu' })).page;
  await guest.goto(`${LIST.hu}/egyenkent`);
  // The whole day has no hour.
  await expect(guest.getByRole('listitem').filter({ hasText: /^(\d{4}\. )?\p{L}+\. \d+\. \p{L}+\.$/u })).toHaveCount(1);
});

test('when a program is: by a rule, without the days left out', async ({ visitor }) => {
  const page = await tabOf(visitor, 'programs');
  await openForm(page, 'events', await draft('Szabály szerint'));
  await open(page, 'Mikor');
  const rule = field(page, 'recurrence');
  await expect(rule.getByRole('heading', { name: 'Ismétlődés' })).toBeVisible();
  const dates = (count: number) => expect(page.getByText(`A program időpontjai (${count})`)).toBeVisible();
  await choose(field(page, 'recurrence__kind'), 'Naponta vagy néhány naponként');
  await setTime(field(page, 'recurrence__from'), written(day(10)));
  await setTime(field(page, 'recurrence__until'), written(day(38)));
  await page.getByLabel('Mikor kezdődik?').fill('18:30');
  await page.getByLabel('Mikor ér véget?').fill('19:45');
  await dates(29);
  await expect(rule.getByRole('heading', { name: 'Kihagyott napok' })).toBeVisible();
  await page.getByRole('button', { name: 'Nap hozzáadása' }).click();
  await setTime(field(page, 'recurrence__excluded__0__day'), written(day(11)));
  await dates(28);
  await choose(field(page, 'recurrence__kind'), 'Hetente, a hét bizonyos napjain');
  const weekday = Temporal.PlainDate.from(day(11)).toLocaleString('hu', { weekday: 'long' });
  await choose(field(page, 'recurrence__weekdays'), weekday.charAt(0).toUpperCase() + weekday.slice(1));
  // Four such days, of which one is left out.
  await dates(3);
  await publish(page);
  await expect.poll(() => pageOf('szabaly-szerint')).toContain('18:30–19:45');
});

test('when a program is: without a break, without an end, in words, and when it rains', async ({ visitor }) => {
  const page = await tabOf(visitor, 'programs');
  const guest = (await visitor({ language: 'hu' })).page;
  const opened = async (title: string, ahead: number) => {
    await openForm(page, 'events', await draft(title, { dates: evening(ahead) }));
    await open(page, 'Mikor');
  };
  const shown = async (slug: string) => {
    await publish(page);
    await expect.poll(() => leads(`${LIST.hu}/${slug}`)).toBe('200');
    await guest.goto(`${LIST.hu}/${slug}`);
    return guest.getByRole('complementary', { name: 'Tudnivalók' });
  };

  await opened('Folyamatos', 20);
  await setTime(field(page, 'dates__0__end'), written(day(26), '18:00'));
  await page.getByLabel('A kezdetétől a végéig folyamatosan tart').check();
  await expect(page.getByRole('heading', { name: 'Esőnap' })).toBeVisible();
  await setTime(field(page, 'rainDate__start'), written(day(29), '10:20'));
  const lasting = await shown('folyamatos');
  await expect(lasting.getByText(/18:00 – .+ 18:00$/)).toBeVisible();
  await expect(lasting.getByRole('definition').filter({ hasText: '10:20' })).toBeVisible();
  await expect(lasting.getByRole('term').filter({ hasText: 'Esőnap' })).toBeVisible();

  await opened('Vége nincs', -3);
  await page.getByLabel('Nincs megadott vége').check();
  await expect((await shown('vege-nincs')).getByText('folyamatosan')).toBeVisible();

  await opened('Szavakkal', 30);
  await page.getByLabel(new RegExp(`^Az időpont szövege`)).fill('jó idő esetén minden este');
  await expect((await shown('szavakkal')).getByText('18:00')).toBeVisible();
  await page.getByLabel('Csak a szöveg látsszon').check();
  await publish(page);
  await expect.poll(() => pageOf('szavakkal')).toContain('jó idő esetén minden este');
  await guest.goto(`${LIST.hu}/szavakkal`);
  await expect(guest.getByRole('definition').first()).toHaveText('jó idő esetén minden este');
  // The filters go by the dates nevertheless.
  await guest.goto(`${LIST.hu}?from=${day(30)}&to=${day(30)}`);
  await expect(guest.getByRole('link', { name: 'Szavakkal' })).toBeVisible();
});

test('a program that does not go as planned says so on its page, and why', async ({ visitor }) => {
  const page = await tabOf(visitor, 'programs');
  const guest = (await visitor({ language: 'hu' })).page;
  await openForm(page, 'events', await draft('Nem úgy lesz', { dates: evening(9) }));
  const state = page.locator('.field-type', { hasText: new RegExp(`^A program állapota`) }).first();
  const note = guest.getByRole('note').first();
  const isShown = async (words: string) => {
    await page.getByLabel(new RegExp(`^Az állapot oka`)).fill(`Azért, mert ${words}`);
    await publish(page);
    await expect.poll(() => pageOf('nem-ugy-lesz')).toContain(`Azért, mert ${words}`);
    await guest.goto(`${LIST.hu}/nem-ugy-lesz`);
    await expect(note).toContainText(words);
  };
  await choose(state, 'Elmarad');
  await isShown('Elmarad');
  await choose(state, 'Elhalasztva');
  await isShown('Elhalasztva');
  await choose(state, 'Új időpontban');
  await expect(page.getByText('Eredetileg mikor kezdődött volna?')).toBeVisible();
  await setTime(field(page, 'previousStart'), written(day(4), '16:50'));
  await isShown('Új időpontban');
  await expect(note.locator('s')).toContainText('16:50');
  await choose(state, 'Megtelt vagy minden jegy elkelt');
  await isShown('Megtelt');
  await open(page, 'Részvétel');
  await page.getByLabel('Jegyvásárlás címe').fill('https://jegy.example/nem-ugy-lesz');
  await publish(page);
  const noted = async () => {
    await guest.reload();
    return note.innerText();
  };
  await expect.poll(noted).toContain('Minden jegy elkelt');
});

test('a program like another: its copy is a draft with an address of its own', async ({ visitor }) => {
  const page = await tabOf(visitor, 'programs');
  await openForm(page, 'events', await draft('Hasonló séta', { dates: evening(12) }));
  await publish(page);
  await expect.poll(() => leads(`${LIST.hu}/hasonlo-seta`)).toBe('200');
  const { pathname } = new URL(page.url());
  await fromMenu(page, 'Duplikálás');
  await page.waitForURL((url) => /\/events\/\d+$/.test(url.pathname) && url.pathname !== pathname);
  await formAnswers(page);
  await expect(page.getByLabel(/^Cím/)).toHaveValue('Hasonló séta');
  await expect(page.getByLabel(/^Webcím/)).toHaveValue('hasonlo-seta-2');
  await expect(page.getByText('Piszkozat', { exact: true })).toBeVisible();
  expect(await leads(`${LIST.hu}/hasonlo-seta-2`)).toBe('404');
});
