import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { readdir, readlink, rm } from 'node:fs/promises';
import { connect, Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { requestContext } from '../../app/content/context.ts';
import { PACES } from '../http/limits/bounded-body.ts';
import { startSite } from '../testing/site-under-test.ts';
import { createFormReceiver, ReceivedForm } from './multipart-form.ts';

// Tests send many megabytes, which is slow on a loaded machine.
vi.setConfig({ testTimeout: 60_000 });

const MEGA = 1024 * 1024;
const COMPLAINT = '/ballon-panaszkezeles';

/** A site that answers with the received fields and files. */
async function createEchoSite() {
  const site = await startSite({ RATE_LIMITS: 'off' });
  site.handler.mockImplementation(async (request, context) => {
    const { files = [], refused } = context?.get(requestContext) ?? {};
    if (refused === 'tooLong') return new Response(refused, { status: 413 });
    const words = Object.fromEntries(await request.formData());
    return Response.json({ words, refused, files: files.map(({ name, bytes, isTooLarge }) => ({ name, bytes, isTooLarge })) });
  });
  return site.app;
}

async function send(app: FastifyInstance, form: FormData, url = COMPLAINT) {
  const request = new Request('http://localhost:3000/', { method: 'POST', body: form });
  const { statusCode, body, headers } = await app.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', origin: 'http://localhost:3000' },
  });
  return { statusCode, parsedBody: headers['content-type']?.toString().includes('json') ? (JSON.parse(body) as unknown) : body };
}

function formWith(...files: [name: string, bytes: number][]): FormData {
  const form = new FormData();
  form.set('name', 'Kiss Éva');
  for (const [name, bytes] of files) form.append('attachments', new File([new Uint8Array(bytes)], name));
  return form;
}

