import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { createAccountFactory } from '../../../testing/accounts/test-accounts.ts';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { createApiClient, signIn } from '../../../testing/test-content.ts';

const password = 'hold-koran-reggel-81';
let payload: Payload;
beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  const create = await createAccountFactory(payload, password);
  await create({ email: 'rend@liget.example', name: 'Rend', roles: ['administrator'] });
  await create({ email: 'anna@liget.example', name: 'Anna', roles: ['programs', 'magazine', 'press'] });
});

test('the export contains only current subscribers, and is for administrators', async () => {
  const row = (email: string, more: object) => {
    const envelope = { email, address: email, reference: email, idempotencyKey: email, manageKey: email, locale: 'hu' };
    return payload.db.create({ collection: 'newsletter-subscriptions', data: { ...envelope, topics: ['news', 'sport'], ...more } });
  };
  await row('eva@example.hu', { state: 'confirmed', name: '=1+1', confirmedAt: '2026-11-20T11:00:00.000Z' });
  await row('bela@example.hu', { state: 'unsubscribed' });
  await row('cili@example.hu', { state: 'pending' });
  const exportRow = async (email: string) =>
    createApiClient(payload).request('/newsletter-subscriptions/export', {
      headers: email ? await signIn(payload, { email, password }) : {},
    });
  expect([(await exportRow('')).status, (await exportRow('anna@liget.example')).status]).toEqual([403, 403]);
  const response = await exportRow('rend@liget.example');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  expect(text).toBe('\uFEFFE-mail;Név;Témák;Megerősítette\r\neva@example.hu;\'=1+1;"Hírek, Sport";2026. 11. 20. 12:00\r\n');
});
