import type { Payload } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { testDepth } from '../../../../../test-depth.ts';
import { loadSiteIndex } from '../../features/search/site-index.ts';
import { bothDatabases, DATABASES, type DatabaseName } from '../../testing/databases/test-databases.ts';
import { createApiClient, publish } from '../../testing/test-content.ts';
import { ensureRevision } from '../content-revision/raise.ts';
import { clearRevision, getCurrentContent, isUnchangedSince, loadContentRevision } from '../content-revision/revision.ts';
import { BASED_ON, formatBase } from '../optimistic-locking/based-on.ts';
import { NumberColumn } from './sql/columns.ts';
import { querySql, runSql } from './sql/sql.ts';

/** Number of concurrent saves. */
const SAVES = testDepth() === 'deep' ? 40 : 8;

const opened = bothDatabases();
beforeAll(async () => {
  for (const name of DATABASES) await ensureRevision(opened(name));
});

/** 'table.column' of every column of the content model. */
async function columns(name: DatabaseName): Promise<string[]> {
  const rows = await querySql(
    opened(name),
    z.object({ table: z.string(), column: z.string() }),
    name === 'sqlite'
      ? `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`
      : `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  return rows.map(({ table, column }) => `${table}.${column}`).toSorted();
}

async function category(payload: Payload): Promise<number> {
  const { docs } = await payload.find({ collection: 'event-categories' });
  return Number(docs[0]?.id ?? (await publish(payload, 'event-categories', { slug: 'cultural', name: 'Kultúra' })));
}

describe.each(DATABASES)('%s', (name) => {
  test('has the content model after its migrations', async () => {
    const model = await columns(name);
    expect(model.length).toBeGreaterThan(1000);
    expect(model).toEqual(
      expect.arrayContaining(['events_occurrences.until', 'events_locales.slug', 'media.alt_hu', 'payload_jobs.wait_until']),
    );
  });

  test('reports a transaction that the database does not commit, and continues', async () => {
    const payload = opened(name);
    const transactionID = (await payload.db.beginTransaction()) ?? '';
    const lines = [
      'CREATE TABLE first_table (id integer PRIMARY KEY)',
      'CREATE TABLE second_table (first integer REFERENCES first_table (id) DEFERRABLE INITIALLY DEFERRED)',
      // A deferred constraint, checked at the commit.
      'INSERT INTO second_table VALUES (1)',
    ];
    for (const line of lines) await runSql(payload, line, { transactionID });
    await expect(payload.db.commitTransaction(transactionID)).rejects.toThrow(/foreign key constraint|failed query: commit/i);
    expect((await columns(name)).filter((column) => column.startsWith('second_table'))).toEqual([]);
    const next = (await payload.db.beginTransaction()) ?? '';
    await expect(payload.db.commitTransaction(next)).resolves.toBeUndefined();
  });

  test(`stores ${SAVES} concurrent saves and raises the revision for each of them`, async () => {
    const payload = opened(name);
    const fields = { category: await category(payload) };
    const before = await loadContentRevision(payload);
    const day = (index: number) => `2026-12-${String((index % 28) + 1).padStart(2, '0')}`;
    const save = async (index: number) => {
      const id = await publish(payload, 'events', {
        ...fields,
        title: `Program ${index}`,
        dates: [{ start: `${day(index)}T17:00:00.000Z`, end: `${day(index)}T18:00:00.000Z` }],
      });
      return id;
    };
    const ids = await Promise.all(Array.from({ length: SAVES }, (_, index) => save(index)));
    expect(new Set(ids).size).toBe(SAVES);
    expect((await payload.count({ collection: 'events', where: { _status: { equals: 'published' }, id: { in: ids } } })).totalDocs).toBe(
      SAVES,
    );
    const renamed = ids.map((id, index) =>
      payload.update({ collection: 'events', id, data: { title: `Új cím ${index}`, _status: 'published' } }),
    );
    await Promise.all(renamed);
    expect((await payload.count({ collection: 'events', where: { title: { like: 'Új cím' } }, locale: 'hu' })).totalDocs).toBe(SAVES);
    expect(await loadContentRevision(payload)).toBe(before + 2 * SAVES);
  });

  test('accepts one of several concurrent saves of the same form and refuses the others', async () => {
    const payload = opened(name);
    const id = await publish(payload, 'redirects', { from: '/egyszerre', to: '/terkep', status: '302' });
    const { updatedAt } = await payload.findByID({ collection: 'redirects', id });
    const save = (to: string) =>
      payload.update({
        collection: 'redirects',
        id,
        data: { to },
        req: { headers: new Headers({ [BASED_ON]: formatBase(`redirects/${id}`, String(updatedAt)) }) },
      });
    const ends = await Promise.allSettled([save('/terkep?1'), save('/terkep?2'), save('/terkep?3')]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('is searched in its current state after publication, change and withdrawal', async () => {
    const payload = opened(name);
    const searchIds = async (query: string) => {
      clearRevision(payload);
      const { words, entries } = await loadSiteIndex(payload, 'hu');
      return words.find(query).map(({ id }) => entries.get(id)?.title);
    };
    const id = await publish(payload, 'pages', { title: 'Hóvirágok', slug: 'hoviragok', lead: 'Tavasz' });
    expect(await searchIds('hóvirág')).toEqual(['Hóvirágok']);
    await payload.update({ collection: 'pages', id, locale: 'hu', data: { title: 'Ibolyák', _status: 'published' } });
    expect(await searchIds('hóvirág')).toEqual([]);
    expect(await searchIds('ibolya')).toEqual(['Ibolyák']);
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    expect(await searchIds('ibolya')).toEqual([]);
  });

  test('has the revision of the last change of each collection', async () => {
    const payload = opened(name);
    const state = async () => {
      clearRevision(payload);
      return getCurrentContent(payload);
    };
    const id = await publish(payload, 'pages', { title: 'Fagyöngy', slug: 'fagyongy' });
    const { revision, changes } = await state();
    expect(changes['pages']).toBe(revision);
    await publish(payload, 'redirects', { from: '/feher-bogyo', to: '/terkep', status: '302' });
    const after = await state();
    expect([after.changes['pages'], after.changes['redirects']]).toEqual([revision, after.revision]);
    expect(isUnchangedSince(after, revision, new Set(['pages']))).toBe(true);
    await payload.delete({ collection: 'pages', id });
    expect(isUnchangedSince(await state(), after.revision, new Set(['news']))).toBe(false);
  });

  test('stores times of events to the millisecond and finds events by them', async () => {
    const payload = opened(name);
    const fields = { category: await category(payload), dates: [{ start: '2027-03-28T01:30:00.000Z' }] };
    const id = await publish(payload, 'events', { ...fields, title: 'Pontos' });
    expect(await payload.findByID({ collection: 'events', id })).toMatchObject({ firstStart: '2027-03-28T01:30:00.000Z' });
    const found = await payload.find({ collection: 'events', where: { firstStart: { equals: '2027-03-28T01:30:00.000Z' } } });
    expect(found.docs.map((document) => document.id)).toEqual([id]);
  });
});

describe.runIf(DATABASES.includes('postgres'))('PostgreSQL', () => {
  async function twoAdministrators(): Promise<readonly [number, number]> {
    const payload = opened('postgres');
    await payload.db.deleteMany({ collection: 'users', where: {} });
    const createAccount = async (email: string) => {
      const data = { email, password: 'hold-koran-reggel-81', name: 'Valaki', roles: ['administrator'] };
      return Number((await payload.create({ collection: 'users', data })).id);
    };
    return [await createAccount('egyik@example.org'), await createAccount('masik@example.org')];
  }
  const administrators = async () =>
    (await opened('postgres').count({ collection: 'users', where: { roles: { in: ['administrator'] } } })).totalDocs;
  const demote = (id: number) => opened('postgres').update({ collection: 'users', id, data: { roles: ['programs', 'magazine', 'press'] } });
  const remove = (id: number) => opened('postgres').delete({ collection: 'users', id });

  test.each([
    ['who demote each other', demote, demote],
    ['who delete each other', remove, remove],
    ['of whom one demotes and one deletes the other', demote, remove],
  ])('keeps one of two administrators %s at the same instant', async (_, first, second) => {
    const payload = opened('postgres');
    const ids = await twoAdministrators();
    // A transaction that has counted the others continues when both have counted, or when the other one waits for its turn.
    const count = payload.db.count.bind(payload.db);
    const counting = vi.spyOn(payload.db, 'count').mockImplementation(async (args) => {
      const counted = await count(args);
      await expect
        .poll(async () => {
          const [waiting] = await querySql(
            payload,
            z.object({ count: NumberColumn }),
            `SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
          );
          return counting.mock.calls.length + (waiting?.count ?? 0);
        })
        .toBe(2);
      return counted;
    });
    const ends = await Promise.allSettled([first(ids[0]), second(ids[1])]);
    counting.mockRestore();
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await administrators()).toBe(1);
  });

  test('keeps one of two administrators who are deleted by one request', async () => {
    await twoAdministrators();
    const { docs, errors } = await opened('postgres').delete({ collection: 'users', where: { roles: { in: ['administrator'] } } });
    expect([docs.length, errors.length]).toEqual([1, 1]);
    expect(await administrators()).toBe(1);
  });

  test('may be restarted while the service runs', async () => {
    const payload = opened('postgres');
    const warnings = vi.spyOn(payload.logger, 'warn').mockImplementation(() => {});
    const migrations = async () => (await payload.count({ collection: 'payload-migrations' })).totalDocs;
    await Promise.all(Array.from({ length: 5 }, migrations));
    opened.postgres().restart();
    await expect.poll(() => warnings.mock.calls.length, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(await migrations()).toBeGreaterThan(0);
  });

  test('makes the content API answer 503 with Retry-After while it is away', async () => {
    const payload = opened('postgres');
    for (const level of ['warn', 'error'] as const) vi.spyOn(payload.logger, level).mockImplementation(() => {});
    const ask = createApiClient(payload);
    const answer = async () => {
      const { status, headers } = await ask.request('/hu/menus');
      return [status, headers.get('retry-after')];
    };
    expect(await answer()).toEqual([200, null]);
    await opened.postgres().copyWhileStopped(async () => expect(await answer()).toEqual([503, '5']));
    await expect.poll(answer).toEqual([200, null]);
  });
});

describe.runIf(DATABASES.includes('postgres'))('both databases', () => {
  test('the migrations of both databases create the same tables and columns', async () => {
    expect(await columns('postgres')).toEqual(await columns('sqlite'));
  });
});
