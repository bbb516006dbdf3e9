import { bough, verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, treeline, tufts } from '../motifs/land.ts';
import { lamp } from '../motifs/props.ts';
import { air, sky } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { CROWNS, INK, LAWN, mix } from '../palette.ts';
import { cut, ellipse, layer, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import { createGroundPlane, stadium } from '../perspective.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** The 200-metre track from above at an angle; the lamps shine at night. */
export function trackFromAbove(stage: Stage): string {
  const { random, lit, cold } = stage;
  const horizon = random.between(150, 250);
  const middle = random.between(770, 830);
  // The eye stands high above the track, so the ground's own vanishing line lies above the picture.
  const ground = createGroundPlane(random.between(-480, -380), middle, random.between(1050, 1250), random.between(-0.22, 0.22));
  const v = random.between(520, 560);
  const lawn = stage.lawn(2);
  let picture = sky(stage, { horizon: horizon + 10, clouds: 3, sun: [random.between(300, 560), Math.max(90, horizon - 90)] });
  picture += treeline(stage, horizon + 30, 120, stage.paint(mix(cycle(CROWNS[stage.season], 2), INK.forest, 0.2), 0.4));
  picture += layer(`M-20 ${n(horizon + 20)}H1620V1090H-20z`, lawn, 5) + tufts(stage, horizon + 60, 900);
  const straight = 400;
  const inner = 190;
  const lane = 44;
  const lanes = 5;
  const outer = inner + lane * lanes;
  picture += cut(ground.polygon(stadium(0, v, straight, outer + 26)), stage.paint(cold ? '#f4f7f9' : LAWN[stage.season][3]), 6);
  picture += path(ground.polygon(stadium(0, v, straight, outer)), stage.paint('#d0513a'));
  for (let i = 0; i <= lanes; i++)
    picture += stroke(ground.polygon(stadium(0, v, straight, inner + lane * i)), stage.paint('#fffaf0'), i === 0 || i === lanes ? 5 : 3);
  picture += path(ground.polygon(stadium(0, v, straight, inner)), stage.paint(cold ? '#eef4f8' : LAWN[stage.season][2]));
  for (let i = 0; i < 5; i++)
    picture += path(
      ground.polygon([
        [-400 + i * 170, v - inner],
        [-315 + i * 170, v - inner],
        [-315 + i * 170, v + inner],
        [-400 + i * 170, v + inner],
      ]),
      stage.paint(cold ? '#ffffff' : LAWN[stage.season][1]),
      opacity(0.45),
    );
  for (let i = 0; i < 2; i++)
    picture += stroke(
      ground.line([
        [120 + i * 26, v - inner],
        [120 + i * 26, v - outer],
      ]),
      stage.paint('#fffaf0'),
      4,
    );
  for (const side of [-1, 1])
    for (const u of [-640, -210, 210, 640]) {
      const [x, y] = ground.at(u, v + side * (outer + 70));
      if (side > 0)
        picture += tree(stage, x + 60, y - 6, 250 * ground.scale(v + outer + 70)) + lamp(stage, x, y, 300 * ground.scale(v + outer));
    }
  interface Entry {
    u: number;
    v: number;
    kind: number;
  }
  const entries: Entry[] = [];
  for (let i = 0; i < 5; i++)
    entries.push({ u: -330 + i * 150 + random.between(-40, 40), v: v - inner - lane * (0.5 + (i % lanes)), kind: 0 });
  for (let i = 0; i < 4; i++)
    entries.push({ u: -260 + i * 180 + random.between(-40, 40), v: v + inner + lane * (0.5 + ((i * 2) % lanes)), kind: 1 });
  entries.push({ u: -60, v: v + 40, kind: 2 }, { u: 130, v: v - 70, kind: 3 });
  entries.sort((a, b) => (ground.at(b.u, b.v)[1] < ground.at(a.u, a.v)[1] ? 1 : -1));
  for (const { u, v: depth, kind } of entries) {
    const [x, y] = ground.at(u, depth);
    const size = 178 * ground.scale(depth);
    if (kind < 2)
      picture += figure(stage, x, y, size, {
        pose: random.pick(['run', 'sprint', 'run']),
        flip: kind === 1,
        age: random.chance(0.15) ? 'child' : 'adult',
        look: { garment: 'shirt', bareArms: !cold, bareLegs: stage.season === 'summer' || stage.season === 'spring' },
      });
    else picture += figure(stage, x, y, size, { pose: kind === 2 ? 'warrior' : 'cheer' });
  }
  if (lit) for (const u of [-300, 300]) picture += ellipse(ground.at(u, v)[0], ground.at(u, v)[1], 330, 110, '#ffe6a0', opacity(0.12));
  const [tx, ty] = ground.at(-560, v - outer - 80);
  return (
    picture +
    tree(stage, Math.min(180, tx), Math.min(1080, ty + 40), 330) +
    tree(stage, 1540, 1060, 380) +
    verge(stage, 1030, 'grass') +
    air(stage, 0.7)
  );
}

/** On the track itself: the runners pass, lane by lane. */
export function alongTheLanes(stage: Stage): string {
  const { random, cold } = stage;
  const horizon = random.between(470, 540);
  let picture = backdrop(stage, {
    horizon,
    trees: 170,
    sun: [random.between(250, 420), stage.time === 'day' || stage.lit ? 170 : horizon - 130],
  });
  picture += layer(`M-20 ${n(horizon + 40)}H1620V1090H-20z`, stage.lawn(1), 5);
  for (const x of [70, 250, 430, 620, 980, 1180, 1360, 1540])
    picture += tree(stage, x + random.between(-30, 30), horizon + 70, random.between(200, 300), undefined, 0.12);
  for (const x of [160, 540, 920, 1300]) picture += lamp(stage, x, horizon + 120, 330);
  const top = horizon + 130;
  const tilt = stage.layout([60, -50, 30]);
  const line = (y: number, k: number): string => `M-20 ${n(y - tilt * k)}L1620 ${n(y + tilt * k)}`;
  picture += path(
    polygon([
      [-20, top - tilt * 0.4],
      [1620, top + tilt * 0.4],
      [1620, 1090],
      [-20, 1090],
    ]),
    stage.paint(cold ? '#c9705c' : '#d0513a'),
    ' stroke="#fff" stroke-opacity=".5" stroke-width="3"',
  );
  for (const [i, dy] of [0, 74, 166, 278].entries()) picture += stroke(line(top + dy, 0.4 + i * 0.2), stage.paint('#fffaf0'), 5 + i * 2);
  picture += stroke(`M${n(440)} ${n(top)}L300 1090`, stage.paint('#fffaf0'), 12);
  const lanes = [
    [980, 60, 220],
    [640, 86, 235],
    [1120, 172, 300],
    [800, 190, 320],
    [500, 330, 400],
    [960, 345, 390],
  ] as const;
  for (const [i, [x, dy, height]] of lanes.entries()) {
    picture += figure(stage, x + random.between(-50, 50), top + dy, height, {
      pose: i % 2 ? 'run' : 'sprint',
      age: i === 1 ? 'child' : 'adult',
      look: { garment: 'shirt', bareArms: !cold, bareLegs: stage.season === 'summer' || stage.season === 'spring' },
    });
  }
  return picture + rect(-20, 1058, 1640, 40, stage.lawn(4)) + (random.chance(0.5) ? bough(stage, 'left', 300, 170) : '') + air(stage, 0.7);
}
