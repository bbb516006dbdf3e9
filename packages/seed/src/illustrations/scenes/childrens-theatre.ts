import { backdrop, hill } from '../motifs/land.ts';
import { garland, glow } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { box, circle, cut, disc, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** A puppet stage with a striped curtain and the children's heads before it. */
export function childrensTheatre(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(560, 640);
  const x = random.between(770, 830);
  let picture = backdrop(stage, { horizon, trees: 200, city: false }) + hill(stage, horizon + 60, 24, stage.lawn(1)).markup;
  for (const tx of [100, 280, 1330, 1510]) picture += tree(stage, tx, horizon + 110, random.between(330, 450));
  picture += garland(stage, -20, 200, x - 250, 130, 40, 'flags') + garland(stage, x + 250, 130, 1620, 210, 40, 'flags');
  const red = stage.bright(INK.red);
  const cream = stage.bright('#fff3dc');
  picture +=
    cut(box(x - 320, 250, 640, 600), stage.bright('#2b62d9'), 12) +
    path([0, 1, 2, 3, 4].map((i) => disc(x - 256 + i * 128, 800, 26)).join(''), stage.bright(INK.sun), opacity(0.9));
  picture +=
    cut(
      polygon([
        [x - 360, 262],
        [x - 260, 110],
        [x + 260, 110],
        [x + 360, 262],
      ]),
      red,
      8,
    ) +
    path(
      [0, 2, 4, 6]
        .map((i) =>
          polygon([
            [x - 260 + i * 74.3, 110],
            [x - 260 + (i + 1) * 74.3, 110],
            [x - 360 + (i + 1) * 102.8, 262],
            [x - 360 + i * 102.8, 262],
          ]),
        )
        .join(''),
      cream,
    ) +
    path(Array.from({ length: 7 }, (_, i) => `M${n(x - 360 + i * 102.8)} 258a51.4 44 0 0 0 102.800 0z`).join(''), stage.bright(INK.sun));
  picture +=
    rect(x - 250, 310, 500, 400, stage.lit ? '#ffe3a0' : stage.bright('#cfe9f4')) +
    path(`M${n(x - 250)} 640q90 -120 190 -30q120 -130 310 30v70h-500z`, stage.bright('#57ab69')) +
    circle(x + 130, 390, 42, stage.bright(INK.sun));
  picture += puppets(stage, x);
  for (const side of [-1, 1]) picture += curtain(stage, x, side);
  picture += cut(box(x - 340, 690, 680, 40), stage.bright('#a5682f'), 8);
  if (stage.lit) picture += glow(x, 500, 420, '#ffe29a', 0.3);
  picture += hill(stage, 880, 16, stage.lawn(3), 6).markup + audience(stage, x);
  return picture + air(stage, 0.6);
}

function curtain(stage: Stage, x: number, side: number): string {
  let picture = '';
  for (let i = 0; i < 4; i++) {
    const from = x + side * (252 - i * 34);
    const to = x + side * (218 - i * 34);
    const gather = side * (60 - i * 6);
    picture += path(
      `M${n(from)} 300H${n(to)}Q${n(to + gather * 0.2)} 480 ${n(to + gather + side * i * 8)} 560Q${n(to + gather * 0.6)} 640 ${n(to + gather * 0.5)} 700H${n(from + gather * 0.2)}z`,
      stage.room(i % 2 ? '#fff3dc' : INK.red),
      ' stroke="#081a26" stroke-opacity=".12" stroke-width="2"',
    );
  }
  return picture;
}

function puppets(stage: Stage, x: number): string {
  const gown = (px: number, colour: string, trim: string, head: string): string =>
    cut(`M${n(px)} 520Q${n(px - 76)} 590 ${n(px - 70)} 712H${n(px + 70)}Q${n(px + 76)} 590 ${n(px)} 520z`, stage.room(colour), 5) +
    stroke(`M${n(px - 40)} 600L${n(px - 84)} 548M${n(px + 40)} 600L${n(px + 80)} 556`, stage.room(colour), 24) +
    circle(px - 88, 544, 13, stage.room('#f6cfae')) +
    circle(px + 84, 552, 13, stage.room('#f6cfae')) +
    path(disc(px - 20, 660, 8) + disc(px + 20, 660, 8) + disc(px, 620, 8), stage.room(trim)) +
    head;
  const king =
    circle(x - 110, 480, 50, stage.room('#f6cfae')) +
    path(`M${n(x - 160)} 452l4 -56l26 28l20 -36l20 36l26 -28l4 56z`, stage.room(INK.sun)) +
    circle(x - 94, 476, 5, '#16231d') +
    circle(x - 124, 476, 5, '#16231d') +
    circle(x - 106, 490, 8, stage.room('#e8705a')) +
    stroke(`M${n(x - 126)} 504q16 14 34 0`, stage.room('#8a3d33'), 4);
  const cheeks = circle(x + 94, 494, 9, '#e8705a', opacity(0.6)) + circle(x + 146, 494, 9, '#e8705a', opacity(0.6));
  const jester =
    circle(x + 120, 484, 48, stage.room('#eebd96')) +
    path(
      `M${n(x + 72)} 470Q${n(x + 66)} 400 ${n(x + 30)} 400Q${n(x + 80)} 380 ${n(x + 120)} 430Q${n(x + 160)} 380 ${n(x + 212)} 404Q${n(x + 174)} 404 ${n(x + 168)} 470Q${n(x + 120)} 446 ${n(x + 72)} 470z`,
      stage.room(INK.sky),
    ) +
    circle(x + 30, 402, 10, stage.room(INK.sun)) +
    circle(x + 212, 406, 10, stage.room(INK.sun)) +
    circle(x + 106, 482, 5, '#16231d') +
    circle(x + 136, 482, 5, '#16231d') +
    stroke(`M${n(x + 104)} 506q16 16 34 0`, stage.room('#8a3d33'), 4) +
    cheeks;
  return gown(x - 110, '#7d5bb0', INK.sun, king) + gown(x + 120, INK.sun, INK.red, jester);
}

/** Heads and shoulders from behind, two rows of them. */
export function audience(stage: Stage, x: number): string {
  const { random } = stage;
  let picture = '';
  for (const [row, count, y, size] of [
    [0, 7, 960, 66],
    [1, 6, 1050, 88],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const px = x + (i - (count - 1) / 2) * (size * 1.95) + random.between(-12, 12) + (row ? 20 : -10);
      const py = y + random.between(-22, 10);
      const hair = stage.bright(random.pick(['#2a1c17', '#4a2c1c', '#7a4a28', '#c98a3e', '#e0b25c', '#a33f24']));
      const coat = stage.bright(random.pick([INK.red, INK.sun, INK.sky, INK.teal, '#f3a7b6', '#fffaf0', '#7d5bb0']));
      const skin = stage.bright(random.pick(['#f6cfae', '#d99f73', '#8a5433', '#eebd96']));
      const ears =
        circle(px - size * 0.46, py - size * 0.46, size * 0.1, skin) + circle(px + size * 0.46, py - size * 0.46, size * 0.1, skin);
      const style = (i + row) % 4;
      const extra =
        stage.cold && style !== 1
          ? path(
              `M${n(px - size * 0.5)} ${n(py - size * 0.46)}Q${n(px - size * 0.5)} ${n(py - size * 1.12)} ${n(px)} ${n(py - size * 1.1)}Q${n(px + size * 0.5)} ${n(py - size * 1.12)} ${n(px + size * 0.5)} ${n(py - size * 0.46)}z`,
              coat,
            ) + circle(px, py - size * 1.12, size * 0.15, '#fffaf0')
          : style === 0
            ? circle(px - size * 0.42, py - size * 0.84, size * 0.2, hair) + circle(px + size * 0.42, py - size * 0.84, size * 0.2, hair)
            : style === 2
              ? path(`M${n(px - size * 0.14)} ${n(py - size * 0.7)}q${n(size * 0.14)} ${n(size * 1.1)} ${n(size * 0.3)} 0z`, hair)
              : style === 3
                ? stroke(
                    `M${n(px - size * 0.36)} ${n(py - size * 0.2)}l${n(-size * 0.16)} ${n(size * 0.5)}M${n(px + size * 0.36)} ${n(py - size * 0.2)}l${n(size * 0.16)} ${n(size * 0.5)}`,
                    hair,
                    size * 0.16,
                  )
                : '';
      picture +=
        cut(
          `M${n(px - size * 0.85)} ${n(py + size * 1.2)}Q${n(px - size * 0.85)} ${n(py + size * 0.12)} ${n(px)} ${n(py + size * 0.06)}Q${n(px + size * 0.85)} ${n(py + size * 0.12)} ${n(px + size * 0.85)} ${n(py + size * 1.2)}z`,
          coat,
          5,
        ) +
        rect(px - size * 0.14, py - size * 0.1, size * 0.28, size * 0.26, skin) +
        ears +
        circle(px, py - size * 0.5, size * 0.48, hair) +
        extra;
    }
  }
  return picture;
}
