import { backdrop } from '../motifs/land.ts';
import { glow } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { stripedBalloon } from '../motifs/striped-balloon.ts';
import { tree } from '../motifs/trees.ts';
import { INK } from '../palette.ts';
import { at, box, circle, cut, ellipse, group, leafShape, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** For press and careers: a desk by the window with notebook, card, camera and coffee. */
export function newsroomDesk(stage: Stage): string {
  const { random } = stage;
  const desk = random.between(640, 680);
  const horizon = random.between(430, 500);
  let picture =
    backdrop(stage, { horizon, trees: 110, sun: [random.between(560, 760), 180] }) +
    path(`M-20 ${n(horizon + 30)}Q800 ${n(horizon)} 1620 ${n(horizon + 30)}V1090H-20z`, stage.lawn(2));
  for (const x of [250, 460, 980, 1190, 1380])
    picture += tree(stage, x + random.between(-30, 30), horizon + random.between(110, 190), random.between(220, 330));
  picture += stripedBalloon(stage, stage.layout([960, 640, 1080]), 190, 84) + air(stage, 0.5);
  const wall = stage.room(stage.layout(['#e9efe2', '#f2e4d2', '#dfe6ee']));
  picture +=
    path(`M-20 -20H1620V${n(desk + 20)}H-20zM210 70V${n(desk - 60)}H1390V70z`, wall, ' fill-rule="evenodd"') +
    stroke(`M210 70V${n(desk - 60)}H1390V70zM800 70V${n(desk - 60)}M210 250H1390`, stage.room('#fffaf0'), 20) +
    cut(box(170, desk - 66, 1260, 34), stage.room('#fffaf0'), 7);
  picture +=
    cut(`M-20 ${n(desk)}H1620V1090H-20z`, stage.room('#c78d55'), 12) +
    stroke(`M-20 ${n(desk + 90)}H1620M-20 ${n(desk + 210)}H1620`, stage.room('#a87040'), 3, ' stroke-opacity=".6"');
  picture += plant(stage, 330, desk + 20) + deskLamp(stage, 1270, desk + 40);
  picture +=
    notebook(stage, 610, desk + 190) +
    camera(stage, 1060, desk + 100) +
    coffee(stage, 450, desk + 150) +
    pressCard(stage, 860, desk + 240) +
    papers(stage, 1220, desk + 260);
  return picture;
}

function notebook(stage: Stage, x: number, y: number): string {
  const lines =
    stroke(
      [0, 1, 2, 3, 4, 5].map((i) => `M${-150 - i * 6} ${-80 + i * 30}q60 ${i % 2 ? 6 : -5} ${118 - (i % 3) * 20} 0`).join(''),
      stage.room('#6b7a84'),
      4,
    ) + stroke([0, 1, 2].map((i) => `M${40 + i * 6} ${-80 + i * 30}q50 5 ${110 - i * 12} 0`).join(''), stage.room('#6b7a84'), 4);
  const sketch = stroke('M96 100q-44 -50 0 -84q50 30 6 84zM99 16V100M88 108h20v14h-20z', stage.room(INK.red), 4);
  return at(
    x,
    y,
    cut('M-210 130L-170 -110H170L230 130z', stage.room(INK.forest), 9) +
      path('M-196 120L-160 -104Q-70 -124 2 -100Q70 -124 162 -104L214 120Q110 96 10 122Q-96 96 -196 120z', stage.room('#fffaf0')) +
      stroke('M2 -100L10 122', stage.room('#cfd8dc'), 4) +
      lines +
      sketch +
      group(
        rect(-8, -150, 16, 220, stage.room(INK.sun), 5) +
          path('M-8 70h16l-8 28z', stage.room('#f3d9b0')) +
          rect(-8, -160, 16, 22, stage.room(INK.red), 5),
        'translate(196 -20) rotate(28)',
      ),
  );
}

function camera(stage: Stage, x: number, y: number): string {
  return at(
    x,
    y,
    ellipse(10, 96, 190, 16, '#081a26', opacity(0.2)) +
      stroke('M-150 -40Q-260 60 -150 150Q-60 190 40 150', stage.room(INK.red), 13) +
      cut(
        'M-170 -70Q-170 -92 -148 -92H-70L-48 -130H48L70 -92H148Q170 -92 170 -70V70Q170 94 148 94H-148Q-170 94 -170 70z',
        stage.room('#27343c'),
        9,
      ) +
      path('M-170 -40H170V50H-170z', stage.room('#3b4b55')) +
      circle(0, 2, 92, stage.room('#1d262c')) +
      circle(0, 2, 76, stage.room('#55707f')) +
      circle(0, 2, 56, stage.room('#12212c')) +
      circle(0, 2, 34, stage.room('#2f5f86')) +
      circle(-16, -16, 13, '#ffffff', opacity(0.7)) +
      rect(96, -78, 44, 24, stage.room('#cfe6ee'), 5) +
      rect(-146, -108, 46, 18, stage.room(INK.red), 6) +
      circle(124, 64, 9, stage.room(INK.sun)),
  );
}

function coffee(stage: Stage, x: number, y: number): string {
  const steam = stroke('M-26 -110q-26 -40 0 -80t0 -70M20 -116q26 -36 0 -74t4 -64', '#ffffff', 9, ' stroke-opacity=".45"');
  return at(
    x,
    y,
    ellipse(8, 62, 120, 20, '#081a26', opacity(0.18)) +
      ellipse(0, 54, 112, 22, stage.room('#fffaf0')) +
      stroke('M66 -40q54 -10 46 34t-66 30', stage.room(INK.red), 15) +
      cut('M-74 -70H74Q74 40 34 52H-34Q-74 40 -74 -70z', stage.room(INK.red), 6) +
      path('M-74 -40H74v22H-72z', stage.room('#fff3dc')) +
      ellipse(0, -70, 74, 17, stage.room('#fff3dc')) +
      ellipse(0, -68, 62, 12, stage.room('#5a3322')) +
      steam,
  );
}

/** A card on a ribbon: portrait and stripes stand for the words. */
function pressCard(stage: Stage, x: number, y: number): string {
  return at(
    x,
    y,
    stroke('M-20 -84Q-120 -190 0 -210T90 -120Q60 -90 20 -84', stage.room(INK.sky), 13) +
      group(
        cut('M-82 -84H82Q96 -84 96 -70V110Q96 124 82 124H-82Q-96 124 -96 110V-70Q-96 -84 -82 -84z', stage.room('#fffaf0'), 7) +
          rect(-96, -60, 192, 44, stage.room(INK.sky)) +
          rect(-24, -78, 48, 10, stage.room('#b9c4ca'), 5) +
          rect(-76, 0, 68, 84, stage.room('#cfe6ee'), 6) +
          circle(-42, 32, 17, stage.room('#d99f73')) +
          path('M-70 84Q-68 54 -42 54T-14 84z', stage.room(INK.red)) +
          path('M-60 34Q-60 12 -42 12T-24 34Q-34 22 -42 22T-60 34z', stage.room('#2a1c17')) +
          path(box(8, 8, 72, 12) + box(8, 34, 54, 8) + box(8, 54, 62, 8) + box(-60, -44, 120, 12), stage.room('#8fa3b0')) +
          path(box(-60, -44, 120, 12), '#ffffff') +
          rect(8, 74, 40, 14, stage.room(INK.sun), 4),
        'rotate(-7)',
      ),
  );
}

function plant(stage: Stage, x: number, y: number): string {
  return (
    cut(`M${n(x - 52)} ${n(y - 90)}H${n(x + 52)}L${n(x + 38)} ${n(y)}H${n(x - 38)}z`, stage.room('#d9825a'), 6) +
    path(
      [-2.5, -2.1, -1.75, -1.4, -1, -0.6].map((a) => leafShape(x, y - 88, 150 + 40 * Math.sin(a * 5), a, 0.24)).join(''),
      stage.room(INK.leaf),
    ) +
    path([-2.3, -1.6, -0.85].map((a) => leafShape(x, y - 88, 120, a, 0.2)).join(''), stage.room('#7cc06c'))
  );
}

function deskLamp(stage: Stage, x: number, y: number): string {
  const light = stage.lit
    ? path(
        polygon([
          [x - 170, y - 290],
          [x - 80, y - 330],
          [x + 10, y + 40],
          [x - 400, y + 60],
        ]),
        '#ffe9a0',
        opacity(0.28),
      ) + glow(x - 130, y - 290, 120)
    : '';
  return (
    light +
    ellipse(x, y, 70, 14, stage.room('#1d3f8f')) +
    stroke(`M${n(x)} ${n(y - 6)}L${n(x + 50)} ${n(y - 190)}L${n(x - 70)} ${n(y - 350)}`, stage.room(INK.sky), 13) +
    cut(
      polygon([
        [x - 180, y - 296],
        [x - 82, y - 392],
        [x - 40, y - 360],
        [x - 70, y - 306],
      ]),
      stage.room(INK.sky),
      7,
    ) +
    circle(x + 50, y - 190, 13, stage.room(INK.sun))
  );
}

function papers(stage: Stage, x: number, y: number): string {
  return group(
    cut(box(-130, -80, 240, 160), stage.room('#fffaf0'), 6) +
      path(
        box(-110, -60, 120, 16) + box(-110, -30, 200, 8) + box(-110, -12, 190, 8) + box(-110, 6, 200, 8) + box(-110, 24, 120, 8),
        stage.room('#b9c4ca'),
      ) +
      rect(30, 22, 64, 42, stage.room(INK.sun), 4),
    `translate(${n(x)} ${n(y)}) rotate(9)`,
  );
}
