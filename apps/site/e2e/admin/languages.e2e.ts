import { createEditorClient, openTab } from '../support/admin/signing-in.ts';
import { findViolations } from '../support/axe.ts';
import { getDay } from '../support/programs-list.ts';
import { expect, origin, test } from '../support/test.ts';

test.use({ contents: 'desk' });

test('an editor sees the texts of both languages side by side, translates one, and copies another before the first is saved', async ({
  visitor,
  editor,
}) => {
  const send = await createEditorClient(origin, editor);
  const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', {
    title: 'Két nyelven',
    lead: 'Bevezető a ligetről.',
    category: 1,
    status: 'scheduled',
    dates: [{ start: `${getDay(5)}T17:00:00.000Z`, end: `${getDay(5)}T18:00:00.000Z` }],
    _status: 'draft',
  });
  const page = await openTab(visitor, editor, { width: 390 });
  await page.goto(`/admin/collections/events/${doc.id}/languages`);
  await expect(page.getByRole('heading', { name: 'Magyarul és angolul' })).toBeVisible();
  await expect(page.getByLabel('Cím angolul')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect.soft([width, await findViolations(page, '.liget-languages'), isWide]).toEqual([width, [], false]);
  }
  // The next text is saved before the page has the result of the previous one.
  const gate = Promise.withResolvers<void>();
  await page.route(/locale=all/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByLabel('Cím angolul').fill('In two languages');
  await page.getByRole('group', { name: /^Cím/ }).getByRole('button', { name: 'Mentés' }).click();
  await expect(page.getByText('Piszkozatként elmentve.')).toBeVisible();
  await page
    .getByRole('group', { name: /^Bevezető/ })
    .getByRole('button', { name: 'Másolás a magyarból' })
    .click();
  gate.resolve();
  await expect(page.getByLabel('Bevezető angolul')).toHaveValue('Bevezető a ligetről.');
  await expect(page.getByLabel('Cím angolul')).toHaveValue('In two languages');
});
