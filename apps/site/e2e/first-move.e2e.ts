import type { Page } from '@playwright/test';
import { expect, hydrated, isHydrated, origin, test } from './journey.ts';

const PROGRAM = 'section[aria-labelledby^="day-"] h3 a';
/** Screens, each with a place in a part whose code waits for the visitor's first move. */
const SCREENS = [
  ['/', 'main section[aria-roledescription]'],
  ['/varosligeti-programok', PROGRAM],
  ['/en/programs-in-varosliget', PROGRAM],
] as const;
/** Screens, each with a place in a part whose code comes apart from the screen's own, and by itself. */
const APART = [
  ['/ballon-panaszkezeles', 'main form'],
  ['/en/balloon-customer-service', 'main h1'],
] as const;

const sheetsOf = (page: Page) =>
  page.locator('link[rel="stylesheet"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[0]));

test.describe('before the first move, a screen', () => {
  for (const [path, place] of SCREENS)
    test(`${path} has all its style sheets; its deferred parts come with the move`, async ({ visitor }) => {
      const { page, faults } = await visitor({ width: 1440 });
      expect((await page.goto(path))?.status()).toBe(200);
      const part = page.locator(place).first();
      const before = await sheetsOf(page);
      await expect.poll(() => isHydrated(page.locator('main'))).toBe(true);
      expect(await isHydrated(part)).toBe(false);
      await hydrated(part);
      // Whatever a part's code asks for, it asks for before it runs.
      expect((await sheetsOf(page)).filter((sheet) => !before.includes(sheet))).toEqual([]);
      expect(before.length).toBeGreaterThan(0);
      expect(faults()).toEqual([]);
    });

  for (const [path, place] of APART)
    test(`${path} has all its style sheets, though its code comes in parts`, async ({ visitor }) => {
      const { page, faults } = await visitor({ width: 1440 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      // Of the document: its parts ask for their code at once.
      const before = [...((await response?.text()) ?? '').matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(
        ([, sheet]) => sheet ?? '',
      );
      await expect.poll(() => isHydrated(page.locator(place).first())).toBe(true);
      const after = (await sheetsOf(page)).map((sheet) => new URL(sheet ?? '', origin).pathname);
      expect(after.filter((sheet) => !before.includes(sheet))).toEqual([]);
      expect(before.length).toBeGreaterThan(0);
      expect(faults()).toEqual([]);
    });
});
