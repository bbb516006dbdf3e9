import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASED_ON, formatBase } from '../../../platform/optimistic-locking/based-on.ts';
import { setClock } from '../../../platform/read-model/clock.ts';
import { ROLES } from '../../../platform/rights/roles.ts';
import { createAccountFactory } from '../../../testing/accounts/test-accounts.ts';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { createApiClient, createDraft, NOON, signIn } from '../../../testing/test-content.ts';
import { DateDetails, Period } from './planned-date.ts';

const password = 'hold-koran-reggel-81';
const WEEK = '/events/calendar?from=2027-03-08&to=2027-03-14';
let payload: Payload;
beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  setClock(NOON);
  const create = await createAccountFactory(payload, password);
  for (const role of ROLES) await create({ email: `${role}@nap.example`, name: role, roles: [role] });
});
afterAll(() => setClock(undefined));

const signInAs = (role: string) => signIn(payload, { email: `${role}@nap.example`, password });
const start = '2027-03-10T17:00:00.000Z';

test('users who may read events read the calendar, users who may write them move dates, others get an error', async () => {
  for (const role of ROLES) {
    const headers = await signInAs(role);
    const id = await createDraft(payload, 'events', { title: `Séta ${role}`, dates: [{ start }] });
    const seen = await createApiClient(payload).json(WEEK, { headers });
    const maySee = ['administrator', 'programs', 'magazine', 'press'].includes(role);
    expect([role, seen.status, Period.safeParse(seen.body).success]).toEqual([role, maySee ? 200 : 403, maySee]);
    expect([role, JSON.stringify(seen.body).includes('A programnaptárt Ön nem láthatja.')]).toEqual([role, !maySee]);

    const { updatedAt } = await payload.findByID({ collection: 'events', id, draft: true, depth: 0 });
    const moved = await createApiClient(payload).json(`/events/${id}/move`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', [BASED_ON]: formatBase(`events/${id}`, String(updatedAt)) },
      body: JSON.stringify({ start, to: '2027-03-11', scope: 'one' }),
    });
    const mayMove = ['administrator', 'programs'].includes(role);
    expect([role, moved.status, moved.body]).toEqual([
      role,
      mayMove ? 200 : 403,
      mayMove ? { start: '2027-03-11T17:00:00.000Z', isPublished: false } : { message: 'Programokat Ön nem helyezhet át.' },
    ]);
    const { updatedAt: since } = await payload.findByID({ collection: 'events', id, draft: true, depth: 0 });
    const known = await createApiClient(payload).json(`/events/${id}/date?original=${mayMove ? '2027-03-11T17:00:00.000Z' : start}`, {
      headers,
    });
    expect([role, known.status, DateDetails.safeParse(known.body).success]).toEqual([role, mayMove ? 200 : 403, mayMove]);
    const cancelled = await createApiClient(payload).json(`/events/${id}/date`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', [BASED_ON]: formatBase(`events/${id}`, String(since)) },
      body: JSON.stringify({
        original: mayMove ? '2027-03-11T17:00:00.000Z' : start,
        change: { status: 'cancelled', reason: { hu: 'Vihar lesz.', en: '' } },
      }),
    });
    expect([role, cancelled.status]).toEqual([role, mayMove ? 200 : 403]);
  }
  expect((await createApiClient(payload).request(WEEK)).status).toBe(401);
});

test('invalid requests are refused with an error', async () => {
  const headers = await signInAs('programs');
  const id = await createDraft(payload, 'events', { title: 'Rossz kérés', dates: [{ start }] });
  for (const query of [
    '',
    '?from=2027-03-08',
    '?from=2027-02-30&to=2027-03-01',
    '?from=2027-03-08&to=2027-03-01',
    '?from=2027-01-01&to=2027-12-31',
    '?from=%2B270000-01-01&to=%2B270000-01-02',
  ])
    expect([query, await createApiClient(payload).json(`/events/calendar${query}`, { headers })]).toMatchObject([query, { status: 400 }]);
  const json = { ...headers, 'content-type': 'application/json' };
  for (const body of [
    '',
    '{}',
    JSON.stringify({ start, to: '2027-02-30', scope: 'one' }),
    JSON.stringify({ start, to: '2027-03-11', scope: 'some' }),
  ])
    expect([body, await createApiClient(payload).json(`/events/${id}/move`, { method: 'POST', headers: json, body })]).toMatchObject([
      body,
      { status: 400 },
    ]);
  for (const query of ['', '?original=tegnap'])
    expect([query, await createApiClient(payload).json(`/events/${id}/date${query}`, { headers })]).toMatchObject([query, { status: 400 }]);
  const none = `/events/${id}/date?original=2027-03-12T17:00:00.000Z`;
  expect(await createApiClient(payload).json(none, { headers })).toMatchObject({ status: 404 });
  for (const change of [
    undefined,
    { status: 'cancelled', reason: { hu: ' ', en: '' } },
    { status: 'relocated', reason: { hu: '', en: '' } },
    { status: 'rescheduled', reason: { hu: 'Vihar.', en: '' } },
    { status: 'postponed', reason: { hu: 'Vihar.', en: '' } },
  ]) {
    const body = JSON.stringify({ original: start, change });
    expect([body, await createApiClient(payload).json(`/events/${id}/date`, { method: 'POST', headers: json, body })]).toMatchObject([
      body,
      { status: 400 },
    ]);
  }
  // A request without the seen version changes nothing.
  const blind = await createApiClient(payload).json(`/events/${id}/move`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ start, to: '2027-03-11', scope: 'one' }),
  });
  expect(blind).toMatchObject({ status: 400, body: { message: 'Frissítse az oldalt, és próbálja újra.' } });
});
