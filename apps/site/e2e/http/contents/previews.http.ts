import { LOCALES } from '@liget/content-api';
import { PREVIEWS, type PreviewKind } from '@liget/content-api/preview';
import { getMessages } from '../../../app/i18n/index.ts';
import { type Client, createClient } from '../../support/admin/signing-in.ts';
import { getDay } from '../../support/programs-list.ts';
import { expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let ask: Client;
test.beforeAll(async ({ editor }) => {
  ask = await createClient(origin, editor);
});

interface Doc {
  id: number;
}

/** An unpublished copy of the first published item of a kind. */
async function copyFirst(kind: PreviewKind): Promise<number> {
  const { docs } = JSON.parse((await ask('GET', `/api/${kind}?limit=1&depth=0&sort=id&where[_status][equals]=published`)).text) as {
    docs: Doc[];
  };
  const copied = await ask('POST', `/api/${kind}/${docs[0]?.id}/duplicate?draft=true`, { _status: 'draft' });
  return (JSON.parse(copied.text) as { doc: Doc }).doc.id;
}

/** The URL of the form's preview button, from the admin's page of the item. */
async function findPreviewLink(kind: PreviewKind | 'menus', id: number, locale: string): Promise<URL> {
  const { text } = await ask('GET', `/admin/collections/${kind}/${id}?locale=${locale}`);
  const [, link = 'no link'] = /"previewURL":"([^"]+)"/.exec(text.replaceAll('\\"', '"')) ?? [];
  return new URL(link.replaceAll(String.raw`\u0026`, '&'));
}

for (const { kind } of PREVIEWS)
  test(`a draft of ${kind} is shown on its real page in both languages with its link only`, async () => {
    const id = await copyFirst(kind);
    for (const locale of LOCALES) {
      const words = `Piszkozat ${MARK} ${locale}`;
      const title = kind === 'products' ? { name: words } : { title: words };
      expect((await ask('PATCH', `/api/${kind}/${id}?locale=${locale}&draft=true`, { ...title, _status: 'draft' })).status).toBe(200);
      const link = await findPreviewLink(kind, id, locale);
      const response = await fetch(link);
      const html = await response.text();
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toContain(words);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
      expect(html).toContain(`>${getMessages(locale).shell.previewBanner}<`);
      expect((await fetch(link.origin + link.pathname)).status).toBe(404);
      link.searchParams.set('signature', 'AAAA');
      expect((await fetch(link)).status).toBe(404);
    }
  });

test('a preview link is valid for its own draft, language and time only', async () => {
  const publishedOn = `${getDay(-1)}T10:00:00.000Z`;
  const draft = { title: `Vázlat ${MARK}`, lead: 'Még nem jelent meg.', publishedOn, _status: 'draft' };
  const { doc } = JSON.parse((await ask('POST', '/api/news?locale=hu&draft=true', draft)).text) as { doc: Doc };
  const link = await findPreviewLink('news', doc.id, 'hu');
  expect((await fetch(link)).status).toBe(200);
  const changes: [string, (url: URL) => void][] = [
    ['no signature', (url) => url.searchParams.delete('signature')],
    ['another signature', (url) => url.searchParams.set('signature', 'AAAA')],
    ['a later end', (url) => url.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 1))],
    ['an end that is over', (url) => url.searchParams.set('expires', '1')],
    ['another draft', (url) => Object.assign(url, { pathname: url.pathname.replace(/\d+$/, '1') })],
    ['another language', (url) => Object.assign(url, { pathname: url.pathname.replace('/magazin/', '/en/magazine/') })],
  ];
  for (const [name, change] of changes) {
    const forgedLink = new URL(link);
    change(forgedLink);
    expect(forgedLink.href).not.toBe(link.href);
    expect.soft((await fetch(forgedLink)).status, name).toBe(404);
  }
  // The content service returns drafts to the site only, not even to signed-in users.
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: 'Bearer ' }])
    expect((await ask('GET', `/api/hu/preview/news/${doc.id}`, undefined, headers)).status).toBe(404);
});

test('the draft of a menu is shown on every page to those who followed its link, and to nobody else', async () => {
  const find = '/api/menus?limit=1&depth=0&locale=hu&where[name][equals]=HeaderVisitors';
  const [menu] = (JSON.parse((await ask('GET', find)).text) as { docs: (Doc & { items: object[] })[] }).docs;
  const { id = 0, items = [] } = menu ?? {};
  const title = `Menüpont ${MARK}`;
  const draft = { items: [...items, { title, url: '/terkep' }], _status: 'draft' };
  expect((await ask('PATCH', `/api/menus/${id}?locale=hu&draft=true`, draft)).status).toBe(200);
  const link = await findPreviewLink('menus', id, 'hu');
  const followed = await fetch(link, { redirect: 'manual' });
  const cookie = followed.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect([followed.status, followed.headers.get('location')]).toEqual([302, '/']);
  const seen = await fetch(`${link.origin}/karrier`, { headers: { cookie } });
  expect([seen.status, seen.headers.get('cache-control'), await seen.text()]).toEqual([200, 'no-store', expect.stringContaining(title)]);
  const forgedCookie = cookie.replace(/\d+$/, String(id + 1));
  for (const headers of [{}, { cookie: forgedCookie }])
    expect(await (await fetch(`${link.origin}/karrier`, { headers })).text()).not.toContain(title);
  link.searchParams.set('expires', '1');
  expect((await fetch(link)).status).toBe(404);
  expect((await ask('PATCH', `/api/menus/${id}?locale=hu`, { items, _status: 'published' })).status).toBe(200);
});

test('a draft without required data has no preview, and its form names the missing data', async () => {
  const draft = { title: `Dátum nélkül ${MARK}`, publishedOn: null, _status: 'draft' };
  const { doc } = JSON.parse((await ask('POST', '/api/press-releases?locale=hu&draft=true', draft)).text) as { doc: Doc };
  expect((await fetch(await findPreviewLink('press-releases', doc.id, 'hu'))).status).toBe(422);
  expect((await ask('GET', `/api/press-releases/${doc.id}/problems`)).text).toContain('A közlemény dátuma: Ezt ki kell tölteni.');
});
