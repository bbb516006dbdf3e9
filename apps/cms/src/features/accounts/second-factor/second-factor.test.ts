import { createLocalReq, type Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryDatabase } from '../../../testing/temporary-database.ts';
import { createAccountFactory } from '../../../testing/test-accounts.ts';
import { createApiClient, signIn } from '../../../testing/test-content.ts';
import { generateCode } from './codes.ts';
import { resetByOperator } from './reset-by-operator.ts';
import { hashRecoveryCode, openSealed, seal } from './sealed.ts';

const PASSWORD = 'hold-koran-reggel-81';
const DAY = 24 * 60 * 60 * 1000;
const HALF_A_MINUTE = 30_000;
const START = Date.parse('2026-11-20T11:00:10.000Z');

let payload: Payload;
let create: Awaited<ReturnType<typeof createAccountFactory>>;
let account: { id: number; email: string };
let count = 0;

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  create = await createAccountFactory(payload, PASSWORD);
  vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  count += 1;
  const email = `admin-${count}@example.org`;
  account = { email, id: await create({ email, name: `Admin ${count}`, roles: ['administrator'] }) };
});
afterEach(() => {
  vi.useRealTimers();
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'never');
});

interface Answer {
  status: number;
  body: Record<string, unknown>;
  cookie: string;
}

async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await createApiClient(payload).request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'hu', ...headers },
    body: JSON.stringify(body),
  });
  const answered: unknown = await response.json();
  return { status: response.status, body: answered as Answer['body'], cookie: response.headers.get('set-cookie') ?? '' };
}
const login = (code?: string) => send('/users/login', { email: account.email, password: PASSWORD, ...(code ? { code } : {}) });
const signedIn = () => signIn(payload, { email: account.email, password: PASSWORD });
const now = (offset = 0) => Date.now() + offset;
const log = async (what: string) =>
  (await payload.find({ collection: 'audit-log', where: { and: [{ what: { equals: what } }, { who: { equals: account.id } }] } })).docs;

/** Switches it on, and lets the code that did it pass. */
async function setUp(): Promise<{ secret: string; codes: string[]; headers: Record<string, string> }> {
  const headers = await signedIn();
  const { body } = await send('/users/second-factor/begin', {}, headers);
  const secret = String(body['secret']);
  const confirmed = await send('/users/second-factor/confirm', { code: generateCode(secret, now()) }, headers);
  vi.setSystemTime(now(HALF_A_MINUTE * 2));
  return { secret, codes: confirmed.body['codes'] as string[], headers };
}

describe('an administrator who sets it up', () => {
  test('gets a secret and a picture of it once, and ten recovery codes when a code has confirmed it', async () => {
    const headers = await signedIn();
    const begun = await send('/users/second-factor/begin', {}, headers);
    expect(begun.body).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining('otpauth://totp/Liget'),
    });
    expect(begun.body['svg']).toMatch(/^<svg/);
    // Until then the password is enough.
    expect((await login()).status).toBe(200);
    const secret = String(begun.body['secret']);
    expect((await send('/users/second-factor/confirm', { code: '000000' }, headers)).status).toBe(400);
    const { body } = await send('/users/second-factor/confirm', { code: generateCode(secret, now()) }, headers);
    expect(new Set(body['codes'] as string[]).size).toBe(10);
    expect((await send('/users/second-factor/begin', {}, headers)).status).toBe(409);
    expect(await log('second-factor-on')).toHaveLength(1);
    expect(await payload.findByID({ collection: 'users', id: account.id })).toMatchObject({
      secondFactorSince: '2026-11-20T11:00:10.000Z',
    });
  });

  test('leaves in the database neither the secret nor a recovery code', async () => {
    const { secret, codes } = await setUp();
    const stored = JSON.stringify(await payload.db.findOne({ collection: 'second-factors', where: { user: { equals: account.id } } }));
    for (const plain of [secret, ...codes]) expect(stored).not.toContain(plain);
  });

  test('cannot switch it on by way of the account’s own form', async () => {
    const headers = await signedIn();
    const response = await createApiClient(payload).request(`/users/${account.id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ secondFactorSince: '2026-11-20T11:00:00.000Z' }),
    });
    expect(response.status).toBe(200);
    expect((await payload.findByID({ collection: 'users', id: account.id }))['secondFactorSince']).toBeFalsy();
  });
});

describe('signing in', () => {
  test('asks for the code after the right password, and gives no session before it', async () => {
    const { secret } = await setUp();
    const asked = await login();
    expect([asked.status, asked.cookie, asked.body]).toMatchObject([401, '', { errors: [{ data: { needs: 'code' } }] }]);
    const wrong = await send('/users/login', { email: account.email, password: 'rossz-jelszo-nagyon', code: generateCode(secret, now()) });
    expect(JSON.stringify(wrong.body)).not.toContain('needs');
    const let_ = await login(generateCode(secret, now()));
    expect([let_.status, let_.cookie]).toEqual([200, expect.stringContaining('payload-token=')]);
  });

  test('takes the code of the step before and after, and none further away', async () => {
    const { secret } = await setUp();
    expect((await login(generateCode(secret, now(-2 * HALF_A_MINUTE)))).status).toBe(401);
    expect((await login(generateCode(secret, now(2 * HALF_A_MINUTE)))).status).toBe(401);
    expect((await login(generateCode(secret, now(-HALF_A_MINUTE)))).status).toBe(200);
    expect((await login(generateCode(secret, now(HALF_A_MINUTE)))).status).toBe(200);
  });

  test('takes a code once, even of two who send it at the same moment', async () => {
    const { secret } = await setUp();
    const code = generateCode(secret, now());
    const answers = await Promise.all([login(code), login(code), login(code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await login(code)).status).toBe(401);
  });

  test('takes a recovery code once, however it is typed, and the log tells it', async () => {
    const { codes } = await setUp();
    const [code = ''] = codes;
    expect((await login(code.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect((await login(code)).status).toBe(401);
    expect(await log('recovery-code')).toHaveLength(1);
  });

  test('lets nobody guess: after ten wrong codes the right one is refused for a quarter of an hour, wherever they come from', async () => {
    const { secret } = await setUp();
    for (let wrong = 0; wrong < 10; wrong += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${wrong}` };
      expect((await send('/users/login', { email: account.email, password: PASSWORD, code: '12345' }, headers)).status).toBe(401);
    }
    const headers = { 'x-forwarded-for': '192.0.2.99' };
    const right = await send('/users/login', { email: account.email, password: PASSWORD, code: generateCode(secret, now()) }, headers);
    expect([right.status, JSON.stringify(right.body)]).toEqual([401, expect.stringContaining('Túl sok hibás kódot')]);
  });

  test('with a letter’s link for a new password signs nobody in', async () => {
    await setUp();
    const token = await payload.forgotPassword({ collection: 'users', data: { email: account.email }, disableEmail: true });
    const reset = await send('/users/reset-password', { token, password: 'uj-hold-koran-reggel-82' });
    expect([reset.status, reset.cookie, reset.body['user']]).toEqual([200, '', null]);
    const asked = await send('/users/login', { email: account.email, password: 'uj-hold-koran-reggel-82' });
    expect(asked.body).toMatchObject({ errors: [{ data: { needs: 'code' } }] });
  });
});

