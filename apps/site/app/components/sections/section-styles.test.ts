import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const APP = path.resolve(import.meta.dirname, '../..');
/** Grids of pictures, which shrink to any width. */
const SHRINKING = ['components/sections/Comparison.module.css', 'components/sections/PictureGallery.module.css'];

test('tables and lists of sections depend on the width of their column in rem, so that they fit with text of 200 %', () => {
  const sheets = globSync(['components/sections/**/*.css', 'screens/places/balloon/*.css'], { cwd: APP });
  const inPixels = sheets.filter((file) => /@(?:media|container)[^{]*width[^{]*\dpx/.test(readFileSync(path.join(APP, file), 'utf8')));
  expect(sheets.length).toBeGreaterThan(SHRINKING.length);
  expect(inPixels.toSorted()).toEqual(SHRINKING);
});
