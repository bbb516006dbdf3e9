import { figure } from '../motifs/figures.ts';
import { backdrop, hill, walkway } from '../motifs/land.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK, LAWN, mix } from '../palette.ts';
import { box, circle, cut, disc, ellipse, group, n, opacity, path, polygon, smooth, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** A folded map and a compass in two hands; ahead, the paths and the flags to be found. */
export function mapAndCompass(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(360, 400);
  let picture = backdrop(stage, { horizon, trees: 150, sun: [random.between(240, 420), 140] });
  const lawn = hill(stage, horizon + 50, 30, stage.lawn(1));
  picture += lawn.markup;
  for (const x of [70, 220, 420, 1090, 1290, 1500])
    picture += tree(stage, x + random.between(-30, 30), lawn.edge(x) + 26, random.between(240, 360), undefined, 0.1);
  picture += hill(stage, horizon + 140, 24, stage.lawn(2)).markup + walkway(stage, 760, horizon + 130, 800, 1300);
  picture +=
    control(stage, 520 + random.between(-30, 30), horizon + 150, 100) + control(stage, 1180 + random.between(-30, 30), horizon + 140, 90);
  picture +=
    figure(stage, 660, horizon + 150, 160, { pose: 'run' }) +
    figure(stage, 860, horizon + 160, 164, { pose: 'sprint', flip: true }) +
    figure(stage, 1060, horizon + 150, 110, { pose: 'point', age: 'child' });
  picture += group(map(stage), `translate(760 880) rotate(${Math.round(random.between(-4, 4))})`);
  const skin = stage.layout(['#eebd96', '#8a5433', '#f6cfae', '#d99f73']);
  picture += hand(stage, 250, 910, skin, false) + compass(stage, 1250, 820) + hand(stage, 1330, 960, skin, true);
  return picture + air(stage, 0.5);
}

/** An orienteer's control: a flag of white and orange triangles on a stake. */
function control(stage: Stage, x: number, y: number, size: number): string {
  return (
    ellipse(x, y + 3, size * 0.4, 5, '#081a26', opacity(0.2)) +
    stroke(`M${n(x)} ${n(y)}V${n(y - size * 1.5)}`, stage.paint(INK.wood), 7) +
    cut(box(x - size * 0.4, y - size * 1.5, size * 0.8, size * 0.8), stage.bright('#ffffff'), 4) +
    path(
      polygon([
        [x + size * 0.4, y - size * 1.5],
        [x + size * 0.4, y - size * 0.7],
        [x - size * 0.4, y - size * 0.7],
      ]),
      stage.bright('#f0642d'),
    )
  );
}

function map(stage: Stage): string {
  const { random, season } = stage;
  const lawn = LAWN[season === 'winter' ? 'spring' : season];
  const folds = [-480, -160, 160]
    .map((x, i) => path(box(x, -300, 320, 620), i % 2 ? '#ffffff' : '#081a26', opacity(i % 2 ? 0.16 : 0.06)))
    .join('');
  const lake = smooth(
    [
      [-390, 60],
      [-290, -10],
      [-180, 30],
      [-170, 130],
      [-280, 170],
      [-380, 140],
    ],
    true,
  );
  let woods = '';
  for (let i = 0; i < 30; i++) woods += disc(random.between(-450, 450), random.between(-270, 290), random.between(13, 24));
  const stations = stage.layout([
    [
      [-380, -190],
      [-130, -80],
      [90, -210],
      [330, -90],
      [190, 110],
      [-60, 210],
    ],
    [
      [-330, 210],
      [-90, 60],
      [-220, -180],
      [80, -120],
      [350, -200],
      [300, 80],
    ],
    [
      [-400, -60],
      [-180, -210],
      [60, -40],
      [250, -220],
      [380, 60],
      [80, 160],
    ],
  ] as const);
  const route = stations.map(([x, y]) => `${x} ${y}`).join('L');
  return (
    path(
      'M-480 -300L-160 -330L160 -300L480 -330V290L160 320L-160 290L-480 320z',
      '#081a26',
      `${opacity(0.2)} transform="translate(14 18)"`,
    ) +
    path('M-480 -300L-160 -330L160 -300L480 -330V290L160 320L-160 290L-480 320z', stage.room('#fffaf0')) +
    path('M-456 -276L-160 -304L160 -276L456 -304V266L160 294L-160 266L-456 294z', stage.room(mix(lawn[1], '#ffffff', 0.3))) +
    path('M-456 -276L-160 -304V0Q-300 40 -456 -20zM160 60Q300 20 456 120V266L160 294z', stage.room(lawn[1])) +
    path(woods, stage.room(lawn[2])) +
    path(lake, stage.room(INK.water)) +
    stroke('M-456 200Q-200 180 -60 20T456 -160M-300 -290Q-140 -60 60 40T300 276M-456 -100Q-100 -140 200 -20', stage.room(INK.sand), 17) +
    path(box(60, -270, 70, 46) + box(250, 150, 90, 40) + box(-420, -250, 56, 56), stage.room('#b5573b')) +
    stroke(`M${route}`, stage.room('#c2267a'), 8) +
    stroke(
      stations
        .slice(1, -1)
        .map(([x, y]) => disc(x, y, 28))
        .join(''),
      stage.room('#c2267a'),
      8,
    ) +
    path(
      stations
        .slice(1, -1)
        .map(([x, y]) => disc(x, y, 22))
        .join(''),
      stage.room('#fffaf0'),
      opacity(0.6),
    ) +
    stroke(
      stations
        .slice(0, 1)
        .map(([x, y]) =>
          polygon([
            [x, y - 34],
            [x + 32, y + 24],
            [x - 32, y + 24],
          ]),
        )
        .join('') +
        stations
          .slice(-1)
          .map(([x, y]) => disc(x, y, 28) + disc(x, y, 15))
          .join(''),
      stage.room('#c2267a'),
      8,
    ) +
    folds
  );
}

function compass(stage: Stage, x: number, y: number): string {
  const needle = Math.round(stage.random.between(-50, 50));
  const ticks = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2;
    const inner = i % 6 ? 118 : 102;
    return `M${n(x + Math.cos(a) * inner)} ${n(y + Math.sin(a) * inner)}L${n(x + Math.cos(a) * 132)} ${n(y + Math.sin(a) * 132)}`;
  }).join('');
  return (
    stroke(`M${n(x)} ${n(y - 180)}q30 -90 130 -80t240 -60`, stage.bright(cycle([INK.red, INK.sky, INK.leaf], stage.turn)), 15) +
    cut(disc(x, y - 172, 30), stage.bright(INK.gold), 4) +
    cut(disc(x, y, 170), stage.bright(INK.gold), 10) +
    circle(x, y, 146, stage.bright('#fffaf0')) +
    stroke(ticks, stage.bright('#3b4b55'), 5) +
    group(
      path('M0 -110L24 0H-24z', stage.bright(INK.red)) +
        path('M0 110L24 0H-24z', stage.bright('#3b4b55')) +
        circle(0, 0, 13, stage.bright(INK.gold)),
      `translate(${n(x)} ${n(y)}) rotate(${needle})`,
    ) +
    path(
      `M${n(x - 110)} ${n(y - 60)}Q${n(x - 70)} ${n(y - 120)} ${n(x)} ${n(y - 124)}Q${n(x - 60)} ${n(y - 90)} ${n(x - 110)} ${n(y - 60)}z`,
      '#ffffff',
      opacity(0.55),
    )
  );
}

/** A hand from below: sleeve, back of the hand, and a thumb over what it holds. */
function hand(stage: Stage, x: number, y: number, skin: string, flip: boolean): string {
  const tone = stage.bright(skin);
  const sleeve = stage.bright(cycle([INK.sun, INK.red, INK.teal], stage.turn));
  return group(
    cut('M-150 300L-104 120H70L120 300z', sleeve, 9) +
      path(box(-112, 104, 190, 42), stage.bright('#fffaf0')) +
      cut('M-96 116Q-126 20 -84 -50Q-66 -84 -30 -60L40 -20Q76 20 62 116z', tone, 7) +
      cut('M-40 30Q0 -40 84 -66Q118 -70 112 -40Q80 -8 60 30Q30 90 -20 84z', tone, 5) +
      path('M84 -60Q110 -66 106 -46Q96 -34 82 -40z', stage.bright(mix(skin, '#ffffff', 0.5))),
    `translate(${x} ${y})${flip ? ' scale(-1 1)' : ''}`,
  );
}
