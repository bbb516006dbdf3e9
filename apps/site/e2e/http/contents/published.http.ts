import { ZONE } from '@liget/park/time';
import { richText } from '../../support/admin/rich-text.ts';
import { type Client, createClient, createEditorClient, fetchCookie, publishItem, type Send } from '../../support/admin/signing-in.ts';
import { getDay, LIST } from '../../support/programs-list.ts';
import { readPublic } from '../../support/served/public-requests.ts';
import { expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
const dates = [{ start: `${getDay(9)}T17:00:00.000Z`, end: `${getDay(9)}T18:00:00.000Z` }];
const publishedOn = `${getDay(-1)}T10:00:00.000Z`;
let send: Send;
let ask: Client;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  ask = await createClient(origin, editor);
});

const fetchText = async (path: string) => (await readPublic(path)).text;
const getStatus = async (path: string) => (await readPublic(path)).status;
const create = (collection: string, body: object) =>
  ask('POST', `/api/${collection}?locale=hu`, { _status: 'published', body: richText(['Szöveg']), ...body });

test('published content is on the site at once, repeatedly', async () => {
  const event = { title: `Esti fénysétány ${MARK}`, category: 1, status: 'scheduled', dates };
  const id = await publishItem(send, 'events', event, { title: `A walk among lights ${MARK}` });
  for (let round = 1; round <= 5; round += 1) {
    const title = `Friss cím ${MARK} ${round}`;
    expect((await ask('PATCH', `/api/events/${id}?locale=hu`, { title, _status: 'published' })).status).toBe(200);
    await expect.poll(() => fetchText(`${LIST.hu}/esti-fenysetany-${MARK}`), `round ${round}`).toContain(title);
  }
});

test('a draft is not visible, even with an editor’s cookie', async () => {
  const slug = `titkos-vazlat-${MARK}`;
  const draft = { title: 'Titkos vázlat', slug, publishedOn, _status: 'draft' };
  expect((await ask('POST', '/api/news?locale=hu&draft=true', draft)).status).toBe(201);
  for (const path of [`/api/hu/news/${slug}`, `/magazin/${slug}`]) {
    expect([path, await getStatus(path)]).toEqual([path, 404]);
    expect([path, (await ask('GET', path)).status]).toEqual([path, 404]);
  }
});

test('changes of published content are drafts until they are published', async () => {
  const id = await publishItem(send, 'news', { title: `Kész mondat ${MARK}`, publishedOn }, { title: `A sentence ${MARK}` });
  const path = `/magazin/kesz-mondat-${MARK}`;
  await expect.poll(() => fetchText(path)).toContain(`Kész mondat ${MARK}`);
  await send(`/api/news/${id}?locale=hu&draft=true&autosave=true`, 'PATCH', { title: `Készülő mondat ${MARK}`, _status: 'draft' });
  expect(await fetchText(path)).not.toContain('Készülő mondat');
  await send(`/api/news/${id}?locale=hu`, 'PATCH', { title: `Készülő mondat ${MARK}`, _status: 'published' });
  await expect.poll(() => fetchText(path)).toContain(`Készülő mondat ${MARK}`);
});

test('an editor gets an error in Hungarian for an invalid or duplicate slug', async () => {
  const article = { title: 'Próba', publishedOn };
  expect((await create('news', { ...article, slug: 'Rossz Slug!' })).text).toContain('Csak kisbetű, szám és kötőjel');
  const slug = `foglalt-${MARK}`;
  const first = await create('news', { ...article, slug });
  expect(first.status).toBe(201);
  const taken = await create('news', { ...article, slug });
  expect([taken.status, taken.text]).toEqual([400, expect.stringContaining('webcím már foglalt')]);
  const { doc } = JSON.parse(first.text) as { doc: { id: number } };
  await send(`/api/news/${doc.id}`, 'PATCH', { deletedAt: new Date().toISOString() });
  expect((await create('news', { ...article, slug })).text).toContain('a kukában van');
  // Only the slug was wrong.
  expect((await create('news', { ...article, slug: `${slug}-masodszor` })).status).toBe(201);
});

