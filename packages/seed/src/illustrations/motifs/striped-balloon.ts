import { INK, mix } from '../palette.ts';
import { at, box, cut, n, opacity, type Point, path, polygon, smooth, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';
import { figure } from './figures.ts';
import { glow } from './props.ts';

const STEPS = 10;

/** Half width of the envelope of radius 1 at height y (−1 crown, 1.34 mouth). */
function girth(y: number): number {
  if (y <= 0) return Math.sqrt(Math.max(0, 1 - y * y));
  const share = y / 1.34;
  return 0.15 + 0.85 * (1 - share * share);
}

function meridian(turn: number, radius: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const y = i < 5 ? -Math.cos((i / 5) * (Math.PI / 2)) : ((i - 5) / (STEPS - 5)) * 1.34;
    return [Math.sin(turn) * girth(y) * radius, y * radius];
  });
}

function gore(from: number, to: number, radius: number): string {
  const back = smooth(meridian(to, radius).toReversed()).replace('M', 'L');
  return `${smooth(meridian(from, radius))}${back}z`;
}

/** The striped balloon with its envelope's widest circle centred on (x, y). */
export function stripedBalloon(stage: Stage, x: number, y: number, radius: number, crew = true): string {
  const red = stage.lit ? mix(stage.bright(INK.red), '#ff6a3d', 0.15) : stage.bright(INK.red);
  const cream = stage.lit ? mix(stage.bright('#fff3dc'), '#ffe7b0', 0.6) : stage.bright('#fff3dc');
  const quarter = Math.PI / 2;
  const stripes = 11;
  let redStripes = '';
  for (let i = 0; i < stripes; i += 2)
    redStripes += gore(-quarter + (i * Math.PI) / stripes, -quarter + ((i + 1) * Math.PI) / stripes, radius);
  const whole = gore(-quarter, quarter, radius);
  const folds = Array.from({ length: stripes - 1 }, (_, i) => smooth(meridian(-quarter + ((i + 1) * Math.PI) / stripes, radius))).join('');
  const envelope =
    path(whole, '#081a26', `${opacity(0.13)} transform="translate(${n(radius * 0.06)} ${n(radius * 0.05)})"`) +
    path(whole, cream) +
    path(redStripes, red) +
    stroke(folds, '#5a1a14', Math.max(1, radius * 0.006), ' stroke-opacity=".25"') +
    path(gore(0.35, quarter, radius), '#3a0d1c', opacity(0.1)) +
    path(gore(0.85, quarter, radius), '#3a0d1c', opacity(0.13)) +
    path(gore(-1.05, -0.5, radius), '#ffffff', opacity(0.16));
  const cap = path(
    `M${n(-radius * 0.3)} ${n(-radius * 0.955)}Q0 ${n(-radius * 1.1)} ${n(radius * 0.3)} ${n(-radius * 0.955)}Q0 ${n(-radius * 0.9)} ${n(-radius * 0.3)} ${n(-radius * 0.955)}z`,
    stage.bright(INK.sun),
  );
  const skirt = cut(
    polygon([
      [-radius * 0.16, radius * 1.32],
      [radius * 0.16, radius * 1.32],
      [radius * 0.12, radius * 1.45],
      [-radius * 0.12, radius * 1.45],
    ]),
    stage.bright(INK.sun),
    3,
  );
  const basketY = radius * 1.72;
  const ropes = stroke(
    [-0.14, -0.05, 0.05, 0.14].map((k) => `M${n(k * radius * 0.85)} ${n(radius * 1.44)}L${n(k * radius * 1.25)} ${n(basketY)}`).join(''),
    stage.paint('#5a3a22'),
    Math.max(1.2, radius * 0.009),
  );
  const crewHeads = crew
    ? [-0.1, 0.005, 0.11]
        .map((k, i) =>
          figure(stage, k * radius, basketY + radius * 0.22, radius * 0.4, {
            shadow: false,
            pose: i === 2 ? 'wave' : 'stand',
            flip: i === 0,
          }),
        )
        .join('')
    : '';
  const w = radius * 0.2;
  const basket =
    cut(
      `M${n(-w)} ${n(basketY)}H${n(w)}L${n(w * 0.86)} ${n(basketY + radius * 0.24)}Q0 ${n(basketY + radius * 0.29)} ${n(-w * 0.86)} ${n(basketY + radius * 0.24)}z`,
      stage.paint('#9a6535'),
      4,
    ) +
    stroke(
      [0.07, 0.14, 0.2].map((k) => `M${n(-w * 0.95)} ${n(basketY + radius * k)}H${n(w * 0.95)}`).join(''),
      stage.paint('#6b4223'),
      radius * 0.012,
    ) +
    path(box(-w * 1.06, basketY - radius * 0.02, w * 2.12, radius * 0.045), stage.paint('#6b4223'));
  const shine = stage.lit ? glow(0, radius * 0.1, radius * 1.55, '#ffce7a', 0.6) : '';
  return at(x, y, shine + ropes + envelope + cap + skirt + crewHeads + basket);
}
