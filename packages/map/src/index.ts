export * from './drawing/draw-ground.ts';
export * from './frame.ts';
export { clippedTo } from './geometry/clip.ts';
export * from './geometry/metres.ts';
export { type LineLabel, lineLabels } from './labels/line-labels.ts';
export type { Obstacle } from './ways/access.ts';
export type { Leg, Turn } from './ways/legs.ts';
export type { Profile } from './ways/snap.ts';
export { type Way, type WayAnswer, wayBetween } from './ways/way-between.ts';
