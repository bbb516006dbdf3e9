import { createHash, randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { createApiClient } from '../../../testing/test-content.ts';
import { deleteSubscribers } from './forget-subscribers.ts';
import { followLink } from './links.ts';
import { subscribe } from './subscribe.ts';

let payload: Payload;
let ask: ReturnType<typeof createApiClient>;
const NOW = Temporal.Now.instant();
const later = (minutes: number) => NOW.add({ minutes });
const EMAIL = 'anna@example.hu';

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  ask = createApiClient(payload);
});
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'outgoing-mails', where: {} });
  await payload.db.deleteMany({ collection: 'newsletter-subscriptions', where: {} });
  vi.restoreAllMocks();
});

const signUp = (more: object = {}, at = NOW) =>
  subscribe(payload, { key: randomUUID(), email: EMAIL, locale: 'hu', reference: `H-${randomUUID().slice(0, 6)}`, ...more }, at);
const loadEmails = async () =>
  (await payload.db.find<Record<string, unknown> & { id: number }>({ collection: 'outgoing-mails', sort: 'id', where: {} })).docs;
const rows = async () => (await payload.find({ collection: 'newsletter-subscriptions', sort: 'id' })).docs;
const readToken = (email: Record<string, unknown> | undefined, step: string) =>
  new RegExp(`http://localhost:3000/hirlevel-feliratkozas/${step}\\?token=([\\w-]+)`).exec(String(email?.['text']))?.[1] ?? 'none';
const kinds = async () => (await loadEmails()).map(({ kind }) => kind);
const post = (body: unknown, locale = 'hu') =>
  ask.json(`/${locale}/newsletter-links`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function confirmed(): Promise<string> {
  await signUp();
  const followed = await followLink(payload, { action: 'confirm', token: readToken((await loadEmails()).at(-1), 'megerosites') }, NOW);
  return (followed.kind === 'ok' && followed.status.data.preferences_token) || 'none';
}

describe('signing up', () => {
  test('sends a confirmation link, and subscribes nobody before it is followed', async () => {
    await signUp({ name: 'Anna' });
    expect(await rows()).toMatchObject([{ email: EMAIL, name: 'Anna', state: 'pending' }]);
    const [email] = await loadEmails();
    expect(email).toMatchObject({ to: EMAIL, kind: 'newsletter-confirmation' });
    const token = readToken(email, 'megerosites');
    expect(token.length).toBeGreaterThan(30);
    expect(JSON.stringify(await payload.db.find({ collection: 'newsletter-subscriptions', where: {} }))).not.toContain(token);
    expect(await followLink(payload, { action: 'look', token }, NOW)).toMatchObject({
      status: { data: { state: 'pending', email: 'an…@example.hu' } },
    });
    expect(await rows()).toMatchObject([{ state: 'pending' }]);
    expect(await followLink(payload, { action: 'confirm', token }, NOW)).toMatchObject({ status: { data: { state: 'confirmed' } } });
    expect(await rows()).toMatchObject([{ state: 'confirmed', topics: ['cultural', 'outdoor', 'family', 'sport', 'news'] }]);
  });

  test('sends no text of the form to an address that may be a stranger’s, before and after confirmation', async () => {
    const name = 'Nyert 100000 Ft-ot! https://evil.example/1';
    await signUp({ name });
    await followLink(payload, { action: 'confirm', token: readToken((await loadEmails()).at(-1), 'megerosites') }, NOW);
    await signUp({ name }, later(90));
    expect(await kinds()).toEqual(['newsletter-confirmation', 'newsletter-known']);
    expect(JSON.stringify(await loadEmails())).not.toMatch(/evil|Nyert/);
  });

  test.each([0, 1])('again before the confirmation keeps the links of both emails valid: %i', async (pressed) => {
    await signUp();
    await signUp({ email: 'Anna@Example.hu' }, later(5));
    expect(await rows()).toHaveLength(1);
    expect(await loadEmails()).toHaveLength(2);
    const token = readToken((await loadEmails())[pressed], 'megerosites');
    expect(await followLink(payload, { action: 'confirm', token }, later(6))).toMatchObject({ kind: 'ok' });
  });

  test('again after the link has expired sends a new one, and the old one stays expired', async () => {
    await signUp();
    const afterwards = NOW.add({ hours: 24 * 8 });
    await signUp({}, afterwards);
    const [first, second] = await loadEmails();
    expect(await followLink(payload, { action: 'confirm', token: readToken(first, 'megerosites') }, afterwards)).toEqual({
      kind: 'unknown',
    });
    expect(await followLink(payload, { action: 'confirm', token: readToken(second, 'megerosites') }, afterwards)).toMatchObject({
      kind: 'ok',
    });
  });

  test.each([0, 1])('keeps a link valid whose hash a former version stored, after %i repeated sign-ups', async (times) => {
    await signUp();
    const token = `c${'a'.repeat(32)}`;
    const confirmHash = createHash('sha256').update(token).digest('hex');
    await payload.db.updateOne({ collection: 'newsletter-subscriptions', where: {}, data: { confirmHash } });
    for (let time = 0; time < times; time += 1) await signUp({}, later(5));
    expect(await followLink(payload, { action: 'confirm', token }, later(6))).toMatchObject({ kind: 'ok' });
  });

  test('of a subscriber changes nothing and only sends an email that says so', async () => {
    await confirmed();
    const answer = await signUp({ name: 'Valaki Más' }, later(90));
    expect(answer).toEqual({ reference: expect.stringMatching(/^H-/) });
    expect(await rows()).toMatchObject([{ state: 'confirmed' }]);
    expect((await rows())[0]?.['name']).toBeFalsy();
    expect(await kinds()).toEqual(['newsletter-confirmation', 'newsletter-known']);
    expect(readToken((await loadEmails()).at(-1), 'leiratkozas')).not.toBe('none');
  });

  test('gets the same answer from the content API for a known and an unknown address', async () => {
    await confirmed();
    const send = (email: string) =>
      ask.json('/hu/newsletter-subscriptions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idempotency_key: randomUUID(), email, privacy_accepted: true }),
      });
    const [known, unknown] = [await send(EMAIL), await send('bela@example.hu')];
    const alike = { status: 201, body: { data: { reference: expect.stringMatching(/^H-20\d\d-[2-9A-Z]{6}$/) } } };
    expect([known, unknown]).toEqual([alike, alike]);
  });

  test('sent twice at once makes one subscription, one email and one reference', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => signUp({ key, reference: `H-${index}` })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await kinds()).toEqual(['newsletter-confirmation']);
    expect(await signUp({ key, email: 'bela@example.hu' })).toBe('other');
    expect(await rows()).toHaveLength(1);
  });

  test('repeatedly sends three emails an hour at most, and the last link stays valid', async () => {
    for (let minute = 0; minute < 20; minute += 2) await signUp({}, later(minute));
    expect(await kinds()).toHaveLength(3);
    const token = readToken((await loadEmails()).at(-1), 'megerosites');
    expect(await followLink(payload, { action: 'confirm', token }, later(30))).toMatchObject({ kind: 'ok' });
  });

  test('is not stored when its email cannot be', async () => {
    vi.spyOn(payload, 'create')
      .mockImplementationOnce(payload.create.bind(payload))
      .mockRejectedValueOnce(new Error('no room for a letter'));
    await expect(signUp()).rejects.toThrow('no room for a letter');
    expect(await rows()).toEqual([]);
  });
});

