import { pictureName } from '@liget/seed';
import type { PictureSpec } from '@liget/seed/illustrations';
import type { PreparedSize } from '../features/media/image-sizes/prepared-sizes.ts';
import { estimateColour, type RenderedPicture, type RenderPicture } from './pictures.ts';

interface SharedImage {
  spec: PictureSpec;
  image: Promise<RenderedPicture>;
}

/** The same image under the file names of another picture. */
function renameFiles({ original, sizes }: RenderedPicture, from: string, to: string): Omit<RenderedPicture, 'colour'> {
  // Sizes of equal measures are one file, and stay one.
  const files = new Map<PreparedSize, PreparedSize>();
  for (const size of Object.values(sizes)) files.set(size, { ...size, fileName: size.fileName.replace(from, to) });
  return { original, sizes: Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, files.get(size) ?? size])) };
}

/**
 * Draws the first picture of each scene only; those of its other seasons and hours get the same image, with their own colour. For tests, where
 * drawing takes longest.
 */
export function shareImagesOfScene(render: RenderPicture): RenderPicture {
  const drawn = new Map<string, SharedImage>();
  return async (spec) => {
    const first = drawn.get(spec.scene) ?? { spec, image: render(spec) };
    drawn.set(spec.scene, first);
    const image = renameFiles(await first.image, pictureName(first.spec), pictureName(spec));
    return { ...image, colour: await estimateColour(spec) };
  };
}
