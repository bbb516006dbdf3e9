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

/** A page seldom shows one picture more than three times. */
const MOST_ALTERNATES = 2;

/** How unlike two pictures of one scene look: the season weighs most, then the hour, then how it is composed. */
const unlikeness = (one: PictureSpec, other: PictureSpec): number =>
  (one.season === other.season ? 0 : 4) + (one.time === other.time ? 0 : 2) + (one.seed === other.seed ? 0 : 1);

/** The other pictures of the same scene that look least like this one, the most unlike first; `pictures` are all that there are. */
export function findAlternates(picture: PictureSpec, pictures: readonly PictureSpec[]): PictureSpec[] {
  const own = pictureName(picture);
  return pictures
    .filter((other) => other.scene === picture.scene && pictureName(other) !== own)
    .toSorted((a, b) => unlikeness(picture, b) - unlikeness(picture, a))
    .slice(0, MOST_ALTERNATES);
}
