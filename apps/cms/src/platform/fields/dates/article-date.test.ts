import type { CollectionSlug } from 'payload';
import { expect, test } from 'vitest';
import { everyRow } from '../../../../../../test-rows.ts';
import { openForPeople } from '../../../testing/accounts/test-people.ts';
import { createDraft, publish, richText } from '../../../testing/test-content.ts';

const TO_COME = '2040-12-10T08:00:00.000Z';
const PAST = '2026-10-01T08:00:00.000Z';
const REFUSAL = 'Ez a dátum még nem jött el. Időzítse a megjelenést erre az időpontra, vagy írjon ide mai dátumot.';

const { payload, act } = await openForPeople();

const getStatus = async (collection: CollectionSlug, id: number) => (await payload.findByID({ collection, id, depth: 0 }))['_status'];
const createNews = (title: string) => createDraft(payload, 'news', { title, body: richText('Szöveg'), publishedOn: TO_COME });

/** Publishes an article with a future date, as was possible before such dates were refused. */
async function storePublished(title: string): Promise<number> {
  const id = await publish(payload, 'news', { title, body: richText('Szöveg'), publishedOn: PAST });
  await payload.db.updateOne({ collection: 'news', id, data: { publishedOn: TO_COME } });
  const { docs } = await payload.findVersions({ collection: 'news', where: { parent: { equals: id } }, depth: 0, locale: 'all' });
  for (const version of docs)
    await payload.db.updateVersion({
      collection: 'news',
      id: version.id,
      versionData: { ...version, version: { ...version.version, publishedOn: TO_COME } },
    });
  return id;
}

test('a future date refuses publication with an error at the field, in every collection with a date', async () => {
  const collections = ['news', 'archive-articles', 'press-releases', 'galleries', 'professional-documents'] as const;
  await everyRow(collections, String, async (collection) => {
    const data = { title: 'Majd', publishedOn: TO_COME, _status: 'published' };
    const { status, body } = await act('POST', `/${collection}`, { as: 'editor', data });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { data: { errors: expect.arrayContaining([{ label: expect.anything(), message: REFUSAL, path: 'publishedOn' }]) } },
    ]);
  });
});

test('a future date refuses publication in English for an editor who uses English', async () => {
  const data = { title: 'Later', publishedOn: TO_COME, _status: 'published' };
  const { body } = await act('POST', '/news', { as: 'editor', data, language: 'en' });
  expect(JSON.stringify(body)).toContain('This date has not come yet.');
});

test('a future date refuses publication by every endpoint', async () => {
  const id = await createNews('Minden úton');
  const data = { _status: 'published' };
  const ways: [name: string, method: string, path: string, data: Record<string, unknown>][] = [
    ['one', 'PATCH', `/news/${id}`, data],
    ['one as a draft’s save', 'PATCH', `/news/${id}?draft=true`, data],
    ['one with its text', 'PATCH', `/news/${id}`, { ...data, title: 'Új cím', publishedOn: TO_COME }],
    ['many at once', 'PATCH', `/news?where[id][in][0]=${id}`, data],
    ['many drafts at once', 'PATCH', `/news?draft=true&where[id][in][0]=${id}`, data],
    ['one language', 'PATCH', `/news/${id}?locale=hu&publishSpecificLocale=hu`, data],
    ['all languages', 'PATCH', `/news/${id}?publishAllLocales=true`, data],
  ];
  await everyRow(
    ways,
    ([name]) => name,
    async ([, method, path, request]) => {
      const { body } = await act(method, path, { as: 'editor', data: request });
      expect(JSON.stringify(body.errors)).toContain('A cikk dátuma');
      expect(await getStatus('news', id)).toBe('draft');
    },
  );
});

test('a future date is stored in a draft', async () => {
  const id = await createNews('Vázlat');
  expect((await act('PATCH', `/news/${id}?draft=true`, { as: 'editor', data: { title: 'Vázlat, újra' } })).status).toBe(200);
  expect(await payload.findByID({ collection: 'news', id, draft: true })).toMatchObject({ publishedOn: TO_COME, title: 'Vázlat, újra' });
});

test('an article published earlier with a future date stays public, and can be unpublished and deleted', async () => {
  const [shown, thrown] = [await storePublished('Régi'), await storePublished('Régi, eldobott')];
  expect(await payload.findByID({ collection: 'news', id: shown })).toMatchObject({ _status: 'published', publishedOn: TO_COME });
  expect((await act('PATCH', `/news/${shown}`, { as: 'editor', data: { _status: 'draft' } })).status).toBe(200);
  expect(await getStatus('news', shown)).toBe('draft');
  expect((await act('PATCH', `/news/${thrown}`, { as: 'editor', data: { deletedAt: new Date().toISOString() } })).status).toBe(200);
});

test('a new article gets the current date; an article without a date stays without', async () => {
  const before = Date.now();
  const id = await createDraft(payload, 'news', { title: 'Mai' });
  const { publishedOn } = await payload.findByID({ collection: 'news', id, draft: true });
  expect(Date.parse(publishedOn)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(publishedOn)).toBeLessThanOrEqual(Date.now());
  const without = await createDraft(payload, 'news', { title: 'Dátum nélkül', publishedOn: null });
  expect(await payload.findByID({ collection: 'news', id: without, draft: true })).toMatchObject({ publishedOn: null });
});
