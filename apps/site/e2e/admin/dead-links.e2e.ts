import { inspectForm, inspectScreen } from '../support/admin/inspection.ts';
import { createAccount, createClient, createEditorClient, openTab, type Send } from '../support/admin/signing-in.ts';
import { choose, fetchRedirect, fetchText, waitForForm } from '../support/admin/staff.ts';
import { expect, origin, test, waitForHydration } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
/** A text that is a link, as the admin's editor stores it. */
function linked(url: string): object {
  const at = { version: 1, direction: 'ltr', format: '', indent: 0 };
  const text = { type: 'text', version: 1, text: 'ide', format: 0, detail: 0, mode: 'normal', style: '' };
  const link = { ...at, type: 'link', version: 3, id: 'a1', fields: { linkType: 'custom', url, newTab: false }, children: [text] };
  return { root: { ...at, type: 'root', children: [{ ...at, type: 'paragraph', textFormat: 0, children: [link] }] } };
}
let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
});

test('a magazine editor goes from a dead link to its field, and from a missing path to a redirect from it', async ({ visitor, editor }) => {
  const [nowhere, missed] = [`/nincs-ilyen-oldalunk-${MARK}`, `/regi-rozsakert-${MARK}`];
  const page = await openTab(visitor, await createAccount(send, 'magazine', 'Magazin Manó'));
  const ask = await createClient(origin, editor);
  const rows = page.locator('.collection-list table tbody tr');
  await fetch(new URL(missed, origin));

  await test.step('the link focuses the field; a new check removes the corrected link from the list', async () => {
    const { doc } = await send('/api/pages?locale=hu', 'POST', {
      title: `Rossz útra vezet ${MARK}`,
      body: linked(nowhere),
      _status: 'published',
    });
    await page.goto('/admin/collections/dead-links');
    const check = page.getByRole('button', { name: 'Saját oldalaink ellenőrzése most' });
    await waitForHydration(check);
    await check.click();
    await expect(page.getByRole('status').filter({ hasText: 'Egy percen belül elkészül' })).toBeVisible();
    // Runs waiting jobs now, as the service does every minute.
    expect((await ask('GET', '/api/payload-jobs/run')).status).toBe(200);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hibás hivatkozások' })).toBeVisible();
    const row = rows.filter({ hasText: nowhere });
    await expect(row).toContainText('Nálunk nincs ilyen közzétett oldal');
    await expect(row).toContainText(`Rossz útra vezet ${MARK}`);
    await inspectScreen(page);
    await row.getByRole('link', { name: nowhere }).click();
    await expect(page).toHaveURL(new RegExp(`/collections/pages/${doc.id}\\?locale=hu.*#field-body`));
    await waitForForm(page);
    const field = page.locator('.rich-text-lexical', { hasText: 'Szöveg' });
    await expect(field.locator('[contenteditable="true"]')).toBeFocused();
    await expect(field).toBeInViewport();
    // As in a busy browser: the text editor passes its text to the form when the browser is idle.
    await page.evaluate(() => {
      window.requestIdleCallback = (read) => window.setTimeout(read, 450, { didTimeout: true, timeRemaining: () => 0 });
    });
    await page.keyboard.press('Control+A');
    await page.keyboard.type('A térképen megtalálja.');
    await page
      .getByRole('button', { name: /^(Közzététel|Módosítások közzététele)$/ })
      .first()
      .click();
    await expect.poll(() => fetchText(`/rossz-utra-vezet-${MARK}`)).toContain('A térképen megtalálja.');
    expect((await ask('POST', '/api/dead-links/check')).status).toBe(202);
    expect((await ask('GET', '/api/payload-jobs/run')).status).toBe(200);
    expect((await ask('GET', '/api/dead-links?limit=0&depth=0')).text).not.toContain(nowhere);
  });

  await test.step('the form of the redirect contains the old path', async () => {
    const counted = async () => (await ask('GET', `/api/missed-pages?where[path][equals]=${missed}`)).text;
    await expect.poll(counted).toContain('"totalDocs":1');
    await page.goto('/admin/collections/missed-pages');
    const make = rows.filter({ hasText: missed }).getByRole('link', { name: 'Átirányítás készítése' });
    await waitForHydration(make);
    await inspectScreen(page);
    await make.click();
    await waitForForm(page);
    await expect(page.locator('input[name="from"]')).toHaveValue(missed);
    // Deleting a document that does not exist asks for no confirmation.
    await expect(page.getByLabel('Igen, ez az oldal ezután nem lesz elérhető')).toHaveCount(0);
    await choose(page.locator('#field-toScreen'), 'Térkép');
    await page.getByRole('button', { name: 'Mentés', exact: true }).click();
    await expect.poll(() => fetchRedirect(missed)).toMatch(/^30\d \/terkep/);
  });

  await test.step('a redirect over an existing page requires a confirmation', async () => {
    const living = `/rossz-utra-vezet-${MARK}`;
    await page.goto('/admin/collections/redirects/create');
    await waitForForm(page);
    await inspectForm(page);
    await page.locator('#field-from').fill(living);
    await page.locator('#field-to').fill('/magazin');
    await page.getByRole('button', { name: 'Mentés', exact: true }).click();
    await expect(page.getByText('Ezen a címen most egy oldalunk látható.').first()).toBeVisible();
    expect(await fetchRedirect(living)).toBe('200');
    await page.getByLabel('Igen, ez az oldal ezután nem lesz elérhető').check();
    await page.getByRole('button', { name: 'Mentés', exact: true }).click();
    await expect.poll(() => fetchRedirect(living)).toBe('301 /magazin');
  });
});
