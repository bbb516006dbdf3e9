import { describe, expect, it } from 'vitest';
import { openForPeople } from '../../testing/accounts/test-people.ts';
import { createFile, createPicture } from '../../testing/media/test-uploads.ts';
import { createApiClient, createDraft, publish, richText, signIn } from '../../testing/test-content.ts';
import { Usages } from './usage-texts.ts';

const inTrash = { deletedAt: '2026-11-20T10:00:00.000Z' };
const publishedOn = '2026-10-01T08:00:00.000Z';

const { payload, act } = await openForPeople();

/** A rich text whose last node has another type. */
function textWith(node: Record<string, unknown>) {
  const { root } = richText('Szöveg');
  return { root: { ...root, children: [...root.children, { version: 1, ...node }] } };
}
const upload = (relationTo: string, value: number) => textWith({ type: 'upload', format: '', relationTo, value, fields: null, id: 'a1' });
const linkTo = (relationTo: string, value: number) =>
  textWith({
    type: 'paragraph',
    direction: 'ltr',
    format: '',
    indent: 0,
    textFormat: 0,
    children: [
      {
        type: 'link',
        version: 3,
        direction: 'ltr',
        format: '',
        indent: 0,
        id: 'b2',
        fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } },
        children: [{ type: 'text', version: 1, text: 'ide', format: 0, detail: 0, mode: 'normal', style: '' }],
      },
    ],
  });

async function refused(collection: string, id: number, language: 'hu' | 'en' = 'hu'): Promise<string> {
  const { status, body } = await act('PATCH', `/${collection}/${id}`, { as: 'admin', data: inTrash, language });
  return status === 409 ? (body.errors?.[0]?.message ?? '') : `not refused: ${status}`;
}
const taken = 'not refused: 200';

