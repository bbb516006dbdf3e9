import { verge } from '../foreground.ts';
import { dog } from '../motifs/animals.ts';
import { figure, locateHand } from '../motifs/figures.ts';
import { backdrop, hill, walkway } from '../motifs/land.ts';
import { air } from '../motifs/sky.ts';
import { shade, tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { box, circle, cut, disc, dot, dots, leafShape, n, path, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** The garden of the blind: raised beds at hand height, lavender, a white cane. */
export function sensoryGarden(stage: Stage): string {
  const { random, cold, season } = stage;
  const horizon = random.between(430, 520);
  let picture = backdrop(stage, { horizon, trees: 210, city: false });
  const lawn = hill(stage, horizon + 60, 30, stage.lawn(1));
  picture += lawn.markup;
  for (const tx of [80, 260, 1340, 1530]) picture += tree(stage, tx, lawn.edge(tx) + 30, random.between(300, 420), undefined, 0.08);
  picture += walkway(stage, 1180, horizon + 80, 420, 900, 1090, 60);
  picture += bed(stage, 1230, horizon + 170, 420, 90, 0.6) + bed(stage, 400, horizon + 200, 380, 90, 0.6);
  const floor = random.between(955, 985);
  const x = random.between(560, 620);
  const dark = { hat: 'none', cut: 'bob', garment: cold || season === 'autumn' ? 'coat' : 'dress', top: INK.red } as const;
  picture +=
    dog(stage, x - 210, floor + 10, 120, 'sit', '#e0b070') +
    stroke(`M${n(x - 170)} ${n(floor - 120)}L${n(x - 60)} ${n(floor - 200)}`, stage.bright('#fffaf0'), 7);
  picture += bed(stage, x + 430, floor + 16, 620, 190, 1.15);
  const [hx, hy] = locateHand(x, floor, 470, 'reach');
  picture +=
    figure(stage, x, floor, 470, { pose: 'reach', look: dark }) +
    stroke(`M${n(x - 10)} ${n(floor - 262)}L${n(x + 88)} ${n(floor + 14)}`, stage.bright('#ffffff'), 11) +
    stroke(`M${n(x + 68)} ${n(floor - 42)}L${n(x + 88)} ${n(floor + 14)}`, stage.bright(INK.red), 11) +
    stroke(`M${n(x - 10)} ${n(floor - 262)}l8 24`, stage.bright('#16231d'), 13);
  picture += path(`M${n(x + 12)} ${n(floor - 426)}q14 -8 34 -2l4 14q-16 8 -32 2z`, stage.bright('#16231d'));
  picture += circle(hx + 4, hy, 15, stage.bright('#eebd96'));
  picture += figure(stage, x + 620, floor + 6, 320, { pose: 'reach', flip: true, age: 'child' });
  picture += chimes(stage, x + 690, horizon + 120);
  return picture + verge(stage, 1025, 'flowers') + air(stage, 0.8);
}

function chimes(stage: Stage, x: number, foot: number): string {
  const post = stroke(`M${n(x - 90)} ${n(foot)}V150Q${n(x - 90)} 104 ${n(x - 50)} 104H${n(x + 90)}`, stage.paint(INK.wood), 18);
  const tubes = [-48, -24, 0, 24, 48].map((dx, i) => rect(x + dx - 5, 150, 10, 110 + (i % 3) * 34, stage.bright('#cfd8dc'), 5)).join('');
  return (
    post +
    stroke(
      `M${n(x)} 104V122M${n(x - 60)} 122H${n(x + 60)}${[-48, -24, 0, 24, 48].map((dx) => `M${n(x + dx)} 122v30`).join('')}`,
      stage.paint('#5a3a22'),
      4,
    ) +
    tubes +
    circle(x, 300, 15, stage.bright(INK.red))
  );
}

/** A raised bed whose front stands on y, filled with what can be touched and smelt. */
function bed(stage: Stage, x: number, y: number, width: number, height: number, scale: number): string {
  const { random, cold, season } = stage;
  const left = x - width / 2;
  let stalks = '';
  const blooms: [string, string] = ['', ''];
  let leaves = '';
  for (let i = 0; i < width / 13; i++) {
    const sx = left + 20 + random.next() * (width - 40);
    const tall = random.between(70, 150) * scale;
    const lean = random.between(-16, 16) * scale;
    stalks += `M${n(sx)} ${n(y - height)}q${n(lean * 0.3)} ${n(-tall * 0.6)} ${n(lean)} ${n(-tall)}`;
    if (!cold)
      for (let k = 0; k < 5; k++)
        blooms[(i + k) % 2 === 0 ? 0 : 1] += dot(sx + lean * (1 - k * 0.1) + (k % 2 ? 4 : -4) * scale, y - height - tall + k * 9 * scale);
    if (i % 3 === 0) leaves += leafShape(sx, y - height + 6, 60 * scale, random.between(-2.6, -0.5), 0.3);
  }
  const back = cold ? '' : path(leaves, stage.paint(season === 'autumn' ? '#a3a343' : '#57ab69'));
  const plants =
    stroke(stalks, stage.paint(cold ? '#9a8a74' : '#6d9a58'), 4 * scale) +
    dots(blooms[0], stage.bright(season === 'autumn' ? '#b07cc0' : '#8d6fd0'), 6.5 * scale) +
    dots(blooms[1], stage.bright(season === 'autumn' ? '#d99ac8' : '#b39ae6'), 5.5 * scale);
  const front =
    cut(box(left, y - height, width, height), stage.paint('#b07a48'), 9) +
    stroke(
      [0.33, 0.66].map((t) => `M${n(left)} ${n(y - height * t)}h${n(width)}`).join('') +
        [0.25, 0.5, 0.75].map((t) => `M${n(left + width * t)} ${n(y - height)}v${n(height)}`).join(''),
      stage.paint('#7d4c27'),
      3,
    ) +
    rect(left - 12, y - height - 14, width + 24, 22, stage.paint('#d09a62'), 6);
  const snow = cold
    ? path(
        `M${n(left - 14)} ${n(y - height - 8)}q${n(width * 0.25)} -34 ${n(width * 0.5)} -16t${n(width * 0.5 + 26)} 14z`,
        stage.paint('#ffffff'),
      )
    : '';
  const plate =
    rect(x + width * 0.16, y - height * 0.72, width * 0.2, height * 0.4, stage.bright('#e8edf0'), 5) +
    path(
      Array.from({ length: 10 }, (_, i) =>
        disc(x + width * 0.19 + (i % 5) * width * 0.035, y - height * (0.6 - Math.floor(i / 5) * 0.14), i % 3 === 1 ? 0.1 : 3),
      ).join(''),
      stage.bright('#5b6f80'),
    );
  return shade(stage, x, y, width * 0.6) + back + plants + front + snow + plate;
}
