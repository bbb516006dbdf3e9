import { type EndpointAnswer, type Locale } from '@liget/content-api';
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { temporaryDatabase } from '../../../testing/temporary-database.ts';
import { createApiClient } from '../../../testing/test-content.ts';
import { createPeople } from '../../../testing/test-people.ts';

let payload: Payload;
let act: Awaited<ReturnType<typeof createPeople>>;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  act = await createPeople(payload);
});

async function createVenue(title: string, english?: string): Promise<number> {
  const { id } = await payload.create({ collection: 'event-locations', locale: 'hu', data: { title } });
  if (english) await payload.update({ collection: 'event-locations', id, locale: 'en', data: { title: english, slug: english } });
  return Number(id);
}

const change = async (id: number, locale: Locale, data: object) =>
  act('PATCH', `/event-locations/${id}?locale=${locale}`, { as: 'editor', data: { ...data } });

async function listFormer(id: number): Promise<string[] | undefined> {
  const { body } = await createApiClient(payload).json('/en/events/locations/event-locations');
  return (body as EndpointAnswer<'eventLocations'>).locations.find((location) => location.id === id)?.former_slugs;
}

test('a venue has the slugs of both languages that were changed', async () => {
  const id = await createVenue('Nagyrét', 'great-meadow');
  expect(await listFormer(id)).toEqual([]);
  await change(id, 'hu', { slug: 'nagyobb-ret' });
  await change(id, 'en', { slug: 'bigger-meadow', formerSlugs: ['made-up'] });
  await change(id, 'hu', { title: 'Nagyobb rét' });
  expect(await listFormer(id)).toEqual(['nagyret', 'great-meadow']);
});

test('a slug that a venue has again, or that another one has, is not a former one', async () => {
  const id = await createVenue('Tópart');
  await change(id, 'hu', { slug: 'vizpart' });
  await change(id, 'hu', { slug: 'topart' });
  expect(await listFormer(id)).toEqual(['vizpart']);
  await createVenue('Vízpart');
  expect(await listFormer(id)).toEqual([]);
});

test('a copy of a venue has no former slugs', async () => {
  const id = await createVenue('Sétány');
  await change(id, 'hu', { slug: 'uj-setany' });
  const copy = await payload.duplicate({ collection: 'event-locations', id, locale: 'hu' });
  expect(await listFormer(Number(copy.id))).toEqual([]);
});

test('a type has its former slugs, too', async () => {
  const category = await payload.create({ collection: 'event-categories', data: { name: 'Kultúra', slug: 'cultural' } });
  const { id } = await payload.create({ collection: 'event-types', locale: 'hu', data: { name: 'Hangverseny', category: category.id } });
  await payload.update({ collection: 'event-types', id, locale: 'hu', data: { slug: 'koncert' } });
  const { body } = await createApiClient(payload).json('/hu/events/categories/event-types');
  const [cultural] = (body as EndpointAnswer<'eventTypes'>).types;
  expect(cultural?.event_types).toEqual([{ id, name: 'Hangverseny', slug: 'koncert', former_slugs: ['hangverseny'] }]);
});
