import type { EndpointAnswer } from '@liget/content-api';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureRevision } from '../../platform/content-revision/raise.ts';
import { clearRevision, loadContentRevision } from '../../platform/content-revision/revision.ts';
import type { Role } from '../../platform/rights/roles.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createApiClient, publish, signIn } from '../../testing/test-content.ts';

interface Body {
  doc?: { id: number };
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[];
}

let payload: Payload;
let header: number;
const signedIn = new Map<Role, Record<string, string>>();

/** Sends a request like a form of the admin. */
async function send(role: Role, method: string, path: string, data?: object): Promise<{ status: number; body: Body }> {
  const headers = { ...signedIn.get(role), 'content-type': 'application/json', 'accept-language': 'hu' };
  const { status, body } = await createApiClient(payload).json(path, { method, headers, ...(data ? { body: JSON.stringify(data) } : {}) });
  return { status, body: body as Body };
}
const onSite = async () => {
  const { body } = await createApiClient(payload).json('/hu/menus');
  return (body as EndpointAnswer<'menus'>).menus.flatMap(({ menus }) => menus.map(({ title }) => title));
};
const items = (...titles: string[]) => titles.map((title) => ({ title, url: '/terkep' }));
const newest = async () => {
  const { items: rows, _status } = await payload.findByID({ collection: 'menus', id: header, draft: true, depth: 0, locale: 'hu' });
  return [_status, ...(rows ?? []).map(({ title }: { title?: string | null }) => title)];
};
const revision = () => {
  clearRevision(payload);
  return loadContentRevision(payload);
};

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  await ensureRevision(payload);
  for (const role of ['administrator', 'magazine', 'programs'] as const) {
    const credentials = { email: `${role}@liget.example`, password: 'hold-koran-reggel-81' };
    await payload.create({ collection: 'users', data: { ...credentials, name: role, roles: [role] } });
    signedIn.set(role, await signIn(payload, credentials));
  }
});
beforeEach(async () => {
  await payload.delete({ collection: 'menus', where: {} });
  header = await publish(payload, 'menus', { name: 'HeaderVisitors', items: items('Térkép', 'Jegyek') });
});

test('an unfinished menu is a draft, which the site does not show until it is published', async () => {
  const before = await revision();
  const draft = { items: [...items('Térkép', 'Új pont'), { title: 'Fél' }], _status: 'draft' };
  expect((await send('magazine', 'PATCH', `/menus/${header}?draft=true&autosave=true&locale=hu`, draft)).status).toBe(200);
  expect([await onSite(), await newest(), await revision()]).toEqual([['Térkép', 'Jegyek'], ['draft', 'Térkép', 'Új pont', 'Fél'], before]);
  expect(
    (await send('magazine', 'PATCH', `/menus/${header}?locale=hu`, { items: items('Térkép', 'Új pont'), _status: 'published' })).status,
  ).toBe(200);
  expect([await onSite(), await revision()]).toEqual([['Térkép', 'Új pont'], before + 1]);
});

test('a restored version of a menu is a draft, and is public after publication', async () => {
  await send('magazine', 'PATCH', `/menus/${header}?locale=hu`, { items: items('Elrontva'), _status: 'published' });
  const { docs } = await payload.findVersions({ collection: 'menus', where: { parent: { equals: header } }, sort: 'createdAt' });
  const restored = await send('magazine', 'POST', `/menus/versions/${docs[0]?.id}`);
  expect([restored.status, restored.body]).toEqual([200, expect.objectContaining({ message: expect.stringContaining('Piszkozatként') })]);
  expect([await onSite(), await newest()]).toEqual([['Elrontva'], ['draft', 'Térkép', 'Jegyek']]);
  // The list of versions has this order.
  const { docs: listed } = await payload.findVersions({ collection: 'menus', where: { parent: { equals: header } }, sort: '-createdAt' });
  expect(listed.map(({ version }) => [version._status, version.items?.[0]?.title])).toEqual([
    ['draft', 'Térkép'],
    ['published', 'Elrontva'],
    ['published', 'Térkép'],
  ]);
  await send('magazine', 'PATCH', `/menus/${header}?locale=hu`, { _status: 'published' });
  expect(await onSite()).toEqual(['Térkép', 'Jegyek']);
});

test('a zone has one menu: a second one is refused as a draft, and when a draft of another zone is published', async () => {
  const refused = await send('magazine', 'POST', '/menus?draft=true&locale=hu', { name: 'HeaderVisitors', _status: 'draft' });
  expect([refused.status, refused.body.errors?.[0]?.data?.errors?.map(({ path }) => path)]).toEqual([400, ['name']]);
  const other = await publish(payload, 'menus', { name: 'FooterLeftColumn', items: items('Rólunk') });
  await send('magazine', 'PATCH', `/menus/${other}?draft=true&locale=hu`, { name: 'HeaderVisitors', _status: 'draft' });
  const published = await send('magazine', 'PATCH', `/menus/${other}?locale=hu`, { name: 'HeaderVisitors', _status: 'published' });
  expect([published.status, published.body.errors?.[0]?.message]).toEqual([400, 'A következő mező érvénytelen: Hol látszik']);
  expect((await onSite()).toSorted()).toEqual(['Jegyek', 'Rólunk', 'Térkép']);
});

test('a new menu may be saved before its zone is chosen, and is not public', async () => {
  for (const title of ['Egy', 'Kettő'])
    expect((await send('magazine', 'POST', '/menus?draft=true&locale=hu', { items: items(title), _status: 'draft' })).status).toBe(201);
  expect(await onSite()).toEqual(['Térkép', 'Jegyek']);
});

test('users who may not see menus can neither change nor restore them', async () => {
  const { docs } = await payload.findVersions({ collection: 'menus', where: { parent: { equals: header } } });
  const draft = { items: [], _status: 'draft' };
  const answers = [
    await send('programs', 'PATCH', `/menus/${header}?draft=true&locale=hu`, draft),
    await send('programs', 'POST', `/menus/versions/${docs[0]?.id}`),
    await send('programs', 'GET', '/menus/versions'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(await newest()).toEqual(['published', 'Térkép', 'Jegyek']);
});
