import type { Locator, Page } from '@playwright/test';
import { publish, save } from '../support/admin-forms.ts';
import { violations } from '../support/axe.ts';
import { day } from '../support/programs-list.ts';
import { type Send } from '../support/signing-in.ts';
import { hireStaff, openForm, tabOf } from '../support/staff.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.use({ contents: 'desk' });

let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await hireStaff(editor, ['programs']);
});

/** What keeps the text of an error from being read where it stands: nothing, if all is well. */
async function hindrances(error: Locator): Promise<string[]> {
  await error.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return error.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const found: string[] = [];
    if (box.left < 0 || box.right > window.innerWidth || box.top < 0 || box.bottom > window.innerHeight) found.push('out of sight');
    if (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1) found.push('cut off');
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !element.contains(hit)) found.push(`covered by ${hit?.outerHTML.slice(0, 80)}`);
    const around = element
      .closest('form')
      ?.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea, label, h2, h3, .field-error');
    for (const other of around ?? []) {
      const { left, right, top, bottom, width } = other.getBoundingClientRect();
      const isApart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
      if (width > 0 && other !== element && !isApart) found.push(`over ${other.outerHTML.slice(0, 80)}`);
    }
    return found;
  });
}

/** The same at the widths of a telephone, a tablet and a desk. */
async function expectReadable(page: Page, errors: Locator[]): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const error of errors) expect.soft(await hindrances(error), `at ${width} pixels`).toEqual([]);
  }
}

/** The notice that names the fields lies over the form until it is sent away. */
async function closeNotices(page: Page): Promise<void> {
  const notice = page.getByRole('button', { name: 'Értesítés bezárása' });
  await notice.first().click();
  await expect(notice).toHaveCount(0);
}

const errorOf = (input: Locator) => input.locator('xpath=ancestor::*[contains(@class, "field-type__wrap")][1]').locator('.field-error');

test('why a form is refused stands as readable text beside the field, in the row of a list too, at every width', async ({ visitor }) => {
  const page = await tabOf(visitor, 'programs');
  await openForm(page, 'qr-codes', 'create');
  const [code, target] = [page.locator('#field-code'), page.locator('#field-to')];
  await hydrated(code);
  await code.fill('két szó');
  await target.fill('/nincs-ilyen-oldal');
  await save(page);
  await closeNotices(page);
  await expect(errorOf(code)).toContainText('csak ékezet nélküli betű, szám');
  await expect(errorOf(target)).toContainText('Ezen a címen most nincs oldalunk');
  await expectReadable(page, [errorOf(code), errorOf(target)]);
  expect(await violations(page, '.field-error')).toEqual([]);

  const dates = [{ start: `${day(6)}T10:00:00.000Z`, end: `${day(6)}T09:00:00.000Z` }];
  const wrong = { title: 'Fordított nap', category: 1, status: 'scheduled', dates, _status: 'draft' };
  const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', wrong);
  await openForm(page, 'events', doc.id);
  await publish(page);
  await closeNotices(page);
  await page.getByRole('button', { name: /^Mikor/ }).click();
  const error = page.locator('.array-field__row .field-error');
  await expect(error).toHaveText('A program vége nem lehet korábban, mint a kezdete.');
  await expectReadable(page, [error]);
});
