import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccountFactory } from '../../testing/accounts/test-accounts.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createApiClient, publish, signIn } from '../../testing/test-content.ts';
import { ACTION_NAMES } from './actions.ts';
import { record } from './record.ts';
import { deleteOldAuditRows } from './retention.ts';
import { formatSentence } from './sentence.ts';

const PASSWORD = 'hold-koran-reggel-81';
const ADMIN = 'anna@example.org';

let payload: Payload;
let headers: Record<string, string>;
let create: Awaited<ReturnType<typeof createAccountFactory>>;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  vi.spyOn(payload.logger, 'info').mockReturnValue(undefined);
  vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
  create = await createAccountFactory(payload, PASSWORD);
  await create({ email: ADMIN, name: 'Kovács Anna', roles: ['administrator'] });
  headers = await signIn(payload, { email: ADMIN, password: PASSWORD });
});
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'audit-log', where: {} });
});

async function send(method: string, path: string, body?: object, as = headers): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await createApiClient(payload).request(path, {
    method,
    headers: { 'content-type': 'application/json', 'accept-language': 'hu', ...as },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {} };
}

/** The sentences that an administrator reads, the oldest first. */
async function sentences(language = 'hu'): Promise<unknown[]> {
  const { body } = await send('GET', '/audit-log?sort=id&limit=100', undefined, { ...headers, 'accept-language': language });
  return (body['docs'] as Record<string, unknown>[]).map((line) => line['sentence']);
}

describe('the audit log', () => {
  test('records publication, withdrawal, trash and deletion, but no drafts', async () => {
    const id = await publish(payload, 'pages', { title: 'Rólunk' }, { title: 'About us' });
    const at = `/pages/${id}`;
    await send('PATCH', `${at}?draft=true&autosave=true`, { title: 'Készül', _status: 'draft' });
    expect(await sentences()).toEqual([]);
    await send('PATCH', at, { title: 'Rólunk', _status: 'published' });
    await send('PATCH', at, { _status: 'draft' });
    await send('PATCH', at, { deletedAt: '2026-11-20T11:00:00.000Z' });
    await send('PATCH', `${at}?trash=true`, { deletedAt: null });
    await send('DELETE', at);
    expect(await sentences()).toEqual([
      'Kovács Anna közzétette: Oldal „Rólunk”.',
      'Kovács Anna levette a honlapról: Oldal „Rólunk”.',
      'Kovács Anna a kukába tette: Oldal „Rólunk”.',
      'Kovács Anna visszaállította a kukából: Oldal „Rólunk”.',
      'Kovács Anna véglegesen törölte: Oldal „Rólunk”.',
    ]);
  });

  test('has titles in the language of the reader while the document has the title of the line', async () => {
    const id = await publish(payload, 'pages', { title: 'Rólunk' }, { title: 'About us' });
    await send('PATCH', `/pages/${id}?locale=hu`, { title: 'Kik vagyunk', _status: 'published' });
    await send('PATCH', `/pages/${id}?locale=en`, { title: 'Who we are', _status: 'published' });
    await record({ payload }, { what: 'deleted', subject: 'pages', document: 999, title: 'Törölt' }, { name: 'Anna' });
    await record({ payload }, { what: 'published', subject: 'pages', document: id, title: 'Rólunk' }, { name: 'Anna' });
    expect(await sentences('en')).toEqual([
      'Kovács Anna published Page ‘Who we are’.',
      'Kovács Anna published Page ‘Who we are’.',
      'Anna deleted Page ‘Törölt’ for good.',
      'Anna published Page ‘Rólunk’.',
    ]);
    expect(await sentences('hu')).toEqual([
      'Kovács Anna közzétette: Oldal „Kik vagyunk”.',
      'Kovács Anna közzétette: Oldal „Kik vagyunk”.',
      'Anna véglegesen törölte: Oldal „Törölt”.',
      'Anna közzétette: Oldal „Rólunk”.',
    ]);
  });

  test('does not record an older version that is restored as a draft: visitors see the same page as before', async () => {
    const id = await publish(payload, 'pages', { title: 'Első' }, { title: 'First' });
    await send('PATCH', `/pages/${id}`, { title: 'Második', _status: 'published' });
    const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } }, sort: 'createdAt', limit: 1 });
    await payload.db.deleteMany({ collection: 'audit-log', where: {} });
    expect((await send('POST', `/pages/versions/${docs[0]?.id}?draft=true`)).status).toBe(200);
    expect(await sentences()).toEqual([]);
  });

  test('records changes of settings, accounts and roles', async () => {
    await send('POST', '/globals/balloon', { balloonIsUp: true });
    const made = await send('POST', '/users', { email: 'bela@example.org', name: 'Nagy Béla', password: PASSWORD, roles: ['programs'] });
    const { id } = made.body['doc'] as { id: number };
    await send('PATCH', `/users/${id}`, { name: 'Nagy Béla' });
    await send('PATCH', `/users/${id}`, { roles: ['programs', 'magazine'] });
    await send('DELETE', `/users/${id}`);
    expect(await sentences()).toEqual([
      'Kovács Anna módosította: Ballon.',
      'Kovács Anna új fiókot hozott létre: Nagy Béla (programszerkesztő).',
      'Kovács Anna módosította a szerepköröket: Nagy Béla (programszerkesztő → programszerkesztő, magazinszerkesztő).',
      'Kovács Anna törölte ezt a fiókot: Nagy Béla.',
    ]);
  });

  test('records sign-ins and sign-outs, and many failed sign-ins of an existing account', async () => {
    const as = await signIn(payload, { email: ADMIN, password: PASSWORD });
    await send('POST', '/users/logout', {}, as);
    expect(await sentences()).toEqual(['Kovács Anna belépett.', 'Kovács Anna kilépett.']);
    for (const email of [ADMIN, 'senki@example.org'])
      for (let tries = 0; tries < 11; tries += 1)
        await send('POST', '/users/login', { email, password: 'rossz-jelszo-nagyon' }, { 'x-forwarded-for': '192.0.2.7' });
    await expect.poll(() => sentences()).toContain('Sorozatos sikertelen belépési kísérlet ezzel a fiókkal: Kovács Anna.');
    expect((await sentences()).filter((sentence) => String(sentence).startsWith('Sorozatos'))).toHaveLength(1);
  });

  test('records exports', async () => {
    expect((await send('GET', '/newsletter-subscriptions/export')).status).toBe(200);
    expect(await sentences()).toEqual(['Kovács Anna letöltötte: Hírlevél-feliratkozás (0).']);
  });

  test('records nothing for a failed operation', async () => {
    const event = await send('POST', '/events', { title: 'Nincs ideje', _status: 'published' });
    expect(event.status).toBe(400);
    expect(await sentences()).toEqual([]);
  });

  test('keeps the names of deleted accounts and documents', async () => {
    await record({ payload }, { what: 'published', subject: 'no-such-kind', document: 3, title: 'Régi' }, { id: 99, name: 'Régi Rezső' });
    expect(await sentences()).toEqual(['Régi Rezső közzétette: no-such-kind „Régi”.']);
    expect(formatSentence({ what: 'no-such-deed', title: 'Régi' }, payload, 'hu')).toBe('A rendszer: no-such-deed Régi');
  });

  test('says in English what details of accounts are stored in Hungarian, that a sending is only scheduled, and that one date alone was changed', () => {
    const read = (line: object, language: 'hu' | 'en' = 'en') => formatSentence({ name: 'Anna', ...line }, payload, language);
    const account = { subject: 'users', title: 'Béla' };
    expect(read({ what: 'roles-changed', ...account, detail: 'sajtómunkatárs (jóváhagyással) → ballonkezelő' })).toBe(
      'Anna changed the roles of Béla (press officer (with approval) → balloon operator).',
    );
    expect(read({ what: 'settings', ...account, detail: 'jelszó' })).toBe(
      'Anna changed the sign-in details of the account Béla (password).',
    );
    expect(read({ what: 'published', subject: 'menus', title: 'Fejléc: Látogatás' })).toBe('Anna published Menu zone ‘Header: visitors’.');
    expect(read({ what: 'imported', subject: 'events', title: 'a.ics', detail: '1 + 0' })).toBe('Anna imported a.ics (1 new, 0 changed).');
    const issue = { what: 'sent', subject: 'newsletters', title: 'Tavasz' };
    expect(read({ ...issue, detail: '2026. 12. 01. 08:00' })).toContain('(1 Dec 2026 08:00)');
    expect(read({ ...issue, detail: '2026. 12. 1. 8:00' }, 'hu')).toMatch(
      /^Anna időzítette a küldést: .*„Tavasz” \(2026\. 12\. 1\. 8:00\)\.$/,
    );
    const date = { what: 'published', subject: 'events', title: 'Séta', detail: '2027. 06. 05. 18:00' };
    expect(read(date)).toBe('Anna changed one date on the site: Event ‘Séta’ (5 Jun 2027 18:00).');
    expect(read(issue, 'hu')).toMatch(/^Anna elindította a küldést: /);
  });

  test('has a sentence for every action in both languages', () => {
    for (const what of ACTION_NAMES)
      for (const language of ['hu', 'en'] as const)
        expect(formatSentence({ what, name: 'Anna', subject: 'users', title: 'Béla' }, payload, language)).toMatch(/^[^{}]+\.$/);
  });
});

