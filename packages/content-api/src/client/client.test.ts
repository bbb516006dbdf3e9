import { describe, expect, test, vi } from 'vitest';
import { fixtures, formBodies, receipt } from '../fixtures/index.ts';
import { buildContentPath, createContentClient } from './client.ts';

function clientWith(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  return { fetch, ...createContentClient({ origin: 'http://cms.example', fetch }) };
}
const json = (body: unknown, status = 200) => Response.json(body, { status, headers: { 'x-content-revision': '7' } });
const error = { code: 'bad_parameter', message: 'from is no day', parameter: 'from' };

describe('buildContentPath', () => {
  test('encodes the locale, the slug and the query', () => {
    expect(buildContentPath('menus', 'hu')).toBe('/api/hu/menus');
    expect(buildContentPath('event', 'en', { slug: 'a/b ő$&' })).toBe('/api/en/events/a%2Fb%20%C5%91%24%26');
    expect(buildContentPath('events', 'hu', { query: { category: ['sport', 'family'], from: undefined, limit: 7 } })).toBe(
      '/api/hu/events?category=sport&category=family&limit=7',
    );
  });
});

describe('read', () => {
  test('returns the parsed answer with its revision', async () => {
    const { read, fetch } = clientWith(() => json(fixtures.hu.events));
    expect(await read('events', 'hu', { query: { limit: 7 } })).toEqual({
      kind: 'ok',
      value: fixtures.hu.events,
      revision: '7',
      etag: null,
    });
    expect(fetch.mock.calls[0]?.[0]).toEqual(new URL('http://cms.example/api/hu/events?limit=7'));
  });
  test('returns the previous value, the same object, if the service answers that it is unchanged', async () => {
    const previous = { value: fixtures.hu.events, etag: '"abc"' };
    const headers = { 'x-content-revision': '8' };
    const { read, fetch } = clientWith(() => new Response(null, { status: 304, headers }));
    const answer = await read('events', 'hu', {}, previous);
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('if-none-match')).toBe('"abc"');
    expect(answer).toMatchObject({ kind: 'ok', revision: '8', etag: '"abc"' });
    expect(answer.kind === 'ok' && answer.value).toBe(previous.value);
  });
  test.each([
    ['http://127.0.0.1:3001', 'identity'],
    ['http://localhost:3001', 'identity'],
    ['http://cms.example', null],
  ])('requests from %s the encodings %s', async (origin, encoding) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => json(fixtures.hu.events));
    await createContentClient({ origin, fetch }).read('events', 'hu');
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('accept-encoding')).toBe(encoding);
  });
  test('returns “not found” only if the service says so', async () => {
    expect(await clientWith(() => json({}, 404)).read('event', 'hu', { slug: 'x' })).toEqual({ kind: 'not-found' });
  });
  test('returns “refused” with the reason', async () => {
    expect(await clientWith(() => json({ error }, 400)).read('events', 'hu')).toEqual({ kind: 'refused', error, status: 400 });
    expect(await clientWith(() => json({}, 410)).read('event', 'hu')).toMatchObject({ kind: 'refused', status: 410 });
    expect(await clientWith(() => new Response('x', { status: 400 })).read('events', 'hu')).toMatchObject({ kind: 'refused' });
  });
  test.each([500, 502, 503, 504, 401, 403, 429])('returns “unavailable” for status %i', async (status) => {
    expect(await clientWith(() => json({ error }, status)).read('events', 'hu')).toEqual({
      kind: 'unavailable',
      reason: `status ${status} for /api/hu/events`,
      status,
    });
  });
  test('returns the service’s Retry-After while it is unavailable', async () => {
    const busy = () => new Response('', { status: 429, headers: { 'retry-after': '17' } });
    expect(await clientWith(busy).read('events', 'hu')).toMatchObject({ kind: 'unavailable', retryAfter: '17' });
  });
  test('returns “unavailable” without an answer', async () => {
    const { read } = clientWith(() => Promise.reject(new TypeError('fetch failed')));
    expect(await read('menus', 'en')).toEqual({ kind: 'unavailable', reason: 'fetch failed for /api/en/menus' });
  });
  test('returns “invalid” with the path of the error if the contract does not allow the answer', async () => {
    expect(await clientWith(() => json({ ...fixtures.hu.balloon, updated_at: 'now' })).read('balloon', 'hu')).toMatchObject({
      kind: 'invalid',
      reason: expect.stringMatching(/^balloon: Unknown value: updated_at: ./),
    });
    expect(await clientWith(() => new Response('<html>')).read('menus', 'hu')).toMatchObject({ kind: 'invalid' });
  });
});

