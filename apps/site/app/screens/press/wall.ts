import type { ImageAspect } from '../../lib/images/image.ts';

/** Varies the heights, so that columns of equal width do not form rows. */
const RHYTHM: readonly ImageAspect[] = ['portrait', 'square', 'default', 'default', 'square', 'portrait', 'default'];

/** The aspect of a picture on the wall: only landscape pictures are cropped, and the lightbox and the download have the whole picture. */
export function getWallAspect(index: number, { width, height }: { width: number; height: number }): ImageAspect {
  return width > height ? (RHYTHM[index % RHYTHM.length] ?? 'default') : 'default';
}
