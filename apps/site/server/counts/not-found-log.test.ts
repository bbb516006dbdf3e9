import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { IDEMPOTENCY_HEADER } from '@liget/content-api/idempotency';
import { NotFoundReport } from '@liget/content-api/not-found-report';
import { createDraftCredential } from '@liget/content-api/preview';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startAtOrigin } from '../../../../test-server.ts';
import { createNotFoundLog } from './not-found-log.ts';

const SECRET = 'shared by the site and the content service';
let service: Server;
let origin: string;
let reports: { path: string; authorization: string; body: unknown }[] = [];
let ids: unknown[] = [];
let status = 204;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  ids.push(request.headers[IDEMPOTENCY_HEADER]);
  reports.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', body: JSON.parse(await text(request)) });
  response.writeHead(status).end();
}

beforeAll(async () => {
  service = createServer((request, response) => {
    void answer(request, response);
  });
  origin = await startAtOrigin(service);
});
afterAll(() => void service.close());
beforeEach(() => {
  reports = [];
  ids = [];
  status = 204;
});

const createLog = (previewSecret: string | undefined = SECRET, log = vi.fn()) => createNotFoundLog({ origin, previewSecret, log });

describe('the not-found log', () => {
  test('sends paths with their counts once', async () => {
    const notFoundLog = createLog();
    for (const address of ['/regi', '/Regi/', '/masik', '/wp-login.php', '/kis@example.org']) notFoundLog.note(address);
    await notFoundLog.flush();
    await notFoundLog.flush();
    expect(reports).toEqual([
      {
        path: '/api/hu/missed-pages',
        authorization: `Bearer ${createDraftCredential(SECRET)}`,
        body: {
          pages: [
            { path: '/regi', count: 2 },
            { path: '/masik', count: 1 },
          ],
        },
      },
    ]);
  });

  test('limits the number of collected paths', async () => {
    const notFoundLog = createLog();
    for (let index = 0; index < 2000; index += 1) notFoundLog.note(`/oldal-${index}`);
    notFoundLog.note('/oldal-1');
    await notFoundLog.flush();
    const { pages } = NotFoundReport.parse(reports[0]?.body);
    expect(pages).toHaveLength(500);
    expect(pages[1]).toEqual({ path: '/oldal-1', count: 2 });
  });

  test('keeps counts while the content service is unavailable, and drops them if it refuses', async () => {
    const log = vi.fn();
    const notFoundLog = createLog(SECRET, log);
    notFoundLog.note('/regi');
    for (status of [503, 422, 204]) await notFoundLog.flush();
    expect(reports.map(({ body }) => body)).toEqual([{ pages: [{ path: '/regi', count: 1 }] }, { pages: [{ path: '/regi', count: 1 }] }]);
    expect(log.mock.calls).toEqual([
      ['Missing pages: the counts wait, status 503'],
      ['Missing pages: the content service refused the counts with status 422'],
    ]);
  });

  test('repeats a message with its id, apart from later counts, while it is not known whether it was stored', async () => {
    const notFoundLog = createLog();
    notFoundLog.note('/regi');
    status = 503;
    await notFoundLog.flush();
    notFoundLog.note('/regi');
    status = 204;
    await notFoundLog.flush();
    expect(reports.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => ({ pages: [{ path: '/regi', count: 1 }] })));
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toBe(ids[1]);
  });

  test('does not block the shutdown without an answer', async () => {
    const log = vi.fn();
    const lost = createNotFoundLog({ origin: 'http://127.0.0.1:1', previewSecret: SECRET, log });
    lost.note('/regi');
    await lost.flush();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('Missing pages: the counts wait'));
  });
});
