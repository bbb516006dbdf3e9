import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearFormErrors, getFormErrors } from '../../platform/admin-ui/form-errors.ts';
import { BASED_ON } from '../../platform/optimistic-locking/based-on.ts';
import {
  closeDocument,
  createLockingFetch,
  getConflict,
  getSavedVersion,
  openDocument,
  parseSavedDocument,
  untilSavesAreAnswered,
} from './tab-saves.ts';

const EVENT = 'events/5';
const words = { locked: 'Más szerkeszti.' };
const createSavedAnswer = (updatedAt: string) => Response.json({ doc: { id: 5, updatedAt } });

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost:3000/admin/collections/events/5'));
  openDocument(EVENT, { id: 5, updatedAt: 'loaded' });
});
afterEach(async () => {
  await closeDocument(EVENT);
  vi.unstubAllGlobals();
});

/** A service that records the bases it receives. */
function service(...answers: (() => Response)[]) {
  const recordedBases: (string | null)[] = [];
  const original = vi.fn<typeof fetch>(async (_, init) => {
    recordedBases.push(new Headers(init?.headers).get(BASED_ON));
    return answers[recordedBases.length - 1]?.() ?? Response.json({});
  });
  return { recordedBases, original, send: createLockingFetch(original, '/api', words) };
}

const patch = { method: 'PATCH', body: '{}' };
const AUTOSAVE = '/api/events/5?autosave=true&draft=true';
const refused = () =>
  Response.json({ errors: [{ message: 'Közben mentették.', data: { document: EVENT, updatedAt: 'newer', by: 'Anna' } }] }, { status: 409 });

describe('parseSavedDocument', () => {
  test.each([
    ['PATCH', '/api/events/5', 'events/5'],
    ['POST', '/api/globals/balloon', 'globals/balloon'],
    ['POST', '/api/events/5', null],
    ['POST', '/api/events', null],
    ['GET', '/api/events/5', null],
    ['PATCH', '/api/events', null],
    ['PATCH', '/api/events/5/schedule', null],
    ['PATCH', '/elsewhere/5', null],
  ])('reads %s %s as %s', (method, path, document) => {
    expect(parseSavedDocument(method, path, '/api')).toBe(document);
  });
});

describe('the errors of a refused save', () => {
  const errors = [{ path: 'from', message: 'Körbe vezetne.' }];
  const invalid = () => Response.json({ errors: [{ message: 'Hibás mező', data: { errors } }] }, { status: 400 });

  const accepted = () => Response.json({ doc: { id: 5 } });

  test.each([
    ['a new document', 'redirects', '/api/redirects?depth=0', 'POST'],
    ['an open one', EVENT, '/api/events/5', 'PATCH'],
  ])('are recorded for %s before its form has the answer, until it is sent again', async (_, target, path, method) => {
    const { send } = service(invalid, accepted);
    const response = await send(path, { method, body: '{}' });
    expect(getFormErrors(target)).toEqual(errors);
    expect(await response.json()).toMatchObject({ errors: [{ data: { errors } }] });
    const again = send(path, { method, body: '{}' });
    expect(getFormErrors(target)).toBeUndefined();
    await again;
    expect(getFormErrors(target)).toBeUndefined();
  });

  test('stay after an autosaved draft', async () => {
    const { send } = service(invalid, accepted);
    await send('/api/events/5', patch);
    await send(AUTOSAVE, patch);
    expect(getFormErrors(EVENT)).toEqual(errors);
    clearFormErrors(EVENT);
  });

  test('are not those of a refused read', async () => {
    const { send } = service(invalid);
    await send('/api/redirects?limit=x', { method: 'GET' });
    expect(getFormErrors('redirects')).toBeUndefined();
  });

  test('stay after a read, even if that is a POST', async () => {
    const { send } = service(invalid, accepted);
    await send('/api/redirects', { method: 'POST', body: '{}' });
    await send('/api/redirects', { method: 'POST', body: 'limit=1', headers: { 'X-Payload-HTTP-Method-Override': 'GET' } });
    expect(getFormErrors('redirects')).toEqual(errors);
    clearFormErrors('redirects');
  });
});

