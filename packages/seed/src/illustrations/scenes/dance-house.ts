import { bough, verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { bassist, fiddler } from '../motifs/instruments.ts';
import { backdrop, hill } from '../motifs/land.ts';
import { garland, lantern } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { box, cut, disc, ellipse, n, opacity, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** The open-air dance house: a ring of dancers, fiddler and double bass under lanterns. */
export function danceHouse(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(450, 540);
  const x = random.between(770, 830);
  let picture = backdrop(stage, { horizon, trees: 200, city: false, sun: [random.between(250, 420), stage.lit ? 150 : horizon - 160] });
  const lawn = hill(stage, horizon + 60, 24, stage.lawn(1));
  picture += lawn.markup;
  for (const tx of [90, 260, 1350, 1520]) picture += tree(stage, tx, lawn.edge(tx) + 24, random.between(320, 430), undefined, 0.08);
  picture +=
    cut(disc(x, 830, 560, 185), stage.paint('#e8c48a'), 8) +
    stroke([0.3, 0.55, 0.8].map((k) => disc(x, 830, 560 * k, 185 * k)).join(''), stage.paint('#b98a50'), 2.5, ' stroke-opacity=".6"') +
    (stage.lit ? ellipse(x, 830, 520, 165, '#ffdc8a', opacity(0.22)) : '');
  picture +=
    cut(box(x - 210, 632, 420, 34), stage.paint('#a5682f'), 6) +
    fiddler(stage, x - 110, 636, 186, { look: { top: '#fffaf0', bottom: '#26303f' } }) +
    bassist(stage, x + 60, 638, 190, { flip: false, look: { top: INK.red, bottom: '#26303f' } }) +
    fiddler(stage, x - 10, 640, 178, { flip: true, look: { garment: 'dress', top: INK.sun } });
  picture += ringOfDancers(stage, x, 815);
  for (const [i, dx] of [-520, -300, -90, 130, 330, 540].entries()) {
    const t = (x + dx + 20) / 1640;
    const cord = 100 - 10 * t + 360 * t * (1 - t);
    const drop = 40 + (i % 2) * 46;
    picture +=
      stroke(`M${n(x + dx)} ${n(cord)}v${drop}`, stage.paint('#3a3a44'), 2.5) +
      lantern(stage, x + dx, cord + drop, 64, cycle([INK.red, INK.sun, '#f3a7b6', '#7fc8c0'], i));
  }
  picture +=
    garland(stage, -20, 100, 1620, 90, 90) +
    figure(stage, x - 560, 985, 210, { pose: 'cheer' }) +
    figure(stage, x + 560, 990, 150, { pose: 'dance', age: 'child' });
  return (
    picture +
    verge(stage, 1025, 'flowers') +
    (random.chance(0.5) ? bough(stage, 'left', 260, 150) : bough(stage, 'right', 260, 150)) +
    air(stage, 0.7)
  );
}

function ringOfDancers(stage: Stage, x: number, y: number): string {
  const { random } = stage;
  const count = 10;
  const start = random.between(0, 0.6);
  const dancers = Array.from({ length: count }, (_, i) => {
    const angle = start + (i / count) * Math.PI * 2;
    return { x: x + Math.cos(angle) * 400, y: y + 20 + Math.sin(angle) * 118, front: Math.sin(angle), i };
  }).toSorted((a, b) => a.y - b.y);
  const skirts = [INK.red, INK.sun, '#fffaf0', INK.sky, '#2f8a57'];
  return dancers
    .map(({ x: dx, y: dy, front, i }) => {
      const height = 190 + front * 42;
      const woman = i % 2 === 0;
      return figure(stage, dx, dy, height, {
        pose: i % 3 === 2 ? 'dance' : 'twirl',
        flip: front > 0 ? i % 4 < 3 : i % 4 === 3,
        age: i === 3 ? 'child' : 'adult',
        look: woman
          ? { garment: 'dress', top: cycle(skirts, i + stage.turn), cut: 'pony', bareArms: !stage.cold }
          : { garment: 'shirt', top: '#fffaf0', bottom: '#26303f', cut: 'short' },
      });
    })
    .join('');
}
