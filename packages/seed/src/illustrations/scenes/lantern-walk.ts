import { bough, verge } from '../foreground.ts';
import { dog } from '../motifs/animals.ts';
import { figure, locateHand } from '../motifs/figures.ts';
import { backdrop, hill, scatter } from '../motifs/land.ts';
import { lantern } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { CROWNS, INK } from '../palette.ts';
import { ellipse, n, opacity, path, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** A walk in the dark, everyone with a lantern. */
export function lanternWalk(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(480, 570);
  const colours = [INK.red, INK.sun, '#f08a5d', '#f3a7b6', '#7fc8c0', '#fff0c0'];
  let picture = backdrop(stage, { horizon, trees: 210, city: false, sun: [random.between(300, 520), 170] });
  const first = hill(stage, horizon + 60, 34, stage.lawn(1));
  picture += first.markup;
  for (const x of [60, 220, 400, 1180, 1350, 1520])
    picture += tree(stage, x + random.between(-40, 40), first.edge(x) + 20, random.between(260, 390), undefined, 0.12);
  const crossing = (x: number, y: number): string => (stage.lit ? ellipse(x, y, 90, 20, '#ffd873', opacity(0.2)) : '');
  picture +=
    hill(stage, horizon + 170, 24, stage.lawn(2)).markup +
    path(
      `M-20 ${n(horizon + 330)}C360 ${n(horizon + 200)} 620 ${n(horizon + 420)} 900 ${n(horizon + 320)}S1400 ${n(horizon + 230)} 1620 ${n(horizon + 250)}V${n(horizon + 370)}C1400 ${n(horizon + 350)} 1200 ${n(horizon + 480)} 900 ${n(horizon + 470)}S340 ${n(horizon + 380)} -20 ${n(horizon + 480)}z`,
      stage.paint(stage.cold ? '#f3efe9' : INK.sand),
    );
  for (const [y, start] of [
    [150, 0],
    [270, 3],
  ] as const) {
    picture += stroke(`M-20 ${y - 40}Q800 ${y + 150} 1620 ${y - 70}`, stage.paint('#3a3a44'), 2.5);
    for (let i = 0; i < 7; i++) {
      const t = (i + 0.6 + start * 0.1) / 7.4;
      picture += lantern(
        stage,
        1640 * t - 20,
        (1 - t) ** 2 * (y - 40) + 2 * t * (1 - t) * (y + 150) + t * t * (y - 70),
        58 + ((i * 3 + start) % 4) * 8,
        cycle(colours, i + start),
      );
    }
  }
  const walkers = [
    [300, 90],
    [430, 116],
    [560, 150],
    [690, 166],
    [830, 152],
    [960, 142],
    [1080, 118],
    [1220, 94],
  ] as const;
  walkers.forEach(([x, lift], i) => {
    const child = i % 3 === 1;
    const y = horizon + 260 + lift;
    const height = (child ? 112 : 158) + lift * 0.12;
    const pose = i % 2 ? 'hold' : 'reach';
    const [hx, hy] = locateHand(x, y, height, pose, { child });
    picture +=
      crossing(x + 20, y) +
      figure(stage, x, y, height, { pose, age: child ? 'child' : 'adult' }) +
      stroke(`M${n(hx - 4)} ${n(hy)}l34 ${n(pose === 'hold' ? -8 : -16)}v14`, stage.paint('#6b4a37'), 4) +
      lantern(stage, hx + 30, hy + (pose === 'hold' ? 4 : -4), 38, cycle(colours, i * 2 + 1));
  });
  picture += dog(stage, 1150, horizon + 430, 52, 'stand') + tree(stage, 30, 1060, 560, 'round') + tree(stage, 1590, 1040, 520, 'oval');
  return (
    picture +
    verge(stage, 1000, 'bushes') +
    bough(stage, stage.layout(['right', 'left']), 380, 210) +
    scatter(stage, 1000, 1060, CROWNS.spring.length) +
    air(stage)
  );
}
