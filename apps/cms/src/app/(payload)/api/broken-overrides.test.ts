import { expect, test } from 'vitest';
import { ERRORS } from '../../../platform/content-api/messages.ts';
import { refuseBrokenOverrides } from './broken-overrides.ts';

const post = (body: string, cookie = '') =>
  refuseBrokenOverrides(async (request) => Response.json(await request.json()))(
    new Request('http://localhost/api/news', { method: 'POST', body, headers: { cookie } }),
    {},
  );

test('a body that is no JSON is refused in the editor’s language, and other answers and errors stay', async () => {
  for (const [cookie, language] of [
    ['', 'hu'],
    ['payload-lng=en', 'en'],
  ] as const) {
    const response = await post('{"a":1}x', cookie);
    expect([response.status, await response.json()]).toMatchObject([400, { error: { message: ERRORS.bad_json[language] } }]);
  }
  expect(await (await post('{"a":1}')).json()).toEqual({ a: 1 });
  const failing = refuseBrokenOverrides(() => Promise.reject(new Error('no database')));
  await expect(failing(new Request('http://localhost/api/news'), {})).rejects.toThrow('no database');
});
