import { n } from './paper.ts';
import { createRandom, cycle } from './random.ts';
import type { SceneName } from './scenes/registry.ts';
import { HEIGHT, WIDTH } from './stage.ts';

/** The nearest view of each scene that does not cut off its subject. */
const NEAREST: Partial<Record<SceneName, number>> = {
  balloon: 1.03,
  'moored-balloon': 1.03,
  'heroes-square': 1.08,
  'underground-parking': 1,
  'childrens-theatre': 1,
  'fine-arts-museum': 1.12,
  'ethnography-museum': 1.08,
  'botanical-garden': 1.1,
  'bird-trail': 1.1,
  'newsroom-desk': 1.03,
  'exhibition-hall': 1.14,
  'sensory-garden': 1.1,
  'concert-hall': 1.07,
  'yoga-morning': 1.09,
  'music-house': 1.12,
  'castle-lake': 1.1,
  playground: 1.02,
  baths: 1.1,
  'ice-rink': 1.12,
  'building-site': 1.04,
  'theatre-hall': 1.04,
  'shadow-play': 1.04,
  'suitcase-train': 1,
  'story-circle': 1.06,
  'glove-puppets': 1,
  'film-and-piano': 1.05,
  bandstand: 1.06,
  'table-tennis': 1.1,
  'football-pitch': 1.08,
  'finish-line': 1.05,
  'plans-table': 1.05,
  'rose-garden': 1.12,
  'hollow-tree': 1.03,
  'underground-railway': 1,
  gardeners: 1.1,
  stargazing: 1.05,
  'photo-panels': 1.06,
  'map-and-compass': 1.04,
};

/** Scenes whose top must stay in the picture. */
const TALL: ReadonlySet<SceneName> = new Set([
  'heroes-square',
  'balloon',
  'moored-balloon',
  'castle-lake',
  'childrens-theatre',
  'playground',
  'underground-parking',
  'bird-trail',
  'baths',
  'ice-rink',
  'music-house',
  'glove-puppets',
  'film-and-piano',
  'stargazing',
  'bandstand',
]);

/** The part of a picture that a size shows, as a viewBox: its middle, or nearer the top for tall subjects. */
export function viewBox(scene: SceneName, width: number, height: number): string {
  const visible = Math.min(HEIGHT, (WIDTH * height) / width);
  return `0 ${n((HEIGHT - visible) * (TALL.has(scene) ? 0.12 : 0.5))} ${WIDTH} ${n(visible)}`;
}

/** The camera of a composition: a transform that zooms in and pans, without showing an edge. */
export function framing(scene: SceneName, seed: number, turn: number): string {
  const random = createRandom(`framing/${scene}/${seed}`);
  const wantedScale = cycle([1, 1.16, 1.07, 1.24], turn + scene.length);
  const zoom = Math.min(wantedScale, NEAREST[scene] ?? 1.24);
  const x = random.between(0.36, 0.64) * WIDTH;
  const y = TALL.has(scene) ? HEIGHT * 0.12 : random.between(0.55, 0.8) * HEIGHT;
  return zoom === 1 ? '' : `translate(${n((1 - zoom) * x)} ${n((1 - zoom) * y)}) scale(${zoom})`;
}
