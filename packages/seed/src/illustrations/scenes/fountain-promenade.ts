import { flowers, verge } from '../foreground.ts';
import { figure } from '../motifs/figures.ts';
import { backdrop, scatter } from '../motifs/land.ts';
import { passersBy } from '../motifs/passers-by.ts';
import { bench, glow, lamp } from '../motifs/props.ts';
import { air } from '../motifs/sky.ts';
import { tree } from '../motifs/trees.ts';
import { mix } from '../palette.ts';
import { box, cut, disc, ellipse, layer, n, opacity, path, polygon, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** Down the promenade: the musical jets between rows of trees. */
export function alongTheBasin(stage: Stage): string {
  const { random, lit, cold } = stage;
  const horizon = random.between(430, 560);
  const vanish = random.between(740, 860);
  const ground = stage.paint(cold ? '#eef2f6' : '#efdcb6');
  let picture = backdrop(stage, {
    horizon,
    trees: 120,
    sun: [vanish + random.between(-120, 120), horizon - (stage.time === 'day' ? 290 : 130)],
  });
  picture +=
    layer(`M-20 ${n(horizon + 30)}H1620V1090H-20z`, stage.lawn(2)) +
    path(
      polygon([
        [vanish - 60, horizon + 30],
        [vanish + 60, horizon + 30],
        [1600, 1090],
        [0, 1090],
      ]),
      ground,
    );
  const rows = [0.05, 0.12, 0.21, 0.33, 0.5, 0.74];
  for (const t of rows) {
    const y = horizon + 34 + t * 560;
    const spread = 110 + t * 960;
    const h = 110 + t * 520;
    for (const side of [-1, 1])
      picture +=
        tree(stage, vanish + side * spread + random.between(-8, 8), y, h, t < 0.4 ? 'oval' : 'round', Math.max(0, 0.3 - t * 0.4)) +
        (t > 0.1 && t < 0.6 ? lamp(stage, vanish + side * spread * 0.72, y + 10, h * 0.5) : '');
  }
  const pool = polygon([
    [vanish - 44, horizon + 70],
    [vanish + 44, horizon + 70],
    [vanish + 380, 1010],
    [vanish - 380, 1010],
  ]);
  picture +=
    cut(
      polygon([
        [vanish - 56, horizon + 62],
        [vanish + 56, horizon + 62],
        [vanish + 424, 1032],
        [vanish - 424, 1032],
      ]),
      stage.paint('#fff8ea'),
      6,
    ) + path(pool, cold ? stage.paint('#cfe2ee') : mix(stage.paint('#4fb3d8'), stage.sky[1], 0.2));
  const tints = lit ? ['#ff9ecb', '#8fd8ff', '#ffe08a', '#b8a2ff', '#9ff0d0'] : ['#ffffff', '#eaf8ff', '#ffffff', '#dff3ff', '#ffffff'];
  for (const [i, t] of [0.04, 0.12, 0.23, 0.38, 0.6, 0.9].entries()) {
    const y = horizon + 74 + t * (930 - horizon);
    const width = 36 + t * 310;
    picture += jets(stage, vanish, y, width, 120 + t * 330, tints, i);
  }
  picture += passersBy(stage, [
    [vanish - 235, 715, 94],
    [vanish + 225, 700, 92],
    [vanish + 390, 890, 146],
    [vanish - 430, 950, 166],
  ]);
  picture += bench(stage, vanish + 590, 900, 150, true);
  return (
    picture +
    scatter(stage, 900, 1060, 24) +
    (random.chance(0.6) ? verge(stage, 1035, 'flowers') : flowers(stage, 1030, 20)) +
    air(stage, 0.7)
  );
}

/** One rank of jets across the pool: a tall one in the middle, bows at the sides. */
function jets(stage: Stage, x: number, y: number, width: number, height: number, tints: readonly string[], rank: number): string {
  const colour = tints[rank % tints.length] ?? '#ffffff';
  const other = tints[(rank + 2) % tints.length] ?? '#ffffff';
  const tall = stage.cold ? 0.45 : 1;
  let arcs = '';
  let drops = '';
  for (const side of [-1, 1]) {
    for (const reach of [0.3, 0.62, 0.95]) {
      const top = y - height * tall * (0.82 - reach * 0.4);
      arcs += `M${n(x + side * width * 0.06)} ${n(y)}Q${n(x + side * width * reach * 0.45)} ${n(top - height * 0.3 * tall)} ${n(x + side * width * reach)} ${n(y)}`;
    }
    drops +=
      disc(x + side * width * 0.2, y - height * tall * 0.9, 3 + width * 0.008) +
      disc(x + side * width * 0.32, y - height * tall * 0.7, 2 + width * 0.008) +
      disc(x + side * width * 0.12, y - height * tall * 1.04, 2 + width * 0.006);
  }
  const plume = (cx: number, w: number, high: number): string =>
    `M${n(cx - w)} ${n(y)}Q${n(cx - w * 0.5)} ${n(y - high * 0.6)} ${n(cx - w * 1.5)} ${n(y - high)}Q${n(cx - w)} ${n(y - high * 1.16)} ${n(cx)} ${n(y - high * 1.2)}Q${n(cx + w)} ${n(y - high * 1.16)} ${n(cx + w * 1.5)} ${n(y - high)}Q${n(cx + w * 0.5)} ${n(y - high * 0.6)} ${n(cx + w)} ${n(y)}z`;
  const w = 3 + width * 0.03;
  const dance = [0.62, 0.9, 0.55, 0.8, 1, 0.5][(rank + stage.turn) % 6] ?? 0.7;
  const column =
    plume(x - width * 0.62, w, height * tall * dance * 0.8) +
    plume(x + width * 0.62, w, height * tall * dance * 0.8) +
    (rank % 2 ? '' : plume(x, w * 1.3, height * tall * dance));
  const shine = stage.lit ? glow(x, y - height * 0.3, width * 0.8, colour, 0.9) : '';
  return `${shine}${stroke(arcs, other, 3 + width * 0.016, ' stroke-opacity=".85"')}${path(column, colour, opacity(0.92))}${path(drops, '#ffffff', opacity(0.9))}${ellipse(x, y + 2, width * 0.9, 4 + width * 0.03, '#ffffff', opacity(0.5))}`;
}

/** Beside the basin: the jets in a row and children running along the edge. */
export function besideTheJets(stage: Stage): string {
  const { random, lit, cold } = stage;
  const horizon = random.between(470, 520);
  const tints = lit ? ['#ff9ecb', '#8fd8ff', '#ffe08a', '#b8a2ff', '#9ff0d0'] : ['#ffffff', '#eaf8ff', '#ffffff', '#dff3ff', '#ffffff'];
  let picture = backdrop(stage, { horizon, trees: 150, sun: [random.between(260, 420), stage.time === 'day' ? 180 : horizon - 150] });
  picture +=
    layer(`M-20 ${n(horizon + 40)}H1620V1090H-20z`, stage.lawn(2), 5) +
    path(box(-20, horizon + 110, 1640, 600), stage.paint(cold ? '#eef2f6' : '#efdcb6'));
  for (let i = 0; i < 8; i++)
    picture +=
      tree(stage, 60 + i * 215 + random.between(-20, 20), horizon + 100, random.between(260, 330), i % 2 ? 'oval' : 'round', 0.1) +
      (i % 2 ? lamp(stage, 165 + i * 215, horizon + 118, 200) : '');
  picture +=
    bench(stage, 240, horizon + 150, 150) +
    figure(stage, 240, horizon + 148, 130, { pose: 'bench', age: 'old' }) +
    bench(stage, 1370, horizon + 150, 150);
  const top = horizon + 160;
  picture +=
    cut(box(-20, top, 1640, 26), stage.paint('#fff8ea'), 5) +
    path(box(-20, top + 24, 1640, 150), cold ? stage.paint('#cfe2ee') : mix(stage.paint('#4fb3d8'), stage.sky[1], 0.2));
  for (let i = 0; i < 7; i++)
    picture += jets(stage, 170 + i * 210, top + 110, 92, (i % 2 ? 300 : 430) * (0.8 + 0.3 * Math.sin(i * 1.3 + stage.turn)), tints, i * 2);
  picture += cut(box(-20, top + 168, 1640, 34), stage.paint('#fff8ea'), 7);
  const y = top + 270;
  picture +=
    figure(stage, 560, y, 170, { pose: 'run', age: 'child' }) +
    figure(stage, 690, y - 20, 160, { pose: 'cheer', age: 'child' }) +
    figure(stage, 1010, y + 10, 250, { pose: 'point', flip: true }) +
    figure(stage, 1100, y + 16, 176, { pose: 'dance', age: 'child', flip: true }) +
    figure(stage, 360, y + 20, 260, { pose: 'stroll' }) +
    figure(stage, 850, y - 40, 190, { pose: 'sit', flip: true });
  return picture + verge(stage, 1030, 'flowers') + air(stage, 0.7);
}
