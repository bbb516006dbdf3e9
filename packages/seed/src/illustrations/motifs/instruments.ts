import { at, circle, n, path, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';
import { type FigureOptions, figure } from './figures.ts';

const BODY = 'M0 -26C10 -26 13 -18 9 -11C6 -7 7 -3 11 2C18 12 12 24 0 24C-12 24 -18 12 -11 2C-7 -3 -6 -7 -9 -11C-13 -18 -10 -26 0 -26z';

function strings(stage: Stage, reach: number): string {
  const dark = stage.room('#3a2018');
  return (
    stroke(`M0 14V${n(-reach)}`, dark, 5) +
    stroke(`M-2 18V${n(-reach)}M2 18V${n(-reach)}`, stage.room('#f3e6cc'), 0.8) +
    path(`M-5 ${n(-reach)}q5 -12 10 0l-2 8h-6z`, dark) +
    stroke('M-5 -2q-3 6 0 10M5 -2q3 6 0 10', dark, 1.6)
  );
}

/** Somebody playing the fiddle at (x, y). */
export function fiddler(stage: Stage, x: number, y: number, height: number, options: FigureOptions = {}): string {
  const flip = options.flip === true;
  const wood = stage.bright('#b5602c');
  const violin = `<g transform="translate(14 -74) rotate(68) scale(.42)">${path(BODY, wood)}${strings(stage, 54)}</g>`;
  const bow = stroke('M2 -58L36 -84', stage.bright('#5a3a22'), 1.8);
  return figure(stage, x, y, height, { ...options, pose: 'fiddle' }) + at(x, y, violin + bow, height / 100, flip);
}

/** Somebody behind a double bass as tall as they are. */
export function bassist(stage: Stage, x: number, y: number, height: number, options: FigureOptions = {}): string {
  const flip = options.flip === true;
  const wood = stage.bright('#a5542a');
  const bass = `<g transform="translate(17 -38) rotate(6) scale(1.32)">${path(BODY, wood, ' stroke="#5a2a16" stroke-width="1.2"')}${strings(stage, 56)}${stroke('M0 24V29', '#3a2018', 2)}</g>`;
  const bow = stroke('M0 -30L38 -36', stage.bright('#5a3a22'), 1.8) + circle(12, -32, 3.2, stage.bright('#eebd96'));
  return figure(stage, x, y, height, { ...options, pose: 'reach' }) + at(x, y, bass + bow, height / 100, flip);
}

/** Somebody with a cello between the knees, on a chair. */
export function cellist(stage: Stage, x: number, y: number, height: number, options: FigureOptions = {}): string {
  const flip = options.flip === true;
  const wood = stage.bright('#bb6a30');
  const chair = at(x, y, stroke('M-14 0V-24H14V0M-14 -24L-18 -58', stage.room('#4a3428'), 4), height / 100, flip);
  const cello = `<g transform="translate(22 -28) rotate(-14) scale(.86)">${path(BODY, wood, ' stroke="#5a2a16" stroke-width="1.2"')}${strings(stage, 52)}${stroke('M0 24V34', '#3a2018', 2)}</g>`;
  return (
    chair +
    figure(stage, x, y, height, { ...options, pose: 'bench' }) +
    at(x, y, cello + stroke('M4 -22L42 -30', stage.bright('#5a3a22'), 1.8), height / 100, flip)
  );
}

/** A grand piano seen from the side, its keyboard to the left; `size` is its length. */
export function grandPiano(stage: Stage, x: number, y: number, size: number): string {
  const black = stage.room('#1d2430');
  return at(
    x,
    y,
    stroke('M-70 -40V0M76 -40V0M10 -40V0', black, 8) +
      path('M-96 -78H100V-50Q90 -36 40 -38H-96z', black) +
      path('M-20 -80L104 -84Q120 -150 40 -170Q0 -176 -20 -80z', stage.room('#2b3544')) +
      path('M-104 -70h26v10h-26z', '#fffaf0') +
      stroke('M-20 -80L40 -134', stage.room('#4a5566'), 3) +
      path('M-96 -78h196v6h-196z', stage.room('#3d4a5c')),
    size / 200,
  );
}
