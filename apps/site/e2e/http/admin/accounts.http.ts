import { type Account, type Client, createAccount, createClient, createEditorClient, type Send } from '../../support/admin/signing-in.ts';
import { listEmailsTo, waitForEmailTo } from '../../support/served/emails.ts';
import { cmsOrigin, dataDir, expect, origin, test } from '../../support/test.ts';

test.use({ contents: 'desk' });

const GOOD = 'kavics tenor mustár vitorla';
let send: Send;
let stranger: Client;
test.beforeAll(async ({ editor }) => {
  send = await createEditorClient(origin, editor);
  stranger = await createClient(origin);
});

const login = ({ email }: Account, password: string) => stranger('POST', '/api/users/login', { email, password });

test('the sign-in refuses even the right password after eight wrong ones', async () => {
  const nora = await createAccount(send, 'programs', 'Nyolc Nóra');
  for (const password of [...Array.from({ length: 8 }, () => 'nem ez a jelszó'), nora.password]) {
    const { status, text } = await login(nora, password);
    expect([status, text]).toEqual([401, expect.stringContaining('negyedórát kell várni')]);
  }
});

test('a forgotten password is set once by the link of an email, without signing in, and must not be guessable', async () => {
  const ferenc = await createAccount(send, 'programs', 'Feledékeny Ferenc');
  expect((await stranger('POST', '/api/users/forgot-password', { email: ferenc.email })).status).toBe(200);
  // The first email is the invitation.
  const email = await waitForEmailTo(dataDir, ferenc.email, 2);
  expect([email.subject, email.text]).toEqual(['Új jelszó beállítása', expect.stringContaining('egy órán belül')]);
  const [link = '', token] = /\S+\/admin\/reset\/([0-9a-f]+)/.exec(email.text) ?? [];
  expect(link.startsWith(origin)).toBe(true);
  const reset = (password: string) => stranger('POST', '/api/users/reset-password', { token, password });
  for (const password of ['jelszojelszo2026', 'ligetliget1234'])
    expect([password, (await reset(password)).text]).toEqual([password, expect.stringContaining('könnyen kitalálható')]);
  const taken = await reset(GOOD);
  expect([taken.status, taken.headers.getSetCookie()]).toEqual([200, []]);
  expect((await reset('másik tenor mustár vitorla')).text).toContain('lejárt, vagy már felhasználták');
  expect([(await login(ferenc, ferenc.password)).status, (await login(ferenc, GOOD)).status]).toEqual([401, 200]);
  // The last email reports the changed password.
  await expect.poll(() => listEmailsTo(dataDir, ferenc.email).length).toBe(3);
});

test('the admin’s API refuses requests without an account, and its screens redirect to the sign-in', async () => {
  const rows: [method: string, path: string, answer: string][] = [
    ['GET', '/admin', '200 /admin/login'],
    ['GET', '/admin/balloon', '200 /admin/login'],
    ['GET', '/admin/calendar', '200 /admin/login'],
    ['GET', '/admin/import', '200 /admin/login'],
    ['GET', '/admin/collections/events', '200 /admin/login'],
    ['GET', '/admin/collections/enquiries/1', '200 /admin/login'],
    ['GET', '/admin/login', '200'],
    ['GET', '/admin/forgot', '200'],
    ['GET', '/api/users', '403'],
    ['GET', '/api/events', '403'],
    ['GET', '/api/enquiries', '403'],
    ['GET', '/api/audit-log', '403'],
    ['POST', '/api/users/first-register', '404'],
    ['GET', '/api/events/1/successor', '401'],
    ['POST', '/api/events/1/successor', '401'],
    ['GET', '/api/globals/balloon/desk', '401'],
    ['POST', '/api/enquiries/1/steps', '401'],
    ['GET', '/api/newsletters/1/letter', '401'],
    ['GET', '/api/newsletter-subscriptions/export', '403'],
    ['GET', '/api/qr-codes/1/uses', '401'],
    ['GET', '/api/preview-at?at=2026-12-24T10:00', '401'],
  ];
  for (const [method, path, expected] of rows) {
    const { status, text } = await stranger(method, path, method === 'POST' ? { email: 'x@example.com', password: 'x' } : undefined);
    // Next has already sent its status when it finds out; the page contains only the redirect.
    const [, to = ''] = /NEXT_REDIRECT;replace;([^?;]+)/.exec(text) ?? [];
    expect.soft(`${status} ${to}`.trim(), `${method} ${path}`).toBe(expected);
  }
});

