import { type Client, createClient, createEditorClient, publishItem, type Send } from '../../support/admin/signing-in.ts';
import { fetchRedirect, fetchText } from '../../support/admin/staff.ts';
import { getDay, LIST } from '../../support/programs-list.ts';
import { expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

const MARK = Date.now().toString(36);
let send: Send;
let ask: Client;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  ask = await createClient(origin, editor);
});

/** The answer to a new redirect: 201, or the error. */
const redirect = (from: string, to: string, more: object = { status: '302' }) =>
  ask('POST', '/api/redirects?locale=hu', { from, to, ...more });
const withMark = (path: string) => path.replaceAll('*', MARK);

test('a redirect keeps the query or has its own, and is permanent or temporary', async () => {
  const rows: [from: string, to: string, status: string, asked: string, answer: string][] = [
    ['/regi-magazin-*', '/magazin', '302', '/regi-magazin-*', '302 /magazin'],
    ['/regi-oldal-*', '/magazin', '301', '/regi-oldal-*?utm_source=level&x', '301 /magazin?utm_source=level&x'],
    ['/regi-kereses-*', '/kereses?q=ballon', '302', '/regi-kereses-*?q=masik', '302 /kereses?q=ballon'],
    ['/regi-hely-*', '/terkep#content', '302', '/regi-hely-*?kind=metro', '302 /terkep?kind=metro#content'],
    ['/regi-jegyek-*', 'https://jegy.example/', '302', '/regi-jegyek-*?program=7', '302 https://jegy.example/?program=7'],
    ['/regi-naptar-*', '/kereses?q=ballon', '302', '/regi-naptar-*?utm_source=level', '302 /kereses?q=ballon&utm_source=level'],
    // A temporary redirect is not part of a permanent chain.
    ['/regi-atmeneti-*', '/regi-magazin-*', '301', '/regi-atmeneti-*', '302 /magazin'],
    // A full URL of our own site becomes a path; a target that is redirected itself is stored as its end.
    ['/regebbi-oldal-*', `${origin}/regi-oldal-*`, '301', '/regebbi-oldal-*', '301 /magazin'],
  ];
  for (const [from, to, status, method, answer] of rows) {
    expect([from, (await redirect(withMark(from), withMark(to), { status })).status]).toEqual([from, 201]);
    await expect.poll(() => fetchRedirect(withMark(method)), from).toBe(answer);
  }
});

test('a redirect of the home page, from English to Hungarian, in a loop, to no page or over an existing page is refused with an error', async () => {
  const rows: [from: string, to: string, words: string][] = [
    ['/', '/magazin', 'A főoldal nem irányítható át'],
    ['/en/old-page', '/magazin', 'angol'],
    ['/kor-*', '/kor-*', 'Az átirányítás körbe vezetne: /kor-* → /kor-*'],
    ['/zsakutca-*', '/nincs-ilyen-*', 'Ezen a címen most nincs oldalunk.'],
    ['/archivum', '/magazin', 'Ezen a címen most egy oldalunk látható.'],
  ];
  for (const [from, to, words] of rows) {
    const { status, text } = await redirect(withMark(from), withMark(to));
    expect.soft([from, status, text]).toEqual([from, 400, expect.stringContaining(withMark(words))]);
  }
  expect(await fetchRedirect('/archivum')).toBe('200');
});

const publishEvent = (title: string, english: string) => {
  const dates = [{ start: `${getDay(6)}T17:00:00.000Z`, end: `${getDay(6)}T18:00:00.000Z` }];
  return publishItem(
    send,
    'events',
    { title: `${title} ${MARK}`, category: 1, status: 'scheduled', dates },
    { title: `${english} ${MARK}` },
  );
};

test('a moved event is found by its old paths in both languages, and by an announcement that links to it', async () => {
  const id = await publishEvent('Költöző séta', 'A walk that moves');
  const [old, moved] = [`${LIST.hu}/koltozo-seta-${MARK}`, `${LIST.hu}/elkoltozott-seta-${MARK}`];
  const words = `Jöjjön a költöző sétára ${MARK}`;
  const announcement = { title: words, url: origin + old, shownUntil: `${getDay(9)}T17:00:00.000Z`, _status: 'published' };
  const { doc } = await send('/api/public-announcements?locale=hu', 'POST', announcement);
  const link = (target: string) => new RegExp(`href="${target}"[^>]*>(?:<[^>]*>)*${words}`);
  await expect.poll(() => fetchText('/karrier')).toMatch(link(old));

  await send(`/api/events/${id}?locale=hu`, 'PATCH', { slug: `elkoltozott-seta-${MARK}`, _status: 'published' });
  await send(`/api/events/${id}?locale=en`, 'PATCH', { slug: `moved-walk-${MARK}`, _status: 'published' });
  await expect.poll(() => fetchRedirect(`${old}?utm_source=plakat`)).toBe(`301 ${moved}?utm_source=plakat`);
  await expect.poll(() => fetchRedirect(`${LIST.en}/a-walk-that-moves-${MARK}`)).toBe(`301 ${LIST.en}/moved-walk-${MARK}`);
  await expect.poll(() => fetchText('/karrier')).toMatch(link(moved));
  const former = await ask('GET', `/api/former-addresses?depth=0&limit=0&where[path][equals]=${old}`);
  expect(former.text).toContain('"totalDocs":1');

  await send(`/api/events/${id}?locale=hu`, 'PATCH', { _status: 'draft' });
  await expect.poll(() => fetchRedirect(moved)).toBe('404');
  await expect.poll(() => fetchText('/karrier')).not.toMatch(link(moved));
  expect(await fetchText('/karrier')).toContain(words);
  expect((await ask('GET', `/api/public-announcements/${doc.id}/problems`)).text).toContain(
    'A kiválasztott tartalom nem látszik a honlapon',
  );
  await send(`/api/public-announcements/${doc.id}?locale=hu`, 'PATCH', { _status: 'draft' });
});

test('the paths of an unpublished event redirect to its editor’s target in both languages', async () => {
  const id = await publishEvent('Elmaradó est', 'Evening that is not');
  await send(`/api/events/${id}?locale=hu`, 'PATCH', { _status: 'draft' });
  const [hu, en] = [`${LIST.hu}/elmarado-est-${MARK}`, `${LIST.en}/evening-that-is-not-${MARK}`];
  await expect.poll(() => fetchRedirect(hu)).toBe('404');
  const refused = await ask('POST', `/api/events/${id}/successor`, { address: '/magazin/nincs-ilyen' });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Ezen a címen nincs látható oldalunk.')]);
  expect((await ask('POST', `/api/events/${id}/successor`, { screen: 'programs' })).status).toBe(200);
  await expect.poll(() => fetchRedirect(hu)).toBe(`302 ${LIST.hu}`);
  await expect.poll(() => fetchRedirect(en)).toBe(`302 ${LIST.en}`);
});
