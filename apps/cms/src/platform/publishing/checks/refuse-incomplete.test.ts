import { expect, test, vi } from 'vitest';
import { openForPeople } from '../../../testing/accounts/test-people.ts';
import { createDraft, publish, richText } from '../../../testing/test-content.ts';

const dates = [{ start: '2030-12-01T17:00:00.000Z', end: '2030-12-01T18:00:00.000Z' }];
const publishedOn = '2026-10-01T08:00:00.000Z';

const { payload, act } = await openForPeople();
const category = await publish(payload, 'event-categories', { slug: 'zene', name: 'Zene' });

/** 'published', or the errors of the refusal by field. */
async function save(method: 'PATCH' | 'POST', path: string, data: object, language: 'hu' | 'en' = 'en') {
  const { status, body } = await act(method, path, { as: 'editor', language, data: { _status: 'published', ...data } });
  if (status < 300) return 'published';
  const [error] = (body.errors ?? []) as { message: string; data?: { errors?: { path: string; message: string }[] } }[];
  return error?.data?.errors?.map(({ path, message }) => `${path}: ${message}`) ?? `${status} ${error?.message}`;
}
const getStatus = async (collection: 'events' | 'news', id: number) => (await payload.findByID({ collection, id, depth: 0 }))['_status'];

async function createEnglish(collection: 'events' | 'news', data: object): Promise<number> {
  const { id } = await payload.create({ collection, locale: 'en', depth: 0, draft: true, data: { ...data, _status: 'draft' } });
  return Number(id);
}

test('a document without a Hungarian title is refused in the English form, at its field and in the editor’s language', async () => {
  const event = { title: 'English only', category, dates, status: 'scheduled' };
  const id = await createEnglish('events', event);
  expect(await save('PATCH', `/events/${id}?locale=en`, {})).toEqual(['title: It has no Hungarian title or name.']);
  expect(await save('PATCH', `/events/${id}?locale=en`, {}, 'hu')).toEqual(['title: Nincs magyar címe vagy neve.']);
  expect(await save('POST', '/events?locale=en', event)).toEqual(['title: It has no Hungarian title or name.']);
  expect(await getStatus('events', id)).toBe('draft');
  await act('PATCH', `/events/${id}?locale=hu&draft=true`, { as: 'editor', data: { title: 'Magyarul is', _status: 'draft' } });
  expect(await save('PATCH', `/events/${id}?locale=en`, {})).toBe('published');
});

test('an error of the collection’s own checks refuses a publication at its field: a rain date that ends before it starts', async () => {
  const rainDate = { start: '2030-12-10T17:00:00.000Z', end: '2030-12-09T17:00:00.000Z' };
  const event = { title: 'Esőnapos', category, dates, status: 'scheduled', rainDate };
  const expected = 'rainDate.end: On the rain date, too, it cannot end before it starts.';
  expect(await save('POST', '/events?locale=hu', event)).toEqual([expected]);
});

test('an error in the other language’s text refuses a publication, and names that language', async () => {
  const id = await createDraft(payload, 'news', { title: 'Cikk', publishedOn, body: richText('{ar:nincs-ilyen}') });
  await payload.update({ collection: 'news', id, locale: 'en', draft: true, data: { title: 'Article', body: richText('Text') } });
  expect(await save('PATCH', `/news/${id}?locale=en`, {})).toEqual([
    expect.stringMatching(/^body: In the Hungarian text: Text: .*ar:nincs-ilyen/),
  ]);
  await payload.update({ collection: 'news', id, locale: 'hu', draft: true, data: { body: richText('Szöveg') } });
  await payload.update({ collection: 'news', id, locale: 'en', draft: true, data: { body: richText('{ar:none}') } });
  expect(await save('PATCH', `/news/${id}?locale=hu`, {}, 'hu')).toEqual([expect.stringMatching(/^body: Szöveg \(angolul\): .*ar:none/)]);
});

test('a change of several documents publishes those without errors, and leaves the others as they are', async () => {
  const [whole, incomplete] = [
    await createDraft(payload, 'news', { title: 'Ép', publishedOn, body: richText('Szöveg') }),
    await createEnglish('news', { title: 'Incomplete', publishedOn, body: richText('Text') }),
  ];
  await payload.update({ collection: 'news', id: whole, locale: 'en', draft: true, data: { title: 'Whole' } });
  await act('PATCH', `/news?locale=en&draft=true&where[id][in]=${whole},${incomplete}`, { as: 'editor', data: { _status: 'published' } });
  expect([await getStatus('news', whole), await getStatus('news', incomplete)]).toEqual(['published', 'draft']);
});

test('what is public with an error can be saved and taken down, but gets no further error', async () => {
  const { id } = await payload.create({
    collection: 'news',
    locale: 'en',
    data: { title: 'Old', publishedOn, body: richText('Text'), _status: 'published' },
  });
  expect(await save('PATCH', `/news/${id}?locale=en`, { title: 'Old, corrected' })).toBe('published');
  await payload.update({ collection: 'news', id, locale: 'hu', draft: true, data: { body: richText('{ar:nincs}') } });
  expect(await save('PATCH', `/news/${id}?locale=en`, {})).toEqual([expect.stringMatching(/^body: In the Hungarian text/)]);
  expect((await act('PATCH', `/news/${id}?locale=en`, { as: 'editor', data: { _status: 'draft' } })).status).toBe(200);
});

test('a planned publication of an incomplete document fails, and one of a complete document does not', async () => {
  const base = { title: 'Tervezett', publishedOn };
  const [whole, incomplete] = [await createDraft(payload, 'news', base), await createDraft(payload, 'news', base)];
  await payload.update({
    collection: 'news',
    id: incomplete,
    locale: 'en',
    draft: true,
    data: { title: 'Planned', body: richText('{ar:none}') },
  });
  const at = new Date(Date.now() + 60_000).toISOString();
  for (const id of [whole, incomplete]) await act('POST', `/news/${id}/schedule`, { as: 'editor', data: { action: 'publish', at } });
  vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  await payload.jobs.run({ limit: 50, silent: true });
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect([await getStatus('news', whole), await getStatus('news', incomplete)]).toEqual(['published', 'draft']);
});
