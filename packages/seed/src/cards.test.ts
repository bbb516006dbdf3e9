import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type PictureSpec, renderScene } from './illustrations/index.ts';
import { pictureName } from './pictures.ts';
import { readSeedContent } from './seed-content.ts';

/** Mean difference of the colours of two pictures at 16 × 16, of 255. Below it two cards look the same at a glance. */
const MIN_DIFFERENCE = 8;

const { events, eventSeries, homeCarousels, topLocations, projects, news, archive, pressReleases, visitorInformation, information } =
  readSeedContent();
/** The cards of each screen; any two of them may be neighbours. */
const SCREENS = {
  home: [...homeCarousels, ...topLocations, ...events, ...news],
  series: [...eventSeries, ...events],
  projects,
  archive,
  press: pressReleases,
  'visitor information': visitorInformation,
  partners: information['business-partner-items'],
};

const getPictures = (items: readonly object[]): PictureSpec[] =>
  items.flatMap((item) => ('picture' in item && item.picture ? [item.picture as PictureSpec] : []));

const thumbnails = new Map<string, Buffer>();
beforeAll(async () => {
  for (const picture of getPictures(Object.values(SCREENS).flat())) {
    const name = pictureName(picture);
    if (thumbnails.has(name)) continue;
    const png = Buffer.from(renderScene(picture, { width: 240, height: 160 }));
    thumbnails.set(name, await sharp(png).resize(16, 16, { fit: 'fill' }).removeAlpha().raw().toBuffer());
  }
});

function measureDifference(name: string, otherName: string): number {
  const [a, b] = [thumbnails.get(name), thumbnails.get(otherName)];
  if (!a || !b) throw new Error(`${name} or ${otherName} was not drawn`);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

test.each(Object.entries(SCREENS))('no two cards on one screen have the same picture, or one that looks alike: %s', (_, items) => {
  const names = getPictures(items).map(pictureName);
  expect(names.length).toBeGreaterThan(3);
  const alike = names.flatMap((name, index) =>
    names.slice(index + 1).flatMap((otherName) => {
      const difference = measureDifference(name, otherName);
      return difference < MIN_DIFFERENCE ? [`${name} and ${otherName}: ${difference.toFixed(1)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});