describe('a document in use', () => {
  it('is refused deletion with a message in the editor’s language about where a picture is shown', async () => {
    const picture = await createPicture(payload);
    await publish(payload, 'pages', { title: 'A tóról', picture }, { title: 'About the lake' });
    const category = await publish(payload, 'gallery-categories', { title: 'Természet' });
    await publish(payload, 'galleries', { title: 'Tavi képek', category, publishedOn, items: [{ picture }] });
    await payload.updateGlobal({ slug: 'project-review', data: { title: 'Tíz év', years: [{ year: 2016, title: 'Kezdet', picture }] } });
    expect(await refused('media', picture)).toBe(
      'Nem törölhető, mert használatban van: Képgaléria „Tavi képek”, Oldal „A tóról”, A Liget Projekt első 10 éve.',
    );
    expect(await refused('media', picture, 'en')).toContain(
      'It cannot be deleted, because it is in use: Gallery ‘Tavi képek’, Page ‘About the lake’',
    );
    const answer = await act('DELETE', `/media/${picture}`, { as: 'admin' });
    expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([409, expect.stringContaining('Oldal „A tóról”')]);
    const many = await act('DELETE', `/media?where[id][in]=${picture}`, { as: 'admin' });
    expect(JSON.stringify(many.body.errors)).toContain('Oldal „A tóról”');
  });

  it.each<[string, (picture: number) => Record<string, unknown>]>([
    ['a list of pictures', (picture) => ({ gallery: [picture] })],
    ['the text', (picture) => ({ body: upload('media', picture) })],
    ['a building block', (picture) => ({ sections: [{ blockType: 'gallery', title: 'K', anchor: 'k', pictures: [picture] }] })],
    [
      'a group in a block',
      (picture) => ({
        sections: [{ blockType: 'comparison', title: 'K', anchor: 'k', before: { picture, label: 'a' }, after: { picture, label: 'b' } }],
      }),
    ],
    [
      'rows in a block',
      (picture) => ({ sections: [{ blockType: 'activities', title: 'K', anchor: 'k', items: [{ title: 'T', picture }] }] }),
    ],
    ['text in a block', (picture) => ({ sections: [{ blockType: 'access', title: 'K', anchor: 'k', body: upload('media', picture) }] })],
  ])('is found in %s', async (_, fields) => {
    const picture = await createPicture(payload);
    const other = await createPicture(payload);
    await publish(payload, 'projects', { title: 'Ház', ...fields(picture) });
    expect(await refused('media', picture)).toContain('Projekt „Ház”');
    expect(await refused('media', other)).toBe(taken);
  });

  it('is found in English texts, drafts and unpublished changes', async () => {
    const [english, drafted, changed, left] = [
      await createPicture(payload),
      await createPicture(payload),
      await createPicture(payload),
      await createPicture(payload),
    ];
    await publish(payload, 'pages', { title: 'Angolul' }, { title: 'In English', body: upload('media', english) });
    await createDraft(payload, 'pages', { title: 'Vázlatban', picture: drafted });
    const id = await publish(payload, 'pages', { title: 'Átírt', picture: left });
    await act('PATCH', `/pages/${id}?draft=true&autosave=true`, { as: 'editor', data: { picture: changed, _status: 'draft' } });
    expect(await refused('media', english)).toContain('„Angolul”');
    expect(await refused('media', drafted)).toContain('„Vázlatban”');
    expect(await refused('media', changed)).toContain('„Átírt”');
    expect(await refused('media', left)).toContain('„Átírt”');
    await act('PATCH', `/pages/${id}`, { as: 'editor', data: { picture: changed, _status: 'published' } });
    expect(await refused('media', left)).toBe(taken);
  });

  it('is kept if it is a file, a place, a category, a type or the target of a text’s link', async () => {
    const file = await createFile(payload);
    await publish(payload, 'professional-documents', { title: 'Jelentés', group: 'G', publishedOn, file });
    expect(await refused('files', file)).toContain('Szakmai anyag „Jelentés”');
    const category = await publish(payload, 'event-categories', { slug: 'cultural', name: 'Kultúra' });
    const type = await publish(payload, 'event-types', { name: 'Koncert', category });
    const location = await publish(payload, 'event-locations', { title: 'Terem' });
    const series = await publish(payload, 'event-series', { title: 'Sorozat' });
    const program = await publish(payload, 'events', {
      title: 'Est',
      category,
      type,
      location,
      series,
      dates: [{ start: '2026-11-21T10:00:00.000Z' }],
    });
    for (const [collection, id] of Object.entries({ 'event-types': type, 'event-locations': location, 'event-series': series }))
      expect(await refused(collection, id)).toContain('Program „Est”');
    expect(await refused('event-categories', category)).toContain('Programtípus „Koncert”');
    await publish(payload, 'news', { title: 'Ajánló', publishedOn, body: linkTo('events', program) });
    expect(await refused('events', program)).toContain('Magazincikk „Ajánló”');
  });

  it('is not found in the trash, in itself, or by an equal id of another collection', async () => {
    const picture = await createPicture(payload);
    const trashed = await publish(payload, 'pages', { title: 'Kidobva', picture, body: upload('media', picture) });
    const own = await publish(payload, 'pages', { id: 7001, title: 'Önmagára' });
    await payload.update({ collection: 'pages', id: own, data: { body: linkTo('pages', own), _status: 'published' } });
    await publish(payload, 'news', { id: own, title: 'Azonos számú', publishedOn });
    await publish(payload, 'pages', { title: 'Más', body: linkTo('news', own) });
    expect(await refused('pages', trashed)).toBe(taken);
    expect(await refused('media', picture)).toBe(taken);
    expect(await refused('pages', own)).toBe(taken);
  });

  it('is not deleted permanently while a text in the trash refers to it, because its id may be reused', async () => {
    const picture = await createPicture(payload);
    const id = await publish(payload, 'pages', { title: 'Kukás szöveg', body: upload('media', picture) });
    await act('PATCH', `/pages/${id}`, { as: 'editor', data: inTrash });
    expect(await refused('media', picture)).toBe(taken);
    const deleteForever = async () => (await act('DELETE', `/media/${picture}?trash=true`, { as: 'admin' })).status;
    expect(await deleteForever()).toBe(409);
    expect((await act('DELETE', `/pages/${id}?trash=true`, { as: 'admin' })).status).toBe(200);
    expect(await deleteForever()).toBe(200);
  });

  it('is not deleted permanently while a row in the trash requires it', async () => {
    const category = await publish(payload, 'event-categories', { slug: 'sport', name: 'Sport' });
    const id = await publish(payload, 'event-types', { name: 'Futás', category });
    await act('PATCH', `/event-types/${id}`, { as: 'admin', data: inTrash });
    expect(await refused('event-categories', category)).toBe(taken);
    const answer = await act('DELETE', `/event-categories/${category}?trash=true`, { as: 'admin' });
    expect(answer.body.errors?.[0]?.message).toBe('Nem törölhető, mert használatban van: Programtípus „Futás (a kukában)”.');
  });

  it('has the first usages by name and the number of the others', async () => {
    const category = await publish(payload, 'news-categories', { name: 'Sok' });
    for (let number = 1; number <= 10; number += 1) await publish(payload, 'news', { title: `Hír ${number}`, publishedOn, category });
    expect(await refused('news-categories', category)).toMatch(/„Hír 1”.*„Hír 8” és még 2 helyen\.$/);
  });

  it('has usages that only editors can read', async () => {
    const picture = await createPicture(payload);
    const page = await publish(payload, 'pages', { title: 'Hol', picture }, { title: 'Where' });
    const { body } = await act('GET', `/media/${picture}/usages`, { as: 'editor' });
    expect(Usages.parse(body).usages).toEqual([
      { collection: 'pages', id: page, kind: { hu: 'Oldal', en: 'Page' }, title: { hu: 'Hol', en: 'Where' } },
    ]);
    expect((await createApiClient(payload).json(`/media/${picture}/usages`)).status).toBe(401);
  });

  it('hides titles that the editor may not see', async () => {
    const picture = await createPicture(payload);
    await createDraft(payload, 'public-information', { title: 'Titkos', picture });
    const own = { email: 'magazine@liget.example', password: 'a long password of another' };
    await payload.create({ collection: 'users', data: { ...own, name: 'Magda', roles: ['magazine'] } });
    const { body } = await createApiClient(payload).json(`/media/${picture}/usages`, { headers: await signIn(payload, own) });
    expect(JSON.stringify(body)).not.toContain('Titkos');
    expect(body).toMatchObject({ total: 1, usages: [{ collection: 'public-information', id: null }] });
  });
});

