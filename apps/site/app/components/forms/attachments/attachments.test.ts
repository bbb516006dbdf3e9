import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SentFile } from '../../../content/sent-file.ts';
import { createContentStore } from '../../../content/store.ts';
import { getMessages } from '../../../i18n/index.ts';
import { checkFiles, uploadFiles } from './attachments.server.ts';

const messages = getMessages('hu');
const fileCalled = (name: string, change: Partial<SentFile> = {}): SentFile => ({
  name,
  path: '/nowhere',
  bytes: 5,
  sha256: 'x',
  isTooLarge: false,
  ...change,
});

describe('checkFiles', () => {
  test('refuses too many and too large files, and shortens long names', () => {
    expect(checkFiles([fileCalled('a.jpg')], 'hu', messages)).toBeNull();
    expect(checkFiles(Array(6).fill(fileCalled('a.jpg')), 'hu', messages)).toBe('Legfeljebb 5 fájlt csatolhat.');
    expect(checkFiles([fileCalled('nagy.jpg', { isTooLarge: true })], 'hu', messages)).toBe('Ez a fájl nagyobb 10 MB-nál: „nagy.jpg”.');
    expect(checkFiles([fileCalled(`${'a'.repeat(200)}.jpg`, { isTooLarge: true })], 'hu', messages)?.length).toBeLessThan(110);
  });
});

describe('sendFiles', () => {
  let folder: string;
  let file: SentFile;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'liget-attachments-'));
    file = fileCalled('ő és {én}.jpg', { path: path.join(folder, 'file') });
    await writeFile(file.path, 'bytes');
  });
  afterAll(() => rm(folder, { recursive: true }));

  function sent(answer: () => Response, files: readonly SentFile[] = [file]) {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
    const log = vi.fn();
    const content = createContentStore({ origin: 'http://cms.example', log, fetch, previewSecret: 'shared by both services, 32 signs' });
    return { fetch, log, outcome: uploadFiles(content, files, 'hu', messages) };
  }

  test('sends the files one after the other, with their names and the site’s credential', async () => {
    const attachmentToken = { id: 3, token: 'q2Vb0m5tX8yW1cR7kLz4Ng' };
    const { fetch, outcome } = sent(() => Response.json({ data: attachmentToken }, { status: 201 }), [file, file]);
    expect(await outcome).toEqual({ kind: 'ok', attachmentTokens: [attachmentToken, attachmentToken] });
    const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
    expect(headers.get('x-file-name')).toBe(encodeURIComponent(file.name));
    expect(headers.get('authorization')).toMatch(/^Bearer ./);
  });

  test.each([
    [415, 'x', 'Ez a fájl nem kép és nem PDF: „ő és {én}.jpg”.'],
    [
      415,
      'attachment_heic',
      'Ezt a HEIC formátumú képet nem tudjuk megnyitni: „ő és {én}.jpg”. Kérjük, mentse el JPEG-ként, és azt csatolja.',
    ],
    [413, 'x', 'Ez a fájl nagyobb 10 MB-nál: „ő és {én}.jpg”.'],
  ])('names the file and the reason after a refusal with %i (%s)', async (status, code, message) => {
    const { outcome } = sent(() => Response.json({ error: { code, message: 'x' } }, { status }));
    expect(await outcome).toEqual({ kind: 'refused', message });
  });

  test('asks for the form without files when the service receives no more of them', async () => {
    const error = { code: 'attachments_full', message: 'Most nem tudunk több mellékletet fogadni.' };
    const { outcome, log } = sent(() => Response.json({ error }, { status: 422 }));
    expect(await outcome).toEqual({ kind: 'refused', message: error.message });
    expect(log).toHaveBeenCalledOnce();
  });

  test('answers “unavailable” during an outage, and logs no file name', async () => {
    const { outcome, log } = sent(() => new Response('', { status: 503 }));
    expect(await outcome).toEqual({ kind: 'unavailable' });
    expect(log).toHaveBeenCalledExactlyOnceWith('an attachment was not stored: unavailable');
  });
});
