import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenOnFreePort } from '../../../../test-server.ts';
import { answerBeforeNext } from './before-next.ts';

test('a connection to Next’s server that sends requests without end is closed', async () => {
  const next = vi.fn();
  const server = createServer(next);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await listenOnFreePort(server);
  await answerBeforeNext();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const closed = once(socket, 'close');
  const all = new Promise((resolve) => void next.mockImplementation(() => void (next.mock.calls.length === 100 && resolve(null))));
  socket.write('GET /admin HTTP/1.1\r\nhost: liget.example\r\n\r\n'.repeat(100));
  await Promise.race([closed, all]);
  expect(next).toHaveBeenCalledTimes(10);
});
