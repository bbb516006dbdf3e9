import type { PictureSpec } from '../illustrations/index.ts';
import { pictures } from './place-pictures.ts';

const shared: PictureSpec[] = Object.values(pictures);
const seasons: PictureSpec['season'][] = ['spring', 'summer', 'autumn', 'winter'];

/**
 * The same scene, season and time of day always give the same picture, and the places' own one where there is one,
 * so that seeding draws as few as possible.
 */
export function picture(scene: PictureSpec['scene'], season: PictureSpec['season'], time: PictureSpec['time']): PictureSpec {
  const drawn = shared.find((spec) => spec.scene === scene && spec.season === season && spec.time === time);
  return drawn ?? { scene, season, time, seed: seasons.indexOf(season) + 2 };
}
