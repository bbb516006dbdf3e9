import { describe, expect, test } from 'vitest';
import { describeScene, type PictureSpec, renderScene, SCENES, SEASONS } from './illustrations/index.ts';
import { twoSlopes } from './illustrations/scenes/ethnography-museum.ts';
import { createStage } from './illustrations/stage.ts';
import { addSeasons, addSeasonsOfEvents, collectPictures, findAlternates, parsePictureName, pictureName } from './pictures.ts';
import type { SeedSection } from './schemas/sections.ts';
import { readSeedContent } from './seed-content.ts';

const balloon: PictureSpec = { scene: 'balloon', season: 'autumn', time: 'gold', seed: 3 };

describe('the pictures of the contents', () => {
  test('are found at any depth, each once', () => {
    const pictures = collectPictures({
      news: [{ picture: { ...balloon } }],
      places: [{ sections: [{ items: [{ picture: { ...balloon } }, { picture: { ...balloon, seed: 4 } }] }] }],
    });
    expect([...pictures.keys()]).toEqual(['balloon-autumn-gold-3', 'balloon-autumn-gold-4']);
  });

  test('are few enough for a fast first start, and each can be drawn and described', () => {
    const pictures = [...collectPictures(readSeedContent()).values()];
    expect(pictures.length).toBeGreaterThan(100);
    expect(pictures.length).toBeLessThanOrEqual(220);
    const faulty = pictures.filter(
      (picture) => !renderScene(picture).startsWith('<svg') || Object.values(describeScene(picture)).some((alt) => alt.length < 10),
    );
    expect(faulty.map(pictureName)).toEqual([]);
  });
});

describe('pages of fixed contents', () => {
  const { topLocations, projects, visitorInformation, news, archive, pressReleases, events, eventSeries, projectReview } =
    readSeedContent();
  const getPicture = (item: object) => ('picture' in item && item.picture ? [item.picture as PictureSpec] : []);
  const getGallery = (item: object) => ('gallery' in item && Array.isArray(item.gallery) ? (item.gallery as PictureSpec[]) : []);
  const getSectionPictures = ({ sections = [] }: { sections?: readonly SeedSection[] }) =>
    sections.flatMap((section): PictureSpec[] => {
      if (section.kind === 'text') return getPicture(section);
      if (section.kind === 'activities') return section.items.flatMap(getPicture);
      return section.kind === 'comparison' ? [section.before, section.after].flatMap(getPicture) : [];
    });
  const getSectionGalleries = ({ sections = [] }: { sections?: readonly SeedSection[] }) =>
    sections.flatMap((section) => (section.kind === 'gallery' ? section.pictures : []));
  const pages = [
    ...[...topLocations, ...projects, ...visitorInformation].map((item) => ({
      key: item.key,
      pictures: [...getPicture(item), ...getSectionPictures(item)],
      gallery: [...getGallery(item), ...getSectionGalleries(item)],
    })),
    ...[...news, ...archive, ...pressReleases, ...events].map((item) => ({
      key: item.key,
      pictures: getPicture(item),
      gallery: getGallery(item),
    })),
    ...eventSeries.map((series) => ({
      key: series.key,
      pictures: [series, ...events.filter((event) => event.series === series.key)].flatMap(getPicture),
      gallery: [],
    })),
    { key: 'the project', pictures: projects.flatMap(getPicture), gallery: [] },
    { key: 'the magazine', pictures: news.flatMap(getPicture), gallery: [] },
    { key: 'ten years', pictures: projectReview.years.flatMap(getPicture), gallery: [] },
  ];
  const findDuplicates = (values: readonly string[]) => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];

  test('show no picture twice', () => {
    const duplicates = pages.map(
      ({ key, pictures, gallery }) => [key, findDuplicates([...pictures, ...gallery].map(pictureName))] as const,
    );
    expect(duplicates.filter(([, names]) => names.length > 0)).toEqual([]);
  });

  test('have no gallery with two pictures of the same text', () => {
    const galleries = readSeedContent().galleries.flatMap(({ key, galleries: parts }) =>
      parts.map((part) => ({ key: `${key}: ${part.key}`, gallery: part.items.map((item) => item.picture) })),
    );
    const duplicates = [...pages, ...galleries].map(
      ({ key, gallery }) => [key, findDuplicates(gallery.flatMap((picture) => Object.values(describeScene(picture))))] as const,
    );
    expect(duplicates.filter(([, texts]) => texts.length > 0)).toEqual([]);
  });

  /** Pictures of one place in its seasons, at several times of day, before and after, or from another side. */
  const OF_ONE_PLACE: Record<string, string[]> = {
    'bird-trail': ['bird-trail'],
    promenade: ['fountain-promenade'],
    'ethnography-museum': ['ethnography-museum'],
    'music-house': ['music-house'],
    'botanical-garden': ['botanical-garden'],
    'traffic-park': ['traffic-park'],
  };

  test('show no scene twice except in the galleries of a place', () => {
    const duplicates = pages.map(({ key, pictures }) => {
      const scenes = findDuplicates(pictures.map(({ scene }) => scene)).filter((scene) => !OF_ONE_PLACE[key]?.includes(scene));
      return [key, scenes] as const;
    });
    expect(duplicates.filter(([, scenes]) => scenes.length > 0)).toEqual([]);
  });

  test('show every scene at least once', () => {
    const shownScenes = new Set([...collectPictures(readSeedContent()).values()].map(({ scene }) => scene));
    expect(SCENES.filter((scene) => !shownScenes.has(scene))).toEqual([]);
  });
});

