import type { ScreenId } from '@liget/content-api/screens';
import { addressesOf } from './addresses.ts';
import { expect, test } from './journey.ts';

/** The screens that show pictures of several things, or several of one. */
const SCREENS: ScreenId[] = [
  'home',
  'programs',
  'programSeries',
  'topLocation',
  'projects',
  'project',
  'magazine',
  'visitorInformationItem',
];

for (const screen of SCREENS)
  test(`${screen} shows no picture twice`, async ({ visitor }) => {
    const { page } = await visitor();
    for (const { hu } of await addressesOf(screen)) {
      await page.goto(hu);
      const addresses = await page.locator('main img').evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
      // A file has one name in all its crops and sizes.
      const files = addresses.filter((address) => address.startsWith('/media/')).map((address) => address.replace(/(-\d+x\d+)?\.\w+$/, ''));
      expect(files.length).toBeGreaterThan(0);
      expect({ hu, twice: files.filter((file, index) => files.indexOf(file) !== index) }).toEqual({ hu, twice: [] });
    }
  });
