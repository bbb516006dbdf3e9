import type { ServerResponse } from 'node:http';

/** Calls `end` when a response was sent or its connection has closed: at once if that happened before. */
export function callWhenClosed(response: ServerResponse, end: () => void): void {
  if (response.closed) end();
  else response.once('close', end);
}
