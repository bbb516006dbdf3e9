import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { chapter } from './guide.ts';
import { expect, hydrated, type OpenVisitor, origin, press, test } from './journey.ts';
import { day } from './programs-list.ts';
import type { Editor } from './services.ts';
import { asked, cookieOf, published, type Send, signedIn, signInto } from './signing-in.ts';

test.use({ contents: 'finding' });

const PASSWORD = 'journeys-only-51ce';
const account = (role: string): Editor => ({ email: `${role}@kereses.liget.example`, password: PASSWORD });
let send: Send;
let administrator: Editor;
let draft = 0;
/** When it is to appear: 23:24 in Budapest, in winter and in summer another instant. */
const appears = Temporal.PlainDateTime.from(`${day(9)}T23:24:00`).toZonedDateTime('Europe/Budapest');

const linked = (url: string) => {
  const text = { type: 'text', version: 1, text: 'ide', format: 0, detail: 0, mode: 'normal', style: '' };
  const at = { version: 1, direction: 'ltr', format: '', indent: 0 };
  const link = { ...at, type: 'link', version: 3, id: 'a1', fields: { linkType: 'custom', url, newTab: false }, children: [text] };
  return { root: { ...at, type: 'root', children: [{ ...at, type: 'paragraph', textFormat: 0, children: [link] }] } };
};

/** Has waiting jobs done now, as every minute does. */
const doJobs = async () =>
  fetch(new URL('/api/payload-jobs/run', origin), { headers: { cookie: await cookieOf(origin, administrator), origin } });

test.beforeAll(async ({ editor }) => {
  administrator = editor;
  send = await signedIn(origin, editor);
  for (const [role, name] of [
    ['programs', 'Program Panna'],
    ['magazine', 'Magazin Manó'],
    ['press', 'Sajtó Sára'],
  ] as const)
    await send('/api/users', 'POST', { ...account(role), name, roles: [role] });
  const dates = [{ start: `${day(3)}T16:00:00.000Z`, end: `${day(3)}T17:00:00.000Z` }];
  const base = { category: 1, status: 'scheduled', dates };
  await published(send, 'events', { ...base, title: 'Holdárnyék-ösvény', lead: 'Séta' }, { title: 'Path of moonshade', lead: 'A walk' });
  await published(send, 'events', { ...base, title: 'Ernyők tánca', lead: 'Tánc' }, { title: 'Dance of umbrellas' });
  const begun = await send('/api/events?locale=hu&draft=true', 'POST', { title: 'Készülő program', _status: 'draft' });
  draft = begun.doc.id;
  const at = appears.toInstant().toString({ smallestUnit: 'millisecond' });
  await send(`/api/events/${draft}/schedule`, 'POST', { action: 'publish', at });
});

