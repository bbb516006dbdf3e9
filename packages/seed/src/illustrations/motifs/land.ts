import { INK, LAWN, mix } from '../palette.ts';
import { box, layer, n, opacity, type Point, path, polygon, smooth, stroke, veil } from '../paper.ts';
import { HEIGHT, type Stage, WIDTH } from '../stage.ts';
import { type SkyOptions, sky } from './sky.ts';

interface Hill {
  readonly markup: string;
  /** Height of the hill's edge at x, in units from the top. */
  edge(x: number): number;
}

/** A rolling layer of paper from its edge at about `y` down to the bottom of the picture. */
export function hill(stage: Stage, y: number, swell: number, fill: string, lift = 9): Hill {
  const { random } = stage;
  const phase = random.between(0, 6.3);
  const waves = random.between(0.7, 1.6);
  const tilt = random.between(-0.6, 0.6);
  const edge = (x: number): number => {
    const t = x / WIDTH;
    return (
      y - Math.sin(phase + t * waves * 6.3) * swell * 0.6 - Math.sin(phase * 2 + t * waves * 11) * swell * 0.25 - (t - 0.5) * tilt * swell
    );
  };
  const points: Point[] = [];
  for (let x = -100; x <= WIDTH + 100; x += 100) points.push([x, edge(x)]);
  const d = `${smooth(points)}V${HEIGHT + 20}H-100z`;
  return { markup: layer(d, fill, lift), edge };
}

/** Distant roofs, domes and spires of Budapest in one haze-coloured piece. */
function skyline(stage: Stage, y: number, height = 90, depth = 0.72): string {
  const { random } = stage;
  let d = '';
  for (let x = -20; x < WIDTH + 20; ) {
    const width = random.between(26, 70);
    const tall = height * random.between(0.35, 0.8);
    const kind = random.next();
    d += box(x, y - tall, width + 1, tall + 40);
    if (kind < 0.3) d += `M${n(x)} ${n(y - tall)}l${n(width / 2)} ${n(-tall * 0.35)} ${n(width / 2)} ${n(tall * 0.35)}z`;
    else if (kind < 0.4)
      d += `M${n(x + width * 0.2)} ${n(y - tall)}a${n(width * 0.3)} ${n(width * 0.36)} 0 0 1 ${n(width * 0.6)} 0z${box(x + width * 0.47, y - tall - width * 0.62, width * 0.06, width * 0.4)}`;
    else if (kind < 0.5)
      d += `M${n(x + width * 0.35)} ${n(y - tall)}l${n(width * 0.15)} ${n(-tall * 0.9)} ${n(width * 0.15)} ${n(tall * 0.9)}z`;
    x += width;
  }
  return path(d, stage.paint('#8fa9b5', depth));
}

/** A band of crowns seen from afar, standing on `y`. */
export function treeline(stage: Stage, y: number | ((x: number) => number), height: number, colour: string, gap = 0.75): string {
  const { random } = stage;
  const base = typeof y === 'number' ? () => y : y;
  let d = `M-60 ${n(base(-60) + 40)}`;
  for (let x = -60; x < WIDTH + 60; ) {
    const size = height * random.between(0.5, 1);
    const ground = base(x);
    if (random.chance(0.2)) {
      const w = size * 0.24;
      d += `L${n(x)} ${n(ground)}Q${n(x - w * 0.3)} ${n(ground - size * 0.7)} ${n(x + w)} ${n(ground - size * 1.3)}Q${n(x + w * 2.3)} ${n(ground - size * 0.7)} ${n(x + w * 2)} ${n(ground)}`;
      x += w * 1.6;
      continue;
    }
    const w = size * gap * 1.25;
    const bow = n(w * 0.3);
    d += `L${n(x)} ${n(ground - size * 0.3)}a${bow} ${bow} 0 0 1 ${n(w * 0.2)} ${n(-size * 0.45)}a${bow} ${bow} 0 0 1 ${n(w * 0.35)} ${n(-size * 0.22)}a${bow} ${bow} 0 0 1 ${n(w * 0.32)} ${n(size * 0.2)}a${bow} ${bow} 0 0 1 ${n(w * 0.16)} ${n(size * 0.45)}`;
    x += w * random.between(0.85, 1.02);
  }
  d += `L${WIDTH + 60} ${n(base(WIDTH) + 40)}z`;
  return path(d, colour);
}

interface Backdrop extends SkyOptions {
  readonly city?: boolean;
  /** Height of the far tree band; 0 for none. */
  readonly trees?: number;
}

/** Sky, the far town and two bands of trees: what stands behind most scenes. */
export function backdrop(stage: Stage, options: Backdrop): string {
  const { horizon, city = true, trees = 110 } = options;
  const far = { spring: '#8fc48a', summer: '#5fa878', autumn: '#d99a4e', winter: '#a9c0d0' }[stage.season];
  const near = { spring: '#5aa868', summer: '#2f8a57', autumn: '#b8672f', winter: '#8aa5b8' }[stage.season];
  let picture = sky(stage, options);
  if (city) picture += skyline(stage, horizon, 100);
  if (trees)
    picture +=
      treeline(stage, horizon + 14, trees, stage.paint(far, 0.5)) +
      treeline(stage, horizon + 34, trees * 0.72, stage.paint(near, 0.28), 0.62);
  return picture;
}

/** Water takes the colour of the sky above it, most of all when the sun is low. */
export function waterTone(stage: Stage, base: string = INK.water): string {
  const low = stage.time === 'gold' || stage.time === 'dawn';
  return low ? mix(mix(stage.sky[0], stage.sky[2], 0.62), stage.paint(base), 0.16) : mix(stage.paint(base), stage.sky[1], 0.35);
}

