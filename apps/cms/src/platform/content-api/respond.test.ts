import { expect, it } from 'vitest';
import { matchRoute } from '../../content-api/route.ts';
import { canonicalizeQuery } from './query.ts';
import { sendAnswer } from './respond.ts';

it('a response has no body when the client has the current version', () => {
  const statusFor = (ifNoneMatch: string | null) =>
    sendAnswer({ status: 200, body: Buffer.from('{}'), etag: '"a"' }, { revision: 1, ifNoneMatch, head: false }).status;
  expect([statusFor(null), statusFor('"ab"'), statusFor('"b", W/"a"'), statusFor('*')]).toEqual([200, 200, 304, 304]);
});

it('a path is recognised only if the contract has it', () => {
  expect(matchRoute('/events/categories/event-types')).toMatchObject({ name: 'eventTypes' });
  expect(matchRoute('/events/%C5%91szi')).toEqual({ kind: 'endpoint', name: 'event', slug: 'őszi' });
  for (const path of [
    '/events/',
    '/events/a/b',
    '/events/%00',
    '/events/%2F',
    '/events/%E0%A4',
    `/events/${'a'.repeat(201)}`,
    '/constructor',
    '/news/toString/x',
    '/',
  ])
    expect(matchRoute(path)).toBeNull();
});

it('queries that differ only in order count as the same', () => {
  expect(canonicalizeQuery({ b: 1, a: ['y', 'x'], c: undefined })).toBe(canonicalizeQuery({ a: ['x', 'y', 'x'], b: 1 }));
  expect(canonicalizeQuery({ a: 1 })).not.toBe(canonicalizeQuery({ a: 2 }));
});