describe('a lost phone', () => {
  test('its owner switches it off with a recovery code', async () => {
    const { codes, headers } = await setUp();
    expect((await send('/users/second-factor/off', { code: 'abcde-fghjk' }, headers)).status).toBe(400);
    expect((await send('/users/second-factor/off', { code: codes[3] }, headers)).status).toBe(200);
    expect((await login()).status).toBe(200);
    expect(await log('second-factor-off')).toHaveLength(1);
  });

  test('another administrator resets it, which the log tells; others may not', async () => {
    await setUp();
    await create({ email: `programs-${count}@example.org`, name: 'Panna', roles: ['programs'] });
    await create({ email: `other-${count}@example.org`, name: 'Másik', roles: ['administrator'] });
    const [panna, other] = await Promise.all(
      ['programs', 'other'].map((who) => signIn(payload, { email: `${who}-${count}@example.org`, password: PASSWORD })),
    );
    expect((await send(`/users/${account.id}/second-factor/reset`, {}, panna)).status).toBe(403);
    expect((await send(`/users/${account.id}/second-factor/reset`, {}, other)).status).toBe(200);
    expect((await login()).status).toBe(200);
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { what: { equals: 'second-factor-reset' }, document: { equals: String(account.id) } },
    });
    expect(docs).toMatchObject([{ sentence: `Másik kikapcsolta a kétlépcsős belépést ennél a fióknál: Admin ${count}.` }]);
  });
});

describe('the operator', () => {
  test('resets the one of an address, and is told when there is nothing to reset', async () => {
    await setUp();
    const reset = async (email: string) => resetByOperator(await createLocalReq({}, payload), email);
    expect(await reset(` ${account.email.toUpperCase()} `)).toContain('password alone');
    expect((await login()).status).toBe(200);
    await expect(reset(account.email)).rejects.toThrow('no second factor');
    await expect(reset('senki@example.org')).rejects.toThrow('no account');
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { title: { equals: `Admin ${count}` }, who: { exists: false } },
    });
    expect(docs).toMatchObject([{ what: 'second-factor-reset' }]);
  });
});

describe('compulsory', () => {
  test('an administrator signs in without it and may do nothing but set it up', async () => {
    vi.stubEnv('REQUIRE_SECOND_FACTOR', '1');
    const headers = await signedIn();
    const users = () => createApiClient(payload).request('/audit-log', { headers });
    expect((await users()).status).toBe(403);
    await setUp();
    expect((await users()).status).toBe(200);
  });

  test('is not at first: an administrator has 14 days from the making of the account, and cannot make it any younger', async () => {
    vi.stubEnv('REQUIRE_SECOND_FACTOR', '');
    const log = async (headers: Record<string, string>) => (await createApiClient(payload).request('/audit-log', { headers })).status;
    expect(await log(await signedIn())).toBe(200);
    vi.setSystemTime(now(14 * DAY));
    const headers = await signedIn();
    expect(await log(headers)).toBe(403);
    const me = async () => createApiClient(payload).json('/users/second-factor', { headers });
    expect(await me()).toMatchObject({ body: { isCompulsory: true } });
    await createApiClient(payload).request(`/users/${account.id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ createdAt: new Date().toISOString() }),
    });
    expect(await log(headers)).toBe(403);
    await setUp();
    expect(await log(headers)).toBe(200);
  });
});

describe('what is sealed', () => {
  test('is opened with the same secret alone', () => {
    const sealed = seal('one secret of the service, long enough', 'JBSWY3DPEHPK3PXP');
    expect(openSealed('one secret of the service, long enough', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(openSealed('another secret of the service, as long', sealed)).toBeNull();
    expect(openSealed('one secret of the service, long enough', 'nonsense')).toBeNull();
    expect(hashRecoveryCode('a', 'ABCDE-fghjk')).toBe(hashRecoveryCode('a', 'abcde fghjk'));
  });
});
