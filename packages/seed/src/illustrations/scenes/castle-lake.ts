import { bough, verge } from '../foreground.ts';
import { waterBird } from '../motifs/animals.ts';
import { gable, glass, tower, windows } from '../motifs/architecture.ts';
import { rowingBoat } from '../motifs/boats.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, water, waterTone } from '../motifs/land.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { arched, box, cut, disc, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import { type Stage, WIDTH } from '../stage.ts';

/** Vajdahunyad Castle over the lake; boats in the warm months, ice in winter. */
export function castleLake(stage: Stage): string {
  const { random, cold } = stage;
  const shore = random.between(560, 650);
  const middle = stage.layout([800, 700, 880, 760]) + random.between(-20, 20);
  const near = stage.layout(['reeds', 'branch', 'jetty']);
  const id = stage.symbol('castle', castle(stage));
  const size = random.between(0.92, 1.04);
  let picture = backdrop(stage, {
    horizon: shore - 30,
    trees: 150,
    city: false,
    sun: [random.between(260, 400), stage.lit || stage.time === 'day' ? 160 : shore - 220],
  });
  for (const x of [40, 190, 330, 1290, 1430, 1560])
    picture += tree(
      stage,
      x + random.between(-30, 30),
      shore + 4,
      random.between(210, 320),
      random.pick(['round', 'willow', 'oval', 'fir']),
      0.14,
    );
  picture += `<use href="#${id}" transform="translate(${n(middle)} ${n(shore)}) scale(${Math.round(size * 100) / 100})"/>`;
  picture += cut(
    `M-20 ${n(shore - 8)}Q400 ${n(shore - 30)} 800 ${n(shore - 10)}T1620 ${n(shore - 12)}V${n(shore + 26)}H-20z`,
    stage.lawn(2),
    3,
  );
  picture += water(stage, shore + 18, 1087);
  if (!cold)
    picture +=
      `<g opacity=".2"><use href="#${id}" transform="translate(${n(middle)} ${n(shore + 20)}) scale(${Math.round(size * 100) / 100} -.62)"/></g>` +
      shimmer(stage, shore);
  if (stage.lit)
    picture += path(
      Array.from({ length: 14 }, (_, i) => box(middle - 260 + i * 40, shore + 40 + (i % 4) * 34, 22, 5)).join(''),
      '#ffd873',
      opacity(0.5),
    );
  if (cold) {
    for (const [i, dx] of [-120, 210, -330, 60, 350, -210, 150, -380, 20].entries())
      picture += figure(stage, middle + dx + random.between(-40, 40), shore + 80 + i * 34, 74 + i * 12, {
        pose: random.pick(['skate', 'glide', 'twirl', 'skate']),
        flip: random.chance(0.5),
        age: i % 4 === 1 ? 'child' : 'adult',
      });
  } else {
    picture +=
      rowingBoat(stage, middle + random.between(-290, -200), shore + 170, 170, INK.red, false) +
      rowingBoat(stage, middle + random.between(180, 290), shore + 250, 230, INK.sun, true);
    picture +=
      waterBird(stage, middle + 20, shore + 130, 50, 'swan') +
      waterBird(stage, middle - 50, shore + 345, 70, 'duck') +
      waterBird(stage, middle + 40, shore + 372, 62, 'duck') +
      waterBird(stage, middle + 350, shore + 110, 40, 'swan', true);
  }
  if (near === 'jetty') picture += jetty(stage);
  else picture += tree(stage, 70, 1080, 520, 'willow') + verge(stage, 1010, 'grass');
  return picture + (near === 'branch' ? bough(stage, 'right', 420, 240) : bough(stage, 'right', 240, 130)) + air(stage);
}

const battlements = (x: number, y: number, width: number): string =>
  Array.from({ length: Math.floor(width / 22) }, (_, i) => box(x + i * 22, y - 14, 13, 16)).join('');

/** The castle's four styles side by side; its foot is the line y = 0, its middle x = 0. */
function castle(stage: Stage): string {
  const wall = stage.wall('#f0dfbf');
  const pale = stage.wall('#fff3dc');
  const yellow = stage.wall('#f0c670');
  const roof = stage.paint('#c4482f');
  const slate = stage.paint('#54707c');
  const pane = glass(stage);
  let picture = '';
  picture +=
    cut(box(190, -190, 210, 190), yellow, 6) +
    cut('M180 -190Q200 -280 295 -286Q390 -280 410 -190z', slate, 5) +
    cut('M262 -284q-4 -44 33 -58q37 14 33 58z', slate, 4) +
    path(windows(210, -160, 4, 48, 28, 60) + windows(210, -80, 4, 48, 28, 60, false), pane) +
    rect(186, -98, 218, 8, pale);
  picture +=
    cut(box(-150, -230, 240, 230), wall, 7) +
    cut('M-165 -228L-120 -330H60L105 -228z', roof, 6) +
    path(windows(-120, -190, 5, 42, 22, 64) + windows(-120, -90, 5, 42, 22, 44), pane) +
    gable(stage, -60, -228, 70, 80, pale) +
    path(disc(-25, -254, 10), pane);
  picture +=
    cut(box(60, -360, 96, 360), pale, 7) +
    path(battlements(56, -360, 110), pale) +
    cut('M56 -374L86 -520H130L160 -374z', roof, 6) +
    tower(stage, 62, -340, 30, 66, 74, pale, roof) +
    tower(stage, 154, -340, 30, 66, 74, pale, roof) +
    path(windows(84, -320, 2, 30, 18, 50) + arched(88, -90, 42, 90), stage.lit ? pane : stage.paint('#5a4434')) +
    path(windows(84, -220, 2, 30, 18, 40), pane);
  picture +=
    tower(stage, -190, 0, 104, 300, 190, wall, roof) +
    path(battlements(-246, -290, 118), wall) +
    path(windows(-216, -250, 2, 34, 16, 42) + windows(-200, -150, 1, 0, 20, 44), pane);
  picture +=
    cut(box(-390, -130, 150, 130), pale, 6) +
    gable(stage, -390, -128, 150, 90, roof) +
    tower(stage, -372, 0, 56, 180, 96, pale, slate) +
    path(`${arched(-336, -84, 56, 84)}${arched(-326, -70, 36, 70)}`, stage.paint('#b98d5a')) +
    path(arched(-318, -60, 22, 60), pane);
  if (stage.cold)
    picture += path(
      'M-120 -333H60L72 -312Q-30 -304 -132 -312zM86 -523H130L138 -492Q108 -482 78 -492zM-246 -292h110v-6h-110zM196 -238Q220 -284 295 -290Q370 -284 394 -238Q295 -262 196 -238z',
      stage.paint('#ffffff'),
    );
  return picture;
}

function shimmer(stage: Stage, shore: number): string {
  let d = '';
  for (let i = 0; i < 12; i++) d += box(0, shore + 34 + i * 34, WIDTH, 5);
  return path(d, waterTone(stage), opacity(0.55));
}

function jetty(stage: Stage): string {
  const plank = stage.paint('#b98350');
  return (
    cut(
      polygon([
        [340, 900],
        [890, 900],
        [1130, 1110],
        [150, 1110],
      ]),
      plank,
      8,
    ) +
    stroke('M440 902L330 1110M550 902L530 1110M660 902L720 1110M780 902L920 1110', stage.paint('#7a5232'), 4) +
    figure(stage, 520, 945, 165, { pose: 'sit' }) +
    figure(stage, 630, 948, 130, { pose: 'sit', age: 'child' }) +
    figure(stage, 800, 965, 185, { pose: 'wave', flip: true })
  );
}
