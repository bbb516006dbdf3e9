import type { RequestContext } from 'payload';
import { isRecord } from '../../../platform/is-record.ts';

/** A picture's size that needs no cutting any more. */
export interface PreparedSize {
  fileName: string;
  width: number;
  height: number;
  mimeType: 'image/webp' | 'image/jpeg';
  data: Buffer;
}

export type PreparedSizes = Readonly<Record<string, PreparedSize>>;

/** Handed as the context of a new picture whose sizes the seed has already cut; editors' uploads never carry it. */
export function withPreparedSizes(sizes: PreparedSizes): RequestContext {
  return { preparedSizes: sizes };
}

const isSize = (value: unknown): value is PreparedSize => isRecord(value) && Buffer.isBuffer(value['data']);
export const arePreparedSizes = (value: unknown): value is PreparedSizes => isRecord(value) && Object.values(value).every(isSize);

export function getPreparedSizes(context: RequestContext): PreparedSizes | null {
  const { preparedSizes } = context;
  return arePreparedSizes(preparedSizes) ? preparedSizes : null;
}
