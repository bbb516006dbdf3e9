import { bough, verge } from '../foreground.ts';
import { figure, locateHand } from '../motifs/figures.ts';
import { backdrop, hill, walkway } from '../motifs/land.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { group, n, opacity, path, rect, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** A guide with a raised umbrella and the group around her. */
export function guidedWalk(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(500, 590);
  const x = random.between(560, 640);
  let picture = backdrop(stage, { horizon, trees: 190 });
  const back = hill(stage, horizon + 60, 36, stage.lawn(1));
  picture += back.markup;
  for (const tx of [70, 260, 420, 1150, 1330, 1520])
    picture += tree(stage, tx + random.between(-40, 40), back.edge(tx) + 20, random.between(230, 360), undefined, 0.14);
  picture += hill(stage, horizon + 150, 24, stage.lawn(2)).markup + walkway(stage, 1050, horizon + 155, 720, 1150, 1090, 60);
  const brisk = stage.season === 'autumn' || stage.season === 'winter';
  const feet = random.between(930, 960);
  const [hx, hy] = locateHand(x, feet, 400, 'hold');
  const crowd = [
    [330, -110, 270, 'stand'],
    [450, -90, 190, 'point'],
    [560, -110, 280, 'photograph'],
    [690, -80, 265, 'stand'],
    [260, -40, 300, 'stroll'],
    [400, 20, 210, 'cheer'],
    [520, 10, 320, 'stand'],
    [650, 30, 300, 'wave'],
  ] as const;
  for (const [i, [dx, dy, height, pose]] of crowd.entries()) {
    picture += figure(stage, x + dx + random.between(-16, 16), feet + dy, height, {
      pose,
      flip: true,
      age: height < 220 ? 'child' : i === 3 ? 'old' : 'adult',
    });
  }
  picture += figure(stage, x, feet, 400, {
    pose: 'hold',
    look: {
      garment: brisk ? 'coat' : 'dress',
      top: INK.forest,
      bottom: '#26303f',
      cut: 'bob',
      hat: 'none',
      ...(brisk ? { scarf: INK.sun } : {}),
    },
  });
  const colours = [INK.red, '#fff3dc'];
  const brolly = [0, 1, 2, 3, 4, 5]
    .map((i) =>
      path(
        `M${n(-150 + i * 50)} 0Q${n(-75 + i * 25)} -118 0 -124Q${n(-50 + i * 25)} -118 ${n(-100 + i * 50)} 0q-25 -22 -50 0z`,
        stage.bright(cycle(colours, i)),
      ),
    )
    .join('');
  picture += group(
    stroke('M0 90V-140', stage.bright('#3a2c2a'), 8) +
      path('M-150 0Q-130 -124 0 -124Q130 -124 150 0z', '#081a26', `${opacity(0.14)} transform="translate(10 12)"`) +
      brolly,
    `translate(${n(hx + 4)} ${n(hy - 92)}) rotate(8)`,
  );
  picture +=
    rect(x - 20, feet - 215, 48, 62, stage.bright('#fffaf0'), 6) +
    stroke(`M${n(x - 8)} ${n(feet - 290)}L${n(x + 4)} ${n(feet - 215)}L${n(x + 14)} ${n(feet - 290)}`, stage.bright(INK.red), 4) +
    rect(x - 10, feet - 200, 28, 8, stage.bright(INK.red)) +
    rect(x - 10, feet - 184, 28, 5, stage.bright('#8b98a0'));
  return (
    picture +
    verge(stage, 1000, random.pick(['leaves', 'flowers', 'grass'])) +
    bough(stage, stage.layout(['left', 'right', 'right']), 340, 200) +
    air(stage)
  );
}
