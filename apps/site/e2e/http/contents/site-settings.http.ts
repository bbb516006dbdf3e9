import { createEditorClient, fetchCookie, type Send } from '../../support/admin/signing-in.ts';
import { fetchText } from '../../support/admin/staff.ts';
import { expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

let send: Send;
let headers: Record<string, string>;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  headers = { origin, cookie: await fetchCookie(origin, editor) };
});

const fetchPage = async (path: string) => (await fetch(new URL(path, origin), { headers })).json();
/** Waits until a page contains all of these texts. */
const expectWords = (path: string, words: string[]) =>
  expect
    .poll(async () => {
      const page = await fetchText(path);
      return words.filter((word) => !page.includes(word));
    }, path)
    .toEqual([]);
/** The results page without the messages in its scripts. */
const search = async (query: string) =>
  (await fetchText(`/kereses?${new URLSearchParams({ q: query })}`)).replaceAll(/<script[\s\S]*?<\/script>/g, '');

/** Saves a global with changes, and restores it afterwards. */
async function withGlobal(slug: string, change: (before: Record<string, unknown>) => object, readPage: () => Promise<void>): Promise<void> {
  const path = `/api/globals/${slug}?locale=hu&depth=0`;
  const before: Record<string, unknown> = await fetchPage(path);
  await send(path, 'POST', change(before));
  try {
    await readPage();
  } finally {
    await send(path, 'POST', before);
  }
}

const getRows = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

test('the site’s settings are in the footer of every page and in the privacy policy', async () => {
  const change = (before: Record<string, unknown>) => ({
    phone: '+36 1 555 0102',
    openingHours: 'Mindennap tíztől négyig',
    support: { ...Object(before['support']), title: 'Kérdezzen tőlünk' },
    privacyPolicy: { ...Object(before['privacyPolicy']), lead: 'Így vigyázunk az adataira.' },
  });
  await withGlobal('site-settings', change, async () => {
    for (const path of ['/karrier', '/terkep']) await expectWords(path, ['+36 1 555 0102', 'Mindennap tíztől négyig', 'Kérdezzen tőlünk']);
    await expectWords('/adatvedelem', ['Így vigyázunk az adataira.']);
  });
});

test('the search uses new synonyms and suggestions as soon as they are saved', async () => {
  expect(await search('bambuszka')).toContain('Nincs találat');
  const change = (before: Record<string, unknown>) => ({
    synonyms: [...getRows(before['synonyms']), { words: 'bambuszka, ballon, balloon' }],
    pins: [
      ...getRows(before['pins']),
      { words: 'korcsolya, jégpálya', title: 'Korcsolyázás a tavon', url: '/terkep' },
      { words: '', title: 'Nézze meg a térképet', url: '/terkep' },
    ],
  });
  await withGlobal('search-settings', change, async () => {
    await expect.poll(async () => (await search('bambuszka')).includes('Nincs találat')).toBe(false);
    expect(await search('korcsolya')).toMatch(/<a [^>]*href="\/terkep"[^>]*>[^<]*(?:<[^>]+>)*Korcsolyázás a tavon/);
    expect(await search('ballon')).not.toContain('Korcsolyázás a tavon');
    expect(await search('qwxyzsemmi')).toContain('Nézze meg a térképet');
  });
});

test('a query without results is in the list of failed searches until an editor deletes it', async () => {
  await search('qwxyzsemmi');
  const list = '/api/search-misses?depth=0&where[words][equals]=qwxyzsemmi';
  const ids = async () => {
    const { docs }: { docs: { id: number }[] } = await fetchPage(list);
    return docs.map(({ id }) => id);
  };
  await expect.poll(ids).toHaveLength(1);
  for (const id of await ids())
    expect((await fetch(new URL(`/api/search-misses/${id}`, origin), { method: 'DELETE', headers })).status).toBe(200);
  expect(await ids()).toEqual([]);
});

test('a page’s share image is the one in its metadata', async () => {
  const pages: { docs: { id: number; picture: number }[] } = await fetchPage('/api/page-metadata?depth=0&where[key][equals]=careers');
  const [{ id, picture } = { id: 0, picture: 0 }] = pages.docs;
  const shared = async () => /property="og:image" content="([^"]+)"/.exec(await fetchText('/karrier'))?.[1];
  const before = await shared();
  const images: { docs: { id: number }[] } = await fetchPage('/api/media?depth=0&limit=5');
  const otherImage = images.docs.find((image) => image.id !== picture);
  await send(`/api/page-metadata/${id}?locale=hu`, 'PATCH', { picture: otherImage?.id });
  await expect.poll(shared).not.toBe(before);
  expect((await fetch(String(await shared()))).status).toBe(200);
  await send(`/api/page-metadata/${id}?locale=hu`, 'PATCH', { picture });
  await expect.poll(shared).toBe(before);
});
