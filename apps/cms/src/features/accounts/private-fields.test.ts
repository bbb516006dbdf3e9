import type { Payload } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Role } from '../../platform/rights/roles.ts';
import { createAccountFactory } from '../../testing/accounts/test-accounts.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createApiClient, signIn } from '../../testing/test-content.ts';

const PASSWORD = 'hold-koran-reggel-81';

let payload: Payload;
const ids = new Map<Role, number>();
const headers = new Map<Role, Record<string, string>>();

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  vi.spyOn(payload.logger, 'info').mockReturnValue(undefined);
  vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
  const create = await createAccountFactory(payload, PASSWORD);
  for (const role of ['administrator', 'balloon', 'service'] as const) {
    const email = `${role}@example.org`;
    ids.set(role, await create({ email, name: `Név ${role}`, roles: [role] }));
    headers.set(role, await signIn(payload, { email, password: PASSWORD }));
  }
});

async function get(role: Role, path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const { status, body } = await createApiClient(payload).json(path, { headers: { ...headers.get(role) } });
  return { status, body: body as Record<string, unknown> };
}

/** Payload returns an empty list for a field that may not be read. */
const createNamed = (role: Role) => ({ id: ids.get(role), name: `Név ${role}`, collection: 'users', sessions: [] });

describe('access to accounts', () => {
  test('lets every role read names and ids of others, and everything of the own account', async () => {
    const { body } = await get('balloon', '/users?sort=id');
    expect(body['docs']).toEqual([
      createNamed('administrator'),
      expect.objectContaining({ name: 'Név balloon', email: 'balloon@example.org', roles: ['balloon'] }),
      createNamed('service'),
    ]);
    expect((await get('balloon', '/users/me')).body['user']).toMatchObject({ email: 'balloon@example.org', roles: ['balloon'] });
  });

  test('lets administrators read everything except sessions', async () => {
    const { body } = await get('administrator', `/users/${ids.get('balloon')}`);
    expect(body).toMatchObject({ email: 'balloon@example.org', roles: ['balloon'], sessions: [] });
  });

  test('prevents filtering and sorting by hidden fields', async () => {
    const queries = [
      'where[email][like]=administrator',
      'where[roles][in]=administrator',
      'where[secondFactorSince][exists]=false',
      'where[createdAt][exists]=true',
      'sort=email',
    ];
    for (const query of queries) expect([query, (await get('balloon', `/users?${query}`)).status]).toEqual([query, 400]);
    expect((await get('balloon', '/users?where[name][like]=service')).body).toMatchObject({ totalDocs: 1 });
  });

  test('lets users who handle a case see the names of possible assignees', async () => {
    const { id } = await payload.db.create({
      collection: 'enquiries',
      data: { reference: 'P-1', state: 'new', kind: 'complaint', assignedTo: ids.get('administrator') },
    });
    const { body } = await get('service', `/enquiries/${id}?depth=1`);
    expect(body['assignedTo']).toEqual(createNamed('administrator'));
  });
});