test('reports invalid values together with the request', async () => {
  const onWarning = vi.fn<(message: string) => void>();
  const answer = { menus: [...fixtures.hu.menus.menus, { name: 'Sidebar', menus: [] }] };
  const { read } = createContentClient({ origin: 'http://cms.example', fetch: async () => json(answer), onWarning });
  expect(await read('menus', 'hu')).toMatchObject({ kind: 'ok', value: fixtures.hu.menus });
  expect(onWarning).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Unknown value: menus\.\d\.name: .* \(\/api\/hu\/menus\)$/));
});

/** Status, headers and half a body. */
const cutResponse = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":'));
        controller.error(new TypeError('terminated'));
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  );
const brokenConnection = () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) }));
const halfJson = () => new Response('{"data":', { headers: { 'content-type': 'application/json; charset=utf-8' } });
/** Never answers, until the request times out. */
const hangingFetch = () =>
  vi.fn<typeof globalThis.fetch>(
    (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );

describe('a truncated or late answer', () => {
  test.each([
    ['a cut body', cutResponse],
    ['half a JSON text', halfJson],
    ['a broken connection', brokenConnection],
  ])('is unavailable after a second request: %s', async (_, answer) => {
    const { read, fetch } = clientWith(answer);
    expect(await read('menus', 'hu')).toMatchObject({ kind: 'unavailable', reason: expect.stringContaining('for /api/hu/menus') });
    expect(fetch.mock.calls.length).toBe(2);
  });
  test('is requested again, and the complete answer is used', async () => {
    const answers = [cutResponse(), json(fixtures.hu.menus)];
    const { read } = clientWith(() => answers.shift() ?? cutResponse());
    expect(await read('menus', 'hu')).toMatchObject({ kind: 'ok', value: fixtures.hu.menus });
  });
  test('is unavailable after the timeout, without a second request', async () => {
    const fetch = hangingFetch();
    const { read } = createContentClient({ origin: 'http://cms.example', fetch, timeout: 1 });
    expect(await read('menus', 'hu')).toMatchObject({ kind: 'unavailable' });
    expect(fetch.mock.calls.length).toBe(1);
  });
  test('of a form is requested by sending the form again with the same key, also after the timeout', async () => {
    const fetch = hangingFetch();
    fetch.mockImplementationOnce((...call) => hangingFetch()(...call)).mockImplementationOnce(async () => json(receipt, 201));
    const { send } = createContentClient({ origin: 'http://cms.example', fetch, timeout: 1 });
    expect(await send('complaints', 'hu', formBodies.complaints)).toMatchObject({ kind: 'ok', value: receipt });
    expect(new Set(fetch.mock.calls.map(([, init]) => init?.body))).toEqual(new Set([JSON.stringify(formBodies.complaints)]));
  });
});

describe('send', () => {
  test('sends the site’s credential', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => json(receipt, 201));
    const { send, read } = createContentClient({ origin: 'http://cms.example', fetch, credential: 'abc' });
    await send('complaints', 'hu', formBodies.complaints);
    await read('menus', 'hu');
    expect(fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))).toEqual(['Bearer abc', null]);
  });
  test('returns a receipt', async () => {
    const { send, fetch } = clientWith(() => json(receipt, 201));
    expect(await send('complaints', 'hu', formBodies.complaints)).toEqual({ kind: 'ok', value: receipt, revision: null });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect([url, init?.method, init?.body]).toEqual([
      new URL('http://cms.example/api/hu/complaints'),
      'POST',
      JSON.stringify(formBodies.complaints),
    ]);
  });
  test('returns a message for each invalid field', async () => {
    const refusal = { code: 'invalid', message: 'Hibás mezők', fields: { email: 'Ez nem e-mail-cím.' } };
    expect(
      await clientWith(() => json({ error: refusal }, 422)).send('newsletterSubscriptions', 'hu', formBodies.newsletterSubscriptions),
    ).toEqual({
      kind: 'refused',
      error: refusal,
      status: 422,
    });
  });
  test.each([400, 413, 422])('returns “refused” with the service’s message for status %i', async (status) => {
    expect(await clientWith(() => json({ error }, status)).send('complaints', 'hu', formBodies.complaints)).toEqual({
      kind: 'refused',
      error,
      status,
    });
  });
  test('returns “not found” for an unknown form', async () => {
    expect(await clientWith(() => json({ error }, 404)).send('complaints', 'hu', formBodies.complaints)).toEqual({ kind: 'not-found' });
  });
  test('returns no receipt if the service fails or answers nonsense', async () => {
    const send = (answer: () => Response) => clientWith(answer).send('complaints', 'hu', formBodies.complaints);
    expect(await send(() => json({}, 500))).toMatchObject({ kind: 'unavailable' });
    expect(await send(() => json({ thanks: true }))).toMatchObject({ kind: 'invalid' });
  });
});
