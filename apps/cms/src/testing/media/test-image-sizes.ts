import type { ImageSize } from 'payload';
import { vi } from 'vitest';

const small = <Size extends ImageSize>(size: Size): Size => ({
  ...size,
  ...(size.width ? { width: Math.round(size.width / 8) } : {}),
  ...(size.height ? { height: Math.round(size.height / 8) } : {}),
});

/**
 * For tests: has every size of a picture cut an eighth as large; cutting the real ones, which cut-sizes.test.ts does, takes half a second of
 * a core. Before the configuration is loaded.
 */
export function cutSmallSizes(): void {
  vi.doMock(import('../../features/media/image-sizes/image-sizes.ts'), async (importOriginal) => {
    const { CROP_SIZES, SHARE_IMAGE_SIZE, ALL_SIZES } = await importOriginal();
    return { CROP_SIZES: CROP_SIZES.map(small), SHARE_IMAGE_SIZE: small(SHARE_IMAGE_SIZE), ALL_SIZES: ALL_SIZES.map(small) };
  });
}