test('an unconfirmed address is deleted after a month; others are kept', async () => {
  await confirmed();
  await signUp({ email: 'bela@example.hu' });
  await deleteSubscribers(payload, NOW.add({ hours: 24 * 36 }));
  expect(await rows()).toHaveLength(2);
  await deleteSubscribers(payload, NOW.add({ hours: 24 * 38 }));
  expect(await rows()).toMatchObject([{ email: EMAIL, state: 'confirmed' }]);
});

test('an unsubscribed address is deleted after a month', async () => {
  await followLink(payload, { action: 'unsubscribe', token: await confirmed() }, NOW);
  await deleteSubscribers(payload, NOW.add({ hours: 24 * 29 }));
  expect(await rows()).toHaveLength(1);
  await deleteSubscribers(payload, NOW.add({ hours: 24 * 31 }));
  expect(await rows()).toEqual([]);
});

describe('the link that confirms', () => {
  test('is valid for seven days', async () => {
    await signUp();
    const token = readToken((await loadEmails())[0], 'megerosites');
    expect(await followLink(payload, { action: 'confirm', token }, NOW.add({ hours: 24 * 7 }))).toEqual({ kind: 'gone' });
    expect(await rows()).toMatchObject([{ state: 'pending' }]);
    expect(await followLink(payload, { action: 'confirm', token }, NOW.add({ hours: 24 * 7 - 1 }))).toMatchObject({ kind: 'ok' });
  });

  test('may be pressed twice, and has no effect when it is opened later', async () => {
    await signUp();
    const token = readToken((await loadEmails())[0], 'megerosites');
    const [first, second] = [
      await followLink(payload, { action: 'confirm', token }),
      await followLink(payload, { action: 'confirm', token }),
    ];
    expect(second).toEqual(first);
    expect(await post({ action: 'look', token })).toMatchObject({ status: 410, body: { error: { code: 'used_link' } } });
  });
});

