import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import os from 'node:os';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startAtOrigin } from '../../../../../test-server.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { answerMetrics, answerReadiness } from './answers.ts';
import { createMetrics } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';

const metrics = createMetrics();
let payload: Payload | undefined;
let dataFolder = os.tmpdir();
let database: 'answers' | 'refuses' | 'hangs' = 'answers';
/** Like Next, passes on the headers but not the connection. */
async function answer({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const request = {
    headers: new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])),
    getPayload: async () => {
      if (database === 'hangs') return new Promise<Payload>(() => {});
      if (database === 'answers' && payload) return payload;
      throw new Error('The database is away');
    },
    dataFolder,
    timeoutMs: database === 'hangs' ? 5 : 30_000,
  };
  const found =
    url === '/readyz'
      ? await answerReadiness(request)
      : url === '/metrics'
        ? await answerMetrics(request, metrics)
        : new Response('', { status: 404 });
  response.writeHead(found.status, Object.fromEntries(found.headers)).end(await found.text());
}
const server = createServer((request, response) => void answer(request, response));
let origin = '';
let stopObserving = () => {};

beforeAll(async () => {
  stopObserving = observeRequests(metrics);
  origin = await startAtOrigin(server);
});
afterAll(() => {
  stopObserving();
  server.close();
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });
const figures = async (pattern: RegExp) => (await (await ask('/metrics')).text()).split('\n').filter((line) => pattern.test(line));

describe('a content service serves its machine', () => {
  beforeAll(async () => {
    ({ payload } = await temporaryDatabase());
    const email = { to: 'a@liget.example', subject: 'A', kind: 'invitation', tries: 0 };
    for (const state of ['waiting', 'waiting', 'failed', 'sent', 'given_up'] as const)
      await payload.create({ collection: 'outgoing-mails', data: { ...email, state } });
    const job = { taskSlug: 'schedulePublish' as const, input: {}, queue: 'never' };
    await payload.db.create({ collection: 'payload-jobs', data: { ...job, waitUntil: '2020-01-01T00:00:00.000Z' } });
    await payload.db.create({ collection: 'payload-jobs', data: job });
    await payload.db.create({ collection: 'payload-jobs', data: { ...job, waitUntil: '2099-01-01T00:00:00.000Z' } });
    await payload.db.create({ collection: 'payload-jobs', data: { ...job, hasError: true } });
    await payload.db.create({ collection: 'payload-jobs', data: { ...job, completedAt: '2020-01-01T00:00:00.000Z' } });
  });

  test('metrics of the outbox and the jobs', async () => {
    expect(await figures(/^liget_cms_(?!answers)/)).toEqual([
      'liget_cms_database_up 1',
      'liget_cms_storage_writable 1',
      'liget_cms_outbox_emails{state="waiting"} 2',
      'liget_cms_outbox_emails{state="failed"} 1',
      'liget_cms_outbox_emails{state="given_up"} 1',
      'liget_cms_jobs{state="due"} 2',
      'liget_cms_jobs{state="scheduled"} 1',
      'liget_cms_jobs{state="failed"} 1',
    ]);
  });

  test('readiness while its database answers', async () => {
    const answer = await ask('/readyz');
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }]);
  });

  test('the reason why it is not ready while its data folder cannot be written', async () => {
    // Nothing can be written below a file.
    dataFolder = import.meta.filename;
    onTestFinished(() => void (dataFolder = os.tmpdir()));
    const answer = await ask('/readyz');
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'data folder cannot be written' }]);
    expect(await figures(/^liget_cms_storage/)).toEqual(['liget_cms_storage_writable 0']);
  });
});

describe('a content service', () => {
  test.each(['refuses', 'hangs'] as const)('reports that its database %s, and its other metrics', async (state) => {
    database = state;
    expect((await ask('/readyz')).status).toBe(503);
    expect(await figures(/^liget_cms_(?!answers)|^process_resident/)).toEqual([
      expect.stringMatching(/^process_resident/),
      'liget_cms_database_up 0',
      'liget_cms_storage_writable 1',
    ]);
  });

  test('counts its responses by status and kind', async () => {
    metrics.answers.reset();
    for (const path of ['/api/hu/events', '/api/en?x', '/api/users/me', '/api/huge', '/admin', '/administrator']) await ask(path);
    expect(await figures(/^liget_cms_answers_total\{.*404/)).toEqual([
      'liget_cms_answers_total{status="404",of="content-api"} 2',
      'liget_cms_answers_total{status="404",of="editors-api"} 2',
      'liget_cms_answers_total{status="404",of="admin"} 1',
      'liget_cms_answers_total{status="404",of="other"} 1',
    ]);
  });

  test.each(['/metrics', '/readyz'])('%s answers 404 to requests through a proxy, whatever their headers', async (path) => {
    const answer = await ask(path, { 'x-forwarded-for': '127.0.0.1', 'x-liget-caller': 'own-machine' });
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  });

  test('answers 404 for metrics while requests are not observed', async () => {
    stopObserving();
    const answer = await ask('/metrics');
    stopObserving = observeRequests(metrics);
    expect(answer.status).toBe(404);
  });
});
