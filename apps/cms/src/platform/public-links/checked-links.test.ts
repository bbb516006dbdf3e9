import { expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { openForPeople } from '../../testing/accounts/test-people.ts';
import { createDraft, publish, richText } from '../../testing/test-content.ts';
import { findSameValue } from './checked-links.ts';

const article = { body: richText('Szöveg'), publishedOn: '2026-10-01T08:00:00.000Z' };

const { payload, act } = await openForPeople();
await publish(payload, 'news', { title: 'Él', ...article });
const draft = await createDraft(payload, 'news', { title: 'Vázlat', ...article });
await payload.db.create({ collection: 'redirects', data: { from: '/regi', to: '/terkep', status: '301' } });
await payload.db.create({ collection: 'redirects', data: { from: '/R%C3%A9gi-Lap', to: '/terkep', status: '301' } });
/** Its publication is planned. */
const planned = await createDraft(payload, 'news', { title: 'Holnap', ...article });
const input = { type: 'publish', doc: { relationTo: 'news', value: String(planned) } } as const;
await payload.jobs.queue({ task: 'schedulePublish', waitUntil: new Date('2099-12-31T10:00:00Z'), input });

/** 'saved', or the fields of the refusal with their messages. */
async function save(method: string, address: string, data: Record<string, unknown>): Promise<unknown> {
  const { status, body } = await act(method, address, { as: 'editor', data });
  if (status < 300) return 'saved';
  const [error] = (body.errors ?? []) as { data?: { errors?: { path: string; message: string }[] } }[];
  return error?.data?.errors?.map(({ path, message }) => `${path}: ${message.split('.')[0]}`);
}
const NOWHERE = 'Ezen a címen nincs közzétett oldalunk';
const HIDDEN = 'Ez a tartalom nem látszik a honlapon';

test('a menu item to a page that is not public is refused at its field on publication, and may be in a draft', async () => {
  const id = await createDraft(payload, 'menus', { name: 'HeaderVisitors' });
  const publishItem = async (item: object, status = 'published') =>
    save('PATCH', `/menus/${id}?draft=${status === 'draft'}&locale=hu`, { items: [{ title: 'Pont', ...item }], _status: status });
  const rows: [item: object, outcome: unknown][] = [
    [{ url: '/nincs-ilyen' }, [`items.0.url: ${NOWHERE}`]],
    [{ url: 'http://localhost:3000/magazin/nincs' }, [`items.0.url: ${NOWHERE}`]],
    [{ url: '/magazin/vazlat?a=1' }, [`items.0.url: ${NOWHERE}`]],
    [{ urlPage: { relationTo: 'news', value: draft } }, [`items.0.urlPage: ${HIDDEN}`]],
    [{ url: '/magazin/el?a=1' }, 'saved'],
    [{ url: '/terkep#places' }, 'saved'],
    [{ url: '/regi' }, 'saved'],
    [{ url: '/régi-lap?a=1' }, 'saved'],
    [{ urlPage: { relationTo: 'news', value: planned } }, 'saved'],
    [{ url: '/magazin/holnap?a=1' }, 'saved'],
    [{ url: '#lent' }, 'saved'],
    [{ url: 'https://mas.example/nincs' }, 'saved'],
    [{ urlScreen: 'map' }, 'saved'],
  ];
  await everyRow(rows, JSON.stringify, async ([item, outcome]) => expect(await publishItem(item)).toEqual(outcome));
  expect(await publishItem({ url: '/nincs-ilyen' }, 'draft')).toBe('saved');
});

test('other links to pages that are not public are refused, too: of announcements, of the carousel and of events', async () => {
  const status = { _status: 'published', title: 'Valami', shownUntil: '2099-12-31T11:00:00.000Z' };
  for (const collection of ['public-announcements', 'home-carousel-items'])
    expect(await save('POST', `/${collection}?locale=hu`, { ...status, url: '/nincs' })).toEqual([`url: ${NOWHERE}`]);
  const event = { ...status, dates: [{ start: '2030-12-01T17:00:00.000Z' }], ticketUrl: '/nincs' };
  expect(await save('POST', '/events?locale=hu', event)).toEqual(expect.arrayContaining([`ticketUrl: ${NOWHERE}`]));
});

test('an event may lead to its own page at its first publication', async () => {
  const category = await publish(payload, 'event-categories', { slug: 'cultural', name: 'Kultúra' });
  const event = { title: 'Saját', category, dates: [{ start: '2030-12-01T17:00:00.000Z' }], _status: 'published' };
  const registerUrl = '/varosligeti-programok/sajat#jelentkezes';
  expect(await save('POST', '/events?locale=hu', { ...event, slug: 'sajat', registerUrl })).toBe('saved');
});

test('of two new events that link to each other, one can be published while the other is scheduled, and the other after it', async () => {
  const category = await publish(payload, 'event-categories', { slug: 'family', name: 'Családi' });
  const create = (title: string, registerUrl: string) =>
    createDraft(payload, 'events', { title, registerUrl, category, dates: [{ start: '2030-12-01T17:00:00.000Z' }] });
  const first = await create('Egyik', '/varosligeti-programok/masik');
  const second = await create('Másik', '/varosligeti-programok/egyik');
  const publishEvent = (id: number) => save('PATCH', `/events/${id}?locale=hu`, { _status: 'published' });
  expect([await publishEvent(first), await publishEvent(second)]).toEqual([[`registerUrl: ${NOWHERE}`], [`registerUrl: ${NOWHERE}`]]);
  const input = { type: 'publish', doc: { relationTo: 'events', value: String(second) } } as const;
  await payload.jobs.queue({ task: 'schedulePublish', waitUntil: new Date('2099-12-31T10:00:00Z'), input });
  expect([await publishEvent(first), await publishEvent(second)]).toEqual(['saved', 'saved']);
});

test('findSameValue finds a field in another version also in a named group, and rows by their ids', () => {
  const own = { url: 'a', box: { url: 'b' }, rows: [{ id: 'x', part: { url: 'c' } }, { url: 'd' }] };
  const other = { url: 'A', box: { url: 'B' }, rows: [{ id: 'y' }, { id: 'x', part: { url: 'C' } }, { url: 'D' }] };
  const paths = [['url'], ['box', 'url'], ['rows', 0, 'part', 'url'], ['rows', '0', 'part', 'url'], ['rows', 1, 'url'], ['none', 'url']];
  expect(paths.map((path) => findSameValue(other, own, path))).toEqual(['A', 'B', 'C', 'C', undefined, undefined]);
});

test('a public link whose page is taken down later does not block other changes of its document', async () => {
  const target = await publish(payload, 'news', { title: 'Elmúlik', ...article });
  const id = await publish(payload, 'menus', {
    name: 'FooterLeftColumn',
    items: [{ title: 'Cikk', urlPage: { relationTo: 'news', value: target } }],
  });
  await payload.update({ collection: 'news', id: target, data: { _status: 'draft' } });
  const changed = { items: [{ title: 'Más felirat', urlPage: { relationTo: 'news', value: target } }], _status: 'published' };
  expect(await save('PATCH', `/menus/${id}?locale=hu`, changed)).toBe('saved');
  expect(await save('PATCH', `/menus/${id}?locale=hu`, { ...changed, items: [{ title: 'Új', url: '/nincs' }] })).toEqual([
    `items.0.url: ${NOWHERE}`,
  ]);
});

test('a link in the texts of the other language is checked, too, when either language is published', async () => {
  const create = (url: object) =>
    payload.create({
      collection: 'menus',
      data: { name: 'FooterRightColumn', items: [{ title: 'Pont', ...url }], _status: 'draft' },
      draft: true,
      locale: 'hu',
    });
  const { id, items } = await create({ url: '/terkep' });
  const [row] = items ?? [];
  const saveLink = (locale: 'hu' | 'en', url: string, status = 'published') =>
    save('PATCH', `/menus/${id}?draft=${status === 'draft'}&locale=${locale}`, {
      items: [{ id: row?.id, title: locale === 'hu' ? 'Pont' : 'Point', url }],
      _status: status,
    });
  const names = (language: string) => [
    expect.stringContaining(`items.0.url: ${language} szövegben ez a link nem vezet közzétett oldalra: /`),
  ];

  expect(await saveLink('en', '/en/nowhere', 'draft')).toBe('saved');
  expect(await saveLink('hu', '/terkep')).toEqual(names('Az angol'));
  expect(await saveLink('en', '/en/map')).toBe('saved');
  expect(await saveLink('hu', '/nincs-ilyen', 'draft')).toBe('saved');
  expect(await saveLink('en', '/en/map')).toEqual(names('A magyar'));
  expect(await saveLink('hu', '/terkep')).toBe('saved');
});

test('the public version of a document is loaded once for all its dead links', async () => {
  const id = await publish(payload, 'menus', { name: 'FooterCenterColumnTop', items: [{ title: 'Térkép', url: '/terkep' }] });
  const find = vi.spyOn(payload, 'findByID');
  const items = ['/nincs-1', '/nincs-2', '/nincs-3'].map((url) => ({ title: 'Pont', url }));
  expect(await save('PATCH', `/menus/${id}?locale=hu`, { items, _status: 'published' })).toHaveLength(3);
  const published = find.mock.calls.filter(([{ collection, draft }]) => collection === 'menus' && draft !== true);
  find.mockRestore();
  expect(published).toHaveLength(1);
});
