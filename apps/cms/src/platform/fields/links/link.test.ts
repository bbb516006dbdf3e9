import type { EndpointAnswer } from '@liget/content-api';
import { describe, expect, it } from 'vitest';
import { openForPeople } from '../../../testing/accounts/test-people.ts';
import { createApiClient, publish, richText } from '../../../testing/test-content.ts';

const { payload, act } = await openForPeople();

type Data = Record<string, unknown>;

/** 'saved', or the error message. */
async function save(address: string, data: Data, language: 'hu' | 'en' = 'hu', method = 'POST'): Promise<string> {
  const { status, body } = await act(method, `/${address}`, { as: 'editor', data, language });
  return status < 300 ? 'saved' : JSON.stringify(body.errors);
}
const redirect = (from: string, to: string, language: 'hu' | 'en' = 'hu') => save('redirects', { from, to, status: '301' }, language);
/** A redirect whose target is the path of no page: it lost its page since. */
const addOldRedirect = (from: string, to: string, status: '301' | '302' = '301') =>
  payload.create({ collection: 'redirects', data: { from, to, status }, context: { seeding: true } });

describe('a redirect', () => {
  it('is refused in the editor’s language when it would make a loop', async () => {
    await addOldRedirect('/egy', '/ketto');
    await addOldRedirect('/ketto', '/harom');
    expect(await redirect('/harom', '/egy/?a=1')).toContain('körbe vezetne: /harom → /egy/?a=1 → /harom');
    expect(await redirect('/harom', 'http://localhost:3000/egy', 'en')).toContain('round in a circle: /harom → /egy → /harom');
    expect(await redirect('/magara', '/magara/#a')).toContain('körbe vezetne');
    const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/ketto' } } });
    expect(await save(`redirects/${docs[0]?.id}`, { to: '/ketto/' }, 'hu', 'PATCH')).toContain('körbe vezetne');
  });

  it('leads to the final target of existing redirects, and existing redirects to it are updated: there is no chain', async () => {
    const targets = async () => {
      const { docs } = await payload.find({ collection: 'redirects', where: { from: { contains: '/lanc' } }, sort: 'from' });
      return docs.map(({ from, to }) => `${String(from)} → ${String(to)}`);
    };
    expect(await redirect('/lanc-b', '/terkep?c=1')).toBe('saved');
    expect(await redirect('/lanc-a', '/lanc-b/')).toBe('saved');
    expect(await targets()).toEqual(['/lanc-a → /terkep?c=1', '/lanc-b → /terkep?c=1']);
    await addOldRedirect('/lanc-d', '/lanc-e');
    expect(await redirect('/lanc-e', 'https://tickets.example/')).toBe('saved');
    expect((await targets()).slice(2)).toEqual(['/lanc-d → https://tickets.example/', '/lanc-e → https://tickets.example/']);
  });

  it('that is permanent never takes over the target of a temporary one', async () => {
    const add = (from: string, to: string, status: string) => save('redirects', { from, to, status });
    await addOldRedirect('/idei-1', '/idei-2');
    expect(await add('/idei-2', '/terkep', '302')).toBe('saved');
    expect(await add('/idei-0', '/idei-2', '301')).toBe('saved');
    const { docs } = await payload.find({ collection: 'redirects', where: { from: { contains: '/idei' } }, sort: 'from' });
    expect(docs.map(({ from, to, status }) => `${String(from)} → ${String(to)} ${String(status)}`)).toEqual([
      '/idei-0 → /idei-2 301',
      '/idei-1 → /idei-2 301',
      '/idei-2 → /terkep 302',
    ]);
  });

  it('from the path of an existing page requires confirmation', async () => {
    await publish(payload, 'news', { title: 'Él még', body: richText('Szöveg'), publishedOn: '2026-10-01T08:00:00.000Z' });
    for (const pagePath of ['/magazin', '/magazin/el-meg', '/en/magazine/el-meg/', '/ugyintezes/LP-1'])
      expect(await redirect(pagePath, '/terkep')).toContain(pagePath.startsWith('/en') ? 'most egy oldalunk látható' : 'nem érik el többé');
    expect(await save('redirects', { from: '/magazin', to: '/terkep', status: '301', overLivingPage: true })).toBe('saved');
    expect(await redirect('/magazin/nem-el', '/terkep')).toBe('saved');
  });

  it('from an English path may not lead to a Hungarian page', async () => {
    expect(await redirect('/en/old-map', '/terkep')).toContain('magyar oldal');
    expect(await redirect('/en/old-map', '/en/map')).toBe('saved');
    expect(await redirect('/en/old-letters', '/hirlevel-feliratkozas')).toBe('saved');
    expect(await redirect('/short-map', '/en/map')).toBe('saved');
  });

  it('to an item, typed, pasted or chosen, follows the item in the language of the old path', async () => {
    const id = await publish(
      payload,
      'news',
      { title: 'Költözik', body: richText('Szöveg'), publishedOn: '2026-10-01T08:00:00.000Z' },
      { title: 'Moving' },
    );
    expect(await redirect('/regi-koltozo', 'http://localhost:3000/magazin/koltozik')).toBe('saved');
    const chosen = { from: '/en/old-moving', toPage: { relationTo: 'news', value: id }, status: '301' };
    expect(await save('redirects', chosen)).toBe('saved');
    expect(await save('redirects', { from: '/regi-lista', toScreen: 'magazine', status: '301' })).toBe('saved');
    await payload.update({ collection: 'news', id, locale: 'hu', data: { _status: 'published', slug: 'mashol-lakik' } });
    const { body } = await createApiClient(payload).json('/hu/redirects');
    const leading = (body as EndpointAnswer<'redirects'>).data.map(({ from, to }) => [from, to]);
    expect(leading).toEqual(
      expect.arrayContaining([
        ['/regi-koltozo', '/magazin/mashol-lakik'],
        ['/en/old-moving', '/en/magazine/moving'],
        ['/regi-lista', '/magazin'],
        ['/magazin/koltozik', '/magazin/mashol-lakik'],
      ]),
    );
  });

  it('is stored as a path when it contains the site’s own host', async () => {
    expect(await redirect('http://localhost:3000/sajat', 'http://localhost:3000/terkep?a=1')).toBe('saved');
    const { docs } = await payload.find({ collection: 'redirects', where: { to: { equals: '/terkep?a=1' } } });
    expect(docs).toMatchObject([{ from: '/sajat' }]);
  });

  it.each([
    ['/', '/terkep', 'főoldal nem irányítható át'],
    ['regi', '/terkep', 'perjellel kezdődő'],
    ['/regi?a=1', '/terkep', 'perjellel kezdődő'],
    ['//evil.example', '/terkep', 'perjellel kezdődő'],
    ['/regi', '//evil.example', 'teljes webcímet'],
    ['/regi', '/\\\\evil.example', 'teljes webcímet'],
    ['/regi', 'javascript:alert(1)', 'teljes webcímet'],
  ])('from %j to %j is refused with a message', async (from, to, words) => {
    expect(await redirect(from, to)).toContain(words);
  });

  it('to a path without a page, file or redirect is refused in the editor’s language, and one that lost its page can still be saved', async () => {
    const words = { hu: 'Ezen a címen most nincs oldalunk', en: 'None of our pages is at this address' } as const;
    for (const language of ['hu', 'en'] as const)
      for (const to of ['/nincs-ilyen', '/magazin/nincs-ilyen?a=1', '/files/nincs-ilyen.pdf', 'http://localhost:3000/nincs-ilyen'])
        expect([to, await redirect('/zsakutca', to, language)]).toEqual([to, expect.stringContaining(words[language])]);
    for (const to of ['/terkep?reteg=fak', '/media/kep.jpg', '/lanc-b', 'https://example.org/nincs-ilyen'])
      expect([to, await redirect(`/jo-${to.length}`, to)]).toEqual([to, 'saved']);
    const { id } = await addOldRedirect('/regi-zsakutca', '/elkoltozott');
    expect(await save(`redirects/${id}`, { status: '302' }, 'hu', 'PATCH')).toBe('saved');
  });

  it('that is restored from the trash may not make a loop either', async () => {
    await addOldRedirect('/elso', '/masodik');
    const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/elso' } } });
    await act('PATCH', `/redirects/${docs[0]?.id}`, { as: 'editor', data: { deletedAt: '2026-11-20T10:00:00.000Z' } });
    await addOldRedirect('/masodik', '/elso');
    const restored = await act('PATCH', `/redirects?trash=true&where[id][equals]=${docs[0]?.id}`, {
      as: 'editor',
      data: { deletedAt: null },
    });
    expect(JSON.stringify(restored.body.errors)).toContain('körbe vezetne: /elso → /masodik → /elso');
  });
});

