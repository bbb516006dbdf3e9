import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Client, createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { reuseConnections } from './sqlite-connections.ts';

let folder: string;
let client: Client;
let opened: Client[];
/** Settings of a new connection. */
let settings: string[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'liget-connections-'));
  const url = `file:${path.join(folder, 'test.sqlite')}`;
  client = createClient({ url });
  opened = [];
  settings = [];
  await client.executeMultiple('PRAGMA journal_mode = WAL; CREATE TABLE places (name TEXT UNIQUE)');
  reuseConnections(client, async () => {
    const connection = createClient({ url });
    opened.push(connection);
    for (const setting of settings) await connection.execute(setting);
    return connection;
  });
});
afterEach(() => {
  client.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (name: string) => ({ sql: 'INSERT INTO places VALUES (?)', args: [name] });
const names = async () => (await client.execute('SELECT name FROM places ORDER BY name')).rows.map(({ name }) => name);
const isRefused = (statement: Promise<unknown>) => expect(statement).rejects.toThrow(/transaction is closed/);

test('consecutive transactions share a connection, committed or rolled back', async () => {
  for (let round = 0; round < 20; round += 1) {
    const transaction = await client.transaction();
    await transaction.batch([insert(`a${round}`)]);
    await (round % 2 ? transaction.rollback() : transaction.commit());
  }
  expect([opened.length, (await names()).length]).toEqual([1, 10]);
});

test('an ended transaction refuses statements', async () => {
  const first = await client.transaction();
  await first.commit();
  const second = await client.transaction();
  await isRefused(first.execute(insert('late')));
  await isRefused(first.commit());
  await second.rollback();
  expect(await names()).toEqual([]);
});

test('a transaction continues after a violated constraint', async () => {
  const transaction = await client.transaction();
  await transaction.execute(insert('lake'));
  await expect(transaction.execute(insert('lake'))).rejects.toThrow(/UNIQUE/);
  await transaction.execute(insert('hill'));
  await transaction.commit();
  expect(await names()).toEqual(['hill', 'lake']);
});

test('a transaction and its connection end when the disk is full', async () => {
  settings = ['PRAGMA max_page_count = 8'];
  const transaction = await client.transaction();
  await transaction.execute(insert('lake'));
  await expect(transaction.execute(insert('x'.repeat(100_000)))).rejects.toThrow(/SQLITE_FULL/);
  await isRefused(transaction.execute(insert('hill')));
  await transaction.rollback();
  expect([await names(), transaction.closed, opened[0]?.closed]).toEqual([[], true, true]);
  settings = [];
  const next = await client.transaction();
  await next.execute(insert('hill'));
  await next.commit();
  expect(await names()).toEqual(['hill']);
});

test('a closed client keeps no open connection', async () => {
  await (await client.transaction()).commit();
  client.close();
  expect(opened.map(({ closed }) => closed)).toEqual([true]);
});

test('other work gets a turn between statements that take long, in a transaction and outside', async () => {
  await setImmediate();
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const events: string[] = [];
  const watch = async () => {
    while (!events.includes('end')) {
      await setImmediate();
      events.push('turn');
    }
  };
  const watching = watch();
  const work = async (name: string, statement: () => Promise<unknown>) => {
    await statement();
    vi.advanceTimersByTime(20);
    events.push(name);
  };
  const transaction = await client.transaction();
  await work('insert', () => transaction.execute(insert('lake')));
  await work('insert', () => transaction.execute(insert('hill')));
  await transaction.commit();
  await work('select', names);
  await work('select', names);
  events.push('end');
  await watching;
  expect(events).toEqual(['insert', 'turn', 'insert', 'turn', 'select', 'turn', 'select', 'end', 'turn']);
});
