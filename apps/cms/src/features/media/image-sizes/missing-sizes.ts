import type { Payload } from 'payload';
import { raiseAlone } from '../../../platform/content-revision/raise.ts';
import { CUTTING_MISSING_SIZES } from './prepared-sizes.ts';

/** The size that pictures of before its introduction lack. */
const NEWEST_SIZE = 'sizes.landscape_xs.filename';

interface SavedPicture {
  id: number;
  updatedAt: string;
}

/** The next picture after `id` that lacks a size. */
async function findNext(payload: Payload, id: number): Promise<SavedPicture | null> {
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

async function updateSizes(payload: Payload, { id, updatedAt }: SavedPicture): Promise<void> {
  const options = { collection: 'media', depth: 0, trash: true, overrideAccess: true, context: { ...CUTTING_MISSING_SIZES } } as const;
  const cut = await payload.update({ ...options, id, data: {} });
  // The old time stays, so that an editor who has the picture open sees no conflict; not if another one saved meanwhile.
  const where = { and: [{ id: { equals: id } }, { updatedAt: { equals: cut.updatedAt } }] };
  await payload.db.updateOne({ collection: 'media', where, data: { updatedAt }, returning: false });
}

/**
 * Cuts the sizes that stored pictures lack because they were uploaded before a size was introduced, one picture after the other, and raises the
 * content revision once. A picture that fails is logged and left as it is. `isEnding` is asked before each picture.
 */
export async function cutMissingSizes(payload: Payload, isEnding: () => boolean): Promise<void> {
  let cutCount = 0;
  let next = await findNext(payload, 0);
  while (next && !isEnding()) {
    try {
      await updateSizes(payload, next);
      cutCount += 1;
    } catch (error) {
      payload.logger.warn({ err: error }, `The missing sizes of picture ${next.id} could not be cut`);
    }
    next = await findNext(payload, next.id);
  }
  if (cutCount === 0) return;
  await raiseAlone(payload);
  payload.logger.info(`Missing sizes of ${cutCount} pictures were cut`);
}

/** Does so in the background, until the returned function is called. */
export function startCuttingMissingSizes(payload: Payload): () => void {
  let isEnding = false;
  cutMissingSizes(payload, () => isEnding).catch((error: unknown) =>
    payload.logger.warn({ err: error }, 'The missing sizes of pictures could not be cut; tried again at the next start'),
  );
  return () => {
    isEnding = true;
  };
}
