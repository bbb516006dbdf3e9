import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** More than any client sends that reads its answers. */
const MAX_OPEN_ANSWERS = 10;

/**
 * Closes a connection that sends another request while this many of its answers are unfinished. Node handles all requests of a received
 * part at once, about 2,000, and keeps their answers in memory for a client that does not read them.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const openAnswers = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // The rest of the part that was being read when the connection was closed.
    if (socket.destroyed) return;
    const count = (openAnswers.get(socket) ?? 0) + 1;
    if (count > MAX_OPEN_ANSWERS) {
      socket.destroy();
      return;
    }
    openAnswers.set(socket, count);
    response.once('close', () => openAnswers.set(socket, (openAnswers.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
