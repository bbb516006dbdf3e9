import { type Client, createAccount, createClient, createEditorClient, publishItem, type Send } from '../../support/admin/signing-in.ts';
import { getDay } from '../../support/programs-list.ts';
import { getPage, readText } from '../../support/served/served-page.ts';
import { expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

const LOOK = '/api/top-locations/exceptional-hours/look';
const SAVE = '/api/top-locations/exceptional-hours';
const MARK = Date.now().toString(36);
const request = { from: '2031-12-24', until: '2031-12-26', opens: '', closes: '', reason: { hu: 'Karácsony', en: 'Christmas' } };
const OWN = { day: '2031-12-24T11:00:00.000Z', opens: '10:00', closes: '14:00', note: 'Szenteste' };

interface Place {
  id: number;
  title: string;
  updatedAt: string;
  heldBy: string | null;
  overlaps: { note: string }[];
}

let send: Send;
let administrator: Client;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  administrator = await createClient(origin, editor);
});

let count = 0;
const createPlace = (more: object = {}) => {
  count += 1;
  const place = { title: `Ház ${count} ${MARK}`, slug: `haz-${count}-${MARK}`, latitude: 47.51, longitude: 19.08, ...more };
  return publishItem(send, 'top-locations', place, { title: `House ${count} ${MARK}`, slug: `house-${count}-${MARK}` });
};
const readPlaces = ({ text }: { text: string }): Place[] => JSON.parse(text).places;
const previewHours = async (who: Client, ids: number[]) => readPlaces(await who('POST', LOOK, { ids, request }));
const save = async (who: Client, action: 'add' | 'remove', places: { id: number; updatedAt: string }[]) =>
  JSON.parse((await who('POST', SAVE, { action, places, request })).text).places;
/** The opening hours as the content API returns them. */
async function readExceptions(
  id: number,
  locale: 'hu' | 'en',
): Promise<{ from: string; to: string; hours: object[]; note: string | null }[]> {
  const { data } = await (await fetch(new URL(`/api/${locale}/top-locations?per_page=100`, origin))).json();
  return data.find((place: { id: number }) => place.id === id).exceptions;
}

const readNewest = async (id: number, isDraft = true) =>
  JSON.parse((await administrator('GET', `/api/top-locations/${id}?draft=${isDraft}&depth=0&locale=hu`)).text);

test('exceptional hours of several places require the right to change places', async () => {
  const id = await createPlace();
  const body = { ids: [id], request, action: 'add', places: [{ id, updatedAt: 'never' }] };
  const answers: Record<string, number[]> = {};
  for (const role of ['nobody', 'balloon', 'service', 'press', 'magazine', 'programs', 'administrator']) {
    const who = await createClient(origin, ...(role === 'nobody' ? [] : [await createAccount(send, role, `Óra ${role}`)]));
    answers[role] = [(await who('POST', LOOK, body)).status, (await who('POST', SAVE, body)).status];
  }
  expect(answers).toEqual({
    nobody: [401, 401],
    balloon: [403, 403],
    service: [403, 403],
    press: [403, 403],
    magazine: [403, 403],
    programs: [200, 200],
    administrator: [200, 200],
  });
  const wrong = await administrator('POST', SAVE, { ...body, request: { ...request, until: '2031-12-23' } });
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('Az utolsó nap korábbi, mint az első.')]);
  expect((await administrator('POST', SAVE, { request })).status).toBe(400);
  expect(await readExceptions(id, 'hu')).toEqual([]);
});

test('several places get an exception at once in both languages, keep their own, and lose it again', async () => {
  const ids = [await createPlace(), await createPlace({ exceptions: [OWN] })];
  const places = await previewHours(administrator, ids);
  expect(places.map(({ overlaps }) => overlaps.map(({ note }) => note))).toEqual([[], ['Szenteste']]);
  expect(await save(administrator, 'add', places)).toEqual(places.map(({ id, title }) => ({ id, title, isPublished: true })));
  const added = { from: '2031-12-24', to: '2031-12-26', hours: [], untranslated: [] };
  const own = { from: '2031-12-24', to: '2031-12-24', hours: [{ opens: '10:00', closes: '14:00' }], note: 'Szenteste', untranslated: [] };
  for (const [id, before] of [
    [ids[0] ?? 0, []],
    [ids[1] ?? 0, [own]],
  ] as const) {
    await expect.poll(() => readExceptions(id, 'hu')).toEqual([...before, { ...added, note: 'Karácsony' }]);
    await expect
      .poll(() => readExceptions(id, 'en'))
      .toEqual([...before.map((exception) => ({ ...exception, untranslated: ['note'] })), { ...added, note: 'Christmas' }]);
  }
  const again = await previewHours(administrator, ids);
  const twice = await save(administrator, 'add', again);
  expect(twice.map(({ why }: { why: string }) => why)).toEqual(['Már megvan nála.', 'Már megvan nála.']);
  await save(administrator, 'remove', again);
  await expect.poll(() => readExceptions(ids[0] ?? 0, 'hu')).toEqual([]);
  await expect.poll(() => readExceptions(ids[1] ?? 0, 'hu')).toEqual([own]);
});

