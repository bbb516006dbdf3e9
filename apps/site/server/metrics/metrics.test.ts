import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { registerMetrics } from './metrics.ts';

test.each([
  '/admin/reset?token=kulcs',
  '/ugyintezes/p-2026-abcdef?token=kulcs',
  '/hirlevel-feliratkozas/leiratkozas?token=kulcs',
  '/terkep/preview/12?expires=1&signature=kulcs',
  '/kereses?q=kulcs',
])('the log has the path of %s without its query', async (url) => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk: Buffer, _, done) => done(void lines.push(String(chunk))) });
  const app = Fastify({ logger: { level: 'info', stream }, logController: new LogController({ disableRequestLogging: true }) });
  registerMetrics(app, () => 'ready');
  app.get('/*', async () => '');
  await app.inject({ url });
  expect(lines.filter((line) => line.includes('kulcs'))).toEqual([]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ path: url.replace(/\?.*/, ''), status: 200 }]);
  await app.close();
});

test.each([
  ['ready', 1],
  ['content service not reachable', 0],
] as const)('the metrics contain the readiness: %s', async (readiness, ready) => {
  const app = Fastify();
  registerMetrics(app, () => readiness);
  expect((await app.inject({ url: '/metrics' })).body).toContain(`\nliget_ready ${ready}\n`);
  await app.close();
});
