import { figure } from '../motifs/figures.ts';
import { backdrop, hill } from '../motifs/land.ts';
import { garland, glow } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { shade, tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { at, box, cut, disc, n, opacity, path, polygon, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';
import { basket } from './picnic.ts';

/** Stalls with striped awnings full of fruit, vegetables, bread and flowers. */
export function market(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(440, 520);
  let picture =
    backdrop(stage, { horizon, trees: 190 }) + hill(stage, horizon + 70, 18, stage.paint(stage.cold ? '#f1f2f3' : '#efdcb6')).markup;
  for (const tx of [80, 330, 1270, 1520]) picture += tree(stage, tx, horizon + 110, random.between(330, 430), undefined, 0.1);
  picture += garland(stage, -20, 130, 1620, 110, 80, stage.lit ? 'lights' : 'flags');
  const colours = [INK.red, INK.leaf, INK.sky, '#e89a2a'];
  for (const [i, px] of [300, 800, 1300].entries())
    picture += stall(stage, px + random.between(-30, 30), horizon + 230, 0.72, cycle(colours, i + 1 + stage.turn), i + 1);
  picture +=
    figure(stage, 560, horizon + 280, 200, { pose: 'stroll' }) + figure(stage, 1060, horizon + 290, 200, { pose: 'walk', flip: true });
  for (const [i, px] of stage.layout([[560, 1130], [480, 1060], [800]]).entries())
    picture += stall(stage, px, 1000, 1.18, cycle(colours, i + stage.turn), i + stage.turn);
  const lone = stage.layout([845, 770, 420]);
  picture +=
    figure(stage, lone, 1040, 330, { pose: 'reach', flip: random.chance(0.5) }) +
    basket(stage, lone + 96, 1030, 90) +
    figure(stage, lone - 110, 1046, 220, { pose: 'point', age: 'child' });
  return picture + air(stage, 0.8);
}

/** Every second stripe of an awning, with its scalloped edge. */
function stripes(fill: string): string {
  const d = [0, 1, 2, 3].map((i) => {
    const [top, low] = [-176 + i * 88, -200 + i * 100];
    return `M${top} -330h44L${low + 50} -240v12a25 22 0 0 1 -50 0v-12z`;
  });
  return path(d.join(''), fill);
}

function stall(stage: Stage, x: number, y: number, size: number, colour: string, kind: number): string {
  const { random } = stage;
  const goods = [
    ['#d93a2b', '#f08a2d', '#e8c63a'],
    ['#57ab69', '#8ecb5f', '#d93a2b'],
    ['#c98a4b', '#e0b070', '#a5682f'],
    ['#7d5bb0', '#f3a7b6', '#ffc72e'],
  ] as const;
  let produce = '';
  for (const [i, tone] of cycle(goods, kind).entries()) {
    let d = '';
    for (let k = 0; k < 11; k++)
      d += disc(-150 + i * 112 + (k % 4) * 26 + (k > 3 ? 12 : 0) + random.between(-4, 4), -112 - Math.floor(k / 4) * 20, 15);
    produce += path(d, stage.room(tone), ' stroke="#081a26" stroke-opacity=".15" stroke-width="2"');
  }
  const seller = figure(stage, 20 + random.between(-60, 60), -26, 182, {
    pose: random.pick(['stand', 'reach', 'stand']),
    shadow: false,
    look: { garment: 'shirt', top: random.pick(['#fffaf0', INK.sun, INK.teal]) },
  });
  const crates =
    path([0, 1, 2].map((i) => box(-172 + i * 116, -104, 112, 40)).join(''), stage.room('#c9975b')) +
    stroke([0, 1, 2].map((i) => `M${-172 + i * 116} -84h112`).join(''), stage.room('#8a5a2f'), 3);
  const front =
    cut(box(-184, -66, 368, 66), stage.room('#a5682f'), 6) +
    path(Array.from({ length: 8 }, (_, i) => `M${-180 + i * 45} -66h45l-22 30z`).join(''), stage.room(frontColour(kind)));
  const snow = stage.cold ? path('M-180 -332H180l10 18q-60 -8 -110 2t-130 -4t-140 4z', stage.paint('#ffffff')) : '';
  return (
    shade(stage, x, y, 200 * size) +
    at(
      x,
      y,
      path(box(-170, -320, 10, 320) + box(160, -320, 10, 320), stage.room('#7d4c27')) +
        path(box(-160, -300, 320, 240), '#081a26', opacity(stage.lit ? 0.1 : 0.16)) +
        (stage.lit ? glow(0, -200, 190) : '') +
        seller +
        produce +
        crates +
        front +
        cut(
          polygon([
            [-176, -330],
            [176, -330],
            [200, -240],
            [-200, -240],
          ]),
          stage.room('#fff3dc'),
          9,
        ) +
        stripes(stage.room(colour)) +
        path([0, 1, 2, 3].map((i) => `M${n(-150 + i * 100)} -242v14a25 22 0 0 0 50 0v-14z`).join(''), stage.room('#fff3dc')) +
        snow,
      size,
    )
  );
}

const frontColour = (kind: number): string => cycle([INK.sun, '#fff3dc', INK.red], kind);
