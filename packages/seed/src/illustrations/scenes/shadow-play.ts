import { glow } from '../motifs/props.ts';
import { INK, mix } from '../palette.ts';
import { arched, box, circle, cut, disc, ellipse, group, leafShape, n, opacity, path, polygon, rect, scallop, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';
import { audience } from './childrens-theatre.ts';

const DARK = '#1a1426';

/** A shadow theatre: a house of seven doors, a bird and a key, cut of black card before a lit sheet. */
export function shadowPlay(stage: Stage): string {
  const { random } = stage;
  const light = { spring: '#ffd9a6', summer: '#ffd36b', autumn: '#ffb765', winter: '#ffe6bd' }[stage.season];
  const wall = stage.layout(['#2a2350', '#1f3350', '#3d2446', '#1f3d42']);
  const ground = random.between(690, 720);
  let picture =
    rect(0, 0, 1600, 1067, stage.room(wall)) +
    stroke(
      Array.from({ length: 11 }, (_, i) => `M${i * 160} 0V1067`).join(''),
      stage.room(mix(wall, '#000000', 0.3)),
      30,
      ' stroke-opacity=".35"',
    ) +
    glow(800, 430, 820, light, 0.7);
  picture +=
    cut('M250 90Q250 66 274 66H1326Q1350 66 1350 90V770H250z', stage.room('#8a5a34'), 14) +
    rect(282, 98, 1036, 644, light) +
    [440, 330, 220].map((r) => circle(800, 400, r, '#fffbe6', opacity(0.26))).join('');
  const scene = stage.symbol('shadows', shadows(stage, ground));
  picture += `<g fill="${DARK}"><use href="#${scene}"/></g>`;
  picture +=
    path(`M282 98h1036v-20H282zM250 742H1350V800H250z`, stage.room('#6b4226')) +
    stroke('M250 742H1350', stage.room('#b07a48'), 7) +
    path(
      [250, 1350]
        .map((x) =>
          polygon([
            [x - 60, 60],
            [x + 60, 60],
            [x + 34, 810],
            [x - 34, 810],
          ]),
        )
        .join(''),
      stage.room('#a5303a'),
    ) +
    stroke([250, 1350].map((x) => `M${x - 22} 66L${x - 12} 806M${x + 22} 66L${x + 12} 806`).join(''), stage.room('#7a2030'), 9);
  return picture + path('M-20 850Q800 800 1620 850V1090H-20z', stage.room(mix(wall, '#000000', 0.35))) + audience(stage, 800);
}

function shadows(stage: Stage, ground: number): string {
  const { random } = stage;
  const houseX = random.between(560, 620);
  const treeX = random.between(1080, 1150);
  const lit = stage.room('#ffefc4');
  const doors = [-96, -32, 32, 96].map((dx) => arched(houseX + dx - 18, ground - 74, 36, 74)).join('');
  const upper = [-64, 0, 64].map((dx) => arched(houseX + dx - 16, ground - 190, 32, 58)).join('');
  const house =
    path(box(houseX - 140, ground - 250, 280, 252), DARK) +
    path(
      polygon([
        [houseX - 176, ground - 244],
        [houseX, ground - 400],
        [houseX + 176, ground - 244],
      ]) + box(houseX + 60, ground - 400, 34, 90),
      DARK,
    ) +
    path(doors + upper + disc(houseX, ground - 300, 24), lit) +
    stroke(`M${n(houseX + 84)} ${n(ground - 420)}q-30 -40 10 -70t-10 -70`, DARK, 9, ' stroke-opacity=".5"');
  return (
    path(`M282 ${n(ground)}q260 -36 520 -8t516 -4V742H282z`, DARK) +
    house +
    tree(stage, treeX, ground) +
    girl(houseX + 270, ground - 6) +
    bird(random.between(820, 880), random.between(210, 250)) +
    stroke(`M${n(houseX + 270)} ${n(ground - 60)}V780M${n(treeX - 190)} 330V780M${n(houseX)} ${n(ground - 20)}V780`, DARK, 4)
  );
}

function tree(stage: Stage, x: number, ground: number): string {
  const { random, season } = stage;
  const boughs = `M${n(x)} ${n(ground + 8)}Q${n(x - 6)} ${n(ground - 150)} ${n(x - 10)} ${n(ground - 250)}M${n(x - 4)} ${n(ground - 160)}Q${n(x - 60)} ${n(ground - 220)} ${n(x - 120)} ${n(ground - 270)}M${n(x - 6)} ${n(ground - 190)}Q${n(x + 50)} ${n(ground - 260)} ${n(x + 110)} ${n(ground - 290)}M${n(x - 8)} ${n(ground - 230)}Q${n(x - 30)} ${n(ground - 330)} ${n(x - 60)} ${n(ground - 390)}M${n(x - 8)} ${n(ground - 230)}Q${n(x + 20)} ${n(ground - 330)} ${n(x + 56)} ${n(ground - 380)}`;
  let leaves = '';
  for (let i = 0; i < (season === 'winter' ? 0 : 36); i++) {
    const angle = random.between(0, 6.3);
    const reach = random.between(0.3, 1);
    const [px, py] = [x + Math.cos(angle) * 140 * reach, ground - 300 + Math.sin(angle) * 120 * reach];
    leaves +=
      season === 'spring' ? disc(px, py, random.between(9, 15)) : leafShape(px, py, random.between(30, 46), random.between(0, 6.3), 0.36);
  }
  if (season === 'summer') leaves += scallop(x - 6, ground - 310, 130, 110, 12, random.next);
  if (season === 'autumn') for (let i = 0; i < 7; i++) leaves += leafShape(x - 180 + i * 56, ground - 30 - (i % 3) * 40, 34, i, 0.36);
  return stroke(boughs, DARK, 20) + path(leaves, DARK) + group(key(), `translate(${n(x - 150)} ${n(ground - 230)}) rotate(14)`);
}

const key = (): string => stroke(disc(0, 26, 22), DARK, 12) + stroke('M0 48V136M0 104h26M0 130h34', DARK, 13) + stroke('M0 4V-30', DARK, 3);

const girl = (x: number, y: number): string =>
  path(
    `${disc(x, y - 152, 30)}M${n(x)} ${n(y - 128)}q-40 60 -54 112h108q-14 -52 -54 -112z${box(x - 24, y - 20, 14, 26)}${box(x + 10, y - 20, 14, 26)}M${n(x - 24)} ${n(y - 166)}q-50 6 -52 60q24 -4 46 -30z`,
    DARK,
  ) + stroke(`M${n(x + 10)} ${n(y - 104)}L${n(x + 66)} ${n(y - 150)}M${n(x - 12)} ${n(y - 100)}L${n(x - 52)} ${n(y - 66)}`, DARK, 12);

const bird = (x: number, y: number): string =>
  path(`M${n(x)} ${n(y)}q60 -70 130 -60q-50 20 -60 70q40 -10 70 10q-60 40 -130 20q-60 10 -90 -14q40 -6 80 -26z`, DARK) +
  ellipse(x - 18, y + 26, 5, 5, INK.cream);