async function tabOf(visitor: OpenVisitor, role: string, { width = 1440, zone = 'Europe/Budapest' } = {}) {
  const { page, faults } = await visitor({ language: 'hu', width, height: 900, zone });
  await signInto(page, account(role));
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
    for (const words of ['holdarnyek', 'HOLDÁRNYÉK', 'moonshade']) {
      await searchFor(page, words);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('Holdárnyék-ösvény');
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
    const scheduled = lists(page).getByRole('link', { name: 'Időzítve 1' });
    await scheduled.focus();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    const { year } = appears;
    const two = (value: number) => String(value).padStart(2, '0');
    await expect(rows(page)).toContainText(`${year}. ${two(appears.month)}. ${two(appears.day)}. 23:24`);
    await expect(rows(page)).toContainText('nincs');
    await expect(scheduled).toHaveAttribute('aria-current', 'page');
    await lists(page)
      .getByRole('link', { name: /^Angolul hiányos/ })
      .click();
    await searchFor(page, 'ernyok');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('részben');
    expect(faults()).toEqual([]);
  });

  test('filters and changes many by fields that have names of their own', async ({ visitor }) => {
    const { page } = await tabOf(visitor, 'programs');
    await page.goto('/admin/collections/events');
    const open = page.locator('#toggle-list-filters');
    await hydrated(open);
    await open.click();
    await page.getByRole('button', { name: 'Szűrő hozzáadása' }).click();
    await page.locator('.condition__field input').click();
    const offered = await page.locator('.condition__field [role="option"]').allTextContents();
    // The last one is Payload's own number of a document.
    expect(offered.length).toBeLessThanOrEqual(22);
    expect(offered.slice(0, -1).join('\n')).not.toMatch(/ID|Slug|>|Webcím|Utolsó időpont vége|Kukába|undefined/);
    expect(new Set(offered).size).toBe(offered.length);
  });

  test('has neither dead links nor missing pages', async ({ visitor }) => {
    const { page } = await tabOf(visitor, 'programs');
    for (const slug of ['dead-links', 'missed-pages']) {
      await expect(page.locator(`a[href="/admin/collections/${slug}"]`)).toHaveCount(0);
      await page.goto(`/admin/collections/${slug}`);
      await expect(page.getByText(/Nem található|nem található|itt nincs semmi/).first()).toBeVisible();
    }
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

test.describe('the words of the admin', () => {
  test('say in which language one writes, and show every time by the park’s clock, anywhere in the world', async ({ visitor }) => {
    const { page, faults } = await tabOf(visitor, 'programs', { zone: 'Pacific/Auckland' });
    await page.goto(`/admin/collections/events/${draft}?locale=hu`);
    await expect(page.getByText('Magyar szöveg', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /\[object Object\]/ })).toHaveCount(0);
    await page.goto(`/admin/collections/events/${draft}?locale=en`);
    await expect(page.getByText('Angol szöveg', { exact: true })).toBeVisible();
    const edge = page.locator('.field-type.text').filter({ has: page.locator('input[name="title"]') });
    await expect(edge).toHaveCSS('border-inline-start-color', 'rgb(27, 63, 139)');
    expect(await violations(page, '.liget-form-language')).toEqual([]);
    // Stored now: the same minute in the list of versions, on the form and in Budapest.
    const { doc } = await send(`/api/events/${draft}?locale=hu&draft=true`, 'PATCH', { title: 'Készülő program', _status: 'draft' });
    const saved = Temporal.Instant.from((doc as unknown as { updatedAt: string }).updatedAt).toZonedDateTimeISO('Europe/Budapest');
    const two = (value: number) => String(value).padStart(2, '0');
    const shown = `${saved.year}. ${two(saved.month)}. ${two(saved.day)}. ${two(saved.hour)}:${two(saved.minute)}`;
    await page.goto(`/admin/collections/events/${draft}/versions`);
    await expect(page.locator('table tbody tr').first()).toContainText(shown);
    await page.goto(`/admin/collections/events/${draft}`);
    await expect(page.locator('.doc-controls')).toContainText(shown);
    expect(faults()).toEqual([]);
  });

  test('name in Hungarian the boxes of a list, the columns that it offers, and the widths of the preview', async ({ visitor }) => {
    const { page } = await tabOf(visitor, 'programs');
    // An account keeps the language of the last form.
    await page.goto('/admin/collections/events?locale=hu');
    await expect(page.getByRole('checkbox', { name: 'Minden sor kijelölése' })).toBeVisible();
    await searchFor(page, 'keszulo');
    await expect(page.getByRole('checkbox', { name: 'Kijelölés: Készülő program' })).toBeVisible();
    await expect(page.locator('input[title]')).toHaveCount(0);
    await page.goto('/admin/collections/media');
    await press(page.locator('#toggle-list-columns'));
    const columns = page.locator('.pill-selector');
    await expect(columns).toContainText('Készítette');
    await expect(columns).not.toContainText(/MIME|Shrunk|default_|URL/);
    await page.goto(`/admin/collections/events/${draft}`);
    await press(page.locator('#live-preview-toggler'));
    const widths = page.locator('.live-preview-toolbar-controls__breakpoint button').first();
    await expect(widths).toHaveText('Kitölti a helyet');
    await press(widths);
    await expect(page.locator('.popup-button-list').filter({ hasText: 'Kitölti a helyet' }).getByRole('button')).toHaveText([
      'Telefon',
      'Táblagép',
      'Számítógép',
      'Kitölti a helyet',
    ]);
  });

  test('of the text editor offer two levels of titles, lists, quotes, pictures and links, and no more', async ({ visitor }) => {
    const { page } = await tabOf(visitor, 'programs');
    await page.goto(`/admin/collections/events/${draft}`);
    const text = page.locator('.rich-text-lexical [contenteditable="true"]').first();
    await hydrated(text);
    await text.click();
    await page.keyboard.type('/');
    const menu = page.getByRole('listbox').filter({ hasText: 'Felsorolás' });
    await expect(menu).toBeVisible();
    const offered = (await menu.getByRole('option').allTextContents()).map((words) => words.trim());
    const expected = ['Bekezdés', 'Cím (2. szint)', 'Cím (3. szint)', 'Felsorolás', 'Idézet', 'Kép vagy fájl', 'Számozott lista'];
    expect(offered.toSorted((one, other) => one.localeCompare(other, 'hu'))).toEqual(expected);
  });

  test('have the guide at hand', async ({ visitor }) => {
    const { page } = await tabOf(visitor, 'press');
    await page.getByRole('link', { name: 'Szerkesztői kézikönyv' }).click();
    await expect(page.getByRole('heading', { name: 'Szerkesztői kézikönyv', level: 1 })).toBeVisible();
    await page.locator('.liget-guide nav').getByRole('link', { name: 'Munka keresése a listákban' }).click();
    await expect(page.getByRole('heading', { name: 'Munka keresése a listákban' })).toBeInViewport();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page, '.liget-guide')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    const picture = page.getByRole('img', { name: /a kész listák gombjai/ });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(300);
  });

  test('come from any screen to the chapter that helps there', async ({ visitor }) => {
    const { page } = await tabOf(visitor, 'press');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // A screen of our own has it, too.
      await page.goto('/admin/calendar');
      await expect(page.getByRole('link', { name: 'Súgó: A programok naptára' })).toBeVisible();
      await page.goto('/admin/collections/galleries');
      const help = page.getByRole('link', { name: 'Súgó: Magazin, sajtó, galériák' });
      await hydrated(help);
      const [guide] = await Promise.all([page.context().waitForEvent('page'), help.click()]);
      await expect(guide.getByRole('heading', { name: 'Magazin, sajtó, galériák' })).toBeInViewport();
      await guide.close();
    }
  });

  test('alone see the pictures of the guide', async ({ visitor }) => {
    const address = '/api/guide/first-screen.webp';
    expect((await fetch(new URL(address, origin))).status).toBe(401);
    const { page } = await tabOf(visitor, 'press');
    const statusOf = async (path: string) => (await asked(page, path)).status;
    expect([await statusOf(address), await statusOf('/api/guide/none.webp'), await statusOf('/api/guide/..%2Fhome-1440.webp')]).toEqual([
      200, 404, 404,
    ]);
  });
});