describe('the links of every email', () => {
  test('change topics, and unsubscribe permanently', async () => {
    const token = await confirmed();
    expect(await post({ action: 'look', token })).toMatchObject({ status: 200, body: { data: { state: 'confirmed' } } });
    expect(await post({ action: 'choose', token, topics: ['news', 'sport'] })).toMatchObject({
      body: { data: { topics: ['sport', 'news'] } },
    });
    expect(await rows()).toMatchObject([{ topics: ['sport', 'news'] }]);
    for (let press = 0; press < 2; press += 1)
      expect(await post({ action: 'unsubscribe', token })).toMatchObject({ status: 200, body: { data: { state: 'unsubscribed' } } });
    expect(await rows()).toMatchObject([{ state: 'unsubscribed' }]);
    expect(await post({ action: 'choose', token, topics: ['news'] })).toMatchObject({ status: 410 });
  });

  test('allow a former subscriber to sign up and confirm again', async () => {
    const token = await confirmed();
    await post({ action: 'unsubscribe', token });
    await signUp({}, later(10));
    expect(await rows()).toMatchObject([{ state: 'pending' }]);
    const [before, again] = (await loadEmails()).map((email) => readToken(email, 'megerosites'));
    expect(await followLink(payload, { action: 'confirm', token: before ?? '' }, later(11))).toEqual({ kind: 'unknown' });
    expect(await followLink(payload, { action: 'confirm', token: again ?? '' }, later(11))).toMatchObject({ kind: 'ok' });
  });
});

test('a link from before an unsubscription does not confirm a sign-up whose email was not sent because of the limit', async () => {
  const token = await confirmed();
  const before = readToken((await loadEmails())[0], 'megerosites');
  for (const minute of [2, 4]) await signUp({}, later(minute));
  await post({ action: 'unsubscribe', token });
  await signUp({}, later(6));
  expect(await kinds()).toHaveLength(3);
  expect(await followLink(payload, { action: 'confirm', token: before }, later(7))).toEqual({ kind: 'unknown' });
});

describe('an invalid link', () => {
  test('is unknown when its seed is stored but its code is wrong', async () => {
    await signUp();
    const token = readToken((await loadEmails())[0], 'megerosites');
    for (const forged of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, token.slice(0, -32), `c${token}`])
      expect(await followLink(payload, { action: 'look', token: forged }, NOW)).toEqual({ kind: 'unknown' });
  });

  test.each([
    [404, { action: 'look', token: 'c-forged' }],
    [404, { action: 'unsubscribe', token: 'm-forged' }],
    [404, { action: 'confirm', token: '%' }],
    [422, { action: 'unsubscribe', token: '' }],
    [422, { action: 'unsubscribe', token: 'm'.repeat(201) }],
    [422, { action: 'choose', token: 'm-forged', topics: [] }],
    [422, { action: 'choose', token: 'm-forged', topics: ['politics'] }],
    [422, { action: 'delete', token: 'm-forged' }],
    [422, []],
  ])('is a %i and stores nothing: %j', async (status, body) => {
    const own = await confirmed();
    expect((await post(body)).status).toBe(status);
    expect(await post({ action: 'look', token: own })).toMatchObject({ body: { data: { state: 'confirmed' } } });
  });

  test('one kind of link does not work as another', async () => {
    await signUp();
    const confirmation = readToken((await loadEmails())[0], 'megerosites');
    for (const link of [{ action: 'unsubscribe' }, { action: 'choose', topics: ['news'] }])
      expect((await post({ ...link, token: confirmation })).status).toBe(404);
    const management = (await payload.db.findOne<{ id: number; manageKey: string }>({ collection: 'newsletter-subscriptions', where: {} }))
      ?.manageKey;
    expect((await post({ action: 'confirm', token: management })).status).toBe(404);
    expect((await post({ action: 'look', token: management }, 'en')).status).toBe(404);
  });

  test('the links are not readable through the admin’s API', async () => {
    await confirmed();
    expect(JSON.stringify(await rows())).not.toMatch(/manageKey|confirmHash/);
  });
});
