import { verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill, walkway } from '../motifs/land.ts';
import { passersBy } from '../motifs/passers-by.ts';
import { bench, bicycle, glow, lamp } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { wheelchair } from '../motifs/wheelchair.ts';
import { INK } from '../palette.ts';
import { at, box, cut, disc, n, path, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** A gate of the park with benches, bicycles, lamps and a ramp for everyone. */
export function gateAndPaths(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(500, 590);
  const middle = random.between(740, 860);
  const ground = horizon + 150;
  const stone = stage.paint('#f0e2c6');
  const iron = stage.paint('#1d4a3a');
  let picture = backdrop(stage, { horizon, trees: 150 });
  const lawn = hill(stage, horizon + 60, 20, stage.lawn(1));
  picture += lawn.markup;
  for (const x of [500, 620, 980, 1110])
    picture += tree(stage, x + random.between(-30, 30), horizon + 90, random.between(170, 230), undefined, 0.2);
  picture += hill(stage, ground - 10, 10, stage.lawn(2), 6).markup + walkway(stage, middle, horizon + 78, middle - 80, 900, 1087, 70);
  let bars = '';
  for (const side of [-1, 1]) for (let i = 0; i < 17; i++) bars += `M${n(middle + side * (300 + i * 32))} ${n(ground + 20)}v-150`;
  picture += stroke(
    `${bars}M-20 ${n(ground - 10)}H${n(middle - 280)}M-20 ${n(ground - 105)}H${n(middle - 280)}M${n(middle + 280)} ${n(ground - 10)}H1620M${n(middle + 280)} ${n(ground - 105)}H1620`,
    iron,
    6,
  );
  for (const side of [-1, 1]) {
    const x = middle + side * 260;
    picture +=
      cut(box(x - 42, ground - 270, 84, 300), stone, 8) +
      rect(x - 54, ground - 286, 108, 22, stage.paint('#fff8ea')) +
      rect(x - 54, ground + 8, 108, 24, stage.paint('#fff8ea')) +
      (stage.lit ? glow(x, ground - 320, 90) : '') +
      cut(disc(x, ground - 318, 32), stage.lit ? '#fff0b8' : stage.paint('#fff7df'), 4) +
      path(disc(x, ground - 150, 24), stage.paint(INK.red)) +
      path(disc(x, ground - 150, 14), stone);
    if (stage.cold) picture += path(`M${n(x - 56)} ${n(ground - 284)}q56 -22 112 0z`, stage.paint('#ffffff'));
  }
  picture +=
    stroke(`M${n(middle - 218)} ${n(ground - 250)}Q${n(middle)} ${n(ground - 430)} ${n(middle + 218)} ${n(ground - 250)}`, iron, 12) +
    stroke(`M${n(middle - 200)} ${n(ground - 236)}Q${n(middle)} ${n(ground - 380)} ${n(middle + 200)} ${n(ground - 236)}`, iron, 6);
  picture +=
    stroke(
      [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((t) => `M${n(middle + t * 200)} ${n(ground - 318 + t * t * 76)}v-22`).join(''),
      iron,
      5,
    ) +
    at(
      middle,
      ground - 392,
      cut('M0 -60C36 -60 36 -18 6 6H-6C-36 -18 -36 -60 0 -60z', stage.bright(INK.red), 3) +
        path('M-7 -59C-18 -40 -14 -14 -3 6H3C14 -14 18 -40 7 -59z', stage.bright('#fff3dc')) +
        rect(-7, 10, 14, 10, stage.paint(INK.wood)),
    );
  picture +=
    lamp(stage, middle - 480, ground + 140, 270) +
    bench(stage, middle - 440, ground + 190, 170) +
    bicycle(stage, middle + 400, ground + 120, 150, INK.sun) +
    bicycle(stage, middle + 470, ground + 140, 150, INK.sky, true);
  picture +=
    wheelchair(stage, middle - 110, ground + 190, 168, false) +
    figure(stage, middle - 200, ground + 192, 172, { pose: 'push' }) +
    passersBy(stage, [
      [middle + 90, ground + 150, 150],
      [middle + 210, ground + 225, 172],
      [middle - 30, ground + 300, 200],
    ]);
  picture += figure(stage, middle - 450, ground + 186, 150, { pose: 'bench', age: 'old' });
  return (
    picture +
    tree(stage, 80, ground + 200, 520, 'round') +
    tree(stage, 1530, ground + 170, 470, 'oval') +
    verge(stage, 1010, random.pick(['flowers', 'leaves'])) +
    air(stage)
  );
}
