import { figure } from '../motifs/figures.ts';
import { stripedBalloon } from '../motifs/striped-balloon.ts';
import { INK } from '../palette.ts';
import { at, box, circle, cut, disc, ellipse, leafShape, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';
import { outside } from './concert-hall.ts';

/** A gallery with paintings, vessels on plinths, and a window on the park. */
export function exhibitionHall(stage: Stage): string {
  const { random } = stage;
  const floor = random.between(770, 810);
  const tone = stage.layout(['#f3e3d0', '#dfe8dc', '#e6dcea', '#f0d6cc']);
  let picture = `<g transform="translate(${stage.turn % 2 ? 500 : -420} -60)">${outside(stage, 560, 330)}</g>`;
  const wx = stage.turn % 2 ? 1130 : 190;
  picture +=
    path(
      `M-20 -20H1620V${n(floor)}H-20zM${wx} ${n(floor - 40)}H${wx + 290}V330a145 145 0 0 0 -290 0z`,
      stage.room(tone),
      ' fill-rule="evenodd"',
    ) +
    stroke(
      `M${wx} ${n(floor - 40)}V330a145 145 0 0 1 290 0V${n(floor - 40)}zM${wx + 145} 186V${n(floor - 40)}M${wx} 400h290M${wx} 580h290`,
      stage.room('#fffaf0'),
      12,
    );
  picture +=
    rect(-20, 0, 1640, 60, stage.room('#fffaf0')) +
    path(
      [0, 1, 2, 3, 4]
        .map((i) =>
          polygon([
            [200 + i * 290, 60],
            [260 + i * 290, 60],
            [360 + i * 290, floor],
            [100 + i * 290, floor],
          ]),
        )
        .join(''),
      '#fffbe0',
      opacity(0.14),
    ) +
    path([0, 1, 2, 3, 4].map((i) => box(205 + i * 290, 50, 50, 16)).join(''), stage.room('#3a4248'));
  picture += parquet(stage, floor);
  const left = stage.turn % 2 ? 330 : 600;
  picture +=
    frame(stage, left, 200, 330, 400, 0) +
    frame(stage, left + 410, 170, 240, 200, 1) +
    frame(stage, left + 410, 420, 240, 210, 3) +
    (stage.turn % 2 ? frame(stage, 70, 240, 190, 260, 2) : frame(stage, left + 720, 230, 200, 290, 2));
  for (const [i, px] of [left - 70, left + 360].entries()) picture += plinth(stage, px, floor + 90 + i * 24, i + stage.turn);
  const y = floor + 190;
  picture +=
    figure(stage, left + 120, y - 40, 330, { pose: 'stand', indoors: true }) +
    figure(stage, left + 220, y - 36, 230, { pose: 'point', age: 'child', indoors: true }) +
    figure(stage, left + 500, y + 30, 350, { pose: 'stroll', flip: true, indoors: true }) +
    figure(stage, left - 190, y + 20, 340, { pose: 'photograph', indoors: true });
  return (
    picture +
    cut(box(left + 640, y - 50, 260, 26), stage.room(INK.wood), 5) +
    path(box(left + 660, y - 24, 20, 60) + box(left + 860, y - 24, 20, 60), stage.room('#6b4527')) +
    figure(stage, left + 760, y + 30, 300, { pose: 'bench', flip: true, age: 'old', indoors: true })
  );
}

function parquet(stage: Stage, floor: number): string {
  return (
    rect(-20, floor - 14, 1640, 18, stage.room('#fffaf0')) +
    rect(-20, floor + 4, 1640, 300, stage.room('#c99a68')) +
    stroke(
      Array.from({ length: 15 }, (_, i) => `M${n(800 + (i - 7) * 140)} ${n(floor + 4)}L${n(800 + (i - 7) * 330)} 1090`).join(''),
      stage.room('#a87a4c'),
      3,
    )
  );
}

/** One framed picture; the kinds are a balloon over hills, a still life, a portrait and plain folded colours. */
export function frame(stage: Stage, x: number, y: number, width: number, height: number, kind: number): string {
  const gold = stage.room(kind === 3 ? '#3a4248' : '#d9a53a');
  const inner =
    kind === 0 ? stage.room('#9fd3ee') : kind === 1 ? stage.room('#6a3f4a') : kind === 2 ? stage.room('#2f5a56') : stage.room('#fffaf0');
  let art = '';
  const mx = x + width / 2;
  const my = y + height / 2;
  if (kind === 0)
    art =
      path(
        `M${n(x)} ${n(y + height * 0.72)}q${n(width * 0.3)} ${n(-height * 0.12)} ${n(width * 0.55)} 0t${n(width * 0.45)} ${n(-height * 0.04)}V${n(y + height)}H${n(x)}z`,
        stage.room('#7fb36a'),
      ) +
      path(
        `M${n(x)} ${n(y + height * 0.86)}q${n(width * 0.4)} ${n(-height * 0.1)} ${n(width)} 0V${n(y + height)}H${n(x)}z`,
        stage.room(INK.leaf),
      ) +
      stripedBalloon(stage, mx, y + height * 0.34, width * 0.24, false);
  if (kind === 1)
    art =
      path(box(x, y + height * 0.72, width, height * 0.28), stage.room('#c98a4b')) +
      path(`M${n(mx - 30)} ${n(y + height * 0.76)}q-24 -50 14 -70v-24h32v24q38 20 14 70z`, stage.room('#3aa6a0')) +
      circle(mx + 62, y + height * 0.7, 20, stage.room(INK.red)) +
      circle(mx - 62, y + height * 0.7, 18, stage.room(INK.sun)) +
      path([-0.9, -1.4, -1.9, -2.3].map((a) => leafShape(mx, y + height * 0.34, 60, a)).join(''), stage.room('#e8c63a'));
  if (kind === 2)
    art =
      path(
        `M${n(x + width * 0.12)} ${n(y + height)}Q${n(mx - width * 0.2)} ${n(y + height * 0.6)} ${n(mx)} ${n(y + height * 0.6)}T${n(x + width * 0.88)} ${n(y + height)}z`,
        stage.room(INK.red),
      ) +
      ellipse(mx, y + height * 0.42, width * 0.19, height * 0.17, stage.room('#f6cfae')) +
      path(
        `M${n(mx - width * 0.24)} ${n(y + height * 0.5)}Q${n(mx - width * 0.3)} ${n(y + height * 0.16)} ${n(mx)} ${n(y + height * 0.18)}Q${n(mx + width * 0.3)} ${n(y + height * 0.16)} ${n(mx + width * 0.24)} ${n(y + height * 0.5)}Q${n(mx + width * 0.16)} ${n(y + height * 0.3)} ${n(mx)} ${n(y + height * 0.31)}Q${n(mx - width * 0.16)} ${n(y + height * 0.3)} ${n(mx - width * 0.24)} ${n(y + height * 0.5)}z`,
        stage.room('#4a2c1c'),
      ) +
      circle(mx - width * 0.07, y + height * 0.41, 4, stage.room('#2a1c17')) +
      circle(mx + width * 0.07, y + height * 0.41, 4, stage.room('#2a1c17')) +
      circle(mx - width * 0.1, y + height * 0.46, 8, stage.room('#e8705a'), opacity(0.5)) +
      circle(mx + width * 0.1, y + height * 0.46, 8, stage.room('#e8705a'), opacity(0.5)) +
      stroke(
        `M${n(mx - width * 0.05)} ${n(y + height * 0.49)}q${n(width * 0.05)} ${n(height * 0.025)} ${n(width * 0.1)} 0`,
        stage.room('#8a3d33'),
        3,
      );
  if (kind === 3)
    art =
      path(
        polygon([
          [x, y + height],
          [mx, y],
          [mx + 40, y + height],
        ]),
        stage.room(INK.sky),
      ) +
      circle(x + width * 0.7, y + height * 0.36, height * 0.2, stage.room(INK.red)) +
      path(
        polygon([
          [mx, y + height],
          [x + width, my],
          [x + width, y + height],
        ]),
        stage.room(INK.sun),
      );
  return (
    cut(box(x - 16, y - 16, width + 32, height + 32), gold, 9) +
    rect(x, y, width, height, inner) +
    art +
    stroke(box(x - 6, y - 6, width + 12, height + 12), stage.room('#fff0c4'), 2)
  );
}

function plinth(stage: Stage, x: number, y: number, kind: number): string {
  const vase = cycle(
    [
      'M-34 0Q-60 -50 -24 -84Q-12 -96 -22 -112H22Q12 -96 24 -84Q60 -50 34 0z',
      'M-20 0Q-60 -40 -46 -80Q-36 -104 -12 -106V-120H12V-106Q36 -104 46 -80Q60 -40 20 0z',
      'M-30 0L-52 -76Q0 -100 52 -76L30 0z',
    ],
    kind,
  );
  return (
    cut(box(x - 62, y - 190, 124, 190), stage.room('#fffaf0'), 7) +
    rect(x - 72, y - 200, 144, 16, stage.room('#ffffff')) +
    at(
      x,
      y - 200,
      cut(vase, stage.room(cycle(['#3a6ea5', INK.red, '#2f8a7a'], kind)), 5) +
        stroke('M-44 -52Q0 -38 44 -52M-38 -70Q0 -58 38 -70', stage.room('#fff3dc'), 5) +
        path(disc(-14, -30, 6) + disc(14, -30, 6) + disc(0, -24, 6), stage.room(INK.sun)),
      1.15,
    )
  );
}
