import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { day } from '../support/programs-list.ts';
import type { Editor } from '../support/services.ts';
import { asked, letIn, published, type Send, signedIn } from '../support/signing-in.ts';
import { choose } from '../support/staff.ts';
import { expect, hydrated, type OpenVisitor, origin, press, test } from '../support/test.ts';

test.use({ contents: 'finding' });

const PASSWORD = 'e2e-only-51ce';
const account = (role: string): Editor => ({ email: `${role}@kereses.liget.example`, password: PASSWORD });
let send: Send;
/** When it is to appear: 23:24 in Budapest, in winter and in summer another instant. */
const appears = Temporal.PlainDateTime.from(`${day(9)}T23:24:00`).toZonedDateTime('Europe/Budapest');

test.beforeAll(async ({ editor }) => {
  send = await signedIn(origin, editor);
  for (const [role, name] of [
    ['programs', 'Program Panna'],
    ['press', 'Sajtó Sára'],
  ] as const)
    await send('/api/users', 'POST', { ...account(role), name, roles: [role] });
  const dates = [{ start: `${day(3)}T16:00:00.000Z`, end: `${day(3)}T17:00:00.000Z` }];
  const base = { category: 1, status: 'scheduled', dates };
  await published(send, 'events', { ...base, title: 'Holdárnyék-ösvény', lead: 'Séta' }, { title: 'Path of moonshade', lead: 'A walk' });
  await published(send, 'events', { ...base, title: 'Árnyak', lead: 'Színház' }, { title: 'Shadows', lead: 'A play' });
  await published(send, 'events', { ...base, title: 'Ernyők tánca', lead: 'Tánc' }, { title: 'Dance of umbrellas' });
  const begun = await send('/api/events?locale=hu&draft=true', 'POST', { title: 'Készülő program', _status: 'draft' });
  const at = appears.toInstant().toString({ smallestUnit: 'millisecond' });
  await send(`/api/events/${begun.doc.id}/schedule`, 'POST', { action: 'publish', at });
});

async function tabOf(visitor: OpenVisitor, role: string, { width = 1440, zone = 'Europe/Budapest' } = {}) {
  const { page, faults } = await visitor({ language: 'hu', width, height: 900, zone });
  await letIn(page, account(role));
  return { page, faults };
}

const lists = (page: Page) => page.getByRole('navigation', { name: 'Kész listák' });
const rows = (page: Page) => page.locator('.collection-list table tbody tr');

async function searchFor(page: Page, words: string) {
  const box = page.locator('.search-filter input');
  await hydrated(box);
  await box.fill(words);
}

