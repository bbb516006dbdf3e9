import { RouterContextProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { type RequestContext, requestContext } from '../../content/context.ts';
import type { SpamGuard } from '../../content/spam-guard.ts';
import { createContentStore } from '../../content/store.ts';
import { getMessages } from '../../i18n/index.ts';
import { handleForm } from './form-action.server.ts';

const FIELDS = ['email', 'name'] as const;

/** Submits a form to `handleForm`; `answer` is the content service's response. */
async function send(
  answer: () => Promise<Response>,
  form: Record<string, string> = { email: 'anna@example.hu', name: 'Anna' },
  refused: Pick<RequestContext, 'refused' | 'spamGuard' | 'files'> = {},
) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const context = new RouterContextProvider();
  const url = new URL('https://liget.example/hirlevel-feliratkozas');
  context.set(requestContext, {
    content: createContentStore({ origin: 'http://content.example', log: () => {}, fetch }),
    isDocument: true,
    publicOrigin: url.origin,
    indexable: false,
    translations: { hu: {}, en: {} },
    previewSecret: undefined,
    now: Temporal.Instant.from('2026-11-22T12:00:00Z'),
    ...refused,
  });
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) });
  const result = await handleForm(
    { request, context, url },
    {
      name: 'newsletterSubscriptions',
      fields: FIELDS,
      begunWith: 'email',
      check: ({ email }) => (email === '' ? { email: 'Missing' } : {}),
      listIdentifyingValues: ({ email }) => [email],
      body: ({ email }, { idempotency_key }) => ({ idempotency_key, email, privacy_accepted: true }),
      thanksUrl: (_, { reference }) => `/thanks?reference=${reference}`,
    },
  ).catch((thrown: unknown) => thrown);
  return { fetch, result };
}

const json = (status: number, body: object) => async () => Response.json(body, { status });
const values = { email: 'anna@example.hu', name: 'Anna' };
const unavailable = getMessages('hu').forms.unavailable;

const LOST = 'A böngésző a fájlokat nem tudja megőrizni. Kérjük, válassza ki őket újra: pad.jpg';

describe('handleForm', () => {
  test('answers a suspicious form with its values and a challenge, and sends nothing', async () => {
    const challenge = { parameters: { algorithm: '', nonce: '', salt: '', cost: 1, keyLength: 1, keyPrefix: '' } };
    const suspicion = vi.fn<SpamGuard['findSuspicion']>(async () => ({ stamp: 'a ticket', challenge }));
    const arrived = { ...values, website: 'https://spam.example', stamp: 'a stamp', proof: 'a proof' };
    const { result, fetch } = await send(json(201, {}), arrived, { spamGuard: { createTimestamp: () => '', findSuspicion: suspicion } });
    const errors = { form: getMessages('hu').forms.suspected };
    expect(result).toMatchObject({ init: { status: 422 }, data: { values, errors, stamp: 'a ticket', challenge } });
    expect(fetch).not.toHaveBeenCalled();
    expect(suspicion).toHaveBeenCalledExactlyOnceWith({
      name: 'newsletterSubscriptions',
      stamp: 'a stamp',
      proof: 'a proof',
      isHoneypotFilled: true,
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test.each([
    ['with a new timestamp if it had none', {}, 'of this moment'],
    ['with its own timestamp', { stamp: 'its own' }, 'its own'],
  ])('shows the form again: %s', async (_, own, stamp) => {
    const spamGuard: SpamGuard = { createTimestamp: () => 'of this moment', findSuspicion: async () => null };
    expect((await send(json(500, {}), { ...values, ...own, email: '' }, { spamGuard })).result).toMatchObject({ data: { stamp } });
  });

  test.each([
    ['the error of the whole form', values, { refused: 'tooMany' }, { form: `${getMessages('hu').forms.errors.tooMany} ${LOST}` }],
    ['the error of the file field otherwise', { ...values, email: '' }, {}, { email: 'Missing', attachments: LOST }],
  ] as const)('names files that the browser lost in %s', async (_, form, refused, errors) => {
    const files = [{ name: 'pad.jpg', path: '/nowhere', bytes: 5, sha256: 'x', isTooLarge: false }];
    const { result } = await send(json(201, {}), form, { files, ...refused });
    expect(result).toMatchObject({ data: { values: form, errors, hasLostFiles: true } });
  });

  test('returns texts with the line ends and accents that the visitor counted', async () => {
    const { result } = await send(json(500, {}), { email: '', name: ' Kis E\u0301va\r\nBudapest\rLiget ' });
    expect(result).toMatchObject({ data: { values: { name: 'Kis Éva\nBudapest\nLiget' } } });
  });

  test('redirects to the thank-you after the form was stored', async () => {
    const { result } = await send(json(201, { data: { reference: 'H-2026-ABC234', received_at: '2026-11-22T13:00:00+01:00' } }));
    expect(result).toMatchObject({ status: 303 });
    expect(result instanceof Response && result.headers.get('location')).toBe('/thanks?reference=H-2026-ABC234');
  });

  test.each([
    ['an outage', () => Promise.reject(new TypeError('fetch failed'))],
    ['500', json(500, { error: { code: 'internal', message: 'broken' } })],
    ['503', json(503, { error: { code: 'unavailable', message: 'later' } })],
    ['a proxy’s page', async () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } })],
    ['nonsense', json(201, { anything: true })],
  ])('answers %s with the same values and 503', async (_, answer) => {
    const { result } = await send(answer);
    expect(result).toMatchObject({ init: { status: 503 }, data: { values, errors: { form: unavailable } } });
  });

  test.each([
    ['one too many', 'tooMany', { values, errors: { form: getMessages('hu').forms.errors.tooMany } }, 429],
    ['too long to be read', 'tooLong', { values: { email: '', name: '' }, errors: {}, error: 'lost' }, 413],
  ] as const)('answers a form that is %s without sending it', async (_, refused, state, status) => {
    const { result, fetch } = await send(json(201, {}), values, { refused });
    expect(result).toMatchObject({ init: { status }, data: state });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('shows a form that another one began, without errors', async () => {
    const { result, fetch } = await send(json(201, {}), { email: 'anna@example.hu' });
    expect(result).toMatchObject({ init: { status: 200 }, data: { values: { email: 'anna@example.hu', name: '' }, errors: {} } });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('answers 422 with validation errors, and sends nothing', async () => {
    const { result, fetch } = await send(json(201, {}), { email: ' ', name: 'Anna' });
    expect(result).toMatchObject({ init: { status: 422 }, data: { values: { email: '', name: 'Anna' }, errors: { email: 'Missing' } } });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('answers 422 with the errors of the content service', async () => {
    const { result } = await send(json(422, { error: { code: 'invalid', message: 'No', fields: { email: 'Nem jó cím' } } }));
    expect(result).toMatchObject({ init: { status: 422 }, data: { values, errors: { email: 'Nem jó cím' } } });
  });

  test('creates the same idempotency key for the same form on the same day', async () => {
    const keys = await Promise.all(
      [0, 1].map(async () => {
        const { fetch } = await send(json(500, {}));
        const body = fetch.mock.calls[0]?.[1]?.body;
        return typeof body === 'string' ? /"idempotency_key":"([^"]+)"/.exec(body)?.[1] : undefined;
      }),
    );
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});
