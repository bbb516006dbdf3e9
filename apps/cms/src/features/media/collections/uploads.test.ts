import type { Media } from '@liget/content-api';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureRevision } from '../../../platform/content-revision/raise.ts';
import { loadContentRevision } from '../../../platform/content-revision/revision.ts';
import { temporaryDatabase } from '../../../testing/databases/temporary-database.ts';
import { createFile, createPicture } from '../../../testing/media/test-uploads.ts';
import { createApiClient, publish, richText, signIn } from '../../../testing/test-content.ts';

let payload: Payload;
let ask: ReturnType<typeof createApiClient>;
let picture: number;
let file: number;
let names: { picture: string; size: string; file: string };

beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  ask = createApiClient(payload);
  [picture, file] = [await createPicture(payload), await createFile(payload)];
  const stored = (await payload.findByID({ collection: 'media', id: picture })) as {
    filename?: string;
    sizes?: Record<string, { filename?: string }>;
  };
  const document = await payload.findByID({ collection: 'files', id: file });
  names = { picture: String(stored.filename), size: String(stored.sizes?.['square_sm']?.filename), file: String(document['filename']) };
});

describe('the library of pictures and files', () => {
  test('is not listed for anybody without an account, for any query', async () => {
    const suffixes = [
      '',
      '?limit=0&depth=4&locale=all',
      '?where[id][exists]=true',
      `?where[filename][equals]=${names.picture}`,
      '?draft=true',
      '/count',
    ];
    for (const collection of ['media', 'files'])
      for (const path of [
        ...suffixes.map((suffix) => `/${collection}${suffix}`),
        `/${collection}/${collection === 'media' ? picture : file}`,
      ]) {
        const { status, body } = await ask.json(path);
        expect([path, status === 403 || status === 404]).toEqual([path, true]);
        expect(JSON.stringify(body)).not.toContain('filename');
      }
  });

  test('serves a file by its URL without an account', async () => {
    for (const path of [`/media/file/${names.picture}`, `/media/file/${names.size}`, `/files/file/${names.file}`])
      expect([path, (await ask.request(path)).status]).toEqual([path, 200]);
    expect((await ask.request('/media/file/nincs-ilyen.webp')).status).not.toBe(200);
  });

  test('does not serve a file in the trash, until it is restored', async () => {
    const paths = [`/media/file/${names.picture}`, `/media/file/${names.size}`, `/files/file/${names.file}`];
    const throwAway = async (deletedAt: string | null) => {
      await payload.update({ collection: 'media', id: picture, data: { deletedAt }, trash: true });
      await payload.update({ collection: 'files', id: file, data: { deletedAt }, trash: true });
    };
    await throwAway(new Date().toISOString());
    for (const path of paths) expect([path, (await ask.request(path)).status]).toEqual([path, 403]);
    await throwAway(null);
    for (const path of paths) expect([path, (await ask.request(path)).status]).toEqual([path, 200]);
  });

  test('is listed for editors', async () => {
    const editor = { email: 'szerkeszto@example.org', password: 'hold-koran-reggel-81' };
    await payload.create({ collection: 'users', data: { ...editor, name: 'Szerkesztő', roles: ['programs', 'magazine', 'press'] } });
    const headers = await signIn(payload, editor);
    expect((await ask.json('/media', { headers })).body).toMatchObject({ totalDocs: 1 });
    expect((await ask.json(`/files/${file}`, { headers })).body).toMatchObject({ filename: names.file });
  });

  test('is readable by the content API', async () => {
    const id = await publish(payload, 'news', { title: 'Őszi séta', publishedOn: '2026-11-01', picture, body: richText('Szöveg') });
    const { body } = await ask.json('/hu/news/oszi-seta');
    expect(JSON.stringify(body)).toContain(names.size);
    // A document in use cannot be deleted, as another test shows.
    await payload.delete({ collection: 'news', id });
  });

  test('returns a picture’s alternate from the time it is set until it goes to the trash', async () => {
    await ensureRevision(payload);
    const other = await createPicture(payload);
    const id = await publish(payload, 'news', { title: 'Téli séta', publishedOn: '2026-11-02', picture, body: richText('Szöveg') });
    const revision = () => loadContentRevision(payload);
    const alternates = async () => {
      const { body } = await ask.json('/hu/news/teli-seta');
      return (body as { data: { media: Media } }).data.media.lead?.alternates?.map(({ original }) => original.file_name);
    };
    expect(await alternates()).toBeUndefined();
    const before = await revision();
    await payload.update({ collection: 'media', id: picture, data: { alternates: [other] } });
    expect(await revision()).toBeGreaterThan(before);
    const { filename } = await payload.findByID({ collection: 'media', id: other });
    expect(await alternates()).toEqual([filename]);
    // Being an alternate does not prevent a move to the trash.
    await payload.update({ collection: 'media', id: other, data: { deletedAt: new Date().toISOString() } });
    expect(await alternates()).toBeUndefined();
    await payload.delete({ collection: 'news', id });
  });
});
