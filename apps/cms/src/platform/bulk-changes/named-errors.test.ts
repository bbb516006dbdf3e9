import { APIError } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { openForPeople } from '../../testing/accounts/test-people.ts';
import { createDraft } from '../../testing/test-content.ts';

const { payload, act: as } = await openForPeople();

const publishAll = async (ids: number[], language: 'hu' | 'en') => {
  const query = new URLSearchParams({ draft: 'true', locale: 'hu' });
  for (const [at, id] of ids.entries()) query.set(`where[id][in][${at}]`, String(id));
  const { status, body } = await as('PATCH', `/events?${query}`, { as: 'admin', language, data: { _status: 'published' } });
  const { errors, message } = body as { errors: { message: string }[]; message: string };
  return { status, message, errors: errors.map((error) => error.message) };
};

test('a refused publication of several documents says how many are refused, and names each with its reason', async () => {
  const ids = [await createDraft(payload, 'events', { title: 'Séta' }), await createDraft(payload, 'events', { title: 'Futás' })];
  const refused = await publishAll(ids, 'hu');
  expect(refused).toMatchObject({ status: 400, message: expect.stringMatching(/^2 elemből 2 nem módosítható/) });
  expect(refused.errors.toSorted()).toEqual([expect.stringMatching(/^„Futás”: .+/), expect.stringMatching(/^„Séta”: .+/)]);
  expect((await publishAll(ids, 'en')).errors.toSorted()).toEqual([
    expect.stringMatching(/^‘Futás’: .+/),
    expect.stringMatching(/^‘Séta’: .+/),
  ]);
});

test('a change of several documents is undone if a hook fails after one of them was written', async () => {
  const ids = [await createDraft(payload, 'events', { title: 'Séta' }), await createDraft(payload, 'events', { title: 'Futás' })];
  const { afterChange } = payload.collections['events']?.config.hooks ?? { afterChange: [] };
  const failForOne: (typeof afterChange)[number] = ({ doc }) => {
    if (doc.id === ids[1]) throw new APIError('Későn.', 400, null, true);
    return doc;
  };
  afterChange.splice(1, 0, failForOne);
  onTestFinished(() => void afterChange.splice(1, 1));
  const query = new URLSearchParams({ draft: 'true', locale: 'hu', 'where[id][in]': ids.join(',') });
  const refused = await as('PATCH', `/events?${query}`, { as: 'admin', language: 'hu', data: { organizer: 'Új' } });
  expect(refused).toMatchObject({
    status: 400,
    body: { docs: [], errors: [{ message: '„Futás”: Későn.' }], message: 'Egyik elem sem változott.' },
  });
  const { docs } = await payload.find({ collection: 'events', draft: true, where: { id: { in: ids } } });
  expect(docs.map(({ organizer }) => organizer ?? null)).toEqual([null, null]);
});

test('a permanent deletion of several documents is undone if a hook fails after one of them was deleted', async () => {
  const ids = [await createDraft(payload, 'events', { title: 'Kert' }), await createDraft(payload, 'events', { title: 'Tó' })];
  const { afterDelete } = payload.collections['events']?.config.hooks ?? { afterDelete: [] };
  const failForOne: (typeof afterDelete)[number] = ({ id, doc }) => {
    if (id === ids[1]) throw new APIError('Későn.', 400, null, true);
    return doc;
  };
  afterDelete.splice(1, 0, failForOne);
  onTestFinished(() => void afterDelete.splice(1, 1));
  const query = new URLSearchParams({ 'where[id][in]': ids.join(',') });
  const refused = await as('DELETE', `/events?${query}`, { as: 'admin', language: 'hu' });
  expect(refused).toMatchObject({
    status: 400,
    body: { docs: [], errors: [{ message: '„Tó”: Későn.' }], message: 'Egyik elem sem változott.' },
  });
  const { docs } = await payload.find({ collection: 'events', draft: true, where: { id: { in: ids } } });
  expect(new Set(docs.map(({ id }) => id))).toEqual(new Set(ids));
});
