import { createServer, type Server } from 'node:http';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startAtOrigin } from '../../../../../../test-server.ts';
import { ensureRevision } from '../../../platform/content-revision/raise.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { createAccountFactory } from '../../../testing/accounts/test-accounts.ts';
import { bothDatabases, DATABASES } from '../../../testing/databases/test-databases.ts';
import { createApiClient, createDraft, publish, richText, signIn } from '../../../testing/test-content.ts';
import { checkLinks, DEAD_LINKS } from './check.ts';
import { findOutsideError } from './outside.ts';
import { isPublicIp } from './public-only.ts';

const opened = bothDatabases();
const night = (day: number) => Temporal.Instant.from(`2026-11-${day}T01:40:00Z`);

const linked = (url: string) => {
  const text = richText('Szöveg');
  const node = {
    type: 'link',
    version: 3,
    direction: 'ltr',
    format: '',
    indent: 0,
    id: 'a',
    fields: { linkType: 'custom', url, newTab: false },
  };
  const children = [{ ...node, children: text.root.children[0]?.children ?? [] }];
  return { root: { ...text.root, children: [{ ...text.root.children[0], children }] } };
};

let server: Server;
let otherSite: string;
let requests: { path: string; method: string; agent: string }[] = [];
const statuses = new Map<string, number>();

beforeAll(async () => {
  server = createServer(({ url = '', method = '', headers }, response) => {
    requests.push({ path: url, method, agent: headers['user-agent'] ?? '' });
    if (url === '/moved') return response.writeHead(302, { location: '/there' }).end();
    if (url === '/inwards') return response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    if (url === '/around') return response.writeHead(302, { location: '/around' }).end();
    if (url === '/no-head' && method === 'HEAD') return response.writeHead(405).end();
    return response.writeHead(statuses.get(url) ?? 200).end('a body');
  });
  otherSite = await startAtOrigin(server);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  requests = [];
  statuses.clear();
});

/** Lets the check request this machine's server, which is not on the public internet. */
const visitor = { mayRequest: (ip: string) => ip === '127.0.0.1' || isPublicIp(ip) };
const testVisitor = { userAgent: 'Liget-link-check (http://localhost:3000)', ...visitor };

describe('a request to another site', () => {
  test.each([
    ['/there', 200, null],
    ['/gone', 404, 'gone'],
    ['/for-good', 410, 'gone'],
    ['/members', 401, null],
    ['/robots-not-welcome', 403, null],
    ['/too-often', 429, null],
    ['/down', 500, 'broken'],
    ['/at-work', 503, null],
    ['/moved', 0, null],
    ['/around', 0, 'broken'],
    ['/inwards', 0, 'internal'],
    ['/no-head', 200, null],
  ])('returns the error of %s', async (path, status, fault) => {
    statuses.set(path, status);
    expect(await findOutsideError(`${otherSite}${path}`, testVisitor)).toBe(fault);
  });

  test('returns unreachable without an answer, and contains a user agent', async () => {
    expect(await findOutsideError('http://127.0.0.1:1/', testVisitor)).toBe('unreachable');
    await findOutsideError(`${otherSite}/there`, testVisitor);
    expect(requests).toEqual([{ path: '/there', method: 'HEAD', agent: 'Liget-link-check (http://localhost:3000)' }]);
  });

  test('is never sent to our own network, in any spelling', async () => {
    for (const host of [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '169.254.169.254',
      '10.1.2.3',
      '[fd00::1]',
    ])
      expect([host, await findOutsideError(`http://${host}:${new URL(otherSite).port}/`, { userAgent: 'x' })]).toEqual([host, 'internal']);
    expect(requests).toEqual([]);
  });

  test('is sent only to public IP addresses', () => {
    expect(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '172.32.0.1'].map(isPublicIp)).toEqual([true, true, true]);
    for (const ip of [
      '172.31.0.1',
      '100.64.0.1',
      '192.168.1.1',
      '255.255.255.255',
      '::',
      'fe80::1',
      '64:ff9b::1',
      '2002:7f00:1::',
      'x',
      '',
    ])
      expect([ip, isPublicIp(ip)]).toEqual([ip, false]);
  });
});

