import { bough, verge } from '../foreground.ts';
import { figure, locateHand } from '../motifs/figures.ts';
import { backdrop, hill, tufts } from '../motifs/land.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { circle, cut, polygon, rect } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** Morning on the meadow: mats, stretched arms, the sun coming up. */
export function yogaMorning(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(470, 590);
  const sunX = random.between(620, 980);
  const mats = [INK.red, INK.sun, INK.sky, INK.teal, INK.lilac, '#f08a5d', INK.blush];
  const low = stage.time === 'dawn' || stage.time === 'gold' || stage.time === 'dusk';
  let picture = backdrop(stage, { horizon, trees: 150, sun: [sunX, low ? horizon - 110 : 190] });
  const far = hill(stage, horizon + 60, 40, stage.lawn(0));
  picture += far.markup;
  for (const tx of [60, 230, 1340, 1530])
    picture += tree(stage, tx + random.between(-40, 40), far.edge(tx) + 20, random.between(240, 360), undefined, 0.16);
  picture += hill(stage, horizon + 130, 30, stage.lawn(1)).markup + tufts(stage, horizon + 170, 960);
  const pose = stage.layout(['tree', 'warrior', 'lotus', 'cheer'] as const);
  const next = stage.layout(['warrior', 'tree', 'tree', 'warrior'] as const);
  const rows = [
    [horizon + 190, 4, 150],
    [horizon + 300, 3, 205],
  ] as const;
  rows.forEach(([y, count, height], row) => {
    for (let i = 0; i < count; i++) {
      const x = 800 + (i - (count - 1) / 2) * (row ? 300 : 230) + random.between(-20, 20) + (row ? 40 : 0);
      picture +=
        mat(stage, x, y, height, cycle(mats, i + row * 3 + stage.turn)) +
        figure(stage, x, y, height, {
          pose: row ? pose : next,
          flip: i % 2 === 1 && pose === 'warrior',
          age: row === 0 && i === 2 ? 'child' : 'adult',
          look: { garment: 'shirt', bareLegs: false },
        });
    }
  });
  const leadX = 800 + random.between(-120, 120);
  picture +=
    mat(stage, leadX, 990, 270, INK.cream) +
    figure(stage, leadX, 990, 290, { pose: handPose(pose), look: { garment: 'shirt', bareLegs: false } });
  const [hx] = locateHand(leadX, 990, 290, 'lotus');
  return (
    picture +
    circle(hx + 160, 985, 16, stage.bright('#fffaf0')) +
    rect(hx + 152, 940, 16, 40, stage.bright(INK.teal), 5) +
    verge(stage, 1025, 'flowers') +
    bough(stage, random.chance(0.5) ? 'left' : 'right', 360, 230) +
    air(stage)
  );
}

const handPose = (pose: string): 'lotus' | 'tree' => (pose === 'lotus' ? 'tree' : 'lotus');

function mat(stage: Stage, x: number, y: number, height: number, colour: string): string {
  const w = height * 0.5;
  return cut(
    polygon([
      [x - w, y - height * 0.03],
      [x + w, y - height * 0.03],
      [x + w * 1.15, y + height * 0.1],
      [x - w * 1.15, y + height * 0.1],
    ]),
    stage.bright(colour),
    4,
  );
}
