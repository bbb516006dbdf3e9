import { type AnswerOf, endpoints } from '@liget/content-api';
import type { ScreenId } from '@liget/content-api/screens';
import { addressesOf } from '../support/addresses.ts';
import { expect, origin, test } from '../support/test.ts';

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

/** Lists of whatever is on: a program that comes back more often than it has pictures shows one again. */
const OF_THE_DAY: ScreenId[] = ['home', 'programs'];

/** A file has one name in all its crops and sizes. */
const fileOf = (address: string) => address.replace(/(-\d+x\d+)?\.\w+$/, '');

/** The pictures that may take the place of a program's, by its own. */
async function standIns(): Promise<Map<string, string[]>> {
  const answer: AnswerOf<'events'> = endpoints.events.answer.parse(await (await fetch(new URL('/api/hu/events?limit=100', origin))).json());
  const pictures = answer.data.flatMap(({ media }) => Object.values(media)).filter((picture) => picture !== undefined);
  return new Map(
    pictures.map(({ original, alternates = [] }) => [fileOf(original.src), alternates.map((other) => fileOf(other.original.src))]),
  );
}

for (const screen of SCREENS)
  test(`${screen} shows no picture twice`, async ({ visitor }) => {
    const { page } = await visitor();
    const others = OF_THE_DAY.includes(screen) ? await standIns() : new Map<string, string[]>();
    for (const { hu } of await addressesOf(screen)) {
      await page.goto(hu);
      const addresses = await page.locator('main img').evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
      const files = addresses.filter((address) => address.startsWith('/media/')).map(fileOf);
      expect(files.length).toBeGreaterThan(0);
      const hasAllBeenShown = (file: string) => others.get(file)?.every((other) => files.includes(other)) ?? false;
      const twice = files.filter((file, index) => files.indexOf(file) !== index && !hasAllBeenShown(file));
      expect({ hu, twice }).toEqual({ hu, twice: [] });
    }
  });
