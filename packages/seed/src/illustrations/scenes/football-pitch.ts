import { verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, hill } from '../motifs/land.ts';
import { glow } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { INK, mix } from '../palette.ts';
import { box, cut, disc, ellipse, layer, n, opacity, path, polygon, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** A girls' match on a small pitch: a shot, the keeper's leap, the goal's net. */
export function footballPitch(stage: Stage): string {
  const { random, cold } = stage;
  const horizon = random.between(470, 520);
  let picture = backdrop(stage, { horizon, trees: 170, sun: [random.between(260, 460), random.between(140, 220)] });
  const lawn = hill(stage, horizon + 30, 14, stage.lawn(1));
  picture += lawn.markup;
  for (const x of [70, 220, 390, 1330, 1490])
    picture += tree(stage, x + random.between(-30, 30), lawn.edge(x) + 20, random.between(240, 360), undefined, 0.14);
  picture += masts(stage, horizon) + spectators(stage, horizon + 76) + pitch(stage, horizon + 84);
  const gx = random.between(960, 1020);
  picture += goal(stage, gx, horizon + 290);
  const kit = (top: string): { garment: 'shirt'; top: string; bottom: string; bareArms: boolean; bareLegs: boolean; cut: 'pony' } => ({
    garment: 'shirt',
    top,
    bottom: '#fffaf0',
    bareArms: !cold,
    bareLegs: !cold,
    cut: 'pony',
  });
  const keeperX = gx - random.between(10, 60);
  picture += `<g transform="rotate(-34 ${n(keeperX)} ${n(horizon + 260)})">${figure(stage, keeperX, horizon + 286, 250, { pose: 'cheer', age: 'child', shadow: false, flip: true, look: { ...kit(INK.sun), bottom: '#26303f', bareArms: false } })}</g>`;
  const ballX = gx - random.between(290, 330);
  const ballY = horizon + random.between(130, 170);
  const shooterX = ballX - 330;
  picture +=
    figure(stage, gx + 360, horizon + 330, 260, { pose: 'run', age: 'child', flip: true, look: kit(INK.sky) }) +
    figure(stage, shooterX - 160, horizon + 300, 240, { pose: 'cheer', age: 'child', look: kit(INK.red) }) +
    stroke(
      `M${n(shooterX + 120)} ${n(horizon + 400)}Q${n(shooterX + 190)} ${n(ballY + 60)} ${n(ballX)} ${n(ballY)}`,
      '#ffffff',
      6,
      ' stroke-dasharray="3 20" stroke-opacity=".85"',
    ) +
    figure(stage, shooterX, horizon + 470, 400, { pose: 'sprint', age: 'child', look: kit(INK.red) }) +
    figure(stage, gx - 60, horizon + 500, 380, { pose: 'run', age: 'child', look: kit(INK.sky) }) +
    ball(stage, ballX, ballY, 38);
  return picture + verge(stage, 1030, 'grass') + air(stage);
}

function pitch(stage: Stage, y: number): string {
  const tone = stage.paint(stage.cold ? '#dfeaf0' : '#3f9a5a');
  const band = stage.paint(stage.cold ? '#eef4f8' : '#52ad69');
  let bands = '';
  for (let i = 0; i < 7; i += 2)
    bands += polygon([
      [340 + i * 132, y],
      [340 + (i + 1) * 132, y],
      [-420 + (i + 1) * 350, 1090],
      [-420 + i * 350, 1090],
    ]);
  return (
    layer(`M-20 ${n(y)}H1620V1090H-20z`, tone) +
    path(bands, band) +
    stroke(
      `M-20 ${n(y + 10)}H1620M620 ${n(y + 206)}H1420M620 ${n(y + 206)}L420 ${n(y + 420)}H1620M900 ${n(y + 420)}Q1020 ${n(y + 500)} 1180 ${n(y + 420)}`,
      stage.paint(stage.cold ? '#a9bccb' : '#fffaf0'),
      7,
    )
  );
}

function goal(stage: Stage, x: number, foot: number): string {
  const [w, h] = [330, 230];
  const top = foot - h;
  let mesh = '';
  for (let i = 0; i <= 14; i++)
    mesh += `M${n(x - w + i * (w / 7))} ${n(top)}L${n(x - w * 0.86 + i * ((w * 0.86) / 7))} ${n(top + 40)}V${n(foot - 40)}`;
  for (let i = 0; i <= 4; i++)
    mesh += `M${n(x - w * 0.86)} ${n(top + 40 + i * 36)}H${n(x + w * 0.86)}M${n(x - w)} ${n(top + i * 56)}L${n(x - w * 0.86)} ${n(top + 40 + i * 38)}M${n(x + w)} ${n(top + i * 56)}L${n(x + w * 0.86)} ${n(top + 40 + i * 38)}`;
  return (
    path(
      polygon([
        [x - w, foot],
        [x + w, foot],
        [x + w * 0.86, foot - 40],
        [x - w * 0.86, foot - 40],
      ]),
      '#081a26',
      opacity(0.12),
    ) +
    stroke(mesh, stage.bright('#ffffff'), 2.5, ' stroke-opacity=".75"') +
    stroke(`M${n(x - w)} ${n(foot)}V${n(top)}H${n(x + w)}V${n(foot)}`, '#081a26', 15, ' stroke-opacity=".16" transform="translate(6 6)"') +
    stroke(`M${n(x - w)} ${n(foot)}V${n(top)}H${n(x + w)}V${n(foot)}`, stage.bright('#ffffff'), 15)
  );
}

function ball(stage: Stage, x: number, y: number, r: number): string {
  const ink = stage.bright('#22303a');
  const panel = (px: number, py: number, size: number, turn: number): string =>
    polygon(Array.from({ length: 5 }, (_, i) => [px + Math.cos(i * 1.257 + turn) * size, py + Math.sin(i * 1.257 + turn) * size] as const));
  const seams = Array.from(
    { length: 5 },
    (_, i) =>
      `M${n(x + Math.cos(i * 1.257 - 1.57) * r * 0.36)} ${n(y + Math.sin(i * 1.257 - 1.57) * r * 0.36)}L${n(x + Math.cos(i * 1.257 - 1.57) * r * 0.8)} ${n(y + Math.sin(i * 1.257 - 1.57) * r * 0.8)}`,
  ).join('');
  return (
    cut(disc(x, y, r), stage.bright('#ffffff'), 5) +
    path(panel(x, y, r * 0.38, -1.57), ink) +
    path(
      Array.from({ length: 5 }, (_, i) =>
        disc(x + Math.cos(i * 1.257 - 1.57) * r * 0.84, y + Math.sin(i * 1.257 - 1.57) * r * 0.84, r * 0.16),
      ).join(''),
      ink,
    ) +
    stroke(seams, ink, 2.5)
  );
}

function masts(stage: Stage, horizon: number): string {
  return [170, 1450]
    .map(
      (x) =>
        path(box(x - 6, horizon - 290, 12, 360), stage.paint('#5b6f80')) +
        cut(box(x - 56, horizon - 330, 112, 52), stage.paint('#3b4b55'), 4) +
        path([0, 1, 2].map((i) => disc(x - 34 + i * 34, horizon - 304, 13)).join(''), stage.lit ? '#fffbe0' : stage.paint('#dfe8ec')) +
        (stage.lit ? glow(x, horizon - 304, 200, '#fff6cf', 1) : ''),
    )
    .join('');
}

function spectators(stage: Stage, y: number): string {
  const { random } = stage;
  const board = [INK.red, INK.sun, INK.sky, INK.leaf]
    .map((colour, i) => path(box(-20 + i * 420, y - 40, 404, 46), stage.paint(mix(colour, '#ffffff', 0.1))))
    .join('');
  let people = '';
  for (let i = 0; i < 9; i++)
    people += figure(stage, 90 + i * 78 + random.between(-16, 16), y - 4, random.between(104, 122), {
      pose: random.pick(['stand', 'cheer', 'wave']),
      age: i % 4 === 2 ? 'child' : 'adult',
    });
  return people + board + ellipse(800, y + 10, 900, 5, '#081a26', opacity(0.1));
}
