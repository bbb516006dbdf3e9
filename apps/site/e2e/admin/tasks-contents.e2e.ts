import type { Locator, Page } from '@playwright/test';
import { ROLES, type Role, rolesThatMay } from '../support/guide.ts';
import { day } from '../support/programs-list.ts';
import { asked, published, type Send } from '../support/signing-in.ts';
import { choose, confirm, formAnswers, fromMenu, hireStaff, leads, openForm, tabOf, textOf } from '../support/staff.ts';
import { expect, hydrated, press, test } from '../support/test.ts';

test.use({ contents: 'tasks-contents' });

/** A kind of contents that somebody works on, and its title's field. */
interface Work {
  named: string;
  collection: string;
  title: 'title' | 'name';
  body: object;
  /** The list that its pages lie below. */
  list?: Record<'hu' | 'en', string>;
}
const story = { publishedOn: `${day(-2)}T10:00:00.000Z` };
const dates = [{ start: `${day(5)}T17:00:00.000Z`, end: `${day(5)}T18:00:00.000Z` }];
const WORK: Work[] = [
  {
    named: 'Programok',
    collection: 'events',
    title: 'title',
    body: { category: 1, status: 'scheduled', dates },
    list: { hu: '/varosligeti-programok', en: '/en/programs-in-varosliget' },
  },
  { named: 'Magazincikkek', collection: 'news', title: 'title', body: story, list: { hu: '/magazin', en: '/en/magazine' } },
  { named: 'Sajtóközlemények', collection: 'press-releases', title: 'title', body: story, list: { hu: '/sajto', en: '/en/press' } },
  { named: 'Szolgáltatások', collection: 'products', title: 'name', body: {} },
];

/** Everybody who may go so far with one of these, at the first that they may. */
const whoMay = (level: 'közzéteszi' | 'törli is', among = WORK): (Work & { role: Role })[] =>
  ROLES.flatMap((role) => {
    const work = among.find(({ named }) => rolesThatMay(level, named).includes(role));
    return work ? [{ ...work, role }] : [];
  });
const withPages = WORK.filter(({ list }) => list !== undefined);

const PUBLISH = /^(Módosítások közzététele|Közzététel)$/;
const title = (page: Page, work: Work) => page.locator(`#field-${work.title}`);
const publish = (page: Page) => page.getByRole('button', { name: PUBLISH }).first().click();

let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await hireStaff(editor);
});

const drafted = async ({ collection, title: field, body }: Work, words: string): Promise<number> =>
  (await send(`/api/${collection}?locale=hu&draft=true`, 'POST', { ...body, [field]: words, lead: 'Bevezető.', _status: 'draft' })).doc.id;
const onTheSite = ({ collection, title: field, body }: Work, words: string): Promise<number> =>
  published(send, collection, { ...body, [field]: words }, { [field]: `${words} (English)` });

interface Stored {
  _status: string;
  deletedAt?: string | null;
  title?: string;
  name?: string;
}
/** What is kept, its newest draft. */
const kept = async (page: Page, { collection }: Work, id: number): Promise<Stored> =>
  JSON.parse((await asked(page, `/api/${collection}/${id}?draft=true&trash=true&locale=hu&depth=0`)).text);

async function setMoment(page: Page, input: Locator, text: string): Promise<void> {
  await input.fill(text);
  await input.press('Enter');
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue(text);
}
const inWords = (date: string, time: string) => `${date.replaceAll('-', '. ')}. ${time}`;

for (const role of rolesThatMay('közzéteszi', 'Programok'))
  test(`${role}: adds a program, reads what is missing, publishes it, and tells visitors that it does not take place`, async ({
    visitor,
  }) => {
    const page = await tabOf(visitor, role);
    await page.goto('/admin/collections/events');
    await press(page.getByText('Új létrehozása', { exact: true }).first());
    // The form of a new one is saved at once, and the screen goes on to its address.
    await page.waitForURL(/\/events\/\d+/);
    await formAnswers(page);
    const tab = (name: string) => page.getByRole('button', { name, exact: true });
    await tab('Tartalom').click();
    const name = `Lámpás séta (${role})`;
    await page.locator('#field-title').fill(name);
    const missing = page.locator('.liget-check', { hasText: 'Közzététel előtt' });
    await expect(missing.getByText(new RegExp(`^pótolni kell`, 'i'))).toBeVisible();
    await expect(missing.getByText(new RegExp(`^érdemes pótolni`, 'i'))).toBeVisible();
    await missing.getByRole('link', { name: 'Nincs kategóriája.' }).click();
    await choose(page.locator('#field-category'), 'Szabadtéri');

    await tab('Mikor').click();
    await page.getByRole('button', { name: 'Időpont hozzáadása' }).click();
    const start = page.locator('#field-dates .date-time-picker input').first();
    await setMoment(page, start, inWords(day(7), '18:30'));
    await publish(page);
    const address = `/varosligeti-programok/lampas-seta-${role}`;
    await expect.poll(() => leads(address)).toBe('200');
    expect(await textOf(address)).toContain('18:30');

    await choose(page.locator('#field-status'), 'Elmarad');
    await page.locator('#field-statusNote').fill('Viharos szelet jósolnak.');
    await publish(page);
    await expect.poll(() => textOf(address)).toContain('Viharos szelet jósolnak.');
  });