/** A separate folder, because other tests with forms run in parallel. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'liget-received-'));
beforeAll(() => void vi.stubEnv('TMPDIR', folder));
afterAll(() => rm(folder, { recursive: true, force: true }));
const leftOvers = async () => (await readdir(folder)).filter((name) => name.startsWith('liget-form-'));

describe('a form with files', () => {
  test('passes its fields and files to the screen, and deletes the files afterwards', async () => {
    const app = await createEchoSite();
    const before = await leftOvers();
    expect(await send(app, formWith(['ő.jpg', 3], ['b.pdf', 10 * MEGA]))).toEqual({
      statusCode: 200,
      parsedBody: {
        words: { name: 'Kiss Éva' },
        files: [
          { name: 'ő.jpg', bytes: 3, isTooLarge: false },
          { name: 'b.pdf', bytes: 10 * MEGA, isTooLarge: false },
        ],
      },
    });
    await expect.poll(leftOvers).toEqual(before);
  });

  test('reports too large and too many files, with all its fields', async () => {
    const app = await createEchoSite();
    const { parsedBody } = await send(app, formWith(['a.pdf', 10 * MEGA + 1]));
    expect(parsedBody).toMatchObject({ words: { name: 'Kiss Éva' }, files: [{ name: 'a.pdf', isTooLarge: true }] });
    const many = await send(app, formWith(...Array.from({ length: 9 }, (_, at): [string, number] => [`${at}.pdf`, 5])));
    expect(many.parsedBody).toMatchObject({ files: Array.from({ length: 6 }, () => ({ bytes: 5 })) });
  });

  test('has no file if none was chosen', async () => {
    expect(await send(await createEchoSite(), formWith(['', 0]))).toMatchObject({ parsedBody: { files: [] } });
  });

  test('with too much text, or far too many bytes, is refused', async () => {
    const app = await createEchoSite();
    const form = formWith();
    form.set('message', 'x'.repeat(64 * 1024));
    expect((await send(app, form)).statusCode).toBe(413);
    expect((await send(app, formWith(['a.pdf', 81 * MEGA]))).statusCode).toBe(413);
    expect(await leftOvers()).toEqual([]);
  });

  test('that is interrupted answers 400', async () => {
    const app = await createEchoSite();
    const words = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nKiss';
    const file = '--x\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF-1.4 zz';
    for (const payload of ['', words, file, 'no form at all']) {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: COMPLAINT,
        payload,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
      expect([statusCode, body.includes('Ezt az űrlapot nem tudtuk elolvasni')]).toEqual([400, true]);
    }
    const noBoundary = await app.inject({
      method: 'POST',
      url: COMPLAINT,
      payload: 'x',
      headers: { 'content-type': 'multipart/form-data; x' },
    });
    expect(noBoundary.statusCode).toBe(400);
    expect(await leftOvers()).toEqual([]);
  });

  test('answers 503 at once if its files cannot be stored', async () => {
    const receive = createFormReceiver({ pace: PACES.files, isPerClient: true, slots: { atOnce: 1 } });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = new PassThrough();
    const form = receive('192.0.2.1', { body, headers });
    await expect.poll(leftOvers).toHaveLength(1);
    for (const name of await leftOvers()) await rm(path.join(folder, name), { recursive: true });
    body.end('--x\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF\r\n--x--');
    await expect(form).rejects.toMatchObject({ statusCode: 503 });
    vi.stubEnv('TMPDIR', path.join(folder, 'nowhere'));
    await expect(receive('192.0.2.1', { body: new PassThrough(), headers })).rejects.toMatchObject({ statusCode: 503 });
    vi.stubEnv('TMPDIR', folder);
    const next = await receive('192.0.2.1', { body: new PassThrough().end('--x--'), headers });
    if (next instanceof ReceivedForm) await next.discard();
    expect(next).toMatchObject({ isBusy: false });
  });

  test('closes its files when the client disconnects', async () => {
    const receive = createFormReceiver({ pace: PACES.files, isPerClient: true });
    const body = new PassThrough();
    const form = receive('192.0.2.1', { body, headers: { 'content-type': 'multipart/form-data; boundary=x' } });
    body.write('--x\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF');
    const openFiles = async () => {
      const targets = await Promise.all((await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
      return targets.filter((target) => target.startsWith(folder));
    };
    await expect.poll(openFiles).toHaveLength(1);
    body.destroy(new Error('aborted'));
    await expect(form).rejects.toMatchObject({ statusCode: 400 });
    expect([await openFiles(), await leftOvers()]).toEqual([[], []]);
  });

  test('leaves no files when the client disconnects after its last byte', async () => {
    const app = await createEchoSite();
    const discarded = Promise.withResolvers<void>();
    const { discard } = ReceivedForm.prototype;
    const spy = vi.spyOn(ReceivedForm.prototype, 'discard').mockImplementation(async function discardAndTell(this: ReceivedForm) {
      await discard.call(this);
      discarded.resolve();
    });
    onTestFinished(() => spy.mockRestore());
    const socket = new Socket();
    // The whole form has been stored, but it has not reached its route yet.
    app.addHook('preValidation', async (_, { raw }) => {
      const closed = once(raw, 'close');
      socket.destroy();
      await closed;
    });
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const body = '--x\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF\r\n--x--\r\n';
    const type = 'content-type: multipart/form-data; boundary=x\r\norigin: http://localhost:3000';
    socket.connect(port, '127.0.0.1');
    socket.write(`POST ${COMPLAINT} HTTP/1.1\r\nhost: localhost:3000\r\n${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
    await discarded.promise;
    expect(await leftOvers()).toEqual([]);
  });

  test('is not stored for a method that has no form', async () => {
    const app = await createEchoSite();
    const request = { url: COMPLAINT, payload: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } } as const;
    expect((await app.inject({ ...request, method: 'PUT' })).statusCode).toBe(405);
    expect(await leftOvers()).toEqual([]);
  });

  test('is a plain form at URLs without file fields', async () => {
    const app = await createEchoSite();
    expect((await send(app, formWith(['a.pdf', 100 * 1024]), '/hirlevel-feliratkozas')).statusCode).toBe(413);
  });
});

describe('concurrent forms with files', () => {
  const PART = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nKiss Éva\r\n--x';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  /** A body whose end is still missing. */
  function halfSent(): PassThrough {
    const body = new PassThrough();
    body.write(PART);
    return body;
  }
  /** Handles a form and deletes its files. */
  async function getState(form: unknown) {
    if (!(form instanceof ReceivedForm)) return form;
    await form.discard();
    return { isBusy: form.isBusy, name: form.fields.get('name') };
  }

  test('are limited to two per client; of a third only the fields are read, and other clients do not wait', async () => {
    const receive = createFormReceiver({ pace: PACES.files, isPerClient: true });
    const bodies = Array.from({ length: 3 }, halfSent);
    const own = bodies.map((body) => receive('192.0.2.1', { body, headers }));
    const other = halfSent().end('--\r\n');
    expect(await getState(await receive('192.0.2.2', { body: other, headers }))).toEqual({ isBusy: false, name: 'Kiss Éva' });
    for (const body of bodies) body.end('--\r\n');
    const states = await Promise.all(own.map(async (form) => getState(await form)));
    expect(states).toMatchObject([{ isBusy: false }, { isBusy: false }, { isBusy: true, name: 'Kiss Éva' }]);
  });

  test('wait for a slot when all are in use', async () => {
    const receive = createFormReceiver({ pace: PACES.files, isPerClient: true, slots: { atOnce: 1 } });
    const slow = halfSent();
    const first = receive('192.0.2.1', { body: slow, headers });
    const second = receive('192.0.2.2', { body: halfSent().end('--\r\n'), headers });
    slow.end('--\r\n');
    expect([await getState(await first), await getState(await second)]).toMatchObject([{ isBusy: false }, { isBusy: false }]);
  });
});

test.each([
  [COMPLAINT, 'multipart/form-data; boundary=x', 'Az űrlap túl lassan érkezett'],
  [COMPLAINT, 'application/x-www-form-urlencoded', 'The form came too slowly'],
  ['/api/users/login', 'application/json', 'too_slow'],
])('a body that does not arrive is aborted: %s, %s', async (url, type, words) => {
  const pace = { startMs: 20, bytesPerSecond: 16 * 1024 };
  const { app } = await startSite({ RATE_LIMITS: 'off' }, (request) => request.resume(), { paces: { text: pace, files: pace } });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST ${url} HTTP/1.1\r\nhost: localhost:3000\r\ncontent-type: ${type}\r\ncontent-length: 60000\r\n\r\nhalf`);
  // The answer is complete when the server has closed the connection.
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain(words);
});
