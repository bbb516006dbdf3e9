import { type PictureSpec, SCENES, type SceneName, SEASONS, type Season, TIMES, type TimeOfDay } from './illustrations/index.ts';

/** Scene, season, time of day, and which of their compositions: 'balloon-summer-gold-1'. Picture files have the same names. */
export type PictureName = `${SceneName}-${Season}-${TimeOfDay}-${number}`;

export function pictureName({ scene, season, time, seed }: PictureSpec): PictureName {
  return `${scene}-${season}-${time}-${seed}`;
}

/** The picture with this name; `undefined` for an unknown scene, season or time of day. */
export function parsePictureName(name: string): PictureSpec | undefined {
  const [, sceneName, seasonName, timeName, number] = /^(.+)-([a-z]+)-([a-z]+)-(\d+)$/.exec(name) ?? [];
  const scene = SCENES.find((candidate) => candidate === sceneName);
  const season = SEASONS.find((candidate) => candidate === seasonName);
  const time = TIMES.find((candidate) => candidate === timeName);
  return scene && season && time ? { scene, season, time, seed: Number(number) } : undefined;
}

/** The picture with this name. Throws a RangeError for an invalid one. */
export function picture(name: PictureName): PictureSpec {
  const picture = parsePictureName(name);
  if (!picture) throw new RangeError(`There is no picture "${name}"`);
  return picture;
}

const isPicture = (value: object): value is PictureSpec => 'scene' in value && 'season' in value && 'time' in value && 'seed' in value;

/** Every picture of the contents, each once, by name. Searches all values, so that no field is forgotten. */
export function collectPictures(contents: unknown, pictures = new Map<string, PictureSpec>()): Map<string, PictureSpec> {
  if (typeof contents !== 'object' || contents === null) return pictures;
  if (isPicture(contents)) return pictures.set(pictureName(contents), contents);
  for (const value of Object.values(contents)) collectPictures(value, pictures);
  return pictures;
}

/** One for each other season, so that a place has a picture of the current one, and others for pages that show this one already. */
const MAX_ALTERNATES = 4;

/** How different two pictures of one scene look: the season has the most weight, then the time of day, then the composition. */
const measureDifference = (a: PictureSpec, b: PictureSpec): number =>
  (a.season === b.season ? 0 : 4) + (a.time === b.time ? 0 : 2) + (a.seed === b.seed ? 0 : 1);

const filterByScene = ({ scene }: PictureSpec, pictures: readonly PictureSpec[]) =>
  pictures.filter((candidate) => candidate.scene === scene);

/** The picture of a season that looks most like this one, from the same side if possible; `pictures` are all existing ones. */
const findInSeason = (picture: PictureSpec, season: Season, pictures: readonly PictureSpec[]): PictureSpec | undefined => {
  const rank = ({ seed, time }: PictureSpec) => (seed === picture.seed ? 0 : 2) + (time === picture.time ? 0 : 1);
  return filterByScene(picture, pictures)
    .filter((candidate) => candidate.season === season)
    .toSorted((a, b) => rank(a) - rank(b) || a.seed - b.seed)[0];
};

/** All these pictures, and for those that must match the season the same view in missing seasons. */
export function addSeasons(pictures: readonly PictureSpec[], shownInSeason: readonly PictureSpec[]): PictureSpec[] {
  const all = [...pictures];
  for (const picture of shownInSeason)
    for (const season of SEASONS) if (findInSeason(picture, season, all)?.seed !== picture.seed) all.push({ ...picture, season });
  return all;
}

/** Scenes in which leaves, lawns or clothes tell the season, and which events of any season have. */
const OPEN_AIR: ReadonlySet<SceneName> = new Set([
  'bandstand',
  'football-pitch',
  'gardeners',
  'guided-walk',
  'heroes-square',
  'hollow-tree',
  'lantern-walk',
  'map-and-compass',
  'photo-panels',
  'picnic',
  'rose-garden',
  'star-fortress',
  'table-tennis',
  'yoga-morning',
]);

/** All these pictures, and one in each season of the open-air scenes of `leads`, so that no event in November is in blossom. */
export function addSeasonsOfEvents(pictures: readonly PictureSpec[], leads: readonly PictureSpec[]): PictureSpec[] {
  const all = [...pictures];
  for (const lead of leads)
    if (OPEN_AIR.has(lead.scene)) for (const season of SEASONS) if (!findInSeason(lead, season, all)) all.push({ ...lead, season });
  return all;
}

/**
 * The other pictures of the same scene as alternates: for each other season the most similar one, then the least similar one of the same season,
 * which replaces this one on a page that shows it already, then the least similar ones. `pictures` are all existing ones.
 */
export function findAlternates(picture: PictureSpec, pictures: readonly PictureSpec[]): PictureSpec[] {
  const ownName = pictureName(picture);
  const seasonal = SEASONS.filter((season) => season !== picture.season).flatMap((season) => findInSeason(picture, season, pictures) ?? []);
  const leastSimilar = filterByScene(picture, pictures).toSorted((a, b) => measureDifference(picture, b) - measureDifference(picture, a));
  const sameSeason = leastSimilar.filter(({ season }) => season === picture.season);
  const byName = new Map([...seasonal, ...sameSeason, ...leastSimilar].map((alternate) => [pictureName(alternate), alternate]));
  byName.delete(ownName);
  return [...byName.values()].slice(0, MAX_ALTERNATES);
}
