import { LOCALES } from '../../support/programs-list.ts';
import { findPart, getPage, listHrefs, readText } from '../../support/served/served-page.ts';
import { expect, test } from '../../support/test.ts';

const VISIT = { hu: '/latogatas', en: '/en/visitor-information' } as const;
const PLACES = { hu: '/top-helyek', en: '/en/top-locations' } as const;

test('visitor information has today’s hours of every place, each linked', async () => {
  for (const locale of LOCALES) {
    const [visit, places] = [await getPage(VISIT[locale]), await getPage(PLACES[locale])];
    const table = findPart(visit.main, 'table');
    const listed = [...places.main.querySelectorAll('li[data-shape] h2 a')].map((link) => link.getAttribute('href'));
    expect([locale, listHrefs(table)]).toEqual([locale, listed]);
    expect([...table.querySelectorAll('td')].every((cell) => readText(cell) !== '')).toBe(true);
  }
});
