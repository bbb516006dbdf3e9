import { day, LIST } from '../support/programs-list.ts';
import { signedIn } from '../support/signing-in.ts';
import { hireStaff, leads, sessionOf, textOf } from '../support/staff.ts';
import { expect, origin, test } from '../support/test.ts';

test.use({ contents: 'http-desk' });

const MARK = Date.now().toString(36);

const ask = async (path: string, cookie = '') => {
  const response = await fetch(new URL(path, origin), { headers: { cookie, origin }, redirect: 'manual' });
  return { status: response.status, to: response.headers.get('location'), text: await response.text() };
};

test('the pictures of the guide and the search of the dashboard are for those who have signed in', async ({ editor }) => {
  await hireStaff(editor, ['press']);
  const cookie = await sessionOf('press');
  const statusOf = async (path: string, who?: string) => (await ask(path, who)).status;
  expect(await statusOf('/api/guide/first-screen.webp')).toBe(401);
  expect(await statusOf('/api/first-screen/search?q=a')).toBe(401);
  expect(await statusOf('/api/first-screen/search?q=a', cookie)).toBe(200);
  expect(await statusOf('/api/guide/first-screen.webp', cookie)).toBe(200);
  expect(await statusOf('/api/guide/none.webp', cookie)).toBe(404);
  expect(await statusOf('/api/guide/..%2Fhome-1440.webp', cookie)).toBe(404);
});

test('the screens for files of events are offered to those who may use them, and tell others why not', async ({ editor }) => {
  await hireStaff(editor, ['programs', 'magazine', 'administrator']);
  const [programs, magazine, administrator] = [await sessionOf('programs'), await sessionOf('magazine'), await sessionOf('administrator')];
  expect((await ask('/admin/import')).text).not.toContain('Válasszon fájlt');
  expect((await ask('/admin/import', programs)).text).toContain('Válasszon fájlt');
  const refused = (await ask('/admin/import', magazine)).text;
  expect(refused).toContain('Programok beolvasásához Önnek nincs joga.');
  expect(refused).not.toContain('Válasszon fájlt');
  const LINKS = ['Naptár', 'Beolvasás fájlból', 'Programok letöltése', 'Minden közzétett tartalom letöltése'];
  const offered: string[][] = [];
  for (const cookie of [magazine, programs, administrator]) {
    const { text } = await ask('/admin/collections/events', cookie);
    offered.push(LINKS.filter((words) => new RegExp(`<a [^>]*>(?:<[^>]+>)*${words}`).test(text)));
  }
  expect(offered).toEqual([LINKS.slice(0, 1), LINKS.slice(0, 3), LINKS]);
});

test('a scheduled event appears at its time without anybody', async ({ editor }) => {
  const send = await signedIn(origin, editor);
  const dates = [{ start: `${day(5)}T17:00:00.000Z`, end: `${day(5)}T18:00:00.000Z` }];
  const slug = `idozitett-${MARK}`;
  const event = { title: 'Időzített program', slug, category: 1, status: 'scheduled', dates, _status: 'draft' };
  const { doc } = await send('/api/events?locale=hu&draft=true', 'POST', event);
  const at = Temporal.Now.instant().add({ seconds: 3 }).toString({ smallestUnit: 'millisecond' });
  await send(`/api/events/${doc.id}/schedule`, 'POST', { action: 'publish', at });
  expect(await leads(`${LIST.hu}/${slug}`)).toBe('404');
  // The service looks once a minute.
  await expect.poll(() => leads(`${LIST.hu}/${slug}`), { timeout: 200_000, intervals: [500] }).toBe('200');
  expect(await textOf(`${LIST.hu}?from=${day(5)}&to=${day(5)}`)).toContain(slug);
});
