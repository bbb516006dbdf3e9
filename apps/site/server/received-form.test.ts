import { readdir } from 'node:fs/promises';
import os from 'node:os';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { requestContext } from '../app/content/context.ts';
import { siteWith } from './site-under-test.ts';

// Many megabytes: a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

const MEGA = 1024 * 1024;
const COMPLAINT = '/ballon-panaszkezeles';

/** Answers with what came: the words as the screens read them, the files as they lie on the disk. */
async function siteThatTells() {
  const site = await siteWith({ RATE_LIMITS: 'off' });
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
  return { statusCode, told: headers['content-type']?.toString().includes('json') ? (JSON.parse(body) as unknown) : body };
}
function formWith(...files: [name: string, bytes: number][]): FormData {
  const form = new FormData();
  form.set('name', 'Kiss Éva');
  for (const [name, bytes] of files) form.append('attachments', new File([new Uint8Array(bytes)], name));
  return form;
}
const leftOvers = async () => (await readdir(os.tmpdir())).filter((name) => name.startsWith('liget-form-'));

describe('a form with files', () => {
  test('reaches its screen with its words and its files, which are gone afterwards', async () => {
    const app = await siteThatTells();
    const before = await leftOvers();
    expect(await send(app, formWith(['ő.jpg', 3], ['b.pdf', 10 * MEGA]))).toEqual({
      statusCode: 200,
      told: {
        words: { name: 'Kiss Éva' },
        files: [
          { name: 'ő.jpg', bytes: 3, isTooLarge: false },
          { name: 'b.pdf', bytes: 10 * MEGA, isTooLarge: false },
        ],
      },
    });
    await expect.poll(leftOvers).toEqual(before);
  });

  test('says which file is too large and how many are too many, with all its words', async () => {
    const app = await siteThatTells();
    const { told } = await send(app, formWith(['a.pdf', 10 * MEGA + 1]));
    expect(told).toMatchObject({ words: { name: 'Kiss Éva' }, files: [{ name: 'a.pdf', isTooLarge: true }] });
    const many = await send(app, formWith(...Array.from({ length: 9 }, (_, at): [string, number] => [`${at}.pdf`, 5])));
    expect(many.told).toMatchObject({ files: Array.from({ length: 6 }, () => ({ bytes: 5 })) });
  });

  test('has no file where none was chosen', async () => {
    expect(await send(await siteThatTells(), formWith(['', 0]))).toMatchObject({ told: { files: [] } });
  });

  test('with too many words, or many more bytes than any file may have, is refused', async () => {
    const app = await siteThatTells();
    const form = formWith();
    form.set('message', 'x'.repeat(64 * 1024));
    expect((await send(app, form)).statusCode).toBe(413);
    expect((await send(app, formWith(['a.pdf', 81 * MEGA]))).statusCode).toBe(413);
    expect(await leftOvers()).toEqual([]);
  });

  test('that is broken off is a bad request', async () => {
    const app = await siteThatTells();
    for (const payload of ['', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nKiss', 'no form at all']) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: COMPLAINT,
        payload,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
      expect(statusCode).toBe(400);
    }
    const noBoundary = await app.inject({
      method: 'POST',
      url: COMPLAINT,
      payload: 'x',
      headers: { 'content-type': 'multipart/form-data; x' },
    });
    expect(noBoundary.statusCode).toBe(400);
  });

  test('goes only where files are taken: elsewhere it is a form like any other', async () => {
    const app = await siteThatTells();
    expect((await send(app, formWith(['a.pdf', MEGA]), '/hirlevel-feliratkozas')).statusCode).toBe(413);
  });
});
