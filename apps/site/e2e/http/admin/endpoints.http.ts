import { createAccount, createClient, createEditorClient, type Send } from '../../support/admin/signing-in.ts';
import { fetchRedirect, fetchText } from '../../support/admin/staff.ts';
import { getDay, LIST } from '../../support/programs-list.ts';
import { expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let send: Send;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
});

test('the guide’s pictures and the dashboard’s search require a signed-in user', async () => {
  const press = await createClient(origin, await createAccount(send, 'press', 'Sajtós Sára'));
  const stranger = await createClient(origin);
  const statuses: number[] = [];
  for (const [who, path] of [
    [stranger, '/api/guide/first-screen.webp'],
    [stranger, '/api/first-screen/search?q=a'],
    [press, '/api/guide/first-screen.webp'],
    [press, '/api/first-screen/search?q=a'],
    [press, '/api/guide/none.webp'],
    [press, '/api/guide/..%2Fhome-1440.webp'],
  ] as const)
    statuses.push((await who('GET', path)).status);
  expect(statuses).toEqual([401, 401, 200, 200, 404, 404]);
});

test('an API address with the name of an inherited property is 404, also for a signed-in user', async ({ editor }) => {
  const clients = [await createClient(origin), await createClient(origin, editor)];
  const answers = [];
  for (const who of clients)
    for (const name of ['constructor', '__proto__', 'toString'])
      for (const method of ['GET', 'POST']) answers.push((await who(method, `/api/${name}/events`)).status);
  expect(new Set(answers)).toEqual(new Set([404]));
});

test('the screens for importing and exporting events are offered to users with the right, and explain the refusal to others', async ({
  editor,
}) => {
  const magazine = await createClient(origin, await createAccount(send, 'magazine', 'Magazin Manó'));
  const programs = await createClient(origin, await createAccount(send, 'programs', 'Program Panna'));
  const administrator = await createClient(origin, editor);
  const stranger = await createClient(origin);
  const importScreen = [];
  for (const who of [stranger, magazine, programs]) {
    const { text } = await who('GET', '/admin/import');
    importScreen.push([text.includes('Válasszon fájlt'), text.includes('Programok beolvasásához Önnek nincs joga.')]);
  }
  expect(importScreen).toEqual([
    [false, false],
    [false, true],
    [true, false],
  ]);
  const LINKS = ['Naptár', 'Beolvasás fájlból', 'Programok letöltése', 'Minden közzétett tartalom letöltése'];
  const offered = [];
  for (const who of [magazine, programs, administrator]) {
    const { text } = await who('GET', '/admin/collections/events');
    offered.push(LINKS.filter((words) => new RegExp(`<a [^>]*>(?:<[^>]+>)*${words}`).test(text)));
  }
  expect(offered).toEqual([LINKS.slice(0, 1), LINKS.slice(0, 3), LINKS]);
});

test('a scheduled event is published at its time automatically', async () => {
  const dates = [{ start: `${getDay(5)}T17:00:00.000Z`, end: `${getDay(5)}T18:00:00.000Z` }];
  const slug = `idozitett-${MARK}`;
  const event = { title: 'Időzített program', slug, category: 1, status: 'scheduled', dates, _status: 'draft' };
  const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', event);
  const at = Temporal.Now.instant().add({ seconds: 3 }).toString({ smallestUnit: 'millisecond' });
  await send(`/api/events/${doc.id}/schedule`, 'POST', { action: 'publish', at });
  expect(await fetchRedirect(`${LIST.hu}/${slug}`)).toBe('404');
  // The service checks once a minute.
  await expect.poll(() => fetchRedirect(`${LIST.hu}/${slug}`), { timeout: 200_000, intervals: [500] }).toBe('200');
  expect(await fetchText(`${LIST.hu}?from=${getDay(5)}&to=${getDay(5)}`)).toContain(slug);
});

test('opening the form of a new record stores nothing', async ({ editor }) => {
  const administrator = await createClient(origin, editor);
  const count = async () => JSON.parse((await administrator('GET', '/api/career-positions/count?draft=true')).text) as unknown;
  const before = await count();
  const { status, text } = await administrator('GET', '/admin/collections/career-positions/create');
  expect([status, text.includes('collection-edit--career-positions')]).toEqual([200, true]);
  expect(await count()).toEqual(before);
});
