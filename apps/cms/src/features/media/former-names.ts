import path from 'node:path';
import type { PayloadRequest } from 'payload';
import { findFirst } from '../../platform/database/find-first.ts';
import { isRecord } from '../../platform/is-record.ts';
import { ALL_SIZES } from './image-sizes/image-sizes.ts';

/** The name that an original and its sizes share: 'to-3f9a2c' of 'to-3f9a2c.png'. */
export const getFileStem = (fileName: string): string => path.parse(fileName).name;

/** The field with the stems of a picture's replaced files. */
export const FORMER_STEMS = 'formerStems';

/** Names of the seed contain pixels, those of uploads the size's name. */
function getSize(ending: string): string | null {
  const byName = ALL_SIZES.find(({ name }) => name === ending);
  if (byName) return byName.name;
  const [, width, height] = /^(\d+)x(\d+)$/.exec(ending) ?? [];
  if (width === undefined) return null;
  const ofWidth = ALL_SIZES.filter((size) => size.width === Number(width));
  return (ofWidth.find((size) => size.height === Number(height)) ?? ofWidth.find((size) => size.height === undefined))?.name ?? null;
}

/** The possible meanings of a name: the stem of an original, or a stem and a size. */
function listMeanings(fileName: string): { stem: string; size: string | null }[] {
  const name = getFileStem(fileName);
  const split = name.lastIndexOf('-');
  const size = split > 0 ? getSize(name.slice(split + 1)) : null;
  return [{ stem: name, size: null }, ...(size ? [{ stem: name.slice(0, split), size }] : [])];
}

/** The current name of a picture's file by a former name; `null` when there is none. */
export async function findPresentName(req: PayloadRequest, fileName: string): Promise<string | null> {
  for (const { stem, size } of listMeanings(fileName)) {
    const picture: unknown = await findFirst(req.payload, 'media', { [FORMER_STEMS]: { in: [stem] } }, { req });
    if (!isRecord(picture)) continue;
    const { sizes } = picture;
    const one = size === null ? picture : isRecord(sizes) ? sizes[size] : null;
    if (isRecord(one) && typeof one['filename'] === 'string') return one['filename'];
  }
  return null;
}
