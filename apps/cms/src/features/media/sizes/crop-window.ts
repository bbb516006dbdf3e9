/** Pixels of a picture. */
export interface Measures {
  width: number;
  height: number;
}

/** What must not be cut off: percent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

export interface CropWindow extends Measures {
  left: number;
  top: number;
}

export const CENTRE: FocalPoint = { x: 50, y: 50 };

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * The part of a picture that a shape shows: as large as the shape allows, with the focal point in its middle, or as near to it as the
 * picture's edges let it. In the picture's own pixels, not rounded. Without a ratio (width / height) it is the whole picture.
 */
export function cropWindow({ width, height }: Measures, ratio: number | undefined, focal: FocalPoint): CropWindow {
  if (ratio === undefined) return { left: 0, top: 0, width, height };
  const part = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  return {
    ...part,
    left: clamp((focal.x / 100) * width - part.width / 2, 0, width - part.width),
    top: clamp((focal.y / 100) * height - part.height / 2, 0, height - part.height),
  };
}
