import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { day } from '../support/programs-list.ts';
import { letIn, type Send, signedIn } from '../support/signing-in.ts';
import { openForm } from '../support/staff.ts';
import { expect, hydrated, origin, test } from '../support/test.ts';

test.use({ contents: 'field-errors' });

let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
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

/** The notice that names the fields lies over the form until it is sent away. */
async function closeNotices(page: Page): Promise<void> {
  const notice = page.getByRole('button', { name: 'Értesítés bezárása' });
  await notice.first().click();
  await expect(notice).toHaveCount(0);
}

const errorOf = (field: Locator) => field.locator('xpath=ancestor::*[contains(@class, "field-type__wrap")][1]').locator('.field-error');

for (const width of [390, 768, 1440])
  test.describe(`at ${width} pixels an editor reads beside the field, as text and in Hungarian,`, () => {
    test('why a QR code is not saved', async ({ visitor, editor }) => {
      const { page } = await visitor({ width });
      await letIn(page, editor);
      await openForm(page, 'qr-codes', 'create');
      const [code, target] = [page.locator('#field-code'), page.locator('#field-to')];
      await hydrated(code);
      await code.fill('két szó');
      await target.fill('/nincs-ilyen-oldal');
      await page.getByRole('button', { name: 'Mentés', exact: true }).first().click();
      await closeNotices(page);
      await expect(errorOf(code)).toContainText('csak ékezet nélküli betű, szám');
      await expect(errorOf(target)).toContainText('Ezen a címen most nincs oldalunk');
      for (const field of [code, target]) expect(await hindrances(errorOf(field))).toEqual([]);
      expect(await violations(page, '.field-error')).toEqual([]);
    });

    test('what keeps a program from being published, in the row of its date too', async ({ visitor, editor }) => {
      const dates = [{ start: `${day(6)}T10:00:00.000Z`, end: `${day(6)}T09:00:00.000Z` }];
      const wrong = { title: `Fordított nap, ${width}`, category: 1, status: 'scheduled', dates, _status: 'draft' };
      const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', wrong);
      const { page } = await visitor({ width });
      await letIn(page, editor);
      await openForm(page, 'events', doc.id);
      await page
        .getByRole('button', { name: /^(Módosítások közzététele|Közzététel)$/ })
        .first()
        .click();
      await closeNotices(page);
      await page.getByRole('button', { name: /^Mikor/ }).click();
      const error = page.locator('.array-field__row .field-error');
      await expect(error).toHaveText('A program vége nem lehet korábban, mint a kezdete.');
      expect(await hindrances(error)).toEqual([]);
    });
  });
