import { APIError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { openForPeople } from '../../testing/accounts/test-people.ts';
import { createDraft } from '../../testing/test-content.ts';
import { runSql } from '../database/sql/sql.ts';
import { MAX_DOCUMENTS } from './bounded-changes.ts';

const { payload, act } = await openForPeople();

const createDrafts = async (number: number) => {
  const ids: number[] = [];
  for (let at = 0; at < number; at += 1) ids.push(await createDraft(payload, 'events', { title: `Séta ${at}` }));
  return ids;
};
const toQuery = (ids: number[]) => new URLSearchParams({ draft: 'true', locale: 'hu', 'where[id][in]': ids.join(',') });
const readOrganizers = async (ids: number[]) => {
  const { docs } = await payload.find({ collection: 'events', draft: true, pagination: false, where: { id: { in: ids } } });
  return docs.map(({ organizer }) => organizer ?? null);
};
interface Hooks {
  beforeChange: CollectionBeforeChangeHook[];
  afterChange: CollectionAfterChangeHook[];
}
const hooks: Hooks = payload.collections['events']?.config.hooks ?? { beforeChange: [], afterChange: [] };

test('a change of 25 documents changes all of them, one after another', async () => {
  const ids = await createDrafts(25);
  const underWay = new Set<unknown>();
  let most = 0;
  const begin: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
    underWay.add(originalDoc?.id);
    most = Math.max(most, underWay.size);
    return data;
  };
  const end: CollectionAfterChangeHook = ({ doc }) => {
    underWay.delete(doc.id);
    return doc;
  };
  hooks.beforeChange.unshift(begin);
  hooks.afterChange.push(end);
  onTestFinished(() => {
    hooks.beforeChange.shift();
    hooks.afterChange.pop();
  });
  const { status, body } = await act('PATCH', `/events?${toQuery(ids)}`, { as: 'admin', data: { organizer: 'Új' } });
  expect({ status, changed: body.docs?.length, errors: body.errors }).toEqual({ status: 200, changed: 25, errors: [] });
  expect(new Set(await readOrganizers(ids))).toEqual(new Set(['Új']));
  expect(most).toBe(1);
});

test('a change of several documents is undone whole if a hook fails after the eleventh was written', async () => {
  const ids = await createDrafts(11);
  let written = 0;
  const failForEleventh: CollectionAfterChangeHook = ({ doc }) => {
    written += 1;
    if (written === 11) throw new APIError('Későn.', 400, null, true);
    return doc;
  };
  hooks.afterChange.splice(1, 0, failForEleventh);
  onTestFinished(() => void hooks.afterChange.splice(1, 1));
  expect(await act('PATCH', `/events?${toQuery(ids)}`, { as: 'admin', data: { organizer: 'Új' } })).toMatchObject({ status: 400 });
  expect(written).toBe(11);
  expect(new Set(await readOrganizers(ids))).toEqual(new Set([null]));
});

test('a deletion of more documents than allowed is refused in the editor’s language, and deletes nothing', async () => {
  await runSql(
    payload,
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n <= ${MAX_DOCUMENTS})
     INSERT INTO missed_pages (path, count) SELECT '/nincs-' || n, n FROM numbers`,
  );
  const remove = (language: 'hu' | 'en', range: string) => act('DELETE', `/missed-pages?${range}`, { as: 'admin', language });
  const all = 'where[count][greater_than]=0';
  expect(await remove('hu', all)).toMatchObject({
    status: 400,
    body: {
      docs: [],
      errors: [{ message: 'Egyszerre legfeljebb 300 elem módosítható vagy törölhető. Szűkítse a kijelölést.' }],
      message: 'Egyik elem sem változott.',
    },
  });
  expect(await remove('en', all)).toMatchObject({
    status: 400,
    body: { errors: [{ message: 'At most 300 items can be changed or deleted at once. Select fewer.' }] },
  });
  expect(await payload.count({ collection: 'missed-pages' })).toEqual({ totalDocs: MAX_DOCUMENTS + 1 });
  const { status, body } = await remove('hu', 'where[count][greater_than]=1');
  expect({ status, deleted: body.docs?.length }).toEqual({ status: 200, deleted: MAX_DOCUMENTS });
  expect(await payload.count({ collection: 'missed-pages' })).toEqual({ totalDocs: 1 });
});

test('a change of several documents is refused to editors without the right, also if the address has `overrideAccess`', async () => {
  const { body } = await act('PATCH', '/users?where[id][greater_than]=0&overrideAccess=true', { as: 'editor', data: { name: 'Más' } });
  expect(body.docs).toMatchObject([{ name: 'Más' }]);
  const getStatus = async (as: 'editor' | 'nobody', method: string, path: string) =>
    (await act(method, path, { as, data: { title: 'Más' } })).status;
  expect({
    redirects: await getStatus('editor', 'DELETE', '/redirects?where[id][greater_than]=0&overrideAccess=true'),
    noRedirect: await getStatus('editor', 'DELETE', '/redirects?where[id][equals]=999'),
    stranger: await getStatus('nobody', 'DELETE', '/events?where[id][greater_than]=0'),
  }).toEqual({ redirects: 403, noRedirect: 403, stranger: 403 });
});

test('a change or deletion of documents that do not exist changes nothing and answers with none', async () => {
  const [id] = await createDrafts(1);
  const nothing = { status: 200, body: { docs: [], errors: [] } };
  for (const query of ['where[id][equals]=999999', 'where[id][equals]=999999&draft=true']) {
    expect(await act('PATCH', `/events?${query}`, { as: 'admin', data: { organizer: 'Új' } })).toMatchObject(nothing);
    expect(await act('DELETE', `/events?${query}`, { as: 'admin' })).toMatchObject(nothing);
  }
  expect(await readOrganizers([id ?? 0])).toEqual([null]);
});
