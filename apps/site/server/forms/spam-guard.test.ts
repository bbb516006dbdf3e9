import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SpamGuard, SubmittedForm, Suspicion } from '../../app/content/spam-guard.ts';
import { CHALLENGE_LIFE_MS } from './form-proof.ts';
import { createFormTimestamps } from './form-timestamp.ts';
import { createSpamGuards } from './spam-guard.ts';
import { SUBMIT_TOKEN_LIFE_MS, WAIT_MS } from './submit-tokens.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const SECRET = 'the secret of this test, which is long';
/** Like the real challenge, but solved at once. */
const work = { rounds: 1, minTries: 2, maxTries: 9 };
const createGuards = (secret = SECRET, isStrict = true) => createSpamGuards({ secret, isStrict, work });

/** Advances the time. */
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

const signTime = (age: number) => createFormTimestamps(SECRET).create(Date.now() - age);
const createForm = (changes: Partial<SubmittedForm> = {}): SubmittedForm => ({
  name: 'complaints',
  stamp: signTime(60_000),
  proof: '',
  isHoneypotFilled: false,
  key: 'some words',
  ...changes,
});

async function findSuspicion(spamGuard: SpamGuard, changes: Partial<SubmittedForm>): Promise<Suspicion> {
  const suspicion = await spamGuard.findSuspicion(createForm(changes));
  if (!suspicion) throw new Error('It was taken');
  return suspicion;
}

/** The solution as the browser sends it. */
async function solved({ challenge }: Suspicion): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}

describe('a form is suspicious', () => {
  test.each([
    ['that a person wrote', {}, false],
    ['in which a program filled in the hidden field', { isHoneypotFilled: true }, true],
    ['that came faster than anybody writes', { stamp: createFormTimestamps(SECRET).create(NOW - 2000) }, true],
    ['without a timestamp', { stamp: '' }, true],
    ['with somebody else’s timestamp', { stamp: createFormTimestamps('x').create(NOW - 60_000) }, true],
    ['with a proof of nothing', { proof: '{}' }, true],
  ])('%s: %s', async (_, changes, isSuspected) => {
    expect((await createGuards().forClient('192.0.2.1').findSuspicion(createForm(changes))) !== null).toBe(isSuspected);
  });

  test('if it is the client’s sixth within ten minutes; later forms and other clients are not', async () => {
    const guards = createGuards();
    const [busy, other] = [guards.forClient('192.0.2.1'), guards.forClient('192.0.2.2')];
    for (let turn = 1; turn <= 5; turn += 1) expect(await busy.findSuspicion(createForm({ key: `words ${turn}` }))).toBeNull();
    expect(await busy.findSuspicion(createForm())).not.toBeNull();
    expect(await other.findSuspicion(createForm())).toBeNull();
  });

  test('only because of the honeypot field if all requests come from one trusted address', async () => {
    const trusted = createGuards(SECRET, false).forClient('127.0.0.1');
    expect(await trusted.findSuspicion(createForm({ stamp: '' }))).toBeNull();
    expect(await trusted.findSuspicion(createForm({ isHoneypotFilled: true }))).not.toBeNull();
  });
});

