import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenOnFreePort } from '../../../../test-server.ts';
import { limitPipelining } from './limit-pipelining.ts';

/** A client's connection to a server with this listener. */
async function openConnection(listener: RequestListener) {
  const server = createServer(limitPipelining(listener));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const socket = connect(await listenOnFreePort(server), '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

const REQUEST = 'GET / HTTP/1.1\r\nhost: liget.example\r\n\r\n';

test('a connection that sends requests without end is closed after ten unfinished answers', async () => {
  const listener = vi.fn();
  const socket = await openConnection(listener);
  const closed = once(socket, 'close');
  socket.write(REQUEST.repeat(1000));
  await closed;
  expect(listener).toHaveBeenCalledTimes(10);
});

test('a client that sends five requests at once, and reads, gets their answers, again and again', async () => {
  const socket = await openConnection((_, response) => void response.end('answer'));
  for (let round = 0; round < 4; round += 1) {
    socket.write(REQUEST.repeat(5));
    let received = '';
    while (received.split('answer').length <= 5) received += String((await once(socket, 'data'))[0]);
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(5);
  }
});
