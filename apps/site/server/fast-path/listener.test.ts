import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenOnFreePort } from '../../../../test-server.ts';
import { createFastPath } from './listener.ts';

async function listen(router: RequestListener) {
  const server = createFastPath().serverFactory(router, {});
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return connect(await listenOnFreePort(server), '127.0.0.1').on('error', () => undefined);
}

test('a connection that sends requests without end is closed before it fills the memory', async () => {
  const router = vi.fn();
  const socket = await listen(router);
  const closed = once(socket, 'close');
  const all = new Promise((resolve) => void router.mockImplementation(() => void (router.mock.calls.length === 100 && resolve(null))));
  socket.write('GET /terkep HTTP/1.1\r\nhost: liget.example\r\n\r\n'.repeat(100));
  await Promise.race([closed, all]);
  expect(router).toHaveBeenCalledTimes(10);
});

test('an expectation that the server does not know is ignored', async () => {
  const socket = await listen((_, response) => void response.writeHead(404).end());
  socket.write('GET /nincs HTTP/1.1\r\nhost: liget.example\r\nexpect: 200-ok\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 404 /);
});
