import type { Payload } from 'payload';
import { describe, expect, test } from 'vitest';
import { bothDatabases, DATABASES } from '../../testing/databases/test-databases.ts';
import { createPicture } from '../../testing/media/test-uploads.ts';
import { publish, richText } from '../../testing/test-content.ts';
import { ensureRevision } from '../content-revision/raise.ts';
import { setSuccessor } from './former.ts';
import { loadFormerRedirects } from './former-redirects.ts';

const open = bothDatabases();
const dated = { body: richText('Szöveg'), publishedOn: '2026-10-01T08:00:00.000Z' };
const story = (payload: Payload, title: string, more: object = {}) =>
  publish(payload, 'news', { ...dated, title, ...more }, { title: `${title} EN` });

/** from → to (status) of the redirects whose paths contain this word. */
const leading = async (payload: Payload, word: string) =>
  (await loadFormerRedirects(payload))
    .filter(({ from }) => from.includes(word))
    .map(({ from, to, status }) => `${from} → ${to} (${status})`)
    .toSorted();

const save = (
  payload: Payload,
  id: number,
  data: object,
  { locale = 'hu', draft = false }: { locale?: 'hu' | 'en'; draft?: boolean } = {},
) => payload.update({ collection: 'news', id, locale, draft, depth: 0, data: { _status: draft ? 'draft' : 'published', ...data } });

describe.each(DATABASES)('former paths on %s', (database) => {
  test('redirect to the item’s current path, in each language, after any number of changes', async () => {
    const payload = open(database);
    await ensureRevision(payload);
    const id = await story(payload, 'Vandor');
    expect(await leading(payload, 'vandor')).toEqual([]);
    await save(payload, id, { slug: 'vandor-masodik' });
    expect(await leading(payload, 'vandor')).toEqual(['/magazin/vandor → /magazin/vandor-masodik (301)']);
    await save(payload, id, { slug: 'vandor-harmadik' });
    await save(payload, id, { slug: 'vandor-third' }, { locale: 'en' });
    expect(await leading(payload, 'vandor')).toEqual([
      '/en/magazine/vandor-en → /en/magazine/vandor-third (301)',
      '/magazin/vandor → /magazin/vandor-harmadik (301)',
      '/magazin/vandor-masodik → /magazin/vandor-harmadik (301)',
    ]);
    // Renamed back: the page exists again at this path.
    await save(payload, id, { slug: 'vandor' });
    expect(await leading(payload, 'magazin/vandor')).toEqual([
      '/magazin/vandor-harmadik → /magazin/vandor (301)',
      '/magazin/vandor-masodik → /magazin/vandor (301)',
    ]);
  });

  test('include only public ones: no paths of drafts, but also paths of a republication', async () => {
    const payload = open(database);
    const id = await story(payload, 'Tervezet');
    await save(payload, id, { slug: 'tervezet-kozben' }, { draft: true });
    await save(payload, id, { slug: 'tervezet-vegleges' }, { draft: true });
    expect(await leading(payload, 'tervezet')).toEqual([]);
    await payload.update({ collection: 'news', id, depth: 0, locale: 'hu', data: { _status: 'published', slug: 'tervezet-vegleges' } });
    expect(await leading(payload, 'tervezet')).toEqual(['/magazin/tervezet → /magazin/tervezet-vegleges (301)']);
  });

  test('are replaced by a new item with the same path', async () => {
    const payload = open(database);
    const id = await story(payload, 'Helyet ado');
    await save(payload, id, { slug: 'elkoltozott' });
    expect(await leading(payload, 'helyet-ado')).toHaveLength(1);
    await story(payload, 'Ujonnan jott', { slug: 'helyet-ado' });
    expect(await leading(payload, 'helyet-ado')).toEqual([]);
  });

  test('of an unpublished item have no target until somebody sets it, and are removed when the item returns', async () => {
    const payload = open(database);
    const [id, other] = [await story(payload, 'Levett'), await story(payload, 'Helyette')];
    await payload.update({ collection: 'news', id, depth: 0, data: { _status: 'draft' } });
    expect(await leading(payload, 'levett')).toEqual([]);
    const reference = { relationTo: 'news', value: id } as const;
    await setSuccessor(payload, reference, { screen: 'magazine' });
    expect(await leading(payload, 'levett')).toEqual(['/en/magazine/levett-en → /en/magazine (302)', '/magazin/levett → /magazin (302)']);
    await setSuccessor(payload, reference, { page: { relationTo: 'news', value: other } });
    await save(payload, other, { slug: 'helyette-uj' });
    expect(await leading(payload, 'levett')).toEqual([
      '/en/magazine/levett-en → /en/magazine/helyette-en (302)',
      '/magazin/levett → /magazin/helyette-uj (302)',
    ]);

    await save(payload, id, {});
    expect(await leading(payload, 'levett')).toEqual([]);
    // The target stays for the next unpublication.
    await payload.update({ collection: 'news', id, depth: 0, data: { deletedAt: '2026-11-20T10:00:00.000Z' } });
    expect(await leading(payload, 'levett')).toHaveLength(2);
    await payload.delete({ collection: 'news', id, trash: true });
    expect(await leading(payload, 'levett')).toEqual([
      '/en/magazine/levett-en → /en/magazine/helyette-en (301)',
      '/magazin/levett → /magazin/helyette-uj (301)',
    ]);
  });

  test('of a gallery are below its category', async () => {
    const payload = open(database);
    const picture = await createPicture(payload);
    const category = await publish(payload, 'gallery-categories', { title: 'Tavasz', picture }, { title: 'Spring' });
    const id = await publish(
      payload,
      'galleries',
      { title: 'Virágok', category, publishedOn: dated.publishedOn, items: [{ picture }] },
      { title: 'Flowers' },
    );
    await payload.update({ collection: 'galleries', id, locale: 'hu', depth: 0, data: { _status: 'published', slug: 'szirmok' } });
    await payload.update({
      collection: 'gallery-categories',
      id: category,
      locale: 'hu',
      depth: 0,
      data: { _status: 'published', slug: 'kikelet' },
    });
    expect(await leading(payload, 'tavasz')).toEqual([
      '/sajto/mediatar/tavasz → /sajto/mediatar/kikelet (301)',
      '/sajto/mediatar/tavasz/viragok → /sajto/mediatar/kikelet/szirmok (301)',
    ]);
  });

  test('are stored in the transaction of the save', async () => {
    const payload = open(database);
    const id = await story(payload, 'Egyszerre');
    await expect(save(payload, id, { slug: 'Rossz Slug' })).rejects.toThrow('Az oldal címe a honlapon');
    expect(await leading(payload, 'egyszerre')).toEqual([]);
  });
});