test('the admin cannot be framed by other sites, and refuses changes from other sites', async ({ editor }) => {
  expect((await stranger('GET', '/admin/login')).headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  const ask = await createClient(origin, editor);
  const { doc } = await send('/api/pages?locale=hu&draft=true', 'POST', { title: 'Idegenkezű oldal', _status: 'draft' });
  const change = (headers?: Record<string, string>) => ask('PATCH', `/api/pages/${doc.id}?draft=true`, { lead: 'Új' }, headers);
  expect((await change({ origin: 'https://evil.example' })).status).toBe(403);
  // Only the origin is the reason of the refusal.
  expect((await change()).status).toBe(200);
});

test('the content service’s own port redirects to the public URL, without a loop', async () => {
  const direct = await fetch(new URL('/admin/collections/events?page=2', cmsOrigin), { redirect: 'manual' });
  expect([direct.status, direct.headers.get('location')]).toEqual([307, `${origin}/admin/collections/events?page=2`]);
});

test('the audit log describes actions in sentences, and is filtered by name, action and time', async ({ editor }) => {
  const name = `Naplózott Nándor ${Date.now()}`;
  const nandor = await createAccount(send, 'balloon', name);
  await login(nandor, nandor.password);
  const ask = await createClient(origin, editor);
  const readLog = async (where: string) => {
    const { docs } = JSON.parse((await ask('GET', `/api/audit-log?limit=100&${where}`)).text) as { docs: { sentence: string }[] };
    return docs.map(({ sentence }) => sentence);
  };
  const who = `where[name][like]=${encodeURIComponent(name.toLowerCase())}`;
  expect(await readLog(who)).toEqual([`${name} belépett.`]);
  expect(await readLog(`${who}&where[what][equals]=publish`)).toEqual([]);
  expect(await readLog(`where[what][equals]=account-made`)).toContainEqual(expect.stringContaining(`új fiókot hozott létre: ${name}`));
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect(await readLog(`${who}&where[createdAt][greater_than]=${tomorrow}`)).toEqual([]);
  // Nobody adds entries.
  const list = (await ask('GET', '/admin/collections/audit-log')).text;
  expect([list.includes(`${name} belépett.`), /<a [^>]*audit-log\/create/.test(list)]).toEqual([true, false]);
});

test('a form has the button that publishes only for roles that may publish, also a draft that the role writes', async () => {
  const programs = await createClient(origin, await createAccount(send, 'programs', 'Szerepes programs'));
  const title = `Piszkozatban ${Date.now()}`;
  const saved = await programs('POST', '/api/visitor-information?locale=hu&draft=true', { title, _status: 'draft' });
  const { doc } = JSON.parse(saved.text) as { doc: { id: number; slug: string } };
  const rows: [path: string, mayPublish: boolean][] = [
    ['top-locations/1', true],
    [`visitor-information/${doc.id}`, false],
    ['news/1', false],
  ];
  for (const [path, mayPublish] of rows) {
    const { status, text } = await programs('GET', `/admin/collections/${path}?locale=hu`);
    expect
      .soft([path, status, text.includes('id="field-title"'), text.includes('id="action-save"')])
      .toEqual([path, 200, true, mayPublish]);
  }
  expect((await fetch(new URL(`/latogatas/${doc.slug}`, origin))).status).toBe(404);
});

/** What the menu links to, without the dashboard. */
const readMenu = (html: string) =>
  [...html.matchAll(/nav__link"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href.replace('/admin/', ''));

test('a balloon operator is redirected to the balloon’s desk and has access only to it and to announcements, by the menu and by URL', async () => {
  const operator = await createClient(origin, await createAccount(send, 'balloon', 'Szerepes balloon'));
  const first = await operator('GET', '/admin');
  expect([first.status, first.headers.get('location')]).toEqual([307, '/admin/balloon']);
  const desk = await operator('GET', '/admin/balloon');
  expect([desk.status, desk.text.includes('A ballon pultja')]).toEqual([200, true]);
  expect(readMenu(desk.text)).toEqual(['collections/public-announcements', 'globals/balloon']);
  const form = await operator('GET', '/admin/globals/balloon');
  expect([form.status, form.text.includes('id="field-balloonIsUp"')]).toEqual([200, true]);
  expect((await operator('GET', '/admin/collections/events')).status).toBe(404);
  const refused = await operator('GET', '/admin/collections/enquiries/1');
  expect([refused.status, refused.headers.get('location')]).toEqual([307, '/admin/collections/enquiries?notFound=1']);
  expect((await operator('GET', '/admin/collections/enquiries?notFound=1')).status).toBe(404);
});

test('an editor finds the screens of the admin and their tasks, within the role’s rights', async () => {
  const rows: [role: string, path: string, isFound: boolean, button?: string][] = [
    ['service', '/collections/enquiries', true, 'Rám vár'],
    ['programs', '/collections/enquiries', false],
    ['programs', '/collections/audit-log', false],
    ['programs', '/collections/dead-links', false],
    ['programs', '/collections/missed-pages', false],
    ['programs', '/collections/qr-codes', true],
    ['magazine', '/collections/dead-links', true, 'Saját oldalaink ellenőrzése most'],
    ['press', '/collections/dead-links', true],
    ['press', '/collections/redirects/create', false],
    ['press', '/collections/qr-codes', false],
    ['press', '/collections/news-categories', true],
    ['press', '/collections/menus', false],
  ];
  const BUTTONS = ['Saját oldalaink ellenőrzése most', 'Rám vár'];
  const asks = new Map<string, Client>();
  for (const role of new Set(rows.map(([rowRole]) => rowRole)))
    asks.set(role, await createClient(origin, await createAccount(send, role, `Táblás ${role}`)));
  for (const [role, path, isFound, button] of rows) {
    const { status, text = '' } = (await asks.get(role)?.('GET', `/admin${path}`)) ?? {};
    expect.soft(status, `${role} ${path}`).toBe(isFound ? 200 : 404);
    for (const name of BUTTONS) expect.soft(text.includes(`>${name}<`), `${role} ${path} has ${name}`).toBe(name === button);
  }
});
