import { once } from 'node:events';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Answers, startSite } from '../../testing/site-under-test.ts';

const Shape = z.looseObject({ error: z.looseObject({ code: z.string().min(1), message: z.string().min(1) }) });
const HTML = '<!doctype html><title>404</title>';
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answers => {
  const text = JSON.stringify(body);
  return (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(headers['content-encoding'] ? gzipSync(text) : text);
};

async function sendRequest(answers: Answers, url = '/api/hu/events') {
  const { app } = await startSite({}, answers);
  const { statusCode, headers, body } = await app.inject({ url });
  return { status: statusCode, headers, body: Shape.parse(JSON.parse(body)) };
}

describe('errors below /api have a common shape', () => {
  test.each<[string, number, Answers, string]>([
    ['a page of the framework', 404, (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end(HTML), 'not_found'],
    ['nothing at all', 405, (_, response) => response.writeHead(405).end(), 'method_not_allowed'],
    [
      'plain text',
      500,
      (_, response) => response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error'),
      'internal',
    ],
    ['a bad gateway', 502, (_, response) => response.writeHead(502).end(HTML), 'internal'],
    ['a teapot', 418, (_, response) => response.writeHead(418).end(), 'bad_request'],
  ])('when the content service answers %s', async (_, status, answers, code) => {
    const { status: sent, headers, body } = await sendRequest(answers);
    expect([sent, body.error.code, headers['content-type'], headers['cache-control']]).toEqual([
      status,
      code,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(JSON.stringify(body)).not.toContain('<');
  });

  test.each([{}, { 'content-encoding': 'gzip' }])('and keep what the admin reads: %j', async (headers) => {
    const errors = [{ message: 'A megadott adatok nem jók.', name: 'ValidationError' }];
    const { body } = await sendRequest(json(401, { errors }, headers), '/api/users/me');
    expect(body).toEqual({ errors, error: { code: 'unauthorized', message: 'A megadott adatok nem jók.' } });
    const route = await sendRequest(json(404, { message: 'Route not found "/api/x"' }, headers), '/api/x');
    expect(route.body.error).toEqual({ code: 'not_found', message: 'Route not found "/api/x"' });
  });

  test('and are unchanged if they have it already', async () => {
    const error = { code: 'bad_parameter', message: 'from is no day', parameter: 'from' };
    expect((await sendRequest(json(400, { error }))).body).toEqual({ error });
  });

  test('for errors of this server: an invalid spelling, an internal stream, an unavailable service', async () => {
    expect((await sendRequest(json(200, {}), '/api/hu/a%5Cb')).body.error.code).toBe('not_found');
    expect((await sendRequest(json(200, {}), '/api/hu/content-revision/events')).body.error.code).toBe('not_found');
    expect((await sendRequest((received) => received.socket.destroy())).body.error.code).toBe('unavailable');
  });

  test('for invalid percent-encoding', async () => {
    const { app } = await startSite();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const asking = request({ host: '127.0.0.1', port, path: '/api/hu/events/%zz', agent: false }).end();
    const [response] = await once(asking, 'response');
    const text = Buffer.concat(await response.toArray()).toString();
    expect([response.statusCode, Shape.parse(JSON.parse(text)).error.code]).toEqual([400, 'bad_request']);
  });
});

describe('every answer below /api', () => {
  test('has the revision, also errors and answers of the admin', async () => {
    const { app, contentService } = await startSite({}, json(200, {}));
    await expect.poll(() => contentService.revisions).toBeDefined();
    contentService.revisions?.write('data: {"revision":12}\n\n');
    await expect.poll(async () => (await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    for (const url of ['/api/users/me', '/api/a%5Cb', '/api/hu/content-revision/events'])
      expect((await app.inject({ url })).headers['x-content-revision']).toBe('12');
    expect((await app.inject({ url: '/terkep' })).headers['x-content-revision']).toBeUndefined();
  });

  test.each<[Record<string, string>, string]>([
    [{}, 'no-store'],
    [{ etag: '"a"' }, 'private, no-cache'],
    [{ 'cache-control': 'public, max-age=0, must-revalidate', etag: '"a"' }, 'public, max-age=0, must-revalidate'],
  ])('has cache headers: %j', async (headers, expected) => {
    const { app } = await startSite({}, json(200, { user: null }, headers));
    expect((await app.inject({ url: '/api/users/me' })).headers['cache-control']).toBe(expected);
  });

  test('has no body for HEAD', async () => {
    const { app } = await startSite({}, (_, response) => response.writeHead(404).end());
    const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/api/hu/events' });
    expect([statusCode, body]).toEqual([404, '']);
  });
});
