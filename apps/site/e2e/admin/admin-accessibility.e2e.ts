import { inspectForm, OURS } from '../support/admin/inspection.ts';
import { openTab } from '../support/admin/signing-in.ts';
import { waitForForm } from '../support/admin/staff.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

// The tests of the other screens and forms inspect them where they have them open: support/admin/inspection.ts.

test.use({ contents: 'desk' });

test('axe finds nothing in the forms of the search, the base map and a place, whose parts have names and touch-sized targets', async ({
  visitor,
  editor,
}) => {
  const page = await openTab(visitor, editor);
  for (const form of ['/globals/search-settings', '/globals/ground-plan', '/collections/top-locations/1']) {
    await page.goto(`/admin${form}`);
    await waitForForm(page);
    // The form of the search has no custom parts.
    if (form !== '/globals/search-settings') await waitForHydration(page.locator(OURS).first());
    await inspectForm(page);
  }
  // A choice, a row of hours with its handle, its menu, and its picture.
  await expect(page.getByRole('combobox', { name: /^Napok$/ }).first()).toBeVisible();
  for (const name of [
    /^Áthelyezés: minden nap 10:00–20:00, május–szeptember$/,
    /^További műveletek: minden nap 10:00/,
    /^Adatok szerkesztése: \S+\.jpg$/,
  ])
    await expect(page.getByRole('button', { name }).first()).toBeVisible();
});
