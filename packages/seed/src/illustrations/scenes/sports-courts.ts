import { bough } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, scatter } from '../motifs/land.ts';
import { glow } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { INK, mix } from '../palette.ts';
import { box, circle, cut, disc, ellipse, layer, n, opacity, path, polygon, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** A tall hoop, seen from below the rim, with players on painted courts. */
export function sportsCourts(stage: Stage): string {
  const { random, cold } = stage;
  const horizon = random.between(560, 640);
  const hoopX = random.between(890, 980);
  const rim = horizon - random.between(190, 230);
  const court = stage.layout(['#2b62d9', '#e0663c', '#2f8a7a']);
  const other = stage.layout(['#f0894f', '#2f6fc9', '#f2b53c']);
  let picture = backdrop(stage, { horizon, trees: 150, sun: [random.between(300, 480), random.between(150, 300)] });
  picture += layer(`M-20 ${n(horizon + 30)}H1620V1090H-20z`, stage.paint(cold ? mix(court, '#ffffff', 0.55) : court));
  picture +=
    path(
      polygon([
        [500, horizon + 30],
        [1180, horizon + 30],
        [1560, 1090],
        [120, 1090],
      ]),
      stage.paint(cold ? mix(other, '#ffffff', 0.5) : other),
    ) +
    stroke(
      `M500 ${n(horizon + 32)}L120 1090M1180 ${n(horizon + 32)}L1560 1090M340 ${n(horizon + 250)}H1340M640 ${n(horizon + 32)}L560 ${n(horizon + 250)}M1040 ${n(horizon + 32)}L1120 ${n(horizon + 250)}M560 ${n(horizon + 250)}Q840 ${n(horizon + 420)} 1120 ${n(horizon + 250)}`,
      stage.paint('#fffaf0'),
      7,
    );
  let mesh = '';
  for (let x = -40; x < 1640; x += 46) mesh += `M${x} ${n(horizon + 32)}l46 -110M${x} ${n(horizon - 78)}l46 110`;
  picture +=
    stroke(mesh, stage.paint('#2b4a42'), 1.5, ' stroke-opacity=".5"') +
    stroke(
      `M-20 ${n(horizon - 80)}H1620${[60, 380, 700, 1240, 1540].map((x) => `M${x} ${n(horizon + 34)}v-120`).join('')}`,
      stage.paint('#24423a'),
      6,
    );
  picture +=
    figure(stage, 560, horizon + 60, 104, { pose: 'run' }) +
    figure(stage, 440, horizon + 70, 104, { pose: 'cheer', flip: true }) +
    circle(500, horizon + 62, 11, stage.bright('#ffffff')) +
    figure(stage, 1260, horizon + 66, 100, { pose: 'stroll' });
  const board =
    cut(box(hoopX - 118, rim - 158, 236, 164), stage.bright('#fffaf0'), 8) +
    stroke(box(hoopX - 108, rim - 148, 216, 144), stage.bright(INK.red), 6) +
    stroke(box(hoopX - 46, rim - 84, 92, 70), stage.bright(INK.ink), 5);
  const post =
    cut(box(hoopX - 14, rim, 28, horizon + 130 - rim), stage.paint('#27343c'), 6) +
    path(box(hoopX - 44, horizon + 118, 88, 20), stage.paint('#27343c'));
  let net = '';
  for (let i = 0; i <= 6; i++)
    net += `M${n(hoopX - 54 + i * 18)} ${n(rim - 2)}L${n(hoopX - 34 + (i % 2 ? i - 1 : i + 1) * 11)} ${n(rim + 76)}`;
  const hoop =
    stroke(net, stage.bright('#ffffff'), 3.4) +
    stroke(
      `M${n(hoopX - 48)} ${n(rim + 28)}Q${n(hoopX)} ${n(rim + 40)} ${n(hoopX + 46)} ${n(rim + 28)}M${n(hoopX - 40)} ${n(rim + 54)}Q${n(hoopX)} ${n(rim + 64)} ${n(hoopX + 38)} ${n(rim + 54)}`,
      stage.bright('#ffffff'),
      2.4,
    ) +
    stroke(disc(hoopX, rim, 58, 15), stage.bright('#f0642d'), 9);
  picture += post + board + hoop + (stage.lit ? glow(hoopX, rim - 40, 280, '#fff0b8', 0.8) : '');
  const ballX = hoopX - random.between(150, 210);
  const ballY = rim - random.between(20, 70);
  picture +=
    stroke(
      `M${n(ballX - 190)} ${n(ballY + 190)}Q${n(ballX - 90)} ${n(ballY + 20)} ${n(ballX)} ${n(ballY)}`,
      '#ffffff',
      4,
      ' stroke-dasharray="3 16" stroke-opacity=".8"',
    ) + ball(stage, ballX, ballY, 30);
  const shooter = horizon + 300;
  const px = ballX - random.between(190, 240);
  picture +=
    ellipse(px + 10, shooter + 30, 80, 13, '#081a26', opacity(0.18)) +
    figure(stage, px, shooter - 24, 330, {
      pose: 'shoot',
      shadow: false,
      look: { garment: 'shirt', bareArms: !cold, bareLegs: !cold, top: INK.red, bottom: '#1d2f5c', hat: 'none' },
    });
  picture +=
    figure(stage, hoopX + 30, shooter + 60, 320, {
      pose: 'cheer',
      flip: true,
      look: { garment: 'shirt', bareArms: !cold, bareLegs: !cold, top: INK.sun, bottom: '#10402f', hat: 'none' },
    }) +
    figure(stage, hoopX + 270, shooter - 40, 250, {
      pose: 'run',
      flip: true,
      look: { garment: 'shirt', bareArms: !cold, top: INK.red, bottom: '#1d2f5c' },
    });
  picture += figure(stage, px - 210, shooter - 60, 190, { pose: 'run', age: 'child', look: { garment: 'shirt', top: INK.sun } });
  return picture + scatter(stage, 960, 1060, 16) + bough(stage, 'left', 360, 210) + air(stage, 0.6);
}

function ball(stage: Stage, x: number, y: number, r: number): string {
  return (
    cut(disc(x, y, r), stage.bright('#ef7d2f'), 4) +
    stroke(
      `M${n(x - r)} ${n(y)}h${n(r * 2)}M${n(x)} ${n(y - r)}v${n(r * 2)}M${n(x - r * 0.7)} ${n(y - r * 0.7)}q${n(r * 0.6)} ${n(r * 0.7)} 0 ${n(r * 1.4)}M${n(x + r * 0.7)} ${n(y - r * 0.7)}q${n(-r * 0.6)} ${n(r * 0.7)} 0 ${n(r * 1.4)}`,
      stage.bright('#5a2a16'),
      2.4,
    )
  );
}
