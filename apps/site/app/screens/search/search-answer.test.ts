import type { Locale, UnmatchedTime } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { expect, test } from 'vitest';
import { createContentReader } from '../../content/screen-content.server.ts';
import { createContentStore } from '../../content/store.ts';
import { getMessages } from '../../i18n/index.ts';
import { readAnswer } from './search-answer.server.ts';

/** A Sunday. */
const now = Temporal.Instant.from('2026-11-29T12:00:00+01:00');

async function readNotice(locale: Locale, unmatchedTime?: UnmatchedTime, hasPrograms = true): Promise<string | null> {
  const store = createContentStore({ origin: 'http://cms.example', log: () => {}, fetch: async () => new Response('', { status: 404 }) });
  const { programs, ...answer } = fixtures[locale].search;
  const content = createContentReader(store, locale);
  const shown = await readAnswer(
    { ...answer, programs: hasPrograms ? programs : null, ...(unmatchedTime ? { unmatched_time: unmatchedTime } : {}) },
    { locale, now, messages: getMessages(locale), content },
  );
  return shown.unmatchedTime;
}

test('a query without results gets the first five places of the park', async () => {
  const [place] = fixtures.hu.topLocations.data;
  const data = Array.from({ length: 7 }, (_, index) => ({ ...place, title: `Hely ${index}`, slug: `hely-${index}` }));
  const store = createContentStore({
    origin: 'http://cms.example',
    log: () => {},
    fetch: async () => Response.json({ ...fixtures.hu.topLocations, data }),
  });
  const context = { locale: 'hu' as const, now, messages: getMessages('hu'), content: createContentReader(store, 'hu') };
  const { places } = await readAnswer({ ...fixtures.hu.search, tabs: [], data: [] }, context);
  expect(places.map(({ url }) => url)).toEqual([0, 1, 2, 3, 4].map((index) => `/top-helyek/hely-${index}`));
});

const tomorrow = { from: '2026-11-30', to: '2026-11-30', time_of_day: null };
const february = { from: '2027-02-01', to: '2027-02-28', time_of_day: null };

test('the page says that no event is at the time of the query before it offers those of other times', async () => {
  expect(await readNotice('hu', tomorrow)).toBe(
    'Erre az időre nem találtunk ilyen programot: holnap, nov. 30. (hétfő) – máskor vannak ilyenek:',
  );
  expect(await readNotice('en', { ...tomorrow, time_of_day: 'evening' })).toBe(
    'We found no such event for this time: tomorrow, 30 Nov (Monday) · evening – there are some at other times:',
  );
  expect(await readNotice('hu', february, false)).toBe('Erre az időre nem találtunk programot: 2027. febr. 1–28.');
  expect(await readNotice('hu')).toBeNull();
});
