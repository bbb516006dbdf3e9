import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bothDatabases, DATABASES } from '../../testing/databases/test-databases.ts';
import { createApiClient, createDraft, publish, signIn } from '../../testing/test-content.ts';
import { ensureRevision } from '../content-revision/raise.ts';
import { clearRevision, getCurrentContent, isUnchangedSince, loadContentRevision } from '../content-revision/revision.ts';
import { BASED_ON, formatBase } from '../optimistic-locking/based-on.ts';
import type { Role } from '../rights/roles.ts';

const opened = bothDatabases();
const LIST = 'visitor-information';
const PASSWORD = 'hold-koran-reggel-81';

describe.each(DATABASES)('%s', (name) => {
  const signedIn = new Map<Role, Record<string, string>>();
  const ids: Record<string, number> = {};

  /** Sends a request like the admin; returns the status and the body. */
  const send = async (
    role: Role | null,
    method: string,
    path: string,
    { data, headers: more }: { data?: object; headers?: Record<string, string> } = {},
  ) => {
    const headers = { ...(role ? signedIn.get(role) : {}), 'content-type': 'application/json', 'accept-language': 'hu', ...more };
    return createApiClient(opened(name)).json(path, { method, headers, ...(data ? { body: JSON.stringify(data) } : {}) });
  };
  const reorder = (move: object, role: Role | null = 'administrator') => send(role, 'POST', `/${LIST}/order`, { data: move });
  const onSite = async () => {
    const { body } = await createApiClient(opened(name)).json(`/hu/${LIST}`);
    return (body as { data: { title: string }[] }).data.map(({ title }) => title).join('');
  };
  /** The titles in the order of the admin's list. */
  const listInAdmin = async () => {
    const { docs } = await opened(name).find({ collection: LIST, draft: true, sort: 'order', depth: 0, locale: 'hu' });
    return docs.map(({ title }) => title).join('');
  };
  const newest = (id: number) => opened(name).findByID({ collection: LIST, id, draft: true, depth: 0, locale: 'hu' });
  const getVersions = async (id: number) =>
    (await opened(name).countVersions({ collection: LIST, where: { parent: { equals: id } } })).totalDocs;

  beforeAll(async () => {
    const payload = opened(name);
    await ensureRevision(payload);
    for (const role of ['administrator', 'programs', 'service', 'press'] as const) {
      const credentials = { email: `${role}@liget.example`, password: PASSWORD };
      await payload.create({ collection: 'users', data: { ...credentials, name: role, roles: [role] } });
      signedIn.set(role, await signIn(payload, credentials));
    }
  });
  beforeEach(async () => {
    const payload = opened(name);
    await payload.delete({ collection: LIST, where: {} });
    for (const title of ['A', 'B', 'C', 'D']) ids[title] = await publish(payload, LIST, { title, theme: 'blue' });
    clearRevision(payload);
  });

  test('a new document or copy is placed last, whatever its form contains', async () => {
    expect([await onSite(), await listInAdmin()]).toEqual(['ABCD', 'ABCD']);
    const created = await send('administrator', 'POST', `/${LIST}?locale=hu&draft=true`, {
      data: { title: 'E', order: 1, _status: 'draft' },
    });
    expect(created.status).toBe(201);
    const copied = await send('administrator', 'POST', `/${LIST}/${ids['A']}/duplicate?locale=hu`, { data: { title: 'F' } });
    expect(copied.status).toBe(200);
    expect(await listInAdmin()).toBe('ABCDEF');
  });

  test('a move is public and in the list at once, and raises the revision of this collection only', async () => {
    const before = await loadContentRevision(opened(name));
    expect(await reorder({ id: ids['D'], before: ids['B'] })).toEqual({ status: 200, body: { place: 2, count: 4 } });
    expect([await onSite(), await listInAdmin()]).toEqual(['ADBC', 'ADBC']);
    clearRevision(opened(name));
    const content = await getCurrentContent(opened(name));
    expect(content.revision).toBe(before + 1);
    expect([isUnchangedSince(content, before, new Set([LIST])), isUnchangedSince(content, before, new Set(['pages']))]).toEqual([
      false,
      true,
    ]);
    expect(await reorder({ id: ids['D'], step: 'down' })).toMatchObject({ body: { place: 3 } });
    expect(await reorder({ id: ids['D'], after: ids['C'] })).toMatchObject({ body: { place: 4 } });
    expect([await onSite(), await listInAdmin()]).toEqual(['ABCD', 'ABCD']);
  });

  test('a move without effect does not raise the revision', async () => {
    const before = await loadContentRevision(opened(name));
    expect(await reorder({ id: ids['A'], step: 'up' })).toMatchObject({ status: 200, body: { place: 1 } });
    clearRevision(opened(name));
    expect(await loadContentRevision(opened(name))).toBe(before);
  });

  test('a move neither publishes nor loses a draft, and creates no version', async () => {
    const id = Number(ids['B']);
    await opened(name).update({ collection: LIST, id, locale: 'hu', draft: true, data: { title: 'B2', _status: 'draft' } });
    const unpublished = await createDraft(opened(name), LIST, { title: 'U' });
    const versions = await getVersions(id);
    expect((await reorder({ id, before: ids['A'] })).status).toBe(200);
    expect((await reorder({ id: unpublished, before: ids['C'] })).status).toBe(200);
    expect([await onSite(), await listInAdmin(), await getVersions(id)]).toEqual(['BACD', 'B2AUCD', versions]);
    expect(await newest(id)).toMatchObject({ title: 'B2', _status: 'draft' });
    await opened(name).update({ collection: LIST, id, locale: 'hu', data: { title: 'B', _status: 'published' } });
    expect([await onSite(), await listInAdmin()]).toEqual(['BACD', 'BAUCD']);
  });

  test('a form opened before the move can be saved and does not undo it', async () => {
    const id = Number(ids['C']);
    const before = await newest(id);
    await reorder({ id, before: ids['A'] });
    const based = { [BASED_ON]: formatBase(`${LIST}/${id}`, before.updatedAt) };
    const form = { title: 'C', order: before['order'], _status: 'published' };
    expect((await send('administrator', 'PATCH', `/${LIST}/${id}?locale=hu`, { data: form, headers: based })).status).toBe(200);
    expect([await onSite(), await listInAdmin()]).toEqual(['CABD', 'CABD']);
  });

  test('restoring an older version keeps the document’s position', async () => {
    const id = Number(ids['A']);
    const { docs } = await opened(name).findVersions({ collection: LIST, where: { parent: { equals: id } }, sort: 'createdAt' });
    await reorder({ id, after: ids['B'] });
    expect((await send('administrator', 'POST', `/${LIST}/versions/${docs[0]?.id}`)).status).toBe(200);
    expect([await onSite(), await listInAdmin()]).toEqual(['BACD', 'BACD']);
    expect((await send('administrator', 'PATCH', `/${LIST}/${id}?locale=hu`, { data: { _status: 'published' } })).status).toBe(200);
    expect([await onSite(), await listInAdmin()]).toEqual(['BACD', 'BACD']);
  });

  test('a user who may not publish is refused in Hungarian, and nothing moves', async () => {
    const move = { id: ids['D'], before: ids['A'] };
    const answers = [];
    for (const role of ['programs', 'service', 'press', null] as const) answers.push(await reorder(move, role));
    const mayNot = { status: 403, body: { message: 'Ezt a sorrendet Ön nem módosíthatja: ahhoz közzétételi jog kell.' } };
    expect(answers).toEqual([mayNot, mayNot, mayNot, { status: 401, body: { message: 'Jelentkezzen be.' } }]);
    expect(await onSite()).toBe('ABCD');
  });

  test('an invalid move is 400, a move of a deleted document 404', async () => {
    const moves = [
      {},
      { id: 'x', before: 1 },
      { id: ids['A'] },
      { id: ids['A'], before: ids['B'], after: ids['C'] },
      { id: ids['A'], before: 987_654 },
    ];
    const statuses = [];
    for (const move of moves) statuses.push((await reorder(move)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 404]);
    expect(await onSite()).toBe('ABCD');
  });

  test('concurrent moves give every document its own position', async () => {
    const moves = [
      { id: ids['D'], before: ids['A'] },
      { id: ids['C'], before: ids['A'] },
      { id: ids['B'], step: 'up' },
    ];
    const ends = await Promise.all(moves.map((move) => reorder(move)));
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { docs } = await opened(name).find({ collection: LIST, sort: 'order', depth: 0 });
    expect(docs.map(({ order }) => order)).toEqual([1, 2, 3, 4]);
  });

  test('the audit log records who moved what', async () => {
    await reorder({ id: ids['D'], before: ids['A'] });
    const { docs } = await opened(name).find({ collection: 'audit-log', sort: '-id', limit: 1, where: { what: { equals: 'settings' } } });
    expect(docs[0]).toMatchObject({ name: 'administrator', subject: LIST, document: String(ids['D']), detail: '4. → 1.' });
  });
});
