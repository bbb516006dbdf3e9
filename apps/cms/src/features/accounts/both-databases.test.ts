import { createLocalReq } from 'payload';
import { describe, expect, test } from 'vitest';
import { record } from '../../platform/audit/record.ts';
import { deleteOldAuditRows } from '../../platform/audit/retention.ts';
import { inTransaction } from '../../platform/database/transactions/in-transaction.ts';
import { bothDatabases, DATABASES } from '../../testing/databases/test-databases.ts';
import { createSecret, generateCode } from './second-factor/codes.ts';
import { confirm, isOn, keepPending, switchOff, useCode } from './second-factor/store.ts';

const opened = bothDatabases();
const HALF_A_MINUTE = 30_000;

describe.each(DATABASES)('%s', (name) => {
  const lines = async () => (await opened(name).count({ collection: 'audit-log' })).totalDocs;
  const request = () => createLocalReq({}, opened(name));

  test('an account keeps the order of its roles, and is found by each of them', async () => {
    const payload = opened(name);
    const data = { email: 'ketten@example.org', password: 'hold-koran-reggel-81', name: 'Kettő', roles: ['balloon', 'service'] };
    const { id } = await payload.create({ collection: 'users', data });
    expect(await payload.findByID({ collection: 'users', id })).toMatchObject({ roles: ['balloon', 'service'] });
    const searchIds = async (role: string) =>
      (await payload.find({ collection: 'users', where: { roles: { in: [role] } } })).docs.some((user) => user.id === id);
    expect([await searchIds('balloon'), await searchIds('service'), await searchIds('administrator')]).toEqual([true, true, false]);
  });

  test('a code is used once even by concurrent requests, and the account’s roles stay', async () => {
    const payload = opened(name);
    const data = { email: 'kod@example.org', password: 'hold-koran-reggel-81', name: 'Kód', roles: ['administrator'] };
    const { id } = await payload.create({ collection: 'users', data });
    const secret = createSecret();
    await keepPending(await request(), id, secret);
    const codes = await inTransaction(await request(), (req) => confirm(req, id, generateCode(secret, Date.now() - HALF_A_MINUTE)));
    expect(codes).toHaveLength(10);
    const code = generateCode(secret, Date.now());
    const tries = Array.from({ length: 4 }, async () => inTransaction(await request(), (req) => useCode(req, id, code)));
    expect((await Promise.all(tries)).filter(Boolean)).toEqual(['code']);
    const recoveries = Array.from({ length: 4 }, async () => inTransaction(await request(), (req) => useCode(req, id, codes?.[0] ?? '')));
    expect((await Promise.all(recoveries)).filter(Boolean)).toEqual(['recovery']);
    expect(await payload.findByID({ collection: 'users', id })).toMatchObject({
      roles: ['administrator'],
      secondFactorSince: expect.any(String),
    });
    await switchOff(await request(), id);
    expect(await isOn(await request(), id)).toBe(false);
  });

  test('a rolled-back change is not in the audit log, and old rows are deleted', async () => {
    const before = await lines();
    const undone = inTransaction(await request(), async (req) => {
      await record(req, { what: 'settings', subject: 'balloon' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await lines()).toBe(before);
    await record(await request(), { what: 'settings', subject: 'balloon' });
    expect(await lines()).toBe(before + 1);
    await deleteOldAuditRows(opened(name), Temporal.Now.instant().add({ hours: 3 * 365 * 24 }));
    expect(await lines()).toBe(0);
  });
});
