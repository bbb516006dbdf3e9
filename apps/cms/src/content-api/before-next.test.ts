import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerBeforeNext } from './before-next.ts';

test('a connection to Next’s server that sends requests without end is closed', async () => {
  const next = vi.fn();
  const server = createServer(next).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  await answerBeforeNext();
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1').on('error', () => undefined);
  const closed = once(socket, 'close');
  const all = new Promise((resolve) => void next.mockImplementation(() => void (next.mock.calls.length === 100 && resolve(null))));
  socket.write('GET /admin HTTP/1.1\r\nhost: liget.example\r\n\r\n'.repeat(100));
  await Promise.race([closed, all]);
  expect(next).toHaveBeenCalledTimes(10);
});
