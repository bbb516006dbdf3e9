import { describeFormPaths, describeNewsletterPath } from './form-paths.ts';
import type { Json } from './parts.ts';
import { describeGalleryPath, describeReadingPaths, type Registry } from './reading-paths.ts';
import { describeCasePath, describeSitePaths } from './site-paths.ts';

/** Every path of the content API. */
export const describeContentPaths = (registry: Registry): Record<string, Json> => ({
  ...describeReadingPaths(registry),
  ...describeFormPaths(),
  ...describeNewsletterPath(),
  ...describeGalleryPath(),
  ...describeCasePath(),
  ...describeSitePaths(),
});