describe('a restored document', () => {
  it('is shown without a picture that was deleted permanently meanwhile', async () => {
    const [picture, file] = [await createPicture(payload), await createFile(payload)];
    // SQLite reuses the last id.
    await createPicture(payload);
    const id = await publish(payload, 'pages', {
      title: 'Visszatérő',
      picture,
      body: upload('media', picture),
      sections: [
        { blockType: 'gallery', title: 'K', anchor: 'k', pictures: [picture] },
        { blockType: 'text', title: 'S', anchor: 's', picture, body: upload('files', file) },
      ],
    });
    await act('PATCH', `/pages/${id}`, { as: 'editor', data: inTrash });
    await payload.db.deleteOne({ collection: 'media', where: { id: { equals: picture } } });
    await payload.db.deleteOne({ collection: 'files', where: { id: { equals: file } } });
    await act('PATCH', `/pages?trash=true&where[id][equals]=${id}`, { as: 'editor', data: { deletedAt: null, _status: 'published' } });
    const page = await createApiClient(payload).json('/hu/pages/visszatero');
    expect(page).toMatchObject({ status: 200, body: { data: { title: 'Visszatérő', media: {} } } });
    expect(JSON.stringify(page.body)).not.toContain('/media/');
  });

  it('is shown without a picture that is in the trash', async () => {
    const picture = await createPicture(payload);
    const id = await publish(payload, 'pages', { title: 'Kukás kép', picture, body: upload('media', picture) });
    await act('PATCH', `/pages/${id}`, { as: 'editor', data: inTrash });
    expect(await refused('media', picture)).toBe(taken);
    await act('PATCH', `/pages?trash=true&where[id][equals]=${id}`, { as: 'editor', data: { deletedAt: null, _status: 'published' } });
    const page = await createApiClient(payload).json('/hu/pages/kukas-kep');
    expect(page.status).toBe(200);
    expect(JSON.stringify(page.body)).not.toContain('/media/');
  });
});
