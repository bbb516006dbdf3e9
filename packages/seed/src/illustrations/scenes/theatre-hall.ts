import { figure } from '../motifs/figures.ts';
import { glow } from '../motifs/props.ts';
import { CROWNS, INK, mix } from '../palette.ts';
import { box, circle, cut, disc, ellipse, n, opacity, path, polygon, rect, scallop, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';
import { listeners } from './concert-hall.ts';

/** A theatre with velvet curtains: somebody on a ladder hangs the moon of a painted night. */
export function theatreHall(stage: Stage): string {
  const { random } = stage;
  const floor = random.between(770, 800);
  const night = stage.layout(['#1f2f6b', '#274a80', '#3b2f6b']);
  let picture = rect(0, 0, 1600, 1067, stage.room('#5a2630')) + rect(300, 130, 1000, 700, stage.room(night));
  let stars = '';
  for (let i = 0; i < 34; i++) stars += disc(random.between(330, 1270), random.between(180, 560), random.between(2.5, 6));
  picture += path(stars, '#fff3c9', opacity(0.9)) + hills(stage, floor);
  const moonX = random.between(840, 900);
  const moonY = random.between(350, 380);
  picture +=
    stroke(`M${n(moonX)} 130V${n(moonY - 100)}`, stage.room('#e9dcc3'), 4) +
    glow(moonX, moonY, 230, '#ffe9a0', 0.5) +
    cut(`M${n(moonX - 20)} ${n(moonY - 112)}a114 114 0 1 0 96 178a94 94 0 1 1 -96 -178z`, stage.room('#ffd95e'), 6) +
    circle(moonX - 66, moonY + 4, 7, '#7a4a18') +
    stroke(`M${n(moonX - 74)} ${n(moonY + 34)}q20 18 38 6`, '#7a4a18', 5);
  picture +=
    cut(`M200 ${n(floor)}H1400L1480 ${n(floor + 120)}H120z`, stage.room('#c48a52'), 8) +
    stroke(
      [0, 1, 2, 3, 4, 5, 6].map((i) => `M${380 + i * 140} ${n(floor)}L${320 + i * 160} ${n(floor + 120)}`).join(''),
      stage.room('#9a6738'),
      3,
    ) +
    ellipse(moonX - 60, floor + 56, 330, 44, '#fff3c4', opacity(0.35));
  picture += ladder(stage, moonX + 96, floor + 54) + players(stage, moonX, floor);
  for (const side of [-1, 1]) picture += drape(stage, side, floor);
  picture += arch(stage) + lights(stage, floor);
  return picture + listeners(stage);
}

function hills(stage: Stage, floor: number): string {
  const { random } = stage;
  const crowns = CROWNS[stage.season];
  let picture =
    path(`M300 ${n(floor - 130)}q260 -110 520 -20t480 -30V${n(floor + 10)}H300z`, stage.room(mix(cycle(crowns, 2), '#274a80', 0.35))) +
    path(`M300 ${n(floor - 60)}q300 -60 560 -10t440 -10V${n(floor + 10)}H300z`, stage.room(mix(cycle(crowns, 1), '#274a80', 0.15)));
  for (const [i, x] of [430, 560, 1110, 1210].entries())
    picture +=
      rect(x - 7, floor - 150, 14, 150, stage.room(INK.bark)) +
      cut(scallop(x, floor - 190 - (i % 2) * 30, 62, 78, 10, random.next), stage.room(cycle(crowns, i)), 5);
  return picture;
}

function ladder(stage: Stage, x: number, foot: number): string {
  const wood = stage.room('#e0b070');
  const rungs = [0, 1, 2, 3, 4, 5].map((i) => `M${n(x - 84 + i * 12)} ${n(foot - 20 - i * 54)}H${n(x + 30 - i * 4)}`).join('');
  return (
    stroke(`M${n(x + 118)} ${n(foot)}L${n(x)} ${n(foot - 350)}`, stage.room('#b07f45'), 11) +
    stroke(`M${n(x - 92)} ${n(foot)}L${n(x - 16)} ${n(foot - 350)}M${n(x + 36)} ${n(foot)}L${n(x + 12)} ${n(foot - 350)}`, wood, 12) +
    stroke(rungs, wood, 9)
  );
}

function players(stage: Stage, moonX: number, floor: number): string {
  const inside = { indoors: true, shadow: false } as const;
  return (
    figure(stage, moonX + 84, floor - 66, 250, {
      pose: 'reach',
      flip: true,
      age: 'child',
      ...inside,
      look: { garment: 'dress', top: INK.red, hat: 'none', cut: 'pony', hair: '#7a4a28', bareArms: true },
    }) +
    figure(stage, moonX - 260, floor + 84, 270, {
      pose: 'hold',
      ...inside,
      look: { garment: 'coat', top: INK.sun, bottom: '#26405f', hat: 'cap', cut: 'short' },
    }) +
    figure(stage, moonX - 420, floor + 70, 250, { pose: 'point', ...inside })
  );
}

/** One half of the curtain, gathered at its side. */
function drape(stage: Stage, side: number, floor: number): string {
  let picture = '';
  for (let i = 0; i < 6; i++) {
    const outer = 800 + side * (560 - i * 42);
    const inner = 800 + side * (518 - i * 42);
    const tie = 800 + side * (566 - i * 14);
    picture += path(
      `M${n(outer)} 110H${n(inner)}Q${n(inner + side * 6)} 470 ${n(tie)} 560Q${n(inner + side * 40)} 650 ${n(inner + side * (60 - i * 4))} ${n(floor + 80)}H${n(outer + side * 30)}Q${n(outer + side * 30)} 650 ${n(tie + side * 14)} 560Q${n(outer + side * 6)} 470 ${n(outer)} 110z`,
      stage.room(i % 2 ? '#c62f35' : '#a52230'),
      ' stroke="#081a26" stroke-opacity=".14" stroke-width="2"',
    );
  }
  return picture + stroke(`M${800 + side * 490} 548q${side * 40} 26 ${side * 80} 8`, stage.room(INK.gold), 16);
}

/** The gilded frame of the stage with a scalloped pelmet. */
function arch(stage: Stage): string {
  const gold = stage.room(INK.gold);
  const pelmet = Array.from({ length: 9 }, (_, i) => `M${246 + i * 124} 96a62 74 0 0 0 124 0z`).join('');
  return (
    path('M-20 -20H1620V1090H-20zM236 900V150q0 -50 50 -50H1314q50 0 50 50V900z', stage.room('#6f2c36'), ' fill-rule="evenodd"') +
    stroke('M236 900V150q0 -50 50 -50H1314q50 0 50 50V900', gold, 26) +
    stroke('M236 900V150q0 -50 50 -50H1314q50 0 50 50V900', stage.room('#f6dc96'), 5) +
    path(pelmet, stage.room(INK.red)) +
    stroke(pelmet.replaceAll('z', ''), gold, 8) +
    cut('M740 60q60 -70 120 0q-6 70 -60 84q-54 -14 -60 -84z', gold, 5) +
    circle(800, 84, 22, stage.room('#fffaf0')) +
    path([90, 1510].map((x) => disc(x, 330, 54, 76)).join(''), stage.room('#8a3a44')) +
    path(
      [90, 1510]
        .map((x) =>
          polygon([
            [x - 34, 360],
            [x + 34, 360],
            [x + 20, 300],
            [x - 20, 300],
          ]),
        )
        .join(''),
      stage.room('#ffe7a8'),
    )
  );
}

function lights(stage: Stage, floor: number): string {
  const lamps = Array.from({ length: 11 }, (_, i) => disc(280 + i * 104, floor + 128, 17, 13)).join('');
  return (
    path(box(120, floor + 120, 1360, 60), stage.room('#4a2028')) +
    path(lamps, '#ffe7a0') +
    [90, 1510].map((x) => glow(x, 330, 150, '#ffdf9a', stage.lit ? 1 : 0.5)).join('')
  );
}