test.describe('a magazine editor', () => {
  test('reads in words which menu it is', async ({ visitor }) => {
    const { page } = await tabOf(visitor, 'magazine');
    await page.goto('/admin/collections/menus');
    await press(page.getByRole('link', { name: 'Fejléc: Látogatás' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Fejléc: Látogatás' })).toBeVisible();
    await expect(page.locator('.app-header')).toContainText('Menük/Fejléc: Látogatás');
  });

  test('comes from a dead link to its field, mends it, and it is gone', async ({ visitor }) => {
    const { doc } = await send('/api/pages?locale=hu', 'POST', {
      title: 'Rossz útra vezet',
      body: linked('/nincs-ilyen-oldalunk'),
      _status: 'published',
    });
    const { page, faults } = await tabOf(visitor, 'magazine');
    await page.goto('/admin/collections/dead-links');
    const again = page.getByRole('button', { name: chapter('Halott hivatkozások')('Saját oldalaink ellenőrzése most') });
    await hydrated(again);
    await again.click();
    await expect(page.getByRole('status').filter({ hasText: 'Egy percen belül elkészül' })).toBeVisible();
    expect((await doJobs()).status).toBe(200);
    await page.reload();
    const row = rows(page).filter({ hasText: '/nincs-ilyen-oldalunk' });
    await expect(row).toContainText('Nálunk nincs ilyen közzétett oldal');
    await expect(row).toContainText('Rossz útra vezet');
    expect(await violations(page, '.liget-check-links')).toEqual([]);
    await row.getByRole('link', { name: '/nincs-ilyen-oldalunk' }).click();
    await expect(page).toHaveURL(new RegExp(`/collections/pages/${doc.id}\\?locale=hu.*#field-body`));
    await send(`/api/pages/${doc.id}?locale=hu`, 'PATCH', { body: linked('/terkep'), _status: 'published' });
    await page.goto('/admin/collections/dead-links');
    await hydrated(again);
    await again.click();
    await expect(page.getByRole('status').filter({ hasText: 'Egy percen belül elkészül' })).toBeVisible();
    await doJobs();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Halott hivatkozások' })).toBeVisible();
    await expect(rows(page).filter({ hasText: '/nincs-ilyen-oldalunk' })).toHaveCount(0);
    expect(faults()).toEqual([]);
  });

  test('redirects what visitors look for in vain, with the old address filled in', async ({ visitor }) => {
    for (const address of ['/regi-rozsakert', '/regi-rozsakert?utm_source=x', '/wp-login.php']) await fetch(new URL(address, origin));
    const { page } = await tabOf(visitor, 'magazine');
    const row = rows(page).filter({ hasText: '/regi-rozsakert' });
    await expect
      .poll(
        async () => {
          await page.goto('/admin/collections/missed-pages');
          await page.getByRole('heading', { name: 'Hiába keresett oldalak' }).waitFor();
          return row.count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await expect(row).toContainText('2');
    await expect(rows(page).filter({ hasText: 'wp-login' })).toHaveCount(0);
    await row.getByRole('link', { name: chapter('Hiába keresett oldalak')('Átirányítás készítése') }).click();
    await expect(page.locator('input[name="from"]')).toHaveValue('/regi-rozsakert');
    await send('/api/redirects', 'POST', { from: '/regi-rozsakert', to: '/terkep', status: '301' });
    await page.goto('/admin/collections/missed-pages');
    await expect(page.getByRole('heading', { name: 'Hiába keresett oldalak' })).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});

test('a press officer reads both lists and mends neither from them', async ({ visitor }) => {
  const { page } = await tabOf(visitor, 'press');
  await page.goto('/admin/collections/dead-links');
  await expect(page.getByRole('heading', { name: 'Halott hivatkozások' })).toBeVisible();
  await expect(page.getByRole('button', { name: chapter('Halott hivatkozások')('Saját oldalaink ellenőrzése most') })).toHaveCount(0);
  await page.goto('/admin/collections/missed-pages');
  await expect(page.getByRole('heading', { name: 'Hiába keresett oldalak' })).toBeVisible();
  await expect(page.getByRole('link', { name: chapter('Hiába keresett oldalak')('Átirányítás készítése') })).toHaveCount(0);
});
