import { LOCALES } from '@liget/content-api';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { getMessages } from '../../../app/i18n/index.ts';
import { routeTable } from '../../../app/route-table.ts';
import { getFixtureUrl, startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';

let fetchMain: (url: string) => Promise<{ status: number; main: string }>;
beforeAll(async () => {
  const { app } = await startFixtureSite(await startPages());
  fetchMain = async (url) => {
    const { statusCode, body } = await app.inject({ url });
    return { status: statusCode, main: /<main.*<\/main>/s.exec(body)?.[0].replace(/<(script|style)\b.*?<\/\1>/gs, '') ?? '' };
  };
}, 120_000);

/** Parameters whose unusable values need no word, and why. */
const WITHOUT_WORDS: Record<string, string> = {
  'search q': 'any text is a query; what is too long or blank is told',
  'press q': 'any text is a query; what is too long is told',
  'map q': 'any text is a query; what is too long is told',
  'map profile': 'the only value is a box of the form, which shows whether it is ticked',
  'defectReport place': 'the empty field of the place is shown and must be filled in',
  'newsletter reference': 'shows a receipt; without one the page is the form',
  'newsletterStep token': 'an invalid link is the page’s own subject',
  'newsletterStep done': 'the step shows its state',
  'magazinePreview expires': 'an invalid link is not found',
  'magazinePreview signature': 'an invalid link is not found',
  'programPreview expires': 'an invalid link is not found',
  'programPreview signature': 'an invalid link is not found',
  'case token': 'an invalid link is the page’s own subject',
  'case sent': 'adds thanks to the page, which is complete without',
};

const PARAMETERS = routeTable.flatMap(({ id, query = [] }) => query.map((parameter) => ({ id, parameter, name: `${id} ${parameter}` })));
const NOTICE = 'class="notice"';

describe.each(LOCALES)('a page in %s', (locale) => {
  test('says of every parameter of its URL that its value cannot be used', () =>
    everyRow(
      PARAMETERS.filter(({ name }) => !(name in WITHOUT_WORDS)),
      ({ name }) => name,
      async ({ id, parameter }) => {
        const url = getFixtureUrl(id, locale);
        const [plain, garbage] = [await fetchMain(url), await fetchMain(`${url}?${parameter}=%3Czz-9&${parameter}=%3Czz-9`)];
        expect([plain.status, garbage.status]).toEqual([200, 200]);
        expect([plain.main.includes(NOTICE), garbage.main.includes(NOTICE)]).toEqual([false, true]);
      },
    ));

  test.each(['?from=2026-13-45', '?from=2026-13-45&to=2026-12-01&free=1'])(
    'shows a day as it was typed that is no day: %s',
    async (query) => {
      const { main } = await fetchMain(getFixtureUrl('programs', locale) + query);
      const { unused, quoted, parameters } = getMessages(locale).query;
      expect(main).toContain(unused.replace('{values}', `${parameters.from} (${quoted.replace('{value}', '2026-13-45')})`));
    },
  );

  test('names what does not exist, and keeps it a filter', () =>
    everyRow(
      [
        ['magazine', 'category'],
        ['programs', 'type'],
        ['programs', 'location'],
      ] as const,
      ([id, parameter]) => `${id} ${parameter}`,
      async ([id, parameter]) => {
        const { main } = await fetchMain(`${getFixtureUrl(id, locale)}?${parameter}=nincs-ilyen`);
        const { missing, quoted, parameters } = getMessages(locale).query;
        expect(main).toContain(missing.replace('{values}', `${parameters[parameter]} (${quoted.replace('{value}', 'nincs-ilyen')})`));
      },
    ));
});

test('every parameter without words exists', () => {
  const names = PARAMETERS.map(({ name }) => name);
  expect(Object.keys(WITHOUT_WORDS).filter((name) => !names.includes(name))).toEqual([]);
});

test('a last day before the first one stays in its field', async () => {
  const { main } = await fetchMain('/varosligeti-programok?from=2026-12-10&to=2026-12-02');
  expect(main).toMatch(/<input type="date"[^>]*name="from" value="2026-12-10"/);
  expect(main).toMatch(/<input type="date"[^>]*name="to" value="2026-12-02"/);
});

test('projects are only those of the requested status', async () => {
  const [all, none] = [await fetchMain('/a-projekt'), await fetchMain('/a-projekt?status=in_preparation')];
  expect([all.main.match(/<section\b/g)?.length, none.main.match(/<section\b/g)]).toEqual([1, null]);
});
