import { flowers, verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill, tufts, walkway } from '../motifs/land.ts';
import { passersBy } from '../motifs/passers-by.ts';
import { lamp } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { stripedBalloon } from '../motifs/striped-balloon.ts';
import { tree } from '../motifs/trees.ts';
import { CROWNS, INK, LAWN } from '../palette.ts';
import { box, cut, layer, n, opacity, type Point, path, scallop, smooth, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** Museum of Ethnography: two great slopes that rise like a swing, a garden on top. */
export function twoSlopes(stage: Stage): string {
  const { random, cold } = stage;
  const horizon = random.between(560, 620);
  const middle = random.between(760, 840);
  const half = random.between(455, 485);
  const base = horizon + 200;
  const rise = random.between(225, 250);
  const front = (x: number): number => base - 26 - rise * ((x - middle) / half) ** 2;
  const points: Point[] = [];
  for (let i = 0; i <= 16; i++) {
    const x = middle - half + (i / 16) * half * 2;
    points.push([x, front(x)]);
  }
  const back = points.map(([x, y]): Point => [middle + (x - middle) * 0.94, y - 84 - 10 * Math.abs((x - middle) / half)]);
  const roof = `${smooth(points)}${smooth(back.toReversed()).replace('M', 'L')}z`;
  const wall = `${smooth(points)}L${n(middle + half - 30)} ${n(base)}H${n(middle - half + 30)}z`;
  let picture = backdrop(stage, { horizon, trees: 150 });
  picture += hill(stage, horizon + 60, 24, stage.lawn(1)).markup;
  picture += cut(wall, stage.lit ? '#ffd98a' : stage.paint('#d9cfc0'), 10);
  picture += pixels(stage, middle, half, base, front);
  const lawn = cold ? '#f2f7fb' : LAWN[stage.season][2];
  picture += layer(roof, stage.paint(lawn), 6) + stroke(smooth(points), stage.paint('#fffaf0'), 9);
  picture += stroke(smooth(back.map(([x, y]): Point => [x, y + 40])), stage.paint(cold ? '#dcd3c6' : INK.sand), 15);
  for (let i = 0; i < 13; i++) {
    const x = middle - half * 0.9 + (i / 12) * half * 1.8;
    const size = random.between(14, 30);
    picture += cut(
      scallop(x, front(x) - 74 - size * 0.3, size, size * 0.8, 8, random.next),
      stage.paint(cold ? '#cfdde8' : random.pick(CROWNS[stage.season])),
      3,
    );
  }
  for (const share of [-0.82, -0.55, -0.2, 0.18, 0.48, 0.74]) {
    const x = middle + half * share + random.between(-20, 20);
    picture += figure(stage, x, front(x) - 22, random.between(72, 84), {
      pose: random.pick(['walk', 'stroll', 'stand', 'run', 'wave']),
      flip: random.chance(0.5),
      age: random.chance(0.25) ? 'child' : 'adult',
    });
  }
  picture += hill(stage, base + 20, 14, stage.lawn(2), 5).markup + walkway(stage, middle, base + 20, middle - 60, 520, 1067, 170);
  picture +=
    tree(stage, 120, base + 80, 380) +
    tree(stage, 1500, base + 70, 350) +
    lamp(stage, 400, base + 150, 190) +
    lamp(stage, 1200, base + 150, 190);
  picture += passersBy(stage, [
    [middle - 120, base + 150, 138],
    [middle + 190, base + 170, 146],
    [middle - 10, base + 250, 176],
  ]);
  return picture + verge(stage, 1000, random.pick(['grass', 'flowers'])) + air(stage);
}

/** The façade's curtain of little metal squares, in folk-embroidery rhythm. */
function pixels(stage: Stage, middle: number, half: number, base: number, front: (x: number) => number): string {
  let pale = '';
  let dark = '';
  for (let x = middle - half + 44; x < middle + half - 44; x += 20) {
    const top = front(x) + 20;
    for (let y = base - 20; y > top; y -= 20) {
      const cell = Math.round((x + y) / 20) + Math.round((x - y) / 20) * 2;
      if (cell % 3 === 0) pale += box(x - 8, y - 8, 16, 16);
      else if (cell % 3 === 1) dark += box(x - 4, y - 4, 8, 8);
    }
  }
  return (
    path(pale, stage.lit ? '#fff6dc' : stage.paint('#fffaf0'), opacity(0.9)) +
    path(dark, stage.paint('#8a6f55'), opacity(stage.lit ? 0.5 : 0.6))
  );
}

/** The roof's edge as it climbs: t from 0 at the foot to 1 at the tip. */
function edge(t: number): readonly [number, number] {
  const u = 1 - t;
  return [
    u * u * u * -60 + 3 * u * u * t * 420 + 3 * u * t * t * 900 + t * t * t * 1250,
    u * u * u * 900 + 3 * u * u * t * 920 + 3 * u * t * t * 760 + t * t * t * 210,
  ];
}

/** On the roof garden of the Museum of Ethnography: the slope climbs, the park lies below. */
export function onTheRoofGarden(stage: Stage): string {
  const { random, cold, season } = stage;
  const horizon = random.between(560, 620);
  const lawn = stage.paint(cold ? '#f4f8fb' : LAWN[season][2]);
  let picture = backdrop(stage, { horizon, trees: 130, sun: [random.between(250, 380), random.between(180, 300)] });
  picture += hill(stage, horizon + 60, 20, stage.lawn(1)).markup;
  for (const x of [60, 190, 330, 470, 610])
    picture += tree(stage, x + random.between(-30, 30), horizon + random.between(120, 190), random.between(190, 280), undefined, 0.14);
  picture += stripedBalloon(stage, random.between(520, 600), 250, 92, false);
  const slope = 'M-60 900C420 920 900 760 1250 210L1420 170V1090H-60z';
  picture += cut('M1250 210L1420 170L1660 150V1090H1180z', stage.lit ? '#ffd98a' : stage.paint('#d9cfc0'), 8);
  let squares = '';
  for (let x = 1300; x < 1620; x += 26)
    for (let y = 230; y < 1060; y += 26) if ((x + y * 2) % 3 !== 0) squares += box(x - 8, y - 8, 15, 15);
  picture +=
    path(squares, stage.lit ? '#fff6dc' : stage.paint('#fffaf0'), opacity(0.8)) +
    layer(slope, lawn, 10) +
    stroke('M-60 900C420 920 900 760 1250 210', stage.paint('#fffaf0'), 14);
  picture +=
    stroke('M60 1100C620 1090 1120 860 1330 330', stage.paint(cold ? '#dcd3c6' : INK.sand), 74) +
    stroke('M60 1100C620 1090 1120 860 1330 330', stage.paint(cold ? '#f6f2ec' : '#fbeccb'), 58);
  for (let i = 0; i < 13; i++) {
    const t = 0.14 + i * 0.062;
    const [x, y] = edge(t);
    const size = random.between(22, 46);
    picture +=
      i % 3 === 2
        ? tree(stage, x + 40, y + 34, size * 3.4, 'birch')
        : cut(scallop(x + 34, y + 20, size, size * 0.75, 9, random.next), stage.paint(cold ? '#d3e0ea' : cycle(CROWNS[season], i)), 4);
  }
  for (const [t, dx, dy, height, pose] of [
    [0.5, 130, 120, 190, 'walk'],
    [0.66, 150, 140, 170, 'stroll'],
    [0.8, 130, 120, 140, 'run'],
    [0.34, 60, 90, 130, 'sit'],
    [0.4, 80, 100, 150, 'wave'],
  ] as const) {
    const [x, y] = edge(t);
    picture += figure(stage, x + dx, y + dy, height, { pose, flip: pose === 'sit', age: pose === 'run' ? 'child' : 'adult' });
  }
  picture += tufts(stage, 960, 1060, 14) + flowers(stage, 1000, cold ? 0 : 40, 700, 1620, 1.2);
  return picture + air(stage);
}
