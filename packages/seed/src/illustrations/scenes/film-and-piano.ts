import { figure } from '../motifs/figures.ts';
import { grandPiano } from '../motifs/instruments.ts';
import { glow } from '../motifs/props.ts';
import { INK, mix } from '../palette.ts';
import { box, circle, cut, disc, ellipse, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';
import { listeners } from './concert-hall.ts';

/** A silent film in a dark hall, and the pianist who plays to it. */
export function filmAndPiano(stage: Stage): string {
  const { random } = stage;
  const floor = random.between(790, 815);
  const wall = stage.layout(['#2c2f4f', '#43304a', '#263f4a']);
  const x = 760;
  let picture =
    rect(0, 0, 1600, 1067, stage.room(wall)) +
    stroke(Array.from({ length: 9 }, (_, i) => `M${i * 200} 0V${n(floor)}`).join(''), stage.room(mix(wall, '#000000', 0.3)), 12);
  picture += sconces(stage) + glow(x, 400, 620, '#e8efff', 0.6) + screen(stage, x);
  picture +=
    cut(`M-20 ${n(floor)}H1620V1090H-20z`, stage.room('#7a4f34'), 10) + ellipse(1190, floor + 70, 330, 46, '#fff3c4', opacity(0.22));
  picture += path(
    polygon([
      [x - 8, 1010],
      [x + 8, 1010],
      [x + 390, 170],
      [x - 390, 170],
    ]),
    '#f4f7ff',
    opacity(0.12),
  );
  const black = { garment: 'shirt', top: '#26303f', bottom: '#1d242b', hat: 'none', bareArms: false, bareLegs: false } as const;
  picture +=
    grandPiano(stage, 1290, floor + 100, 390) +
    figure(stage, 1060, floor + 110, 300, { pose: 'bench', indoors: true, shadow: false, look: black }) +
    rect(1030, floor + 34, 74, 14, stage.room('#1d242b')) +
    bouquet(stage, 930, floor + 24);
  return picture + listeners(stage) + projector(stage, x, 1050);
}

function sconces(stage: Stage): string {
  return [90, 1480]
    .map(
      (x) =>
        glow(x, 300, 150, '#ffdf9a', stage.lit ? 0.9 : 0.5) +
        cut(`M${x - 34} 330H${x + 34}L${x + 22} 260H${x - 22}z`, '#ffe7a8', 3) +
        rect(x - 5, 330, 10, 40, stage.room(INK.gold)),
    )
    .join('');
}

/** What blooms in that season, on a stand beside the piano. */
function bouquet(stage: Stage, x: number, y: number): string {
  const tone = { spring: '#f3a7b6', summer: '#ffc72e', autumn: '#dd6a2d', winter: '#ffffff' }[stage.season];
  return (
    stroke(
      `M${x} ${n(y + 70)}L${x - 36} ${n(y)}M${x} ${n(y + 70)}V${n(y - 16)}M${x} ${n(y + 70)}L${x + 36} ${n(y)}`,
      stage.room(INK.leaf),
      6,
    ) +
    path(disc(x - 38, y - 4, 20) + disc(x, y - 24, 22) + disc(x + 38, y - 4, 20), stage.room(tone)) +
    cut(`M${x - 24} ${n(y + 40)}H${x + 24}L${x + 15} ${n(y + 90)}H${x - 15}z`, stage.room(INK.sky), 3) +
    path(box(x - 44, y + 90, 88, 12) + box(x - 6, y + 100, 12, 70), stage.room('#4a3428'))
  );
}

/** The sheet, with a scene in the greys of a silent film: a man with an umbrella who is carried off. */
function screen(stage: Stage, x: number): string {
  const { random } = stage;
  const grey = '#dfe5ee';
  const ink = '#2a3038';
  const story = stage.layout([0, 1]);
  const [mx, my] = [x + random.between(-70, 10), 330 + random.between(-20, 20)];
  const floating =
    path(
      `M${n(mx - 110)} ${n(my - 60)}Q${n(mx)} ${n(my - 190)} ${n(mx + 110)} ${n(my - 60)}q-27 -22 -55 0q-27 -22 -55 0q-27 -22 -55 0q-28 -22 -55 0z`,
      ink,
    ) +
    stroke(`M${n(mx)} ${n(my - 70)}V${n(my + 50)}`, ink, 7) +
    stroke(`M${n(mx)} ${n(my + 36)}L${n(mx + 34)} ${n(my + 90)}`, ink, 17) +
    path(`${disc(mx + 44, my + 58, 27)}M${n(mx + 16)} ${n(my + 42)}q28 -54 56 0z${box(mx + 6, my + 38, 76, 8)}`, ink) +
    path(`M${n(mx + 24)} ${n(my + 86)}h44l16 100h-76z`, ink) +
    stroke(`M${n(mx + 36)} ${n(my + 180)}l-30 60l-26 -4M${n(mx + 58)} ${n(my + 180)}l20 64l-26 16`, ink, 18);
  const rocket =
    circle(x + 60, 350, 150, '#f7f4e8') +
    path(disc(x + 10, 320, 15) + disc(x + 110, 320, 15), ink) +
    stroke(`M${x + 4} 410q56 50 116 -6`, ink, 10) +
    path(disc(x + 130, 420, 22) + disc(x - 30, 260, 18), '#b9bfc8') +
    path(`M${x - 260} 470l150 -70l14 30l-140 84q-30 -8 -24 -44z`, ink);
  let roofs = '';
  for (let i = 0; i < 9; i++)
    roofs += `${box(x - 370 + i * 84, 500 - (i % 3) * 24, 70, 60 + (i % 3) * 24)}M${x - 376 + i * 84} ${500 - (i % 3) * 24}l41 -40 41 40z`;
  return (
    cut(box(x - 420, 140, 840, 470), stage.room('#3a2c2a'), 12) +
    rect(x - 390, 168, 780, 414, grey) +
    [240, 170].map((r) => circle(x, 370, r, '#ffffff', opacity(0.4))).join('') +
    `<g opacity=".88">${story ? rocket : floating}${path(roofs, mix('#2a3038', '#dfe5ee', 0.35))}</g>` +
    path(box(x - 390, 560, 780, 22), '#2a3038', opacity(0.8)) +
    stroke(`M${x - 400} 170L${x - 560} 40M${x + 400} 170L${x + 560} 40`, stage.room('#4a3a30'), 12)
  );
}

function projector(stage: Stage, x: number, y: number): string {
  const iron = stage.room('#27343c');
  return (
    ellipse(x, y + 6, 90, 12, '#081a26', opacity(0.2)) +
    stroke(
      `M${n(x)} ${n(y - 90)}L${n(x - 56)} ${n(y)}M${n(x)} ${n(y - 90)}L${n(x + 56)} ${n(y)}M${n(x)} ${n(y - 90)}V${n(y + 4)}`,
      iron,
      8,
    ) +
    cut(box(x - 52, y - 176, 104, 84), stage.room('#3d5a66'), 5) +
    stroke(disc(x - 32, y - 206, 36) + disc(x + 40, y - 200, 30), iron, 9) +
    stroke(disc(x - 32, y - 206, 15) + disc(x + 40, y - 200, 12), stage.room(INK.gold), 6) +
    (stage.lit ? glow(x, y - 184, 70, '#f4f7ff', 1.2) : '')
  );
}
