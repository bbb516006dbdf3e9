import { CROWNS, INK, mix, PETALS } from './palette.ts';
import { disc, layer, leafShape, n, opacity, path, scallop, stroke } from './paper.ts';
import { HEIGHT, type Stage, WIDTH } from './stage.ts';

/** A branch that hangs into the picture from one upper corner. */
export function bough(stage: Stage, side: 'left' | 'right', reach = 360, drop = 190): string {
  const { random, season, cold } = stage;
  const colour = stage.paint(mix(random.pick(CROWNS[season]), INK.forest, season === 'autumn' ? 0.1 : 0.5));
  const second = stage.paint(mix(random.pick(CROWNS[season]), INK.forest, season === 'autumn' ? 0 : 0.25));
  const bark = stage.paint('#3a2c2a');
  let twigs = '';
  const leaves: [string, string] = ['', ''];
  let dots = '';
  for (let b = 0; b < 3; b++) {
    const length = reach * random.between(0.6, 1);
    const fall = drop * (0.25 + b * 0.36) * random.between(0.8, 1.1);
    twigs += `M-20 ${n(10 + b * 26)}Q${n(length * 0.5)} ${n(fall * 0.2)} ${n(length)} ${n(fall)}`;
    for (let i = 1; i <= 8; i++) {
      const t = i / 8;
      const x = 2 * (1 - t) * t * length * 0.5 + t * t * length - 20 * (1 - t) ** 2;
      const y = (1 - t) ** 2 * (10 + b * 26) + 2 * (1 - t) * t * fall * 0.2 + t * t * fall;
      if (cold) {
        if (i % 2) twigs += `M${n(x)} ${n(y)}l${n(random.between(12, 30))} ${n(random.between(14, 34))}`;
        if (i % 3 === 0) dots += disc(x + 8, y + 14, 6);
      } else {
        leaves[i % 2 === 0 ? 0 : 1] +=
          leafShape(x, y, random.between(38, 60), random.between(0.5, 1.5)) +
          leafShape(x, y, random.between(32, 50), random.between(-0.9, -0.1));
        if (season === 'spring' && i % 2) dots += disc(x + 10, y + 8, 8) + disc(x + 22, y - 2, 6);
      }
    }
  }
  const blooms = dots && path(dots, stage.paint(cold ? '#d93a2b' : '#fbd3dc'));
  const snow = cold ? `<g transform="translate(-2 -4)">${stroke(twigs, stage.paint('#ffffff'), 4)}</g>` : '';
  const shadow = cold ? '' : path(leaves[0] + leaves[1], '#081a26', `${opacity(0.12)} transform="translate(8 12)"`);
  const content = shadow + stroke(twigs, bark, 7) + snow + path(leaves[0], colour) + path(leaves[1], second) + blooms;
  return `<g transform="${side === 'left' ? '' : `translate(${WIDTH} 0) scale(-1 1)`}">${content}</g>`;
}

/** The last, dark strip of lawn with what grows there in that season; `top` is its edge. */
export function verge(stage: Stage, top: number, kind: 'flowers' | 'leaves' | 'grass' | 'bushes' = 'flowers'): string {
  const { random, season, cold } = stage;
  const ground = stage.paint(cold ? '#a9c0d2' : { spring: '#17563f', summer: INK.forest, autumn: '#2f4530', winter: '#a9c0d2' }[season]);
  const wave = random.between(-26, 26);
  const edge = `M-20 ${n(top + wave)}Q400 ${n(top - wave - 20)} 800 ${n(top)}T${WIDTH + 20} ${n(top - wave)}V${HEIGHT + 20}H-20z`;
  let picture = '';
  if (kind === 'bushes' || (cold && kind !== 'grass')) picture += bushes(stage, top);
  picture += layer(edge, ground);
  if (cold) return picture + snowTufts(stage, top);
  if (kind === 'leaves') picture += fronds(stage, top);
  if (kind === 'flowers') picture += flowers(stage, top, random.whole(34, 46));
  if (kind === 'grass') picture += blades(stage, top);
  return picture;
}

function bushes(stage: Stage, top: number): string {
  const { random, season, cold } = stage;
  let picture = '';
  for (let i = 0; i < 5; i++) {
    const x = random.between(0, 1) < 0.5 ? random.between(-40, 430) : random.between(1170, 1640);
    const size = random.between(60, 120);
    const colour = cold ? random.pick(['#e6eff5', '#cfdde8']) : mix(random.pick(CROWNS[season]), INK.forest, 0.35);
    picture += layer(scallop(x, top + 25, size * 1.25, size * 0.8, 11, random.next), stage.paint(colour), 7);
  }
  return picture;
}

