import { figure } from '../motifs/figures.ts';
import { bassist, cellist, fiddler, grandPiano } from '../motifs/instruments.ts';
import { backdrop } from '../motifs/land.ts';
import { glow } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK, mix } from '../palette.ts';
import { circle, cut, ellipse, leafShape, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** A glass-walled hall: the stage, its players, and the trees behind. */
export function concertHall(stage: Stage): string {
  const { random } = stage;
  const floor = random.between(720, 770);
  const x = random.between(760, 840);
  let picture = outside(stage, 520, 420);
  picture +=
    stroke(Array.from({ length: 13 }, (_, i) => `M${20 + i * 130} 0V${n(floor + 20)}`).join(''), stage.room('#fffaf0'), 9) +
    path(
      Array.from({ length: 6 }, (_, i) =>
        polygon([
          [60 + i * 260, 200],
          [130 + i * 260, 200],
          [50 + i * 260, 720],
          [-20 + i * 260, 720],
        ]),
      ).join(''),
      '#ffffff',
      opacity(0.1),
    );
  picture += goldenCeiling(stage);
  picture +=
    cut(`M-20 ${n(floor)}Q800 ${n(floor - 36)} 1620 ${n(floor)}V1090H-20z`, stage.room('#d9a566'), 10) +
    stroke(
      Array.from({ length: 9 }, (_, i) => `M${n(800 + (i - 4) * 130)} ${n(floor - 14)}L${n(800 + (i - 4) * 260)} 960`).join(''),
      stage.room('#b98148'),
      3,
      ' stroke-opacity=".6"',
    ) +
    ellipse(x, floor + 110, 560, 80, '#fff3c4', opacity(0.25));
  const black = {
    garment: 'shirt',
    top: '#26303f',
    bottom: '#1d242b',
    hat: 'none',
    bareArms: false,
    bareLegs: false,
    shoes: '#16181c',
  } as const;
  const red = { garment: 'dress', top: INK.red, hat: 'none', bareArms: true } as const;
  const inside = { indoors: true } as const;
  const ensemble = stage.layout([0, 1]);
  if (ensemble === 0)
    picture +=
      grandPiano(stage, x + 330, floor + 130, 400) +
      figure(stage, x + 90, floor + 140, 300, { pose: 'bench', ...inside, look: black }) +
      rect(x + 66, floor + 62, 70, 14, stage.room('#1d242b')) +
      cellist(stage, x - 140, floor + 160, 310, { ...inside, look: red }) +
      fiddler(stage, x - 330, floor + 140, 320, { ...inside, look: black });
  else
    picture +=
      bassist(stage, x + 260, floor + 120, 330, { ...inside, look: black, flip: true }) +
      cellist(stage, x + 60, floor + 160, 310, { ...inside, look: { ...red, top: INK.sun } }) +
      fiddler(stage, x - 130, floor + 130, 320, { ...inside, look: red }) +
      fiddler(stage, x - 330, floor + 150, 320, { ...inside, look: black }) +
      musicStand(stage, x - 30, floor + 190);
  picture += glow(x, 330, 420, '#fff0b8', 0.6);
  return picture + listeners(stage);
}

/** The park as seen through a window: the picture behind the wall. */
export function outside(stage: Stage, horizon: number, height: number): string {
  const { random } = stage;
  let picture = backdrop(stage, { horizon, trees: 150, clouds: 3, rings: true });
  picture += path(`M-20 ${n(horizon + 40)}Q800 ${n(horizon)} 1620 ${n(horizon + 40)}V1090H-20z`, stage.lawn(2));
  for (let i = 0; i < 8; i++)
    picture += tree(stage, 100 + i * 200 + random.between(-60, 60), horizon + random.between(60, 150), height * random.between(0.8, 1.15));
  return picture + air(stage, 0.5);
}

function musicStand(stage: Stage, x: number, y: number): string {
  return (
    stroke(`M${n(x)} ${n(y)}V${n(y - 130)}M${n(x - 30)} ${n(y)}L${n(x)} ${n(y - 24)}L${n(x + 30)} ${n(y)}`, stage.room('#1d242b'), 5) +
    path(
      polygon([
        [x - 48, y - 126],
        [x + 48, y - 126],
        [x + 56, y - 186],
        [x - 56, y - 186],
      ]),
      stage.room('#fffaf0'),
    )
  );
}

/** Gilded leaves and round holes, as under the roof of the music house. */
export function goldenCeiling(stage: Stage): string {
  const { random } = stage;
  let leaves = '';
  let second = '';
  for (let i = 0; i < 90; i++) {
    const x = random.between(-20, 1620);
    const y = random.between(10, 150 - 70 * Math.sin((x / 1600) * Math.PI));
    if (i % 2) leaves += leafShape(x, y, random.between(34, 54), random.between(0, 6.3), 0.36);
    else second += leafShape(x, y, random.between(34, 54), random.between(0, 6.3), 0.36);
  }
  const holes = [
    [300, 60, 70],
    [620, 44, 54],
    [1010, 48, 64],
    [1330, 70, 60],
  ] as const;
  const light = stage.lit ? '#fff3c4' : mix(stage.sky[1], '#ffffff', 0.3);
  return (
    cut('M-20 -20H1620V190Q1200 70 800 96T-20 180z', stage.room('#d39c3c'), 12) +
    path(leaves, stage.room('#f2cf7a'), opacity(0.85)) +
    path(second, stage.room('#b87f2a'), opacity(0.7)) +
    holes.map(([x, y, r]) => ellipse(x, y, r + 8, r * 0.44 + 6, stage.room('#8a5f22')) + ellipse(x, y, r, r * 0.42, light)).join('')
  );
}

/** Heads of an audience along the lower edge, from behind. */
export function listeners(stage: Stage): string {
  const { random } = stage;
  let picture = '';
  for (let i = 0; i < 11; i++) {
    const x = 40 + i * 152 + random.between(-16, 16);
    const y = 1030 + random.between(-22, 14);
    const coat = stage.room(random.pick(['#2c4f6a', '#5c3a5e', '#7a3a3a', '#2f5a48', '#4a4a5a', '#8a5a3a']));
    const hair = stage.room(random.pick(['#2a1c17', '#4a2c1c', '#7a4a28', '#c9c4be', '#a8703a']));
    picture +=
      cut(`M${n(x - 80)} 1100Q${n(x - 76)} ${n(y + 6)} ${n(x)} ${n(y)}Q${n(x + 76)} ${n(y + 6)} ${n(x + 80)} 1100z`, coat, 6) +
      circle(x, y - 44, 44, hair) +
      (i % 3 === 0 ? circle(x, y - 92, 20, hair) : i % 3 === 1 ? path(`M${n(x - 46)} ${n(y - 44)}v56h92v-56z`, hair) : '');
  }
  return picture;
}
