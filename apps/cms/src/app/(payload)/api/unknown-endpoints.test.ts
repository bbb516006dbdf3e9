import { expect, test } from 'vitest';
import { ERRORS } from '../../../platform/content-api/messages.ts';
import { translateUnknownEndpoints } from './unknown-endpoints.ts';

const ask = (payloads: Response, cookie = '') =>
  translateUnknownEndpoints(async () => payloads)(new Request('http://localhost/api/x', { headers: { cookie } }), {});

test('an address without an endpoint is answered 404 in the editor’s language, and other answers stay', async () => {
  const unknown = () => Response.json({ message: 'Route not found "/api/x"' }, { status: 404 });
  const disabled = Response.json({ message: 'Cannot GET http://localhost/api/x' }, { status: 501 });
  for (const [payloads, cookie, language] of [
    [unknown(), '', 'hu'],
    [unknown(), 'payload-lng=en', 'en'],
    [disabled, '', 'hu'],
  ] as const) {
    const response = await ask(payloads, cookie);
    expect([response.status, await response.json()]).toMatchObject([404, { error: { message: ERRORS.not_found[language] } }]);
  }
  const others = [
    Response.json({ errors: [{ message: 'Nincs ilyen.' }] }, { status: 404 }),
    new Response('x', { status: 404 }),
    Response.json({}),
  ];
  for (const other of others) expect(await ask(other)).toBe(other);
});

test('the answer to HEAD, which has a type and no body, stays', async () => {
  for (const status of [200, 404]) {
    const empty = new Response(null, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
    expect(await ask(empty)).toBe(empty);
  }
});
