import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createJpeg,
  listFiles,
  openPictureLibrary,
  type PictureLibrary,
  readStoredPicture,
  WORDS,
} from '../../testing/media/test-library.ts';
import { objectStore } from '../../testing/media/test-object-store.ts';

let store: Awaited<ReturnType<typeof objectStore>>;
let library: PictureLibrary;

beforeAll(async () => {
  store = await objectStore();
  vi.doMock(import('./object-storage.ts'), async (importOriginal) => {
    const { createObjectStorage } = await importOriginal();
    return { createObjectStorage: (environment) => createObjectStorage(environment, { connect: 1_500, idle: 1_500 }) };
  });
  library = await openPictureLibrary(store.environment);
});
afterAll(() => store.close());

const publishImage = async (id: number): Promise<number> => {
  const where = { subject: { equals: 'media' }, document: { equals: String(id) }, what: { equals: 'published' } };
  return (await library.payload.count({ collection: 'audit-log', where })).totalDocs;
};

describe('with a bucket', () => {
  test('every file of a picture is in the bucket, none on the disk, and visitors can load them', async () => {
    const before = store.names();
    const picture = await library.upload();
    expect(store.names().filter((name) => !before.includes(name))).toEqual([...new Set(listFiles(picture))].toSorted());
    expect(readdirSync(library.folder)).toEqual([]);
    for (const name of listFiles(picture)) expect([name, await library.getColour(name)]).toEqual([name, 'red']);
    expect(await publishImage(picture.id)).toBe(1);
  });

  test('a replaced picture is served at its old URLs, and its old files are deleted', async () => {
    const before = await library.upload();
    const { status } = await library.send('PATCH', `/media/${before.id}`, {}, { file: await createJpeg('#0000ff') });
    const after = await library.findStored(before.id);
    expect([status, await publishImage(before.id)]).toEqual([200, 2]);
    for (const name of [...listFiles(after), ...listFiles(before)]) expect([name, await library.getColour(name)]).toEqual([name, 'blue']);
    expect(store.names().filter((name) => listFiles(before).includes(name))).toEqual([]);
  });

  test('a cropped picture keeps the remaining part', async () => {
    const before = await library.upload();
    await library.send('PATCH', `/media/${before.id}`, { focalX: 10, focalY: 10 });
    const after = await library.findStored(before.id);
    expect(after.sizes['portrait_md']?.filename).not.toBe(before.sizes['portrait_md']?.filename);
    for (const name of listFiles(after)) expect([name, await library.getColour(name)]).toEqual([name, 'red']);
  });

  test('changing only texts does not touch the files', async () => {
    const { id } = await library.upload();
    const before = store.names();
    expect((await library.send('PATCH', `/media/${id}`, { caption: 'A tó télen' })).status).toBe(200);
    expect(store.names()).toEqual(before);
    expect(await publishImage(id)).toBe(2);
  });

  test.each([
    ['a new one', async () => library.send('POST', '/media', { ...WORDS, credit: '' }, { file: await createJpeg('#ff0000') })],
    [
      'another file',
      async () => library.send('PATCH', `/media/${(await library.upload()).id}`, { altEn: '' }, { file: await createJpeg('#0000ff') }),
    ],
  ])('%s in a refused form leaves no files', async (_, sent) => {
    const before = store.names();
    expect((await sent()).status).toBe(400);
    const { docs } = await library.payload.find({ collection: 'media', depth: 0, pagination: false });
    const expected = new Set([...before, ...docs.flatMap((picture) => listFiles(readStoredPicture(picture)))]);
    expect(store.names().filter((name) => !expected.has(name))).toEqual([]);
  });

  test('documents are stored in the bucket, too', async () => {
    const data = Buffer.from('belépő;ár\nfelnőtt;2000\n');
    const { filename } = await library.payload.create({
      collection: 'files',
      data: { title: 'Belépők' },
      file: { data, mimetype: 'text/csv', name: 'Belépők.csv', size: data.length },
    });
    const response = await library.ask.request(`/files/file/${filename}`);
    expect([response.status, Buffer.from(await response.arrayBuffer())]).toEqual([200, data]);
    expect(store.names()).toContain(filename);
  });

  test.each([['fails', 'isDown'] as const, ['does not answer', 'isHanging'] as const])(
    'no picture is stored in a bucket that %s',
    async (_, fault) => {
      const count = async () => (await library.payload.count({ collection: 'media' })).totalDocs;
      const before = await count();
      store.state[fault] = true;
      onTestFinished(() => void (store.state[fault] = false));
      expect((await library.send('POST', '/media', WORDS, { file: await createJpeg('#ff0000') })).status).toBe(500);
      expect(await count()).toBe(before);
    },
  );
});
