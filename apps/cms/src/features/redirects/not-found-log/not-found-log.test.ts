import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@liget/content-api/idempotency';
import { MISSED_PAGES_PATH } from '@liget/content-api/not-found-report';
import { createDraftCredential } from '@liget/content-api/preview';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureRevision } from '../../../platform/content-revision/raise.ts';
import { runSql } from '../../../platform/database/sql/sql.ts';
import { createAccountFactory } from '../../../testing/accounts/test-accounts.ts';
import { bothDatabases, DATABASES } from '../../../testing/databases/test-databases.ts';
import { createApiClient, publish, signIn } from '../../../testing/test-content.ts';
import { countNotFound, MISSED_PAGES } from './count.ts';

const opened = bothDatabases();
const SECRET = 'shared by the site and the content service';
const now = Temporal.Instant.from('2026-11-23T10:00:00Z');

describe.each(DATABASES)('%s', (name) => {
  let payload: Payload;
  const counted = async () => {
    const { docs } = await payload.find({ collection: MISSED_PAGES, sort: ['-count', 'path'], pagination: false });
    return docs.map(({ path, count }) => [path, count]);
  };
  beforeAll(async () => {
    payload = opened(name);
    await ensureRevision(payload);
  });
  beforeEach(async () => {
    await payload.db.deleteMany({ collection: MISSED_PAGES, where: {} });
  });

  test('paths are counted in one spelling, and invalid ones ignored', async () => {
    const pages = [
      { path: '/regi', count: 2 },
      { path: '/Regi/', count: 1 },
      { path: '/wp-login.php', count: 900 },
      { path: '/kis@example.org', count: 1 },
    ];
    await countNotFound(payload, { pages }, now);
    await countNotFound(payload, { pages: [{ path: '/regi', count: 4 }] }, now);
    expect(await counted()).toEqual([['/regi', 7]]);
  });

  test('messages that arrive together are all counted', async () => {
    const pages = ['/b', '/a', '/c'].map((path) => ({ path, count: 2 }));
    await Promise.all([pages, pages.toReversed(), pages].map((each) => countNotFound(payload, { pages: each }, now)));
    expect(await counted()).toEqual([
      ['/a', 6],
      ['/b', 6],
      ['/c', 6],
    ]);
  });

  test('the rarest paths make room in a full log', async () => {
    const pages = Array.from({ length: 2000 }, (_, index) => ({ path: `/oldal-${index}`, count: index + 2 }));
    await countNotFound(payload, { pages }, now);
    await countNotFound(payload, { pages: ['/uj', '/oldal-0', '/masik-uj'].map((path) => ({ path, count: 1 })) }, now);
    const paths = await counted();
    expect([paths.length, ...paths.slice(-3)]).toEqual([2000, ['/oldal-0', 3], ['/masik-uj', 1], ['/uj', 1]]);
  });

  test('paths without a request in a year are deleted', async () => {
    await countNotFound(payload, { pages: [{ path: '/elfelejtett', count: 5 }] }, now.subtract({ hours: 24 * 400 }));
    await countNotFound(payload, { pages: [{ path: '/uj', count: 1 }] }, now);
    expect(await counted()).toEqual([['/uj', 1]]);
  });

  test('a redirected path is deleted', async () => {
    await countNotFound(
      payload,
      {
        pages: [
          { path: '/regi-ballon', count: 3 },
          { path: '/marad', count: 1 },
        ],
      },
      now,
    );
    await publish(payload, 'redirects', { from: '/regi-ballon', to: '/terkep', status: '301' });
    expect(await counted()).toEqual([['/marad', 1]]);
  });
});