describe('a row of the audit log', () => {
  test('cannot be changed or deleted by the admin’s API or the service’s own code', async () => {
    await record({ payload }, { what: 'settings', subject: 'balloon' }, null);
    const { docs } = await payload.find({ collection: 'audit-log' });
    const id = Number(docs[0]?.id);
    for (const [method, path] of [
      ['PATCH', `/audit-log/${id}`],
      ['DELETE', `/audit-log/${id}`],
      ['PATCH', '/audit-log?where[id][exists]=true'],
      ['DELETE', '/audit-log?where[id][exists]=true'],
      ['POST', '/audit-log'],
    ] as const)
      expect([method, path, (await send(method, path, { name: 'Más' })).status]).toEqual([method, path, 403]);
    await expect(payload.update({ collection: 'audit-log', id, data: { name: 'Más' } })).rejects.toThrow('only ever added to');
    await expect(payload.delete({ collection: 'audit-log', id })).rejects.toThrow('only ever added to');
    await expect(payload.delete({ collection: 'audit-log', where: {} })).rejects.toThrow('only ever added to');
    expect((await payload.count({ collection: 'audit-log' })).totalDocs).toBe(1);
  });
});

describe('a row of the audit log', () => {
  test('is deleted after two years', async () => {
    await record({ payload }, { what: 'settings', subject: 'balloon' }, null);
    const later = (duration: Temporal.DurationLike) => Temporal.Now.zonedDateTimeISO('UTC').add(duration).toInstant();
    await deleteOldAuditRows(payload, later({ years: 1, months: 11 }));
    expect(await sentences()).toEqual(['A rendszer módosította: Ballon.']);
    await deleteOldAuditRows(payload, later({ years: 2, days: 1 }));
    expect(await sentences()).toEqual([]);
  });
});
