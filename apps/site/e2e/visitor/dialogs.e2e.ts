import type { Locator, Page } from '@playwright/test';
import { hrefOf } from '../../app/lib/href.ts';
import { messagesOf } from '../../app/messages/index.ts';
import type { ScreenId } from '../../app/route-table.ts';
import { type Address, allAddresses } from '../support/addresses.ts';
import { violations } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Locale = 'hu' | 'en';
const LOCALES: Locale[] = ['hu', 'en'];
const WIDTHS = [390, 768, 1440];

// Each panel is a journey of its own, for whichever worker is free.
test.describe.configure({ mode: 'parallel' });

let addresses: Address[];
test.beforeAll(async () => {
  addresses = await allAddresses();
});

const pathOf = (screen: ScreenId, locale: Locale) => {
  const address = addresses.find((item) => item.screen === screen);
  if (!address) throw new Error(`No address of ${screen}`);
  return address.paths[locale];
};
const texts = (locale: Locale) => messagesOf(locale);

interface Panel {
  path: (locale: Locale) => string;
  /** Where it can be opened. */
  widths?: number[];
  opener: (page: Page, locale: Locale) => Locator;
  panel: (page: Page, locale: Locale) => Locator;
  /** What axe looks at. */
  part: string;
  /** A modal keeps the focus; a panel beside the page lets it go on. */
  isModal: boolean;
  /** The focus goes in by itself; a popover is entered by the next press of Tab. */
  entersItself: boolean;
  /** A press before its code has come opens it, too. */
  opensLate?: boolean;
}

const dialog = (page: Page) => page.locator('dialog[open]');
const picture = (page: Page) => page.locator('main a[href^="/media/"]').first();
const lightbox = (path: (locale: Locale) => string): Panel => ({
  path,
  opener: picture,
  panel: (page) => page.getByRole('dialog'),
  part: '[role="dialog"]',
  isModal: true,
  entersItself: true,
});

const PANELS: Record<string, Panel> = {
  'the search': {
    path: (locale) => pathOf('careers', locale),
    widths: [1440],
    opener: (page, locale) => page.locator('header').getByRole('link', { name: texts(locale).shell.search, exact: true }),
    panel: dialog,
    part: 'dialog[open]',
    isModal: true,
    entersItself: true,
  },
  'the cookie settings': {
    path: (locale) => pathOf('careers', locale),
    opener: (page, locale) => page.getByRole('button', { name: texts(locale).shell.cookies.open }),
    panel: dialog,
    part: 'dialog[open]',
    isModal: true,
    entersItself: true,
  },
  'the cookie settings on dark ground': {
    path: (locale) => pathOf('projects', locale),
    widths: [390],
    opener: (page, locale) => page.getByRole('button', { name: texts(locale).shell.cookies.open }),
    panel: dialog,
    part: 'dialog[open]',
    isModal: true,
    entersItself: true,
  },
  'the calendar of the programs': {
    path: (locale) => pathOf('programs', locale),
    widths: [768, 1440],
    opener: (page, locale) =>
      page
        .getByRole('button', { name: texts(locale).calendar.open })
        .locator('visible=true')
        .first(),
    panel: dialog,
    part: 'dialog[open]',
    isModal: true,
    entersItself: true,
    opensLate: true,
  },
  'the filters of the programs': {
    path: (locale) => pathOf('programs', locale),
    widths: [390, 768],
    opener: (page) => page.locator('button[popovertarget="program-filters"]:not([popovertargetaction])'),
    panel: (page) => page.locator('#program-filters'),
    part: '#program-filters',
    isModal: false,
    entersItself: false,
  },
  'the drawer': {
    path: (locale) => pathOf('projects', locale),
    widths: [390, 768],
    opener: (page, locale) => page.getByRole('button', { name: texts(locale).shell.menu, exact: true }),
    panel: (page) => page.locator('#site-menu'),
    part: '#site-menu',
    isModal: false,
    entersItself: true,
  },
  'the signs of the visitor information': {
    path: (locale) => pathOf('visitorInformation', locale),
    opener: (page, locale) => page.getByRole('button', { name: texts(locale).signs.title }),
    panel: (page) => page.locator('#signs'),
    part: '#signs',
    isModal: false,
    entersItself: false,
  },
  'the signs of the map': {
    path: (locale) => pathOf('map', locale),
    widths: [390],
    opener: (page, locale) => page.getByRole('button', { name: texts(locale).signs.title }),
    panel: (page) => page.locator('#signs'),
    part: '#signs',
    isModal: false,
    entersItself: false,
  },
  'a place of the map': {
    // Signs that are near one another are one; the stations stand alone.
    path: (locale) => `${pathOf('map', locale)}?kind=metro`,
    opener: (page) => page.locator('[id^="sign-"]:visible').first(),
    panel: (page) => page.locator('section[aria-labelledby="place-card-title"]'),
    part: 'section[aria-labelledby="place-card-title"]',
    isModal: false,
    entersItself: true,
  },
  'a picture of a gallery': lightbox((locale) => pathOf('gallery', locale)),
  'a picture of a place': { ...lightbox((locale) => pathOf('topLocation', locale)), widths: [768] },
  'a picture of a project': { ...lightbox((locale) => pathOf('project', locale)), widths: [1440] },
};