test.describe('an editor of programs', () => {
  test('finds a program by a word without accents, in either language', async ({ visitor }) => {
    const { page } = await tabOf(visitor, 'programs');
    await page.goto('/admin/collections/events');
    await expect(page.getByRole('textbox', { name: 'Keresés a listában, ékezet nélkül is', exact: true })).toBeVisible();
    for (const [words, title] of [
      ['holdarnyek', 'Holdárnyék-ösvény'],
      ['HOLDÁRNYÉK', 'Holdárnyék-ösvény'],
      ['moonshade', 'Holdárnyék-ösvény'],
      ['arnyak', 'Árnyak'],
      ['shadows', 'Árnyak'],
    ] as const) {
      await searchFor(page, words);
      // Shadow and shadows are near.
      await expect.poll(() => rows(page).count()).toBeLessThanOrEqual(2);
      await expect(rows(page).getByRole('link', { name: title, exact: true })).toBeVisible();
      await searchFor(page, '');
      await expect(rows(page)).not.toHaveCount(1);
    }
  });

  test('opens a ready-made list by the keyboard, sees when what appears and what is not in English, anywhere in the world', async ({
    visitor,
  }) => {
    const { page, faults } = await tabOf(visitor, 'programs', { zone: 'America/Los_Angeles' });
    await page.goto('/admin/collections/events');
    await expect(lists(page).getByRole('link', { name: /^Mind \d+$/ })).toHaveAttribute('aria-current', 'page');
    const scheduled = lists(page).getByRole('link', { name: `Időzítve 1` });
    await scheduled.focus();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    const { year } = appears;
    const two = (value: number) => String(value).padStart(2, '0');
    await expect(rows(page)).toContainText(`${year}. ${two(appears.month)}. ${two(appears.day)}. 23:24`);
    const columns = page.getByRole('columnheader');
    for (const name of ['Megjelenik', 'Lekerül', 'Angolul'])
      await expect(columns.filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
    await expect(rows(page)).toContainText('nincs');
    await expect(scheduled).toHaveAttribute('aria-current', 'page');
    await lists(page)
      .getByRole('link', { name: new RegExp(`^Angolul hiányos \\d+$`) })
      .click();
    await searchFor(page, 'ernyok');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('részben');
    await page.goto('/admin/collections/events');
    await searchFor(page, 'holdarnyek');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('kész');
    expect(faults()).toEqual([]);
  });

  test('opens the lists of what is out of date, or falls on hours when its place is closed', async ({ visitor }) => {
    const weekLong = [{ weekdays: ['1', '2', '3', '4', '5', '6', '7'], opens: '09:00', closes: '18:00' }];
    const at = { latitude: 47.5145, longitude: 19.083 };
    const house = { title: 'Csak nappal', hours: weekLong, ...at, _status: 'published' };
    const { doc: place } = await send('/api/top-locations?locale=hu', 'POST', house);
    const hall = { title: 'Nappali terem', topLocation: place.id, _status: 'published' };
    const { doc: location } = await send('/api/event-locations?locale=hu', 'POST', hall);
    const night = [{ start: `${day(2)}T22:30:00.000Z`, end: `${day(2)}T23:30:00.000Z` }];
    const event = { category: 1, status: 'scheduled' };
    await published(send, 'events', { ...event, title: 'Éjféli üres ház', location: location.id, dates: night }, { title: 'Closed' });
    const over = [{ start: `${day(-5)}T10:00:00.000Z`, end: `${day(-5)}T11:00:00.000Z` }];
    await published(send, 'events', { ...event, title: 'Kiemelten elmúlt', highlighted: true, dates: over }, { title: 'Over' });
    const old = { title: 'Tíznapos közlemény', updatedAt: `${day(-10)}T10:00:00.000Z`, _status: 'published' };
    await send('/api/public-announcements?locale=hu', 'POST', old);
    await send('/api/career-positions?locale=hu', 'POST', {
      title: 'Lejárt állás',
      deadline: `${day(-2)}T10:00:00.000Z`,
      _status: 'published',
    });
    const { page } = await tabOf(visitor, 'programs');
    const press = await tabOf(visitor, 'press');
    for (const [tab, collection, list, title] of [
      [page, 'events', 'Kiemelt, de már vége', 'Kiemelten elmúlt'],
      [page, 'events', 'Zárva tartás idejére esik', 'Éjféli üres ház'],
      [page, 'public-announcements', 'Egy hétnél régebbi', 'Tíznapos közlemény'],
      [press.page, 'career-positions', 'Lejárt határidővel', 'Lejárt állás'],
    ] as const) {
      await tab.goto(`/admin/collections/${collection}`);
      const link = lists(tab).getByRole('link', { name: new RegExp(`^${list} \\d+$`) });
      const count = Number(/\d+$/.exec((await link.textContent()) ?? '')?.[0]);
      await hydrated(link);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(rows(tab)).toHaveCount(Math.min(count, 25));
      await searchFor(tab, title);
      await expect(rows(tab)).toHaveCount(1);
      await expect(rows(tab).getByRole('link', { name: title })).toBeVisible();
    }
  });

  test('makes a view of columns and filters, by fields that have names of their own, and changes many at once', async ({ visitor }) => {
    for (const title of ['Két nézet egy', 'Két nézet kettő'])
      await published(
        send,
        'events',
        {
          title,
          category: 1,
          status: 'scheduled',
          dates: [{ start: `${day(3)}T16:00:00.000Z`, end: `${day(3)}T17:00:00.000Z` }],
        },
        { title: `View: ${title}` },
      );
    const { page } = await tabOf(visitor, 'programs');
    await page.goto('/admin/collections/events');
    await press(page.getByRole('button', { name: 'Oszlopok' }));
    const header = page.getByRole('columnheader').filter({ hasText: /^Kategória$/ });
    await expect(header).toHaveCount(0);
    await page.locator('.pill-selector').getByText('Kategória', { exact: true }).click();
    await expect(header).toBeVisible();

    await page.getByRole('button', { name: 'Szűrők' }).click();
    await page.getByRole('button', { name: 'Szűrő hozzáadása' }).click();
    await page.locator('.condition__field input').click();
    const offered = await page.locator('.condition__field [role="option"]').allTextContents();
    // The last one is Payload's own number of a document.
    expect(offered.length).toBeLessThanOrEqual(22);
    expect(offered.slice(0, -1).join('\n')).not.toMatch(/ID|Slug|>|Webcím|Utolsó időpont vége|Kukába|undefined/);
    expect(new Set(offered).size).toBe(offered.length);
    await page.locator('.condition__field [role="option"]').getByText('A program állapota', { exact: true }).click();
    await choose(page.locator('.condition__value'), 'Elmarad');
    // Payload waits a moment before it takes up either change. Of two that it takes up in one frame, faster than any hand, it keeps one.
    await expect(rows(page).filter({ hasNotText: 'Elmarad' })).toHaveCount(0);
    await searchFor(page, 'ket nezet');
    await expect(page.getByRole('heading', { name: 'Nincs találat.' })).toBeVisible();
    await page.getByRole('button', { name: 'Feltétel törlése' }).click();
    await expect(rows(page)).toHaveCount(2);

    await page.getByRole('checkbox', { name: 'Minden sor kijelölése' }).check();
    const selection = page.locator('.list-selection');
    await expect(selection).toContainText('2 elem kijelölve');
    await expect(selection).not.toContainText('()');
    await selection.getByRole('button', { name: 'Szerkesztés' }).click();
    const drawer = page.getByRole('dialog');
    await choose(drawer.locator('.edit-many__form, form').first(), 'Kategória');
    await choose(drawer.locator('#field-category'), 'Családi');
    await drawer.getByRole('button', { name: 'Módosítások közzététele' }).click();
    for (const title of ['Két nézet egy', 'Két nézet kettő']) await expect(rows(page).filter({ hasText: title })).toContainText('Családi');
    const found = JSON.parse((await asked(page, '/api/events?where[title][like]=Két nézet&locale=hu&depth=1')).text) as {
      docs: { _status: string; category: { name: string } }[];
    };
    expect(found.docs.map(({ _status, category }) => `${category.name} ${_status}`)).toEqual(['Családi published', 'Családi published']);
  });
});

test('the lists fit a telephone, and axe has nothing to object to', async ({ visitor }) => {
  const { page } = await tabOf(visitor, 'programs', { width: 390 });
  await page.goto('/admin/collections/events');
  await expect(lists(page)).toBeVisible();
  expect(await violations(page, '.liget-ready')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  for (const link of await lists(page).getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
