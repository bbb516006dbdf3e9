import { bough, verge } from '../foreground.ts';
import { figure, locateHand } from '../motifs/figures.ts';
import { backdrop, hill, scatter } from '../motifs/land.ts';
import { air } from '../motifs/sky.ts';
import { shade, tree } from '../motifs/trees.ts';
import { CROWNS, INK, mix, PETALS } from '../palette.ts';
import { at, box, circle, cut, disc, ellipse, leafShape, n, opacity, path, polygon, stroke } from '../paper.ts';
import { cycle } from '../random.ts';
import type { Stage } from '../stage.ts';

const WORK = { garment: 'shirt', top: INK.leaf, bottom: '#26405f', bareLegs: false } as const;

/** The park's gardeners at work: barrow, rake, watering can and the heap of the season. */
export function gardeners(stage: Stage): string {
  const { random, cold } = stage;
  const horizon = random.between(500, 560);
  let picture = backdrop(stage, { horizon, trees: 190, city: false, sun: [random.between(260, 480), random.between(150, 230)] });
  const lawn = hill(stage, horizon + 60, 34, stage.lawn(1));
  picture += lawn.markup;
  for (const x of [60, 240, 1150, 1330, 1510])
    picture += tree(stage, x + random.between(-30, 30), lawn.edge(x) + 24, random.between(280, 430), undefined, 0.08);
  picture += shed(stage, random.between(600, 680), horizon + 150) + hill(stage, horizon + 190, 18, stage.lawn(2)).markup;
  const order = stage.layout([0, 1]);
  const heapX = order ? 1180 : 400;
  picture += heap(stage, heapX, horizon + 330) + bed(stage, order ? 420 : 1160, horizon + 300);
  picture += figure(stage, order ? 300 : 1010, horizon + 330, 270, {
    pose: 'kneel',
    look: { ...WORK, top: INK.sun, hat: cold ? 'beanie' : 'straw' },
  });
  const rakerX = order ? 1440 : 640;
  picture += raker(stage, rakerX, horizon + 390, 330);
  const px = 800 + random.between(-40, 40);
  picture +=
    figure(stage, px - 170, horizon + 470, 390, { pose: 'push', look: { ...WORK, hat: cold ? 'beanie' : 'cap' } }) +
    barrow(stage, px + 80, horizon + 474, 250);
  picture += can(stage, order ? 560 : 1370, horizon + 450, 110);
  return (
    picture +
    scatter(stage, 960, 1055, stage.season === 'autumn' ? 60 : 30) +
    verge(stage, 1030, 'leaves') +
    bough(stage, stage.layout(['right', 'left', 'left']), 340, 190) +
    air(stage)
  );
}

function shed(stage: Stage, x: number, y: number): string {
  return (
    cut(box(x - 90, y - 130, 180, 132), stage.paint('#a86f42'), 6) +
    stroke([-54, -18, 18, 54].map((dx) => `M${n(x + dx)} ${n(y - 128)}v128`).join(''), stage.paint('#7a4d2c'), 3) +
    path(box(x - 24, y - 88, 48, 90), stage.paint('#5f3f26')) +
    path(box(x + 40, y - 92, 34, 34), stage.lit ? '#ffd873' : stage.paint('#cfe6ee')) +
    cut(
      polygon([
        [x - 112, y - 126],
        [x, y - 196],
        [x + 112, y - 126],
      ]),
      stage.paint(stage.cold ? '#ffffff' : '#b5573b'),
      5,
    )
  );
}

function raker(stage: Stage, x: number, y: number, height: number): string {
  const [hx, hy] = locateHand(x, y, height, 'reach', { flip: true });
  const tines = Array.from({ length: 7 }, (_, i) => `M${n(hx - 118)} ${n(y - 26)}l${-34 + i * 11} 34`).join('');
  return (
    figure(stage, x, y, height, { pose: 'reach', flip: true, look: { ...WORK, top: INK.red, hat: stage.cold ? 'beanie' : 'straw' } }) +
    stroke(`M${n(hx + 84)} ${n(hy - 84)}L${n(hx - 118)} ${n(y - 26)}`, stage.bright('#c98a4b'), 10) +
    stroke(tines, stage.bright('#d9a53a'), 5) +
    circle(hx, hy, 11, stage.bright('#eebd96'))
  );
}

