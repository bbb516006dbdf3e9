import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccountFactory } from '../../testing/accounts/test-accounts.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createApiClient, createDraft, signIn } from '../../testing/test-content.ts';
import { limitLock } from '../optimistic-locking/lock.ts';
import { LOCKS } from './payload-collections.ts';
import type { Role } from './roles.ts';

const PASSWORD = 'hold-koran-reggel-81';
const PEOPLE = ['administrator', 'programs', 'other', 'balloon'] as const;
type Person = (typeof PEOPLE)[number];

let payload: Payload;
let event: number;
const accounts = new Map<Person, { id: number; headers: Record<string, string> }>();
const getId = (person: Person) => accounts.get(person)?.id ?? 0;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  // Payload logs each refusal.
  vi.spyOn(payload.logger, 'info').mockReturnValue(undefined);
  vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
  const create = await createAccountFactory(payload, PASSWORD);
  for (const person of PEOPLE) {
    const role: Role = person === 'other' ? 'programs' : person;
    const email = `${person}@example.org`;
    const id = await create({ email, name: person, roles: [role] });
    accounts.set(person, { id, headers: await signIn(payload, { email, password: PASSWORD }) });
  }
  event = await createDraft(payload, 'events', { title: 'Zárolt' });
});
beforeEach(async () => {
  await payload.db.deleteMany({ collection: LOCKS, where: {} });
});

async function ask(person: Person, method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
  return createApiClient(payload).json(path, {
    method,
    headers: { ...accounts.get(person)?.headers, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
const getStatus = async (...args: Parameters<typeof ask>) => (await ask(...args)).status;
const document = (relationTo = 'events', value = event) => ({ document: { relationTo, value } });
const createLockBy = (person: Person) => ({ user: { relationTo: 'users', value: getId(person) } });
/** Takes a lock as the admin's form does. */
const lock = async (person: Person, target: object = document()) =>
  Number((await payload.db.create({ collection: LOCKS, data: { ...target, ...createLockBy(person) } })).id);
const locks = async () => (await payload.find({ collection: LOCKS, depth: 0 })).docs;

describe('a document lock', () => {
  test('is taken by users who may change the document, in their own name whatever the request says', async () => {
    expect(await getStatus('programs', 'POST', `/${LOCKS}`, { ...document(), ...createLockBy('administrator') })).toBe(201);
    expect(await locks()).toMatchObject([createLockBy('programs')]);
  });

  test('is refused for documents that its sender may not change, for two documents at once and for none', async () => {
    for (const target of [document(), document('users', getId('programs')), { globalSlug: 'site-settings' }, {}])
      expect([target, await getStatus('balloon', 'POST', `/${LOCKS}`, target)]).toEqual([target, 403]);
    expect(await getStatus('programs', 'POST', `/${LOCKS}`, { ...document(), globalSlug: 'project-review' })).toBe(403);
    for (const target of [document('users', getId('balloon')), { globalSlug: 'balloon' }])
      expect([target, await getStatus('balloon', 'POST', `/${LOCKS}`, target)]).toEqual([target, 201]);
  });

  test('is taken over by users who may change the document, in their own name, and stays with its document', async () => {
    const id = await lock('other');
    expect(await getStatus('balloon', 'PATCH', `/${LOCKS}/${id}`, createLockBy('balloon'))).toBe(403);
    expect(
      await getStatus('programs', 'PATCH', `/${LOCKS}/${id}`, { ...createLockBy('administrator'), ...document('users', getId('other')) }),
    ).toBe(200);
    expect(await locks()).toMatchObject([{ ...document(), ...createLockBy('programs') }]);
  });

  test('is deleted by its holder and by administrators, many at once only by administrators', async () => {
    const [own, others] = [await lock('programs'), await lock('other')];
    expect(await getStatus('programs', 'DELETE', `/${LOCKS}/${others}`)).toBe(403);
    expect(await getStatus('programs', 'DELETE', `/${LOCKS}?where[id][exists]=true`)).toBe(403);
    expect(await getStatus('programs', 'PATCH', `/${LOCKS}?where[id][exists]=true`, createLockBy('programs'))).toBe(403);
    expect(await getStatus('programs', 'DELETE', `/${LOCKS}/${own}`)).toBe(200);
    expect(await locks()).toMatchObject([{ id: others }]);
    expect(await getStatus('administrator', 'DELETE', `/${LOCKS}?where[id][exists]=true`)).toBe(200);
    expect(await locks()).toEqual([]);
  });

  test('is visible to users who may see the document', async () => {
    await lock('programs');
    const findLocks = async (person: Person) => (await ask(person, 'GET', `/${LOCKS}`)).body;
    // Payload's dialogs show the value that is called the address.
    expect(await findLocks('other')).toMatchObject({ docs: [{ ...document(), user: { value: { name: 'programs', email: 'programs' } } }] });
    expect(await findLocks('balloon')).toMatchObject({ docs: [] });
    await lock('balloon', { globalSlug: 'balloon' });
    expect(await findLocks('balloon')).toMatchObject({ docs: [{ globalSlug: 'balloon' }] });
  });

  test('is not requested by a read-only form', () => {
    const sendUpdate = (person: Person, target: object) =>
      limitLock({
        ...target,
        returnLockStatus: true,
        req: { user: { id: getId(person), collection: 'users', roles: [person] } as never },
      }).returnLockStatus;
    expect([
      sendUpdate('programs', { collectionSlug: 'events', id: event }),
      sendUpdate('programs', { collectionSlug: 'event-categories', id: 1 }),
      sendUpdate('balloon', { globalSlug: 'balloon' }),
      sendUpdate('balloon', { globalSlug: 'site-settings' }),
      sendUpdate('balloon', { collectionSlug: 'users', id: getId('balloon') }),
    ]).toEqual([true, false, true, false, true]);
  });
});

test('older versions of the balloon are visible to users who may see the balloon', async () => {
  expect(await getStatus('balloon', 'GET', '/globals/balloon/versions')).toBe(200);
  await ask('administrator', 'PATCH', `/users/${getId('other')}`, { roles: ['press'] });
  expect(await getStatus('other', 'GET', '/globals/balloon/versions')).toBe(403);
});

test('the service’s own tables and other users’ preferences are inaccessible', async () => {
  for (const slug of ['payload-jobs', 'payload-kv'])
    for (const person of ['administrator', 'programs'] as const)
      expect([slug, await getStatus(person, 'GET', `/${slug}`)]).toEqual([slug, 403]);
  expect(await getStatus('programs', 'GET', '/globals/payload-jobs-stats')).toBe(403);
  expect(await getStatus('programs', 'POST', '/globals/payload-jobs-stats', { stats: {} })).toBe(403);
  expect(await getStatus('programs', 'POST', '/payload-preferences/nav', { value: { open: true } })).toBe(200);
  expect(await getStatus('programs', 'DELETE', '/payload-preferences?where[id][exists]=true')).toBe(403);
});

test('nobody says when a document was created, not even administrators', async () => {
  const yearsAgo = '2001-01-01T00:00:00.000Z';
  const created = await ask('administrator', 'POST', '/events?draft=true', { title: 'Régi', createdAt: yearsAgo });
  const changed = await ask('administrator', 'PATCH', `/events/${event}?draft=true`, { createdAt: yearsAgo });
  expect([created.status, changed.status]).toEqual([201, 200]);
  const { docs } = await payload.find({ collection: 'events', draft: true, depth: 0 });
  expect(docs.map(({ createdAt }) => createdAt.slice(0, 4))).not.toContain('2001');
});
