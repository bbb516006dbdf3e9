import { describe, expect, test } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { startProxiedSite } from '../../testing/proxied-site.ts';

const REAL = { cookie: 'payload-token=real.session.1' };
const MADE_UP = { cookie: 'payload-token=a.b.c' };
const ACTION = { 'next-action': 'abc', 'content-type': 'text/plain' };

async function startAdmin() {
  const { app, requests } = await startProxiedSite();
  const post = async (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
    (await app.inject({ method: 'POST', url, headers: { ...ACTION, ...headers }, payload: '[{}]', remoteAddress })).statusCode;
  return { app, post, requests };
}

describe('a call of a server action', () => {
  test('is passed on thirty times a minute and client without a valid session', async () => {
    const { app, post, requests } = await startAdmin();
    for (let call = 0; call < 30; call += 1) expect(await post(call % 2 ? '/admin' : '/_next/x', call % 3 ? {} : MADE_UP)).toBe(200);
    const refused = await app.inject({ method: 'POST', url: '/api/users/login', headers: ACTION, remoteAddress: '192.0.2.1' });
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers.connection, requests.length]).toEqual([
      429,
      '60',
      'close',
      30,
    ]);
    expect([await post('/admin', REAL), await post('/admin', {}, '192.0.2.2')]).toEqual([200, 200]);
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