function leaves(stage: Stage, x: number, y: number, w: number, h: number, count: number): string {
  const { random, season } = stage;
  const tones =
    season === 'winter'
      ? ['#8a6a4a', '#a58560', '#6b5138']
      : season === 'autumn'
        ? CROWNS.autumn
        : ['#57ab69', '#8ecb7f', '#a3873f', '#3f9a5a'];
  const parts = new Map<string, string>();
  for (let i = 0; i < count; i++) {
    const t = random.between(-1, 1);
    const up = random.next() * (1 - t * t);
    const tone = cycle(tones, i);
    parts.set(tone, (parts.get(tone) ?? '') + leafShape(x + t * w * 0.5, y - up * h, random.between(26, 46), random.between(0, 6.3), 0.36));
  }
  return [...parts].map(([tone, d]) => path(d, stage.bright(tone))).join('');
}

function heap(stage: Stage, x: number, y: number): string {
  const base = stage.bright({ spring: '#7a5a3a', summer: '#4f8a4a', autumn: '#c8702c', winter: '#7a5c44' }[stage.season]);
  const frame = stage.paint('#8a5f3a');
  const slats = [0, 1, 2].map((i) => box(x - 190, y - 40 - i * 44, 380, 26)).join('');
  return (
    shade(stage, x, y, 220) +
    cut(`M${n(x - 180)} ${n(y)}Q${n(x - 150)} ${n(y - 220)} ${n(x)} ${n(y - 232)}T${n(x + 180)} ${n(y)}z`, base, 7) +
    leaves(stage, x, y - 90, 330, 140, 44) +
    (stage.cold
      ? path(`M${n(x - 96)} ${n(y - 178)}Q${n(x)} ${n(y - 270)} ${n(x + 96)} ${n(y - 178)}q-40 24 -96 8t-96 -8z`, '#ffffff', opacity(0.92))
      : '') +
    path(slats, '#081a26', `${opacity(0.16)} transform="translate(5 7)"`) +
    path(slats, frame) +
    path(box(x - 204, y - 150, 22, 158) + box(x + 182, y - 150, 22, 158), stage.paint('#6b4527'))
  );
}

function bed(stage: Stage, x: number, y: number): string {
  const { random, cold, season } = stage;
  let green = '';
  let heads = '';
  for (let i = 0; i < 26; i++) {
    const px = x - 230 + (i % 13) * 38 + random.between(-8, 8);
    const py = y + (i < 13 ? -6 : 34);
    green += leafShape(px, py, random.between(34, 52), -1.57 + random.between(-0.5, 0.5), 0.3);
    heads += disc(px, py - 46 + random.between(-8, 8), 12, 11);
  }
  return (
    cut(disc(x, y + 24, 290, 62), stage.paint(cold ? '#e6edf1' : '#6b4a37'), 4) +
    (cold
      ? path(
          Array.from({ length: 7 }, (_, i) =>
            polygon([
              [x - 210 + i * 66, y + 36],
              [x - 190 + i * 66, y - 34],
              [x - 170 + i * 66, y + 36],
            ]),
          ).join(''),
          stage.paint('#3a7a62'),
        )
      : path(green, stage.paint('#4fa060')) + path(heads, stage.bright(cycle(PETALS[season], stage.turn + 1))))
  );
}

function barrow(stage: Stage, x: number, y: number, size: number): string {
  const k = size / 200;
  const red = stage.bright(INK.red);
  return (
    ellipse(x + 30, y + 6, 150 * k, 12, '#081a26', opacity(0.18)) +
    leaves(stage, x + 10, y - 120 * k, 170 * k, 90 * k, 26) +
    at(
      x,
      y,
      stroke('M-130 -96L-40 -92L70 -30', stage.bright('#27343c'), 9) +
        stroke('M-56 -84L-66 0', stage.bright('#27343c'), 9) +
        cut('M-96 -122H116L70 -48H-46z', red, 7) +
        path('M-96 -122H116l-7 13H-90z', stage.bright(mix(INK.red, '#ffffff', 0.3))) +
        cut(disc(86, -30, 31), stage.bright('#27343c'), 3) +
        circle(86, -30, 14, stage.bright('#cfd8dc')),
      k,
    )
  );
}

const can = (stage: Stage, x: number, y: number, size: number): string =>
  at(
    x,
    y,
    ellipse(0, 4, 60, 8, '#081a26', opacity(0.18)) +
      stroke('M30 -66L86 -110', stage.bright(INK.sky), 13) +
      path('M76 -122L104 -98L94 -90L70 -112z', stage.bright('#1d3f8f')) +
      stroke('M-38 -60Q-84 -50 -40 -14M-26 -78Q0 -120 26 -78', stage.bright('#1d3f8f'), 9) +
      cut('M-38 -78H38L44 0H-44z', stage.bright(INK.sky), 5),
    size / 100,
  );
