import { CROWNS, FIRS, INK, mix } from '../palette.ts';
import { cut, dot, dots, ellipse, group, leafShape, n, opacity, type Point, path, scallop, stroke } from '../paper.ts';
import type { Stage } from '../stage.ts';

type TreeKind = 'round' | 'oval' | 'poplar' | 'fir' | 'birch' | 'willow' | 'blossom';

/** The soft patch of shade under something standing at (x, y); long when the sun is low. */
export function shade(stage: Stage, x: number, y: number, width: number): string {
  const low = stage.time === 'gold' || stage.time === 'dawn';
  return low
    ? ellipse(x + width * 0.9, y + 3, width * 1.5, width * 0.13, '#081a26', opacity(0.15))
    : ellipse(x + width * 0.15, y + 3, width * 0.75, width * 0.15, '#081a26', opacity(0.16));
}

function boughs(x: number, y: number, h: number, spread: number): string {
  return (
    `M${n(x)} ${n(y - h * 0.34)}Q${n(x - spread * 0.1)} ${n(y - h * 0.46)} ${n(x - spread * 0.5)} ${n(y - h * 0.58)}` +
    `M${n(x)} ${n(y - h * 0.42)}Q${n(x + spread * 0.1)} ${n(y - h * 0.54)} ${n(x + spread * 0.46)} ${n(y - h * 0.66)}` +
    `M${n(x)} ${n(y - h * 0.52)}Q${n(x - spread * 0.06)} ${n(y - h * 0.64)} ${n(x - spread * 0.28)} ${n(y - h * 0.76)}`
  );
}

function trunk(x: number, y: number, h: number, colour: string, spread: number): string {
  const w = h * 0.032;
  const d = `M${n(x - w * 1.5)} ${n(y)}Q${n(x - w * 0.8)} ${n(y - h * 0.1)} ${n(x - w * 0.7)} ${n(y - h * 0.4)}L${n(x)} ${n(y - h * 0.72)}L${n(x + w * 0.7)} ${n(y - h * 0.4)}Q${n(x + w * 0.8)} ${n(y - h * 0.1)} ${n(x + w * 1.5)} ${n(y)}z`;
  return path(d, colour) + stroke(boughs(x, y, h, spread), colour, Math.max(1.5, h * 0.015));
}

function crown(stage: Stage, x: number, y: number, rx: number, ry: number, colour: string, depth: number): string {
  const { random } = stage;
  const bows = Math.max(8, Math.min(15, Math.round(rx / 9)));
  const tone = stage.paint(colour, depth);
  const light = stage.paint(mix(colour, '#fff3a8', 0.2), depth);
  const inner = scallop(x - rx * 0.16, y - ry * 0.16, rx * 0.66, ry * 0.66, bows - 2, random.next);
  const fall = Math.max(4, rx * 0.09);
  const shadow = ellipse(x + fall, y + fall, rx * 0.98, ry * 0.98, '#081a26', opacity(0.14));
  const edge = ' stroke="#fff" stroke-opacity=".2" stroke-width="1.5"';
  return shadow + path(scallop(x, y, rx, ry, bows, random.next), tone, edge) + path(inner, light, opacity(0.75));
}

function notches(stage: Stage, x: number, y: number, rx: number, ry: number, colour: string): string {
  const { random } = stage;
  let d = '';
  for (let i = 0; i < 7; i++) {
    const angle = random.between(0, 6.3);
    const reach = random.between(0.25, 0.85);
    d += leafShape(x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach, rx * 0.17, random.between(-2.4, -0.8));
  }
  return path(d, colour, opacity(0.7));
}

interface Twigs {
  readonly thick: string;
  readonly thin: string;
}

function bareTwigs(stage: Stage, x: number, y: number, h: number): Twigs {
  const { random } = stage;
  let thick = '';
  let thin = '';
  const grow = (from: Point, angle: number, length: number, level: number): void => {
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
    const bend = random.between(-0.12, 0.12) * length;
    const d = `M${n(from[0])} ${n(from[1])}Q${n((from[0] + to[0]) / 2 + bend)} ${n((from[1] + to[1]) / 2)} ${n(to[0])} ${n(to[1])}`;
    if (level < 2) thick += d;
    else thin += d;
    if (level >= (h > 170 ? 4 : 3)) return;
    const forks = level === 0 ? 3 : 2;
    for (let i = 0; i < forks; i++)
      grow(
        to,
        angle + (i - (forks - 1) / 2) * random.between(0.55, 0.85) + random.between(-0.12, 0.12),
        length * random.between(0.62, 0.78),
        level + 1,
      );
  };
  grow([x, y], -Math.PI / 2 + random.between(-0.06, 0.06), h * 0.36, 0);
  return { thick, thin };
}

