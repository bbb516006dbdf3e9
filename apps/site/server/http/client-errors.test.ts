import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerClientError } from './client-errors.ts';

const app = Fastify({ clientErrorHandler: answerClientError });
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

async function send(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    answer += part;
  });
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

test.each([
  [
    'cookies longer than the server reads',
    `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'Törölje a böngészőben',
  ],
  ['what is no request', 'hello\r\n\r\n', 400, 'Ezt a kérést nem értjük'],
  ['a path that is no English one', `GET /energia?a=${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, 'Törölje a böngészőben'],
])('%s get a page in both languages', async (_, request, status, words) => {
  const answer = await send(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*content-type: text/html; charset=utf-8[^]*\r\n\r\n<!doctype html>`));
  expect(answer).toContain(words);
  expect(answer).toContain('Back to the homepage');
});

test.each(['/en', '/en/search?q=', '/en?q='])('an English path gets an English page: %s', async (path) => {
  const answer = await send(
    `GET ${path}${path.endsWith('=') ? 'a'.repeat(20_000) : ''} HTTP/1.1\r\nhost: a\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
  );
  expect(answer).toContain('<html lang="en">');
  expect(answer).not.toContain('Törölje');
});
