import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { clearRevision, loadContentRevision } from '../../platform/content-revision/revision.ts';
import { raiseOnWindowChange } from '../../platform/publishing/visibility-windows.ts';
import { setClock } from '../../platform/read-model/clock.ts';
import { createJpeg, openPictureLibrary, type PictureLibrary, WORDS } from '../../testing/media/test-library.ts';
import { publish, richText } from '../../testing/test-content.ts';

let library: PictureLibrary;

beforeAll(async () => {
  library = await openPictureLibrary();
});

afterEach(() => {
  setClock(undefined);
  vi.useRealTimers();
});

describe('a picture with a display period', () => {
  const HOUR = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const page = async (slug: string) => JSON.stringify((await library.ask.json(`/hu/news/${slug}`)).body);

  /** Moves the clock of reads and access rules. */
  function passTime(hours: number) {
    const then = Date.now() + hours * HOUR;
    vi.useFakeTimers({ now: then, toFake: ['Date'] });
    setClock(Temporal.Instant.fromEpochMilliseconds(then).toString());
  }

  test('is not served or shown before its start, except to editors', async () => {
    const { id, filename, sizes } = await library.upload({ shownFrom: at(2) });
    await publish(library.payload, 'news', { title: 'Titkos kép', publishedOn: '2026-11-01', picture: id, body: richText('Szöveg') });
    const size = String(sizes['square_sm']?.filename);
    for (const name of [filename, size]) {
      expect((await library.download(name)).status).toBe(403);
      expect((await library.ask.request(`/media/file/${name}`, { headers: library.as['press'] ?? {} })).status).toBe(200);
    }
    expect(await page('titkos-kep')).not.toContain(filename);
    passTime(3);
    expect((await library.download(filename)).status).toBe(200);
    await publish(library.payload, 'news', { title: 'Másik', publishedOn: '2026-11-01', picture: id, body: richText('Szöveg') });
    expect(await page('masik')).toContain(filename);
  });

  test('is not served after its end, also under former names', async () => {
    const before = await library.upload({ shownUntil: at(2) });
    await library.send('PATCH', `/media/${before.id}`, {}, { file: await createJpeg('#0000ff') });
    const { filename } = await library.findStored(before.id);
    for (const name of [filename, before.filename]) expect((await library.download(name)).status).toBe(200);
    passTime(3);
    for (const name of [filename, before.filename]) expect([name, (await library.download(name)).status]).toEqual([name, 403]);
    await publish(library.payload, 'news', {
      title: 'Lejárt kép',
      publishedOn: '2026-11-01',
      picture: before.id,
      body: richText('Szöveg'),
    });
    expect(await page('lejart-kep')).not.toContain(filename);
  });

  test('raises the content revision when it appears or disappears, once', async () => {
    await library.upload({ shownFrom: '2030-01-01T10:00:00.000Z', shownUntil: '2030-01-02T10:00:00.000Z' });
    const day = (text: string) => Temporal.Instant.from(`2030-01-${text}:00Z`);
    const raised = async (after: string, until: string) => {
      const before = await loadContentRevision(library.payload);
      await raiseOnWindowChange(library.payload, ['media'], day(after), day(until));
      clearRevision(library.payload);
      return (await loadContentRevision(library.payload)) - before;
    };
    expect(await raised('01T09:00', '01T09:59')).toBe(0);
    expect(await raised('01T09:59', '01T10:00')).toBe(1);
    expect(await raised('01T10:00', '02T09:59')).toBe(0);
    expect(await raised('02T09:59', '02T10:01')).toBe(1);
  });

  test('limits the caching of its files', async () => {
    const { sizes } = await library.upload({ shownUntil: '2099-01-02T10:00:00.000Z' });
    const response = await library.ask.request(`/media/file/${sizes['square_sm']?.filename}`);
    expect(response.headers.get('expires')).toBe('Fri, 02 Jan 2099 10:00:00 GMT');
  });

  test('has an end after its start', async () => {
    const { status, text: said } = await library.send(
      'POST',
      '/media',
      { ...WORDS, shownFrom: at(5), shownUntil: at(2) },
      { file: await createJpeg('#ff0000') },
    );
    expect([status, said]).toEqual([400, expect.stringContaining('A vége nem lehet előbb')]);
  });
});

describe('a downloaded picture', () => {
  test('contains its author in the file, from its own URL and from a gallery’s archive', async () => {
    const { id, filename, sizes } = await library.upload({ credit: 'Őry Anna', source: 'Városi Képtár' });
    const { file } = await library.download(filename);
    const { xmp, iptc } = await sharp(file).metadata();
    expect(String(xmp)).toContain('Őry Anna');
    expect(String(iptc)).toContain('© Őry Anna · CC BY 4.0');
    // Resized pictures of pages have no metadata.
    expect((await sharp((await library.download(String(sizes['square_sm']?.filename))).file).metadata()).xmp).toBeUndefined();

    const category = await publish(library.payload, 'gallery-categories', { title: 'Tavak' });
    await publish(library.payload, 'galleries', {
      title: 'A tó',
      category,
      publishedOn: '2026-10-01T08:00:00.000Z',
      items: [{ picture: id, title: 'Tó' }],
    });
    const response = await library.ask.request('/hu/galleries/a-to/download');
    const archive = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(archive.byteLength));
    const zip = await fromBufferPromise(archive);
    const files = new Map<string, Buffer>();
    for await (const entry of zip.eachEntry()) files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    expect(files.get('01-to.jpg')).toEqual(file);
    expect(files.get('kepjegyzek.txt')?.toString()).toContain('Felhasználás: CC BY 4.0');
  });

  test('can be requested in ranges, and is 404 for an unknown name', async () => {
    const { filename } = await library.upload();
    const part = await library.ask.request(`/media/file/${filename}`, { headers: { range: 'bytes=0-9' } });
    expect([part.status, (await part.arrayBuffer()).byteLength > 10]).toEqual([200, true]);
    expect((await library.download('nincs-ilyen-abcdef-square_sm.webp')).status).toBe(403);
  });
});
