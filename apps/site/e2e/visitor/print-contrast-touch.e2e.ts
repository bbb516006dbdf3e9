import type { Locator, Page } from '@playwright/test';
import { DESKTOP, getDay, getProgramMessages, LIST, PHONE } from '../support/programs-list.ts';
import { listScreenPaths } from '../support/screen-paths.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

const getPages = async (page: Page) =>
  (await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } }))
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)?.length;

test.describe('on paper', () => {
  test('an article and a project have their texts without links to share them or to go on', async ({ visitor }) => {
    const { page } = await visitor();
    for (const [screen, hidden] of [
      ['magazineArticle', 'main aside, main [role="group"]'],
      ['project', 'main article > section a'],
    ] as const) {
      const [address] = await listScreenPaths(screen);
      await page.goto(address?.hu ?? '');
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('main .prose').first()).toBeVisible();
      await expect(page.locator(hidden)).not.toHaveCount(0);
      await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null });
    }
  });

  test('the days of the balloon fit on the page', async ({ visitor }) => {
    // An A4 page with margins of a centimetre.
    const { page } = await visitor({ width: 718, height: 1000 });
    await page.goto('/top-helyek/ballon-kilato');
    await page.emulateMedia({ media: 'print' });
    const tooWide = await page.locator('body').evaluate((body) =>
      [...body.querySelectorAll<HTMLElement>('*')]
        .filter((part) => {
          const { width, right } = part.getBoundingClientRect();
          // Elements that print leaves out, and elements for machines only.
          if (width <= 1) return false;
          return right > document.documentElement.clientWidth + 1 || (part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1);
        })
        .map((part) => part.outerHTML.slice(0, 120)),
    );
    expect(tooWide).toEqual([]);
    await expect(
      page
        .locator('main strong')
        .filter({ hasText: /\ba ballon\b/i })
        .first(),
    ).toBeVisible();
    const status = page.locator('main [data-is-open]');
    await expect(status).toBeVisible();
    await expect(status).toHaveCSS('border-top-style', 'solid');
    // The logo's balloon and the status ring are backgrounds, which browsers do not print by default.
    for (const drawn of [page.locator('header a').first(), status])
      expect(await drawn.evaluate((part) => getComputedStyle(part, '::before').printColorAdjust)).toBe('exact');
    await expect(page.locator('#on-this-page, nav').filter({ visible: true })).toHaveCount(0);
  });

  test('a place, the visit and the map take two pages each, with hours and signs', { tag: '@clock' }, async ({ visitor }) => {
    const { page } = await visitor();
    for (const path of ['/top-helyek/ballon-kilato', '/en/top-locations/museum-of-fine-arts', '/latogatas', '/terkep']) {
      await page.goto(path);
      expect(await getPages(page), path).toBeLessThanOrEqual(2);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#places h3').first()).toBeVisible();
    await expect(page.locator('.figure, form').filter({ visible: true })).toHaveCount(0);
  });

  test('a program takes a page, a day two, without bars, chips and pictures', async ({ visitor }) => {
    const { page } = await visitor();
    // One event with a long text, others with many dates, in a series and with a map.
    for (const [name, most] of [
      ['vonosnegyes-a-lombok-alatt', 1],
      ['babakocsis-erosites', 2],
      ['hetfoi-kozos-futas', 2],
    ] as const) {
      expect((await page.goto(`${LIST.hu}/${name}`))?.status()).toBe(200);
      expect(await getPages(page), name).toBeLessThanOrEqual(most);
    }
    await page.emulateMedia({ media: 'print' });
    // Paper cannot open the list of further dates.
    const further = page.locator('details', { hasText: /^Még \d+ időpont/ });
    await expect(further.locator('summary')).toBeHidden();
    await expect(further.locator('li').last()).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.goto(`${LIST.hu}?from=${getDay(1)}&to=${getDay(1)}`);
    expect(await getPages(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main article h3').first()).toBeVisible();
    for (const hidden of ['.announcement-bars', '.chip', 'nav[data-one-stop]', '#program-filters', '.breadcrumbs', 'main article img'])
      await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
  });
});

/** Whether a touch this many pixels above or below the middle still hits. */
const isAsHighAs = (target: Locator, pixels: number) =>
  target.evaluate((element, height) => {
    element.scrollIntoView({ block: 'center' });
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return [-1, 1].every((side) => {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2 + side * (height / 2 - 1));
      return hit !== null && (element === hit || element.contains(hit));
    });
  }, pixels);