describe.each(DATABASES)('%s', (name) => {
  let payload: Payload;
  let news: number;
  const check = (day: number, more: object = {}) => checkLinks(payload, { now: night(day), visitor, delayMs: 0, ...more });
  const rows = async () => {
    const { docs } = await payload.find({ collection: DEAD_LINKS, sort: ['title', 'locale', 'address'], depth: 0, pagination: false });
    return docs.map(({ title, locale, field, address, fault }) => [title, locale, field, address?.replace(otherSite, ''), fault]);
  };

  beforeAll(async () => {
    payload = opened(name);
    await ensureRevision(payload);
    news = await publish(payload, 'news', { title: 'Él', publishedOn: '2026-10-01T08:00:00.000Z' }, { title: 'Lives' });
    const target = await publish(payload, 'pages', { title: 'Célpont' }, { title: 'Target' });
    await publish(payload, 'redirects', { from: '/regi', to: '/terkep', status: '301' });
    await publish(payload, 'pages', { title: 'Jó', body: linked('/magazin/el') }, { title: 'Good', body: linked('/en/magazine/lives') });
    await publish(
      payload,
      'pages',
      { title: 'Jó is', body: linked('/regi#itt') },
      { title: 'Good, too', body: linked('mailto:a@example.org') },
    );
    await publish(payload, 'pages', { title: 'Rossz', body: linked('/nincs-ilyen') }, { title: 'Bad', body: linked('/terkep') });
    await createDraft(payload, 'pages', { title: 'Vázlat', body: linked('/vazlatban-nem-baj') });
    await publish(payload, 'menus', {
      name: 'HeaderVisitors',
      items: [
        { title: 'Térkép', url: '/terkep' },
        { title: 'Ki', urlPage: { relationTo: 'pages', value: target } },
      ],
    });
    await payload.update({ collection: 'pages', id: target, data: { _status: 'draft' } });
    await publish(
      payload,
      'pages',
      { title: 'Kifelé', body: linked(`${otherSite}/there`) },
      { title: 'Out', body: linked(`${otherSite}/gone`) },
    );
  });

  test('finds dead links with their fields, and ignores working ones', async () => {
    statuses.set('/gone', 404);
    expect(await check(10)).toBe(4);
    expect(await rows()).toEqual([
      ['Bad', 'en', 'body', '/terkep', 'other-language'],
      ['HeaderVisitors', 'hu', 'items.1.urlPage', expect.stringMatching(/^pages\/\d+$/), 'unpublished'],
      ['Out', 'en', 'body', '/gone', 'gone'],
      ['Rossz', 'hu', 'body', '/nincs-ilyen', 'unpublished'],
    ]);
  });

  test('keeps the time since when a link is dead, and deletes links that work again', async () => {
    statuses.set('/gone', 404);
    await check(10);
    const { docs } = await payload.find({ collection: 'pages', where: { title: { equals: 'Rossz' } } });
    await payload.update({
      collection: 'pages',
      id: docs[0]?.id ?? 0,
      locale: 'hu',
      data: { _status: 'published', body: linked('/terkep') },
    });
    expect(await check(11)).toBe(3);
    const gone = await payload.find({ collection: DEAD_LINKS, where: { fault: { equals: 'gone' } } });
    expect(gone.docs[0]).toMatchObject({ since: toStoredText(night(10)), nights: 2 });
    expect((await rows()).map(([title]) => title)).not.toContain('Rossz');
    await payload.update({
      collection: 'pages',
      id: docs[0]?.id ?? 0,
      locale: 'hu',
      data: { _status: 'published', body: linked('/nincs-ilyen') },
    });
  });

  test('finds links to a page that was unpublished', async () => {
    await payload.update({ collection: 'news', id: news, data: { _status: 'draft' } });
    await check(12, { elsewhere: false });
    expect((await rows()).filter(([title]) => title === 'Jó' || title === 'Good')).toEqual([
      ['Good', 'en', 'body', expect.any(String), 'unpublished'],
      ['Jó', 'hu', 'body', expect.any(String), 'unpublished'],
    ]);
    await payload.update({ collection: 'news', id: news, data: { _status: 'published' } });
    await check(12, { elsewhere: false });
    expect((await rows()).filter(([title]) => title === 'Jó')).toEqual([]);
  });

  test('counts an unreachable site in the second night, and requests a limited number in a night', async () => {
    statuses.set('/gone', 200);
    statuses.set('/there', 500);
    const deadCount = await check(13);
    expect((await rows()).map((row) => row.at(-1))).toContain('broken');
    expect(await check(14)).toBe(deadCount);
    requests = [];
    await check(15, { maxPerNight: 1 });
    // First those with errors.
    expect(new Set(requests.map(({ path }) => path))).toEqual(new Set(['/there']));
    statuses.set('/there', 200);
    await check(16);
    const turns: (string | undefined)[] = [];
    for (const day of [17, 18, 19]) {
      requests = [];
      await check(day, { maxPerNight: 1 });
      turns.push(requests[0]?.path);
    }
    expect(new Set(turns)).toEqual(new Set(['/there', '/gone']));
  });
});

describe('the list of dead links', () => {
  test('is readable by roles with the right, and checked again on request of those who correct links', async () => {
    const payload = opened('sqlite');
    const password = 'hold-koran-reggel-82';
    const create = await createAccountFactory(payload, password);
    const ask = async (role: 'magazine' | 'press' | 'programs') => {
      await create({ email: `${role}@example.org`, name: role, roles: [role] });
      const headers = { ...(await signIn(payload, { email: `${role}@example.org`, password })), 'accept-language': 'hu' };
      const list = await createApiClient(payload).request('/dead-links', { headers });
      const now = await createApiClient(payload).request('/dead-links/check', { method: 'POST', headers });
      return [list.status, now.status, now.status === 403 ? JSON.stringify(await now.json()) : ''];
    };
    expect(await ask('magazine')).toEqual([200, 202, '']);
    expect(await ask('press')).toEqual([200, 403, expect.stringContaining('magazinszerkesztők és a rendszergazdák')]);
    expect(await ask('programs')).toEqual([403, 403, expect.any(String)]);
  });
});
