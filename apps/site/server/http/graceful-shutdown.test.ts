import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { shutDownGracefully } from './graceful-shutdown.ts';

async function listening() {
  const slow = Promise.withResolvers<string>();
  const app = Fastify();
  app.get('/slow', async () => slow.promise);
  app.get('/endless', async (_, reply) => reply.send(new Readable({ read() {} })));
  app.get('/', async () => 'here');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (path: string) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    await once(socket, 'connect');
    const arrived = once(app.server, 'request');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: liget\r\n\r\n`);
    await arrived;
    return socket;
  };
  return { app, origin, ask, slow };
}

test('open requests are finished, idle connections are closed', async () => {
  const { app, origin, ask, slow } = await listening();
  await (await fetch(origin)).text();
  const socket = await ask('/slow');
  const closing = shutDownGracefully(app, { drainMs: 0, forceCloseAfterMs: 60_000 });
  slow.resolve('done');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/200 OK[^]*done$/);
  await closing;
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});

test('an endless stream is cut off after the time limit', async () => {
  const { app, ask } = await listening();
  const socket = await ask('/endless');
  const ended = once(socket, 'close');
  socket.resume();
  await shutDownGracefully(app, { drainMs: 0, forceCloseAfterMs: 50 });
  await ended;
  expect(socket.destroyed).toBe(true);
});

test('requests that arrived while the process was busy are answered with “connection: close”', async () => {
  const { app, origin } = await listening();
  // Accepted by the system; the server has not seen them when it starts to close.
  const answers = Array.from({ length: 12 }, async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: liget\r\n\r\n');
    const [answer] = await once(socket, 'data');
    return String(answer);
  });
  const closing = shutDownGracefully(app, { drainMs: 0, forceCloseAfterMs: 60_000 });
  const whole = /^HTTP\/1\.1 200 OK[^]*connection: close[^]*here$/i;
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 12 }, () => expect.stringMatching(whole)));
  await closing;
});
