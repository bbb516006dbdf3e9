/** A size in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** The point that must stay visible: percent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

export interface CropWindow extends PixelSize {
  left: number;
  top: number;
}

export const CENTRE: FocalPoint = { x: 50, y: 50 };

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * The part of a picture that a shape shows: as large as possible, with the focal point in its middle or as near as the picture's edges
 * allow. In the picture's pixels, not rounded. Without a ratio (width / height) it is the whole picture.
 */
export function getShapeWindow({ width, height }: PixelSize, ratio: number | undefined, focal: FocalPoint): CropWindow {
  if (ratio === undefined) return { left: 0, top: 0, width, height };
  const part = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  return {
    ...part,
    left: clamp((focal.x / 100) * width - part.width / 2, 0, width - part.width),
    top: clamp((focal.y / 100) * height - part.height / 2, 0, height - part.height),
  };
}
