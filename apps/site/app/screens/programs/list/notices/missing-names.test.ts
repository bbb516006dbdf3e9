import { fixtures } from '@liget/content-api/fixtures';
import { expect, test } from 'vitest';
import { createNotFoundError, createUnavailableError } from '../../../../content/screen-content.server.ts';
import { readFilters } from '../../filters/read-filters.ts';
import { findMissing } from './missing-names.server.ts';

const { eventAgenda, eventTypes, eventLocations } = fixtures.hu;
const empty: typeof eventAgenda = { ...eventAgenda, events: [] };
const otherContent = { optional: async () => fixtures.en.eventTypes };

const find = (query: string, agenda = empty, outcome: () => Promise<unknown> = () => Promise.reject(createNotFoundError())) =>
  findMissing({ filters: readFilters(new URLSearchParams(query)).filters, agenda }, [null, eventTypes, eventLocations], {
    content: { main: outcome },
    otherContent,
  });

const [type] = fixtures.en.eventTypes.types[0]?.event_types ?? [];
const [place] = eventLocations.locations;

test.each([
  ['', []],
  ['type=nincs&location=sehol', ['type', 'location']],
  [`type=${type?.slug}&location=${place?.slugs.en ?? place?.slug}`, []],
  ['series=regi', ['series']],
  ['series=1', []],
])('of the names in “%s” these do not exist: %j', async (query, names) => {
  expect((await find(query)).map(({ name }) => name)).toEqual(names);
});

test('a series is not called missing while its events are shown, or while it cannot be read', async () => {
  expect(await find('series=regi', eventAgenda)).toEqual([]);
  expect(await find('series=regi', empty, () => Promise.reject(createUnavailableError()))).toEqual([]);
  expect(await find('series=regi', empty, async () => ({}))).toEqual([]);
});
