import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEditorSessions } from './editor-sessions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const account = (user: object | null) => Response.json({ user });

function sessionsWith(...answers: (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? account(null));
  const sessions = createEditorSessions({ cmsOrigin: 'http://cms.example', publicOrigin: 'https://liget.example', timeoutMs: 1000, fetch });
  const verify = (token = 'a.b.c') => sessions.verify({ cookie: `payload-token=${token}` });
  return { fetch, sessions, verify };
}

test('concurrent requests of a session cause one check, separately for each session', async () => {
  const { fetch, verify } = sessionsWith(() => account({ id: 1 }));
  expect(await Promise.all([verify(), verify(), verify('d')])).toEqual(['valid', 'valid', 'valid']);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ['valid', 30_000, () => account({ id: 1 })],
  ['invalid', 10_000, () => account(null)],
  ['invalid', 10_000, () => new Response('', { status: 403 })],
])('a %s session is checked again after %i ms', async (state, ms, answer) => {
  const { fetch, verify } = sessionsWith(answer);
  expect(await verify()).toBe(state);
  vi.advanceTimersByTime(ms - 10);
  await verify();
  expect(fetch).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(20);
  await verify();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['fails', () => new Response('oops', { status: 500 })],
  ['answers with something else', () => Response.json({ data: [] })],
])('a session is unknown while the content service %s, and that is not cached', async (_, answer) => {
  const { verify } = sessionsWith(answer, () => account({ id: 1 }));
  expect([await verify(), await verify()]).toEqual(['unknown', 'valid']);
});

test('a request without a session causes no check', async () => {
  const { fetch, sessions } = sessionsWith(() => account({ id: 1 }));
  expect(await sessions.verify({ cookie: 'language=hu' })).toBe('invalid');
  expect(fetch).not.toHaveBeenCalled();
});
