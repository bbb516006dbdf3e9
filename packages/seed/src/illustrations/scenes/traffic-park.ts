import { bough } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { scatter, treeline, tufts } from '../motifs/land.ts';
import { glow, lamp } from '../motifs/props.ts';
import { air, sky } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { CROWNS, INK, LAWN, mix } from '../palette.ts';
import { at, box, circle, cut, ellipse, layer, n, opacity, path, polygon, rect, stroke } from '../paper.ts';
import { createGroundPlane, ring } from '../perspective.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** A child in a pedal car, wheels on y. */
function pedalCar(stage: Stage, x: number, y: number, size: number, colour: string, flip: boolean): string {
  const paint = stage.bright(colour);
  const driver = figure(stage, -8, -16, 118, {
    pose: 'bench',
    age: 'child',
    shadow: false,
    look: { hat: 'helmet', top: stage.random.pick([INK.sun, INK.sky, INK.red, '#ffffff']) },
  });
  const shell =
    cut('M-98 -18Q-104 -58 -64 -60H-40L-34 -34H26L44 -58Q96 -58 104 -36V-14H-98z', paint, 4) +
    path('M-98 -30H104v8H-98z', stage.bright('#fffaf0')) +
    circle(96, -38, 8, stage.lit ? '#fff3b0' : stage.bright('#fff3b0'));
  const wheel = (wx: number): string => circle(wx, -12, 21, stage.bright('#27343c')) + circle(wx, -12, 10, stage.bright('#fffaf0'));
  return at(
    x,
    y,
    ellipse(4, 8, 116, 12, '#081a26', opacity(0.18)) +
      driver +
      stroke('M34 -50L14 -66', stage.bright('#27343c'), 6) +
      shell +
      wheel(-56) +
      wheel(62),
    size / 200,
    flip,
  );
}

function signal(stage: Stage, x: number, y: number, h: number): string {
  const green = stage.turn % 2 === 0;
  const lights = [INK.red, INK.sun, '#39b36b']
    .map((colour, i) =>
      circle(x, y - h + i * h * 0.14, h * 0.05, (i === 0 && !green) || (i === 2 && green) ? colour : mix(colour, '#16231d', 0.65)),
    )
    .join('');
  return (
    ellipse(x + 6, y + 2, h * 0.14, 6, '#081a26', opacity(0.16)) +
    rect(x - h * 0.02, y - h * 0.6, h * 0.04, h * 0.6, stage.bright('#3b4a52')) +
    cut(box(x - h * 0.085, y - h * 1.08, h * 0.17, h * 0.46), stage.bright('#16231d'), 4) +
    lights +
    glow(x, green ? y - h * 0.72 : y - h, h * 0.14, green ? '#39ff9b' : '#ff6a55', stage.lit ? 1.2 : 0.5)
  );
}