describe('the saves of one tab', () => {
  test('use the answer to the one before as base, even when sent at the same moment', async () => {
    const { recordedBases, send } = service(
      () => createSavedAnswer('first'),
      () => createSavedAnswer('second'),
    );
    await Promise.all([send(AUTOSAVE, patch), send('/api/events/5', patch)]);
    expect(recordedBases).toEqual(['events/5 loaded', 'events/5 first']);
    expect(getSavedVersion(EVENT)?.updatedAt).toBe('second');
  });

  test('continue after one that did not reach the service', async () => {
    const { recordedBases, send } = service(
      () => {
        throw new TypeError('no network');
      },
      () => createSavedAnswer('second'),
    );
    await expect(send(AUTOSAVE, patch)).rejects.toThrow('no network');
    expect((await send(AUTOSAVE, patch)).status).toBe(200);
    expect(recordedBases).toEqual(['events/5 loaded', 'events/5 loaded']);
  });

  test('keep their base if the document was left before they were sent, and drop it afterwards', async () => {
    const { recordedBases, send } = service(
      () => createSavedAnswer('first'),
      () => createSavedAnswer('second'),
    );
    const sent = [send(AUTOSAVE, patch), send(AUTOSAVE, patch)];
    const closed = closeDocument(EVENT);
    await Promise.all(sent);
    await closed;
    expect(recordedBases).toEqual(['events/5 loaded', 'events/5 first']);
    expect(getSavedVersion(EVENT)).toBeUndefined();
  });

  test('keep their base if an autosave is sent when the document is left already', async () => {
    const { recordedBases, send } = service(refused, () => createSavedAnswer('second'));
    const closed = closeDocument(EVENT);
    expect((await send(AUTOSAVE, patch)).status).toBe(409);
    await closed;
    expect(getConflict(EVENT)).toBeUndefined();
    await send(AUTOSAVE, patch);
    // Another part of the admin, without a base.
    await send('/api/events/5', patch);
    expect(recordedBases).toEqual(['events/5 loaded', 'events/5 loaded', null]);
  });

  test('of another part of the admin wait for those of the form, and are based on their result', async () => {
    const { recordedBases, send } = service(
      () => createSavedAnswer('first'),
      () => createSavedAnswer('second'),
      refused,
      () => createSavedAnswer('third'),
    );
    const translation = { ...patch, headers: { [BASED_ON]: 'events/5 loaded' } };
    const sent = send(AUTOSAVE, patch);
    await closeDocument(EVENT);
    await Promise.all([sent, send('/api/events/5', translation), send('/api/events/5', translation), send('/api/events/5', translation)]);
    expect(recordedBases).toEqual(['events/5 loaded', 'events/5 first', 'events/5 second', 'events/5 second']);
  });

  test('are refused if the form was opened with the data of an older version', async () => {
    const { recordedBases, send } = service(() => createSavedAnswer('first'), refused);
    await send('/api/events/5', patch);
    openDocument(EVENT, { id: 5, updatedAt: 'loaded' });
    await send('/api/events/5', patch);
    expect(recordedBases).toEqual(['events/5 loaded', 'events/5 loaded']);
  });

  test('do not affect other documents and other requests', async () => {
    const { recordedBases, send } = service();
    await send('/api/events/6', patch);
    await send('/api/events/5');
    expect(recordedBases).toEqual([null, null]);
  });
});

describe('a refused save', () => {
  test('stops autosaves silently, while the editor’s own saves show the conflict again', async () => {
    const { original, send } = service(refused, refused);
    const first = await send(AUTOSAVE, patch);
    expect([first.status, await first.json()]).toEqual([409, { errors: [] }]);
    expect(getConflict(EVENT)).toEqual({ conflict: { document: EVENT, updatedAt: 'newer', by: 'Anna' } });
    expect((await send(AUTOSAVE, patch)).status).toBe(409);
    expect(original).toHaveBeenCalledTimes(1);
    const published = await send('/api/events/5', patch);
    expect(await published.text()).toContain('Közben mentették.');
    expect(original).toHaveBeenCalledTimes(2);
  });

  test('of a locked document is reported in the editor’s language', async () => {
    const { send } = service(() => Response.json({ errors: [{ message: 'Document with ID 5 is currently locked' }] }, { status: 423 }));
    expect(await (await send('/api/events/5', patch)).json()).toEqual({ errors: [{ message: 'Más szerkeszti.' }] });
  });
});

test('a document that this tab takes back from the trash is saved on the base of the restored version', async () => {
  const { recordedBases, send } = service(
    () => Response.json({ docs: [{ id: 5, updatedAt: 'restored' }], errors: [] }),
    () => createSavedAnswer('next'),
  );
  await send('/api/events?trash=true&where%5Bid%5D%5Bequals%5D=5', patch);
  await send(AUTOSAVE, patch);
  expect(recordedBases).toEqual([null, 'events/5 restored']);
  expect(getSavedVersion(EVENT)?.updatedAt).toBe('next');
});

test('a save that is sent while its form is left is answered before the page loads again', async () => {
  const answer = Promise.withResolvers<Response>();
  const order: string[] = [];
  const send = createLockingFetch(
    async () => {
      const response = await answer.promise;
      order.push('answered');
      return response;
    },
    '/api',
    words,
  );
  const untilNothingElseRuns = () => new Promise(setImmediate);
  const closing = closeDocument(EVENT);
  const saving = send(AUTOSAVE, patch);
  await untilNothingElseRuns();
  const loading = untilSavesAreAnswered().then(() => order.push('loads again'));
  await untilNothingElseRuns();
  answer.resolve(createSavedAnswer('saved'));
  await Promise.all([closing, saving, loading]);
  expect(order).toEqual(['answered', 'loads again']);
});
