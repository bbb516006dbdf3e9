import type { Page, Route } from '@playwright/test';
import { createAccount, createEditorClient, fetchAsEditor, openTab } from '../support/admin/signing-in.ts';
import { openForm, waitForForm } from '../support/admin/staff.ts';
import { expect, origin, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

/** `handle` decides about each request of this form for `about`, and gets its number; other requests pass. */
async function routeFormRequests(
  page: Page,
  handle: (route: Route, count: number) => Promise<void>,
  about: (body: string) => boolean = () => true,
) {
  let count = 0;
  await page.route('**/admin/**', async (route) => {
    const request = route.request();
    if (!request.headers()['next-action'] || !about(request.postData() ?? '')) return route.continue();
    count += 1;
    return handle(route, count);
  });
  return () => count;
}

test('no input of an editor in another time zone is lost while an answer of the service is late or lost', async ({ visitor, editor }) => {
  const send = await createEditorClient(origin, editor);
  // One of Payload's two forms saves automatically, the other does not.
  const page = await openTab(visitor, await createAccount(send, 'magazine', 'Késő Klára'));

  await test.step('a row added while the answer about another one is late or lost can be filled in', async () => {
    await page.clock.install();
    await page.goto('/admin/globals/search-settings');
    await waitForForm(page);
    const rows = page.locator('#field-synonyms');
    const add = rows.getByRole('button', { name: 'Szócsoport hozzáadása' });
    await waitForHydration(add);
    const count = await rows.locator('> .array-field__draggable-rows > div').count();
    const row = (index: number) => page.locator(`#field-synonyms__${count + index}__words`);
    const gate = Promise.withResolvers<void>();
    const late = await routeFormRequests(page, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await add.click();
    await expect.poll(late).toBeGreaterThan(0);
    await add.click();
    gate.resolve();
    await row(0).fill('lángos, sütemény');
    await row(1).fill('perec, kürtőskalács');
    await page.unrouteAll({ behavior: 'wait' });

    const cut = await routeFormRequests(page, (route, number) => (number === 1 ? route.abort() : route.continue()));
    await add.click();
    await row(2).fill('fánk, rétes');
    expect(cut()).toBeGreaterThan(1);
    await expect(row(0)).toHaveValue('lángos, sütemény');
    await page.unrouteAll({ behavior: 'wait' });

    // The form waits a quarter of a second before it requests a row. Another answer comes meanwhile.
    const answerGate = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const requestCount = await routeFormRequests(page, async (route, number) => {
      const response = await route.fetch();
      if (number === 1) {
        answered.resolve();
        await answerGate.promise;
      }
      await route.fulfill({ response });
    });
    await row(2).fill('fánk, rétes, túrós');
    await answered.promise;
    await page.clock.pauseAt(Date.now() + 1000);
    await add.dispatchEvent('click');
    const answer = page.waitForResponse((response) => Boolean(response.request().headers()['next-action']));
    answerGate.resolve();
    await (await answer).finished();
    await expect(row(2)).toHaveValue('fánk, rétes, túrós');
    // Much less than the timeout after which it counts a request as lost.
    await page.clock.runFor(1000);
    await expect.poll(requestCount).toBeGreaterThan(1);
    await page.clock.resume();
    await row(3).fill('kávé, tea');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('input while a draft is being stored is kept, and a date is in Budapest’s time zone', async () => {
    const abroad = await openTab(visitor, await createAccount(send, 'programs', 'Távoli Tamás'), { zone: 'America/Los_Angeles' });
    await openForm(abroad, 'events', 'create');
    const [gate, nextGate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let heldCount = 0;
    await abroad.route('**/api/events/*autosave=true*', async (route) => {
      heldCount += 1;
      await (heldCount === 1 ? gate : nextGate).promise;
      await route.continue();
    });
    await abroad.locator('#field-title').fill('Esti séta');
    await abroad.waitForURL(/\/events\/\d+/);
    await abroad.locator('#field-title').fill('Esti séta ');
    await expect.poll(() => heldCount).toBe(1);
    await abroad.locator('#field-lead').fill('A tó körül.');
    await abroad.getByLabel('Kiemelt', { exact: true }).check();
    await abroad.getByRole('button', { name: 'Mikor' }).click();
    await abroad.getByRole('button', { name: 'Időpont hozzáadása', exact: true }).click();
    const start = abroad.locator('#field-dates__0__start input');
    // The hour after the clock change.
    await start.fill('2026. 03. 29. 10:00');
    await start.press('Enter');
    await abroad.keyboard.press('Escape');
    // The next draft is stored when the answer about the first is shown; two more fields change meanwhile.
    gate.resolve();
    await expect.poll(() => heldCount).toBe(2);
    const end = abroad.locator('#field-dates__0__end input');
    await end.fill('2026. 03. 29. 11:00');
    await abroad.getByLabel('Kiemelt', { exact: true }).uncheck();
    nextGate.resolve();
    const id = /\/events\/(\d+)/.exec(abroad.url())?.[1];
    const readStored = async (): Promise<unknown> =>
      JSON.parse((await fetchAsEditor(abroad, `/api/events/${id}?draft=true&locale=hu&depth=0`)).text);
    await expect.poll(readStored).toMatchObject({
      title: expect.stringContaining('Esti séta'),
      lead: 'A tó körül.',
      highlighted: false,
      dates: [{ start: '2026-03-29T08:00:00.000Z', end: '2026-03-29T09:00:00.000Z' }],
    });
    await expect(start).toHaveValue('2026. 03. 29. 10:00');
    await expect(end).toHaveValue('2026. 03. 29. 11:00');
    await expect(abroad.locator('#dates-row-0')).toContainText('2026. 03. 29. vasárnap 10:00');
    await expect(abroad.getByLabel('Kiemelt', { exact: true })).not.toBeChecked();
    await abroad.getByRole('button', { name: 'Tartalom' }).click();
    await expect(abroad.locator('#field-lead')).toHaveValue('A tó körül.');
    await abroad.unroute('**/api/events/*autosave=true*');
    // Payload's screen of the stored record replaces that of the new one.
    await expect(abroad.getByRole('link', { name: 'Verziók' })).toBeVisible();

    await abroad.getByRole('button', { name: 'Mikor' }).click();
    const [rowGate, typedGate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // An answer about an earlier state of the form may still be on its way.
    const hasTwoRows = (body: string) => body.split('"isLoading":').length > 2;
    const late = await routeFormRequests(
      abroad,
      async (route, count) => {
        await (count === 1 ? rowGate : typedGate).promise;
        await route.continue();
      },
      hasTwoRows,
    );
    // The form asks about the stored draft while it does not know the row's fields yet; that answer comes when they are filled in.
    // The form may still show the result of an earlier save; the test waits for that of the newer one.
    const { updatedAt } = (await readStored()) as { updatedAt: string };
    const stored = abroad.waitForRequest((request) => Number(/\/problems\?at=(\d+)/.exec(request.url())?.[1]) > Date.parse(updatedAt));
    await abroad.getByRole('button', { name: 'Időpont hozzáadása', exact: true }).click();
    await stored;
    rowGate.resolve();
    await expect.poll(late).toBeGreaterThan(1);
    const second = abroad.locator('#field-dates__1__start input');
    await second.fill('2026. 03. 30. 11:00');
    await second.press('Enter');
    await abroad.keyboard.press('Escape');
    typedGate.resolve();
    await expect.poll(readStored).toMatchObject({ dates: [{ start: '2026-03-29T08:00:00.000Z' }, { start: '2026-03-30T09:00:00.000Z' }] });
    await expect(second).toHaveValue('2026. 03. 30. 11:00');
  });
});
