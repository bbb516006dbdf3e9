import type { Page } from '@playwright/test';
import { drawnJpeg } from './drawn-pictures.ts';
import { chapter, rolesThatMay } from './guide.ts';
import { expect, origin, press, test } from './journey.ts';
import { day } from './programs-list.ts';
import { asked, type Send } from './signing-in.ts';
import { choose, formAnswers, hireStaff, leads, openForm, tabOf, textOf } from './staff.ts';

test.use({ contents: 'guide-chapters' });

let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await hireStaff(editor);
});

const field = (page: Page, name: string) => page.locator(`#field-${name}`);
const save = (page: Page) => page.getByRole('button', { name: 'Mentés', exact: true }).first().click();
const publish = (page: Page) =>
  page
    .getByRole('button', { name: /^(Módosítások közzététele|Közzététel)$/ })
    .first()
    .click();
/** The form of a new item, which has been given an address. */
async function begin(page: Page, collection: string): Promise<void> {
  await page.goto(`/admin/collections/${collection}/create?locale=hu`);
  await page.waitForURL(new RegExp(`/${collection}/\\d+`));
  await formAnswers(page);
}

for (const role of rolesThatMay('közzéteszi', 'Képgalériák'))
  test(`${role}: makes a gallery within a category, and the press finds its picture with its maker`, async ({ visitor }) => {
    const said = chapter('Magazin, sajtó, galériák');
    const page = await tabOf(visitor, role);
    const picture = await page.request.post('/api/media', {
      headers: { origin },
      multipart: {
        file: { name: `ballon-${role}.jpg`, mimeType: 'image/jpeg', buffer: await drawnJpeg(page, 1600, 900) },
        _payload: JSON.stringify({ altHu: 'A ballon', altEn: 'The balloon', credit: 'Kiss Anna', licenceKind: 'own' }),
      },
    });
    expect(picture.status()).toBe(201);
    await begin(page, 'gallery-categories');
    await field(page, 'title').fill(`${said('képtár')}: légi képek (${role})`);
    await publish(page);
    await expect.poll(() => leads(`/sajto/mediatar/keptar-legi-kepek-${role}`)).toBe('200');
    const { doc } = (await picture.json()) as { doc: { id: number } };
    const inCategory = await asked(page, `/api/gallery-categories?where[slug][equals]=keptar-legi-kepek-${role}&locale=hu`);
    const category = (JSON.parse(inCategory.text) as { docs: { id: number }[] }).docs[0]?.id;
    await send('/api/galleries?locale=hu', 'POST', {
      title: `A ballon fölülről (${role})`,
      category,
      publishedOn: `${day(-1)}T08:00:00.000Z`,
      items: [{ picture: doc.id, title: 'Felszállás', description: 'Reggel hatkor.' }],
      _status: 'draft',
    });
    await page.goto('/admin/collections/galleries');
    await press(page.getByRole('link', { name: `A ballon fölülről (${role})` }));
    await page.waitForURL(/\/galleries\/\d+/);
    await formAnswers(page);
    await publish(page);
    const address = `/sajto/mediatar/keptar-legi-kepek-${role}/a-ballon-folulrol-${role}`;
    await expect.poll(() => leads(address)).toBe('200');
    expect(await textOf(address)).toContain('Kiss Anna');
    expect(said('készítő neve')).toBeTruthy();
  });

for (const role of rolesThatMay('közzéteszi', 'Látogatói információk'))
  test(`${role}: composes a page for visitors of sections`, async ({ visitor }) => {
    const said = chapter('Top helyek, projektek, látogatói információk');
    const page = await tabOf(visitor, role);
    const { doc } = await send('/api/visitor-information?locale=hu&draft=true', 'POST', {
      title: `Korcsolyázás (${role})`,
      sections: [
        { blockType: 'quote', anchor: 'idezet', text: 'A tó télen jégpálya.', speaker: 'Kiss Anna' },
        { blockType: 'callout', anchor: 'szel', title: 'Szélben zárva', tone: 'tip' },
      ],
      _status: 'draft',
    });
    await openForm(page, 'visitor-information', doc.id);
    const sections = page.locator('#field-sections');
    for (const kind of ['Kiemelt idézet', 'Fontos tudnivaló']) await expect(sections.getByText(said(kind), { exact: true })).toBeVisible();
    await press(sections.getByRole('button', { name: 'Az összes megjelenítése' }).first());
    const at = (section: number, name: string) => page.locator(`#field-sections__${section}__${name}`);
    await at(0, 'text').fill('A jég télen mindenkié.');
    await choose(at(1, 'tone'), said('Figyelmeztetés'));
    await choose(field(page, 'theme'), 'Sárga');
    await publish(page);
    const address = `/latogatas/korcsolyazas-${role}`;
    await expect.poll(() => leads(address)).toBe('200');
    for (const words of ['A jég télen mindenkié.', 'Kiss Anna', 'Szélben zárva']) expect(await textOf(address)).toContain(words);
  });