describe('a suspicious form with a solved challenge', () => {
  test('is accepted at once, whatever the suspicion was', async () => {
    const spamGuard = createGuards().forClient('192.0.2.1');
    for (const changes of [{ stamp: '' }, { isHoneypotFilled: true }, { stamp: signTime(0) }]) {
      const proof = await solved(await findSuspicion(spamGuard, changes));
      expect(await spamGuard.findSuspicion(createForm({ ...changes, proof }))).toBeNull();
    }
  });

  test('is accepted once; the same content again counts as the same form', async () => {
    const spamGuard = createGuards().forClient('192.0.2.1');
    const suspicion = await findSuspicion(spamGuard, { stamp: '' });
    const proof = await solved(suspicion);
    const sent = { stamp: suspicion.stamp, proof };
    expect(await spamGuard.findSuspicion(createForm(sent))).toBeNull();
    expect(await spamGuard.findSuspicion(createForm(sent))).toBeNull();
    expect(await spamGuard.findSuspicion(createForm({ ...sent, key: 'other words' }))).not.toBeNull();
    // The token that came with it is not valid for a second form either.
    pass(WAIT_MS);
    expect(await spamGuard.findSuspicion(createForm({ stamp: suspicion.stamp, key: 'other words' }))).not.toBeNull();
  });

  test('gets a new challenge if the solution is forged, expired, of another form or nonsense', async () => {
    const spamGuard = createGuards().forClient('192.0.2.1');
    const suspicion = await findSuspicion(spamGuard, { stamp: '' });
    const proof = await solved(suspicion);
    const right = JSON.parse(proof) as { challenge: { parameters: object; signature: string }; solution: object };
    const parameters = (changed: object) => ({
      ...right,
      challenge: { ...right.challenge, parameters: { ...right.challenge.parameters, ...changed } },
    });
    const easy = await solved(
      await findSuspicion(createSpamGuards({ secret: 'somebody else’s', isStrict: true, work }).forClient(''), { stamp: '' }),
    );
    const bad: [string, string][] = [
      ['a guess', JSON.stringify({ ...right, solution: { counter: 1, derivedKey: '00' } })],
      ['another number', JSON.stringify({ ...right, solution: { ...right.solution, counter: 0.5 } })],
      ['no hexadecimal', JSON.stringify({ ...right, solution: { counter: 1, derivedKey: 'zz' } })],
      ['a later end', JSON.stringify(parameters({ expiresAt: NOW }))],
      ['another id', JSON.stringify(parameters({ data: { form: 'complaints', id: 'another' } }))],
      ['no data', JSON.stringify(parameters({ data: null }))],
      ['more data', JSON.stringify(parameters({ more: [] }))],
      ['a signature of somebody else', easy],
      ['no signature', JSON.stringify({ ...right, challenge: { ...right.challenge, signature: '' } })],
      ['a list', '[]'],
      ['null', 'null'],
      ['a number', '1'],
      ['half of it', proof.slice(0, 200)],
      ['far too much', proof + ' '.repeat(60_000)],
      ['deep brackets', '['.repeat(60_000)],
    ];
    for (const [name, text] of bad) {
      const again = await spamGuard.findSuspicion(createForm({ stamp: suspicion.stamp, proof: text }));
      expect({ [name]: again?.challenge.signature }).toEqual({ [name]: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(again?.challenge.parameters.nonce).not.toBe(suspicion.challenge.parameters.nonce);
    }
    expect(await spamGuard.findSuspicion(createForm({ name: 'newsletterSubscriptions', stamp: '', proof }))).not.toBeNull();
    pass(CHALLENGE_LIFE_MS + 1000);
    expect(await spamGuard.findSuspicion(createForm({ stamp: '', proof }))).not.toBeNull();
    // Only the time made it invalid.
    pass(-CHALLENGE_LIFE_MS);
    expect(await spamGuard.findSuspicion(createForm({ stamp: '', proof }))).toBeNull();
  });

  test('is recognised after a restart', async () => {
    const suspicion = await findSuspicion(createGuards().forClient(''), { stamp: '' });
    expect(
      await createGuards()
        .forClient('')
        .findSuspicion(createForm({ stamp: '', proof: await solved(suspicion) })),
    ).toBeNull();
  });
});

describe('a suspicious form without scripts', () => {
  test('is accepted when it is sent again after a wait; sending too early does not restart the wait', async () => {
    const spamGuard = createGuards().forClient('192.0.2.1');
    const { stamp } = await findSuspicion(spamGuard, { stamp: '' });
    pass(WAIT_MS - 1);
    expect((await findSuspicion(spamGuard, { stamp })).stamp).toBe(stamp);
    pass(1);
    expect(await spamGuard.findSuspicion(createForm({ stamp }))).toBeNull();
  });

  test('has to wait each time: a token is valid once, for one form, for two hours', async () => {
    const spamGuard = createGuards().forClient('192.0.2.1');
    const { stamp } = await findSuspicion(spamGuard, { stamp: '' });
    pass(WAIT_MS);
    expect(await spamGuard.findSuspicion(createForm({ stamp, name: 'newsletterSubscriptions' }))).not.toBeNull();
    expect(await spamGuard.findSuspicion(createForm({ stamp: stamp.replace(/^\d+/, '1') }))).not.toBeNull();
    expect(await spamGuard.findSuspicion(createForm({ stamp }))).toBeNull();
    const next = await findSuspicion(spamGuard, { stamp, key: 'other words' });
    expect(next.stamp).not.toBe(stamp);
    pass(SUBMIT_TOKEN_LIFE_MS);
    expect(await spamGuard.findSuspicion(createForm({ stamp: next.stamp, key: 'other words' }))).not.toBeNull();
  });
});
