import { glow } from '../motifs/props.ts';
import { INK, LAWN, mix } from '../palette.ts';
import { box, circle, cut, disc, ellipse, group, leafShape, n, opacity, path, polygon, rect, smooth, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** A drawing table from above: the plan of the park with paper models, a rule, pencils and rolls. */
export function plansTable(stage: Stage): string {
  const { random } = stage;
  const top = stage.layout(['#b98a5c', '#8f9fa0', '#c9a77c', '#7f8a6a']);
  let picture =
    rect(0, 0, 1600, 1067, stage.room(top)) +
    stroke(
      Array.from({ length: 8 }, (_, i) => `M-20 ${70 + i * 140}q800 ${i % 2 ? 20 : -16} 1640 0`).join(''),
      stage.room(mix(top, '#3a2414', 0.2)),
      4,
      ' stroke-opacity=".5"',
    );
  if (!stage.lit) {
    const beam = random.between(80, 300);
    picture += path(
      polygon([
        [beam, -20],
        [beam + 260, -20],
        [beam + 780, 1090],
        [beam + 400, 1090],
      ]) +
        polygon([
          [beam + 340, -20],
          [beam + 600, -20],
          [beam + 1200, 1090],
          [beam + 860, 1090],
        ]),
      mix(stage.sky[2], '#ffffff', 0.3),
      opacity(0.28),
    );
  } else picture += glow(820, 480, 760, '#ffe9a8', 1.1);
  const turn = Math.round(random.between(-5, 5));
  picture += group(cut(box(-560, -380, 1120, 780), stage.room('#fffaf0'), 12) + plan(stage), `translate(800 530) rotate(${turn})`);
  picture +=
    roll(stage, 190, 880, -24, INK.sky) +
    roll(stage, 320, 950, -12, '#fffaf0') +
    ruler(stage, 1310, 880) +
    pencils(stage) +
    cup(stage, 1440, 210) +
    glasses(stage, 190, 250);
  return picture;
}

const tree = (stage: Stage, x: number, y: number, r: number, tone: string): string =>
  ellipse(x + r * 0.4, y + r * 0.5, r, r * 0.9, '#081a26', opacity(0.16)) +
  circle(x, y, r, stage.room(tone)) +
  circle(x - r * 0.25, y - r * 0.25, r * 0.5, stage.room(mix(tone, '#fff3a8', 0.25)));

function plan(stage: Stage): string {
  const { random, season } = stage;
  // A plan is green in winter too, only paler.
  const tone = (step: 1 | 2 | 3): string => (season === 'winter' ? mix(LAWN.winter[step], LAWN.summer[step], 0.5) : LAWN[season][step]);
  const lawn = [tone(1), tone(2), tone(3)] as const;
  const paths = stroke(
    'M-520 260Q-260 120 -180 -60T60 -330M-520 -160Q-120 -220 120 -20T520 160M-420 360Q0 160 520 -260M60 -330Q180 -120 120 -20',
    stage.room(INK.sand),
    26,
  );
  const lake = smooth(
    [
      [170, 120],
      [300, 60],
      [430, 110],
      [440, 230],
      [330, 290],
      [230, 240],
      [140, 230],
    ],
    true,
  );
  const avenue = Array.from({ length: 15 }, (_, i) => tree(stage, -490 + i * 70, -340 + (i % 2) * 6, 22, cycle(lawn, 1 + (i % 2)))).join(
    '',
  );
  let woods = '';
  for (const [i, [x, y]] of (
    [
      [-440, 70],
      [-390, 130],
      [-350, 60],
      [-300, 10],
      [-60, 120],
      [-10, 180],
      [40, 110],
      [-80, 220],
      [-470, -40],
      [360, -90],
      [420, -130],
      [300, -140],
      [470, -50],
      [-260, 310],
      [-200, 270],
      [60, 330],
      [-20, 290],
      [470, 330],
    ] as const
  ).entries())
    woods += tree(
      stage,
      x + random.between(-12, 12),
      y + random.between(-12, 12),
      random.between(22, 38),
      cycle([lawn[1], lawn[2], mix(lawn[2], INK.sun, 0.2)], i),
    );
  return (
    rect(-536, -356, 1072, 732, stage.room(mix(lawn[0], '#ffffff', 0.25))) +
    path('M-536 20Q-300 -40 -180 -60T60 -330V-356H-536zM-160 376Q60 200 520 -230V40Q300 100 120 -20T-100 376z', stage.room(lawn[0])) +
    paths +
    cut(lake, stage.room(stage.cold ? '#dcebf4' : INK.water), 3) +
    stroke('M230 170q30 -14 60 0M310 220q34 -14 64 0M220 220q20 -8 40 0', '#ffffff', 4, ' stroke-opacity=".8"') +
    avenue +
    woods +
    models(stage) +
    stroke('M-536 -356H536V376H-536z', stage.room(INK.forest), 6) +
    group(
      circle(0, 0, 34, stage.room('#fffaf0')) +
        path('M0 -44L12 0H-12z', stage.room(INK.red)) +
        path('M0 44L12 0H-12z', stage.room(INK.ink)),
      'translate(-462 304)',
    )
  );
}

/** Little card houses on the plan: a bow, a round roof with holes, a pediment and a balloon's place. */
function models(stage: Stage): string {
  const white = stage.room('#ffffff');
  const grey = stage.room('#d5d9d6');
  const house = group(
    path('M0 0h150l24 20h-150z', '#081a26', opacity(0.2)) +
      cut(box(0, -84, 150, 86), white, 5) +
      path(
        polygon([
          [-10, -82],
          [75, -140],
          [160, -82],
        ]),
        grey,
      ) +
      path([0, 1, 2, 3, 4].map((i) => box(16 + i * 27, -66, 10, 66)).join(''), grey),
    'translate(-410 -190)',
  );
  const bow =
    cut('M-70 -150Q60 -20 250 -150L250 -116Q60 60 -70 -116z', stage.room('#cfe3b0'), 7) + stroke('M-70 -150Q60 -20 250 -150', white, 8);
  const roof = group(
    cut(disc(0, 0, 92, 66), stage.room(INK.gold), 7) +
      path(
        disc(-40, -14, 15, 10) + disc(6, -32, 12, 8) + disc(36, 6, 18, 12) + disc(-14, 26, 13, 9) + disc(-54, 18, 9, 6),
        stage.room('#fff3c4'),
      ),
    'translate(330 -230)',
  );
  const flag =
    stroke('M-180 200V120', stage.room(INK.wood), 6) +
    cut(disc(-180, 92, 40, 44), stage.room(INK.red), 5) +
    path('M-194 52q-14 40 0 82h10q-8 -42 0 -84zM-168 50q14 40 2 84h10q14 -42 0 -80z', stage.room('#fff3dc'));
  return bow + house + roof + flag;
}

const roll = (stage: Stage, x: number, y: number, turn: number, tone: string): string =>
  group(
    cut('M-260 -38H240V38H-260q-16 -38 0 -76z', stage.room(mix(tone, '#ffffff', 0.2)), 8) +
      ellipse(240, 0, 17, 38, stage.room(mix(tone, '#6b7a84', 0.35))) +
      ellipse(240, 0, 8, 20, stage.room('#fffaf0')) +
      path(box(-60, -38, 22, 76), stage.room(INK.red)),
    `translate(${x} ${y}) rotate(${turn})`,
  );

function ruler(stage: Stage, x: number, y: number): string {
  const marks = Array.from({ length: 25 }, (_, i) => `M${-236 + i * 20} -34v${i % 5 ? 13 : 24}`).join('');
  const square = 'M-230 60L220 60L220 -230zM-60 20H180V-134z';
  return (
    group(
      path(square, stage.room('#bfe0d8'), ' fill-opacity=".85" fill-rule="evenodd" stroke="#fff" stroke-opacity=".7" stroke-width="4"'),
      `translate(${x - 20} ${y + 30}) rotate(-8)`,
    ) +
    group(
      cut(box(-250, -36, 500, 60), stage.room('#f2c14a'), 6) + stroke(marks, stage.room('#5a3a22'), 3),
      `translate(${x - 60} ${y + 110}) rotate(-4)`,
    )
  );
}

function pencils(stage: Stage): string {
  const pencil = (x: number, y: number, turn: number, tone: string): string =>
    group(
      cut(box(-150, -10, 260, 20), stage.room(tone), 5) +
        path('M110 -10L150 0L110 10z', stage.room('#f3d9b0')) +
        path('M138 -3L150 0L138 3z', '#22303a') +
        rect(-172, -10, 26, 20, stage.room(INK.blush), 5),
      `translate(${x} ${y}) rotate(${turn})`,
    );
  return (
    pencil(1180, 150, 24, INK.red) +
    pencil(1230, 110, 12, INK.leaf) +
    pencil(430, 170, -34, INK.sky) +
    path(leafShape(1480, 560, 120, 2 + stage.turn, 0.4), stage.room(cycle(LAWN[stage.season], 3)))
  );
}

const cup = (stage: Stage, x: number, y: number): string =>
  cut(disc(x, y, 92), stage.room('#fffaf0'), 8) +
  stroke(`M${n(x - 60)} ${n(y + 54)}q-60 60 -86 20t44 -60`, stage.room(INK.red), 16) +
  circle(x, y, 66, stage.room(INK.red)) +
  circle(x, y, 56, stage.room('#5a3322')) +
  ellipse(x - 16, y - 18, 20, 12, '#ffffff', opacity(0.25));

const glasses = (stage: Stage, x: number, y: number): string =>
  group(
    circle(-62, 0, 46, '#ffffff', opacity(0.25)) +
      circle(62, 0, 46, '#ffffff', opacity(0.25)) +
      stroke(`${disc(-62, 0, 46)}${disc(62, 0, 46)}M-16 -6q16 -14 32 0M-106 -10L-128 -130M106 -10L128 -130`, stage.room('#22303a'), 9),
    `translate(${x} ${y}) rotate(18)`,
  );