const drawn = (id: string, tone: string, width: number): string =>
  `<use href="#${id}" fill="none" stroke="${tone}" stroke-width="${n(width)}" stroke-linecap="round"/>`;

function bare(stage: Stage, x: number, y: number, h: number, depth: number, bark: string): string {
  const { thick, thin } = bareTwigs(stage, x, y, h);
  const colour = stage.paint(bark, depth);
  const snow = stage.paint('#ffffff', depth);
  const w = Math.max(2, h * 0.03);
  const thickId = stage.symbol('bough', `<path d="${thick}"/>`);
  const thinId = stage.symbol('twig', `<path d="${thin}"/>`);
  return (
    drawn(thickId, colour, w) +
    drawn(thinId, colour, w * 0.42) +
    group(drawn(thickId, snow, w * 0.3) + drawn(thinId, snow, w * 0.22), `translate(${n(-w * 0.24)} ${n(-w * 0.3)})`)
  );
}

function fir(stage: Stage, x: number, y: number, h: number, depth: number): string {
  const { random } = stage;
  const colour = random.pick(FIRS);
  const tiers = 4;
  let picture = path(`M${n(x - h * 0.025)} ${n(y)}h${n(h * 0.05)}v${n(-h * 0.2)}h${n(-h * 0.05)}z`, stage.paint(INK.bark, depth));
  for (let i = 0; i < tiers; i++) {
    const bottom = y - h * (0.1 + i * 0.2);
    const half = h * (0.27 - i * 0.052);
    const top = bottom - h * (0.36 - i * 0.015);
    const d = `M${n(x)} ${n(top)}Q${n(x + half * 0.35)} ${n(bottom - h * 0.12)} ${n(x + half)} ${n(bottom)}q${n(-half * 0.25)} ${n(h * 0.035)} ${n(-half * 0.5)} 0q${n(-half * 0.25)} ${n(h * 0.04)} ${n(-half * 0.5)} 0q${n(-half * 0.25)} ${n(h * 0.04)} ${n(-half * 0.5)} 0q${n(-half * 0.25)} ${n(h * 0.035)} ${n(-half * 0.5)} 0Q${n(x - half * 0.35)} ${n(bottom - h * 0.12)} ${n(x)} ${n(top)}z`;
    picture += path(d, stage.paint(mix(colour, '#bfe3a0', i * 0.07), depth), ' stroke="#fff" stroke-opacity=".2" stroke-width="1.5"');
    if (stage.cold) {
      const cap = `M${n(x)} ${n(top)}Q${n(x + half * 0.3)} ${n(bottom - h * 0.13)} ${n(x + half * 0.62)} ${n(bottom - h * 0.07)}q${n(-half * 0.2)} ${n(h * 0.01)} ${n(-half * 0.32)} ${n(-h * 0.03)}q${n(-half * 0.15)} ${n(h * 0.05)} ${n(-half * 0.4)} ${n(h * 0.01)}q${n(-half * 0.2)} ${n(h * 0.04)} ${n(-half * 0.52)} ${n(h * 0.02)}Q${n(x - half * 0.3)} ${n(bottom - h * 0.13)} ${n(x)} ${n(top)}z`;
      picture += path(cap, stage.paint('#ffffff', depth), opacity(0.95));
    }
  }
  return picture;
}

function poplar(stage: Stage, x: number, y: number, h: number, colour: string, depth: number): string {
  const w = h * 0.15;
  const d = `M${n(x)} ${n(y - h)}C${n(x + w * 1.1)} ${n(y - h * 0.72)} ${n(x + w * 1.3)} ${n(y - h * 0.3)} ${n(x + w * 0.5)} ${n(y - h * 0.13)}H${n(x - w * 0.5)}C${n(x - w * 1.3)} ${n(y - h * 0.3)} ${n(x - w * 1.1)} ${n(y - h * 0.72)} ${n(x)} ${n(y - h)}z`;
  const half = `M${n(x)} ${n(y - h)}C${n(x - w * 1.1)} ${n(y - h * 0.72)} ${n(x - w * 1.3)} ${n(y - h * 0.3)} ${n(x - w * 0.5)} ${n(y - h * 0.13)}H${n(x)}z`;
  const bark = stage.paint(INK.bark, depth);
  const ribs = [0.3, 0.42, 0.54, 0.66]
    .map((t) => `M${n(x)} ${n(y - h * t)}l${n(-w * 0.5)} ${n(-h * 0.07)}M${n(x)} ${n(y - h * (t - 0.03))}l${n(w * 0.5)} ${n(-h * 0.07)}`)
    .join('');
  return (
    cut(d, stage.paint(colour, depth), h * 0.02) +
    path(half, stage.paint(mix(colour, '#fff3a8', 0.22), depth), opacity(0.7)) +
    stroke(`M${n(x)} ${n(y)}V${n(y - h * 0.82)}${ribs}`, bark, Math.max(1.5, h * 0.014))
  );
}