/** Still water between two heights with the sky in it; winter makes it ice. */
export function water(stage: Stage, top: number, bottom: number, d?: string): string {
  const { random, cold } = stage;
  const base = cold ? stage.paint('#dcebf4') : waterTone(stage);
  let glints = '';
  let deep = '';
  for (let i = 0; i < 26; i++) {
    const y = top + (bottom - top) * random.next() ** 0.8;
    const length = random.between(20, 90) * (0.4 + (y - top) / (bottom - top));
    const x = random.between(-40, WIDTH);
    if (i % 3) glints += `M${n(x)} ${n(y)}h${n(length)}`;
    else deep += `M${n(x)} ${n(y)}q${n(length * 0.5)} 7 ${n(length)} 0`;
  }
  const shape = d ?? box(-20, top, WIDTH + 40, bottom - top);
  const marks = cold
    ? stroke(deep, stage.paint('#9fbfd2'), 2.5, ' stroke-opacity=".8"')
    : stroke(glints, mix(stage.sky[2], '#ffffff', 0.5), 3, ' stroke-opacity=".65"') +
      stroke(deep, stage.paint('#2f7fa6'), 3, ' stroke-opacity=".4"');
  return `${path(shape, base)}${veil(box(-20, top, WIDTH + 40, 12), 0.14)}${marks}`;
}

/** A path that widens towards the viewer, from (x, y) to the bottom of the picture. */
export function walkway(stage: Stage, x: number, y: number, nearX: number, nearWidth: number, bottom = HEIGHT, farWidth = 26): string {
  const colour = stage.paint(stage.cold ? '#f3efe9' : INK.sand);
  const bend = (nearX - x) * 0.25;
  const midY = (y + bottom) / 2;
  const d =
    `M${n(x - farWidth / 2)} ${n(y)}C${n(x - farWidth - bend)} ${n(midY)} ${n(nearX - nearWidth / 2 + bend)} ${n(midY)} ${n(nearX - nearWidth / 2)} ${n(bottom)}` +
    `H${n(nearX + nearWidth / 2)}C${n(nearX + nearWidth / 2 + bend)} ${n(midY)} ${n(x + farWidth - bend)} ${n(midY)} ${n(x + farWidth / 2)} ${n(y)}z`;
  return path(d, colour, ' stroke="#fff" stroke-opacity=".3" stroke-width="2"');
}

/** A cobbled or paved plain in perspective: pale joints on one tone. */
export function pavement(y: number, fill: string, vanishX: number, rows = 6): string {
  let joints = '';
  const depth = HEIGHT - y;
  for (let i = 1; i < rows; i++) joints += `M-20 ${n(y + depth * (i / rows) ** 1.8)}H${WIDTH + 20}`;
  for (let i = -14; i <= 14; i++) joints += `M${n(vanishX + i * 40)} ${n(y)}L${n(vanishX + i * 230)} ${HEIGHT}`;
  return (
    layer(
      polygon([
        [-20, y],
        [WIDTH + 20, y],
        [WIDTH + 20, HEIGHT + 20],
        [-20, HEIGHT + 20],
      ]),
      fill,
    ) + stroke(joints, '#fff', 2, ' stroke-opacity=".28"')
  );
}

/** Short tufts of grass, or tracks in the snow, to break up a lawn between two heights. */
export function tufts(stage: Stage, top: number, bottom: number, count = 26): string {
  const { random } = stage;
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(0, WIDTH);
    const y = random.between(top, bottom);
    const size = 5 + ((y - top) / (bottom - top + 1)) * 9;
    d += stage.cold
      ? `M${n(x)} ${n(y)}q${n(size)} -4 ${n(size * 2.4)} 0`
      : `M${n(x)} ${n(y)}l${n(-size * 0.5)} ${n(-size)}M${n(x)} ${n(y)}v${n(-size * 1.3)}M${n(x)} ${n(y)}l${n(size * 0.5)} ${n(-size)}`;
  }
  const colour = stage.cold ? '#ffffff' : mix(LAWN[stage.season][1], '#ffffff', 0.15);
  return stroke(d, stage.paint(colour), 3, ' stroke-opacity=".55"');
}

/** Fallen leaves, petals or daisies scattered between two heights. */
export function scatter(stage: Stage, top: number, bottom: number, count = 40): string {
  const { random, season } = stage;
  const pairs = {
    spring: ['#ffffff', '#ffd34d'],
    summer: ['#fffaf0', '#ffc72e'],
    autumn: ['#e8892f', '#c2462d'],
    winter: ['#ffffff', '#ffffff'],
  } as const;
  const marks: [string, string] = ['', ''];
  for (let i = 0; i < count; i++) {
    const x = random.between(0, WIDTH);
    const y = random.between(top, bottom);
    const size = 2.5 + ((y - top) / (bottom - top + 1)) * 4;
    const mark =
      season === 'autumn'
        ? `M${n(x)} ${n(y)}q${n(size)} ${n(-size * 1.4)} ${n(size * 2.6)} 0q${n(-size)} ${n(size * 1.2)} ${n(-size * 2.6)} 0z`
        : `M${n(x - size)} ${n(y)}a${n(size)} ${n(size * 0.7)} 0 1 0 ${n(size * 2)} 0a${n(size)} ${n(size * 0.7)} 0 1 0 ${n(-size * 2)} 0z`;
    marks[i % 2 === 0 ? 0 : 1] += mark;
  }
  return path(marks[0], stage.paint(pairs[season][0]), opacity(0.85)) + path(marks[1], stage.paint(pairs[season][1]), opacity(0.85));
}
