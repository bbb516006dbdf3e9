import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenOnFreePort } from '../../../../test-server.ts';
import { callWhenClosed } from './call-when-closed.ts';

test('callWhenClosed calls once, also for a response whose connection has closed before', async () => {
  const arrived = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, response) => arrived.resolve(response));
  onTestFinished(() => void server.close());
  const socket = connect(await listenOnFreePort(server), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: liget.example\r\n\r\n');
  const response = await arrived.promise;
  const [early, late] = [vi.fn(), vi.fn()];
  callWhenClosed(response, early);
  expect(early).not.toHaveBeenCalled();
  const closed = once(response, 'close');
  socket.destroy();
  await closed;
  callWhenClosed(response, late);
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 1]);
});
