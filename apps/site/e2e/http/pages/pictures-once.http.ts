import { type EndpointAnswer, endpoints } from '@liget/content-api';
import type { ScreenId } from '@liget/content-api/screens';
import { listScreenPaths } from '../../support/screen-paths.ts';
import { listAttributes, parseHtml } from '../../support/served/html.ts';
import { expect, origin, test } from '../../support/test.ts';

/** The screens that show pictures of several items, or several of one item. */
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

/** Lists of current events: an event that occurs more often than it has pictures shows one again. */
const OF_THE_DAY: ScreenId[] = ['home', 'programs'];

/** A file has one name in all its crops and sizes. */
const getFile = (address: string) => address.replace(/(-\d+x\d+)?\.\w+$/, '');

/** The alternates of events' pictures. */
async function standIns(): Promise<Map<string, string[]>> {
  const answer: EndpointAnswer<'events'> = endpoints.events.answer.parse(
    await (await fetch(new URL('/api/hu/events?limit=100', origin))).json(),
  );
  const pictures = answer.data.flatMap(({ media }) => Object.values(media)).filter((picture) => picture !== undefined);
  return new Map(
    pictures.map(({ original, alternates = [] }) => [getFile(original.src), alternates.map((other) => getFile(other.original.src))]),
  );
}

test('no screen shows a picture twice', async () => {
  const found: string[] = [];
  const alternates = await standIns();
  for (const screen of SCREENS) {
    const alternatesOfDay = OF_THE_DAY.includes(screen) ? alternates : new Map<string, string[]>();
    for (const { hu } of await listScreenPaths(screen)) {
      const document = parseHtml(await (await fetch(new URL(hu, origin), { headers: { 'accept-language': 'hu' } })).text());
      const files = listAttributes(document, 'main img[src^="/media/"]', 'src').map(getFile);
      const hasAllBeenShown = (file: string) => alternatesOfDay.get(file)?.every((other) => files.includes(other)) ?? false;
      const twice = files.filter((file, index) => files.indexOf(file) !== index && !hasAllBeenShown(file));
      if (files.length === 0) found.push(`${hu}: no picture`);
      found.push(...twice.map((file) => `${hu}: ${file}`));
    }
  }
  expect(found).toEqual([]);
});
