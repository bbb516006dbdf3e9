import { bough } from '../foreground.ts';
import { sparrow } from '../motifs/animals.ts';
import { column } from '../motifs/architecture.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, pavement } from '../motifs/land.ts';
import { passersBy } from '../motifs/passers-by.ts';
import { glow } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { INK } from '../palette.ts';
import { at, box, circle, cut, disc, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** Heroes' Square: the column with the winged figure between two curved colonnades. */
export function heroesSquare(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(640, 710);
  const middle = stage.layout([800, 620, 960, 720]) + random.between(-30, 30);
  const stone = stage.wall('#efe4cf');
  const pale = stage.wall('#fff8ea');
  const bronze = stage.paint('#5f8f7c');
  const base = horizon + 60;
  let picture = backdrop(stage, {
    horizon,
    trees: 170,
    city: false,
    sun: [random.between(300, 460), stage.time === 'day' || stage.lit ? 170 : horizon - 190],
  });
  picture += pavement(horizon + 26, stage.paint(stage.cold ? '#eef2f6' : '#e9d3b0'), middle, 7);
  for (const side of [-1, 1]) {
    let columns = '';
    let statues = '';
    for (let i = 0; i < 8; i++) {
      const t = i / 7;
      const x = middle + side * (150 + t * 440);
      const y = base + 4 + (1 - (1 - t) ** 2) * 46 - 26;
      const h = 150 + t * 46;
      columns += column(x, y, 15 + t * 5, h);
      if (i < 7)
        statues += `M${n(x + side * 26)} ${n(y + 2)}v-44q-4 -26 ${n(side * 14)} -44q16 12 ${n(side * 10)} 46v42z${disc(x + side * 38, y - 96, 8)}`;
    }
    const rail = `M${n(middle + side * 126)} ${n(base - 168)}Q${n(middle + side * 380)} ${n(base - 166)} ${n(middle + side * 620)} ${n(base - 188)}V${n(base - 158)}Q${n(middle + side * 380)} ${n(base - 136)} ${n(middle + side * 126)} ${n(base - 140)}z`;
    const foot = `M${n(middle + side * 118)} ${n(base - 26)}Q${n(middle + side * 380)} ${n(base - 10)} ${n(middle + side * 626)} ${n(base + 20)}v26Q${n(middle + side * 380)} ${n(base + 22)} ${n(middle + side * 118)} ${n(base)}z`;
    picture += path(statues, bronze) + cut(columns, pale, 5) + cut(rail, stone, 6) + cut(foot, stone, 5);
    picture += at(
      middle + side * 606,
      base - 186,
      path('M-46 0Q-40 -26 -14 -26L-8 -50Q2 -58 8 -46L20 -24L50 -30Q44 -8 46 0z', bronze),
      1,
      side < 0,
    );
    if (stage.cold)
      picture += stroke(
        `M${n(middle + side * 128)} ${n(base - 170)}Q${n(middle + side * 380)} ${n(base - 168)} ${n(middle + side * 618)} ${n(base - 190)}`,
        stage.paint('#ffffff'),
        8,
      );
  }
  picture +=
    cut(
      polygon([
        [middle - 110, base + 40],
        [middle - 80, base - 60],
        [middle + 80, base - 60],
        [middle + 110, base + 40],
      ]),
      stone,
      7,
    ) + rect(middle - 130, base + 34, 260, 24, pale);
  const shaft = base - 560;
  picture +=
    cut(column(middle, base - 58, 46, 470), pale, 8) +
    path(box(middle + 6, base - 500, 12, 430), '#081a26', opacity(0.07)) +
    cut(disc(middle, shaft + 24, 24), stone, 4);
  picture +=
    cut(
      `M${n(middle)} ${n(shaft - 66)}Q${n(middle - 60)} ${n(shaft - 150)} ${n(middle - 106)} ${n(shaft - 120)}Q${n(middle - 60)} ${n(shaft - 60)} ${n(middle - 8)} ${n(shaft - 30)}zM${n(middle)} ${n(shaft - 66)}Q${n(middle + 60)} ${n(shaft - 150)} ${n(middle + 106)} ${n(shaft - 120)}Q${n(middle + 60)} ${n(shaft - 60)} ${n(middle + 8)} ${n(shaft - 30)}z`,
      bronze,
      4,
    ) +
    figure(stage, middle, shaft + 4, 110, { pose: 'hold', shadow: false, look: ANGEL }) +
    circle(middle + 15, shaft - 124, 11, stage.paint(INK.gold));
  for (const [dx, flip] of [
    [-96, false],
    [96, true],
  ] as const)
    picture += at(
      middle + dx,
      base + 36,
      path('M-44 0L-36 -40Q-56 -60 -30 -62L14 -66Q22 -100 44 -96Q60 -88 50 -76L36 -66Q34 -40 30 0H18L14 -34H-22L-30 0z', bronze) +
        path('M-16 -62Q-20 -100 -4 -112Q14 -104 10 -64z', bronze) +
        circle(-4, -118, 9, bronze),
      0.9,
      !flip,
    );
  if (stage.lit)
    picture += glow(middle, base - 20, 190, '#ffd873', 0.8) + glow(middle - 380, base - 40, 150) + glow(middle + 380, base - 40, 150);
  picture += passersBy(stage, [
    [middle - 260, base + 130, 112],
    [middle + 170, base + 120, 108],
    [middle + 330, base + 190, 140],
    [middle - 120, base + 235, 156],
    [middle + 120, base + 265, 168],
  ]);
  for (let i = 0; i < 6; i++)
    picture += sparrow(stage, middle - 10 + i * 42, base + 226 + random.between(-6, 30), 24, '#8d97a8', i % 2 === 0);
  return picture + bough(stage, stage.layout(['left', 'right']), 320, 200) + air(stage, 0.8);
}

const ANGEL = {
  skin: '#6f9a86',
  hair: '#6f9a86',
  top: '#6f9a86',
  bottom: '#6f9a86',
  shoes: '#6f9a86',
  garment: 'dress',
  hat: 'none',
  cut: 'short',
  bareArms: true,
  bareLegs: false,
  scarf: '#6f9a86',
} as const;