test('separate controls are 44 px high for touch', async ({ visitor }) => {
  const { page } = await visitor({ ...PHONE, language: 'en' });
  await page.goto(LIST.en);
  const small: string[] = [];
  for (const target of await page
    .locator('footer a[href^="tel:"], footer a[href^="mailto:"], a[download], a[type$="+xml"], header a[hreflang]:visible')
    .all())
    if (!(await isAsHighAs(target, 44))) small.push((await target.getAttribute('href')) ?? '');
  await page.goto('/en');
  for (const target of await page.locator('main a.text-link').all())
    if (!(await isAsHighAs(target, 44))) small.push(`${await target.textContent()}`);
  expect(small).toEqual([]);
});

test('forced colours show the chosen order and the chosen day; more contrast makes text and lines darker', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto(LIST.hu);
  const paint = () =>
    page.evaluate(() => ['--ink-soft', '--line'].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)));
  const usual = await paint();
  await page.emulateMedia({ contrast: 'more' });
  expect(await paint()).toEqual(['#1d2a24', '#46564e']);
  expect(usual).not.toEqual(await paint());

  await page.emulateMedia({ contrast: null, forcedColors: 'active' });
  const borders = (name: string) =>
    page.locator(name).evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).borderBottomColor))]);
  const sort = `ul[aria-label="${getProgramMessages('hu').sort}"] a`;
  expect(await borders(`${sort}[aria-current]`)).not.toEqual(await borders(`${sort}:not([aria-current])`));
  const background = (name: string) =>
    page
      .locator(name)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background('a.chip-on')).not.toBe(await background('a.chip:not(.chip-on)'));
});

test('the second skip link leads to the programs; quick dates, needs and days are one tab stop each', async ({ visitor }) => {
  const { page } = await visitor(DESKTOP);
  await page.goto(LIST.hu);
  await waitForHydration(page.locator('#program-filters'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ugrás a programokra' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#results')).toBeFocused();
  // Their code loads after the first movement.
  await expect
    .poll(() =>
      page
        .locator('[data-one-stop]')
        .evaluateAll((groups) =>
          groups.map(
            (group) => [...group.querySelectorAll<HTMLElement>('li > :is(a, button)')].filter((choice) => choice.tabIndex === 0).length,
          ),
        ),
    )
    .toEqual([1, 1, 1]);
});

test('at 200 % zoom the map scrolls with the page', async ({ visitor }) => {
  const { page } = await visitor({ width: 720, height: 450 });
  await page.goto('/terkep');
  const isSticky = () =>
    page.locator('main').evaluate((main) => [...main.querySelectorAll('*')].some((part) => getComputedStyle(part).position === 'sticky'));
  expect(await isSticky()).toBe(false);
  await page.setViewportSize({ width: 720, height: 900 });
  expect(await isSticky()).toBe(true);
});

test('on a phone, neighbouring markers of the map form one marker, which separates when pressed', async ({ visitor }) => {
  const { page } = await visitor({ width: 390, height: 844 });
  await page.goto('/terkep');
  const plan = page.getByRole('group', { name: /^Térkép: / });
  await waitForHydration(plan);
  const boxes = () =>
    plan.locator('li > a:visible').evaluateAll((signs) =>
      signs.map((sign) => {
        const { x, y, width } = sign.getBoundingClientRect();
        return { x: x + width / 2, y: y + width / 2, width };
      }),
    );
  const before = await boxes();
  expect(Math.min(...before.map(({ width }) => width))).toBeGreaterThan(43.5);
  for (const [index, a] of before.entries())
    for (const b of before.slice(index + 1)) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(43.5);
  const clusters = plan.getByRole('link', { name: /: nagyítás$/ });
  const sum = async () => (await clusters.allTextContents()).reduce((all, text) => all + Number(text.match(/\+(\d+)/)?.[1]), 0);
  const gathered = await sum();
  expect(gathered).toBeGreaterThan(0);
  const cluster = page.locator(`#${await clusters.first().getAttribute('id')}`);
  await cluster.press('Enter');
  await expect(cluster).toBeFocused();
  await expect(cluster).toBeVisible();
  await expect.poll(sum).toBeLessThan(gathered);
});
