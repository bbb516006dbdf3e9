import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { everyRow } from '../../../../../test-rows.ts';
import { startSite } from '../../testing/site-under-test.ts';
import { registerBodyDrop } from './drop-body.ts';

vi.setConfig({ testTimeout: 30_000 });

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

type Site = Awaited<ReturnType<typeof startSite>>['app'];

/** A raw connection that reads only when asked to. */
async function dial(app: Site): Promise<Socket> {
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect({ host: '127.0.0.1', port: Number(port), noDelay: true });
  ends.push(() => socket.destroy());
  socket.pause();
  return socket;
}

const writeAll = (socket: Socket, bytes: string | Buffer) =>
  new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

async function readAll(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  return Buffer.concat(parts).toString();
}

const head = (path: string, ...headers: string[]) => [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
const SIZE = 5 * 1024 * 1024;

test('a client that writes its whole body before reading gets the refusal, and then the end of the connection', async () => {
  const length = `Content-Length: ${SIZE}`;
  const body = Buffer.alloc(SIZE, 'x');
  const chunked = Buffer.concat([Buffer.from(`${SIZE.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
  const rows: [path: string, headers: string[], sent: Buffer, status: number][] = [
    ['/api/media', [length], body, 401],
    ['/api/media', [length, 'Connection: close'], body, 401],
    ['/api/media', [length, 'Cookie: payload-token=x'], body, 401],
    ['/api/users/login', [length], body, 413],
    ['/api/users/login', ['Transfer-Encoding: chunked', 'Content-Type: application/json'], chunked, 413],
    ['/api/hu/complaints', [length], body, 403],
    ['/terkep', [length, 'Content-Type: application/x-www-form-urlencoded'], body, 413],
  ];
  await everyRow(
    rows,
    ([path, headers]) => `${path} ${headers.join(' ')}`,
    async ([path, headers, sent, status]) => {
      const { app } = await startSite({}, (_, response) => response.end('{"user":null}'));
      const socket = await dial(app);
      await writeAll(socket, head(path, ...headers));
      await writeAll(socket, sent);
      const answer = await readAll(socket);
      expect(answer).toContain(`HTTP/1.1 ${status} `);
      expect(answer).toMatch(/connection: close/i);
    },
  );
});

/** A server that refuses all requests, with small limits. */
async function refusing(bounds: { maxBytes: number; maxMs: number }): Promise<Site> {
  const app = Fastify();
  ends.push(() => app.close());
  registerBodyDrop(app, bounds);
  app.addHook('onRequest', async (_, reply) => reply.code(401).header('connection', 'close').send({ message: 'no' }));
  await app.ready();
  return app;
}

test('discarding ends at the limit of bytes or of time', async () => {
  const rows = [
    [{ maxBytes: 1024, maxMs: 3_600_000 }, Buffer.alloc(4096)],
    [{ maxBytes: 1024, maxMs: 20 }, Buffer.alloc(16)],
  ] as const;
  await everyRow(
    rows,
    ([bounds]) => JSON.stringify(bounds),
    async ([bounds, sent]) => {
      const socket = await dial(await refusing(bounds));
      await writeAll(socket, head('/', 'Content-Length: 1000000'));
      await writeAll(socket, sent);
      expect(await readAll(socket)).toContain('HTTP/1.1 401 ');
    },
  );
});

test('a client that reads first gets the answer before the rest is discarded', async () => {
  const socket = await dial(await refusing({ maxBytes: 1024, maxMs: 3_600_000 }));
  await writeAll(socket, head('/', 'Content-Length: 1000000'));
  const answer = await new Promise<string>((resolve) => socket.once('data', (part: Buffer) => resolve(part.toString())).resume());
  expect(answer).toContain('{"message":"no"}');
  expect(socket.readableEnded).toBe(false);
});
