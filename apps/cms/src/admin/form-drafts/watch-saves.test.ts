import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { clearSaveFailure, getSaveFailures, isReportedByBar, noteOpenForm } from '../../platform/admin-ui/form-drafts/save-failures.ts';
import { watchSaves } from './watch-saves.ts';

const onSaved = vi.fn();
const messages = { 'signed-out': 'Kijelentkezett.', 'no-connection': 'Nincs kapcsolat.', unavailable: 'Most nem menthető.' };
const AUTOSAVE = '/api/events/5?autosave=true&draft=true';
const PATCH = { method: 'PATCH', body: '{}' };
const POST = { method: 'POST', body: '{}' };

beforeEach(() => vi.stubGlobal('location', new URL('http://localhost:3000/admin/collections/events/5')));
afterEach(() => {
  for (const { target } of getSaveFailures()) clearSaveFailure(target);
  vi.unstubAllGlobals();
});

const createStatusAnswer = (code: number) => () => Response.json({ message: 'theirs' }, { status: code });
const cut = () => {
  throw new TypeError('Failed to fetch');
};

/** Sends one request; the service gives this answer. */
async function send(url: string, init: RequestInit, answer: () => Response, isSignedOut = false) {
  const watched = watchSaves(async () => answer(), { api: '/api', messages, isSignedOut: async () => isSignedOut, onSaved });
  return watched(url, init);
}

describe('a save that failed for technical reasons', () => {
  test('is recorded for its document with the reason', async () => {
    await everyRow(
      [
        ['no answer', AUTOSAVE, PATCH, cut, false, [{ target: 'events/5', reason: 'no-connection' }]],
        ['503', AUTOSAVE, PATCH, createStatusAnswer(503), false, [{ target: 'events/5', reason: 'unavailable' }]],
        ['504', '/api/globals/balloon', POST, createStatusAnswer(504), false, [{ target: 'globals/balloon', reason: 'unavailable' }]],
        ['a new document', '/api/redirects', POST, createStatusAnswer(502), false, [{ target: 'redirects', reason: 'unavailable' }]],
        ['403, signed out', AUTOSAVE, PATCH, createStatusAnswer(403), true, [{ target: 'events/5', reason: 'signed-out' }]],
        ['403, without the right', AUTOSAVE, PATCH, createStatusAnswer(403), false, []],
        ['400', AUTOSAVE, PATCH, createStatusAnswer(400), true, []],
        ['409', AUTOSAVE, PATCH, createStatusAnswer(409), true, []],
        [
          'no document, signed out',
          '/api/enquiries/5/steps',
          POST,
          createStatusAnswer(401),
          true,
          [{ target: 'session', reason: 'signed-out' }],
        ],
        ['no document, 503', '/api/enquiries/5/steps', POST, createStatusAnswer(503), false, []],
        ['a wrong password', '/api/users/login', POST, createStatusAnswer(401), true, []],
        ['a read', '/api/events/5', { method: 'GET' }, createStatusAnswer(503), true, []],
      ] as const,
      ([name]) => name,
      async ([, url, init, answer, isSignedOut, expected]) => {
        await send(url, init, answer, isSignedOut);
        expect(getSaveFailures()).toEqual(expected);
        for (const { target } of getSaveFailures()) clearSaveFailure(target);
      },
    );
  });

  test('is cleared by a later success of the same document only', async () => {
    await send(AUTOSAVE, PATCH, cut);
    await send('/api/events/6', PATCH, createStatusAnswer(200));
    expect(getSaveFailures()).toHaveLength(1);
    await send(AUTOSAVE, PATCH, createStatusAnswer(200));
    expect(getSaveFailures()).toEqual([]);
  });

  test('has a message in the editor’s language, unless it was an autosave, which the bar reports', async () => {
    const saved = await send('/api/events/5', PATCH, cut);
    expect([saved.status, await saved.json()]).toEqual([503, { message: 'Nincs kapcsolat.', errors: [{ message: 'Nincs kapcsolat.' }] }]);
    const autosaved = await send(AUTOSAVE, PATCH, createStatusAnswer(403), true);
    expect([autosaved.status, await autosaved.json()]).toEqual([401, { errors: [] }]);
  });

  test('is passed on unchanged if it concerns no document', async () => {
    await expect(send('/api/enquiries/5/steps', POST, cut)).rejects.toThrow('Failed to fetch');
    expect(await (await send('/api/users/login', POST, createStatusAnswer(401), true)).json()).toEqual({ message: 'theirs' });
  });

  test('is reported by the bar if its form is known, even after the form was left, or if nobody is signed in', () => {
    const isReported = (target: string) => isReportedByBar({ target, reason: 'no-connection' });
    const close = noteOpenForm('events/7', { title: 'Séta', path: '/admin/collections/events/7' });
    expect([isReported('events/7'), isReported('media')]).toEqual([true, false]);
    close();
    expect([isReported('events/7'), isReportedByBar({ target: 'media', reason: 'signed-out' })]).toEqual([true, true]);
  });
});

test('a successful save of a document that is no autosave is reported', () =>
  everyRow(
    [
      { method: 'PATCH', path: '/api/news/5?depth=0', status: 200, calls: 1 },
      { method: 'POST', path: '/api/news', status: 201, calls: 1 },
      { method: 'POST', path: '/api/globals/balloon', status: 200, calls: 1 },
      { method: 'PATCH', path: '/api/news/5', status: 400, calls: 0 },
      { method: 'PATCH', path: AUTOSAVE, status: 200, calls: 0 },
      { method: 'GET', path: '/api/news/5', status: 200, calls: 0 },
      { method: 'POST', path: '/api/news/5/approval', status: 200, calls: 0 },
    ],
    ({ method, path, status }) => `${method} ${path} ${status}`,
    async ({ method, path, status, calls }) => {
      onSaved.mockClear();
      await send(path, { method }, createStatusAnswer(status));
      expect(onSaved).toHaveBeenCalledTimes(calls);
    },
  ));
