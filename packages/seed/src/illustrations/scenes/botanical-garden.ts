import { bough } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { treeline } from '../motifs/land.ts';
import { lamp } from '../motifs/props.ts';
import { air, sky } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { wheelchair } from '../motifs/wheelchair.ts';
import { CROWNS, INK, LAWN, mix, PETALS } from '../palette.ts';
import { box, cut, disc, layer, leafShape, n, opacity, type Point, path, stroke } from '../paper.ts';
import { createGroundPlane, ring } from '../perspective.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

/** Botanical garden from above: ring beds, leafy arches, glass house and the barefoot path. */
export function botanicalGarden(stage: Stage): string {
  const { random, season, cold } = stage;
  const top = random.between(190, 260);
  const middle = random.between(780, 830);
  const ground = createGroundPlane(-380, middle, 1200, stage.layout([0.14, -0.18, 0.05, -0.1]));
  const sand = stage.paint(cold ? '#f3efe9' : INK.sand);
  const green = stage.paint(cold ? '#dfe9f0' : LAWN[season][3]);
  let picture = sky(stage, { horizon: top + 20, clouds: 3, sun: [random.between(280, 500), top - 90] });
  picture += treeline(stage, top + 30, 150, stage.paint(mix(cycle(CROWNS[season], 2), INK.forest, 0.15), 0.36));
  picture += layer(`M-20 ${n(top + 20)}H1620V1090H-20z`, stage.lawn(2), 5) + glassHouse(stage, middle, top + 150);
  for (const tx of [90, 300, 1290, 1500])
    picture += tree(stage, tx + random.between(-30, 30), top + 120, random.between(180, 260), undefined, 0.1);
  picture +=
    path(
      ground.polygon([
        [-70, -400],
        [70, -400],
        [70, 1250],
        [-70, 1250],
      ]) +
        ground.polygon([
          [-1500, 470],
          [1500, 470],
          [1500, 590],
          [-1500, 590],
        ]),
      sand,
    ) + path(ground.polygon(ring(0, 530, 250, 28)), sand);
  const colours = PETALS[season];
  for (const [u, v] of [
    [-430, 810],
    [430, 810],
    [-470, 210],
    [470, 210],
  ] as const) {
    for (const [k, radius] of [190, 140, 88, 40].entries()) {
      const outline = ground.polygon(ring(u, v, radius, 22));
      picture +=
        k === 0
          ? cut(outline, green, 6)
          : path(
              outline,
              cold
                ? stage.paint(k % 2 ? '#ffffff' : '#cfdde8')
                : stage.bright(k === 3 ? INK.sun : cycle(colours, k + stage.turn + Math.round((u + v) / 100))),
              opacity(0.92),
            );
      if (k && !cold)
        picture += blossoms(
          stage,
          ring(u, v, radius - 22, 16).map(([x, y]) => ground.at(x, y)),
          k,
        );
    }
  }
  picture +=
    path(ground.polygon(ring(0, 530, 130, 22)), stage.paint(cold ? '#cfe2ee' : '#6fc3d8')) +
    path(ground.polygon(ring(0, 530, 96, 22)), '#ffffff', opacity(0.3)) +
    stroke(ground.polygon(ring(0, 530, 134, 22)), stage.paint('#fffaf0'), 12);
  const [px, py] = ground.at(0, 530);
  if (!cold)
    picture +=
      path([-60, 10, 56].map((dx, i) => disc(px + dx, py + (i % 2) * 14 - 4, 22, 9)).join(''), stage.paint('#2f8a57')) +
      path([-60, 56].map((dx) => disc(px + dx, py - 8, 9, 7)).join(''), stage.paint(INK.blush));
  for (const v of [960, 870, 780]) picture += arch(stage, ground.at(-95, v), ground.at(95, v), 250 * (ground.at(0, v)[1] + 380) * 0.00085);
  picture += barefootPath(stage, ground);
  const spot = (u: number, v: number, height: number, draw: (x: number, y: number, h: number) => string): string => {
    const [x, y] = ground.at(u, v);
    return draw(x, y, (height * (y + 380)) / 1450);
  };
  picture +=
    spot(-10, 660, 190, (x, y, h) => figure(stage, x, y, h, { pose: 'stroll' })) +
    spot(190, 520, 190, (x, y, h) => figure(stage, x, y, h, { pose: 'photograph', flip: true })) +
    spot(-250, 500, 180, (x, y, h) => wheelchair(stage, x, y, h)) +
    spot(-320, 500, 190, (x, y, h) => figure(stage, x, y, h, { pose: 'push' })) +
    spot(640, 300, 190, (x, y, h) => figure(stage, x, y, h, { pose: 'kneel', flip: true, look: { hat: cold ? 'beanie' : 'straw' } }));
  const bare = { bareLegs: true, bareArms: !cold, garment: 'shirt' } as const;
  picture +=
    spot(-120, 80, 200, (x, y, h) =>
      figure(stage, x, y, h, { pose: 'twirl', look: cold ? {} : { ...bare, shoes: '#eebd96', skin: '#eebd96' } }),
    ) +
    spot(90, 70, 150, (x, y, h) =>
      figure(stage, x, y, h, { pose: 'walk', age: 'child', look: cold ? {} : { ...bare, shoes: '#f6cfae', skin: '#f6cfae' } }),
    );
  return (
    picture + bough(stage, 'left', 240, 140) + (stage.lit ? lamp(stage, 440, 560, 200) + lamp(stage, 1180, 560, 200) : '') + air(stage, 0.7)
  );
}

