import { INK } from '../palette.ts';
import { at, cut, ellipse, opacity, path, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';
import { figure } from './figures.ts';

export function rowingBoat(stage: Stage, x: number, y: number, size: number, colour: string, flip: boolean): string {
  const people =
    figure(stage, -14, -6, 92, { pose: 'row', shadow: false }) +
    figure(stage, 54, -6, 88, { pose: 'row', flip: true, shadow: false, age: stage.random.chance(0.5) ? 'child' : 'adult' });
  const hull =
    cut('M-96 -22Q0 0 112 -24Q96 18 56 22H-52Q-88 16 -96 -22z', stage.bright(colour), 4) +
    path('M-94 -14Q0 8 108 -16l-4 9Q0 16 -91 -6z', stage.paint('#ffffff'), opacity(0.8));
  return at(
    x,
    y,
    ellipse(6, 24, 118, 9, '#0b3a55', opacity(0.22)) + people + hull + stroke('M6 -28L-44 26M10 -26L64 28', stage.paint(INK.wood), 5),
    size / 200,
    flip,
  );
}