const isWithin = (panel: Locator) => panel.evaluate((box) => box.contains(document.activeElement));

/** Opens a panel by keyboard, looks at it, goes round in it, and leaves it by Escape. */
async function visit(page: Page, { opener, panel, part, isModal, entersItself, opensLate }: Panel, locale: Locale): Promise<string[]> {
  const [button, box] = [opener(page, locale), panel(page, locale)];
  const faults: string[] = [];
  // A press before the page has come alive opens nothing that needs its script, and follows a link.
  if (!opensLate) await hydrated(button);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeVisible();
  if (entersItself) await expect.poll(() => isWithin(box), 'takes the focus').toBe(true);
  else {
    await page.keyboard.press('Tab');
    if (!(await isWithin(box))) faults.push('Tab does not lead in');
  }
  faults.push(...(await violations(page, part)));
  if (isModal) {
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      // Between its last and its first place the browser's own controls have their turn.
      const isOut = await page.evaluate((selector) => {
        const at = document.activeElement;
        return at !== document.body && at?.closest(selector) === null;
      }, part);
      if (isOut) faults.push('the focus leaves it');
    }
  }
  await page.keyboard.press('Escape');
  await expect(box, 'closes by Escape').toBeHidden();
  await expect(button, 'gets the focus back').toBeFocused();
  return faults;
}

for (const locale of LOCALES)
  test.describe(`by keyboard, and before axe, in ${locale}`, () => {
    for (const [name, panel] of Object.entries(PANELS)) {
      const widths = panel.widths ?? WIDTHS;
      // English has the same components: it is looked at where there is least room.
      for (const width of locale === 'hu' ? widths : widths.slice(0, 1))
        test(`${name} opens, holds and gives back the focus, at ${width} px`, async ({ visitor }) => {
          const { page, faults } = await visitor({ language: locale, width, height: 844 });
          await page.goto(panel.path(locale));
          expect(await visit(page, panel, locale)).toEqual([]);
          expect(faults()).toEqual([]);
        });
    }

    test('the notice of a lost connection is seen by axe too, and goes when it is back', async ({ visitor }) => {
      const { page, context } = await visitor({ language: locale, width: 390, height: 844 });
      await page.goto(pathOf('careers', locale));
      await hydrated(page.locator('main'));
      await context.setOffline(true);
      const notice = page.getByText(texts(locale).shell.offline);
      await expect(notice).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
    });

    test('forms with faults, the sharing of a program and pages without results are well for axe', async ({ visitor }) => {
      const { page } = await visitor({ language: locale, width: 768, height: 844 });
      const found: string[] = [];
      const look = async (what: string) => found.push(...(await violations(page, 'main')).map((fault) => `${what}: ${fault}`));
      const complaint = addresses.find(({ paths }) => paths.hu.endsWith('-panaszkezeles'))?.paths[locale] ?? '';
      for (const path of locale === 'hu' ? [pathOf('newsletter', locale), complaint] : [complaint]) {
        await page.goto(path);
        await page.locator('main form[method="post"] button[type="submit"]').click();
        await expect(page.locator('main [role="alert"]')).toBeVisible();
        await look(path);
      }
      await page.goto(pathOf('program', locale));
      const copy = page.getByRole('button', { name: texts(locale).programs.copyLink });
      await hydrated(copy);
      await copy.click();
      // What the header covers half would be too small a target where the page stands now, and nowhere else.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await look('sharing');
      for (const path of [
        hrefOf('search', locale, {}) + '?q=xqzwyvk',
        hrefOf('map', locale, {}) + '?kind=restroom',
        hrefOf('magazine', locale, {}) + '?page=90',
        hrefOf('press', locale, {}) + '?q=xqzwyvk',
        `${locale === 'hu' ? '' : '/en'}/nincs-ilyen-oldal`,
      ]) {
        await page.goto(path);
        await look(path);
      }
      expect(found).toEqual([]);
    });
  });

test('the signs are explained without JavaScript', async ({ visitor }) => {
  const { page } = await visitor({ javaScript: false, width: 390, height: 844 });
  for (const locale of LOCALES) {
    await page.goto(pathOf('map', locale));
    await page.getByRole('button', { name: texts(locale).signs.title }).click();
    await expect(page.getByText(texts(locale).signs.names.hearing_loop.text)).toBeVisible();
    await page.getByRole('button', { name: texts(locale).signs.close }).click();
    await expect(page.locator('#signs')).toBeHidden();
  }
});
