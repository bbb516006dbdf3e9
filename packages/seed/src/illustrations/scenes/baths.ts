import { bough } from '../foreground.ts';
import type { Look } from '../looks.ts';
import { glass, windows } from '../motifs/architecture.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop } from '../motifs/land.ts';
import { glow, lamp } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { INK, mix } from '../palette.ts';
import { box, cut, disc, ellipse, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** The yellow neo-baroque bath with its steaming pools. */
export function baths(stage: Stage): string {
  const { random } = stage;
  const edge = random.between(500, 570);
  const middle = stage.layout([800, 640, 940]) + random.between(-25, 25);
  const yellow = stage.wall('#f5c451');
  const deep = stage.wall('#e0a63a');
  const white = stage.wall('#fff8ea');
  const copper = stage.paint('#4f9a86');
  const pane = glass(stage);
  let picture = backdrop(stage, { horizon: edge - 40, trees: 130, city: false, sun: [random.between(250, 420), random.between(130, 220)] });
  picture +=
    cut(box(-20, edge - 170, 1640, 190), deep, 6) +
    path(windows(10, edge - 140, 23, 70, 40, 120), pane) +
    rect(-20, edge - 184, 1640, 20, white);
  for (const x of [middle - 440, middle + 440])
    picture +=
      cut(box(x - 110, edge - 240, 220, 250), yellow, 7) +
      cut(`M${n(x - 118)} ${n(edge - 236)}Q${n(x)} ${n(edge - 380)} ${n(x + 118)} ${n(edge - 236)}z`, copper, 5) +
      rect(x - 122, edge - 246, 244, 16, white) +
      path(windows(x - 80, edge - 190, 3, 62, 38, 150), pane);
  picture +=
    cut(box(middle - 210, edge - 280, 420, 290), yellow, 8) +
    cut(
      `M${n(middle - 170)} ${n(edge - 286)}C${n(middle - 170)} ${n(edge - 420)} ${n(middle - 70)} ${n(edge - 450)} ${n(middle)} ${n(edge - 456)}C${n(middle + 70)} ${n(edge - 450)} ${n(middle + 170)} ${n(edge - 420)} ${n(middle + 170)} ${n(edge - 286)}z`,
      copper,
      6,
    ) +
    cut(box(middle - 22, edge - 500, 44, 50) + disc(middle, edge - 506, 24), white, 3) +
    stroke(
      `M${n(middle - 110)} ${n(edge - 300)}Q${n(middle - 100)} ${n(edge - 410)} ${n(middle - 16)} ${n(edge - 448)}M${n(middle + 110)} ${n(edge - 300)}Q${n(middle + 100)} ${n(edge - 410)} ${n(middle + 16)} ${n(edge - 448)}M${n(middle)} ${n(edge - 300)}v-150`,
      white,
      4,
      ' stroke-opacity=".5"',
    );
  if (stage.cold)
    picture += path(
      `M${n(middle - 120)} ${n(edge - 410)}Q${n(middle)} ${n(edge - 500)} ${n(middle + 120)} ${n(edge - 410)}Q${n(middle)} ${n(edge - 430)} ${n(middle - 120)} ${n(edge - 410)}z`,
      stage.paint('#ffffff'),
    );
  picture +=
    rect(middle - 222, edge - 292, 444, 20, white) +
    path(windows(middle - 170, edge - 230, 5, 72, 48, 200), pane) +
    stroke(windows(middle - 170, edge - 230, 5, 72, 48, 200), white, 6);
  picture +=
    rect(-20, edge + 8, 1640, 60, stage.paint(stage.cold ? '#f3f6f8' : '#f3e4c4')) +
    cut(`M90 ${n(edge + 60)}H1510Q1620 ${n(edge + 64)} 1640 1090H-40Q-20 ${n(edge + 64)} 90 ${n(edge + 60)}z`, white, 6);
  const pool = mix(stage.paint('#3fb9bd'), stage.sky[1], 0.1);
  picture +=
    path(`M120 ${n(edge + 82)}H1480Q1560 ${n(edge + 84)} 1590 1090H10Q40 ${n(edge + 84)} 120 ${n(edge + 82)}z`, pool) +
    (stage.lit ? ellipse(middle, edge + 300, 620, 170, '#bff5e6', opacity(0.2)) : '');
  picture += poolLife(stage, middle, edge);
  picture += steam(stage, edge);
  return (
    picture +
    (random.chance(0.5) ? lamp(stage, 300, edge + 60, 200) + lamp(stage, 1300, edge + 60, 200) : '') +
    bough(stage, random.chance(0.5) ? 'left' : 'right', 280, 140) +
    air(stage, 0.7)
  );
}

function poolLife(stage: Stage, middle: number, edge: number): string {
  const { random } = stage;
  let ripples = '';
  let people = '';
  const caps = [INK.red, INK.sun, INK.sky, '#fffaf0'];
  const bather = (x: number, y: number, size: number, flip: boolean, cap?: string): string => {
    const hair: Partial<Look> = cap === undefined ? {} : { hair: cap, cut: 'short' };
    const clip = figure(stage, 0, 0, 100, {
      shadow: false,
      flip,
      pose: random.pick(['stand', 'wave', 'reach']),
      look: { garment: 'shirt', bareArms: true, top: random.pick([INK.red, INK.sky, '#16231d', INK.teal]), hat: 'none', ...hair },
    });
    const top = stage.define('dip', (id) => `<clipPath id="${id}"><path d="M-60 -130H60V-62Q0 -54 -60 -62z"/></clipPath>`);
    return `<g transform="translate(${n(x)} ${n(y + size * 0.6)}) scale(${Math.round(size) / 100})"><g clip-path="${top}">${clip}</g>${stroke('M-34 -60Q0 -50 34 -60M-50 -54Q0 -40 50 -54', '#ffffff', 3, ' stroke-opacity=".7"')}</g>`;
  };
  for (let i = 0; i < 22; i++) ripples += `M${n(random.between(60, 1500))} ${n(random.between(edge + 110, 1050))}q24 -8 48 0t48 0`;
  const places = [
    [-330, 150, 120],
    [330, 140, 115],
    [60, 130, 110],
    [-480, 270, 160],
    [470, 290, 165],
    [260, 400, 210],
    [-330, 430, 220],
  ] as const;
  for (const [i, [dx, dy, size]] of places.entries()) {
    people += bather(middle + dx + random.between(-30, 30), edge + dy, size, i % 2 === 1, i % 3 === 0 ? caps[i % 4] : undefined);
  }
  const bx = middle - 30;
  const by = edge + 285;
  const board =
    cut(
      polygon([
        [bx - 74, by],
        [bx + 74, by],
        [bx + 96, by + 46],
        [bx - 96, by + 46],
      ]),
      stage.paint('#fffaf0'),
      5,
    ) +
    path(
      Array.from({ length: 8 }, (_, i) =>
        box(bx - 72 + (i % 4) * 38 + Math.floor(i / 4) * 18, by + 4 + Math.floor(i / 4) * 20, 18, 17),
      ).join(''),
      stage.paint('#6b4a37'),
    ) +
    path([-50, -12, 34, 58].map((dx, i) => `M${n(bx + dx - 6)} ${n(by + 22 + (i % 2) * 8)}q6 -34 12 0z`).join(''), stage.paint(INK.red));
  return (
    stroke(ripples, '#ffffff', 3, ' stroke-opacity=".5"') +
    people +
    bather(bx - 140, by + 20, 175, false, '#e8e4df') +
    bather(bx + 140, by + 20, 175, true, '#cfcac6') +
    board
  );
}

function steam(stage: Stage, edge: number): string {
  const { random } = stage;
  const strength = stage.cold ? 0.34 : stage.season === 'summer' ? 0.14 : 0.24;
  let d = '';
  for (let i = 0; i < 9; i++) {
    const x = 120 + i * 165 + random.between(-50, 50);
    const y = edge + random.between(90, 260);
    const w = random.between(26, 48);
    d += `M${n(x)} ${n(y)}q${n(-w * 2)} ${n(-90)} 0 ${n(-160)}t${n(w * 0.3)} -130q${n(w * 1.2)} 60 ${n(-w * 0.1)} 140t${n(w * 0.3)} 150z`;
  }
  return path(d, '#ffffff', opacity(strength)) + glow(800, edge + 60, 10, '#ffffff', 0);
}
