import { type CropWindow, type FocalPoint, getShapeWindow, type PixelSize } from '../image-sizes/crop-window.ts';

/** The shapes in which pages show images, as width / height (image-sizes/image-sizes.ts). */
export const SHAPES = { landscape: 3 / 2, portrait: 3 / 4, square: 1, share: 1200 / 630 } as const;
export type Shape = keyof typeof SHAPES;

/** In percent of the picture. */
const FULL_PICTURE: CropWindow = { left: 0, top: 0, width: 100, height: 100 };

interface VisiblePicture {
  picture: PixelSize;
  /** The part that the editor kept, in percent; the picture is only this part. */
  crop?: CropWindow | undefined;
}

/** The remaining part of a picture, in its pixels. */
export function getCropWindow({ picture, crop = FULL_PICTURE }: VisiblePicture): CropWindow {
  return {
    left: (crop.left / 100) * picture.width,
    top: (crop.top / 100) * picture.height,
    width: (crop.width / 100) * picture.width,
    height: (crop.height / 100) * picture.height,
  };
}

/**
 * The position of the whole picture behind a frame of a shape, so that the frame shows what the service will crop: in percent of the frame.
 */
export function getPlacement(seen: VisiblePicture, shape: Shape | 'rest', focal: FocalPoint): CropWindow {
  const visiblePart = getCropWindow(seen);
  const window = getShapeWindow(visiblePart, shape === 'rest' ? undefined : SHAPES[shape], focal);
  const [left, top] = [visiblePart.left + window.left, visiblePart.top + window.top];
  return {
    left: (-left / window.width) * 100,
    top: (-top / window.height) * 100,
    width: (seen.picture.width / window.width) * 100,
    height: (seen.picture.height / window.height) * 100,
  };
}

/** A point moved by percent, within the picture. */
export function movePoint({ x, y }: FocalPoint, right: number, down: number): FocalPoint {
  const clamp = (value: number) => Math.min(100, Math.max(0, Math.round(value)));
  return { x: clamp(x + right), y: clamp(y + down) };
}
