import { violations } from '../support/axe.ts';
import { day } from '../support/programs-list.ts';
import { published, type Send, signedIn } from '../support/signing-in.ts';
import { accountOf, hireStaff, tabOf } from '../support/staff.ts';
import { expect, hydrated, origin, press, test } from '../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
/** Somebody new, so that only this file's work is theirs. */
let send: Send;
test.beforeAll(async ({ editor }) => {
  await hireStaff(editor, ['administrator']);
  send = await signedIn(origin, accountOf('administrator'));
});

test('the dashboard shows an editor what waits for them, on a telephone too, leads there and to the guide, and finds anything', async ({
  visitor,
}) => {
  const dates = [{ start: `${day(-1)}T09:00:00.000Z`, end: `${day(2)}T10:00:00.000Z` }];
  const called = { title: `Elmaradó lampionok ${MARK}`, category: 1, status: 'cancelled', statusNote: 'Esik.', dates };
  const id = await published(send, 'events', called, { title: 'No lanterns' });
  const unfinished = `Félbehagyott cikk ${MARK}`;
  await send('/api/news?locale=hu&draft=true', 'POST', { title: unfinished, _status: 'draft' });
  const alone = { title: `Csak magyarul ${MARK}`, publishedOn: `${day(-1)}T10:00:00.000Z`, _status: 'published' };
  await send('/api/news?locale=hu', 'POST', alone);
  const page = await tabOf(visitor, 'administrator', 390, 'America/Los_Angeles');
  await page.goto('/admin');
  const block = (name: string) => page.getByRole('region', { name });
  await expect(block('A ballon')).toContainText(/A ballon most (?:nem )?repül\./);
  await expect(block('Megkeresések')).toBeVisible();
  const week = block('Programok ma és a következő hét napban');
  await expect(week.getByRole('listitem').filter({ hasText: called.title }).first()).toContainText('elmarad');
  await expect(block('Az Ön befejezetlen munkái').getByRole('link', { name: unfinished })).toBeVisible();
  await expect(block('Legutóbb mentették').getByRole('link', { name: alone.title })).toBeVisible();
  for (const name of ['Időzítve', 'Időszerű még?', 'Javítani való']) await expect(block(name)).toBeVisible();
  for (const name of ['Új program', 'Új magazincikk', 'Új sajtóközlemény', 'Új közlemény'])
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  // On a telephone the balloon and the inbox come first.
  const headings = await page.locator('.liget-blocks h2').allInnerTexts();
  expect(headings.slice(0, 2)).toEqual(['A ballon', 'Megkeresések']);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page, '.liget-welcome')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }

  // By the park's clock, wherever the editor is.
  await expect(page.getByLabel('Milyen lesz a honlap ekkor?')).toHaveValue(/^\d{4}\. \d\d\. \d\d\. 09:00$/);

  await press(block('Nincs angolul').getByRole('link', { name: /^Magazincikkek/ }));
  await expect(page).toHaveURL(/locale=en/);
  await expect(page.locator('table tbody tr').filter({ hasText: alone.title })).toHaveCount(1);
  const help = page.getByRole('link', { name: 'Súgó: Magazin, sajtó, galériák' });
  await hydrated(help);
  const [guide] = await Promise.all([page.context().waitForEvent('page'), help.click()]);
  await expect(guide.getByRole('heading', { name: 'Magazin, sajtó, galériák' })).toBeInViewport();
  await guide.locator('.liget-guide nav').getByRole('link', { name: 'Munka keresése a listákban' }).click();
  await expect(guide.getByRole('heading', { name: 'Munka keresése a listákban' })).toBeInViewport();
  const picture = guide.getByRole('img', { name: /a kész listák gombjai/ });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(300);
  expect(await violations(guide, '.liget-guide')).toEqual([]);
  await guide.close();

  // Without accents, and by the keyboard alone.
  await page.goto('/admin');
  const box = page.getByRole('searchbox', { name: 'Keresés mindenben' });
  await hydrated(box);
  await box.fill('ilyen biztosan nincs');
  await expect(page.getByRole('status').filter({ hasText: 'Nincs ilyen.' })).toBeVisible();
  await box.fill(`felbehagyott ${MARK}`);
  await expect(page.getByRole('search').getByRole('listitem')).toHaveText(/Félbehagyott cikk .*piszkozat/);
  await box.fill(`elmarado ${MARK}`);
  await expect(page.getByRole('search').getByRole('listitem')).toHaveText(/Elmaradó lampionok .*Program, a honlapon/);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/collections/events/${id}`));
});
