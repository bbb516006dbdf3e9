export * from './drawing/draw-ground.ts';
export * from './frame.ts';
export * from './geometry/metres.ts';
