import { bough, verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill, scatter, treeline, tufts, walkway, water } from '../motifs/land.ts';
import { bench, toyBalloon } from '../motifs/props.ts';
import { air, sky } from '../motifs/sky.ts';
import { stripedBalloon } from '../motifs/striped-balloon.ts';
import { tree } from '../motifs/trees.ts';
import { INK, LAWN, mix } from '../palette.ts';
import { disc, n, path, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

export function balloon(stage: Stage): string {
  return stage.layout([overTheTrees, landingPlace, fromBelow, aboveTheCity])(stage);
}

function overTheTrees(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(640, 720);
  const lake = random.chance(0.5);
  const x = random.between(720, 860);
  const back = hill(stage, horizon + 30, 46, stage.lawn(0));
  const middle = hill(stage, horizon + 110, 60, stage.lawn(2));
  let picture = backdrop(stage, {
    horizon,
    sun: [random.between(330, 480), stage.time === 'day' || stage.time === 'night' ? 190 : horizon - 120],
  });
  picture += back.markup;
  for (let i = 0; i < 9; i++) {
    const tx = 60 + i * 185 + random.between(-50, 50);
    picture += tree(stage, tx, back.edge(tx) + 14, random.between(110, 190), undefined, 0.22);
  }
  picture += stroke(`M${n(x)} ${n(horizon - 60)}V${n(middle.edge(x) + 10)}`, stage.paint('#5a3a22'), 2.5);
  picture += middle.markup + tufts(stage, horizon + 170, 930);
  picture += stripedBalloon(stage, x, random.between(285, 325), random.between(205, 232));
  for (const tx of [120, 330, 1120, 1290, 1480]) {
    const px = tx + random.between(-50, 50);
    picture += tree(stage, px, middle.edge(px) + random.between(20, 60), random.between(230, 340));
  }
  if (lake) picture += water(stage, 905, 1067, `M-20 935Q420 860 860 915T1620 890V1087H-20z`);
  picture +=
    figure(stage, 660, 935, 118, { pose: 'wave' }) +
    figure(stage, 745, 940, 80, { pose: 'point', age: 'child' }) +
    figure(stage, 940, 932, 112, { pose: 'hold', flip: true });
  return picture + verge(stage, 985, random.pick(['flowers', 'leaves', 'grass'])) + air(stage);
}

function fromBelow(stage: Stage): string {
  const { random } = stage;
  const x = random.between(760, 850);
  let picture = sky(stage, { horizon: 1000, clouds: 6, sun: [random.between(260, 420), random.between(180, 300)] });
  picture += treeline(stage, 1000, 210, stage.paint(mix(LAWN[stage.season][2], '#ffffff', 0.1), 0.4), 0.6);
  picture += stripedBalloon(stage, x, 430, 318);
  for (const [tx, h] of [
    [60, 420],
    [260, 330],
    [1330, 350],
    [1540, 470],
    [450, 240],
    [1170, 250],
  ] as const)
    picture += tree(stage, tx + random.between(-30, 30), 1060, h);
  return picture + verge(stage, 1010, 'bushes') + bough(stage, random.chance(0.5) ? 'left' : 'right') + air(stage);
}

/** The round take-off place between trees. */
function takeOffPlace(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(560, 620);
  const ground = hill(stage, horizon + 40, 30, stage.lawn(1));
  let picture = backdrop(stage, { horizon, trees: 130 }) + ground.markup;
  for (const tx of [70, 230, 410, 1200, 1380, 1530])
    picture += tree(stage, tx + random.between(-40, 40), ground.edge(tx) + 30, random.between(180, 290), undefined, 0.1);
  return (
    picture +
    path(disc(800, 830, 330, 74), stage.paint(stage.cold ? '#f4f0ea' : '#e8d5aa')) +
    stroke(disc(800, 830, 270, 58), stage.paint(INK.red), 8, ' stroke-dasharray="46 40"')
  );
}

/** The balloon without passengers, tied to the ground. */
export function mooredBalloon(stage: Stage): string {
  const { random } = stage;
  let picture = takeOffPlace(stage);
  picture += stroke('M760 790L590 850M840 790L1010 850M752 800L660 872M848 800L940 872', stage.paint('#5a3a22'), 4);
  picture += stripedBalloon(stage, 800, 372, 236, false);
  for (const x of [590, 660, 940, 1010]) picture += path(disc(x, x === 590 || x === 1010 ? 850 : 872, 11, 6), stage.paint('#5a3a22'));
  picture += walkway(stage, 800, 890, 620, 420, 1067, 150) + scatter(stage, 930, 1060, 30);
  picture += figure(stage, 430, 930, random.between(118, 128), { pose: 'stroll' });
  return picture + bench(stage, 1230, 930, 130) + verge(stage, 1005, 'grass') + air(stage);
}

function landingPlace(stage: Stage): string {
  const { random } = stage;
  let picture = takeOffPlace(stage);
  picture += stroke('M800 690L560 835M800 690L1040 835M800 690V836', stage.paint('#5a3a22'), 3);
  picture += stripedBalloon(stage, 800, 352, 236);
  picture += walkway(stage, 800, 890, 620, 420, 1067, 150);
  for (let i = 0; i < 5; i++)
    picture += figure(stage, 560 + i * 78 + (i > 2 ? 110 : 0), 905 + random.between(-8, 26), i === 1 ? 88 : random.between(118, 132), {
      pose: random.pick(['stand', 'point', 'stroll', 'wave']),
      age: i === 1 ? 'child' : 'adult',
      flip: i > 2,
    });
  picture += toyBalloon(stage, 648, 860, 22, INK.sun) + scatter(stage, 930, 1060, 30);
  return picture + bench(stage, 1230, 930, 130) + verge(stage, 1005, 'flowers') + air(stage);
}

function aboveTheCity(stage: Stage): string {
  const { random } = stage;
  const x = random.between(690, 780);
  let picture = backdrop(stage, { horizon: 520, clouds: 6, trees: 60, rings: true });
  const river = hill(stage, 570, 20, stage.lawn(0), 5);
  picture += river.markup;
  for (const [y, size, step] of [
    [640, 90, 0.2],
    [730, 130, 0.12],
    [850, 180, 0.05],
    [990, 250, 0],
  ] as const) {
    const tones = { spring: '#6fb562', summer: '#3a955b', autumn: '#dd7a2d', winter: '#bccfdd' };
    const slope = hill(stage, y, 40, stage.paint(mix(tones[stage.season], INK.forest, (y - 640) / 900), step), 10);
    picture +=
      treeline(stage, (tx) => slope.edge(tx), size, stage.paint(mix(tones[stage.season], '#fff3a8', 0.2), step + 0.08), 0.7) + slope.markup;
    if (y === 730) picture += stroke(`M${n(x)} 560L${n(x + 30)} 860`, stage.paint('#5a3a22'), 2.5);
    for (let i = 0; i < 4; i++)
      picture += tree(
        stage,
        (i + random.next()) * 400,
        y + random.between(40, 90),
        size * random.between(0.8, 1.15),
        stage.cold && i % 2 ? 'fir' : random.pick(['round', 'fir', 'oval', 'blossom']),
        step,
      );
  }
  return picture + stripedBalloon(stage, x, 330, 228) + air(stage);
}
