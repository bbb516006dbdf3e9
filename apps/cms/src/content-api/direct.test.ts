import { createServer, type IncomingMessage, request as send } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { closeServer } from '@liget/content-api/close-server';
import { expect, it, vi } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { listenOnFreePort } from '../../../../test-server.ts';
import { clearRevision } from '../platform/content-revision/revision.ts';
import { setClock } from '../platform/read-model/clock.ts';
import { NOON } from '../testing/test-content.ts';
import { openContentApi } from '../testing/test-content-api.ts';
import { answerContentApiBefore, type DirectAnswer, registerDirectAnswers } from './before-next.ts';
import { createDirectAnswers } from './direct.ts';

const { payload, ask } = await openContentApi({ withEvents: true });
const answer = createDirectAnswers(payload);

const getHeaders = (pairs: readonly string[]) =>
  Object.fromEntries(pairs.flatMap((name, place) => (place % 2 === 0 ? [[name.toLowerCase(), pairs[place + 1]]] : [])));
const getText = ({ headers, body }: DirectAnswer) =>
  (getHeaders(headers)['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();

it('direct answers equal those through Next', async () => {
  const paths = [
    '/hu/events',
    '/en/events?limit=2&page=2',
    '/hu/events?q=%C5%91sz&limit=3',
    '/hu/events/ma-este',
    '/hu/events/nincs-ilyen',
    '/hu/events?limit=0',
    '/en/menus',
    '/hu/balloon',
    '/hu/content-revision',
    '/hu/search?q=szoveg',
  ];
  await everyRow(
    paths.flatMap((path) => [true, false].flatMap((takesGzip) => [1, 2].map((time) => ({ path, takesGzip, time })))),
    (row) => JSON.stringify(row),
    async ({ path, takesGzip: gzip }) => {
      const behind = await ask.request(path);
      const before = await answer({ url: `/api${path}`, takesGzip: gzip });
      if (!before) throw new Error('not answered');
      const text = await behind.text();
      expect([before.status, getText(before)]).toEqual([behind.status, text]);
      const { 'content-length': length, 'content-encoding': encoding, vary: _vary, ...headers } = getHeaders(before.headers);
      expect(headers).toMatchObject(Object.fromEntries([...behind.headers].filter(([name]) => !['content-length', 'vary'].includes(name))));
      expect([Number(length), encoding]).toEqual([before.body.length, gzip ? 'gzip' : undefined]);
    },
  );
});

it('requests with credentials or another spelling are not answered directly', async () => {
  const paths = [
    '/hu/cases/L-1',
    '/hu/preview/events/1',
    '/hu/galleries/a/download',
    '/hu/content-revision/events',
    '/hu/enquiries',
    '/de/events',
    '/hu/nincs',
    '/hu/events/',
    '/hu//events',
    '/hu/Events',
    '/hu/events/%C5%91szi',
    '/hu/events?q=%',
    '/openapi.json',
  ];
  await everyRow(
    paths,
    (path) => path,
    async (path) => expect(await answer({ url: `/api${path}`, takesGzip: true })).toBeNull(),
  );
});

it('a publication is in the next direct answer, and so is a new minute', async () => {
  const url = '/api/hu/events/ma-este';
  const first = await answer({ url, takesGzip: false });
  const { docs } = await payload.find({ collection: 'events', where: { slug: { equals: 'ma-este' } }, locale: 'hu' });
  await payload.update({ collection: 'events', id: docs[0]?.id ?? 0, locale: 'hu', data: { title: 'Ma éjjel' } });
  clearRevision(payload);
  const second = await answer({ url, takesGzip: false });
  expect([first, second].map((one) => one?.body.toString().includes('Ma éjjel'))).toEqual([false, true]);
  setClock(Temporal.Instant.from(NOON).add({ minutes: 1 }).toString());
  expect(await answer({ url, takesGzip: false })).not.toBe(second);
  setClock(NOON);
});

/** A server with the content API before a stand-in for Next. */
async function listening() {
  const next = vi.fn((_: IncomingMessage, response: { end: (text: string) => void }) => response.end('next'));
  const server = createServer();
  server.on('request', answerContentApiBefore(next, server));
  const port = await listenOnFreePort(server);
  const get = (path: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; text: string; headers: object }>((resolve, reject) => {
      send({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode, text: Buffer.concat(parts).toString(), headers: response.headers }),
        );
      })
        .on('error', reject)
        .end();
    });
  return { server, get };
}

it('a server passes only non-public requests to Next, and all requests while it shuts down', async () => {
  registerDirectAnswers(answer);
  const { server, get } = await listening();
  const url = '/api/hu/menus';
  const { status, text, headers } = await get(url);
  expect([status, JSON.parse(text)]).toEqual([200, expect.objectContaining({ menus: expect.anything() })]);
  const etag = String(new Map(Object.entries(headers)).get('etag'));
  expect(await get(url, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '', headers: { etag } });
  expect(await get(url, { method: 'HEAD' })).toMatchObject({
    status: 200,
    text: '',
    headers: { 'content-length': String(Buffer.byteLength(text)) },
  });
  const theirs = { authorization: 'Bearer x', cookie: 'payload-token=x', origin: 'http://localhost:3000' };
  for (const [name, value] of Object.entries(theirs)) expect((await get(url, { [name]: value })).text).toBe('next');
  for (const path of ['/api/users/me', '/admin', '/api/hu/cases/L-1']) expect((await get(path)).text).toBe('next');
  expect((await get(url, { method: 'DELETE' })).text).toBe('next');
  registerDirectAnswers(() => Promise.reject(new Error('no database')));
  expect((await get(url)).text).toBe('next');
  registerDirectAnswers(answer);
  const closed = closeServer(server, { drainMs: 50 });
  expect(await get(url)).toMatchObject({ text: 'next', headers: { connection: 'close' } });
  await closed;
});
