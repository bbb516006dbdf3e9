import { expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { openForPeople } from '../../testing/accounts/test-people.ts';
import { richText } from '../../testing/test-content.ts';

const { payload, act } = await openForPeople();
await payload.create({ collection: 'products', data: { name: 'Ballon', slug: 'ballon', _status: 'published' }, draft: true });
await payload.create({ collection: 'redirects', data: { from: '/regi-oldal', to: '/terkep', status: '301' } });

const create = (collection: string, data: Record<string, unknown>, language: 'hu' | 'en' = 'hu') =>
  act('POST', `/${collection}?draft=${data['_status'] !== 'published'}&locale=${language}`, { as: 'admin', data, language });

test('a slug whose path leads to something else is refused in the editor’s language', async () => {
  const rows: [collection: string, slug: string, language: 'hu' | 'en', part: string][] = [
    ['pages', 'karrier', 'hu', 'saját oldala'],
    ['pages', 'most', 'hu', 'saját oldala'],
    ['pages', 'admin', 'hu', 'saját oldala'],
    ['pages', 'api', 'hu', 'saját oldala'],
    ['pages', 'metrics', 'hu', 'saját oldala'],
    ['pages', 'en', 'hu', 'saját oldala'],
    ['pages', 'career', 'en', 'a page of its own'],
    // It would be shown under the same slug in the other language.
    ['pages', 'now', 'hu', 'saját oldala'],
    ['pages', 'the-project', 'hu', 'saját oldala'],
    ['pages', 'karrier', 'en', 'a page of its own'],
    ['press-releases', 'media', 'hu', 'saját oldala'],
    ['pages', 'ballon-complaint-report', 'hu', 'saját oldala'],
    ['pages', 'ballon-panaszkezeles', 'hu', 'saját oldala'],
    ['pages', 'regi-oldal', 'hu', 'át van irányítva'],
    ['press-releases', 'mediatar', 'hu', 'saját oldala'],
    ['press-releases', 'media', 'en', 'a page of its own'],
    ['projects', 'a-liget-projekt-elso-10-eve', 'hu', 'saját oldala'],
    ['pages', 'x'.repeat(121), 'hu', 'Legfeljebb 120 karakter'],
  ];
  await everyRow(rows, String, async ([collection, slug, language, part]) => {
    const { status, body } = await create(collection, { title: 'Próba', slug, _status: 'published' }, language);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(part)]);
  });
});

test('a slug used by another screen or collection is accepted when its path leads to the item', async () => {
  const rows = [
    ['pages', 'mediatar'],
    ['pages', 'sajtokapcsolat'],
    ['pages', 'valami-panaszkezeles'],
    ['press-releases', 'karrier'],
    ['events', 'terkep'],
  ];
  await everyRow(rows, String, async ([collection = '', slug]) =>
    expect((await create(collection, { title: `Próba ${slug}`, slug })).status).toBe(201),
  );
});

test('a slug of a screen in the other language is accepted when the item has its own slug there', async () => {
  const { body } = await create('pages', { title: 'Now', slug: 'whats-new', body: richText('Text'), _status: 'draft' }, 'en');
  const { id } = body.doc as { id: number };
  const { status } = await act('PATCH', `/pages/${id}?locale=hu`, {
    as: 'admin',
    data: { title: 'Most', slug: 'now', body: richText('Szöveg'), _status: 'published' },
  });
  expect(status).toBe(200);
});

test('a slug made from the title avoids the paths of the site’s own screens', async () => {
  const { body } = await create('pages', { title: 'Magazin' });
  expect(body.doc).toMatchObject({ slug: 'magazin-2' });
  expect((await create('pages', { title: 'Press' })).body.doc).toMatchObject({ slug: 'press-2' });
});