test('toilets in a place follow its exceptional hours on the map and on Now', async () => {
  const always = [{ weekdays: ['1', '2', '3', '4', '5', '6', '7'], opens: '00:00', closes: '00:00' }];
  const place = await createPlace();
  const title = `Mosdó a házban ${MARK}`;
  const toilet = { title, kind: 'restroom', latitude: 47.51, longitude: 19.08, hours: always, topLocation: place };
  const amenity = JSON.parse((await administrator('POST', '/api/amenities?locale=hu', toilet)).text).doc.id;
  const readViews = async () => {
    const [map, now] = [await getPage('/terkep'), await getPage('/most')];
    const row = [...now.main.querySelectorAll('li')].map(readText).find((text) => text.includes(title)) ?? '';
    return ['Mindig nyitva', 'Ma zárva'].map((text) => [
      readText(map.main.querySelector(`#place-amenity-${amenity}`)).includes(text),
      row.includes(text),
    ]);
  };
  await expect.poll(readViews).toEqual([
    [true, true],
    [false, false],
  ]);
  await send(`/api/top-locations/${place}?locale=hu`, 'PATCH', {
    exceptions: [{ day: `${getDay(0)}T11:00:00.000Z`, until: `${getDay(1)}T11:00:00.000Z` }],
    _status: 'published',
  });
  await expect.poll(readViews).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('a place that somebody is editing, has saved meanwhile, or that was never published is not overwritten', async () => {
  const [locked, overtaken, free] = [await createPlace(), await createPlace(), await createPlace()];
  const body = { title: `Félkész ház ${MARK}`, latitude: 47.51, longitude: 19.08, _status: 'draft' };
  const { doc } = await send('/api/top-locations?draft=true&locale=hu', 'POST', body);
  const draft = doc.id;
  const panna = await createAccount(send, 'programs', 'Program Panna');
  const lock = {
    document: { relationTo: 'top-locations', value: locked },
    user: { relationTo: 'users', value: panna.id },
  };
  expect((await (await createClient(origin, panna))('POST', '/api/payload-locked-documents', lock)).status).toBe(201);
  const places = await previewHours(administrator, [locked, overtaken, draft, free]);
  expect(places.map(({ heldBy }) => heldBy)).toEqual(['Program Panna', null, null, null]);
  await send(`/api/top-locations/${overtaken}?locale=hu`, 'PATCH', { lead: 'Új', _status: 'published' });
  const saved: object[] = await save(administrator, 'add', places);
  expect(saved).toEqual([
    expect.objectContaining({ id: locked, why: 'Most szerkeszti: Program Panna.' }),
    expect.objectContaining({ id: overtaken, why: expect.stringContaining('Közben valaki módosította.') }),
    expect.objectContaining({ id: draft, isPublished: false }),
    expect.objectContaining({ id: free, isPublished: true }),
  ]);
  await expect.poll(async () => (await readExceptions(free, 'hu')).length).toBe(1);
  for (const id of [locked, overtaken]) expect([id, await readExceptions(id, 'hu')]).toEqual([id, []]);
  expect(await readNewest(draft)).toMatchObject({ _status: 'draft', exceptions: [{}] });
});

test('a place with unpublished changes gets and loses an exception at once in both languages, and its changes stay unpublished', async () => {
  const id = await createPlace({ exceptions: [OWN], lead: 'Régi' });
  await send(`/api/top-locations/${id}?draft=true&locale=hu`, 'PATCH', { lead: 'Félkész', _status: 'draft' });
  const [place] = await previewHours(administrator, [id]);
  expect(place).toMatchObject({ isPublished: true, hasChanges: true });
  expect(await save(administrator, 'add', await previewHours(administrator, [id]))).toMatchObject([{ isPublished: true }]);
  const notes = async () => [await readExceptions(id, 'hu'), await readExceptions(id, 'en')].map((rows) => rows.map(({ note }) => note));
  await expect.poll(notes).toEqual([
    ['Szenteste', 'Karácsony'],
    ['Szenteste', 'Christmas'],
  ]);
  expect(await readNewest(id)).toMatchObject({ lead: 'Félkész', _status: 'draft', exceptions: [{}, { note: 'Karácsony' }] });
  expect(await readNewest(id, false)).toMatchObject({ lead: 'Régi', _status: 'published', exceptions: [{}, { note: 'Karácsony' }] });
  expect(await save(administrator, 'remove', await previewHours(administrator, [id]))).toMatchObject([{ isPublished: true }]);
  await expect.poll(notes).toEqual([['Szenteste'], ['Szenteste']]);
  expect(await readNewest(id)).toMatchObject({ lead: 'Félkész', _status: 'draft', exceptions: [{}] });
});

test('exceptional hours by an editor whose work needs approval are saved as drafts', async () => {
  const id = await createPlace();
  const account = await createAccount(send, 'programs', 'Gyakornok Dóri');
  await send(`/api/users/${account.id}`, 'PATCH', { approvalRoles: ['programs'] });
  const trainee = await createClient(origin, account);
  const places = await previewHours(trainee, [id]);
  expect(places).toMatchObject([{ isPublished: false, hasChanges: false }]);
  expect(await save(trainee, 'add', places)).toMatchObject([{ isPublished: false }]);
  expect(await readNewest(id)).toMatchObject({ _status: 'draft', exceptions: [{ note: 'Karácsony' }] });
  expect(await readExceptions(id, 'hu')).toEqual([]);
});
