import type { EndpointAnswer } from '@liget/content-api';
import { describe, expect, test, vi } from 'vitest';
import { openForPeople } from '../../testing/accounts/test-people.ts';
import { createApiClient, createDraft, publish, richText, signIn } from '../../testing/test-content.ts';
import { loadContentRevision } from '../content-revision/revision.ts';
import { runSql } from '../database/sql/sql.ts';
import { SuccessorAnswer } from './successor.ts';

const dated = { body: richText('Szöveg'), publishedOn: '2026-10-01T08:00:00.000Z' };

const { payload, act } = await openForPeople();

const story = (title: string) => publish(payload, 'news', { ...dated, title }, { title: `${title} EN` });
const fetchSuccessor = (id: number) => act('GET', `/news/${id}/successor`, { as: 'editor' });
/** Also `null`, which is a valid choice. */
const chooseTarget = async (id: number, request: object) => act('POST', `/news/${id}/successor`, { as: 'editor', data: { ...request } });
const redirects = async (word: string) => {
  const { body } = await createApiClient(payload).json('/hu/redirects');
  return (body as EndpointAnswer<'redirects'>).data.filter(({ from }) => from.includes(word)).map(({ from, to }) => `${from} → ${to}`);
};

describe('an editor who unpublishes a document', () => {
  test('can choose a redirect target, and its list is proposed', async () => {
    const id = await story('Levett hír');
    await act('PATCH', `/news/${id}`, { as: 'editor', data: { _status: 'draft' } });
    expect(SuccessorAnswer.parse((await fetchSuccessor(id)).body)).toMatchObject({
      isPublic: false,
      addresses: ['/magazin/levett-hir', '/en/magazine/levett-hir-en'],
      list: 'magazine',
      chosen: null,
    });
    const revision = await loadContentRevision(payload);
    expect((await chooseTarget(id, { screen: 'magazine' })).body).toMatchObject({
      chosen: { name: { hu: 'Magazin' }, screen: 'magazine' },
    });
    expect(await loadContentRevision(payload)).toBe(revision + 1);
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { document: { equals: String(id) } },
      sort: '-createdAt',
      limit: 1,
    });
    expect(docs[0]).toMatchObject({ sentence: 'editor módosította: Magazincikk „Levett hír” (a webcíme ide vezet: /magazin).' });
    expect(await redirects('levett-hir')).toEqual(['/magazin/levett-hir → /magazin', '/en/magazine/levett-hir-en → /en/magazine']);
  });

  test('changes nothing when the choice cannot be announced', async () => {
    const id = await story('Félbeszakadt');
    vi.spyOn(payload.logger, 'error').mockImplementationOnce(() => undefined);
    await runSql(payload, "CREATE TRIGGER refuse BEFORE UPDATE ON content_revision BEGIN SELECT RAISE(ABORT, 'refused'); END");
    expect((await chooseTarget(id, { screen: 'magazine' })).status).toBe(500);
    await runSql(payload, 'DROP TRIGGER refuse');
    const logged = await payload.count({
      collection: 'audit-log',
      where: { document: { equals: String(id) }, what: { equals: 'settings' } },
    });
    expect([(await fetchSuccessor(id)).body, logged.totalDocs]).toMatchObject([{ chosen: null }, 0]);
  });

  test('may choose it before', async () => {
    const id = await story('Még látható');
    expect((await fetchSuccessor(id)).body).toMatchObject({ isPublic: true, chosen: null });
    expect((await chooseTarget(id, { screen: 'programs' })).status).toBe(200);
    expect(await redirects('meg-lathato')).toEqual([]);
    await act('PATCH', `/news/${id}`, { as: 'editor', data: { deletedAt: '2026-11-20T10:00:00.000Z' } });
    expect(await redirects('meg-lathato')).toEqual([
      '/magazin/meg-lathato → /varosligeti-programok',
      '/en/magazine/meg-lathato-en → /en/programs-in-varosliget',
    ]);
    expect((await fetchSuccessor(id)).status).toBe(200);
  });

  test('gets an error for a path without a public page, and for the page’s own path', async () => {
    const id = await story('Kérdéses');
    for (const address of ['/magazin/nincs', 'https://elsewhere.example/magazin', 'javascript:alert(1)', ''])
      expect((await chooseTarget(id, { address })).body).toMatchObject({ message: expect.stringContaining('nincs látható oldalunk') });
    expect((await chooseTarget(id, { address: '/magazin/kerdeses' })).body).toMatchObject({
      message: expect.stringContaining('maga az oldal'),
    });
    expect((await chooseTarget(id, { screen: 'castle' })).status).toBe(400);
  });

  test('cannot choose one for a document that was never public', async () => {
    const id = await createDraft(payload, 'news', { ...dated, title: 'Sosem látott' });
    expect((await fetchSuccessor(id)).body).toMatchObject({ addresses: [] });
  });

  test.each([
    ['may only look', { role: 'press', approval: [] }],
    ['needs approval', { role: 'magazine', approval: ['magazine'] }],
  ] as const)('who %s changes nothing', async (name, { role, approval }) => {
    const id = await story(`Másé: ${name}`);
    const own = { email: `${role}@liget.example`, password: 'a long password of another' };
    await payload.create({
      collection: 'users',
      data: { ...own, name, roles: [role], approvalRoles: [...approval] },
    });
    const headers = { 'content-type': 'application/json', ...(await signIn(payload, own)) };
    const { request } = createApiClient(payload);
    const refused = await request(`/news/${id}/successor`, { method: 'POST', body: '{"screen":"home"}', headers });
    expect(refused.status).toBe(403);
    expect((await fetchSuccessor(id)).body).toMatchObject({ chosen: null, mayChoose: true });
  });

  test('must be signed in', async () => {
    const id = await story('Zárt');
    const { request } = createApiClient(payload);
    expect((await request(`/news/${id}/successor`)).status).toBe(401);
    expect((await request(`/news/${id}/successor`, { method: 'POST', body: '{"screen":"home"}' })).status).toBe(401);
    expect((await act('GET', '/news/999999/successor', { as: 'editor' })).status).toBe(404);
  });
});