for (const work of whoMay('közzéteszi', withPages))
  test(`${work.role}: puts ${work.collection} into English beside the Hungarian`, async ({ visitor }) => {
    const id = await drafted(work, `Két nyelven (${work.role})`);
    const page = await tabOf(visitor, work.role);
    await openForm(page, work.collection, id);
    await expect(page.getByText('Magyar szöveg', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Magyar–angol' }).click();
    await page.getByLabel('Cím angolul').fill(`In two languages, ${work.role}`);
    await page.getByRole('group', { name: /^Cím/ }).getByRole('button', { name: 'Mentés' }).click();
    await expect(page.getByText('Piszkozatként elmentve.')).toBeVisible();
    await page
      .getByRole('group', { name: /^Bevezető/ })
      .getByRole('button', { name: 'Másolás a magyarból' })
      .click();
    await expect(page.getByLabel('Bevezető angolul')).toHaveValue('Bevezető.');
    await openForm(page, work.collection, id, 'en');
    await expect(page.getByText('Angol szöveg', { exact: true })).toBeVisible();
    // Its address is another in each language.
    await page.getByLabel(new RegExp(`^Webcím`)).fill(`two-languages-${work.role}`);
    await publish(page);
    await expect.poll(() => leads(`${work.list?.en}/two-languages-${work.role}`)).toBe('200');
    await expect.poll(() => leads(`${work.list?.hu}/ket-nyelven-${work.role}`)).toBe('200');
  });

for (const work of whoMay('közzéteszi'))
  test(`${work.role}: has ${work.collection} appear and go by the clock, and calls it off`, async ({ visitor }) => {
    const page = await tabOf(visitor, work.role);
    await openForm(page, work.collection, await onTheSite(work, `Időre (${work.role})`));
    const schedule = page.locator('.liget-schedule', { hasText: 'Időzítés' });
    const goes = schedule.getByRole('group', { name: 'Lekerül' });
    const input = goes.locator('.date-time-picker input').first();
    await hydrated(input);
    await setMoment(page, input, inWords(day(9), '20:00'));
    await goes.getByRole('button', { name: 'Lekerülés időzítése' }).click();
    await expect(schedule.getByText(/^Lekerül: .* 20:00$/)).toBeVisible();
    await expect(schedule.getByText(`időzítette: Feladatos ${work.role}`)).toBeVisible();

    await openForm(page, work.collection, await drafted(work, `Majd (${work.role})`));
    const appears = schedule.getByRole('group', { name: 'Megjelenik' });
    await hydrated(appears.locator('.date-time-picker input').first());
    await setMoment(page, appears.locator('.date-time-picker input').first(), inWords(day(8), '09:00'));
    await appears.getByRole('button', { name: 'Megjelenés időzítése' }).click();
    await expect(schedule.getByText(/^Megjelenik: .* 9:00$/)).toBeVisible();
    await schedule.getByRole('button', { name: 'Visszavonás' }).click();
    await expect(schedule.getByText(/^Megjelenik: /)).toHaveCount(0);
  });

for (const work of whoMay('közzéteszi'))
  test(`${work.role}: loses no words when somebody else saves the same of ${work.collection}`, async ({ visitor }) => {
    const id = await drafted(work, `Közös (${work.role})`);
    const page = await tabOf(visitor, work.role);
    await openForm(page, work.collection, id);
    await send(`/api/${work.collection}/${id}?locale=hu&draft=true`, 'PATCH', { [work.title]: 'A másiké', _status: 'draft' });
    await title(page, work).fill('Az enyém');
    const dialog = page.getByRole('dialog', { name: 'Közben más is mentett' });
    const field = dialog.getByRole('group', { name: work.title === 'title' ? /^Cím/ : /^Név/ });
    await expect(field).toContainText('Ön ezt írta');
    await expect(field).toContainText('A másiké');
    await field.getByLabel('Az enyém').check();
    await dialog.getByRole('button', { name: 'Mentés a választottak szerint' }).click();
    await expect.poll(async () => (await kept(page, work, id))[work.title]).toBe('Az enyém');
  });

for (const work of whoMay('közzéteszi'))
  test(`${work.role}: brings an earlier version of ${work.collection} back as a draft`, async ({ visitor }) => {
    const id = await onTheSite(work, `Jól volt (${work.role})`);
    await send(`/api/${work.collection}/${id}?locale=hu`, 'PATCH', { [work.title]: 'Elrontva', _status: 'published' });
    const page = await tabOf(visitor, work.role);
    await openForm(page, work.collection, id);
    const history = page.locator('details', { hasText: 'Ki mentette és mikor?' });
    await history.locator('summary').click();
    await history.getByRole('listitem').last().getByRole('link').click();
    await page.waitForURL(/\/versions\/\d+/);
    await page.getByRole('button', { name: 'Visszaállítás piszkozatként' }).first().click();
    await confirm(page);
    await expect(title(page, work)).toHaveValue(`Jól volt (${work.role})`);
    expect(await kept(page, work, id)).toMatchObject({ [work.title]: `Jól volt (${work.role})`, _status: 'draft' });
  });

for (const work of whoMay('törli is'))
  test(`${work.role}: throws one of ${work.collection} away and takes it out of the bin`, async ({ visitor }) => {
    const id = await onTheSite(work, `Kukába (${work.role})`);
    const page = await tabOf(visitor, work.role);
    await openForm(page, work.collection, id);
    await fromMenu(page, 'Törlés');
    await confirm(page);
    await page.waitForURL((url) => url.pathname.endsWith(`/collections/${work.collection}`));
    expect((await kept(page, work, id)).deletedAt).toBeTruthy();
    if (work.list) await expect.poll(() => leads(`${work.list?.hu}/kukaba-${work.role}`)).toBe('404');
    const bin = page.getByRole('button', { name: 'Kuka', exact: true });
    await hydrated(bin);
    await bin.click();
    await page.getByRole('link', { name: `Kukába (${work.role})` }).click();
    await page.getByRole('button', { name: 'Visszaállítás' }).first().click();
    await confirm(page);
    await page.waitForURL((url) => url.pathname.endsWith(`/${work.collection}/${id}`));
    expect(await kept(page, work, id)).toMatchObject({ _status: 'draft' });
    expect((await kept(page, work, id)).deletedAt).toBeFalsy();
  });

for (const work of whoMay('közzéteszi', withPages))
  test(`${work.role}: gives a page of ${work.collection} another address, takes it down, and says where its visitors go`, async ({
    visitor,
  }) => {
    const id = await onTheSite(work, `Régi helyen (${work.role})`);
    const page = await tabOf(visitor, work.role);
    await openForm(page, work.collection, id);
    const slug = page.getByLabel(new RegExp(`^Webcím`));
    await slug.fill(`uj-helyen-${work.role}`);
    await publish(page);
    const at = (name: string) => `${work.list?.hu}/${name}-${work.role}`;
    await expect.poll(() => leads(at('regi-helyen'))).toBe(`301 ${at('uj-helyen')}`);

    await fromMenu(page, 'Közzététel visszavonása');
    await confirm(page);
    await expect.poll(() => leads(at('uj-helyen'))).toBe('404');
    await openForm(page, work.collection, id);
    const box = page.locator('.liget-successor', { hasText: 'Hová jussanak, akik a régi címet ismerik?' });
    const choice = box.getByLabel('Ide jussanak');
    await hydrated(choice);
    const list = choice.getByRole('option', { name: /^A lista: / });
    if (work.named === 'Programok') await expect(list).toHaveText('A lista: Programok');
    await choice.selectOption({ label: (await list.textContent()) ?? '' });
    await box.getByRole('button', { name: 'Rendben' }).click();
    await expect.poll(() => leads(at('uj-helyen'))).toBe(`302 ${work.list?.hu}`);
    await expect.poll(() => leads(at('regi-helyen'))).toBe(`302 ${work.list?.hu}`);
  });

test('nobody else has a form to write in', async ({ visitor }) => {
  const page = await tabOf(visitor, 'balloon');
  for (const { collection } of WORK) {
    await page.goto(`/admin/collections/${collection}`);
    await expect(page.getByText(/Nem található|nem található/).first()).toBeVisible();
  }
});
