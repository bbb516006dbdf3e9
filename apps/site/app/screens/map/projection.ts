/** [longitude, latitude] in degrees, WGS 84, as GeoJSON has them. */
export type LonLat = readonly [number, number];

export interface Point {
  x: number;
  y: number;
}

export interface Plan {
  width: number;
  height: number;
  project(position: LonLat): Point;
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * A flat plan of a small area: north is up, and a degree of longitude is shortened by the cosine of the middle latitude, so that
 * distances look alike in every direction (over the park's two kilometres the error is below a metre). All `positions` lie inside,
 * `margin` away from the edge; `width` and `margin` are in the plan's own units. Without positions the plan is a square.
 */
export function planOf(positions: readonly LonLat[], width: number, margin: number): Plan {
  const longitudes = positions.map(([longitude]) => longitude);
  const latitudes = positions.map(([, latitude]) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const shortening = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const breadth = (east - west) * shortening;
  if (!(breadth > 0) || !(north > south)) return { width, height: width, project: () => ({ x: width / 2, y: width / 2 }) };
  const scale = (width - 2 * margin) / breadth;
  return {
    width,
    height: Math.ceil((north - south) * scale + 2 * margin),
    project: ([longitude, latitude]) => ({
      x: round(margin + (longitude - west) * shortening * scale),
      y: round(margin + (north - latitude) * scale),
    }),
  };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * Moves points apart whose squares would cover each other, `distance` being a square's side, where there is room, keeping them inside the
 * plan. Squares, not circles: what can be pressed is as wide at its corners. The order of the points is kept; the same points always give
 * the same answer.
 */
export function spreadOut(points: readonly Point[], distance: number, { width, height }: Pick<Plan, 'width' | 'height'>): Point[] {
  const moved = points.map((point) => ({ ...point }));
  const edge = distance / 2;
  for (let step = 0; step < 200; step += 1) {
    let touched = false;
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const apart = Math.max(Math.abs(dx), Math.abs(dy));
        if (apart >= distance - 0.01) continue;
        touched = true;
        const push = (distance - apart) / 2;
        // The shorter way: along the side on which they are already farther apart; on the same spot they part sideways.
        if (Math.abs(dx) >= Math.abs(dy)) {
          a.x -= dx < 0 ? -push : push;
          b.x += dx < 0 ? -push : push;
        } else {
          a.y -= dy < 0 ? -push : push;
          b.y += dy < 0 ? -push : push;
        }
      }
    }
    for (const point of moved) {
      point.x = clamp(point.x, edge, width - edge);
      point.y = clamp(point.y, edge, height - edge);
    }
    if (!touched) break;
  }
  return moved.map(({ x, y }) => ({ x: round(x), y: round(y) }));
}
