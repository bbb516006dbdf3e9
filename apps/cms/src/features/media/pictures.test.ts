import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createJpeg, listFiles, openPictureLibrary, type PictureLibrary, WORDS as TEXTS } from '../../testing/media/test-library.ts';
import { publish, richText } from '../../testing/test-content.ts';

let library: PictureLibrary;

beforeAll(async () => {
  library = await openPictureLibrary();
});

describe('a new picture', () => {
  test('needs an author and a licence; an older one without them may still be saved', async () => {
    for (const missing of ['credit', 'licenceKind']) {
      const { status, text: said } = await library.send(
        'POST',
        '/media',
        { ...TEXTS, [missing]: '' },
        { file: await createJpeg('#ff0000') },
      );
      expect([status, said]).toEqual([400, expect.stringMatching(/ki készítette a képet|milyen jogon használjuk/)]);
    }
    const { id } = await library.upload();
    expect((await library.send('PATCH', `/media/${id}`, { credit: '' })).status).toBe(400);
    // A picture from before these fields were required.
    await library.payload.db.updateOne({ collection: 'media', id, data: { credit: null, licenceKind: null } });
    expect((await library.send('PATCH', `/media/${id}`, { caption: 'Régi kép' })).status).toBe(200);
  });

  test.each([
    ['of 300 pixels', () => createJpeg('#ff0000', 300, 200), 'csak 300 × 200 képpontos'],
    ['that is a PDF', async () => Buffer.from('%PDF-1.7'), 'nem olyan kép'],
    [
      'that is cut short',
      async () =>
        (
          await sharp({
            create: { width: 900, height: 600, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 9000),
      'sérült vagy csonka',
    ],
  ])('%s is refused in Hungarian without leaving files', async (_, file, words) => {
    const [before, files] = [await library.payload.count({ collection: 'media' }), readdirSync(library.folder).length];
    const { status, text: said } = await library.send('POST', '/media', TEXTS, { file: await file() });
    expect([status, said]).toEqual([400, expect.stringContaining(words)]);
    expect([await library.payload.count({ collection: 'media' }), readdirSync(library.folder)]).toEqual([
      before,
      expect.objectContaining({ length: files }),
    ]);
  });

  test('whose form is refused leaves no file', async () => {
    const files = readdirSync(library.folder);
    expect((await library.send('POST', '/media', { ...TEXTS, credit: '' }, { file: await createJpeg('#ff0000') })).status).toBe(400);
    expect(readdirSync(library.folder)).toEqual(files);
  });

  test('is recorded as published when it has a description', async () => {
    const { id } = await library.upload({ altHu: '', altEn: '' });
    const findActions = async () => {
      const { docs } = await library.payload.find({ collection: 'audit-log', where: { document: { equals: String(id) } }, sort: 'id' });
      return docs.map(({ what }) => what);
    };
    expect(await findActions()).toEqual([]);
    await library.send('PATCH', `/media/${id}`, { altHu: 'A tó', altEn: '' });
    expect(await findActions()).toEqual([]);
    await library.send('PATCH', `/media/${id}`, { altHu: 'A tó', altEn: 'The lake' });
    expect(await findActions()).toEqual(['published']);
  });

  test('may be described later, and is on no page until then', async () => {
    const { id } = await library.upload({ altHu: undefined, altEn: ' ' });
    expect(await library.findStored(id)).toMatchObject({ altHu: '', altEn: '' });
    const missing = await library.payload.count({
      collection: 'media',
      where: { and: [{ id: { equals: id } }, { or: [{ altHu: { equals: '' } }, { altEn: { equals: '' } }] }] },
    });
    expect(missing.totalDocs).toBe(1);
    const story = { title: 'Cikk', publishedOn: '2026-01-01T10:00:00.000Z', picture: id };
    const publish = () => library.payload.create({ collection: 'news', locale: 'hu', data: { ...story, _status: 'published' } });
    await expect(publish()).rejects.toThrow('Vezető kép');
    await library.payload.create({ collection: 'news', locale: 'hu', draft: true, data: { ...story, _status: 'draft' } });
    await library.send('PATCH', `/media/${id}`, { altHu: 'A tó', altEn: 'The lake' });
    await expect(publish()).resolves.toBeTruthy();
  });

  test('with too many pixels is scaled down, with a notice', async () => {
    const { filename, width, shrunkFrom } = await library.upload({}, await createJpeg('#ff0000', 6200, 310));
    expect([width, shrunkFrom]).toEqual([6000, '6200 × 310']);
    expect((await sharp((await library.download(filename)).file).metadata()).width).toBe(6000);
  });

  test.each(['service', 'balloon', 'nobody'])('is refused to users without the right before it is processed: %s', async (role) => {
    const { status, text: said } = await library.send('POST', '/media', TEXTS, { file: Buffer.from('%PDF-1.7'), role });
    expect([status, said]).toEqual([403, expect.not.stringContaining('nem olyan kép')]);
  });
});

describe('a replaced picture', () => {
  test('has new URLs everywhere, and its old URLs serve the new picture', async () => {
    const before = await library.upload();
    const { status } = await library.send('PATCH', `/media/${before.id}`, {}, { file: await createJpeg('#0000ff'), name: 'Másik kép.png' });
    expect(status).toBe(200);
    const after = await library.findStored(before.id);
    expect(listFiles(after).filter((name) => listFiles(before).includes(name))).toEqual([]);
    for (const name of [...listFiles(after), ...listFiles(before)]) expect([name, await library.getColour(name)]).toEqual([name, 'blue']);
    const again = await library.send('PATCH', `/media/${before.id}`, {}, { file: await createJpeg('#00aa00') });
    expect(again.status).toBe(200);
    for (const name of [...listFiles(before), ...listFiles(after)]) expect([name, await library.getColour(name)]).toEqual([name, 'green']);
  });

  test('keeps its files when the form is refused for another reason', async () => {
    const before = await library.upload();
    const { status } = await library.send('PATCH', `/media/${before.id}`, { altEn: '' }, { file: await createJpeg('#0000ff') });
    const refocused = await library.send('PATCH', `/media/${before.id}?uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=10`, {
      altEn: '',
    });
    expect([status, refocused.status]).toEqual([400, 400]);
    expect(listFiles(await library.findStored(before.id))).toEqual(listFiles(before));
    for (const name of listFiles(before)) expect([name, await library.getColour(name)]).toEqual([name, 'red']);
  });

  test('leaves no old file after the commit', async () => {
    const before = await library.upload();
    await library.send('PATCH', `/media/${before.id}`, {}, { file: await createJpeg('#0000ff') });
    // Imported after the library is open, which configures smaller sizes.
    const { removeReplaced } = await import('./hooks.ts');
    await removeReplaced(library.payload, before.id, library.folder, listFiles(before));
    expect(listFiles(before).filter((name) => existsSync(path.join(library.folder, name)))).toEqual([]);
    expect(listFiles(await library.findStored(before.id)).filter((name) => !existsSync(path.join(library.folder, name)))).toEqual([]);
    expect(await library.getColour(before.filename)).toBe('blue');
  });

  test('stays unchanged when the new file is no picture', async () => {
    const before = await library.upload();
    const { status, text: said } = await library.send('PATCH', `/media/${before.id}`, {}, { file: Buffer.from('<html>') });
    expect([status, said]).toEqual([400, expect.stringContaining('nem olyan kép')]);
    expect(await library.getColour(before.filename)).toBe('red');
  });

  test('is shown under its new URL by the pages that use it', async () => {
    const { id } = await library.upload();
    await publish(library.payload, 'news', { title: 'Képcsere', publishedOn: '2026-11-01', picture: id, body: richText('Szöveg') });
    await library.send('PATCH', `/media/${id}`, {}, { file: await createJpeg('#0000ff') });
    const { filename } = await library.findStored(id);
    expect(JSON.stringify((await library.ask.json('/hu/news/kepcsere')).body)).toContain(filename);
  });
});

describe('a picture with another crop or focal point', () => {
  /** The left half is red, the right one blue. */
  const halves = async () =>
    sharp({ create: { width: 1200, height: 600, channels: 3, background: '#ff0000' } })
      .composite([
        {
          input: await sharp({ create: { width: 600, height: 600, channels: 3, background: '#0000ff' } })
            .png()
            .toBuffer(),
          left: 600,
          top: 0,
        },
      ])
      .jpeg()
      .toBuffer();

  test('shows the chosen part in every shape at new URLs, set by the admin’s editor or by the field', async () => {
    const before = await library.upload({}, await halves());
    await library.send('PATCH', `/media/${before.id}?uploadEdits[focalPoint][x]=0&uploadEdits[focalPoint][y]=50`, {});
    const left = await library.findStored(before.id);
    expect(await library.getColour(String(left.sizes['portrait_md']?.filename))).toBe('red');
    expect(left.filename).not.toBe(before.filename);
    await library.send('PATCH', `/media/${before.id}`, { focalX: 100, focalY: 50 });
    const right = await library.findStored(before.id);
    expect(await library.getColour(String(right.sizes['portrait_md']?.filename))).toBe('blue');
    expect(await library.getColour(String(before.sizes['portrait_md']?.filename))).toBe('blue');
    // The original still has its full width.
    expect(right.width).toBe(1200);
  });

  test('keeps its URLs when nothing changes: the admin sends its focal point with every save', async () => {
    const before = await library.upload();
    await library.send('PATCH', `/media/${before.id}?uploadEdits[focalPoint][x]=50&uploadEdits[focalPoint][y]=50`, {
      focalX: 50,
      focalY: 50,
      caption: 'Új',
    });
    expect(listFiles(await library.findStored(before.id))).toEqual(listFiles(before));
  });

  test('is cropped permanently', async () => {
    const { id } = await library.upload({}, await halves());
    const crop =
      'uploadEdits[crop][x]=50&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=100&uploadEdits[crop][unit]=%25';
    expect(
      (await library.send('PATCH', `/media/${id}?${crop}&uploadEdits[widthInPixels]=600&uploadEdits[heightInPixels]=600`, {})).status,
    ).toBe(200);
    const after = await library.findStored(id);
    expect([after.width, await library.getColour(after.filename)]).toEqual([600, 'blue']);
  });
});
