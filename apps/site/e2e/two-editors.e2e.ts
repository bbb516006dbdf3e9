import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { closeBrowser, visitor } from './browser.ts';
import { type Send, signedIn, signInto } from './signing-in.ts';

const origin = inject('siteOrigin');
const anna = inject('editor');
const bela = { email: `bela-${randomUUID()}@liget.example`, password: 'journeys-only-90bd' };
let send: Send;

/** Milliseconds within which an autosave has come through. */
const SAVED = 20_000;

beforeAll(async () => {
  send = await signedIn(origin, anna);
  await send('/api/users', 'POST', { ...bela, name: 'Nagy Béla', role: 'editor' });
});
afterAll(closeBrowser);

async function signedInTab(who: typeof anna): Promise<Page> {
  const { page } = await visitor(origin, { language: 'hu', width: 1440, zone: 'Europe/Budapest' });
  await signInto(page, who);
  return page;
}

async function draftArticle(title: string): Promise<{ id: number; address: string }> {
  const { doc } = await send('/api/news?locale=hu&draft=true', 'POST', {
    title,
    lead: 'Közös bevezető',
    publishedOn: '2026-11-20T10:00:00.000Z',
    _status: 'draft',
  });
  return { id: doc.id, address: `/admin/collections/news/${doc.id}?locale=hu` };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('form[data-form-ready="true"] #field-title').first().waitFor();
}

interface Article {
  title: string;
  lead: string;
  _status: string;
}
/** What is stored of an article, its newest draft. */
const kept = (page: Page, id: number): Promise<Article> =>
  page.evaluate(async (path) => (await fetch(path)).json(), `/api/news/${id}?draft=true&locale=hu&depth=0&fallback-locale=null`);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Közben más is mentett' });
const field = (page: Page, name: string) => dialog(page).getByRole('group', { name });

