import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Payload } from 'payload';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { sampleOf } from '../../../../../../test-depth.ts';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { cutSmallSizes } from '../../../testing/media/test-image-sizes.ts';
import { createApiClient, createDraft, publish } from '../../../testing/test-content.ts';

let payload: Payload;
let directory: string;
let ask: ReturnType<typeof createApiClient>;

async function picture(name: string, colour: string): Promise<number> {
  return uploaded(name, sharp({ create: { width: 600, height: 400, channels: 3, background: colour } }));
}

async function uploaded(name: string, drawing: Sharp): Promise<number> {
  const data = await drawing.png().toBuffer();
  const { id } = await payload.create({
    collection: 'media',
    data: { altHu: `Kép: ${name}`, altEn: `Picture: ${name}`, credit: 'Rajzműhely', licenceKind: 'cc-by' },
    file: { data, mimetype: 'image/png', name, size: data.byteLength },
  });
  return Number(id);
}

beforeAll(async () => {
  cutSmallSizes();
  ({ payload, directory } = await temporaryDatabase());
  ask = createApiClient(payload);
  const category = await publish(payload, 'gallery-categories', { title: 'Épületek' }, { title: 'Buildings' });
  const items = [
    { picture: await picture('to.png', '#2b62d9'), title: 'A tó / reggel: "köd"', description: 'Hajnali köd.' },
    { picture: await picture('tó.PNG', '#2f8a57') },
  ];
  const dated = { category, publishedOn: '2026-10-01T08:00:00.000Z' };
  await publish(payload, 'galleries', { ...dated, title: 'A tónál', items }, { title: 'By the lake' });
  await publish(payload, 'galleries', { ...dated, title: 'Üres', items: [] });
  await createDraft(payload, 'galleries', { ...dated, title: 'Titkos', items });
  // Larger than stream buffers, so that the file is still open while nobody reads.
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const large = await uploaded('nagy.png', sharp({ create: { width: 700, height: 700, channels: 3, background: '#fff', noise: grain } }));
  await publishGallery('Nagy', large);
});

async function publishGallery(title: string, id: number): Promise<void> {
  const { docs } = await payload.find({ collection: 'gallery-categories' });
  const gallery = { category: docs[0]?.id, publishedOn: '2026-10-01T08:00:00.000Z', items: [{ picture: id }] };
  await publish(payload, 'galleries', { ...gallery, title });
}

async function entries(archive: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const zip = await fromBufferPromise(archive);
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    files.set(entry.fileName, await buffer(stream));
  }
  return files;
}

describe('the archive of a gallery', () => {
  it('contains every picture as downloaded alone, under a safe name, and the list of credits', async () => {
    const response = await ask.request('/hu/galleries/a-tonal/download');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="a-tonal.zip"');
    const archive = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(archive.byteLength));
    const files = await entries(archive);
    expect([...files.keys()]).toEqual(['kepjegyzek.txt', '01-a-to-reggel-kod.png', '02-kep-to-png.png']);
    const uploaded = await payload.find({ collection: 'media', sort: 'id', limit: 2 });
    const names = uploaded.docs.map((document: Record<string, unknown>) => String(document['filename']));
    const alone = await Promise.all(names.map(async (name) => Buffer.from(await (await ask.request(`/media/file/${name}`)).arrayBuffer())));
    expect([...files.values()].slice(1)).toEqual(alone);
    expect((await sharp(files.get('02-kep-to-png.png')).metadata()).width).toBe(600);
    expect(files.get('kepjegyzek.txt')?.toString()).toMatch(
      /A tó \/ reggel: "köd"\r\n {2}Hajnali köd\.\r\n {2}Forrás: Rajzműhely\r\n {2}Felhasználás: CC BY 4\.0/,
    );
  });

  it('has texts in the requested language', async () => {
    const response = await ask.request('/en/galleries/by-the-lake/download');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="by-the-lake.zip"');
    expect((await entries(Buffer.from(await response.arrayBuffer()))).has('picture-credits.txt')).toBe(true);
  });

  it('answers HEAD without creating the archive', async () => {
    const response = await ask.request('/hu/galleries/a-tonal/download', { method: 'HEAD' });
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await response.text()).toBe('');
  });

  it('is refused beyond a few at once, and available again when they have ended', async () => {
    const leaving = new AbortController();
    const slow = await Promise.all(
      Array.from({ length: 16 }, () => ask.request('/hu/galleries/a-tonal/download', { signal: leaving.signal })),
    );
    const refused = await ask.request('/hu/galleries/a-tonal/download');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    for (const response of slow) await response.body?.cancel();
    const again = await ask.request('/hu/galleries/a-tonal/download');
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });

  it('leaves its place to others when the client disconnects before the archive begins', async () => {
    const signal = AbortSignal.abort();
    for (let turn = 0; turn < 16; turn += 1) await ask.request('/hu/galleries/nagy/download', { signal });
    const next = await ask.request('/hu/galleries/nagy/download');
    expect(next.status).toBe(200);
    await next.body?.cancel();
  });

  // Linux shows the open files of a process; the behaviour is the same everywhere.
  it.runIf(existsSync('/proc/self/fd'))('leaves no picture open when its reader leaves, however soon', async () => {
    const open = async () => {
      const targets = (await readdir('/proc/self/fd')).map((descriptor) => readlink(`/proc/self/fd/${descriptor}`).catch(() => ''));
      return (await Promise.all(targets)).filter((target) => target.startsWith(path.join(directory, 'media')));
    };
    const soon = Array.from({ length: 40 }, (_, turns) => turns);
    for (const turns of sampleOf(soon, 4)) {
      const response = await ask.request('/hu/galleries/nagy/download');
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      await response.body?.cancel();
    }
    await expect.poll(open).toEqual([]);
  });

  it('is aborted alone when a picture cannot be read completely', async () => {
    const id = await picture('torott.png', '#aa5533');
    await publishGallery('Törött', id);
    const file = path.join(directory, 'media', String((await payload.findByID({ collection: 'media', id }))['filename']));
    await rm(file);
    await mkdir(file);
    const logged = vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
    const response = await ask.request('/hu/galleries/torott/download');
    await expect(response.arrayBuffer()).rejects.toThrow('EISDIR');
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ msg: expect.stringContaining('torott broke off') }));
    expect((await ask.request('/hu/galleries/a-tonal/download', { method: 'HEAD' })).status).toBe(200);
  });

  it('does not exist for a gallery that is a draft, empty or unknown', async () => {
    for (const slug of ['titkos', 'ures', 'nincs-ilyen', '..%2F..%2Fetc'])
      expect((await ask.request(`/hu/galleries/${slug}/download`)).status).toBe(404);
  });
});
