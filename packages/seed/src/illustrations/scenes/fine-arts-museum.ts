import { bough } from '../foreground.ts';
import { column, glass, steps, windows } from '../motifs/architecture.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, pavement } from '../motifs/land.ts';
import { passersBy } from '../motifs/passers-by.ts';
import { lamp } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { box, cut, n, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** Museum of Fine Arts: portico, pediment, steps. */
export function fineArtsMuseum(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(600, 660);
  const middle = stage.layout([800, 690, 930]) + random.between(-25, 25);
  const wall = stage.wall('#f3e6cc');
  const shadeTone = stage.wall('#d8c4a0');
  const stone = stage.wall('#fff6e4');
  const ground = horizon + 130;
  const pane = glass(stage);
  let picture = backdrop(stage, { horizon, trees: 130, sun: [random.between(280, 420), random.between(150, 260)] });
  for (const side of [-1, 1]) {
    const x = middle + side * 500;
    picture +=
      cut(box(x - 210, ground - 250, 420, 250), shadeTone, 8) +
      rect(x - 220, ground - 268, 440, 22, stone) +
      path(windows(x - 170, ground - 210, 6, 60, 34, 130), pane);
    picture += cut(
      polygon([
        [x - 120, ground - 262],
        [x, ground - 320],
        [x + 120, ground - 262],
      ]),
      wall,
      4,
    );
  }
  picture +=
    cut(box(middle - 330, ground - 330, 660, 330), shadeTone, 10) +
    rect(middle - 320, ground - 300, 640, 300, stage.lit ? '#e8a95a' : stage.paint('#b99a72'));
  picture +=
    path(windows(middle - 36, ground - 190, 1, 0, 72, 190), stage.lit ? '#fff0b8' : stage.paint('#5b3f2e')) +
    path(windows(middle - 220, ground - 170, 2, 370, 60, 170), stage.lit ? '#ffe29a' : stage.paint('#6d4c36'));
  let columns = '';
  for (let i = 0; i < 8; i++) columns += column(middle - 294 + i * 84, ground, 36, 300);
  picture +=
    cut(columns, stone, 7) +
    stroke(
      Array.from(
        { length: 8 },
        (_, i) =>
          `M${n(middle - 290 + i * 84)} ${n(ground - 30)}V${n(ground - 270)}M${n(middle - 298 + i * 84)} ${n(ground - 30)}V${n(ground - 270)}`,
      ).join(''),
      shadeTone,
      2.5,
    );
  picture += cut(box(middle - 346, ground - 350, 692, 52), wall, 6) + rect(middle - 356, ground - 358, 712, 16, stone);
  picture +=
    cut(
      polygon([
        [middle - 366, ground - 354],
        [middle, ground - 500],
        [middle + 366, ground - 354],
      ]),
      stone,
      8,
    ) +
    path(
      polygon([
        [middle - 290, ground - 366],
        [middle, ground - 478],
        [middle + 290, ground - 366],
      ]),
      stage.paint('#c9a868'),
    );
  picture += [-150, -85, -30, 30, 85, 150]
    .map((dx, i) =>
      figure(stage, middle + dx, ground - 368, 88 - Math.abs(dx) * 0.26, {
        pose: random.pick(['stand', 'point', 'wave', 'reach']),
        flip: i > 2,
        shadow: false,
        look: {
          skin: '#fff6e4',
          hair: '#fff6e4',
          top: '#fff6e4',
          bottom: '#fff6e4',
          shoes: '#fff6e4',
          garment: 'dress',
          hat: 'none',
          cut: 'bun',
          bareArms: true,
          bareLegs: false,
          scarf: '#fff6e4',
        },
      }),
    )
    .join('');
  if (stage.cold)
    picture += path(
      `M${n(middle - 376)} ${n(ground - 352)}L${n(middle)} ${n(ground - 508)}L${n(middle + 376)} ${n(ground - 352)}l-22 -2L${n(middle)} ${n(ground - 488)}L${n(middle - 352)} ${n(ground - 354)}z`,
      stage.paint('#ffffff'),
    );
  picture +=
    rect(-20, ground - 26, 1640, 100, stage.lawn(3)) +
    pavement(ground + 60, stage.paint(stage.cold ? '#eef2f5' : '#ead9b8'), middle, 6) +
    steps(stage, middle, ground, 690, 7, 13, stone);
  picture +=
    figure(stage, middle - 210, ground + 66, 108, { pose: 'walk' }) +
    figure(stage, middle + 60, ground + 40, 100, { pose: 'sit' }) +
    figure(stage, middle + 190, ground + 90, 118, { pose: 'photograph', flip: true });
  picture += passersBy(stage, [
    [middle - 130, ground + 150, 146],
    [middle + 250, ground + 170, 152],
    [middle - 330, ground + 215, 178],
    [middle + 40, ground + 260, 196],
  ]);
  picture +=
    tree(stage, 70, ground + 130, 430, 'round') +
    tree(stage, 1530, ground + 120, 400, 'oval') +
    lamp(stage, middle - 420, ground + 150, 200) +
    lamp(stage, middle + 460, ground + 150, 200);
  return picture + (random.chance(0.5) ? bough(stage, 'right') : bough(stage, 'left')) + air(stage, 0.7);
}
