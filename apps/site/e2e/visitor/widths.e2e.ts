import type { ScreenId } from '@liget/content-api/screens';
import { addressesOf } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [320, 360, 390, 480, 600, 720, 768, 900, 1024, 1280, 1440, 1920];
/** The templates that differ in how they are laid out. */
const SCREENS: ScreenId[] = [
  'home',
  'programs',
  'program',
  'programSeries',
  'topLocations',
  'topLocation',
  'visitorInformation',
  'visitorInformationItem',
  'magazine',
  'magazineArticle',
  'projects',
  'project',
  'press',
  'gallery',
  'search',
  'map',
];

for (const screen of SCREENS)
  test(`${screen} scrolls sideways at no width`, async ({ visitor }) => {
    const { page } = await visitor();
    // What moves may stand further out at first.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const [pair] = await addressesOf(screen);
    await page.goto(pair?.hu ?? '');
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { whole, shown } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { whole: scrollWidth, shown: clientWidth };
      });
      if (whole > shown) found.push(`${whole} px at ${width}`);
    }
    expect(found).toEqual([]);
  });
