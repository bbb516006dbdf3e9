import { figure } from '../motifs/figures.ts';
import { backdrop } from '../motifs/land.ts';
import { glow } from '../motifs/props.ts';
import { tree } from '../motifs/trees.ts';
import { INK, mix } from '../palette.ts';
import { box, circle, cut, disc, ellipse, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** The yellow cars of the old underground railway at a station just below the park's trees. */
export function undergroundRailway(stage: Stage): string {
  const { random } = stage;
  const ground = random.between(330, 350);
  let picture = backdrop(stage, { horizon: ground - 60, trees: 110, sun: [random.between(900, 1250), 110] });
  picture += path(`M-20 ${n(ground - 30)}Q800 ${n(ground - 60)} 1620 ${n(ground - 30)}V${n(ground + 20)}H-20z`, stage.lawn(2));
  for (const tx of [90, 560, 760, 1010, 1260, 1500])
    picture += tree(stage, tx + random.between(-30, 30), ground + 2, random.between(200, 290));
  picture +=
    figure(stage, 660, ground + 2, 100, { pose: 'stroll' }) +
    figure(stage, 890, ground + 2, 98, { pose: 'walk', flip: true }) +
    figure(stage, 1130, ground + 2, 66, { pose: 'run', age: 'child' });
  picture += earth(stage, ground) + hall(stage, ground + 92) + stairs(stage, ground);
  const shift = random.between(-20, 60);
  picture += train(stage, 640 + shift, 858) + platform(stage) + columns(stage, ground + 92);
  const inside = { indoors: true, shadow: false } as const;
  picture +=
    figure(stage, 210, 968, 230, { pose: 'stroll', ...inside }) +
    figure(stage, 380, 990, 240, { pose: 'wave', flip: true, ...inside }) +
    figure(stage, 470, 992, 160, { pose: 'hold', age: 'child', ...inside }) +
    figure(stage, 1260, 984, 236, { pose: 'stand', flip: true, age: 'old', ...inside }) +
    figure(stage, 1390, 974, 240, { pose: 'walk', flip: true, ...inside });
  return picture;
}

function earth(stage: Stage, ground: number): string {
  const { random } = stage;
  let stones = '';
  for (let i = 0; i < 26; i++)
    stones += disc(random.between(0, 1600), ground + random.between(28, 74), random.between(5, 13), random.between(4, 8));
  return (
    cut(`M-20 ${n(ground)}H1620V${n(ground + 120)}H-20z`, stage.paint('#7a5640'), 4) +
    path(box(-20, ground, 1640, 17), stage.lawn(3)) +
    path(stones, stage.paint('#a98468')) +
    path(box(-20, ground + 84, 1640, 20), stage.paint('#8f8a84'))
  );
}

/** Tiled walls with brown frames, as the stations have had since 1896. */
function hall(stage: Stage, top: number): string {
  const tile = stage.room('#fbf6ea');
  let joints = '';
  for (let y = top + 40; y < 860; y += 30) joints += `M-20 ${n(y)}H1620`;
  for (let x = 10; x < 1620; x += 60) joints += `M${x} ${n(top)}V860`;
  const signs = [330, 1240]
    .map(
      (x) =>
        cut(box(x - 150, top + 96, 300, 74), stage.room('#fffaf0'), 4) +
        stroke(box(x - 142, top + 104, 284, 58), stage.room('#7a3f24'), 6) +
        path(box(x - 106, top + 124, 150, 17) + box(x + 58, top + 124, 50, 17), stage.room(INK.ink)),
    )
    .join('');
  return (
    path(box(-20, top, 1640, 780), tile) +
    stroke(joints, stage.room('#e2d8c4'), 2.5) +
    path(box(-20, top + 40, 1640, 13) + box(-20, top + 206, 1640, 13), stage.room('#8a4a2c')) +
    signs +
    path(box(-20, top - 6, 1640, 26), stage.room('#3f5a4a')) +
    Array.from(
      { length: 6 },
      (_, i) =>
        glow(140 + i * 264, top + 46, 120, '#fff0b8', stage.lit ? 1 : 0.6) +
        circle(140 + i * 264, top + 44, 19, '#fff6d6') +
        path(box(136 + i * 264, top + 14, 8, 14), stage.room('#3f5a4a')),
    ).join('')
  );
}

function stairs(stage: Stage, ground: number): string {
  const iron = stage.paint('#2f6a55');
  return (
    path(
      polygon([
        [40, ground - 4],
        [330, ground - 4],
        [520, 880],
        [300, 880],
      ]),
      stage.room('#e9dcc3'),
    ) +
    path(
      polygon([
        [60, ground],
        [300, ground],
        [500, 880],
        [324, 880],
      ]),
      stage.room('#cfc2a8'),
    ) +
    stroke(
      Array.from({ length: 12 }, (_, i) => `M${n(76 + i * 21)} ${n(ground + 34 + i * 42)}h${n(236 - i * 5)}`).join(''),
      stage.room('#a89a80'),
      6,
    ) +
    stroke(
      `M40 ${n(ground)}v-74H330V${n(ground)}M88 ${n(ground)}v-74M136 ${n(ground)}v-74M184 ${n(ground)}v-74M232 ${n(ground)}v-74M282 ${n(ground)}v-74`,
      iron,
      6,
    ) +
    stroke(`M330 ${n(ground)}V${n(ground - 190)}`, iron, 9) +
    cut(disc(330, ground - 206, 38), stage.bright(INK.sun), 4) +
    stroke(`M313 ${n(ground - 190)}v-32l17 22l17 -22v32`, stage.bright('#26303f'), 7)
  );
}

function train(stage: Stage, x: number, rail: number): string {
  const yellow = stage.room('#f7c62f');
  const deep = stage.room('#d99a1c');
  const car = (cx: number, width: number, front: boolean): string => {
    const windows = Array.from({ length: Math.floor(width / 130) }, (_, i) => box(cx + 34 + i * 128, rail - 216, 92, 80)).join('');
    const doors = box(cx + width * 0.42, rail - 230, 92, 196);
    return (
      path(box(cx + 10, rail - 30, width - 20, 34), stage.room('#27343c')) +
      path([0.14, 0.28, 0.72, 0.86].map((k) => disc(cx + width * k, rail + 2, 26)).join(''), stage.room('#3b4b55')) +
      cut(
        `M${n(cx)} ${n(rail - 28)}V${n(rail - 232)}Q${n(cx)} ${n(rail - 262)} ${n(cx + 34)} ${n(rail - 262)}H${n(cx + width - 34)}Q${n(cx + width)} ${n(rail - 262)} ${n(cx + width)} ${n(rail - 232)}V${n(rail - 28)}z`,
        yellow,
        8,
      ) +
      path(
        `M${n(cx + 4)} ${n(rail - 244)}Q${n(cx + 10)} ${n(rail - 286)} ${n(cx + 60)} ${n(rail - 286)}H${n(cx + width - 60)}Q${n(cx + width - 10)} ${n(rail - 286)} ${n(cx + width - 4)} ${n(rail - 244)}z`,
        stage.room('#e9e2d2'),
      ) +
      path(windows, '#fff3c9') +
      stroke(windows, deep, 6) +
      cut(doors, stage.room('#f2b320'), 3) +
      rect(cx + width * 0.42 + 16, rail - 212, 60, 74, '#fff3c9', 4) +
      path(box(cx, rail - 112, width, 10) + box(cx, rail - 44, width, 12), deep) +
      (front ? cut(disc(cx + 17, rail - 78, 17), '#fffbe0', 2) + glow(cx + 10, rail - 78, 110, '#fff3c4', 1) : '')
    );
  };
  const inside = { indoors: true, shadow: false } as const;
  const riders = [60, 330, 700, 830]
    .map((dx, i) => figure(stage, x + dx + 14, rail - 48, 150, { pose: i % 2 ? 'stand' : 'wave', flip: i % 2 === 0, ...inside }))
    .join('');
  return (
    car(x, 560, true) +
    path(box(x + 556, rail - 220, 40, 190), stage.room('#5a4a44')) +
    car(x + 590, 560, false) +
    riders +
    window(stage, x, rail)
  );
}

/** What covers the riders from the waist: the wall of the car under its windows. */
function window(stage: Stage, x: number, rail: number): string {
  const yellow = stage.room('#f7c62f');
  return [0, 590]
    .map((dx) =>
      path(
        box(x + dx + 2, rail - 132, 556 * 0.41, 20) +
          box(x + dx + 2, rail - 102, 556 * 0.41, 56) +
          box(x + dx + 330, rail - 132, 226, 20) +
          box(x + dx + 330, rail - 102, 226, 56),
        yellow,
      ),
    )
    .join('');
}

function platform(stage: Stage): string {
  return (
    ellipse(800, 878, 900, 12, '#081a26', opacity(0.25)) +
    cut('M-20 878H1620V1090H-20z', stage.room('#d8cdb8'), 6) +
    path(box(-20, 878, 1640, 20), stage.room(mix('#d8cdb8', '#ffffff', 0.5))) +
    path(box(-20, 908, 1640, 12), stage.room(INK.sun)) +
    stroke(
      'M-20 980H1620M-20 1040H1620M200 920L80 1090M500 920L440 1090M800 920V1090M1100 920L1160 1090M1400 920L1520 1090',
      stage.room('#b8ab92'),
      3,
    )
  );
}

function columns(stage: Stage, top: number): string {
  const iron = stage.room('#2f6a55');
  return [120, 620, 1080, 1540]
    .map(
      (x) =>
        path(box(x - 15, top + 20, 30, 470) + box(x - 27, top + 470, 54, 26), iron) +
        cut(
          `M${x - 60} ${n(top + 18)}Q${x - 24} ${n(top + 30)} ${x - 17} ${n(top + 84)}H${x + 17}Q${x + 24} ${n(top + 30)} ${x + 60} ${n(top + 18)}z`,
          iron,
          4,
        ) +
        path(box(x - 20, top + 112, 40, 10) + box(x - 20, top + 430, 40, 10), stage.room(INK.gold)),
    )
    .join('');
}