test('the alternates of a picture are of its scene, those of other seasons first', () => {
  const all = [...collectPictures(readSeedContent()).values()];
  expect(findAlternates(balloon, [balloon, { ...balloon, seed: 9 }, { ...balloon, scene: 'picnic' }])).toEqual([{ ...balloon, seed: 9 }]);
  const winter: PictureSpec = { ...balloon, season: 'winter' };
  expect(findAlternates(balloon, [{ ...balloon, seed: 9 }, balloon, winter])[0]).toEqual(winter);
  for (const picture of all) {
    const names = findAlternates(picture, all).map(pictureName);
    expect(names).not.toContain(pictureName(picture));
    expect(names.length).toBeLessThanOrEqual(4);
  }
});

test('a place has the same view in each season', () => {
  const content = readSeedContent();
  const all = addSeasons(
    [...collectPictures(content).values()],
    content.topLocations.map(({ picture }) => picture),
  );
  for (const { picture } of content.topLocations) {
    const seasonal = findAlternates(picture, all).slice(0, SEASONS.length - 1);
    expect(seasonal.map(({ scene, seed }) => `${scene} ${seed}`)).toEqual(Array(3).fill(`${picture.scene} ${picture.seed}`));
    expect(new Set([picture, ...seasonal].map(({ season }) => season)).size).toBe(SEASONS.length);
  }
});

test('an event in the open air has a picture of each season, whatever it shows', () => {
  const content = readSeedContent();
  const leads = content.events.map(({ picture }) => picture);
  const all = addSeasonsOfEvents([...collectPictures(content).values()], leads);
  const seasons = (scene: string) =>
    SEASONS.filter((season) => all.some((picture) => picture.scene === scene && picture.season === season));
  expect([seasons('heroes-square'), seasons('picnic'), seasons('rose-garden')]).toEqual([SEASONS, SEASONS, SEASONS]);
  expect(seasons('theatre-hall')).not.toEqual(SEASONS);
  expect(new Set(all.map(pictureName)).size).toBe(all.length);
});

test('the Museum of Ethnography is shown as its bow, not from its roof, where it has only one picture', () => {
  const content = readSeedContent();
  const all = addSeasons(
    [...collectPictures(content).values()],
    content.topLocations.map(({ picture }) => picture),
  );
  const leads = [content.topLocations, content.homeCarousels].flatMap((items) =>
    items.flatMap(({ picture }) => (picture.scene === 'ethnography-museum' ? [picture, ...findAlternates(picture, all).slice(0, 3)] : [])),
  );
  const projects = content.projects.flatMap(({ picture }) => (picture?.scene === 'ethnography-museum' ? [picture] : []));
  expect([leads.length, projects.length]).toEqual([8, 1]);
  expect([...leads, ...projects].filter((lead) => !renderScene(lead).includes(twoSlopes(createStage(lead)))).map(pictureName)).toEqual([]);
});

test('a picture’s name consists of its scene, season, time of day and number', () => {
  expect(parsePictureName('botanical-garden-spring-day-2')).toEqual({ scene: 'botanical-garden', season: 'spring', time: 'day', seed: 2 });
  for (const name of ['baloon-autumn-gold-3', 'balloon-fall-gold-3', 'balloon-autumn-noon-3', 'balloon-autumn-gold', '']) {
    expect(parsePictureName(name)).toBeUndefined();
  }
});
