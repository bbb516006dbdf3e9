import { type PictureSpec, SCENES, type SceneName, SEASONS, type Season, TIMES, type TimeOfDay } from './illustrations/index.ts';

/** Scene, season, time of day, and which of their compositions: 'balloon-summer-gold-1'. Picture files have the same names. */
export type PictureName = `${SceneName}-${Season}-${TimeOfDay}-${number}`;

export function pictureName({ scene, season, time, seed }: PictureSpec): PictureName {
  return `${scene}-${season}-${time}-${seed}`;
}

/** The picture of a name; nothing when there is no such scene, season or time of day. */
export function parsePictureName(name: string): PictureSpec | undefined {
  const [, sceneName, seasonName, timeName, number] = /^(.+)-([a-z]+)-([a-z]+)-(\d+)$/.exec(name) ?? [];
  const scene = SCENES.find((known) => known === sceneName);
  const season = SEASONS.find((known) => known === seasonName);
  const time = TIMES.find((known) => known === timeName);
  return scene && season && time ? { scene, season, time, seed: Number(number) } : undefined;
}

/** The picture of a name. Throws a RangeError when there is none. */
export function picture(name: PictureName): PictureSpec {
  const found = parsePictureName(name);
  if (!found) throw new RangeError(`There is no picture "${name}"`);
  return found;
}

const isPicture = (value: object): value is PictureSpec => 'scene' in value && 'season' in value && 'time' in value && 'seed' in value;

/** Every picture that the contents show, each once, by name. Looks at all values, so no field can be forgotten. */
export function collectPictures(contents: unknown, found = new Map<string, PictureSpec>()): Map<string, PictureSpec> {
  if (typeof contents !== 'object' || contents === null) return found;
  if (isPicture(contents)) return found.set(pictureName(contents), contents);
  for (const value of Object.values(contents)) collectPictures(value, found);
  return found;
}

/** One of each other season, so that a place can be shown as it looks now, and some to be shown where this one was already. */
const MAX_ALTERNATES = 4;

/** How unlike two pictures of one scene look: the season weighs most, then the hour, then how it is composed. */
const unlikeness = (one: PictureSpec, other: PictureSpec): number =>
  (one.season === other.season ? 0 : 4) + (one.time === other.time ? 0 : 2) + (one.seed === other.seed ? 0 : 1);

const ofScene = ({ scene }: PictureSpec, pictures: readonly PictureSpec[]) => pictures.filter((other) => other.scene === scene);

/** The picture of a season that looks most like this one, from the same side if there is one; `pictures` are all that there are. */
const findInSeason = (picture: PictureSpec, season: Season, pictures: readonly PictureSpec[]): PictureSpec | undefined => {
  const rank = ({ seed, time }: PictureSpec) => (seed === picture.seed ? 0 : 2) + (time === picture.time ? 0 : 1);
  return ofScene(picture, pictures)
    .filter((other) => other.season === season)
    .toSorted((a, b) => rank(a) - rank(b) || a.seed - b.seed)[0];
};

/** All these pictures, and of each that must be shown as it looks now the same view in the seasons that lack it. */
export function addSeasons(pictures: readonly PictureSpec[], shownInSeason: readonly PictureSpec[]): PictureSpec[] {
  const all = [...pictures];
  for (const picture of shownInSeason)
    for (const season of SEASONS) if (findInSeason(picture, season, all)?.seed !== picture.seed) all.push({ ...picture, season });
  return all;
}

/**
 * The other pictures of the same scene that may take the place of this one: of each other season the one that looks most like it, then those that
 * look least like it. `pictures` are all that there are.
 */
export function findAlternates(picture: PictureSpec, pictures: readonly PictureSpec[]): PictureSpec[] {
  const own = pictureName(picture);
  const seasonal = SEASONS.filter((season) => season !== picture.season).flatMap((season) => findInSeason(picture, season, pictures) ?? []);
  const others = ofScene(picture, pictures).toSorted((a, b) => unlikeness(picture, b) - unlikeness(picture, a));
  const byName = new Map([...seasonal, ...others].map((other) => [pictureName(other), other]));
  byName.delete(own);
  return [...byName.values()].slice(0, MAX_ALTERNATES);
}
