import { createLocalReq, type Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccountFactory } from '../../../testing/accounts/test-accounts.ts';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { createApiClient, signIn } from '../../../testing/test-content.ts';
import { generateCode } from './codes.ts';
import { resetByOperator } from './reset-by-operator.ts';
import { hashRecoveryCode, openSealed, seal } from './sealed.ts';
import { SecondFactorSetup, SecondFactorState } from './state.ts';

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
const signInWithPassword = () => signIn(payload, { email: account.email, password: PASSWORD });
const now = (offset = 0) => Date.now() + offset;
const log = async (what: string) =>
  (await payload.find({ collection: 'audit-log', where: { and: [{ what: { equals: what } }, { who: { equals: account.id } }] } })).docs;

/** Switches it on and waits until the used code has expired. */
async function setUp(): Promise<{ secret: string; codes: string[]; headers: Record<string, string> }> {
  const headers = await signInWithPassword();
  const { body } = await send('/users/second-factor/begin', {}, headers);
  const secret = String(body['secret']);
  const confirmed = await send('/users/second-factor/confirm', { code: generateCode(secret, now()) }, headers);
  vi.setSystemTime(now(HALF_A_MINUTE * 2));
  return { secret, codes: confirmed.body['codes'] as string[], headers };
}

describe('an administrator who sets up a second factor', () => {
  test('gets a secret and its QR code once, and ten recovery codes after confirming with a code', async () => {
    const headers = await signInWithPassword();
    const begun = await send('/users/second-factor/begin', {}, headers);
    expect(begun.body).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining('otpauth://totp/Liget'),
    });
    expect(SecondFactorSetup.parse(begun.body).svg).toMatch(/^<svg/);
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

  test('leaves neither the secret nor a recovery code in plain text in the database', async () => {
    const { secret, codes } = await setUp();
    const stored = JSON.stringify(await payload.db.findOne({ collection: 'second-factors', where: { user: { equals: account.id } } }));
    for (const plain of [secret, ...codes]) expect(stored).not.toContain(plain);
  });

  test('cannot switch it on through the account’s form', async () => {
    const headers = await signInWithPassword();
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
  test('asks for the code after the right password, and creates no session before', async () => {
    const { secret } = await setUp();
    const first = await login();
    expect([first.status, first.cookie, first.body]).toMatchObject([401, '', { errors: [{ data: { needs: 'code' } }] }]);
    const wrong = await send('/users/login', { email: account.email, password: 'rossz-jelszo-nagyon', code: generateCode(secret, now()) });
    expect(JSON.stringify(wrong.body)).not.toContain('needs');
    const signedIn = await login(generateCode(secret, now()));
    expect([signedIn.status, signedIn.cookie]).toEqual([200, expect.stringContaining('payload-token=')]);
  });

  test('accepts the code of the previous and the next period, and no others', async () => {
    const { secret } = await setUp();
    expect((await login(generateCode(secret, now(-2 * HALF_A_MINUTE)))).status).toBe(401);
    expect((await login(generateCode(secret, now(2 * HALF_A_MINUTE)))).status).toBe(401);
    expect((await login(generateCode(secret, now(-HALF_A_MINUTE)))).status).toBe(200);
    expect((await login(generateCode(secret, now(HALF_A_MINUTE)))).status).toBe(200);
  });

  test('accepts a code once, even from concurrent requests', async () => {
    const { secret } = await setUp();
    const code = generateCode(secret, now());
    const answers = await Promise.all([login(code), login(code), login(code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await login(code)).status).toBe(401);
  });

  test('accepts a recovery code once in any spelling, and logs it', async () => {
    const { codes } = await setUp();
    const [code = ''] = codes;
    expect((await login(code.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect((await login(code)).status).toBe(401);
    expect(await log('recovery-code')).toHaveLength(1);
  });

  test('refuses even the right code for a quarter of an hour after ten wrong ones from any clients', async () => {
    const { secret } = await setUp();
    for (let wrong = 0; wrong < 10; wrong += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${wrong}` };
      expect((await send('/users/login', { email: account.email, password: PASSWORD, code: '12345' }, headers)).status).toBe(401);
    }
    const headers = { 'x-forwarded-for': '192.0.2.99' };
    const right = await send('/users/login', { email: account.email, password: PASSWORD, code: generateCode(secret, now()) }, headers);
    expect([right.status, JSON.stringify(right.body)]).toEqual([401, expect.stringContaining('Túl sok hibás kódot')]);
  });

  test('does not happen by setting a new password with an email’s link', async () => {
    await setUp();
    const token = await payload.forgotPassword({ collection: 'users', data: { email: account.email }, disableEmail: true });
    const reset = await send('/users/reset-password', { token, password: 'uj-hold-koran-reggel-82' });
    expect([reset.status, reset.cookie, reset.body['user']]).toEqual([200, '', null]);
    const response = await send('/users/login', { email: account.email, password: 'uj-hold-koran-reggel-82' });
    expect(response.body).toMatchObject({ errors: [{ data: { needs: 'code' } }] });
  });
});

describe('after losing the phone', () => {
  test('the owner switches it off with a recovery code', async () => {
    const { codes, headers } = await setUp();
    expect((await send('/users/second-factor/off', { code: 'abcde-fghjk' }, headers)).status).toBe(400);
    expect((await send('/users/second-factor/off', { code: codes[3] }, headers)).status).toBe(200);
    expect((await login()).status).toBe(200);
    expect(await log('second-factor-off')).toHaveLength(1);
  });

  test('another administrator resets it, which is logged; other users may not', async () => {
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

describe('the operator’s command', () => {
  test('resets the second factor of an address, and reports when there is none', async () => {
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

describe('when it is compulsory', () => {
  test('an administrator without it signs in and may only set it up', async () => {
    vi.stubEnv('REQUIRE_SECOND_FACTOR', '1');
    const headers = await signInWithPassword();
    const users = () => createApiClient(payload).request('/audit-log', { headers });
    expect((await users()).status).toBe(403);
    await setUp();
    expect((await users()).status).toBe(200);
  });

  test('a new administrator has 14 days from the account’s creation, which cannot be changed', async () => {
    vi.stubEnv('REQUIRE_SECOND_FACTOR', '');
    const log = async (headers: Record<string, string>) => (await createApiClient(payload).request('/audit-log', { headers })).status;
    expect(await log(await signInWithPassword())).toBe(200);
    vi.setSystemTime(now(14 * DAY));
    const headers = await signInWithPassword();
    expect(await log(headers)).toBe(403);
    const { body } = await createApiClient(payload).json('/users/second-factor', { headers });
    expect(SecondFactorState.parse(body)).toMatchObject({ isCompulsory: true });
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

describe('sealed text', () => {
  test('is opened only with the same secret', () => {
    const sealed = seal('one secret of the service, long enough', 'JBSWY3DPEHPK3PXP');
    expect(openSealed('one secret of the service, long enough', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(openSealed('another secret of the service, as long', sealed)).toBeNull();
    expect(openSealed('one secret of the service, long enough', 'nonsense')).toBeNull();
    expect(hashRecoveryCode('a', 'ABCDE-fghjk')).toBe(hashRecoveryCode('a', 'abcde fghjk'));
  });
});
