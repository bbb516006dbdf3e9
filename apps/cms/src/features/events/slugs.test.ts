import { type EndpointAnswer, type Locale } from '@liget/content-api';
import { describe, expect, test } from 'vitest';
import { createPeople } from '../../testing/accounts/test-people.ts';
import { createApiClient, createDraft, publish } from '../../testing/test-content.ts';
import { openContentApi } from '../../testing/test-content-api.ts';

const {
  payload,
  ids: { category, type, location, picture },
} = await openContentApi();
const act = await createPeople(payload);
const event = { category, type, location, picture, dates: [{ start: '2026-12-01T17:00:00.000Z' }] };

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
  const { id } = await payload.create({ collection: 'event-types', locale: 'hu', data: { name: 'Hangverseny', category } });
  await payload.update({ collection: 'event-types', id, locale: 'hu', data: { slug: 'hangversenyek' } });
  const { body } = await createApiClient(payload).json('/hu/events/categories/event-types');
  const types = (body as EndpointAnswer<'eventTypes'>).types.flatMap(({ event_types }) => event_types);
  expect(types.find((one) => one.id === id)).toEqual({ id, name: 'Hangverseny', slug: 'hangversenyek', former_slugs: ['hangverseny'] });
});

describe('the slug of an event', () => {
  const saveTitle = (id: number, title: string, more: object = {}) =>
    payload.update({ collection: 'events', id, draft: true, depth: 0, data: { title, ...more } });

  test('follows the title of a draft, but not after publication or if it was chosen', async () => {
    const id = await createDraft(payload, 'events', { ...event, title: 'Es' });
    expect(await saveTitle(id, 'Esti zene', { slug: 'es' })).toMatchObject({ slug: 'esti-zene' });
    expect(await saveTitle(id, 'Esti zenék', { slug: 'zene' })).toMatchObject({ slug: 'zene' });
    expect(await saveTitle(id, 'Zenék', { slug: 'zene' })).toMatchObject({ slug: 'zene' });
    await payload.update({ collection: 'events', id, data: { _status: 'published', slug: 'zenek' } });
    expect(await saveTitle(id, 'Egészen más', { slug: 'zenek' })).toMatchObject({ slug: 'zenek' });
  });

  test('stays after the event was published, also during later drafts and after unpublishing', async () => {
    const id = await publish(payload, 'events', { ...event, title: 'Marad' });
    await saveTitle(id, 'Marad', { slug: 'marad', lead: 'Új bevezető' });
    expect(await saveTitle(id, 'Más lett', { slug: 'marad' })).toMatchObject({ slug: 'marad', _status: 'draft' });
    const withdrawn = await publish(payload, 'events', { ...event, title: 'Elment' });
    await payload.update({ collection: 'events', id: withdrawn, data: { _status: 'draft' } });
    expect(await saveTitle(withdrawn, 'Visszajön', { slug: 'elment' })).toMatchObject({ slug: 'elment' });
  });

  test('in the other language follows its title until that is published too', async () => {
    const id = await publish(payload, 'events', { ...event, title: 'Lámpák' });
    const createEnglish = (title: string, slug?: string) =>
      payload.update({ collection: 'events', id, draft: true, depth: 0, locale: 'en', data: { title, ...(slug ? { slug } : {}) } });
    expect(await createEnglish('Lan')).toMatchObject({ slug: 'lan' });
    expect(await createEnglish('Lanterns', 'lan')).toMatchObject({ slug: 'lanterns' });
    await payload.update({ collection: 'events', id, locale: 'en', data: { _status: 'published', title: 'Lanterns', slug: 'lanterns' } });
    await createEnglish('Lanterns', 'lanterns');
    expect(await createEnglish('Many lanterns', 'lanterns')).toMatchObject({ slug: 'lanterns' });
  });

  test('gets a number if another event has the same one, and is refused with a clear error if it was typed', async () => {
    await publish(payload, 'events', { ...event, title: 'Kettős' });
    const second = await publish(payload, 'events', { ...event, title: 'Kettős' });
    expect(await payload.findByID({ collection: 'events', id: second, depth: 0 })).toMatchObject({ slug: 'kettos-2' });
    const typed = payload.create({
      collection: 'events',
      data: { ...event, title: 'Harmadik', slug: 'kettos', _status: 'published' },
    });
    await expect(typed).rejects.toMatchObject({
      data: { errors: [{ path: 'slug', message: expect.stringContaining('webcím már foglalt') }] },
    });
  });
});
