import { type Caption, caption, showsSeason } from './captions.ts';
import { framing, viewBox } from './framing.ts';
import { SEASONS, type Season, TIMES, type TimeOfDay } from './palette.ts';
import { DRAWINGS, isSceneName, SCENES, type SceneName } from './scenes/registry.ts';
import { SHARE_PICTURE, SHARE_SIZE, shareMarkup } from './share-image.ts';
import { createStage, HEIGHT, WIDTH } from './stage.ts';

export type { Caption, SceneName, Season, TimeOfDay };
export { SCENES, SEASONS, SHARE_PICTURE, SHARE_SIZE, showsSeason, TIMES };

export interface PictureSpec {
  scene: SceneName;
  season: Season;
  time: TimeOfDay;
  /** Any whole number; each gives another composition of the same scene. */
  seed: number;
}

/** Width and height in px. */
export interface PictureSize {
  width: number;
  height: number;
}

function check(spec: PictureSpec): void {
  if (!isSceneName(spec.scene)) throw new RangeError(`Unknown scene "${String(spec.scene)}". Known scenes: ${SCENES.join(', ')}`);
  if (!SEASONS.includes(spec.season)) throw new RangeError(`Unknown season "${spec.season}". Known seasons: ${SEASONS.join(', ')}`);
  if (!TIMES.includes(spec.time)) throw new RangeError(`Unknown time of day "${spec.time}". Known times: ${TIMES.join(', ')}`);
  if (!Number.isSafeInteger(spec.seed)) throw new RangeError(`The seed must be a whole number, not ${String(spec.seed)}`);
}

function drawing(spec: PictureSpec): { definitions: string; body: string } {
  check(spec);
  const stage = createStage(spec);
  const content = DRAWINGS[spec.scene](stage);
  const camera = framing(spec.scene, spec.seed, stage.turn);
  const mirror = stage.mirrored ? `translate(${WIDTH} 0) scale(-1 1)` : '';
  const body = camera || mirror ? `<g transform="${`${camera} ${mirror}`.trim()}">${content}</g>` : content;
  return { definitions: stage.definitions.join(''), body };
}

/** A whole picture as SVG text; other proportions than 3:2 show the middle of it. */
export function renderScene(spec: PictureSpec, size: PictureSize = { width: WIDTH, height: HEIGHT }): string {
  const { definitions, body } = drawing(spec);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox(spec.scene, size.width, size.height)}" ` +
    `preserveAspectRatio="xMidYMid slice"><defs>${definitions}</defs>${body}</svg>`
  );
}

/** The alternative text of a picture in both languages. */
export function describeScene(spec: PictureSpec): Caption {
  check(spec);
  return caption(spec.scene, spec.season, spec.time);
}

/** The Open Graph picture, 1200 × 630 px: the whole scene beside the park's mark. */
export function renderShareImage(spec: PictureSpec): string {
  return shareMarkup(renderScene(spec, SHARE_PICTURE));
}

/** The same without the scene, whose place is SHARE_PICTURE at the right edge. */
export function renderShareFrame(): string {
  return shareMarkup('');
}