function willow(stage: Stage, x: number, y: number, h: number, colour: string, depth: number): string {
  const { random } = stage;
  const curtain = (spread: number, top: number, low: number): string => {
    const w = h * spread;
    const locks = 8;
    let d = `M${n(x - w)} ${n(y - h * low)}C${n(x - w)} ${n(y - h * top)} ${n(x - w * 0.5)} ${n(y - h)} ${n(x)} ${n(y - h)}S${n(x + w)} ${n(y - h * top)} ${n(x + w)} ${n(y - h * low)}`;
    for (let i = 0; i < locks; i++) {
      const step = (2 * w) / locks;
      const drop = h * random.between(0.06, 0.2);
      d += `q${n(-step * 0.1)} ${n(drop)} ${n(-step * 0.5)} ${n(drop * 1.1)}t${n(-step * 0.5)} ${n(-drop * 1.1)}`;
    }
    return `${d}z`;
  };
  let strands = '';
  for (let i = -5; i <= 5; i++)
    strands += `M${n(x + i * h * 0.05)} ${n(y - h * (0.93 - Math.abs(i) * 0.035))}Q${n(x + i * h * 0.085)} ${n(y - h * 0.6)} ${n(x + i * h * 0.082)} ${n(y - h * random.between(0.24, 0.4))}`;
  const light = stage.paint(mix(colour, '#fff3a8', 0.28), depth);
  return (
    trunk(x, y, h, stage.paint(INK.bark, depth), h * 0.2) +
    cut(curtain(0.46, 0.8, 0.24), stage.paint(colour, depth), h * 0.02) +
    path(curtain(0.34, 0.84, 0.4), light, opacity(0.5)) +
    stroke(strands, light, h * 0.009)
  );
}

/** A tree standing at (x, y), `h` tall; deciduous kinds are bare in winter. */
export function tree(stage: Stage, x: number, y: number, h: number, kind?: TreeKind, depth = 0): string {
  const { random, season, cold } = stage;
  const grown: TreeKind = kind ?? random.pick(['round', 'round', 'oval', 'oval', 'poplar', 'fir', 'birch', 'blossom']);
  const colour = random.pick(CROWNS[season]);
  const foot = shade(stage, x, y, h * 0.28);
  if (grown === 'fir') return foot + fir(stage, x, y, h, depth);
  if (cold) return foot + bare(stage, x, y, h, depth, grown === 'birch' ? '#8a8f98' : '#5b4c4c');
  if (grown === 'poplar') return foot + poplar(stage, x, y, h, colour, depth);
  if (grown === 'willow') return foot + willow(stage, x, y, h, season === 'autumn' ? '#d9b84a' : mix(colour, '#d9e38a', 0.35), depth);
  const bark = stage.paint(grown === 'birch' ? '#f4efe6' : INK.bark, depth);
  const [rx, ry, cy] = grown === 'oval' ? [0.26, 0.4, 0.6] : grown === 'birch' ? [0.2, 0.38, 0.62] : [0.35, 0.34, 0.66];
  const leaves = crown(stage, x, y - h * cy, h * rx, h * ry, grown === 'birch' ? mix(colour, '#f6e58a', 0.25) : colour, depth);
  const marks =
    grown === 'birch'
      ? stroke(
          [0.08, 0.16, 0.21].map((t) => `M${n(x - h * 0.02)} ${n(y - h * t)}h${n(h * 0.022)}`).join(''),
          stage.paint('#3b3b3b', depth),
          h * 0.012,
        )
      : '';
  const trimming =
    grown === 'blossom' && season === 'spring'
      ? petals(stage, x, y - h * cy, h * rx, h * ry, depth)
      : notches(stage, x, y - h * cy, h * rx, h * ry, stage.paint(mix(colour, INK.forest, 0.25), depth));
  return `${foot}${leaves}${trimming}${trunk(x, y, h, bark, h * rx)}${marks}`;
}

function petals(stage: Stage, x: number, y: number, rx: number, ry: number, depth: number): string {
  const { random } = stage;
  const white = random.chance(0.4);
  const veilOf = scallop(x, y, rx * 0.96, ry * 0.96, 11, random.next);
  let d = '';
  for (let i = 0; i < 26; i++) {
    const angle = random.between(0, 6.3);
    const reach = Math.sqrt(random.next()) * 0.92;
    d += dot(x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach);
  }
  return (
    path(veilOf, stage.paint(white ? '#fdeef0' : '#f6bccb', depth)) +
    dots(d, stage.paint(white ? '#f7c6d2' : '#ffffff', depth), Math.max(2.5, rx * 0.07), ' stroke-opacity=".9"')
  );
}
