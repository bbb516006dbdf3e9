import { expect, test } from 'vitest';
import { openForPeople } from '../../testing/accounts/test-people.ts';
import { MAX_PREFERENCES } from './bounded-preferences.ts';

const { payload, act } = await openForPeople();

const write = async (path: string, data: unknown) => (await act('POST', `/payload-preferences${path}`, { as: 'editor', data })).status;

test('a preference has 64 KiB at most, by its key or as a document', async () => {
  const [fitting, large] = ['x'.repeat(60 * 1024), 'x'.repeat(65 * 1024)];
  expect([await write('/nav', { value: fitting }), await write('', { key: 'list', value: fitting })]).toEqual([200, 201]);
  expect([await write('/nav', { value: large }), await write('', { key: 'list', value: large })]).toEqual([413, 413]);
  expect([await write('/nav', { large }), await write(`/${'k'.repeat(201)}`, { value: 1 })]).toEqual([413, 413]);
  const { docs } = await payload.find({ collection: 'payload-preferences', where: { key: { equals: 'nav' } } });
  expect(docs.map(({ value }) => value)).toEqual([fitting]);
});

test('an account has a bounded number of preferences, and loses the oldest ones', async () => {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'editor@liget.example' } } });
  const user = { relationTo: 'users', value: docs[0]?.id };
  await payload.db.deleteMany({ collection: 'payload-preferences', where: {} });
  for (let number = 0; number < MAX_PREFERENCES; number += 1) {
    const updatedAt = new Date(Date.UTC(2026, 0, 1) + number).toISOString();
    await payload.db.create({ collection: 'payload-preferences', data: { key: `old-${number}`, value: 1, user, updatedAt } });
  }
  expect([await write('/new', { value: 1 }), await write('', { key: 'newer', value: 1 })]).toEqual([200, 201]);
  const stored = await payload.find({ collection: 'payload-preferences', pagination: false, sort: 'id' });
  const keys = stored.docs.map(({ key }) => key);
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([MAX_PREFERENCES, 'old-2', 'newer']);
});
