import type { EndpointAnswer } from '@liget/content-api';
import { DRAFT_MENU_HEADER, INSTANT_HEADER, createDraftCredential as serviceCredential } from '@liget/content-api/preview';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { createDraft, publish, signIn } from '../testing/test-content.ts';
import { openContentApi } from '../testing/test-content-api.ts';

const { payload, ask } = await openContentApi();

const revision = async () => Number((await ask.request('/hu/menus')).headers.get('x-content-revision'));

describe('drafts', () => {
  const credentials = { email: 'editor@example.org', password: 'a long password of an editor' };
  let asEditor: Record<string, string>;

  beforeAll(async () => {
    await payload.create({ collection: 'users', data: { ...credentials, name: 'Editor', roles: ['administrator'] } });
    asEditor = await signIn(payload, credentials);
    await createDraft(payload, 'news', { title: 'Titok', publishedOn: '2026-11-01T00:00:00.000Z' });
  });

  it('are visible to editors in the admin, but not here', async () => {
    const admin = await ask.json('/news?where[slug][equals]=titok&draft=true', { headers: asEditor });
    expect(admin.body).toMatchObject({ totalDocs: 1 });
    for (const headers of [{}, asEditor]) {
      for (const path of ['/hu/news/titok', '/hu/news/titok?draft=true', '/en/news/titok'])
        expect((await ask.json(path, { headers })).status).toBe(404);
      for (const path of ['/hu/news?limit=100', '/hu/search?q=titok', '/hu/news?q=titok', '/hu/news/oszi-seta'])
        expect(JSON.stringify((await ask.json(path, { headers })).body)).not.toContain('Titok');
    }
  });

  /** Saves a draft like the admin's autosave. */
  async function autosave(slug: string, title: string): Promise<void> {
    const {
      docs: [article],
    } = await payload.find({ collection: 'news', where: { 'slug.hu': { equals: slug } }, depth: 0 });
    const saved = await ask.request(`/news/${article?.['id']}?draft=true&autosave=true&locale=hu`, {
      method: 'PATCH',
      headers: { ...asEditor, 'content-type': 'application/json' },
      body: JSON.stringify({ title, _status: 'draft' }),
    });
    expect(saved.status).toBe(200);
  }

  it('of a published article leave the published one unchanged', async () => {
    await autosave('oszi-seta', 'Átírva');
    await publish(payload, 'qr-codes', { code: 'b3', to: '/terkep' });
    expect((await ask.json('/hu/news/oszi-seta', { headers: asEditor })).body).toMatchObject({ data: { title: 'Őszi séta' } });
  });

  it('of a published article leave the revision unchanged', async () => {
    const before = await revision();
    await autosave('masik-hir', 'Átírva');
    expect(await revision()).toBe(before);
  });

  it('raise the revision when they are published, withdrawn and deleted', async () => {
    const before = await revision();
    const id = await createDraft(payload, 'pages', { title: 'Új oldal' });
    expect(await revision()).toBe(before);
    await payload.update({ collection: 'pages', id, data: { _status: 'published' } });
    expect(await revision()).toBe(before + 1);
    expect((await ask.json('/hu/pages/uj-oldal')).status).toBe(200);
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    expect(await revision()).toBe(before + 2);
    expect((await ask.json('/hu/pages/uj-oldal')).status).toBe(404);
    await payload.delete({ collection: 'pages', id });
    expect(await revision()).toBe(before + 3);
  });

  it('raise the revision when a withdrawn document has unpublished changes', async () => {
    const id = await publish(payload, 'pages', { title: 'Visszavont oldal' });
    await payload.update({ collection: 'pages', id, draft: true, data: { title: 'Átírt oldal', _status: 'draft' } });
    const before = await revision();
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    expect(await revision()).toBe(before + 1);
    expect((await ask.json('/hu/pages/visszavont-oldal')).status).toBe(404);
  });
});

describe('an answer for another instant', () => {
  const SECRET = 'a secret of previews, longer than thirty-two signs';
  const site = { authorization: `Bearer ${serviceCredential(SECRET)}` };
  const daysFrom = async (headers: Record<string, string>) => {
    const response = await ask.request('/hu/event-agenda', { headers });
    return { body: await response.json(), cache: response.headers.get('cache-control') };
  };

  it('is sent to the site for an editor’s preview, and not cached', async () => {
    vi.stubEnv('PREVIEW_SECRET', SECRET);
    const today = await daysFrom({});
    const past = await daysFrom({ ...site, [INSTANT_HEADER]: '2026-01-02T08:00:00Z' });
    expect(past.cache).toBe('no-store');
    expect(past.body).not.toEqual(today.body);
    expect(await daysFrom({})).toEqual(today);
  });

  it('has the newest version of the menu that the site names, and of no other', async () => {
    vi.stubEnv('PREVIEW_SECRET', SECRET);
    const items = (title: string) => [{ title, url: '/terkep' }];
    await payload.delete({ collection: 'menus', where: {} });
    const header = await publish(payload, 'menus', { name: 'HeaderVisitors', items: items('Fejléc') });
    const footer = await publish(payload, 'menus', { name: 'FooterLeftColumn', items: items('Lábléc') });
    const unpublished = await createDraft(payload, 'menus', { name: 'FooterRightColumn', items: items('Új oszlop') });
    for (const id of [header, footer])
      await payload.update({ collection: 'menus', id, draft: true, data: { items: items('Piszkozat'), _status: 'draft' } });
    const read = async (headers: Record<string, string>) => {
      const { body } = await ask.json('/hu/menus', { headers });
      return (body as EndpointAnswer<'menus'>).menus.flatMap((zone) => zone.menus.map(({ title }) => `${zone.name}: ${title}`)).toSorted();
    };
    const at = { [INSTANT_HEADER]: '2026-11-20T12:00:00Z' };
    const published = ['FooterLeftColumn: Lábléc', 'HeaderVisitors: Fejléc'];
    await everyRow<[headers: Record<string, string>, titles: string[]]>(
      [
        [{ ...site, ...at, [DRAFT_MENU_HEADER]: String(header) }, ['FooterLeftColumn: Lábléc', 'HeaderVisitors: Piszkozat']],
        [{ ...site, ...at, [DRAFT_MENU_HEADER]: String(unpublished) }, [...published, 'FooterRightColumn: Új oszlop'].toSorted()],
        [{ ...site, ...at, [DRAFT_MENU_HEADER]: '999' }, published],
        [{ ...site, ...at }, published],
        [{ ...at, [DRAFT_MENU_HEADER]: String(header) }, published],
        [{ [DRAFT_MENU_HEADER]: String(header) }, published],
        [{}, published],
      ],
      ([headers]) => JSON.stringify(headers),
      async ([headers, titles]) => expect(await read(headers)).toEqual(titles),
    );
  });

  it('is not sent to other clients', async () => {
    vi.stubEnv('PREVIEW_SECRET', SECRET);
    const today = await daysFrom({});
    expect(await daysFrom({ [INSTANT_HEADER]: '2026-01-02T08:00:00Z' })).toEqual(today);
    expect(await daysFrom({ authorization: 'Bearer x', [INSTANT_HEADER]: '2026-01-02T08:00:00Z' })).toEqual(today);
  });
});
