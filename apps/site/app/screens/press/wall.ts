import type { ImageAspect } from '../../lib/images/image.ts';

/** Varies the heights, so that columns of equal width do not form rows. */
const RHYTHM: readonly ImageAspect[] = ['portrait', 'square', 'default', 'default', 'square', 'portrait', 'default'];

/** How a picture hangs on the wall: only lying ones are cropped, and whoever opens or downloads it gets the whole. */
export function getWallAspect(index: number, { width, height }: { width: number; height: number }): ImageAspect {
  return width > height ? (RHYTHM[index % RHYTHM.length] ?? 'default') : 'default';
}