test('a page with an unknown layout has the default one; an unknown middleware is an error 500', async () => {
  const [layout, step] = [`furcsa-elrendezes-${MARK}`, `furcsa-lepes-${MARK}`];
  expect((await create('pages', { title: 'Furcsa elrendezés', slug: layout, layout: 'nincs-ilyen' })).status).toBe(201);
  expect((await create('pages', { title: 'Furcsa lépés', slug: step, middleware: [{ name: 'nincs-ilyen' }] })).status).toBe(201);
  await expect.poll(() => getStatus(`/${layout}`)).toBe(200);
  expect(await fetchText(`/${layout}`)).toContain('layout-default');
  await expect.poll(() => getStatus(`/${step}`)).toBe(500);
  expect(await fetchText(`/${step}`)).toContain('Unknown middleware');
});

test('an article without English is shown under /en in Hungarian, with a notice', async () => {
  const slug = `csak-magyarul-${MARK}`;
  expect((await create('news', { title: 'Csak magyarul', slug, lead: 'Még nincs lefordítva ez a cikk.', publishedOn })).status).toBe(201);
  await expect.poll(() => getStatus(`/en/magazine/${slug}`)).toBe(200);
  const text = await fetchText(`/en/magazine/${slug}`);
  expect(text).toContain('This page is available in Hungarian only for now.');
  expect(text).toMatch(/<h1[^>]* lang="hu"/);
});

test('the header, the home page and the balloon’s page show the same state, as its operator set it', async () => {
  const today = Temporal.Now.zonedDateTimeISO(ZONE).startOfDay();
  const slot = (start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime) => ({
    start: start.toInstant().toString(),
    end: end.toInstant().toString(),
    weather: 'ideal_weather',
  });
  // A slot is of one day, until midnight at the latest.
  const present = slot(today, today.add({ days: 1 }));
  const later = today.add({ days: 2, hours: 12 });
  for (const [balloonIsUp, timeSlots, words] of [
    [false, [present], 'A ballon most nem repül'],
    [true, [present], 'A ballon most repül'],
    [true, [slot(later, later.add({ minutes: 30 }))], 'A ballon ma nem repül'],
  ] as const) {
    expect((await ask('POST', '/api/globals/balloon?locale=hu', { balloonIsUp, timeSlots })).status).toBe(200);
    // The page's data contain the text too, so the test looks at the panel. A slow page may be served stale for a moment.
    await expect.poll(() => fetchText('/karrier')).toContain(`>${words}</strong>`);
    await expect.poll(() => fetchText('/')).toContain(`>${words}</h2>`);
    await expect.poll(() => fetchText('/top-helyek/ballon-kilato')).toContain(`>${words}.</strong>`);
  }
});

test('a large picture is served through the public URL only with its author and licence', async ({ editor }) => {
  const events = JSON.parse(await fetchText('/api/hu/events?limit=100')) as {
    data: { media: { lead: { original: { src: string } } | null } }[];
  };
  const source = events.data.find(({ media }) => media.lead)?.media.lead?.original.src ?? '';
  const picture = await (await fetch(new URL(source, origin))).arrayBuffer();
  expect(picture.byteLength).toBeGreaterThan(64 * 1024);
  const cookie = await fetchCookie(origin, editor);
  const upload = async (described: Record<string, string>) => {
    const body = new FormData();
    body.append('file', new File([picture], 'Nagy kép.JPG', { type: 'image/jpeg' }));
    body.append('_payload', JSON.stringify(described));
    const headers = { origin, cookie, 'accept-language': 'hu' };
    const response = await fetch(new URL('/api/media?locale=hu', origin), { method: 'POST', headers, body });
    return [response.status, await response.text()];
  };
  expect(await upload({ altHu: 'Egy kép' })).toEqual([400, expect.stringContaining('ki készítette')]);
  expect(await upload({ altHu: 'Egy kép', altEn: 'A picture', credit: 'Kiss Anna', licenceKind: 'own' })).toEqual([
    201,
    expect.stringMatching(/"filename":"nagy-kep-[0-9a-f]{6}\.jpg"/),
  ]);
});