function blossoms(stage: Stage, places: readonly Point[], step: number): string {
  return path(places.map(([x, y]) => disc(x, y, 7, 5)).join(''), stage.bright(step % 2 ? '#fffaf0' : INK.leaf), opacity(0.8));
}

function arch(stage: Stage, [x1, y1]: Point, [x2, y2]: Point, h: number): string {
  const { random, season, cold } = stage;
  const d = `M${n(x1)} ${n(y1)}V${n(y1 - h * 0.6)}C${n(x1)} ${n(y1 - h * 1.15)} ${n(x2)} ${n(y2 - h * 1.15)} ${n(x2)} ${n(y2 - h * 0.6)}V${n(y2)}`;
  let leaves = '';
  let dots = '';
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    const x = x1 + (x2 - x1) * t;
    const y = (y1 + y2) / 2 - h * (0.5 + 0.5 * Math.sin(t * Math.PI) ** 0.6);
    leaves += leafShape(x, y, 30, random.between(0, 6.3), 0.4);
    if (i % 2) dots += disc(x + random.between(-8, 8), y + random.between(-8, 8), 6);
  }
  return (
    stroke(d, stage.paint('#24423a'), 9) +
    path(leaves, stage.paint(cold ? '#ffffff' : cycle(CROWNS[season], 3))) +
    path(dots, stage.bright(cold ? '#d93a2b' : cycle(PETALS[season], 1)))
  );
}

function glassHouse(stage: Stage, x: number, y: number): string {
  const frame = stage.wall('#fffaf0');
  const pane = stage.lit ? '#ffe29a' : mix(stage.paint('#bfe3e2'), stage.sky[1], 0.2);
  const shell = `M${n(x - 210)} ${n(y)}V${n(y - 70)}Q${n(x - 150)} ${n(y - 110)} ${n(x - 80)} ${n(y - 100)}Q${n(x - 60)} ${n(y - 190)} ${n(x)} ${n(y - 200)}Q${n(x + 60)} ${n(y - 190)} ${n(x + 80)} ${n(y - 100)}Q${n(x + 150)} ${n(y - 110)} ${n(x + 210)} ${n(y - 70)}V${n(y)}z`;
  const palms =
    stroke([-150, -20, 30, 140].map((dx) => `M${n(x + dx)} ${n(y)}q6 -40 -2 -70`).join(''), stage.paint(INK.bark), 5) +
    path(
      [-150, -20, 30, 140].map((dx) => [-2.6, -2, -1.2, -0.5].map((a) => leafShape(x + dx - 2, y - 70, 44, a, 0.25)).join('')).join(''),
      stage.paint(INK.leaf),
    );
  return (
    cut(shell, pane, 6) +
    palms +
    stroke(
      `${shell}M${n(x - 80)} ${n(y)}v-100M${n(x + 80)} ${n(y)}v-100M${n(x)} ${n(y)}v-200M${n(x - 40)} ${n(y)}v-180M${n(x + 40)} ${n(y)}v-180M${n(x - 145)} ${n(y)}v-98M${n(x + 145)} ${n(y)}v-98M${n(x - 210)} ${n(y - 66)}h420`,
      frame,
      4,
    )
  );
}

/** Fields of pebble, bark, sand and logs in a row, for bare feet. */
function barefootPath(stage: Stage, ground: ReturnType<typeof createGroundPlane>): string {
  const { random, cold } = stage;
  const tones = ['#d9cfc0', '#8a5a38', '#f3dca6', '#9db7c4', '#6fb562', '#c98a4b', '#eae3d8'];
  let picture = cut(
    ground.polygon([
      [-720, 10],
      [720, 10],
      [720, 140],
      [-720, 140],
    ]),
    stage.paint('#7d5a3c'),
    5,
  );
  tones.forEach((tone, i) => {
    const from = -700 + i * 201;
    const to = from + 190;
    picture += path(
      ground.polygon([
        [from, 24],
        [to, 24],
        [to, 126],
        [from, 126],
      ]),
      stage.paint(cold ? mix(tone, '#ffffff', 0.6) : tone),
    );
    let d = '';
    for (let k = 0; k < 14; k++) {
      const [x, y] = ground.at(random.between(from + 14, to - 14), random.between(36, 114));
      d += i % 3 === 1 ? box(x - 14, y - 3, 28, 6) : disc(x, y, random.between(5, 10), random.between(4, 7));
    }
    picture += path(d, stage.paint(mix(tone, i % 2 ? '#fff6e0' : '#4a3a2c', 0.3)));
  });
  return picture;
}
