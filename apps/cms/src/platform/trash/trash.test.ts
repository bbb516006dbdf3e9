import { describe, expect, it } from 'vitest';
import { createPeople } from '../../testing/accounts/test-people.ts';
import { createDraft, publish, richText } from '../../testing/test-content.ts';
import { openContentApi } from '../../testing/test-content-api.ts';
import { loadContentRevision } from '../content-revision/revision.ts';

const NOW = '2026-11-20T10:00:00.000Z';
const inTrash = { deletedAt: NOW };

const { payload, ask, ids } = await openContentApi();
const act = await createPeople(payload);

const story = (title: string) =>
  publish(payload, 'news', { title, body: richText('Szöveg'), publishedOn: '2026-10-01T08:00:00.000Z' }, { title: `${title} EN` });

/** Everything that visitors can list, as text. */
async function publicSide(): Promise<string> {
  const paths = [
    '/hu/news?limit=100',
    '/en/news?limit=100',
    '/hu/events?limit=100',
    '/hu/search?q=kidobott',
    '/hu/map',
    '/hu/menus',
    '/hu/redirects',
    '/hu/top-locations',
  ];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await ask.request(path);
      expect([path, response.status]).toEqual([path, 200]);
      return response.text();
    }),
  );
  // Only names, because the answers are long.
  return [...new Set(answers.join('\n').match(/Kidobott \p{L}+|"\/kidobott"/gu))].join('\n');
}

describe('a deleted document', () => {
  it('is not public, and is restored unchanged', async () => {
    const id = await story('Kidobott hír');
    const program = await publish(payload, 'events', {
      title: 'Kidobott program',
      category: ids.category,
      dates: [{ start: '2026-11-21T10:00:00.000Z' }],
    });
    const before = await publicSide();
    expect(before).toContain('Kidobott hír');
    expect(before).toContain('Kidobott program');
    const revision = await loadContentRevision(payload);
    for (const path of [`/news/${id}`, `/events/${program}`])
      expect((await act('PATCH', path, { as: 'editor', data: inTrash })).status).toBe(200);
    expect(await loadContentRevision(payload)).toBe(revision + 2);
    expect(await publicSide()).not.toContain('Kidobott');
    for (const path of ['/hu/news/kidobott-hir', '/en/news/kidobott-hir-en', '/hu/events/kidobott-program'])
      expect((await ask.json(path)).status).toBe(404);
    for (const [collection, document] of [
      ['news', id],
      ['events', program],
    ] as const) {
      const restored = await act('PATCH', `/${collection}?trash=true&where[id][equals]=${document}`, {
        as: 'editor',
        data: { deletedAt: null, _status: 'published' },
      });
      expect(restored.body.errors).toEqual([]);
    }
    expect(await loadContentRevision(payload)).toBe(revision + 4);
    expect((await ask.json('/en/news/kidobott-hir-en')).status).toBe(200);
    expect(await publicSide()).toContain('Kidobott program');
  });

  it('raises the revision also when its changes were not published yet', async () => {
    const id = await story('Félig átírt');
    await act('PATCH', `/news/${id}?draft=true&autosave=true`, { as: 'editor', data: { title: 'Átírva', _status: 'draft' } });
    const revision = await loadContentRevision(payload);
    expect((await ask.json('/hu/news/felig-atirt')).status).toBe(200);
    await act('PATCH', `/news/${id}`, { as: 'editor', data: inTrash });
    expect(await loadContentRevision(payload)).toBe(revision + 1);
    expect((await ask.json('/hu/news/felig-atirt')).status).toBe(404);
  });

  it('goes to the trash completely, even when the request asks for a draft', async () => {
    const id = await story('Vázlatként kidobott');
    await act('PATCH', `/news/${id}?draft=true`, { as: 'editor', data: inTrash });
    expect((await ask.json('/hu/news/vazlatkent-kidobott')).status).toBe(404);
  });

  it('may be a draft without the fields that publishing requires', async () => {
    const id = await createDraft(payload, 'events', { title: 'Kategória nélkül' });
    expect((await act('PATCH', `/events/${id}`, { as: 'editor', data: inTrash })).status).toBe(200);
    expect((await act('GET', '/events?trash=true&where[deletedAt][exists]=true', { as: 'editor' })).body.totalDocs).toBe(1);
  });

  it('may be a row of a list without drafts', async () => {
    const type = await publish(payload, 'event-types', { name: 'Kidobott típus', category: ids.category });
    const path = await publish(payload, 'redirects', { from: '/kidobott', to: '/terkep' });
    expect(await publicSide()).toContain('"/kidobott"');
    for (const address of [`/event-types/${type}`, `/redirects/${path}`])
      expect((await act('PATCH', address, { as: 'editor', data: inTrash })).status).toBe(200);
    expect(await publicSide()).not.toContain('"/kidobott"');
  });
});

