import { verge } from '../foreground.ts';
import { dog } from '../motifs/animals.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill } from '../motifs/land.ts';
import { cafeTable, garland, glow, toyBalloon } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { shade, tree } from '../motifs/trees.ts';
import { INK, mix } from '../palette.ts';
import { at, box, circle, cut, ellipse, opacity, path } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** Garden pavilions with café tables under parasols. */
export function pavilions(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(510, 600);
  let picture = backdrop(stage, { horizon, trees: 190, city: false });
  const back = hill(stage, horizon + 60, 20, stage.lawn(1));
  picture += back.markup;
  for (const tx of [60, 230, 1400, 1550]) picture += tree(stage, tx, back.edge(tx) + 30, random.between(320, 440), undefined, 0.08);
  const base = horizon + 150;
  const spots = stage.layout([
    [
      [430, 0.72, INK.teal],
      [1130, 0.8, INK.sun],
      [790, 1.05, INK.red],
    ],
    [
      [500, 0.9, INK.sun],
      [1060, 1.05, INK.red],
    ],
    [
      [1180, 0.7, INK.sky],
      [640, 1.15, INK.red],
    ],
  ] as const);
  for (const [px, size, colour] of spots) picture += pavilion(stage, px + random.between(-24, 24), base + (size - 0.9) * 120, size, colour);
  picture += hill(stage, base + 60, 16, stage.paint(stage.cold ? '#f3f1ec' : '#efdcb0'), 5).markup;
  picture +=
    cafeTable(stage, 520, base + 190, 250, INK.red) +
    figure(stage, 424, base + 192, 210, { pose: 'bench' }) +
    figure(stage, 616, base + 192, 205, { pose: 'bench', flip: true }) +
    cafeTable(stage, 1050, base + 170, 230, INK.sun) +
    figure(stage, 962, base + 172, 190, { pose: 'bench', age: 'old' }) +
    figure(stage, 1138, base + 172, 190, { pose: 'bench', flip: true, age: 'old' });
  picture +=
    figure(stage, 790, base + 210, 250, { pose: 'reach', look: { garment: 'shirt', top: '#fffaf0', bottom: '#16231d', hat: 'none' } }) +
    ellipse(860, base + 60, 34, 6, stage.bright('#8b98a0')) +
    path(box(846, base + 34, 14, 24) + box(866, base + 40, 16, 18), stage.bright(INK.red)) +
    dog(stage, 720, base + 250, 60, 'sit', '#f2e6d0');
  picture += garland(stage, -20, 150, 1620, 130, 80);
  return (
    picture +
    toyBalloon(stage, 1240, base + 130, 34, INK.red) +
    figure(stage, 1222, base + 230, 150, { pose: 'hold', age: 'child' }) +
    verge(stage, 1012, 'flowers') +
    air(stage, 0.8)
  );
}

function pavilion(stage: Stage, x: number, y: number, size: number, colour: string): string {
  const wood = stage.wall('#fff3dc');
  const roof = stage.bright(colour);
  const pane = stage.lit ? '#ffdf8f' : stage.paint('#cfe6e4');
  let picture =
    cut(box(-170, -210, 340, 214), pane, 8) + figure(stage, -60, 0, 150, { pose: 'stand', indoors: true, look: { top: '#fffaf0' } });
  picture +=
    path(box(-170, -74, 340, 78), wood) +
    path(box(-182, -86, 364, 16), stage.paint(INK.wood)) +
    path(Array.from({ length: 6 }, (_, i) => box(-172 + i * 66, -210, 12, 214)).join(''), wood);
  picture += path(Array.from({ length: 5 }, (_, i) => `M${-160 + i * 66} -210q27 46 54 0z`).join(''), wood);
  picture +=
    cut('M-216 -206Q-120 -226 -60 -300Q-30 -340 0 -372Q30 -340 60 -300Q120 -226 216 -206z', roof, 9) +
    path('M-96 -206Q-60 -250 0 -372Q60 -250 96 -206Q60 -218 0 -218T-96 -206z', stage.bright('#fff3dc'), opacity(0.9)) +
    path('M-32 -212Q-16 -280 0 -372Q16 -280 32 -212z', roof) +
    path(Array.from({ length: 9 }, (_, i) => `M${-216 + i * 48} -208q24 34 48 0z`).join(''), stage.bright(mix(colour, '#16231d', 0.18))) +
    circle(0, -380, 14, stage.bright(INK.sun));
  if (stage.cold)
    picture += path(
      'M-200 -210Q-110 -236 -56 -304Q-30 -344 0 -376Q30 -344 56 -304Q110 -236 200 -210Q120 -236 60 -262Q0 -300 -50 -258Q-110 -240 -200 -210z',
      stage.paint('#ffffff'),
    );
  return shade(stage, x, y, 190 * size) + (stage.lit ? glow(x, y - 110 * size, 250 * size) : '') + at(x, y, picture, size);
}
