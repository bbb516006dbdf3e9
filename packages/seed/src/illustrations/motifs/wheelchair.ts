import { INK } from '../palette.ts';
import { at, circle, disc, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';
import { figure } from './figures.ts';

/** Somebody in a wheelchair, on the ground line y. */
export function wheelchair(stage: Stage, x: number, y: number, height: number, flip = false): string {
  const frame = stage.paint('#27343c');
  const scale = height / 100;
  const back = at(x, y, stroke('M-18 -62V-22H10L20 -4H28M-26 -64H-18', frame, 4), scale, flip);
  const wheels = at(
    x,
    y,
    stroke(disc(-6, -18, 18), frame, 3.4) +
      stroke('M-6 -36V0M-24 -18H12M-19 -31L7 -5M-19 -5L7 -31', frame, 1) +
      stroke(disc(20, -6, 5), frame, 3) +
      circle(-6, -18, 3, stage.paint(INK.red)),
    scale,
    flip,
  );
  return back + figure(stage, x - (flip ? -4 : 4) * scale, y - 8 * scale, height * 0.92, { pose: 'bench', flip }) + wheels;
}
