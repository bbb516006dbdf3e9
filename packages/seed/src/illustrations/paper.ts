/** Cut shapes: every function returns SVG markup or path data in user units. */
export type Point = readonly [number, number];

const SHADOW = '#081a26';

/** A number for SVG: a decimal only where it can be seen, so that files stay small. */
export const n = (value: number): string => String(Math.abs(value) < 60 ? Math.round(value * 10) / 10 : Math.round(value));

export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}"${extra}/>`;

export const veil = (d: string, opacity: number, fill = SHADOW): string => path(d, fill, ` fill-opacity="${opacity}"`);

/** A piece of paper: the shape, a pale cut edge, and the shadow it throws on the layer beneath. */
export function cut(d: string, fill: string, lift = 6, opacity = 0.16): string {
  const shadow = path(d, SHADOW, ` fill-opacity="${opacity}" transform="translate(${n(lift * 0.8)} ${n(lift)})"`);
  return `${shadow}${path(d, fill, ' stroke="#fff" stroke-opacity=".22" stroke-width="1.5"')}`;
}

/** A layer of ground: its shadow falls upwards on what lies behind it. */
export function layer(d: string, fill: string, lift = 9): string {
  const far = path(d, SHADOW, ` fill-opacity=".07" transform="translate(${n(lift * 0.6)} ${n(-lift * 1.5)})"`);
  const near = path(d, SHADOW, ` fill-opacity=".1" transform="translate(${n(lift * 0.3)} ${n(-lift * 0.7)})"`);
  return `${far}${near}${path(d, fill, ' stroke="#fff" stroke-opacity=".25" stroke-width="2"')}`;
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0, extra = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round ? ` rx="${n(round)}"` : ''} fill="${fill}"${extra}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra}/>`;

export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;

export const group = (content: string, transform: string): string => `<g transform="${transform}">${content}</g>`;

export const at = (x: number, y: number, content: string, scale = 1, flip = false): string =>
  group(content, `translate(${n(x)} ${n(y)})${scale === 1 && !flip ? '' : ` scale(${n4(flip ? -scale : scale)} ${n4(scale)})`}`);

const n4 = (value: number): string => String(Math.round(value * 1000) / 1000);

export const opacity = (value: number): string => ` fill-opacity="${value}"`;

/** Path data of a rectangle, a rounded box or a disc: for many pieces in one node. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0z`;

/** Path data of one round dot; the width of the stroke it is drawn with is its size. */
export const dot = (x: number, y: number): string => `M${Math.round(x)} ${Math.round(y)}h.1`;

/** Many dots of one size, in far fewer bytes than circles. */
export const dots = (d: string, colour: string, radius: number, extra = ''): string => stroke(d, colour, radius * 2, extra);

/** A window with a round head; (x, y) is the top left of its bounding box. */
export const arched = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y + height)}V${n(y + width / 2)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0V${n(y + height)}z`;

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

/** A smooth curve through the points (Catmull-Rom); closed when asked. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = point(0);
  let d = `M${n(startX)} ${n(startY)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [ax, ay] = point(i - 1);
    const [bx, by] = point(i);
    const [cx, cy] = point(i + 1);
    const [dx, dy] = point(i + 2);
    d += `C${n(bx + (cx - ax) / 6)} ${n(by + (cy - ay) / 6)} ${n(cx - (dx - bx) / 6)} ${n(cy - (dy - by) / 6)} ${n(cx)} ${n(cy)}`;
  }
  return closed ? `${d}z` : d;
}

/** A closed outline of small bows round an ellipse, like a cut-out tree crown. */
export function scallop(x: number, y: number, rx: number, ry: number, bows: number, chance: () => number): string {
  const points: Point[] = [];
  const start = chance() * 6;
  for (let i = 0; i < bows; i++) {
    const angle = start + ((i + (chance() - 0.5) * 0.35) / bows) * Math.PI * 2;
    const reach = 0.9 + chance() * 0.14;
    points.push([x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]);
  }
  let d = '';
  points.forEach(([px, py], i) => {
    const [qx, qy] = points[(i + 1) % bows] ?? [px, py];
    const bow = Math.hypot(qx - px, qy - py) * 0.56;
    d += `${i ? '' : `M${n(px)} ${n(py)}`}A${n(bow)} ${n(bow)} 0 0 1 ${n(qx)} ${n(qy)}`;
  });
  return `${d}z`;
}

/** One leaf from its stalk (x, y), `length` long, turned by `angle` in radians. */
export function leafShape(x: number, y: number, length: number, angle: number, breadth = 0.32): string {
  const tipX = x + Math.cos(angle) * length;
  const tipY = y + Math.sin(angle) * length;
  const sideX = -Math.sin(angle) * length * breadth;
  const sideY = Math.cos(angle) * length * breadth;
  const midX = (x + tipX) / 2;
  const midY = (y + tipY) / 2;
  return `M${n(x)} ${n(y)}Q${n(midX + sideX)} ${n(midY + sideY)} ${n(tipX)} ${n(tipY)}Q${n(midX - sideX)} ${n(midY - sideY)} ${n(x)} ${n(y)}z`;
}
