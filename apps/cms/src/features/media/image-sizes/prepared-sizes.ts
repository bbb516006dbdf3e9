import type { RequestContext } from 'payload';
import { isRecord } from '../../../platform/is-record.ts';

/** A size that is cut already. */
export interface PreparedSize {
  fileName: string;
  width: number;
  height: number;
  mimeType: 'image/webp' | 'image/jpeg';
  data: Buffer;
}

export type PreparedSizes = Readonly<Record<string, PreparedSize>>;

/** The context of a new picture with sizes cut by the seed; uploads of editors never have it. */
export function withPreparedSizes(sizes: PreparedSizes): RequestContext {
  return { preparedSizes: sizes };
}

const isSize = (value: unknown): value is PreparedSize => isRecord(value) && Buffer.isBuffer(value['data']);
export const arePreparedSizes = (value: unknown): value is PreparedSizes => isRecord(value) && Object.values(value).every(isSize);

export function getPreparedSizes(context: RequestContext): PreparedSizes | null {
  const { preparedSizes } = context;
  return arePreparedSizes(preparedSizes) ? preparedSizes : null;
}

/** The context of an update that cuts the sizes that a stored image lacks. No text changes, so no hook notes an editor or a revision. */
export const CUTTING_MISSING_SIZES: RequestContext = { isCuttingMissingSizes: true, seeding: true };

export const isCuttingMissingSizes = (context: RequestContext): boolean => context['isCuttingMissingSizes'] === true;
