import { verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill, scatter } from '../motifs/land.ts';
import { garland, glow, lamp, toyBalloon } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK, mix } from '../palette.ts';
import { box, cut, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** Runners under the striped arch at the end of a race, with those who cheer. */
export function finishLine(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(500, 550);
  const x = random.between(780, 820);
  let picture = backdrop(stage, {
    horizon,
    trees: 180,
    sun: [x + random.between(-90, 90), stage.lit || stage.time === 'day' ? 240 : horizon - 110],
  });
  const lawn = hill(stage, horizon + 50, 22, stage.lawn(1));
  picture += lawn.markup;
  for (const tx of [60, 210, 1390, 1540])
    picture += tree(stage, tx + random.between(-24, 24), lawn.edge(tx) + 30, random.between(330, 470));
  picture += hill(stage, horizon + 110, 12, stage.lawn(2)).markup + road(stage, x, horizon + 70);
  for (const [i, dx] of [-60, 44, -10].entries()) picture += runner(stage, x + dx, horizon + 116 + i * 30, 96 + i * 22, i + 4);
  picture += lamp(stage, x - 470, horizon + 220, 320) + lamp(stage, x + 470, horizon + 220, 320) + arch(stage, x, horizon + 250);
  picture += crowd(stage, x, horizon + 250);
  if (stage.lit) picture += glow(x, horizon + 180, 430, '#fff0b8', 0.8);
  picture +=
    runner(stage, x - 190, horizon + 350, 300, 0) +
    runner(stage, x + 180, horizon + 330, 280, 1) +
    stroke(`M${n(x - 300)} ${n(horizon + 326)}q160 70 310 10t320 -6`, stage.bright(INK.red), 15) +
    runner(stage, x + 10, horizon + 430, 370, 2, 'cheer') +
    runner(stage, x - 360, horizon + 470, 250, 3, 'run', 'child');
  return picture + scatter(stage, 990, 1055, 24) + verge(stage, 1035, 'flowers') + confetti(stage) + air(stage, 0.6);
}

/** Somebody in running clothes with a number on the chest; strokes stand for the figures. */
function runner(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  index: number,
  pose: 'run' | 'sprint' | 'cheer' = index % 2 ? 'run' : 'sprint',
  age: 'adult' | 'child' = 'adult',
): string {
  const k = height / 100;
  const bibY = y - (age === 'child' ? 55 : 66) * k;
  const bibX = x + (pose === 'cheer' ? -8 : -1) * k;
  const top = cycle([INK.sky, INK.sun, INK.red, INK.teal, '#7d5bb0', '#f08a5d'], index);
  const warm = !stage.cold;
  return (
    figure(stage, x, y, height, {
      pose,
      age,
      look: { garment: 'shirt', top, bottom: '#26303f', bareArms: warm, bareLegs: warm, hat: stage.cold ? 'beanie' : 'none' },
    }) +
    rect(bibX, bibY, 13 * k, 11 * k, stage.bright('#ffffff'), 1.5 * k) +
    path(box(bibX + 3 * k, bibY + 3 * k, 2.4 * k, 5.5 * k) + box(bibX + 7 * k, bibY + 3 * k, 3 * k, 5.5 * k), stage.bright(INK.ink))
  );
}

function road(stage: Stage, x: number, y: number): string {
  const squares: [string, string] = ['', ''];
  const line = y + 200;
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 16; i++)
      squares[(i + row) % 2 === 0 ? 0 : 1] += polygon([
        [x - 430 + i * 54 - row * 12 + (i - 8) * row, line + row * 24],
        [x - 376 + i * 54 - row * 12 + (i - 7) * row, line + row * 24],
        [x - 378 + i * 55 - 6, line + 24 + row * 26],
        [x - 433 + i * 55 - 6, line + 24 + row * 26],
      ]);
  return (
    path(
      polygon([
        [x - 80, y],
        [x + 80, y],
        [x + 900, 1090],
        [x - 900, 1090],
      ]),
      stage.paint(stage.cold ? '#e6e3de' : '#d9cdb8'),
      ' stroke="#fff" stroke-opacity=".4" stroke-width="4"',
    ) +
    stroke(
      `M${n(x - 30)} ${n(y)}L${n(x - 330)} 1090M${n(x + 30)} ${n(y)}L${n(x + 330)} 1090`,
      '#ffffff',
      5,
      ' stroke-opacity=".7" stroke-dasharray="26 26"',
    ) +
    path(squares[0], stage.paint('#22303a')) +
    path(squares[1], stage.paint('#fffaf0'))
  );
}