/** The traffic-rules park: little streets from above, pedal cars, lights, zebra. */
export function trafficPark(stage: Stage): string {
  const { random, cold } = stage;
  const top = random.between(130, 210);
  const ground = createGroundPlane(-420, random.between(770, 830), 1150, stage.layout([-0.5, 0.38, -0.3, 0.6]));
  const asphalt = stage.paint(cold ? '#9aa7b2' : '#7b8891');
  const kerb = stage.paint('#fffaf0');
  let picture = sky(stage, { horizon: top, clouds: 2, sun: [random.between(300, 600), top - 40], rings: false });
  picture += layer(`M-20 ${n(top)}H1620V1090H-20z`, stage.lawn(2), 4) + tufts(stage, top + 30, 1000, 36);
  for (const w of [150, 132]) {
    const tone = w === 150 ? kerb : asphalt;
    picture += path(
      ground.polygon([
        [-2400, 480 - w],
        [2400, 480 - w],
        [2400, 480 + w],
        [-2400, 480 + w],
      ]) +
        ground.polygon([
          [-w, -700],
          [w, -700],
          [w, 2400],
          [-w, 2400],
        ]),
      tone,
    );
  }
  picture += path(ground.polygon(ring(0, 480, 252)), kerb) + path(ground.polygon(ring(0, 480, 236)), asphalt);
  let dashes = '';
  for (let i = 0; i < 16; i++) {
    const u = -1700 + i * 220;
    if (Math.abs(u + 50) > 420)
      dashes += ground.polygon([
        [u, 474],
        [u + 110, 474],
        [u + 110, 486],
        [u, 486],
      ]);
    if (i < 12 && Math.abs(u + 1300 - 480) > 470)
      dashes += ground.polygon([
        [-6, u + 1300],
        [6, u + 1300],
        [6, u + 1400],
        [-6, u + 1400],
      ]);
  }
  let zebra = '';
  for (let i = -3; i <= 3; i++)
    zebra +=
      ground.polygon([
        [i * 36 - 10, 130],
        [i * 36 + 10, 130],
        [i * 36 + 10, 220],
        [i * 36 - 10, 220],
      ]) +
      ground.polygon([
        [330, 480 + i * 36 - 10],
        [420, 480 + i * 36 - 10],
        [420, 480 + i * 36 + 10],
        [330, 480 + i * 36 + 10],
      ]);
  picture += path(dashes + zebra, kerb);
  picture +=
    treeline(stage, top + 36, 150, stage.paint(mix(cycle(CROWNS[stage.season], 2), INK.forest, 0.15), 0.3), 0.6) +
    path(ground.polygon(ring(0, 480, 92)), kerb) +
    path(ground.polygon(ring(0, 480, 80)), stage.paint(LAWN[stage.season][3]));
  const [mx, my] = ground.at(0, 480);
  interface Piece {
    y: number;
    markup: string;
  }
  const pieces: Piece[] = [];
  const add = (u: number, v: number, draw: (x: number, y: number, k: number) => string): void => {
    const [x, y] = ground.at(u, v);
    if (y > top + 20 && y < 1150 && x > -150 && x < 1750) pieces.push({ y, markup: draw(x, y, (y + 420) / 1487) });
  };
  pieces.push({ y: my, markup: tree(stage, mx, my + 10, 170, 'round') });
  const colours = [INK.red, INK.sun, INK.sky, INK.teal, '#f08a5d'];
  add(-330, 415, (x, y, k) => pedalCar(stage, x, y, 280 * k, cycle(colours, stage.turn), false));
  add(180, 660, (x, y, k) => pedalCar(stage, x, y, 270 * k, cycle(colours, stage.turn + 1), true));
  add(-60, 40, (x, y, k) => pedalCar(stage, x, y, 290 * k, cycle(colours, stage.turn + 2), true));
  add(620, 550, (x, y, k) => pedalCar(stage, x, y, 270 * k, cycle(colours, stage.turn + 3), true));
  add(40, 900, (x, y, k) => pedalCar(stage, x, y, 250 * k, cycle(colours, stage.turn + 4), false));
  for (const [u, v] of [
    [-230, 250],
    [250, 240],
    [-250, 720],
    [260, 730],
  ] as const)
    add(u, v, (x, y, k) => signal(stage, x, y, 210 * k));
  add(60, 180, (x, y, k) => figure(stage, x, y, 165 * k, { pose: 'walk', age: 'child' }));
  add(-40, 165, (x, y, k) => figure(stage, x, y, 160 * k, { pose: 'stroll', age: 'child' }));
  add(-480, 200, (x, y, k) => figure(stage, x, y, 215 * k, { pose: 'point' }));
  add(520, 250, (x, y, k) => figure(stage, x, y, 215 * k, { pose: 'stroll' }));
  for (const [u, v] of [
    [-620, 760],
    [-420, 980],
    [480, 900],
    [760, 800],
    [-900, 250],
    [900, 200],
    [-560, 20],
    [640, 0],
    [330, 1250],
    [-300, 1300],
    [1000, 1100],
    [-900, 1100],
  ] as const)
    add(u + random.between(-50, 50), v, (x, y, k) => tree(stage, x, y, 260 * k));
  add(420, 40, (x, y, k) => triangleSign(stage, x, y, 200 * k));
  add(-420, 640, (x, y, k) => triangleSign(stage, x, y, 200 * k));
  picture += pieces
    .toSorted((a, b) => a.y - b.y)
    .map((piece) => piece.markup)
    .join('');
  return (
    picture +
    scatter(stage, 900, 1060, 16) +
    air(stage, 0.7) +
    (stage.lit ? lamp(stage, 330, 560, 200) + lamp(stage, 1270, 560, 200) : '') +
    bough(stage, 'right', 260, 130)
  );
}

function triangleSign(stage: Stage, x: number, y: number, h: number): string {
  return (
    rect(x - h * 0.02, y - h * 0.6, h * 0.04, h * 0.6, stage.bright('#8b98a0')) +
    cut(
      polygon([
        [x - h * 0.2, y - h * 0.58],
        [x + h * 0.2, y - h * 0.58],
        [x, y - h * 0.92],
      ]),
      stage.bright(INK.red),
      4,
    ) +
    path(
      polygon([
        [x - h * 0.13, y - h * 0.62],
        [x + h * 0.13, y - h * 0.62],
        [x, y - h * 0.84],
      ]),
      stage.bright('#fffaf0'),
    ) +
    figure(stage, x, y - h * 0.62, h * 0.17, {
      pose: 'walk',
      shadow: false,
      look: { skin: '#16231d', hair: '#16231d', top: '#16231d', bottom: '#16231d', shoes: '#16231d' },
    })
  );
}
