import { isRecord } from '../../../platform/is-record.ts';
import type { CropWindow, FocalPoint } from './crop-window.ts';

const readNumber = (value: unknown): number | null => {
  const number = typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
};

/** A submitted focal point, in whole percent. */
export function readFocalPoint(x: unknown, y: unknown): FocalPoint | null {
  const [left, top] = [readNumber(x), readNumber(y)];
  const toPercent = (number: number) => Math.round(Math.min(100, Math.max(0, number)));
  return left === null || top === null ? null : { x: toPercent(left), y: toPercent(top) };
}

export interface ImageEdits {
  focal: FocalPoint | null;
  /** In percent. */
  crop: CropWindow | null;
}

/** A submitted crop, in percent; `null` for the whole picture. */
export function readCrop(value: unknown): CropWindow | null {
  if (!isRecord(value)) return null;
  const [left, top, width, height] = ['x', 'y', 'width', 'height'].map((name) => readNumber(value[name]));
  if (left == null || top == null || !width || !height) return null;
  const isWhole = left <= 0 && top <= 0 && width >= 100 && height >= 100;
  return isWhole ? null : { left: Math.max(0, left), top: Math.max(0, top), width: Math.min(100, width), height: Math.min(100, height) };
}

/** The edits that the admin's image editor sends in the request's query. */
export function readImageEdits({ query }: { query?: unknown }): ImageEdits {
  const edits = isRecord(query) && isRecord(query['uploadEdits']) ? query['uploadEdits'] : {};
  const { focalPoint, crop } = edits;
  return { focal: isRecord(focalPoint) ? readFocalPoint(focalPoint['x'], focalPoint['y']) : null, crop: readCrop(crop) };
}
