import { at, circle, disc, ellipse, path, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';
import { shade } from './trees.ts';

type DogPose = 'stand' | 'run' | 'jump' | 'sit';

/** A dog standing at (x, y); `size` is the height of its back. */
export function dog(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  pose: DogPose = 'stand',
  coat = stage.random.pick(['#c98a4b', '#6b4a37', '#f2e6d0', '#2f2a2a', '#e0a35a']),
  flip = false,
): string {
  const fur = stage.paint(coat);
  const dark = stage.paint('#2a211e');
  const collar = stage.paint('#d93a2b');
  const nose = `M62 -86q9 1 8 7q-5 3 -9 0z`;
  const head = (dx: number, dy: number): string =>
    at(
      dx,
      dy,
      path('M30 -72Q32 -96 48 -96Q58 -96 62 -88L72 -84Q74 -74 62 -72Q54 -68 44 -66z', fur) +
        path(nose, dark) +
        path('M36 -94Q26 -92 26 -70Q34 -66 40 -78z', stage.paint('#3a2a24'), ' fill-opacity=".55"') +
        circle(53, -85, 2.6, dark) +
        stroke('M36 -66Q42 -62 48 -66', collar, 6),
    );
  const poses: Record<DogPose, string> = {
    stand:
      stroke('M-30 -50V-4M-18 -48V-4M24 -48V-4M34 -50V-4', fur, 11) +
      stroke('M-36 -62Q-56 -70 -54 -92', fur, 9) +
      path('M-42 -60Q-40 -74 -20 -72L24 -74Q44 -82 46 -66Q46 -40 28 -38Q0 -46 -26 -40Q-42 -44 -42 -60z', fur) +
      head(0, 0),
    run:
      stroke('M-30 -52L-58 -30L-70 -34M-22 -50L-40 -24L-50 -12M28 -52L52 -34L66 -38M34 -50L58 -20L70 -22', fur, 10) +
      stroke('M-40 -62Q-60 -74 -74 -68', fur, 8) +
      path('M-46 -60Q-40 -74 -16 -72L26 -74Q46 -80 48 -64Q46 -44 28 -42Q-4 -46 -28 -42Q-44 -44 -46 -60z', fur) +
      head(6, -2),
    jump: at(
      0,
      0,
      `<g transform="rotate(-20)">${stroke('M-30 -52L-58 -36L-76 -40M-24 -50L-52 -26L-68 -28M28 -52L48 -40L66 -48M34 -52L56 -32L72 -40', fur, 10) + stroke('M-40 -62Q-60 -66 -72 -56', fur, 8) + path('M-46 -60Q-40 -74 -16 -72L26 -74Q46 -80 48 -64Q46 -44 28 -42Q-4 -46 -28 -42Q-44 -44 -46 -60z', fur) + head(6, -2)}</g>`,
    ),
    sit:
      stroke('M18 -44V-4M28 -44V-4', fur, 11) +
      stroke('M-26 -8Q-48 -8 -50 -26', fur, 8) +
      path('M-32 -6Q-38 -36 -8 -54L16 -74Q40 -78 36 -54L30 -26Q26 -8 4 -4H-24z', fur) +
      head(-2, -6),
  };
  return (pose === 'jump' ? '' : shade(stage, x, y, size * 0.6)) + at(x, y, poses[pose], size / 72, flip);
}

/** A swimming duck or swan, `size` long, its waterline at y. */
export function waterBird(stage: Stage, x: number, y: number, size: number, kind: 'duck' | 'swan' = 'duck', flip = false): string {
  const body = stage.paint(kind === 'swan' ? '#ffffff' : '#a5805a');
  const bill = stage.paint('#f0922e');
  const head =
    kind === 'swan'
      ? stroke('M28 -12Q44 -30 30 -44Q24 -52 34 -56', body, 9) + path('M34 -62l18 6 -14 5z', bill) + circle(38, -58, 1.8, '#16231d')
      : circle(34, -24, 11, stage.paint('#2f7a55')) + path('M43 -27l14 4 -13 4z', bill) + circle(38, -27, 2, '#ffffff');
  const trunk =
    path('M-44 -14Q-30 -2 0 0Q34 0 38 -16Q30 -12 22 -14Q0 -28 -26 -20z', body) +
    path('M-26 -14Q-4 -26 16 -12Q-4 -2 -26 -14z', stage.paint('#ffffff'), ' fill-opacity=".35"');
  return at(x, y, ellipse(0, 3, 46, 4, '#ffffff', ' fill-opacity=".45"') + trunk + head, size / 84, flip);
}

/** A small bird in flight or on a twig, for the middle distance. */
export function sparrow(stage: Stage, x: number, y: number, size: number, colour: string, flip = false): string {
  const tone = stage.paint(colour);
  return at(
    x,
    y,
    path('M-22 -4L-40 4L-24 6Q-6 14 10 4Q20 -4 14 -12Q6 -20 -4 -12Q-12 -6 -22 -4z', tone) +
      path('M15 -12l8 3 -8 2z', stage.paint('#f0922e')) +
      path(disc(9, -11, 1.6), '#16231d') +
      path('M-18 -2Q-4 -8 2 0Q-8 8 -18 -2z', '#16231d', ' fill-opacity=".3"') +
      stroke('M-2 8V14M4 8V14', stage.paint('#5a3a2a'), 1.6),
    size / 40,
    flip,
  );
}
