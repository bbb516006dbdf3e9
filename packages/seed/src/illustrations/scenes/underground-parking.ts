import { figure } from '../motifs/figures.ts';
import { backdrop } from '../motifs/land.ts';
import { bicycle, glow, lamp } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK, LAWN, mix } from '../palette.ts';
import { at, box, circle, cut, disc, ellipse, layer, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** The three-level car park cut open; the park goes on above it. */
export function undergroundParking(stage: Stage): string {
  const { random, cold } = stage;
  const surface = random.between(375, 430);
  const shaft = stage.layout([760, 900, 640]);
  const floor = (1040 - surface - 70) / 3;
  const carColours = [INK.red, INK.sky, INK.sun, '#fffaf0', INK.leaf, INK.teal, '#f08a5d', '#7d5bb0', '#8fa3b0'];
  let picture = backdrop(stage, { horizon: surface - 40, trees: 130, sun: [random.between(280, 460), 130] });
  for (const tx of [120, 330, 560, 1060, 1280, 1490])
    picture += tree(stage, tx + random.between(-40, 40), surface + 8, random.between(190, 320));
  picture +=
    figure(stage, shaft + 190, surface + 6, 118, { pose: 'stroll' }) +
    figure(stage, shaft + 250, surface + 6, 84, { pose: 'run', age: 'child' }) +
    figure(stage, shaft - 200, surface + 6, 116, { pose: 'walk' }) +
    bicycle(stage, shaft - 310, surface + 6, 110, INK.red) +
    figure(stage, shaft - 310, surface - 12, 112, { pose: 'ride', shadow: false });
  picture += lamp(stage, shaft + 400, surface + 6, 170);
  picture +=
    layer(`M-20 ${n(surface)}Q400 ${n(surface - 14)} 800 ${n(surface)}T1620 ${n(surface)}V1090H-20z`, stage.paint('#7a5238'), 5) +
    path(
      `M-20 ${n(surface)}Q400 ${n(surface - 14)} 800 ${n(surface)}T1620 ${n(surface)}v26q-60 18 -120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-120 0t-80 0z`,
      stage.paint(cold ? '#f6fafc' : LAWN[stage.season][3]),
    );
  let stones = '';
  for (let i = 0; i < 34; i++)
    stones += disc(random.between(0, 1600), random.between(surface + 40, 1060), random.between(5, 14), random.between(4, 9));
  picture += path(stones, stage.paint('#96694a')) + rect(70, surface + 52, 1460, 1000, stage.room('#d7dde0'), 10);
  for (let level = 0; level < 3; level++) {
    const top = surface + 66 + level * floor;
    const base = top + floor - 20;
    const tone = cycle([INK.sun, '#8fc9e8', '#9ad19a'], level);
    picture +=
      rect(84, top, 1432, floor - 20, stage.room(mix('#f7f4ec', tone, 0.16))) +
      rect(84, base - 26, 1432, 26, stage.room('#aeb8bd')) +
      rect(84, top + 46, 1432, 16, stage.room(tone));
    picture +=
      path(Array.from({ length: 12 }, (_, i) => box(130 + i * 120, top, 70, 9)).join(''), '#fffbe0') +
      path(
        Array.from({ length: 12 }, (_, i) =>
          polygon([
            [130 + i * 120, top + 9],
            [200 + i * 120, top + 9],
            [220 + i * 120, base - 26],
            [110 + i * 120, base - 26],
          ]),
        ).join(''),
        '#fffbe0',
        opacity(0.12),
      );
    for (const px of [260, 480, 1100, 1330])
      picture += cut(box(px - 13, top, 26, floor - 22), stage.room('#c3ccd0'), 4) + rect(px - 13, top + 62, 26, 50, stage.room(tone));
    let spot = 0;
    for (const cx of [170, 372, 575, 1000, 1216, 1426]) {
      spot += 1;
      if (Math.abs(cx - shaft) < 120 || random.chance(0.16)) continue;
      picture += car(
        stage,
        cx + random.between(-8, 8),
        base - 6,
        Math.min(176, floor * 1.05),
        cycle(carColours, spot * 2 + level * 5 + stage.turn),
        random.chance(0.5),
        spot + level,
      );
    }
    if (level === 0) picture += charger(stage, 470, base - 8) + charger(stage, 1110, base - 8);
    picture += figure(stage, shaft + (level === 1 ? 130 : -120), base - 4, 116, {
      pose: level === 2 ? 'wave' : 'walk',
      flip: level !== 1,
      indoors: true,
    });
  }
  picture += lift(stage, shaft, surface, floor);
  return picture + air(stage, 0.4);
}

/** A car seen from the side, wheels on y, `size` long. */
function car(stage: Stage, x: number, y: number, size: number, colour: string, flip: boolean, kind: number): string {
  const paint = stage.room(colour);
  const shapes = [
    'M-100 -22Q-104 -50 -70 -54L-40 -86Q-34 -92 -24 -92H30Q42 -92 50 -82L68 -56Q102 -52 102 -22z',
    'M-100 -22Q-104 -58 -84 -62L-70 -96Q-66 -102 -58 -102H40Q50 -102 58 -92L76 -60Q102 -56 102 -22z',
    'M-100 -22Q-104 -52 -64 -58Q-44 -98 0 -98Q50 -98 72 -58Q102 -54 102 -22z',
  ];
  const panes = [
    'M-32 -82H-2V-58H-56zM6 -82H28L50 -58H6z',
    'M-58 -92H-8V-64H-70zM0 -92H38L58 -64H0z',
    'M-48 -60Q-34 -88 -4 -88V-60zM4 -88Q40 -86 56 -60H4z',
  ];
  const wheel = (wx: number): string => circle(wx, -18, 20, stage.room('#1d242b')) + circle(wx, -18, 9, stage.room('#cfd8dc'));
  return at(
    x,
    y,
    ellipse(0, 2, 108, 7, '#081a26', opacity(0.22)) +
      path(cycle(shapes, kind), paint, ' stroke="#fff" stroke-opacity=".25" stroke-width="1.5"') +
      path(cycle(panes, kind), stage.room('#d4eef5')) +
      path('M-100 -40H102v7H-100z', '#ffffff', opacity(0.25)) +
      circle(96, -42, 6, stage.room('#fff3b0')) +
      circle(-96, -42, 5, stage.room(INK.red)) +
      wheel(-58) +
      wheel(58),
    size / 204,
    flip,
  );
}

function charger(stage: Stage, x: number, y: number): string {
  return (
    cut(box(x - 17, y - 96, 34, 96), stage.room('#fffaf0'), 4) +
    path(
      polygon([
        [x + 4, y - 86],
        [x - 11, y - 58],
        [x - 1, y - 58],
        [x - 5, y - 38],
        [x + 11, y - 66],
        [x + 1, y - 66],
      ]),
      stage.room(INK.leaf),
    ) +
    stroke(`M${n(x + 17)} ${n(y - 60)}q34 10 22 50`, stage.room('#1d242b'), 4)
  );
}

function lift(stage: Stage, x: number, surface: number, floor: number): string {
  const glassTone = stage.lit ? '#ffe9ae' : stage.room('#d8f0f2');
  const stop = stage.turn % 3;
  const cabin = surface + 66 + stop * floor;
  return (
    (stage.lit ? glow(x, surface - 60, 150) : '') +
    cut(box(x - 66, surface - 130, 132, floor * 3 + 190), glassTone, 8) +
    cut(box(x - 92, surface - 152, 184, 26), stage.bright(INK.red), 5) +
    stroke(`M${n(x)} ${n(surface - 126)}V${n(cabin)}`, stage.room('#5b6f80'), 4) +
    cut(box(x - 52, cabin, 104, floor - 22), stage.room('#fffaf0'), 4) +
    figure(stage, x - 18, cabin + floor - 26, 112, { pose: 'stand', indoors: true }) +
    figure(stage, x + 22, cabin + floor - 26, 84, { pose: 'wave', age: 'child', indoors: true }) +
    stroke(
      `M${n(x - 66)} ${n(surface - 130)}V${n(surface + floor * 3 + 60)}M${n(x + 66)} ${n(surface - 130)}V${n(surface + floor * 3 + 60)}${[1, 2].map((i) => `M${n(x - 66)} ${n(surface + 56 + i * floor)}h132`).join('')}`,
      stage.room('#24423a'),
      6,
    )
  );
}