describe('two editors of one draft', () => {
  test('the later one’s words are neither stored over the other’s nor lost: both texts are shown, and each is kept where it was written', async () => {
    const { id, address } = await draftArticle('Két szerkesztő cikke');
    // Two tabs of one editor: Payload's lock does not stand between them.
    const [first, second] = [await signedInTab(anna), await signedInTab(anna)];
    for (const page of [first, second]) await open(page, address);

    await first.locator('#field-title').fill('Az első ezt a címet írta');
    await expect.poll(async () => (await kept(first, id)).title, { timeout: SAVED }).toBe('Az első ezt a címet írta');

    await second.locator('#field-lead').fill('A második ezt a bevezetőt írta');
    await dialog(second).waitFor();
    expect(await kept(first, id)).toMatchObject({ title: 'Az első ezt a címet írta', lead: 'Közös bevezető' });
    // Who alone changed a field is proposed.
    await expect.poll(() => field(second, 'Cím').getByLabel('Az első ezt a címet írta').isChecked()).toBe(true);
    expect(await field(second, 'Bevezető').getByLabel('A második ezt a bevezetőt írta').isChecked()).toBe(true);

    await dialog(second).getByRole('button', { name: 'Mentés a választottak szerint' }).click();
    await expect.poll(() => second.locator('#field-title').inputValue(), { timeout: SAVED }).toBe('Az első ezt a címet írta');
    expect(await second.locator('#field-lead').inputValue()).toBe('A második ezt a bevezetőt írta');
    expect(await kept(first, id)).toMatchObject({
      title: 'Az első ezt a címet írta',
      lead: 'A második ezt a bevezetőt írta',
      _status: 'draft',
    });

    // And goes on in the same tab without being asked again.
    await second.locator('#field-title').fill('A második folytatja');
    await expect.poll(async () => (await kept(first, id)).title, { timeout: SAVED }).toBe('A második folytatja');
    expect(await dialog(second).count()).toBe(0);

    // The first, whose form is old now, is asked in turn, and takes over what is stored.
    await first.locator('#field-title').fill('Az első egy régi űrlapon');
    await dialog(first).waitFor();
    await field(first, 'Cím').getByText('A második folytatja').waitFor();
    await dialog(first).getByRole('button', { name: 'A sajátomat elvetem' }).click();
    await expect.poll(() => first.locator('#field-title').inputValue(), { timeout: SAVED }).toBe('A második folytatja');
    for (const page of [first, second]) await page.context().close();
  });

  test('who comes to a document that another is editing is told so, and after taking it over cannot lose words either', async () => {
    const { id, address } = await draftArticle('Átvett cikk');
    const [first, second] = [await signedInTab(anna), await signedInTab(bela)];
    for (const page of [first, second]) await open(page, address);
    await first.locator('#field-title').fill('Anna címe');
    await expect.poll(async () => (await kept(first, id)).title, { timeout: SAVED }).toBe('Anna címe');

    await second.locator('#field-title').fill('Béla címe');
    await dialog(second).waitFor();
    await field(second, 'Cím').getByText('Anna címe').waitFor();
    expect(await field(second, 'Cím').getByText('Béla címe').isVisible()).toBe(true);
    await field(second, 'Cím').getByLabel('Béla címe').check();
    await dialog(second).getByRole('button', { name: 'Mentés a választottak szerint' }).click();
    await expect.poll(async () => (await kept(first, id)).title, { timeout: SAVED }).toBe('Béla címe');
    for (const page of [first, second]) await page.context().close();
  });

  test('who closes the question goes on writing, is told that nothing is saved, and is asked again when publishing', async () => {
    const { id, address } = await draftArticle('Későbbre hagyott');
    const [first, second] = [await signedInTab(anna), await signedInTab(anna)];
    for (const page of [first, second]) await open(page, address);
    await first.locator('#field-title').fill('Az elsőé');
    await expect.poll(async () => (await kept(first, id)).title, { timeout: SAVED }).toBe('Az elsőé');
    await second.locator('#field-lead').fill('A másodiké');
    await dialog(second).getByRole('button', { name: 'Vissza az űrlaphoz' }).click();
    await second.getByText('az önműködő mentés áll').first().waitFor();
    await second.locator('#field-lead').fill('A másodiké, bővebben');
    await second
      .getByRole('button', { name: /^(Módosítások közzététele|Közzététel)$/ })
      .first()
      .click();
    await field(second, 'Bevezető').getByText('A másodiké, bővebben').waitFor();
    expect(await kept(first, id)).toMatchObject({ title: 'Az elsőé', lead: 'Közös bevezető', _status: 'draft' });
    await dialog(second).getByRole('button', { name: 'Mentés a választottak szerint' }).click();
    await expect.poll(async () => (await kept(first, id)).lead, { timeout: SAVED }).toBe('A másodiké, bővebben');
    for (const page of [first, second]) await page.context().close();
  });
});

describe('two editors of the balloon', () => {
  test('the second does not put it back in the air that the first has closed', async () => {
    const address = '/admin/globals/balloon?locale=hu';
    await send('/api/globals/balloon?locale=hu', 'POST', { balloonIsUp: true, note: 'Repülünk', timeSlots: [] });
    const [first, second] = [await signedInTab(anna), await signedInTab(anna)];
    for (const page of [first, second]) {
      await page.goto(address);
      await page.locator('form[data-form-ready="true"] #field-note').first().waitFor();
    }
    const seen = async () => (await fetch(new URL('/api/hu/balloon', origin))).json();
    await first.locator('#field-balloonIsUp').uncheck();
    await first.getByRole('button', { name: 'Mentés', exact: true }).click();
    await expect.poll(seen, { timeout: SAVED }).toMatchObject({ balloon_is_up: 0 });

    // Where nothing is saved by itself, the question comes with the first words.
    await second.locator('#field-note').fill('Ma is várjuk Önöket');
    await field(second, 'A ballon nyitva van, repül').waitFor();
    expect(await seen()).toMatchObject({ balloon_is_up: 0 });
    await dialog(second).getByRole('button', { name: 'Mentés a választottak szerint' }).click();
    await expect.poll(() => second.locator('#field-balloonIsUp').isChecked(), { timeout: SAVED }).toBe(false);
    expect(await second.locator('#field-note').inputValue()).toBe('Ma is várjuk Önöket');
    expect(await seen()).toMatchObject({ balloon_is_up: 0 });
    for (const page of [first, second]) await page.context().close();
  });
});
