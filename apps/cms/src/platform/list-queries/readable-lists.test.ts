import { expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { openForPeople } from '../../testing/accounts/test-people.ts';
import { boundServerFunction } from './bounded-query.ts';
import { getReadableUrl } from './readable-url.ts';
import { isReadableSort } from './sort-paths.ts';

const { payload, act } = await openForPeople();

test('a query at which the database would fail is refused in the editor’s language, without an error in the log', async () => {
  const logged = vi.spyOn(payload.logger, 'error').mockReturnValue();
  const rows: [path: string, status: number][] = [
    ['/news/abc', 404],
    ['/news/7x', 404],
    ['/news/07', 404],
    ['/news/1e1/schedule', 404],
    ['/news/0x10/approval', 404],
    ['/news/abc/history', 404],
    ['/news/abc/usages', 404],
    ['/news/-1/successor', 404],
    ['/globals/site-settings/versions/abc', 404],
    ['/news/99999999999999999999', 404],
    ['/news?limit=-5', 400],
    ['/news?limit=5&limit=6', 400],
    ['/news?page=99999999999999999999', 400],
    ['/news?depth=x', 400],
    ['/news?where=abc', 400],
    ['/news?where[and]=x', 400],
    ['/news?where[title]=x', 400],
    ['/news?where[title][near]=1', 400],
    ['/news?where[title][all]=a', 400],
    ['/news?where[title][equals][]=a', 400],
    ['/news?where[id][in]=a,b', 400],
    ['/news?where[id][not_in]=', 400],
    ['/news?where[picture][in][]=a', 400],
    ['/news?where[createdAt][greater_than]=tegnap', 400],
    ['/news/count?where[createdAt][less_than]=%2B27xxxx', 400],
    ['/news/versions?page=-1', 400],
    ['/globals/site-settings/versions?where=abc', 400],
    ['/news?sort=nincs', 400],
    ['/news?sort=title&sort=nincs', 400],
    ['/news/versions?where[version.createdAt][greater_than]=tegnap', 400],
    ['/globals/site-settings/versions?sort=-version.nincs', 400],
  ];
  await everyRow(rows, String, async ([path, status]) => {
    const { status: answered, body } = await act('GET', path, { as: 'admin' });
    const message = status === 404 ? 'Ilyen nincs.' : 'Ezt nem sikerült elvégezni. Frissítse az oldalt, és próbálja újra.';
    expect([answered, body.errors?.[0]?.message]).toEqual([status, message]);
  });
  expect(logged.mock.calls.map(([line]) => String(Object(line).err)).filter((line) => !/APIError/.test(line))).toEqual([]);
});

test('the queries of the admin’s own lists are answered', async () => {
  const paths = [
    '/news?limit=0&depth=0&page=1',
    '/news?limit=&sort=-createdAt',
    '/events?where[dates.id][in]=6a1f,6a20',
    '/news?where[or][0][and][0][title][like]=a&where[or][1][id][in]=1,2',
    '/news?where[id][in][0]=1&where[picture][exists]=true',
    '/news?where[createdAt][greater_than]=2026-01-01T00:00:00.000Z&where[picture][equals]=',
    `/news?where=${encodeURIComponent('{"title":{"contains":"a"}}')}`,
    '/news/count?where[title][not_in]=',
    '/globals/site-settings/versions?limit=1&sort=-updatedAt',
    '/news/versions?sort=-version.title,createdAt',
    '/press-releases?sort=-responsible.name,id',
  ];
  await everyRow(paths, String, async (path) => expect((await act('GET', path, { as: 'admin' })).status).toBe(200));
});

test('a list of documents or versions is bounded, also without pages', async () => {
  const rows: [path: string, limit: number][] = [
    ['/news?limit=0', 1000],
    ['/news?pagination=false&depth=4', 1000],
    ['/news/versions?limit=0&depth=4&locale=all', 100],
    ['/globals/site-settings/versions?limit=500', 100],
    ['/news', 10],
  ];
  await everyRow(rows, String, async ([path, limit]) => expect((await act('GET', path, { as: 'admin' })).body).toMatchObject({ limit }));
});

test('secrets of accounts cannot be sorted or filtered by, also through relations and in versions', async () => {
  const logged = vi.spyOn(payload.logger, 'error').mockReturnValue();
  const secrets = ['hash', 'salt', 'resetPasswordToken'];
  const paths = secrets.flatMap((secret) => [
    `/users?sort=${secret}`,
    `/press-releases?sort=-responsible.${secret}`,
    `/press-releases?sort=title,responsible__${secret}`,
    `/press-releases/versions?sort=version.responsible.${secret}`,
    `/press-releases?where[responsible.${secret}][exists]=true`,
    `/press-releases/versions?where[version.responsible.${secret}][exists]=true`,
  ]);
  await everyRow(paths, String, async (path) => expect((await act('GET', path, { as: 'editor' })).status).toBe(400));
  const find = (sort: string) => payload.find({ collection: 'press-releases', sort, overrideAccess: false });
  const versions = payload.findVersions({ collection: 'press-releases', sort: 'version.responsible.hash', overrideAccess: false });
  await expect(find('responsible.hash')).rejects.toMatchObject({ status: 400 });
  await expect(versions).rejects.toMatchObject({ status: 400 });
  logged.mockRestore();
});

test('every list is sorted by fields that its readers may see', async () => {
  const { collections } = payload.config;
  await everyRow(
    collections,
    ({ slug }) => slug,
    ({ defaultSort, flattenedFields }) => expect(isReadableSort(flattenedFields, defaultSort ?? 'id', collections)).toBe(true),
  );
});

test('a remembered list query is used without a field that no longer exists', async () => {
  const {
    docs: [user],
  } = await payload.find({ collection: 'users', where: { email: { equals: 'admin@liget.example' } } });
  const value = { groupBy: 'gone', sort: '-gone', limit: -5, preset: 'x', columns: [{ accessor: 'title', active: true }] };
  const { id } = await payload.create({ collection: 'payload-preferences', data: { key: 'collection-events', value }, user });
  const read = await payload.findByID({ collection: 'payload-preferences', id });
  expect(read.value).toEqual({ columns: value.columns });
  const readableValue = { groupBy: '-_status', sort: 'title', limit: 25 };
  await payload.update({ collection: 'payload-preferences', id, data: { value: readableValue }, user });
  expect((await payload.findByID({ collection: 'payload-preferences', id })).value).toEqual(readableValue);
});

test('a list’s URL redirects to the URL without unreadable parameters', async () => {
  const address = (path: string, query: Record<string, string | string[]>) => getReadableUrl(payload.config, path.split('/'), query);
  const list = 'collections/events';
  const rows: [string, Record<string, string | string[]>, string | null][] = [
    [list, {}, null],
    [list, { sort: 'title', limit: '25', page: '2', 'where[title][like]': 'a', columns: '["title"]', notFound: 'abc' }, null],
    [list, { sort: 'gone', limit: '25' }, '/admin/collections/events?limit=25'],
    [list, { groupBy: 'gone' }, '/admin/collections/events'],
    [list, { where: 'abc', preset: '7', columns: 'x', queryByGroup: 'x', page: 'x' }, '/admin/collections/events'],
    [`${list}/trash`, { 'where[createdAt][equals]': 'abc', search: 'fa' }, '/admin/collections/events/trash?search=fa'],
    [list, { limit: ['5', '6'] }, '/admin/collections/events'],
    [`${list}/7`, { sort: 'gone' }, null],
    ['globals/site-settings', { sort: 'gone' }, null],
    [`${list}/7/versions`, { limit: '25', sort: '-version.title', page: '2' }, null],
    [`${list}/7/versions`, { limit: '100000', sort: 'version.gone' }, '/admin/collections/events/7/versions'],
    ['globals/site-settings/versions', { limit: '10', sort: '-updatedAt' }, null],
    ['globals/site-settings/versions', { limit: '0', sort: 'updatedAt' }, '/admin/globals/site-settings/versions?sort=updatedAt'],
    ['globals/balloon/versions', { sort: 'version.gone' }, '/admin/globals/balloon/versions'],
    ['globals/none/versions', { limit: '0' }, null],
  ];
  await everyRow(rows, String, ([path, query, expected]) => expect(address(path, query)).toBe(expected));
});

test('a server function of the admin renders at most a hundred documents', () => {
  const getLimit = (query?: object) => boundServerFunction({ collectionSlug: 'news', ...(query && { query }) });
  expect(getLimit({ limit: 100_000, sort: 'title' })).toEqual({ collectionSlug: 'news', query: { limit: 100, sort: 'title' } });
  for (const limit of [0, '0', 'x']) expect(getLimit({ limit })).toMatchObject({ query: { limit: 100 } });
  expect([getLimit({ limit: 10 }), getLimit({}), getLimit()]).toEqual([
    { collectionSlug: 'news', query: { limit: 10 } },
    { collectionSlug: 'news', query: {} },
    { collectionSlug: 'news' },
  ]);
});
