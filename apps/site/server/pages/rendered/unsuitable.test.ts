import { LOCALES } from '@liget/content-api';
import { beforeAll, describe, expect, test } from 'vitest';
import { getMessages } from '../../../app/i18n/index.ts';
import { href } from '../../../app/lib/urls/href.ts';
import { fetchPage } from '../../testing/fetch-page.ts';
import { startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';

let site: Awaited<ReturnType<typeof startFixtureSite>> | undefined;
beforeAll(async () => {
  site = await startFixtureSite(await startPages());
}, 120_000);

/** Whether a page links to itself without needs, and deletes the saved choice. */
const hasWayOut = (body: string, path: string) => body.includes(`href="${path.replaceAll('&', '&amp;')}#needs"`);

// The toilet of the fixtures has no known need, but a dog may wait outside.
describe.each(LOCALES)('needs that nothing is known to meet, in %s', (locale) => {
  const { map, needs, now } = getMessages(locale);
  const [nowPath, mapPath] = [href('now', locale), href('map', locale)];

  test('are said on Now in place of the toilets, the places and the events, with a way out', async () => {
    const { text, body } = await fetchPage(site, `${nowPath}?need=wheelchair&need=rain`);
    for (const words of [now.noSuitableRestroom, now.noSuitablePlace]) expect(text).toContain(words);
    expect(hasWayOut(body, `${nowPath}?keep=1`)).toBe(true);
    const withDog = await fetchPage(site, `${nowPath}?need=dog`);
    expect(withDog.text).not.toContain(now.noSuitableRestroom);
    expect((await fetchPage(site, nowPath)).text).not.toContain(now.noSuitablePlace);
  });

  test('are said on the map by kind, with a way out that helps', async () => {
    const dogs = await fetchPage(site, `${mapPath}?need=dog`);
    expect(dogs.text).toContain(needs.none.split('{kinds}')[0]);
    expect(hasWayOut(dogs.body, `${mapPath}?keep=1`)).toBe(true);
    const toilets = await fetchPage(site, `${mapPath}?kind=restroom&need=wheelchair`);
    expect(toilets.text).toContain(needs.none.replace('{kinds}', map.kinds.restroom));
    expect(hasWayOut(toilets.body, `${mapPath}?kind=restroom&keep=1`)).toBe(true);
    // Not the needs are in the way, so that clearing them would not help.
    const word = await fetchPage(site, `${mapPath}?kind=restroom&need=dog&q=xyzzy`);
    expect([word.text.includes(map.none), word.text.includes(needs.clear)]).toEqual([true, false]);
    const all = await fetchPage(site, mapPath);
    expect([all.text.includes(needs.clear), all.text.includes(map.none)]).toEqual([false, false]);
  });
});
