import type { Payload } from 'payload';
import { raiseAlone } from '../../../platform/content-revision/raise.ts';
import { CUTTING_MISSING_SIZES } from './prepared-sizes.ts';

/** Images that were uploaded before this size was introduced lack it. */
const NEWEST_SIZE = 'sizes.landscape_xs.filename';

interface StoredImage {
  id: number;
  updatedAt: string;
}

/** The next image after `id` that lacks a size. */
async function findNext(payload: Payload, id: number): Promise<StoredImage | null> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { and: [{ id: { greater_than: id } }, { [NEWEST_SIZE]: { exists: false } }] },
    sort: 'id',
    limit: 1,
    depth: 0,
    trash: true,
    overrideAccess: true,
  });
  const [next] = docs;
  return next ? { id: Number(next.id), updatedAt: next.updatedAt } : null;
}

async function updateSizes(payload: Payload, { id, updatedAt }: StoredImage): Promise<void> {
  const options = { collection: 'media', depth: 0, trash: true, overrideAccess: true, context: { ...CUTTING_MISSING_SIZES } } as const;
  const cut = await payload.update({ ...options, id, data: {} });
  // The old time stays, so that an editor who has the image open sees no conflict; not if another one saved meanwhile.
  const where = { and: [{ id: { equals: id } }, { updatedAt: { equals: cut.updatedAt } }] };
  await payload.db.updateOne({ collection: 'media', where, data: { updatedAt }, returning: false });
}

/**
 * Cuts the sizes that stored images lack because they were uploaded before a size was introduced, one image after the other, and raises the
 * content revision once. An image that fails is logged and left as it is. `isEnding` is asked before each image.
 */
export async function cutMissingSizes(payload: Payload, isEnding: () => boolean): Promise<void> {
  let cutCount = 0;
  let next = await findNext(payload, 0);
  while (next && !isEnding()) {
    try {
      await updateSizes(payload, next);
      cutCount += 1;
    } catch (error) {
      payload.logger.warn({ err: error }, `The missing sizes of image ${next.id} could not be cut`);
    }
    next = await findNext(payload, next.id);
  }
  if (cutCount === 0) return;
  await raiseAlone(payload);
  payload.logger.info(`Missing sizes of ${cutCount} images were cut`);
}

/** Starts `cutMissingSizes` in the background. Returns a function that ends it after the current image. */
export function startCuttingMissingSizes(payload: Payload): () => void {
  let isEnding = false;
  cutMissingSizes(payload, () => isEnding).catch((error: unknown) =>
    payload.logger.warn({ err: error }, 'The missing sizes of images could not be cut; tried again at the next start'),
  );
  return () => {
    isEnding = true;
  };
}
