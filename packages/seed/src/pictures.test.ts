import { describe, expect, test } from 'vitest';
import { describeScene, type PictureSpec, renderScene } from './illustrations/index.ts';
import { twoSlopes } from './illustrations/scenes/ethnography-museum.ts';
import { createStage } from './illustrations/stage.ts';
import { collectPictures, pictureName, pictureNamed } from './pictures.ts';
import { readSeedContent } from './seed-content.ts';

const balloon: PictureSpec = { scene: 'balloon', season: 'autumn', time: 'gold', seed: 3 };

describe('the pictures of the contents', () => {
  test('are found in every depth, each once', () => {
    const found = collectPictures({
      news: [{ picture: { ...balloon } }],
      places: [{ sections: [{ items: [{ picture: { ...balloon } }, { picture: { ...balloon, seed: 4 } }] }] }],
    });
    expect([...found.keys()]).toEqual(['balloon-autumn-gold-3', 'balloon-autumn-gold-4']);
  });

  test('are few enough for a quick first start, and each can be drawn and described', () => {
    const pictures = [...collectPictures(readSeedContent()).values()];
    expect(pictures.length).toBeGreaterThan(100);
    expect(pictures.length).toBeLessThanOrEqual(220);
    const poor = pictures.filter(
      (picture) => !renderScene(picture).startsWith('<svg') || Object.values(describeScene(picture)).some((alt) => alt.length < 10),
    );
    expect(poor.map(pictureName)).toEqual([]);
  });
});

test('the Museum of Ethnography is shown by its bow, not from its roof, where one picture stands for it', () => {
  const { topLocations, projects, homeCarousels } = readSeedContent();
  const leads = [topLocations, projects, homeCarousels].flatMap((items) =>
    items.flatMap(({ picture }) => (picture?.scene === 'ethnography-museum' ? [picture] : [])),
  );
  expect(leads.length).toBeGreaterThanOrEqual(3);
  expect(leads.filter((lead) => !renderScene(lead).includes(twoSlopes(createStage(lead)))).map(pictureName)).toEqual([]);
});

test('a picture’s name is its scene, season, time of day and number', () => {
  expect(pictureNamed('botanical-garden-spring-day-2')).toEqual({ scene: 'botanical-garden', season: 'spring', time: 'day', seed: 2 });
  for (const name of ['baloon-autumn-gold-3', 'balloon-fall-gold-3', 'balloon-autumn-noon-3', 'balloon-autumn-gold', '']) {
    expect(pictureNamed(name)).toBeUndefined();
  }
});
