import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createPeople } from '../../testing/accounts/test-people.ts';
import { openBothDatabases } from '../../testing/databases/test-databases.ts';
import { publish } from '../../testing/test-content.ts';
import { ensureRevision } from '../content-revision/raise.ts';
import { runSql } from '../database/sql/sql.ts';

const { payloads } = await openBothDatabases();

describe.each([...payloads])('%s', (name, payload) => {
  let act: Awaited<ReturnType<typeof createPeople>>;
  const ids: number[] = [];
  beforeAll(async () => {
    await ensureRevision(payload);
    act = await createPeople(payload);
    const category = await publish(payload, 'event-categories', { slug: 'cultural', name: 'Kultúra' });
    const dates = [{ start: '2099-12-06T09:00:00.000Z' }];
    for (let at = 0; at < 12; at += 1) ids.push(await publish(payload, 'events', { title: `Séta ${at}`, category, dates }));
  });
  const toQuery = (sort: string) => new URLSearchParams({ locale: 'hu', 'where[id][in]': ids.join(','), sort });
  const createData = (organizer: string) => ({ organizer, _status: 'published' });
  const readOrganizers = async () => {
    const { docs } = await payload.find({ collection: 'events', pagination: false, where: { id: { in: ids } } });
    return new Set(docs.map(({ organizer }) => organizer ?? null));
  };

  test('changes of the same documents in opposite orders, and saves of single ones meanwhile, wait for each other', async () => {
    const answers = await Promise.all([
      act('PATCH', `/events?${toQuery('id')}`, { as: 'admin', data: createData('Egy') }),
      act('PATCH', `/events?${toQuery('-id')}`, { as: 'editor', data: createData('Kettő') }),
      ...[ids[0], ids.at(-1)].map((id) => act('PATCH', `/events/${id}`, { as: 'editor', data: createData('Három') })),
    ]);
    expect(answers.map(({ status, body }) => [status, body.errors ?? []])).toEqual(answers.map(() => [200, []]));
    expect((await readOrganizers()).size).toBeLessThanOrEqual(2);
  });

  const failures: Record<string, (req: PayloadRequest) => Promise<unknown>> = {
    'a read in a hook': (req) => payload.findByID({ collection: 'events', id: 999_999, req }),
    // SQLite continues after a failed statement.
    ...(name === 'postgres' ? { 'a statement of its transaction': (req) => runSql(payload, 'SELECT no_such_column', req) } : {}),
  };
  test.each(Object.entries(failures))('a change of several documents is refused whole when %s has failed', async (_, fail) => {
    const before = await readOrganizers();
    const failForEleventh: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
      if (originalDoc?.id === ids[10]) await fail(req);
      return data;
    };
    const hooks: { beforeChange: CollectionBeforeChangeHook[] } = payload.collections['events']?.config.hooks ?? { beforeChange: [] };
    hooks.beforeChange.unshift(failForEleventh);
    onTestFinished(() => void hooks.beforeChange.shift());
    const { status, body } = await act('PATCH', `/events?${toQuery('id')}`, { as: 'admin', data: createData('Négy') });
    expect([status, body.docs, body.errors?.[0]?.message]).toEqual([409, [], expect.stringContaining('Próbálja újra')]);
    expect(await readOrganizers()).toEqual(before);
  });
});
