import { beforeAll, describe, expect, test } from 'vitest';
import type { Renderer } from '../../pages/render.ts';
import { startFixtureSite } from '../../testing/fixture-site.ts';
import { startPages } from '../../testing/pages-under-test.ts';
import { startSite } from '../../testing/site-under-test.ts';
import { getFormOrigin } from './canonical-host.ts';

const LOCAL = 'http://localhost:3000';
const PUBLIC = 'https://www.liget.example';

describe('the host name of a request', () => {
  const fetchLocation = async (PUBLIC_ORIGIN: string, host: string, url: string) => {
    const { app } = await startSite({ PUBLIC_ORIGIN }, (_, response) => response.end('{}'));
    const { statusCode, headers } = await app.inject({ url, headers: { host } });
    return headers.location ?? statusCode;
  };

  test.each([
    [LOCAL, '127.0.0.1:3000', '/terkep', 200],
    [LOCAL, '[::1]:3000', '/terkep', 200],
    [LOCAL, 'localhost:3000', '/terkep', 200],
    [LOCAL, '127.0.0.1:3000', '/admin/login?a=1', `${LOCAL}/admin/login?a=1`],
    [LOCAL, 'localhost:3000', '/admin', 200],
    [LOCAL, '192.168.1.5:3000', '/terkep?x=1', 200],
    [PUBLIC, 'www.liget.example', '/terkep', 200],
    [PUBLIC, 'www.liget.example:443', '/admin', 200],
    [PUBLIC, 'liget.example', '/terkep?x=1', `${PUBLIC}/terkep?x=1`],
    [PUBLIC, 'liget.example', '/admin', `${PUBLIC}/admin`],
    [PUBLIC, '10.0.0.5:3000', '/healthz', 200],
    [PUBLIC, '10.0.0.5:3000', '/api/hu/events', 200],
    // A proxy that does not pass on the host name.
    [PUBLIC, '127.0.0.1:3000', '/terkep', 200],
    [PUBLIC, '127.0.0.1:3000', '/admin', 200],
    [PUBLIC, 'no name at all', '/terkep', `${PUBLIC}/terkep`],
  ])('with the public origin %s: %s%s leads to %s', async (origin, host, url, expected) => {
    expect(await fetchLocation(origin, host, url)).toBe(expected);
  });

  test.each([
    [LOCAL, LOCAL, LOCAL],
    ['http://127.0.0.1:3000', LOCAL, LOCAL],
    ['http://[::1]:3000', LOCAL, LOCAL],
    [undefined, LOCAL, LOCAL],
    ['http://127.0.0.1:3001', LOCAL, undefined],
    ['https://127.0.0.1:3000', LOCAL, undefined],
    ['http://127.0.0.1:3000', PUBLIC, undefined],
    ['http://localhost.evil.example:3000', LOCAL, undefined],
    ['null', LOCAL, undefined],
  ])('a form of %s at %s has the origin %s', (origin, own, expected) => expect(getFormOrigin(origin, own)).toBe(expected));
});

describe('a form', () => {
  let pages: Renderer;
  beforeAll(async () => {
    pages = await startPages();
  }, 120_000);

  const send = async (url: string, origin: string) => {
    const { app, sent } = await startFixtureSite(pages);
    const payload = new URLSearchParams({ email: 'a@example.hu', privacy_accepted: 'on' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin, host: new URL(origin).host };
    return { ...(await app.inject({ method: 'POST', url, payload, headers })), sent };
  };

  test.each([LOCAL, 'http://127.0.0.1:3000', 'http://[::1]:3000'])('is accepted from %s', async (origin) => {
    const { statusCode, sent } = await send('/hirlevel-feliratkozas', origin);
    expect([statusCode, sent.length]).toEqual([303, 1]);
  });

  test.each([
    ['/hirlevel-feliratkozas', 'Ezt az űrlapot itt nem tudjuk fogadni', LOCAL],
    ['/en/careers', 'We cannot take this form here', LOCAL],
  ])('from another origin is refused with a link to the right URL: %s', async (url, text, home) => {
    const { statusCode, headers, body, sent } = await send(url, 'http://192.168.1.5:3000');
    expect([statusCode, headers['cache-control'], sent.length, body.includes(text)]).toEqual([403, 'no-store', 0, true]);
    expect(body).toContain(`href="${home}${url}"`);
  });
});
