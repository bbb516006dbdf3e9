import { figure } from '../motifs/figures.ts';
import { backdrop } from '../motifs/land.ts';
import { glow } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { at, box, circle, cut, disc, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';
import { frame } from './exhibition-hall.ts';

/** The modern storage and restoration centre, cut open: crates, racks, a restorer under the lamp. */
export function storageCentre(stage: Stage): string {
  const { random } = stage;
  const roof = random.between(190, 240);
  let picture =
    backdrop(stage, { horizon: 640, trees: 240, city: true, sun: [random.between(240, 420), 120] }) +
    path('M-20 700H1620V1090H-20z', stage.lawn(2));
  for (const tx of [60, 1540]) picture += tree(stage, tx, 900, 420);
  const wall = stage.wall('#fffaf0');
  picture +=
    cut(
      `M150 960V${n(roof + 40)}L400 ${n(roof - 30)}L640 ${n(roof + 30)}L880 ${n(roof - 30)}L1120 ${n(roof + 30)}L1300 ${n(roof - 20)}L1450 ${n(roof + 40)}V960z`,
      wall,
      12,
    ) +
    (stage.cold
      ? stroke(
          `M150 ${n(roof + 36)}L400 ${n(roof - 34)}L640 ${n(roof + 26)}L880 ${n(roof - 34)}L1120 ${n(roof + 26)}L1300 ${n(roof - 24)}L1450 ${n(roof + 36)}`,
          stage.paint('#ffffff'),
          18,
        )
      : '');
  picture +=
    rect(186, roof + 80, 1228, 290, stage.room('#e8dfd0')) +
    rect(186, roof + 396, 1228, 960 - roof - 396, stage.room('#f7efe0')) +
    rect(150, roof + 370, 1300, 26, stage.room('#b9c2c6'));
  picture += shelves(stage, roof + 100, 250);
  const base = 944;
  picture +=
    path(
      [300, 620, 940, 1260]
        .map((x) =>
          polygon([
            [x - 30, roof + 396],
            [x + 30, roof + 396],
            [x + 150, base],
            [x - 150, base],
          ]),
        )
        .join(''),
      '#fffbe0',
      opacity(0.3),
    ) + path([300, 620, 940, 1260].map((x) => box(x - 40, roof + 396, 80, 10)).join(''), '#fff3b0');
  picture += easel(stage, 500, base) + workbench(stage, 880, base);
  const coat = { garment: 'coat', top: '#ffffff', bottom: '#3d4f5c', hat: 'none', bareArms: false, bareLegs: false, cut: 'bun' } as const;
  picture +=
    figure(stage, 640, base, 290, { pose: 'reach', flip: true, indoors: true, look: coat }) +
    figure(stage, 1060, base, 290, { pose: 'reach', flip: true, indoors: true, look: { ...coat, cut: 'short' } }) +
    cart(stage, 1270, base) +
    figure(stage, 310, base, 280, { pose: 'push', indoors: true, look: { garment: 'shirt', top: INK.sky } });
  return (
    picture +
    cut(box(370, base - 90, 90, 84), stage.room('#c98f52'), 5) +
    rect(120, 958, 1360, 30, stage.paint('#b9c2c6')) +
    path(`M-20 984Q800 970 1620 984V1090H-20z`, stage.paint(stage.cold ? '#eef3f7' : INK.forest)) +
    air(stage, 0.6)
  );
}

function shelves(stage: Stage, y: number, height: number): string {
  const { random } = stage;
  let picture = '';
  for (let bay = 0; bay < 6; bay++) {
    const x = 214 + bay * 198;
    picture += stroke(`M${x} ${n(y)}v${height}M${x + 180} ${n(y)}v${height}`, stage.room('#3a5a6a'), 7);
    for (let row = 0; row < 3; row++) {
      const base = y + (height / 3) * (row + 1);
      picture += rect(x, base - 5, 180, 8, stage.room('#3a5a6a'));
      let left = x + 8;
      while (left < x + 150) {
        const w = random.between(34, 62);
        const h = random.between(36, 66);
        const kind = random.next();
        if (left + w > x + 178) break;
        if (kind < 0.62)
          picture +=
            rect(left, base - 5 - h, w, h, stage.room(random.pick(['#c98f52', '#b57a40', '#dcae70'])), 2) +
            stroke(`M${n(left + 5)} ${n(base - 11)}l${n(w - 10)} ${n(12 - h)}`, stage.room('#8a5a2f'), 3);
        else if (kind < 0.84)
          picture += path(
            `M${n(left + w * 0.25)} ${n(base - 5)}q${n(-w * 0.3)} ${n(-h * 0.5)} ${n(w * 0.12)} ${n(-h * 0.75)}v${n(-h * 0.2)}h${n(w * 0.26)}v${n(h * 0.2)}q${n(w * 0.42)} ${n(h * 0.25)} ${n(w * 0.12)} ${n(h * 0.75)}z`,
            stage.room(random.pick(['#3a6ea5', INK.red, '#2f8a7a', '#e8c63a'])),
          );
        else
          picture +=
            rect(left, base - 5 - h, w, h, stage.room('#d9a53a')) +
            rect(left + 5, base - h, w - 10, h - 10, stage.room(random.pick(['#7fb3d0', '#6a3f4a', '#57ab69'])));
        left += w + 9;
      }
    }
  }
  return picture;
}

function easel(stage: Stage, x: number, base: number): string {
  return (
    stroke(
      `M${n(x - 80)} ${n(base)}L${n(x)} ${n(base - 330)}L${n(x + 80)} ${n(base)}M${n(x)} ${n(base - 330)}V${n(base - 20)}`,
      stage.room(INK.wood),
      10,
    ) +
    frame(stage, x - 96, base - 300, 190, 190, 0) +
    glow(x, base - 210, 150, '#fff3c4', 0.9)
  );
}

function workbench(stage: Stage, x: number, base: number): string {
  return (
    cut(box(x - 150, base - 120, 300, 18), stage.room(INK.wood), 5) +
    path(box(x - 136, base - 102, 14, 102) + box(x + 122, base - 102, 14, 102), stage.room('#6b4527')) +
    stroke(`M${n(x - 110)} ${n(base - 120)}L${n(x - 140)} ${n(base - 220)}L${n(x - 50)} ${n(base - 270)}`, stage.room('#3a4248'), 7) +
    path(
      polygon([
        [x - 76, base - 284],
        [x - 22, base - 296],
        [x - 16, base - 236],
        [x - 62, base - 240],
      ]),
      stage.room(INK.red),
    ) +
    path(
      polygon([
        [x - 62, base - 240],
        [x - 16, base - 236],
        [x + 70, base - 122],
        [x - 110, base - 122],
      ]),
      '#fff3c4',
      opacity(0.5),
    ) +
    at(
      x,
      base - 120,
      cut('M-34 0Q-60 -50 -24 -84Q-12 -96 -22 -112H22Q12 -96 24 -84Q60 -50 34 0z', stage.room('#3a6ea5'), 4) +
        stroke('M-44 -46Q0 -32 44 -46', stage.room('#fff3dc'), 5) +
        path('M-10 -112l14 26l-8 20l16 24', 'none', ' stroke="#fff" stroke-width="2.5"'),
    ) +
    path(disc(x + 70, base - 132, 13) + disc(x + 104, base - 130, 11), stage.room(INK.sun)) +
    stroke(`M${n(x + 60)} ${n(base - 128)}l-10 -46M${n(x + 112)} ${n(base - 126)}l16 -44`, stage.room('#6b4527'), 4)
  );
}

function cart(stage: Stage, x: number, base: number): string {
  return (
    path(box(x - 90, base - 60, 180, 14), stage.room('#3a5a6a')) +
    circle(x - 64, base - 20, 20, stage.room('#27343c')) +
    circle(x + 64, base - 20, 20, stage.room('#27343c')) +
    cut(box(x - 78, base - 190, 150, 130), stage.room('#c98f52'), 5) +
    stroke(`M${n(x - 70)} ${n(base - 70)}L${n(x + 64)} ${n(base - 182)}M${n(x - 78)} ${n(base - 126)}h150`, stage.room('#8a5a2f'), 5)
  );
}
