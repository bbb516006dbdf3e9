import { LOCALES } from '../../support/programs-list.ts';
import { getPage, getPageAt, hrefsIn, part, readText } from '../../support/served-page.ts';
import { expect, test } from '../../support/test.ts';

const VISIT = { hu: '/latogatas', en: '/en/visitor-information' } as const;
const PLACES = { hu: '/top-helyek', en: '/en/top-locations' } as const;

test('visitor information has today’s hours of every place, each linked', async () => {
  for (const locale of LOCALES) {
    const [visit, places] = [await getPage(VISIT[locale]), await getPage(PLACES[locale])];
    const table = part(visit.main, 'table');
    const listed = [...places.main.querySelectorAll('li[data-shape] h2 a')].map((link) => link.getAttribute('href'));
    expect([locale, hrefsIn(table)]).toEqual([locale, listed]);
    expect([...table.querySelectorAll('td')].every((cell) => readText(cell) !== '')).toBe(true);
  }
});

test('the head of visitor information says of the balloon what Now says, at any instant', async () => {
  for (const time of ['2026-11-30T10:00:00Z', '2026-12-02T22:00:00Z']) {
    const instant = Temporal.Instant.from(time);
    const [visit, now] = await Promise.all([getPageAt('/latogatas', instant), getPageAt('/most', instant)]);
    const balloon = readText(part(now.main, 'section[aria-labelledby="now-balloon"] h3'));
    expect([time, readText(visit.main).includes(balloon)]).toEqual([time, true]);
  }
});
