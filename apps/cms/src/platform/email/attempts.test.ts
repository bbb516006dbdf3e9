import { describe, expect, test } from 'vitest';
import { classifyFailure, getNextTry } from './attempts.ts';

const POSTED = Temporal.Instant.from('2026-11-20T11:00:00Z');

describe('an email that was not accepted', () => {
  test('is retried after 1, 5 and 30 minutes and 2, 6 and 12 hours, and given up after three days', () => {
    const tries: string[] = [];
    let now: Temporal.Instant | null = POSTED;
    for (let count = 1; now; count += 1) {
      now = getNextTry(count, POSTED, now);
      tries.push(now?.toString() ?? 'given up');
    }
    expect(tries).toEqual([
      '2026-11-20T11:01:00Z',
      '2026-11-20T11:06:00Z',
      '2026-11-20T11:36:00Z',
      '2026-11-20T13:36:00Z',
      '2026-11-20T19:36:00Z',
      '2026-11-21T07:36:00Z',
      '2026-11-21T19:36:00Z',
      '2026-11-22T07:36:00Z',
      '2026-11-22T19:36:00Z',
      '2026-11-23T07:36:00Z',
      'given up',
    ]);
  });
});

describe('the server’s error', () => {
  const getMessage = (error: object) => {
    const { kind, isUndeliverable } = classifyFailure(Object.assign(new Error('x'), error));
    return isUndeliverable ? `${kind}, undeliverable` : kind;
  };

  test.each([
    ['an unknown recipient', { code: 'EENVELOPE', responseCode: 550, permanent: true, command: 'RCPT TO' }, 'refused, undeliverable'],
    ['a busy mailbox', { code: 'EENVELOPE', responseCode: 450, permanent: false, command: 'RCPT TO' }, 'later'],
    ['an email that it does not like', { code: 'EMESSAGE', responseCode: 554, permanent: true, command: 'DATA' }, 'refused'],
    ['an address that no server could be told', { code: 'EENVELOPE', command: 'API' }, 'refused'],
    ['a sender that it does not know', { code: 'EENVELOPE', responseCode: 553, permanent: true, command: 'MAIL FROM' }, 'later'],
    ['a wrong password', { code: 'EAUTH', responseCode: 535, permanent: true, command: 'AUTH PLAIN' }, 'unreachable'],
    ['that it is closing', { code: 'EPROTOCOL', responseCode: 554, permanent: true, command: 'CONN' }, 'unreachable'],
    ['nothing', { code: 'ESOCKET', command: 'CONN' }, 'unreachable'],
  ])('%s: a configuration error never gives up an email', (_, error, kind) => expect(getMessage(error)).toBe(kind));

  test('may repeat an address in the administrators’ list but not in the log', () => {
    const error = Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode: 550, response: '550 <anna@liget.example> unknown' });
    expect(classifyFailure(error)).toMatchObject({ code: 'EENVELOPE 550', detail: '550 <anna@liget.example> unknown' });
  });
});