describe('the endpoint', () => {
  beforeEach(() => void vi.stubEnv('PREVIEW_SECRET', SECRET));

  const ask = async (headers: Record<string, string>, body: string, method = 'POST') => {
    const response = await createApiClient(opened('sqlite')).request(`/hu${MISSED_PAGES_PATH}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'POST' ? { body } : {}),
    });
    return response.status;
  };
  const payload = () => opened('sqlite');
  const site = { authorization: `Bearer ${createDraftCredential(SECRET)}` };

  test('accepts the site’s counts', async () => {
    const message = JSON.stringify({ pages: [{ path: '/a', count: 1 }] });
    expect(await ask(site, message)).toBe(204);
    expect(await ask(site, message, 'GET')).toBe(405);
  });

  test('stores a message once that is sent again with its id', async () => {
    await payload().db.deleteMany({ collection: MISSED_PAGES, where: {} });
    const message = JSON.stringify({ pages: [{ path: '/ketszer', count: 1 }] });
    const withId = { ...site, [IDEMPOTENCY_HEADER]: randomUUID() };
    expect(await Promise.all([ask(withId, message), ask(withId, message)])).toEqual([204, 204]);
    expect([await ask(withId, message), await ask({ ...site, [IDEMPOTENCY_HEADER]: randomUUID() }, message)]).toEqual([204, 204]);
    expect((await payload().find({ collection: MISSED_PAGES })).docs).toMatchObject([{ path: '/ketszer', count: 2 }]);
  });

  test('stores nothing of a message that fails, and accepts it again', async () => {
    await payload().db.deleteMany({ collection: MISSED_PAGES, where: {} });
    const message = JSON.stringify({ pages: ['/elso', '/masodik'].map((path) => ({ path, count: 1 })) });
    const withId = { ...site, [IDEMPOTENCY_HEADER]: randomUUID() };
    vi.spyOn(payload().logger, 'error').mockImplementationOnce(() => undefined);
    const condition = "WHEN NEW.path = '/masodik'";
    await runSql(payload(), `CREATE TRIGGER refuse BEFORE INSERT ON missed_pages ${condition} BEGIN SELECT RAISE(ABORT, 'refused'); END`);
    const failed = await ask(withId, message);
    await runSql(payload(), 'DROP TRIGGER refuse');
    expect([failed, (await payload().count({ collection: MISSED_PAGES })).totalDocs]).toEqual([500, 0]);
    expect(await ask(withId, message)).toBe(204);
    expect((await payload().count({ collection: MISSED_PAGES })).totalDocs).toBe(2);
  });

  test('refuses an invalid message with its status', async () => {
    const statuses = [];
    for (const body of ['', '{', '[]', '{"pages":[{"path":3}]}', `{"pages":"${'x'.repeat(300_000)}"}`])
      statuses.push(await ask(site, body));
    expect(statuses).toEqual([400, 400, 422, 422, 413]);
    expect(await ask({ ...site, 'content-type': 'text/plain' }, '{}')).toBe(415);
  });

  test('the log is readable by magazine editors, the press and administrators', async () => {
    const payload = opened('sqlite');
    const password = 'hold-koran-reggel-83';
    const create = await createAccountFactory(payload, password);
    const statuses: [string, number, number][] = [];
    for (const role of ['magazine', 'press', 'programs', 'service'] as const) {
      const email = `missed-${role}@example.org`;
      await create({ email, name: role, roles: [role] });
      const headers = await signIn(payload, { email, password });
      await countNotFound(payload, { pages: [{ path: `/${role}`, count: 1 }] }, now);
      const { docs } = await payload.find({ collection: MISSED_PAGES, where: { path: { equals: `/${role}` } } });
      const list = await createApiClient(payload).request('/missed-pages', { headers });
      const removed = await createApiClient(payload).request(`/missed-pages/${docs[0]?.id}`, { method: 'DELETE', headers });
      statuses.push([role, list.status, removed.status]);
    }
    expect(statuses).toEqual([
      ['magazine', 200, 200],
      ['press', 200, 403],
      ['programs', 403, 403],
      ['service', 403, 403],
    ]);
  });
});
