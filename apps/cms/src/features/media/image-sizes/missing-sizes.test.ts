import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContentRevision } from '../../../platform/content-revision/revision.ts';
import { openPictureLibrary, type PictureLibrary } from '../../../testing/media/test-library.ts';
import { cutMissingSizes } from './missing-sizes.ts';

let library: PictureLibrary;

beforeAll(async () => {
  library = await openPictureLibrary();
});

/** An image as it was stored before the size xs was introduced. */
async function createFormerImage(): Promise<number> {
  const { id, sizes } = await library.upload();
  for (const name of ['default_xs', 'landscape_xs']) rmSync(path.join(library.folder, String(sizes[name]?.filename)));
  const none = { filename: null, width: null, height: null, mimeType: null, filesize: null };
  await library.payload.db.updateOne({ collection: 'media', id, data: { sizes: { ...sizes, default_xs: none, landscape_xs: none } } });
  return id;
}

const findSizes = async (id: number) => (await library.findStored(id)).sizes;

describe('the sizes that stored images lack', () => {
  test('are cut at the start; all else stays, and the content revision is raised once', async () => {
    const ids = [await createFormerImage(), await createFormerImage()];
    const [before] = await Promise.all(ids.map((id) => library.findStored(id)));
    const revision = await loadContentRevision(library.payload);
    await cutMissingSizes(library.payload, () => false);
    for (const id of ids) {
      const { landscape_xs: size } = await findSizes(id);
      expect(size).toMatchObject({ width: 320 / 8, filename: expect.stringMatching(/-landscape_xs\.webp$/) });
      expect(existsSync(path.join(library.folder, String(size?.filename)))).toBe(true);
    }
    const after = await library.findStored(ids[0] ?? 0);
    expect(after).toEqual({ ...before, sizes: after.sizes });
    expect(after.sizes['square_sm']).toEqual(before?.sizes['square_sm']);
    const { totalDocs } = await library.payload.count({ collection: 'media', where: { formerStems: { exists: true } } });
    expect(totalDocs).toBe(0);
    expect(await loadContentRevision(library.payload)).toBe(revision + 1);
    await cutMissingSizes(library.payload, () => false);
    expect(await loadContentRevision(library.payload)).toBe(revision + 1);
  });

  test('are left out for an image whose original is lost; the next one gets them', async () => {
    const [lost, next] = [await createFormerImage(), await createFormerImage()];
    rmSync(path.join(library.folder, (await library.findStored(lost)).filename));
    await cutMissingSizes(library.payload, () => false);
    expect([(await findSizes(lost))['landscape_xs']?.filename, (await findSizes(next))['landscape_xs']?.filename]).toEqual([
      null,
      expect.any(String),
    ]);
  });

  test('are not cut once the process ends', async () => {
    const id = await createFormerImage();
    await cutMissingSizes(library.payload, () => true);
    expect((await findSizes(id))['landscape_xs']?.filename).toBeNull();
  });
});
