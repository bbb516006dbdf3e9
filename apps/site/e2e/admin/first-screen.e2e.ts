import { violations } from '../support/axe.ts';
import { day } from '../support/programs-list.ts';
import { dayInForm, letIn, published, readsHungarian, type Send, signedIn, signInto } from '../support/signing-in.ts';
import { expect, hydrated, origin, press, test } from '../support/test.ts';

test.use({ contents: 'first-screen' });

let send: Send;

test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
  const dates = [{ start: `${day(1)}T09:00:00.000Z`, end: `${day(1)}T10:00:00.000Z` }];
  const hungarian = { title: 'Őszi tűzugrás', category: 1, status: 'cancelled', statusNote: 'Esik.', dates };
  await published(send, 'events', hungarian, { title: 'Jumping over fire' });
  await send('/api/news?locale=hu&draft=true', 'POST', { title: 'Félbehagyott cikk', _status: 'draft' });
  const begun = await send('/api/events?locale=hu&draft=true', 'POST', {
    title: 'Időzített kiállítás',
    category: 1,
    dates,
    _status: 'draft',
  });
  await send(`/api/events/${begun.doc.id}/schedule`, 'POST', { action: 'publish', at: `${day(9)}T12:00:00.000Z` });
  // On now, and so the first of the week.
  const onNow = [{ start: `${day(-1)}T09:00:00.000Z`, end: `${day(2)}T10:00:00.000Z` }];
  const called = { title: 'Elmaradó lampionok', category: 1, status: 'cancelled', statusNote: 'Esik.', dates: onNow };
  await published(send, 'events', called, { title: 'No lanterns' });
  const over = [{ start: `${day(-900)}T09:00:00.000Z`, end: `${day(-900)}T10:00:00.000Z` }];
  const highlighted = { title: 'Elmúlt kiállítás', category: 1, highlighted: true, dates: over };
  await published(send, 'events', highlighted, { title: 'It is over' });
  for (let asked = 0; asked < 2; asked += 1) await fetch(new URL('/tuzugras-regi-cime', origin));
  const alone = { title: 'Csak magyarul olvasható', publishedOn: `${day(-1)}T10:00:00.000Z`, _status: 'published' };
  await send('/api/news?locale=hu', 'POST', alone);
});

