import { verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill, scatter } from '../motifs/land.ts';
import { bench, lamp } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { shade, tree } from '../motifs/trees.ts';
import { INK, mix } from '../palette.ts';
import { box, circle, cut, disc, dot, dots, leafShape, n, opacity, path, polygon, scallop, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

const ROSES = ['#d93a2b', '#f3a7b6', '#fffaf0', '#ffc72e', '#e2557b', '#f08a5d'] as const;

/** Climbing roses on an arch, standard roses along the path; wrapped in sacking when it is cold. */
export function roseGarden(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(500, 550);
  const x = 800;
  let picture = backdrop(stage, { horizon, trees: 190, city: false, sun: [random.between(250, 430), random.between(150, 240)] });
  const lawn = hill(stage, horizon + 50, 18, stage.lawn(1));
  picture += lawn.markup;
  for (const tx of [80, 260, 1340, 1520])
    picture += tree(
      stage,
      tx + random.between(-30, 30),
      lawn.edge(tx) + 20,
      random.between(260, 380),
      random.pick(['round', 'fir', 'oval']),
      0.12,
    );
  picture += hill(stage, horizon + 110, 10, stage.lawn(2)).markup + hedge(stage, horizon + 130);
  picture += path(
    `M${x - 60} ${n(horizon + 100)}H${x + 60}L${x + 420} 1090H${x - 420}z`,
    stage.paint(stage.cold ? '#f3efe9' : INK.sand),
    ' stroke="#fff" stroke-opacity=".4" stroke-width="3"',
  );
  picture += arch(stage, x, horizon + 250, 150, 300);
  const near: string[] = [];
  for (const [i, [dx, dy, size]] of (
    [
      [230, 140, 150],
      [330, 230, 200],
      [480, 350, 270],
    ] as const
  ).entries())
    for (const side of [-1, 1])
      near.push(
        bed(stage, x + side * (dx + 70), horizon + dy + 20, size) +
          rose(stage, x + side * (dx + 60), horizon + dy + 10, size * 1.25, i * 2 + (side > 0 ? 1 : 0)),
      );
  picture +=
    near.slice(0, 4).join('') +
    bench(stage, x + 470, horizon + 240, 190) +
    figure(stage, x + 450, horizon + 238, 210, { pose: 'bench', age: 'old', flip: true });
  picture +=
    figure(stage, x - 60, horizon + 330, 270, { pose: 'stroll' }) +
    figure(stage, x + 40, horizon + 336, 256, { pose: 'walk', flip: true }) +
    near.slice(4).join('');
  picture += figure(stage, x - 330, horizon + 440, 290, {
    pose: 'kneel',
    flip: true,
    look: { hat: 'straw', top: INK.leaf, garment: 'shirt', bottom: '#26405f' },
  });
  picture += lamp(stage, 250, horizon + 250, 250);
  return picture + scatter(stage, 960, 1050, 30) + verge(stage, 1025, 'flowers') + air(stage);
}

function hedge(stage: Stage, y: number): string {
  const tone = stage.paint(
    stage.cold
      ? '#b9cdd8'
      : { spring: '#5aae62', summer: '#2f8a57', autumn: '#6d8a4a' }[stage.season === 'winter' ? 'summer' : stage.season],
  );
  return [-20, 960].map((x) => cut(`M${x} ${n(y)}q20 -60 60 -60h500q60 0 80 60v14h-640z`, tone, 5)).join('');
}

/** Blooms scattered in a round head, each a disc with the turn of its petals. */
function blooms(stage: Stage, x: number, y: number, rx: number, ry: number, count: number, size: number, colour: string): string {
  const { random } = stage;
  let heads = '';
  let swirls = '';
  for (let i = 0; i < count; i++) {
    const angle = i * 2.4 + random.between(-0.2, 0.2);
    const reach = Math.sqrt((i + 0.5) / count) * 0.92;
    const [px, py] = [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    heads += dot(px, py);
    swirls += `M${n(px - size * 0.5)} ${n(py)}a${n(size * 0.5)} ${n(size * 0.5)} 0 1 1 ${n(size * 0.7)} ${n(size * 0.4)}`;
  }
  return (
    dots(heads, '#081a26', size, ' stroke-opacity=".14" transform="translate(2 4)"') +
    dots(heads, stage.bright(colour), size) +
    stroke(swirls, stage.bright(mix(colour, '#7a1626', 0.35)), Math.max(1.6, size * 0.16))
  );
}

function rose(stage: Stage, x: number, y: number, h: number, index: number): string {
  const { random, cold, season } = stage;
  const top = y - h * 0.72;
  const stake = stroke(`M${n(x)} ${n(y)}V${n(top)}`, stage.paint(INK.bark), Math.max(5, h * 0.035));
  if (cold)
    return (
      shade(stage, x, y, h * 0.24) +
      stake +
      cut(
        `M${n(x - h * 0.2)} ${n(top + h * 0.14)}Q${n(x - h * 0.24)} ${n(top - h * 0.3)} ${n(x)} ${n(top - h * 0.36)}Q${n(x + h * 0.24)} ${n(top - h * 0.3)} ${n(x + h * 0.2)} ${n(top + h * 0.14)}z`,
        stage.paint('#d8b27a'),
        6,
      ) +
      stroke(`M${n(x - h * 0.21)} ${n(top - h * 0.02)}q${n(h * 0.2)} ${n(h * 0.08)} ${n(h * 0.42)} 0`, stage.bright(INK.red), h * 0.035) +
      path(
        `M${n(x - h * 0.17)} ${n(top - h * 0.22)}Q${n(x)} ${n(top - h * 0.46)} ${n(x + h * 0.17)} ${n(top - h * 0.22)}q${n(-h * 0.17)} ${n(h * 0.08)} ${n(-h * 0.34)} 0z`,
        stage.paint('#ffffff'),
      )
    );
  const green = stage.paint(season === 'autumn' ? '#8a8a3e' : season === 'spring' ? '#57ab69' : '#2f8a57');
  const colour = cycle(ROSES, index + stage.turn);
  const amount = season === 'summer' ? 13 : season === 'spring' ? 8 : 6;
  return (
    shade(stage, x, y, h * 0.3) +
    stake +
    cut(scallop(x, top, h * 0.32, h * 0.27, 12, random.next), green, 6) +
    blooms(stage, x, top, h * 0.27, h * 0.22, amount, h * (season === 'spring' ? 0.05 : 0.068), colour)
  );
}

function bed(stage: Stage, x: number, y: number, size: number): string {
  const { random, cold } = stage;
  let leaves = '';
  for (let i = 0; i < 10; i++)
    leaves += leafShape(x - size * 0.5 + (i / 9) * size, y, size * random.between(0.12, 0.22), -1.57 + random.between(-0.7, 0.7), 0.3);
  return (
    path(disc(x, y + 4, size * 0.66, size * 0.12), stage.paint(cold ? '#dfe6ea' : '#6b4a37')) +
    (cold
      ? ''
      : path(leaves, stage.paint(stage.season === 'autumn' ? '#a3873f' : '#4fa060')) +
        blooms(stage, x, y - size * 0.06, size * 0.5, size * 0.07, 6, size * 0.045, cycle(ROSES, Math.round(x) + 1)))
  );
}

/** A white arch over the path, overgrown on both sides. */
function arch(stage: Stage, x: number, foot: number, w: number, h: number): string {
  const { random, cold, season } = stage;
  const frame = (k: number): string =>
    `M${n(x - w - k)} ${n(foot)}V${n(foot - h + w)}A${n(w + k)} ${n(w + k)} 0 0 1 ${n(x + w + k)} ${n(foot - h + w)}V${n(foot)}`;
  let rungs = '';
  for (let i = 0; i < 6; i++) rungs += `M${n(x - w - 34)} ${n(foot - 20 - i * 28)}h34M${n(x + w)} ${n(foot - 20 - i * 28)}h34`;
  for (let i = 1; i < 8; i++) {
    const a = Math.PI + (i / 8) * Math.PI;
    rungs += `M${n(x + Math.cos(a) * w)} ${n(foot - h + w + Math.sin(a) * w)}L${n(x + Math.cos(a) * (w + 34))} ${n(foot - h + w + Math.sin(a) * (w + 34))}`;
  }
  let picture =
    stroke(frame(34) + frame(0), '#081a26', 12, ' stroke-opacity=".12" transform="translate(6 8)"') +
    stroke(rungs, stage.paint('#fffaf0'), 5) +
    stroke(frame(34) + frame(0), stage.paint('#fffaf0'), 11);
  const around: (readonly [number, number])[] = [];
  for (let i = 0; i <= 4; i++) around.push([x - w - 17, foot - 20 - i * 34], [x + w + 17, foot - 20 - i * 34]);
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI + (i / 8) * Math.PI;
    around.push([x + Math.cos(a) * (w + 17), foot - h + w + Math.sin(a) * (w + 17)]);
  }
  if (cold) {
    picture += stroke(smoothed(around), stage.paint('#5b4c4c'), 5) + stroke(frame(40), '#ffffff', 7, ' stroke-opacity=".9"');
    return picture;
  }
  const green = stage.paint(season === 'autumn' ? '#9a8f3e' : '#3f9a5a');
  const leafy = around.map(([px, py]) => scallop(px, py, random.between(32, 44), random.between(28, 38), 7, random.next)).join('');
  picture += path(leafy, '#081a26', `${opacity(0.12)} transform="translate(4 7)"`) + path(leafy, green);
  for (const [i, [px, py]] of around.entries())
    picture += blooms(stage, px, py, 34, 28, season === 'summer' ? 4 : 2, 10, cycle(ROSES, stage.turn + (i % 2)));
  return (
    picture +
    circle(x, foot - h - 30, 9, stage.paint('#fffaf0')) +
    path(
      box(x - 3, foot - h - 24, 6, 20) +
        polygon([
          [x, foot - h - 60],
          [x + 8, foot - h - 40],
          [x - 8, foot - h - 40],
        ]),
      stage.paint('#fffaf0'),
    )
  );
}

const smoothed = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `M${n(x - 18)} ${n(y + 14)}q18 -34 36 -28`).join('');
