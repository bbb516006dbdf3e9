import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '../../../platform/database/sql/sql.ts';
import { toStoredText } from '../../../platform/read-model/dates.ts';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { sentCase } from '../../../testing/test-cases.ts';
import { createApiClient, publish, signIn } from '../../../testing/test-content.ts';
import { isWithinRoom } from './attachment-room.ts';
import { cleanName } from './attachments.ts';

let payload: Payload;
let directory: string;
let ask: ReturnType<typeof createApiClient>;
let picture: Buffer;

beforeAll(async () => {
  ({ payload, directory } = await temporaryDatabase());
  ask = createApiClient(payload);
  await publish(payload, 'products', { name: 'Jegy' }, { name: 'Ticket' });
  picture = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
});

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n38\n%%EOF\n');
const send = (bytes: Buffer, name: string) =>
  ask.json('/hu/attachments', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(name) },
    body: new Uint8Array(bytes),
  });
async function uploadAttachment(bytes: Buffer, name: string): Promise<{ id: number; token: string }> {
  const { status, body } = await send(bytes, name);
  expect(status).toBe(201);
  return (body as { data: { id: number; token: string } }).data;
}
const sendComplaint = (change: Record<string, unknown>) => sentCase(payload, { product: 'jegy', ...change }, '/hu/complaints');

describe('an attachment', () => {
  it('belongs to its complaint, and is readable only by signed-in staff', async () => {
    const attachments = [await uploadAttachment(picture, 'C:\\képek\\ballon.jpg'), await uploadAttachment(PDF, 'jegy.pdf')];
    const { id, reference, token } = await sendComplaint({ attachments });
    const status = await ask.json(`/hu/cases/${reference}`, { headers: { 'x-case-token': token } });
    expect(status.body).toMatchObject({ data: { attachments: [{ name: 'ballon.jpg' }, { name: 'jegy.pdf', file_size: PDF.length }] } });
    const { docs } = await payload.find({ collection: 'enquiry-attachments', where: { enquiry: { equals: id } }, sort: 'id' });
    const url = String(docs[0]?.url).replace(/^.*\/api/, '');
    expect((await ask.request(url)).status).toBe(403);
    const credentials = { email: 'olvaso@liget.example', password: 'a long password of the reader' };
    await payload.create({ collection: 'users', data: { ...credentials, name: 'Olvasó', roles: ['service'] } });
    const opened = await ask.request(url, { headers: await signIn(payload, credentials) });
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(opened.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await opened.arrayBuffer()).equals(picture)).toBe(true);
  });

  it('is stored outside the public library under a random name', async () => {
    await uploadAttachment(picture, 'titkos.jpg');
    const names = await readdir(path.join(directory, 'attachments'));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^[0-9a-f-]{36}\.(jpg|pdf|png|webp)$/);
    await expect(access(path.join(directory, 'files', names[0] ?? ''))).rejects.toThrow('ENOENT');
  });

  it.each([
    ['a program called a picture', Buffer.from('MZ\x90\x00 not a picture'), 'kep.jpg'],
    ['a page called a PDF', Buffer.from('<!doctype html><script>alert(1)</script>'), 'jegy.pdf'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'kep.svg'],
    ['a picture that is broken off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'kep.jpg'],
    ['a PDF that is broken off', PDF.subarray(0, 40), 'jegy.pdf'],
    ['nothing', Buffer.alloc(0), 'ures.pdf'],
  ])('is refused for its content: %s', async (_, bytes, name) => {
    expect(await send(bytes, name)).toMatchObject({
      status: 415,
      body: { error: { code: 'attachment_type', message: 'A fájl nem kép és nem PDF.' } },
    });
  });

  it('in HEIC is refused with the advice to send a JPEG', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)]);
    expect(await send(heic, 'IMG_0001.HEIC')).toMatchObject({
      status: 415,
      body: { error: { code: 'attachment_heic', message: 'A kép HEIC formátumú. Kérjük, mentse el JPEG-ként, és azt csatolja.' } },
    });
  });

  it('of more than ten megabytes is refused', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await send(large, 'nagy.pdf')).toMatchObject({ status: 413, body: { error: { code: 'attachment_size' } } });
  });

  it('is refused when the files of the last day have too many bytes', async () => {
    const { id } = await uploadAttachment(PDF, 'elso.pdf');
    await runSql(payload, `UPDATE enquiry_attachments SET filesize = 2147483600 WHERE id = ${id}`);
    expect(await send(PDF, 'masodik.pdf')).toMatchObject({ status: 422, body: { error: { code: 'attachments_full' } } });
    const yesterday = toStoredText(Temporal.Now.instant().subtract({ hours: 25 }));
    await runSql(payload, `UPDATE enquiry_attachments SET created_at = '${yesterday}' WHERE id = ${id}`);
    expect(await send(PDF, 'masodik.pdf')).toMatchObject({ status: 201 });
  });

  it('is accepted only with its uploader’s token, and at most five per case', async () => {
    const [mine, theirs] = [await uploadAttachment(PDF, 'a.pdf'), await uploadAttachment(PDF, 'b.pdf')];
    for (const attachments of [
      [{ ...mine, token: theirs.token }],
      [{ ...mine, id: 999_999 }],
      Array(6).fill(mine),
      [{ id: mine.id }],
      'a.pdf',
    ])
      await expect(sendComplaint({ attachments })).rejects.toThrow('422');
    const first = await sendComplaint({ attachments: [mine] });
    await sendComplaint({ attachments: [mine], message: 'Más ügy, ugyanazzal a fájllal.' });
    const { docs } = await payload.find({ collection: 'enquiry-attachments', where: { id: { equals: mine.id } }, depth: 0 });
    expect(docs).toMatchObject([{ enquiry: first.id }]);
  });
});

it.each([
  [{ files: 1_999, sizeBytes: 0 }, 1, true],
  [{ files: 2_000, sizeBytes: 0 }, 1, false],
  [{ files: 1, sizeBytes: 2 * 1024 ** 3 - 10 }, 10, true],
  [{ files: 1, sizeBytes: 2 * 1024 ** 3 - 10 }, 11, false],
])('after %j of a day, room for %i bytes is %j', (stored, nextBytes, hasRoom) => expect(isWithinRoom(stored, nextBytes)).toBe(hasRoom));

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Éva\\fa.jpg', 'fa.jpg'],
  ['a\u0000b\u202Egpj.exe', 'abgpj.exe'],
  ['  .rejtett  ', 'rejtett'],
  ['', 'melleklet'],
  [`${'é'.repeat(200)}.jpg`, `${'é'.repeat(116)}.jpg`],
])('the name %j is shown as %j', (sent, shown) => expect(cleanName(sent)).toBe(shown));