test.describe('an editor who has just signed in', () => {
  test('sees what waits for them, on a telephone too, and axe has nothing to object to', async ({ visitor, editor }) => {
    const { page, faults } = await visitor({ language: 'hu', width: 390, height: 844, zone: 'America/Los_Angeles' });
    await signInto(page, editor);
    const block = (name: string) => page.getByRole('region', { name });
    await expect(block('A ballon')).toContainText('A ballon most repül.');
    await expect(block('Megkeresések')).toContainText('olvasatlan');
    await expect(block('Programok ma és a következő hét napban')).toBeVisible();
    await expect(block('Az Ön befejezetlen munkái').getByRole('link', { name: 'Félbehagyott cikk' })).toBeVisible();
    await expect(block('Nincs angolul').getByRole('link', { name: /^Hírek|^Magazincikkek/ })).toBeVisible();
    await expect(block('Legutóbb mentették').getByRole('link', { name: 'Őszi tűzugrás' })).toBeVisible();
    await expect(block('Időzítve').getByRole('listitem').filter({ hasText: 'Időzített kiállítás' })).toContainText('megjelenik');
    await expect(block('Időszerű még?').getByRole('link', { name: 'Elmúlt kiállítás' })).toBeVisible();
    // The site tells of what was looked for in vain a little later.
    const inVain = block('Javítani való').getByText('/tuzugras-regi-cime');
    await expect
      .poll(async () => {
        await page.reload();
        return inVain.count();
      })
      .toBe(1);
    const week = block('Programok ma');
    await expect(week.getByRole('listitem').filter({ hasText: 'Elmaradó lampionok' }).first()).toContainText('elmarad');
    // On a telephone the balloon and the inbox come first.
    const headings = await page.locator('.liget-blocks h2').allInnerTexts();
    expect(headings.slice(0, 2)).toEqual(['A ballon', 'Megkeresések']);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page, '.liget-welcome')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    expect(faults()).toEqual([]);
  });

  test('finds anything by a word of its title, without accents, and opens it by the keyboard alone', async ({ visitor, editor }) => {
    const { page } = await visitor({ language: 'hu', width: 1440 });
    await letIn(page, editor);
    await page.goto('/admin');
    const box = page.getByRole('searchbox', { name: 'Keresés mindenben' });
    await hydrated(box);
    await box.fill('felbehagyott');
    await expect(page.getByRole('search').getByRole('listitem')).toHaveText(/Félbehagyott cikk.*piszkozat/);
    await box.fill('tuzugras');
    await expect(page.getByRole('search').getByRole('listitem')).toHaveText(/Őszi tűzugrás.*Program, a honlapon/);
    await box.press('Enter');
    await expect(page).toHaveURL(/\/admin\/collections\/events\/\d+/);
    await page.goBack();
    await hydrated(box);
    await box.fill('ilyen biztosan nincs');
    await expect(page.getByRole('status').filter({ hasText: 'Nincs ilyen.' })).toBeVisible();
  });

  test('comes to the calendar of programs, to a new announcement and to the guide', async ({ visitor, editor }) => {
    const { page } = await visitor({ language: 'hu', width: 1440 });
    await letIn(page, editor);
    await page.goto('/admin');
    await press(page.getByRole('link', { name: 'Programnaptár' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Programnaptár' })).toBeVisible();
    await page.goto('/admin');
    for (const name of ['Új program', 'Új magazincikk', 'Új sajtóközlemény', 'Új közlemény'])
      await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    await press(page.getByRole('link', { name: /^Új közlemény/ }));
    await page.waitForURL(/\/public-announcements\/(?:create|\d+)/);
    await page.goto('/admin');
    await press(page.getByRole('link', { name: 'Szerkesztői kézikönyv' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Szerkesztői kézikönyv' })).toBeVisible();
  });

  test('comes from what lacks English to a list of just those', async ({ visitor, editor }) => {
    const { page } = await visitor({ language: 'hu', width: 1440 });
    await letIn(page, editor);
    await page.goto('/admin');
    await press(page.getByRole('region', { name: 'Nincs angolul' }).getByRole('link', { name: /^Hírek|^Magazincikkek/ }));
    await expect(page).toHaveURL(/locale=en/);
    await expect(page.locator('table tbody tr')).toHaveCount(1);
  });

  test('looks at the site of another hour, given as Hungarians write it, by the park’s clock, in an English browser far away', async ({
    visitor,
    editor,
  }) => {
    const { page, context } = await visitor({ language: 'en', width: 390, zone: 'Pacific/Auckland' });
    await readsHungarian(context, origin);
    await letIn(page, editor);
    await page.goto('/admin');
    const at = page.getByLabel('Milyen lesz a honlap ekkor?');
    await hydrated(at);
    await expect(at).toHaveValue(/^\d{4}\. \d\d\. \d\d\. 09:00$/);
    await at.fill(`${dayInForm(day(5))} 18:30`);
    await at.press('Tab');
    const [request, opened] = await Promise.all([
      context.waitForEvent('request', (sent) => sent.url().includes('/preview-at')),
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Megnézem' }).click(),
    ]);
    expect(new URL(request.url()).searchParams.get('at')).toBe(`${day(5)}T18:30`);
    // The site says in its banner of which hour it is.
    await expect(opened.getByText('18:30').first()).toBeVisible();
  });

  test('searches nothing when nobody has signed in', async () => {
    expect((await fetch(new URL('/api/first-screen/search?q=a', origin))).status).toBe(401);
  });
});
