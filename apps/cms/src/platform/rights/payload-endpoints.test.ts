import { expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { openForPeople } from '../../testing/accounts/test-people.ts';
import { createPicture } from '../../testing/media/test-uploads.ts';
import { createApiClient } from '../../testing/test-content.ts';
import { isBrokenJson, isUnreadableBody } from '../logging/unreadable-body.ts';

const { payload, act } = await openForPeople();

const post = (path: string, data: Record<string, unknown> = {}, language: 'hu' | 'en' = 'hu') =>
  act('POST', path, { as: 'admin', data, language });
const getStatusAndMessage = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.errors?.[0]?.message];

test('the versions endpoints of every collection and global without versions are 404', async () => {
  // Preferences have keys in place of ids, and migrations have no endpoints.
  const others = ['payload-preferences', 'payload-migrations'];
  const owners = [
    ...payload.config.collections.filter(({ slug, versions }) => !versions && !others.includes(slug)).map(({ slug }) => `/${slug}`),
    ...payload.config.globals.filter(({ versions }) => !versions).map(({ slug }) => `/globals/${slug}`),
  ];
  const sentence = [404, 'Ennek nincsenek korábbi változatai.'];
  await everyRow(owners, String, async (owner) => {
    expect(getStatusAndMessage(await act('GET', `${owner}/versions`, { as: 'admin' }))).toEqual(sentence);
    expect(getStatusAndMessage(await act('GET', `${owner}/versions/1`, { as: 'admin' }))).toEqual(sentence);
    expect(getStatusAndMessage(await post(`${owner}/versions/1`))).toEqual(sentence);
  });
});

test('the versions endpoints of collections with versions are answered', async () => {
  expect((await act('GET', '/news/versions', { as: 'admin' })).status).toBe(200);
});

test('Payload’s unused endpoints are refused in the editor’s language', async () => {
  expect(getStatusAndMessage(await post('/users/verify/x'))).toEqual([404, 'Itt nem kell e-mail-címet megerősíteni.']);
  expect(getStatusAndMessage(await post('/users/verify/x', {}, 'en'))).toEqual([404, 'No e-mail address is confirmed here.']);
  expect(getStatusAndMessage(await act('GET', '/media/paste-url?src=http%3A%2F%2F198.51.100.7%2Fa.jpg', { as: 'admin' }))).toEqual([
    400,
    'Ezt nem sikerült elvégezni. Frissítse az oldalt, és próbálja újra.',
  ]);
});

test('a full disk is named in the editor’s language, and may be over later', async () => {
  const logged = vi.spyOn(payload.logger, 'error').mockReturnValue();
  const full = new Error('Failed query', { cause: Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }) });
  const create = vi.spyOn(payload.db, 'create').mockRejectedValue(full);
  const answers = [await post('/news?draft=true', { title: 'x' }), await post('/news?draft=true', { title: 'x' }, 'en')];
  create.mockRestore();
  logged.mockRestore();
  expect(answers.map(getStatusAndMessage)).toEqual([
    [503, expect.stringContaining('elfogyott a tárhely')],
    [503, expect.stringContaining('no storage space left')],
  ]);
});

test('a preference that the user does not have cannot be deleted', async () => {
  expect((await post('/payload-preferences/lista', { value: 1 })).status).toBe(200);
  expect(getStatusAndMessage(await act('DELETE', '/payload-preferences/lista', { as: 'editor' }))).toEqual([404, 'Ilyen nincs.']);
  expect((await act('DELETE', '/payload-preferences/lista', { as: 'admin' })).status).toBe(200);
});

test('a body that is no form is refused for every sender, without an error in the log', async () => {
  const logged = vi.spyOn(payload.logger, 'error').mockReturnValue();
  const withBoundary = 'multipart/form-data; boundary=x';
  const bodies = [
    [withBoundary, '--x\r\nbroken'],
    [withBoundary, '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx'],
    [withBoundary, ''],
    ['multipart/form-data', '--x'],
    [withBoundary, '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"title":\r\n--x--\r\n'],
  ] as const;
  for (const path of ['/news', '/users/login', '/media'])
    for (const [contentType, body] of bodies) {
      const headers = { 'content-type': contentType };
      const { status } = await createApiClient(payload).request(path, { method: 'POST', headers, body });
      expect([path, contentType, body, status]).toEqual([path, contentType, body, 400]);
    }
  const isUnreadable = (error: unknown) => isUnreadableBody(error) || isBrokenJson(error);
  expect(logged.mock.calls.filter(([line]) => !isUnreadable(Object(line).err))).toEqual([]);
});

test('a save without a body is refused', async () => {
  const refused = [400, 'Ezt nem sikerült elvégezni. Frissítse az oldalt, és próbálja újra.'];
  await everyRow(['events', 'news', 'qr-codes', 'newsletters', 'redirects', 'enquiries'], String, async (slug) => {
    expect((await act('POST', `/${slug}`, { as: 'admin' })).status).not.toBe(500);
  });
  expect(getStatusAndMessage(await act('POST', '/events', { as: 'admin' }))).toEqual(refused);
});

test('signing out is refused when signed out, and works when signed in', async () => {
  const stranger = await act('POST', '/users/logout', { as: 'nobody', data: {} });
  expect(getStatusAndMessage(stranger)).toEqual([401, 'Nincs bejelentkezve.']);
  expect((await act('POST', '/users/logout', { as: 'editor', data: {} })).status).toBe(200);
});

test('no URL is fetched for a new or changed upload', async () => {
  const addresses = [
    'http://198.51.100.7/kep.jpg',
    'https://liget.example/kep.jpg',
    'http://127.0.0.1:9/kep.jpg',
    'file:///etc/passwd',
    '/api/media/file/a.jpg',
  ];
  await everyRow(addresses, String, async (url) => {
    const data = { url, filename: 'kep.jpg', altHu: 'Kép', altEn: 'Picture', title: 'Fájl' };
    for (const collection of ['media', 'files'])
      expect(getStatusAndMessage(await post(`/${collection}`, data))).toEqual([400, 'Válasszon ki egy fájlt a feltöltéshez.']);
  });
  const id = await createPicture(payload);
  const before = await payload.findByID({ collection: 'media', id, depth: 0 });
  const data = { url: 'http://198.51.100.7/kep.jpg', filename: 'kep.jpg', thumbnailURL: 'http://198.51.100.7/kep.jpg' };
  await act('PATCH', `/media/${id}`, { as: 'admin', data });
  expect(await payload.findByID({ collection: 'media', id, depth: 0 })).toMatchObject({ url: before['url'], filename: before['filename'] });
});
