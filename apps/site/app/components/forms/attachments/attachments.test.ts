import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SentFile } from '../../../content/sent-file.ts';
import { createContentStore } from '../../../content/store.ts';
import { getMessages } from '../../../i18n/index.ts';
import { checkFiles, sendFiles } from './attachments.server.ts';

const messages = getMessages('hu');
const fileCalled = (name: string, change: Partial<SentFile> = {}): SentFile => ({
  name,
  path: '/nowhere',
  bytes: 5,
  sha256: 'x',
  isTooLarge: false,
  ...change,
});

describe('files that come with a form', () => {
  test('are looked at before they are sent on: how many, and how large', () => {
    expect(checkFiles([fileCalled('a.jpg')], 'hu', messages)).toBeNull();
    expect(checkFiles(Array(6).fill(fileCalled('a.jpg')), 'hu', messages)).toBe('Legfeljebb 5 fájlt csatolhat.');
    expect(checkFiles([fileCalled('nagy.jpg', { isTooLarge: true })], 'hu', messages)).toBe('Ez a fájl nagyobb 10 MB-nál: „nagy.jpg”.');
    expect(checkFiles([fileCalled(`${'a'.repeat(200)}.jpg`, { isTooLarge: true })], 'hu', messages)?.length).toBeLessThan(110);
  });
});

describe('files on their way to the content service', () => {
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
    return { fetch, log, outcome: sendFiles(content, files, 'hu', messages) };
  }

  test('go one after the other, under their names, with the site’s credential', async () => {
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
  ])('that are refused with %i (%s) are named, with the reason', async (status, code, message) => {
    const { outcome } = sent(() => Response.json({ error: { code, message: 'x' } }, { status }));
    expect(await outcome).toEqual({ kind: 'refused', message });
  });

  test('that cannot be stored now are nobody’s fault, and no name of theirs is logged', async () => {
    const { outcome, log } = sent(() => new Response('', { status: 503 }));
    expect(await outcome).toEqual({ kind: 'unavailable' });
    expect(log).toHaveBeenCalledExactlyOnceWith('an attachment was not stored: unavailable');
  });
});