function arch(stage: Stage, x: number, foot: number): string {
  const outer = `M${n(x - 430)} ${n(foot)}V${n(foot - 300)}Q${n(x - 420)} ${n(foot - 440)} ${n(x - 260)} ${n(foot - 450)}H${n(x + 260)}Q${n(x + 420)} ${n(foot - 440)} ${n(x + 430)} ${n(foot - 300)}V${n(foot)}h-90V${n(foot - 290)}q-4 -50 -70 -54H${n(x - 270)}q-66 4 -70 54V${n(foot)}z`;
  const bands = [0, 1, 2].map((i) => box(x - 430, foot - 80 - i * 96, 90, 48) + box(x + 340, foot - 80 - i * 96, 90, 48)).join('');
  let checks = '';
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 12; i++) if ((i + row) % 2) checks += box(x - 240 + i * 40, foot - 436 + row * 40, 40, 40);
  return (
    cut(outer, stage.bright(INK.red), 10) +
    path(bands, stage.bright('#fff3dc')) +
    rect(x - 250, foot - 444, 500, 94, stage.bright('#fffaf0')) +
    path(checks, stage.bright('#22303a')) +
    path([-430, 340].map((dx) => box(x + dx - 14, foot - 12, 118, 26)).join(''), stage.paint('#3b4b55')) +
    [-1, 1]
      .map((side) =>
        [0, 1, 2]
          .map((i) =>
            toyBalloon(
              stage,
              x + side * (388 + i * 22),
              foot - 300 + i * 8,
              46,
              cycle([INK.sun, INK.sky, INK.red], i + (side > 0 ? 1 : 0)),
            ),
          )
          .join(''),
      )
      .join('')
  );
}

function crowd(stage: Stage, x: number, y: number): string {
  const { random } = stage;
  let picture =
    garland(stage, x - 800, y - 300, x - 430, y - 250, 40, 'flags') + garland(stage, x + 430, y - 250, x + 800, y - 300, 40, 'flags');
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++)
      picture += figure(stage, x + side * (500 + i * 84) + random.between(-12, 12), y + 20 + i * 12, random.between(190, 220), {
        pose: random.pick(['cheer', 'wave', 'cheer', 'photograph']),
        flip: side > 0,
        age: i === 2 ? 'child' : 'adult',
      });
    picture += path(
      polygon([
        [x + side * 450, y - 34],
        [x + side * 900, y + 50],
        [x + side * 900, y + 140],
        [x + side * 450, y + 36],
      ]),
      stage.bright(mix(side < 0 ? INK.sky : INK.leaf, '#ffffff', 0.05)),
    );
    picture += stroke(
      `M${n(x + side * 450)} ${n(y - 10)}L${n(x + side * 900)} ${n(y + 80)}`,
      stage.bright('#fffaf0'),
      9,
      ' stroke-opacity=".8"',
    );
  }
  return picture;
}

function confetti(stage: Stage): string {
  const { random } = stage;
  return [INK.red, INK.sun, '#ffffff', INK.sky]
    .map((colour) => {
      let d = '';
      for (let i = 0; i < 9; i++)
        d += `M${n(random.between(300, 1300))} ${n(random.between(140, 760))}l${n(random.between(8, 16))} ${n(random.between(-8, 8))}l${n(random.between(-4, 6))} ${n(random.between(8, 14))}z`;
      return path(d, stage.bright(colour), opacity(0.9));
    })
    .join('');
}
