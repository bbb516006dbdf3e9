import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { startProxiedSite } from '../../testing/proxied-site.ts';

const REAL = { cookie: 'payload-token=real.session.1' };
const MADE_UP = { cookie: 'payload-token=a.b.c' };
const ACTION = { 'next-action': 'abc', 'content-type': 'text/plain' };

async function startAdmin() {
  const { app, requests } = await startProxiedSite();
  const post = async (url: string, headers: Record<string, string> = {}) =>
    (await app.inject({ method: 'POST', url, headers: { ...ACTION, ...headers }, payload: '[{}]', remoteAddress: '192.0.2.1' })).statusCode;
  return { app, post, requests };
}

describe('a call of a server action', () => {
  test('is passed on only with a session that the content service knows', async () => {
    const { app, post, requests } = await startAdmin();
    const callers: [name: string, url: string, headers: Record<string, string>, status: number][] = [
      ['nobody', '/admin', {}, 401],
      ['nobody, with a form that cannot be read', '/admin/login', { 'content-type': 'multipart/form-data' }, 401],
      ['nobody, at another page of Next', '/_next/data/x.json', {}, 401],
      ['nobody, at the sign-in of the API', '/api/users/login', {}, 401],
      ['a made-up session', '/admin', MADE_UP, 401],
      ['an editor', '/admin', REAL, 200],
      ['an editor, with a form that cannot be read', '/admin', { ...REAL, 'content-type': 'multipart/form-data' }, 400],
      ['an editor, with a form', '/admin', { ...REAL, 'content-type': 'multipart/form-data; boundary=x' }, 200],
    ];
    await everyRow(
      callers,
      ([name]) => name,
      async ([, url, headers, status]) => expect(await post(url, headers)).toBe(status),
    );
    expect(requests.length).toBe(2);
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/users/login', remoteAddress: '192.0.2.1' });
    expect(statusCode).toBe(200);
  });

  test('is refused if another site sends it', async () => {
    const { post, requests } = await startAdmin();
    const origins: [origin: string, status: number][] = [
      ['https://other.example', 403],
      ['http://liget.example', 403],
      ['null', 403],
      ['https://liget.example', 200],
    ];
    await everyRow(origins, String, async ([origin, status]) => expect(await post('/admin/login', { ...REAL, origin })).toBe(status));
    expect(requests.length).toBe(1);
  });
});
