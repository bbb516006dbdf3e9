import type { Page } from '@playwright/test';
import { inspectForm } from '../support/admin/inspection.ts';
import { createAccount, createEditorClient, openTab, type Send } from '../support/admin/signing-in.ts';
import { choose, confirm, fetchRedirect, fetchText, openForm, waitForForm } from '../support/admin/staff.ts';
import { getDay, LIST } from '../support/programs-list.ts';
import { expect, origin, press, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
const ADDRESS = `${LIST.hu}/hianyos-${MARK}`;
let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
});

const publish = (page: Page) =>
  page
    .getByRole('button', { name: /^(Közzététel|Módosítások közzététele)$/ })
    .first()
    .click();

test('the publication check links to missing data in their tab and language; an earlier version is restored as a draft', async ({
  visitor,
}) => {
  const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', {
    title: `Hiányos ${MARK}`,
    status: 'scheduled',
    dates: [{ start: `${getDay(6)}T17:00:00.000Z`, end: `${getDay(6)}T18:00:00.000Z` }],
    price: '2000 Ft',
    registerUrl: 'regisztracio',
    _status: 'draft',
  });
  await send(`/api/events/${doc.id}?locale=en&draft=true`, 'PATCH', { title: `Incomplete ${MARK}`, _status: 'draft' });
  const page = await openTab(visitor, await createAccount(send, 'programs', 'Ellenőr Ella'));
  const check = page.locator('.liget-check').filter({ has: page.getByRole('heading', { name: 'Közzététel előtt', exact: true }) });

  await test.step('in the open form it moves to the field, whose tab opens', async () => {
    await openForm(page, 'events', doc.id);
    await press(check.getByRole('link', { name: /^Regisztráció hivatkozása: Így adja meg/ }));
    await expect(page.locator('#field-registerUrl')).toBeFocused();
    await page.locator('#field-registerUrl').fill('https://jegy.example/');
  });

  await test.step('the form of the other language opens at the field', async () => {
    await expect(check.getByRole('link', { name: /^Regisztráció hivatkozása: Így adja meg/ })).toHaveCount(0);
    await check.getByRole('link', { name: 'Angolul hiányzik: Ár.' }).click();
    await expect(page).toHaveURL(/locale=en#field-price$/);
    await expect(page.locator('#field-price')).toBeFocused();
  });

  await test.step('an incomplete article is not published, and a complete one is', async () => {
    await openForm(page, 'events', doc.id);
    await publish(page);
    await expect(page.getByText('A következő mező érvénytelen: Kategória')).toBeVisible();
    expect(await fetchRedirect(ADDRESS)).toBe('404');
    await check.getByRole('link', { name: 'Nincs kategóriája.' }).click();
    await choose(page.locator('#field-category'), 'Sport');
    await expect(check.getByRole('link', { name: 'Nincs kategóriája.' })).toHaveCount(0);
    await publish(page);
    await expect.poll(() => fetchRedirect(ADDRESS)).toBe('200');
  });

  await test.step('the history links to the published version, which is restored as a draft', async () => {
    await send(`/api/events/${doc.id}?locale=hu`, 'PATCH', { title: `Elromlott ${MARK}`, _status: 'published' });
    await expect.poll(() => fetchText(ADDRESS)).toContain(`Elromlott ${MARK}`);
    await openForm(page, 'events', doc.id);
    const history = page.locator('details', { hasText: 'Ki mentette és mikor?' });
    await waitForHydration(history);
    await history.locator('summary').click();
    const entries = history.getByRole('listitem');
    await expect(entries.first()).toContainText('közzétéve');
    await entries.filter({ hasText: 'Ellenőr Ella · közzétéve' }).getByRole('link').click();
    await page.waitForURL(/\/versions\/\d+/);
    await press(page.getByRole('button', { name: 'Visszaállítás' }).first());
    await confirm(page);
    await page.waitForURL(/\/events\/\d+(\?.*)?$/);
    await waitForForm(page);
    await expect(page.getByRole('heading', { level: 1, name: `Hiányos ${MARK}` })).toBeVisible();
    await inspectForm(page);
    expect(await fetchText(ADDRESS)).toContain(`Elromlott ${MARK}`);
  });
});
