import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { RouterContextProvider } from 'react-router';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { requestContext } from '../../app/content/context.ts';
import { startSite } from '../testing/site-under-test.ts';

// Tests start whole servers, which is slow on a loaded machine.
vi.setConfig({ testTimeout: 30_000 });

describe('a form that cannot be accepted', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const sendTo = (app: FastifyInstance, url: string, size: number) =>
    app.inject({ method: 'POST', url, headers: FORM, payload: 'x'.repeat(size) });
  /** Answers like a screen with a form. */
  const screen = (context: Readonly<RouterContextProvider>) => {
    const { refused } = context.get(requestContext);
    return new Response(refused ?? 'taken', { status: refused ? { tooMany: 429, tooLong: 413 }[refused] : 200 });
  };
  /** Stops the clock, which the rest of the test advances. */
  function stopClock(): void {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
  }
  async function siteWithForm() {
    const site = await startSite();
    site.handler.mockImplementation(async (request, context) => {
      const sent = await request.text();
      const shown = context ? screen(context) : new Response();
      return new Response(`${await shown.text()} ${sent.length}`, { status: shown.status });
    });
    return site;
  }

  test('because it has more than 64 KiB is shown again without its input, with 413', async () => {
    const { app } = await siteWithForm();
    const answers = [];
    for (const size of [64 * 1024, 64 * 1024 + 1, 1024 * 1024]) {
      const { statusCode, body } = await sendTo(app, '/panasz', size);
      answers.push([statusCode, body]);
    }
    expect(answers).toEqual([
      [200, 'taken 65536'],
      [413, 'tooLong 0'],
      [413, 'tooLong 0'],
    ]);
  });

  test('because it has more than 1 MiB is not read: a plain page is answered', async () => {
    const { app, handler } = await siteWithForm();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    // The rest is never sent, so the server must not wait for it.
    const headers = { ...FORM, 'content-length': 2 * 1024 * 1024 };
    const asking = request({ host: '127.0.0.1', port, path: '/panasz', method: 'POST', headers, agent: false });
    asking.write(Buffer.alloc(1024 * 1024 + 1));
    const [answer]: IncomingMessage[] = await once(asking, 'response');
    if (!answer) throw new Error('no answer');
    const body = await text(answer);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers.connection]).toEqual([
      413,
      'text/html; charset=utf-8',
      'close',
    ]);
    expect(body).toContain('Ilyen hosszú szöveget nem tudunk fogadni');
    expect(body).toContain('This text is too long');
    expect(handler).not.toHaveBeenCalled();
  });

  test('because of the rate limit is shown again with its input and 429; far above the limit a plain page is answered', async () => {
    stopClock();
    const { app, handler } = await siteWithForm();
    const answers = [];
    for (let turn = 1; turn <= 61; turn += 1) {
      if (turn === 21) vi.advanceTimersByTime(20_000);
      answers.push(await sendTo(app, '/panasz', 10));
    }
    const [last, ...before] = answers.toReversed();
    expect(before.toReversed().map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual([
      ...Array.from({ length: 20 }, () => '200 taken 10'),
      ...Array.from({ length: 40 }, () => '429 tooMany 10'),
    ]);
    // The rest of the minute.
    expect(answers[20]?.headers['retry-after']).toBe('40');
    expect([last?.statusCode, last?.headers['retry-after'], last?.headers['content-type']]).toEqual([
      429,
      '40',
      'text/html; charset=utf-8',
    ]);
    expect(last?.body).toContain('Túl sok küldés érkezett');
    expect(handler).toHaveBeenCalledTimes(60);
  });

  test('is answered without rendering if scripts or services sent it', async () => {
    stopClock();
    const { app, handler, contentService } = await siteWithForm();
    for (let turn = 1; turn <= 20; turn += 1) await sendTo(app, '/panasz', 10);
    vi.advanceTimersByTime(20_000);
    handler.mockClear();
    for (const url of ['/panasz.data', '/api/hu/complaints', '/api/users/login']) {
      const { statusCode, headers, body } = await sendTo(app, url, 10);
      expect([url, statusCode, headers['retry-after'], JSON.parse(body).error.code]).toEqual([url, 429, '40', 'too_many_requests']);
    }
    expect([handler.mock.calls, contentService.requestedUrls]).toEqual([[], []]);
    const fresh = await siteWithForm();
    expect((await sendTo(fresh.app, '/panasz.data', 64 * 1024 + 1)).statusCode).toBe(413);
    expect(fresh.handler).not.toHaveBeenCalled();
  });

  test('at a URL without a form is refused too', async () => {
    stopClock();
    const { app, handler } = await startSite();
    handler.mockImplementation(async () => new Response('Method Not Allowed', { status: 405 }));
    const tooLong = await sendTo(app, '/magazin', 64 * 1024 + 1);
    expect([tooLong.statusCode, tooLong.headers['cache-control'], tooLong.headers['retry-after']]).toEqual([413, 'no-store', undefined]);
    for (let turn = 2; turn <= 20; turn += 1) await sendTo(app, '/magazin', 10);
    vi.advanceTimersByTime(20_000);
    const tooMany = await sendTo(app, '/magazin', 10);
    expect([tooMany.statusCode, tooMany.headers['cache-control'], tooMany.headers['retry-after']]).toEqual([429, 'no-store', '40']);
  });
});

describe('an interrupted form', () => {
  test.each(['/panasz', '/api/users/login'])('to %s logs no error', async (path) => {
    const behind = Promise.withResolvers<unknown>();
    const { app, contentService } = await startSite();
    contentService.answers = (sentRequest) => {
      sentRequest.once('close', behind.resolve);
      sentRequest.resume();
      socket.destroy();
    };
    const [error, warn] = [vi.spyOn(app.log, 'error'), vi.spyOn(app.log, 'warn')];
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const isClosed = new Promise((resolve) => app.server.once('request', (incoming) => incoming.once('close', resolve)));
    const arrived = once(app.server, 'request');
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nhost: liget\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\nhalf`);
    await arrived;
    // The proxied request is interrupted after it has reached the content service.
    if (path === '/panasz') socket.destroy();
    else await behind.promise;
    await isClosed;
    await new Promise(setImmediate);
    expect([error.mock.calls, warn.mock.calls]).toEqual([[], []]);
  });
});
