import { type FigureOptions, figure } from '../motifs/figures.ts';
import { backdrop, hill } from '../motifs/land.ts';
import { glow } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { box, circle, cut, disc, n, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

const EARTH = '#a97b52';
const DARK_EARTH = '#7d573a';
const STEEL = '#3a5a6a';

/** A place before it was one: bare earth behind a striped fence. */
function ground(stage: Stage, horizon: number): string {
  const earth = (colour: string) => stage.paint(stage.cold ? '#d8d3cd' : colour);
  const far = hill(stage, horizon + 60, 20, stage.lawn(1));
  const site = hill(stage, horizon + 130, 16, earth('#c39a6d'));
  let ruts = '';
  for (const [y, bend] of [
    [horizon + 230, 26],
    [horizon + 262, 26],
    [horizon + 350, 40],
    [horizon + 392, 40],
  ] as const)
    ruts += `M-20 ${n(y)}Q800 ${n(y - bend)} 1620 ${n(y + bend * 0.4)}`;
  return far.markup + site.markup + stroke(ruts, earth(DARK_EARTH), 9, ' stroke-opacity=".28"');
}

function mound(stage: Stage, x: number, y: number, width: number): string {
  const h = width * 0.34;
  const top = `M${n(x - width / 2)} ${n(y)}Q${n(x - width * 0.3)} ${n(y - h * 0.5)} ${n(x - width * 0.14)} ${n(y - h)}Q${n(x)} ${n(y - h * 1.25)} ${n(x + width * 0.16)} ${n(y - h * 0.8)}Q${n(x + width * 0.34)} ${n(y - h * 0.5)} ${n(x + width / 2)} ${n(y)}z`;
  const stones =
    disc(x - width * 0.2, y - h * 0.25, 9, 6) + disc(x + width * 0.12, y - h * 0.4, 11, 7) + disc(x + width * 0.26, y - 10, 8, 5);
  const snow = `M${n(x - width * 0.24)} ${n(y - h * 0.7)}Q${n(x)} ${n(y - h * 1.5)} ${n(x + width * 0.26)} ${n(y - h * 0.6)}Q${n(x)} ${n(y - h * 0.8)} ${n(x - width * 0.24)} ${n(y - h * 0.7)}z`;
  return cut(top, stage.paint(EARTH), 8) + path(stones, stage.paint(DARK_EARTH)) + (stage.cold ? path(snow, stage.paint('#ffffff')) : '');
}

function digger(stage: Stage, x: number, y: number, flip: boolean): string {
  const yellow = stage.bright(INK.sun);
  const wheels = [-66, 0, 66].map((dx) => circle(dx, -26, 18, stage.paint('#8a959b'))).join('');
  const body =
    path('M-112 -52H112Q138 -52 138 -26T112 0H-112Q-138 0 -138 -26T-112 -52z', stage.paint('#27343c')) +
    wheels +
    cut('M-120 -62H96L84 -124H-92Q-120 -124 -120 -96z', yellow, 5) +
    cut('M-30 -124V-226H52Q66 -226 70 -212L88 -124z', yellow, 5) +
    path('M-12 -138V-208H44L62 -138z', stage.paint('#bfe0ea')) +
    stroke('M86 -110L236 -272L372 -150', yellow, 26) +
    stroke('M150 -176L262 -214M236 -272L330 -214', stage.paint(STEEL), 9) +
    cut('M352 -166L404 -150Q420 -92 372 -62L326 -92Q330 -132 352 -166z', stage.paint(STEEL), 5) +
    path('M326 -92l-4 22 18 -12 4 20 16 -14 12 14z', stage.paint('#27343c'));
  return `<g transform="translate(${n(x)} ${n(y)})${flip ? ' scale(-1 1)' : ''}">${body}</g>`;
}

function crane(stage: Stage, x: number, y: number, height: number, reach: number): string {
  const top = y - height;
  let lattice = '';
  for (let step = 0; step < height - 40; step += 44) lattice += `M${n(x - 15)} ${n(y - step)}L${n(x + 15)} ${n(y - step - 44)}`;
  for (let step = 30; step < Math.abs(reach) - 30; step += 46)
    lattice += `M${n(x + Math.sign(reach) * step)} ${n(top)}l${n(Math.sign(reach) * 23)} -24l${n(Math.sign(reach) * 23)} 24`;
  const back = -Math.sign(reach) * 190;
  const hook = x + reach * 0.72;
  const red = stage.bright(INK.red);
  return (
    stroke(`M${n(x - 15)} ${n(y)}V${n(top)}M${n(x + 15)} ${n(y)}V${n(top)}`, red, 8) +
    stroke(`M${n(x + back)} ${n(top)}H${n(x + reach)}M${n(x)} ${n(top - 24)}H${n(x + reach * 0.95)}`, red, 8) +
    stroke(lattice, red, 4) +
    stroke(
      `M${n(x + back * 0.9)} ${n(top)}L${n(x)} ${n(top - 96)}L${n(x + reach * 0.8)} ${n(top - 20)}M${n(x)} ${n(top)}V${n(top - 96)}`,
      stage.paint(STEEL),
      4,
    ) +
    cut(box(x + back - 34, top, 68, 56), stage.paint('#9aa5a8'), 4) +
    cut(box(x - 26, top + 6, 52, 50), stage.bright(INK.sun), 4) +
    stroke(`M${n(hook)} ${n(top)}V${n(top + 150)}`, stage.paint('#27343c'), 4) +
    cut(box(hook - 62, top + 150, 124, 18), stage.paint(INK.wood), 4) +
    (stage.lit ? glow(x, top - 90, 60, '#ff8a6a') : '')
  );
}

/** Floors without walls yet, in a scaffold. */
function shell(stage: Stage, x: number, y: number, bays: number, floors: number): string {
  const bay = 150;
  const floor = 132;
  const concrete = stage.paint('#c9c4ba');
  let picture = '';
  for (let level = 1; level <= floors; level++) {
    const width = bay * (level === floors ? bays - 1 : bays);
    let columns = '';
    for (let i = 0; i <= width / bay; i++) columns += box(x + i * bay - 11, y - level * floor, 22, floor);
    picture += path(columns, stage.paint('#aaa599')) + cut(box(x - 26, y - level * floor - 20, width + 52, 24), concrete, 5);
    if (stage.lit) picture += glow(x + bay, y - level * floor + 60, 110, '#ffd98a', 0.8);
  }
  let poles = '';
  for (let i = 0; i <= bays * 2; i++)
    poles += `M${n(x - 50 + i * ((bay * bays + 100) / (bays * 2)))} ${n(y)}V${n(y - floors * floor - 60)}`;
  for (let level = 1; level <= floors; level++) poles += `M${n(x - 60)} ${n(y - level * floor + 46)}H${n(x + bays * bay + 60)}`;
  return picture + stroke(poles, stage.paint(INK.wood), 6);
}

function fence(stage: Stage, y: number, from: number, to: number): string {
  const board = 92;
  let red = '';
  let posts = '';
  for (let x = from, i = 0; x < to; x += board, i++) {
    if (i % 2 === 0) red += box(x, y - 96, board, 96);
    posts += box(x - 5, y - 108, 10, 126);
  }
  const foot = path(box(from, y + 12, to - from, 12), stage.paint(DARK_EARTH));
  return (
    cut(box(from, y - 96, to - from, 96), stage.bright('#fff3dc'), 7) +
    path(red, stage.bright(INK.red)) +
    path(posts, stage.paint(INK.wood)) +
    foot
  );
}

function worker(stage: Stage, x: number, y: number, height: number, options: FigureOptions): string {
  return figure(stage, x, y, height, {
    ...options,
    look: { garment: 'shirt', top: INK.sun, bottom: '#26405f', hat: 'helmet', bareArms: false, bareLegs: false, ...options.look },
  });
}

/** Saplings that wait in their crates. */
function saplings(stage: Stage, x: number, y: number): string {
  const crates = [0, 120, 240].map((dx) => rect(x + dx - 44, y - 46, 88, 46, stage.paint(INK.wood), 4)).join('');
  return [0, 120, 240].map((dx) => tree(stage, x + dx, y - 30, 210, 'oval')).join('') + crates;
}

/** A house going up under a crane. */
export function houseGoingUp(stage: Stage): string {
  const horizon = stage.random.between(560, 610);
  const craneX = stage.random.between(1120, 1240);
  const x = stage.random.between(330, 420);
  return (
    backdrop(stage, { horizon, trees: 150, sun: [stage.random.between(160, 300), 150] }) +
    ground(stage, horizon) +
    tree(stage, 120, horizon + 150, 330, undefined, 0.1) +
    tree(stage, 1500, horizon + 150, 300, undefined, 0.1) +
    crane(stage, craneX, horizon + 250, 660, -700) +
    shell(stage, x, horizon + 260, 4, 3) +
    worker(stage, x + 190, horizon - 24, 112, { pose: 'reach' }) +
    worker(stage, x + 430, horizon + 108, 112, { pose: 'stand', flip: true }) +
    mound(stage, 1330, horizon + 300, 420) +
    mound(stage, 130, horizon + 330, 380) +
    worker(stage, 1090, horizon + 330, 190, { pose: 'wave', flip: true }) +
    worker(stage, 250, horizon + 350, 196, { pose: 'hold' }) +
    fence(stage, 1010, -30, 1640) +
    air(stage, 0.8)
  );
}

/** A garden being laid out: a digger, heaps of soil, trees in crates. */
export function gardenLaidOut(stage: Stage): string {
  const horizon = stage.random.between(500, 550);
  return (
    backdrop(stage, { horizon, trees: 170, sun: [stage.random.between(1150, 1350), 150] }) +
    ground(stage, horizon) +
    tree(stage, 150, horizon + 140, 380, undefined, 0.1) +
    tree(stage, 1470, horizon + 130, 340, undefined, 0.1) +
    mound(stage, 1060, horizon + 250, 470) +
    digger(stage, 560, horizon + 300, false) +
    path(
      polygon([
        [690, horizon + 330],
        [1240, horizon + 320],
        [1330, horizon + 366],
        [640, horizon + 382],
      ]),
      stage.paint(DARK_EARTH),
    ) +
    worker(stage, 1290, horizon + 330, 190, { pose: 'push', flip: true }) +
    worker(stage, 300, horizon + 370, 200, { pose: 'wave' }) +
    saplings(stage, 1180, horizon + 470) +
    worker(stage, 1010, horizon + 450, 210, { pose: 'reach' }) +
    mound(stage, 130, horizon + 440, 420) +
    fence(stage, 1030, -30, 640) +
    air(stage, 0.8)
  );
}