describe('a document that is not deleted', () => {
  it('stays public with its published texts while an editor changes the draft', async () => {
    const id = await story('Közzétett szavak');
    const revision = await loadContentRevision(payload);
    // As every form of the admin sends it.
    const form = { title: 'Készülő szavak', deletedAt: null, _status: 'draft' };
    expect((await act('PATCH', `/news/${id}?draft=true&autosave=true&locale=hu`, { as: 'editor', data: form })).status).toBe(200);
    expect(await ask.json('/hu/news/kozzetett-szavak')).toMatchObject({ status: 200, body: { data: { title: 'Közzétett szavak' } } });
    expect((await act('GET', `/news/${id}?draft=true&locale=hu`, { as: 'editor' })).body).toMatchObject({ title: 'Készülő szavak' });
    expect(await loadContentRevision(payload)).toBe(revision);
  });
});

describe('permanent deletion', () => {
  it('is refused to editors, for one or many documents, and allowed to administrators', async () => {
    const id = await story('Végleg');
    const many = `/news?where[id][in]=${id}`;
    expect((await act('DELETE', `/news/${id}`, { as: 'editor' })).status).toBe(403);
    expect((await act('DELETE', many, { as: 'editor' })).status).toBe(403);
    expect((await act('PATCH', many, { as: 'editor', data: inTrash })).status).toBe(403);
    await act('PATCH', `/news/${id}`, { as: 'editor', data: inTrash });
    const emptying = `/news?trash=true&where[deletedAt][exists]=true&where[id][equals]=${id}`;
    expect((await act('DELETE', emptying, { as: 'editor' })).status).toBe(403);
    expect((await act('DELETE', `/news/${id}?trash=true`, { as: 'editor' })).status).toBe(403);
    expect((await act('DELETE', emptying, { as: 'admin' })).body.docs).toHaveLength(1);
    const others = [await story('Egyik'), await story('Másik')];
    const trashed = await act('PATCH', `/news?where[id][in]=${others.join(',')}`, { as: 'admin', data: inTrash });
    expect(trashed.body.docs).toHaveLength(2);
  });
});

describe('the slug of a document in the trash', () => {
  it('is reserved: a new item of the same title gets the next number', async () => {
    const id = await story('Ugyanaz');
    await act('PATCH', `/news/${id}`, { as: 'editor', data: inTrash });
    const second = await act('POST', '/news?locale=hu', {
      as: 'editor',
      data: { title: 'Ugyanaz', body: richText('Szöveg'), publishedOn: NOW, _status: 'published' },
    });
    expect(second.body.doc).toMatchObject({ slug: 'ugyanaz-2' });
  });

  it('is refused for others with a message about the trash', async () => {
    const id = await story('Foglalt');
    await act('PATCH', `/news/${id}`, { as: 'editor', data: inTrash });
    const typed = { title: 'Új', slug: 'foglalt', publishedOn: NOW, _status: 'published' };
    const refused = async (language: 'hu' | 'en') =>
      JSON.stringify((await act('POST', '/news?locale=hu', { as: 'editor', data: typed, language })).body);
    expect(await refused('hu')).toContain('a kukában van');
    expect(await refused('en')).toContain('in the trash');
  });

  it('is handled like other unique values', async () => {
    const id = await publish(payload, 'redirects', { from: '/egyszer', to: '/terkep' });
    await act('PATCH', `/redirects/${id}`, { as: 'editor', data: inTrash });
    const again = await act('POST', '/redirects', { as: 'editor', data: { from: '/egyszer', to: '/terkep', status: '301' } });
    expect(again.status).toBe(400);
    expect(JSON.stringify(again.body)).toContain('a kukában van');
  });
});