describe('a printed code', () => {
  it('leads to a valid target', async () => {
    expect(await save('qr-codes?locale=hu', { code: 'a', to: '/\\evil.example' })).toContain('teljes webcímet');
    await payload.db.create({ collection: 'redirects', data: { from: '/kor', to: '/kor', status: '301' } });
    expect(await save('qr-codes?locale=hu', { code: 'a', to: '/kor' })).toContain('körbe vezetne');
    expect(await save('qr-codes?locale=hu', { code: 'a', to: '/terkep#places' })).toBe('saved');
  });
});

const BAD = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'terkep'];

describe('the link fields of the site’s parts', () => {
  it.each(BAD)('refuse %j', async (url) => {
    expect(await save('menus?locale=hu', { name: 'HeaderVisitors', items: [{ title: 'Térkép', url }] })).toContain('Így adja meg');
    for (const collection of ['public-announcements', 'home-carousel-items'])
      expect(
        await save(`${collection}?locale=hu`, { title: 'Közlemény', url, shownUntil: '2099-12-31T11:00:00.000Z', _status: 'published' }),
      ).toContain('Így adja meg');
    expect(await save('globals/site-settings?locale=hu', { social: [{ type: 'instagram', url }] }, 'en')).toContain('Write it like this');
  });

  it('accept an empty value, a path or a full URL', async () => {
    for (const url of ['', '/terkep', 'https://pelda.hu/'])
      expect(
        await save('public-announcements?locale=hu', {
          title: 'Közlemény',
          url,
          shownUntil: '2099-12-31T11:00:00.000Z',
          _status: 'published',
        }),
      ).toBe('saved');
  });

  it('are emptied in both languages by “nowhere”, and in one when its box is emptied', async () => {
    const data = { title: 'Közlemény', url: '/terkep', shownUntil: '2099-12-31T11:00:00.000Z', _status: 'published' } as const;
    const { id } = await payload.create({ collection: 'public-announcements', locale: 'hu', data });
    const address = `public-announcements/${id}`;
    const listUrls = async () => (await payload.findByID({ collection: 'public-announcements', id, locale: 'all', draft: true })).url;
    expect(await save(`${address}?locale=en`, { title: 'Announcement', url: '/en/map' }, 'en', 'PATCH')).toBe('saved');
    expect(await save(`${address}?locale=hu`, { url: '' }, 'hu', 'PATCH')).toBe('saved');
    expect(await listUrls()).toMatchObject({ en: '/en/map' });
    expect(await save(`${address}?locale=hu`, { url: '/terkep', urlKind: 'none' }, 'hu', 'PATCH')).toBe('saved');
    expect(await listUrls()).toEqual({ hu: '/terkep', en: '/en/map' });
    expect(await save(`${address}?locale=hu`, { url: null, urlKind: 'none' }, 'hu', 'PATCH')).toBe('saved');
    expect(Object.values((await listUrls()) ?? {}).filter(Boolean)).toEqual([]);
  });

  it('require titles that are not only spaces', async () => {
    expect(await save('menus?locale=hu', { name: 'HeaderVisitors', items: [{ title: '   ', url: '/terkep' }] })).toContain(
      'csupa szóközből',
    );
    expect(await save('public-announcements?locale=hu', { title: '  ', _status: 'published' }, 'en')).toContain('spaces alone');
  });
});