function fronds(stage: Stage, top: number): string {
  const { random, season } = stage;
  const parts: [string, string] = ['', ''];
  for (let i = 0; i < 20; i++) {
    const t = random.next();
    const x = t < 0.5 ? t * 2 * 430 : WIDTH - (t - 0.5) * 2 * 430;
    const y = HEIGHT - random.between(-10, 30);
    const angle = -Math.PI / 2 + random.between(-0.7, 0.7);
    parts[i % 2 === 0 ? 0 : 1] += leafShape(x, y, (HEIGHT - top) * random.between(0.9, 1.7), angle, 0.22);
  }
  const base = season === 'autumn' ? '#8a5a2c' : '#1d6a4a';
  return path(parts[0], stage.paint(base)) + path(parts[1], stage.paint(mix(base, '#bfe3a0', 0.25)));
}

function blades(stage: Stage, top: number): string {
  const { random, season } = stage;
  let d = '';
  for (let i = 0; i < 60; i++) {
    const x = random.between(-10, WIDTH);
    const height = (HEIGHT - top) * random.between(0.5, 1.25);
    const lean = random.between(-22, 22);
    d += `M${n(x - 4)} ${HEIGHT + 5}Q${n(x)} ${n(HEIGHT - height * 0.6)} ${n(x + lean)} ${n(HEIGHT - height)}Q${n(x + 7)} ${n(HEIGHT - height * 0.5)} ${n(x + 6)} ${HEIGHT + 5}z`;
  }
  return path(d, stage.paint({ spring: '#4fa060', summer: '#2f8a57', autumn: '#b08a3a', winter: '#cfdde8' }[season]));
}

/** Flowers on stalks: daisies, tulips and round heads in the season's colours. */
export function flowers(stage: Stage, top: number, count: number, left = 0, right = WIDTH, size = 1): string {
  const { random, season } = stage;
  let stalks = '';
  const heads = new Map<string, string>();
  let hearts = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(left, right);
    const y = top + random.between(8, 60) * size;
    const r = random.between(6, 12) * size;
    const colour = random.pick(PETALS[season]);
    stalks += `M${n(x)} ${n(y)}q${n(random.between(-6, 6))} ${n(20 * size)} 0 ${n(44 * size)}`;
    const kind = i % 3;
    let d = '';
    if (kind === 0) for (let p = 0; p < 5; p++) d += disc(x + Math.cos(p * 1.257) * r * 0.75, y + Math.sin(p * 1.257) * r * 0.75, r * 0.55);
    else if (kind === 1)
      d = `M${n(x - r * 0.8)} ${n(y - r)}l${n(r * 0.4)} ${n(r * 0.5)} ${n(r * 0.4)} ${n(-r * 0.7)} ${n(r * 0.4)} ${n(r * 0.7)} ${n(r * 0.4)} ${n(-r * 0.5)}q${n(r * 0.3)} ${n(r * 2)} ${n(-r * 0.8)} ${n(r * 2)}t${n(-r * 0.8)} ${n(-r * 2)}z`;
    else d = disc(x, y, r * 0.8);
    if (kind === 0) hearts += disc(x, y, r * 0.42);
    heads.set(colour, (heads.get(colour) ?? '') + d);
  }
  const green = stage.paint(season === 'autumn' ? '#6f8a4a' : '#57ab69');
  return (
    stroke(stalks, green, 3 * size) +
    [...heads].map(([colour, d]) => path(d, stage.paint(colour))).join('') +
    path(hearts, stage.paint('#f0a52e'))
  );
}

function snowTufts(stage: Stage, top: number): string {
  const { random } = stage;
  let stems = '';
  let berries = '';
  for (let i = 0; i < 22; i++) {
    const x = random.between(0, WIDTH);
    const y = top + random.between(30, 70);
    const lean = random.between(-14, 14);
    stems += `M${n(x)} ${n(y + 40)}Q${n(x)} ${n(y)} ${n(x + lean)} ${n(y - 24)}`;
    if (i % 2) berries += disc(x + lean, y - 26, random.between(4, 7));
  }
  return (
    stroke(stems, stage.paint('#6d5a4c'), 3) +
    path(berries, stage.paint('#d93a2b')) +
    path(
      `M-20 ${HEIGHT - 46}Q300 ${HEIGHT - 90} 620 ${HEIGHT - 40}T1180 ${HEIGHT - 50}T1640 ${HEIGHT - 70}V${HEIGHT + 20}H-20z`,
      stage.paint('#ffffff'),
      opacity(0.92),
    )
  );
}
