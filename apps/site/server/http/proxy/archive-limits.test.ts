import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startProxiedSite } from '../../testing/proxied-site.ts';

describe('archives of galleries', () => {
  const ARCHIVE = '/api/hu/galleries/oszi-liget/download';
  const BIG = 'x'.repeat(16 * 1024 * 1024);
  /** A client that requests an archive and does not read it. */
  function stall(port: number) {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.pause().write(`GET ${ARCHIVE} HTTP/1.1\r\nhost: liget.example\r\n\r\n`);
    return socket;
  }

  test('are limited to two per client at a time', async () => {
    const { app, requests } = await startProxiedSite({ body: BIG });
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const [first] = [stall(port), stall(port)];
    await expect.poll(() => requests.length).toBe(2);
    const refused = await app.inject({ url: ARCHIVE });
    expect([refused.statusCode, refused.headers['retry-after'], JSON.parse(refused.body)]).toMatchObject([
      503,
      '30',
      { error: { code: 'busy' } },
    ]);
    expect((await app.inject({ url: ARCHIVE, remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
    first.destroy();
    await expect.poll(async () => (await app.inject({ url: ARCHIVE })).statusCode).toBe(200);
  });

  test('are ended when the client does not read', async () => {
    const { app } = await startProxiedSite({ body: BIG, readingPace: { periodMs: 50, bytesPerPeriod: 1024 } });
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const ended = new Promise((resolve) => void app.server.once('connection', (connection) => connection.once('close', resolve)));
    stall(port).on('error', () => undefined);
    await ended;
    expect((await app.inject({ url: ARCHIVE })).statusCode).toBe(200);
  });
});
