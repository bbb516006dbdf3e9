import { figure } from '../motifs/figures.ts';
import { backdrop, hill } from '../motifs/land.ts';
import { air } from '../motifs/sky.ts';
import { greatTit, nestBox, nuthatch, woodpecker } from '../motifs/songbirds.ts';
import { tree } from '../motifs/trees.ts';
import { CROWNS, INK, mix } from '../palette.ts';
import { at, box, cut, disc, group, leafShape, n, opacity, path, polygon, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** Birds close up on the learning trail; the hide and the children stand far behind. */
export function birdTrail(stage: Stage): string {
  const { random, cold } = stage;
  const horizon = random.between(600, 690);
  let picture = backdrop(stage, { horizon, trees: 230, city: false, sun: [random.between(600, 900), random.between(160, 260)] });
  const lawn = hill(stage, horizon + 70, 40, stage.lawn(1));
  picture += lawn.markup;
  for (const tx of [380, 560, 1130, 1280])
    picture += tree(stage, tx + random.between(-50, 50), lawn.edge(tx) + 20, random.between(220, 330), undefined, 0.26);
  picture += hide(stage, random.between(1130, 1190), horizon + 120) + hill(stage, horizon + 200, 30, stage.lawn(2)).markup;
  const arrangement = stage.layout([0, 1, 2]);
  const trunkX = 330;
  const bark = stage.paint(arrangement === 1 ? '#7a5a48' : '#6b4a37');
  picture +=
    cut(
      `M${trunkX - 130} 1090Q${trunkX - 70} 800 ${trunkX - 90} 400T${trunkX - 110} -20H${trunkX + 90}Q${trunkX + 60} 400 ${trunkX + 80} 700T${trunkX + 150} 1090z`,
      bark,
      14,
    ) +
    stroke(
      `M${trunkX - 50} 60q14 160 -4 300M${trunkX + 20} 180q-14 160 8 340M${trunkX - 40} 520q10 160 -14 400M${trunkX + 40} 640q10 120 30 300`,
      stage.paint('#4a3226'),
      6,
      ' stroke-opacity=".6"',
    );
  const branch = (y: number, lift: number, reach: number): string =>
    `M${trunkX + 20} ${n(y + 60)}Q${n(trunkX + reach * 0.4)} ${n(y + 10)} ${n(trunkX + reach * 0.7)} ${n(y - lift * 0.4)}T${n(trunkX + reach)} ${n(y - lift)}`;
  const low = random.between(800, 850);
  const high = random.between(300, 345);
  const branches = branch(low, 30, 1080) + branch(high, 60, 850);
  picture += stroke(branches, '#081a26', 30, ' stroke-opacity=".12" transform="translate(8 14)"') + stroke(branches, bark, 30);
  if (cold) picture += group(stroke(branches, stage.paint('#ffffff'), 13), 'translate(-2 -11)');
  picture += foliage(stage, trunkX, low, 30, 1080) + foliage(stage, trunkX, high, 60, 850);
  const tit = greatTit(stage);
  const pecker = woodpecker(stage);
  const climber = nuthatch(stage);
  if (arrangement === 0)
    picture += at(830, low - 8, tit, 1.7) + at(700, high - 10, climber, 1.2, true) + at(trunkX + 72, 560, pecker, 1.35, true);
  else if (arrangement === 1)
    picture += at(1010, low - 14, tit, 1.3, true) + at(trunkX + 72, 560, pecker, 1.9, true) + at(690, low + 4, climber, 1.25);
  else
    picture +=
      at(640, low + 2, tit, 1.5) +
      at(960, low - 12, tit, 1.25, true) +
      group(at(0, 0, climber, 1.3), `translate(${trunkX + 74} 440) rotate(92)`);
  const boxX = arrangement === 2 ? 820 : 1060;
  picture += stroke(`M${boxX} ${n(high - 30)}V${n(high + 40)}`, stage.paint('#4a3226'), 5) + nestBox(stage, boxX, high + 150, 190);
  return picture + air(stage);
}

function foliage(stage: Stage, trunkX: number, y: number, lift: number, reach: number): string {
  const { random, season, cold } = stage;
  const leaves: [string, string] = ['', ''];
  let berries = '';
  for (let i = 0; i < 17; i++) {
    const t = 0.25 + (i / 17) * 0.78;
    const x = trunkX + 20 + (reach - 20) * t;
    const py = y + 60 * (1 - t) ** 1.5 - lift * t ** 2;
    if (cold) berries += i % 3 ? '' : disc(x, py + 26, 10) + disc(x + 18, py + 34, 9);
    else {
      leaves[i % 2 === 0 ? 0 : 1] +=
        leafShape(x, py + 10, random.between(60, 96), random.between(0.7, 2.2), 0.34) +
        leafShape(x, py - 8, random.between(50, 76), random.between(-2.2, -0.7), 0.34);
      if (season === 'spring' && i % 3 === 0) berries += disc(x + 10, py - 24, 13) + disc(x + 28, py - 16, 11) + disc(x + 14, py - 8, 11);
    }
  }
  const tone = cycle(CROWNS[season], stage.turn);
  const dark = mix(tone, INK.forest, season === 'autumn' ? 0.08 : 0.35);
  return cold
    ? path(berries, stage.bright(INK.red))
    : path(leaves[0] + leaves[1], '#081a26', `${opacity(0.1)} transform="translate(7 11)"`) +
        path(leaves[0], stage.paint(dark)) +
        path(leaves[1], stage.paint(tone)) +
        path(berries, stage.paint('#fbd3dc'));
}

function hide(stage: Stage, x: number, y: number): string {
  const wood = stage.paint('#9a6a3f');
  return (
    cut(box(x - 130, y - 150, 260, 154), wood, 7) +
    stroke([0.25, 0.5, 0.75].map((t) => `M${n(x - 130)} ${n(y - 150 * t)}h260`).join(''), stage.paint('#6b4527'), 3) +
    path(box(x - 100, y - 112, 80, 30) + box(x + 20, y - 112, 80, 30), stage.lit ? '#ffd873' : stage.paint('#2a1f18')) +
    cut(
      polygon([
        [x - 158, y - 146],
        [x - 110, y - 206],
        [x + 110, y - 206],
        [x + 158, y - 146],
      ]),
      stage.paint(stage.cold ? '#ffffff' : '#4c7a4a'),
      6,
    ) +
    figure(stage, x - 190, y + 14, 130, { pose: 'photograph', flip: true }) +
    figure(stage, x + 180, y + 12, 92, { pose: 'point', age: 'child' })
  );
}
