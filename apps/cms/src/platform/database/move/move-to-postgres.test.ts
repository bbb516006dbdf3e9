import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { onTeardown, temporaryPayload } from '../../../testing/databases/temporary-database.ts';
import { bothDatabases, DATABASES, withDatabase } from '../../../testing/databases/test-databases.ts';
import { createApiClient, NOON, publish, richText } from '../../../testing/test-content.ts';
import { ensureRevision } from '../../content-revision/raise.ts';
import { readEnvironment } from '../../environment.ts';
import { setClock } from '../../read-model/clock.ts';
import { createDatabase } from '../database.ts';
import { querySql, runSql } from '../sql/sql.ts';
import { moveToPostgres, openSource } from './move-to-postgres.ts';

const opened = bothDatabases();

const LONG = `${"Hosszú szöveg 🌳 “idézőjelben”, \\ és ' jelekkel.\n".repeat(3000)}vége`;

/** Content that the two databases store differently: instants on days of clock changes, numbers, sections as JSON, empty fields. */
beforeAll(async () => {
  const payload = opened('sqlite');
  setClock(NOON);
  onTeardown(() => setClock(undefined));
  await ensureRevision(payload);
  const category = await publish(payload, 'event-categories', { slug: 'cultural', name: 'Kultúra 🎈' }, { name: 'Culture' });
  const dates = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2027-03-28T00:59:59.999Z'].map((start) => ({ start }));
  await publish(payload, 'events', { title: 'Esti séta', category, dates, body: richText('Séta.') }, { title: 'Evening walk' });
  const sections = [
    { blockType: 'faq', title: 'Kérdések', anchor: 'gyik', items: [{ question: 'Mikor?', answer: richText('Holnap 🌞') }] },
    { blockType: 'callout', title: 'Fontos', anchor: 'fontos', tone: 'tip', body: richText('…') },
  ];
  await publish(
    payload,
    'pages',
    { title: 'Mosdók', slug: 'mosdok', lead: LONG.slice(0, 200), sections },
    { title: 'Restrooms', slug: 'restrooms' },
  );
  await publish(payload, 'redirects', { from: '/regi', to: '/terkep', status: '301' });
  await publish(payload, 'redirects', { from: '/masik', to: '/terkep', status: '302' });
});

const ADDRESSES = [
  '/hu/events?limit=10',
  '/en/events?limit=10',
  '/hu/pages/mosdok',
  '/en/pages/restrooms',
  '/hu/search?q=holnap',
  '/hu/redirects',
];

describe.each(DATABASES.filter((name) => name === 'postgres'))('moved to %s', (name) => {
  test('the content API answers the same, no migration runs again, and new documents get the next id', async () => {
    const before = opened('sqlite');
    const copy = path.join(readEnvironment().DATA_DIR, 'stopped.sqlite');
    await runSql(before, `VACUUM INTO '${copy}'`);
    await runSql(opened(name), 'CREATE DATABASE moved');
    const databaseUrl = opened.postgres().url.replace(/postgres$/, 'moved');
    const source = openSource(copy);
    const lines: string[] = [];
    const moved = await moveToPostgres({ source, databaseUrl, log: (line) => lines.push(line) });
    source.close();
    expect(moved).toEqual({ tables: source.tables.size - 1, rows: expect.any(Number) });
    expect(lines.at(-1)).toBe('Every row is the same in both databases');

    const after = await temporaryPayload(
      withDatabase(before.config, name, createDatabase({ ...readEnvironment(), DATABASE_URL: databaseUrl })),
      'moved',
    );
    const texts = (ask: ReturnType<typeof createApiClient>) =>
      Promise.all(ADDRESSES.map(async (address) => `${address} ${await (await ask.request(address)).text()}`));
    const expected = await texts(createApiClient(before));
    expect(expected.join()).toContain('Holnap 🌞');
    expect(await texts(createApiClient(after))).toEqual(expected);
    expect(await after.count({ collection: 'payload-migrations' })).toEqual(await before.count({ collection: 'payload-migrations' }));
    const constraints = (payload: typeof after) =>
      querySql(
        payload,
        z.unknown(),
        'SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) AS def FROM pg_constraint ORDER BY 1, 2',
      );
    expect(await constraints(after)).toEqual(await constraints(opened(name)));
    const fresh = (payload: typeof after) =>
      payload.create({ collection: 'redirects', data: { from: '/harmadik', to: '/terkep', status: '301' } });
    expect((await fresh(after)).id).toBe((await fresh(before)).id);
  });
});