for (const role of rolesThatMay('közzéteszi', 'Közérdekű adatok'))
  test(`${role}: publishes public data in their order`, async ({ visitor }) => {
    const said = chapter('Közérdekű adatok');
    const page = await tabOf(visitor, role);
    await begin(page, 'public-information');
    const title = `Beszámoló a tóról (${role})`;
    await field(page, 'title').fill(title);
    await page.getByLabel(new RegExp(`^${said('sorrend')}`, 'i')).fill('-5');
    await publish(page);
    await expect.poll(() => textOf('/kozerdeku-adatok')).toContain(title);
    const list = await visitor({ language: 'hu' });
    await list.page.goto('/kozerdeku-adatok');
    await expect(
      list.page
        .locator('main')
        .getByRole('link', { name: /./ })
        .filter({ hasText: /Beszámoló a tóról/ })
        .first(),
    ).toBeVisible();
    const all = await list.page.locator('main a[href^="/kozerdeku-adatok/"]').allTextContents();
    expect(all[0]).toContain('Beszámoló a tóról');
  });

test('a magazine editor changes the telephone number of every page; the tag manager is for administrators', async ({ visitor }) => {
  const said = chapter('Az oldal beállításai');
  expect(rolesThatMay('közzéteszi', 'Az oldal beállításai')).toContain('magazine');
  const page = await tabOf(visitor, 'magazine');
  await page.goto('/admin/globals/site-settings?locale=hu');
  await formAnswers(page);
  await page.getByLabel(new RegExp(`^${said('Telefon')}$`)).fill('+36 1 555 0102');
  await save(page);
  await expect.poll(() => textOf('/karrier')).toContain('+36 1 555 0102');
  const administrator = await tabOf(visitor, 'administrator');
  await administrator.goto('/admin');
  for (const [tab, isSeen] of [
    [page, false],
    [administrator, true],
  ] as const)
    expect((await asked(tab, '/api/globals/site-settings?depth=0')).text.includes('"tagManagerId"')).toBe(isSeen);
});

test('a magazine editor teaches the search that two words mean the same', async ({ visitor }) => {
  const said = chapter('Kereső');
  expect(rolesThatMay('közzéteszi', 'Kereső')).toContain('magazine');
  const page = await tabOf(visitor, 'magazine');
  const reader = (await visitor({ language: 'hu', javaScript: false })).page;
  const isFound = async () => {
    await reader.goto('/kereses?q=bambuszka');
    return (await reader.locator('main').getByText('Nincs találat').count()) === 0;
  };
  expect(await isFound()).toBe(false);
  await page.goto('/admin/globals/search-settings?locale=hu');
  await formAnswers(page);
  const groups = page.locator('#field-synonyms', { hasText: said('Rokon értelmű szavak') });
  const count = await groups.locator('> .array-field__draggable-rows > div').count();
  await groups.getByRole('button', { name: 'Szócsoport hozzáadása' }).click();
  await page.locator(`#field-synonyms__${count}__words`).fill('bambuszka, ballon, balloon');
  await save(page);
  await expect.poll(isFound).toBe(true);
});

for (const role of rolesThatMay('látja', 'Hírlevél-feliratkozások'))
  test(`${role}: sees who has signed up for the newsletter, and changes nobody`, async ({ visitor }) => {
    const said = chapter('Feliratkozások');
    const email = `hirlevel.${role}@example.hu`;
    const answer = await fetch(new URL('/hirlevel-feliratkozas', origin), {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ email, name: 'Hédi', privacy_accepted: 'on' }),
      redirect: 'manual',
    });
    expect(answer.status).toBeLessThan(400);
    const page = await tabOf(visitor, role);
    await page.goto('/admin');
    await expect(page.locator('aside.nav').getByText(said('Beérkezett'), { exact: true })).toBeVisible();
    await page.goto('/admin/collections/newsletter-subscriptions');
    await press(page.getByRole('link', { name: email }));
    await page.waitForURL(/\/newsletter-subscriptions\/\d+/);
    await formAnswers(page);
    await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toHaveCount(0);
  });
