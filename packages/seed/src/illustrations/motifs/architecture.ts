import { mix } from '../palette.ts';
import { arched, box, cut, n, path, polygon, rect } from '../paper.ts';
import type { Stage } from '../stage.ts';

/** Glass by the hour: it shines after dusk and mirrors the sky by day. */
export function glass(stage: Stage): string {
  return stage.lit ? '#ffd36b' : mix(stage.paint('#a9d3e2'), stage.sky[1], 0.35);
}

/** A row of equal windows as one piece. */
export function windows(x: number, y: number, count: number, step: number, width: number, height: number, round = true): string {
  let d = '';
  for (let i = 0; i < count; i++) d += round ? arched(x + i * step, y, width, height) : box(x + i * step, y, width, height);
  return d;
}

/** A column with base and capital, standing on y. */
export function column(x: number, y: number, width: number, height: number): string {
  const w = width / 2;
  return `M${n(x - w * 1.5)} ${n(y)}v${n(-w * 0.6)}h${n(w * 0.4)}L${n(x - w * 0.85)} ${n(y - height + w * 1.6)}l${n(-w * 0.55)} ${n(-w * 1.6)}h${n(w * 2.8)}l${n(-w * 0.55)} ${n(w * 1.6)}L${n(x + w * 1.1)} ${n(y - w * 0.6)}h${n(w * 0.4)}v${n(w * 0.6)}z`;
}

/** A pitched roof over a front, with snow on it in winter. */
export function gable(stage: Stage, x: number, y: number, width: number, height: number, fill: string): string {
  const d = polygon([
    [x - 10, y],
    [x + width / 2, y - height],
    [x + width + 10, y],
  ]);
  const snow = stage.cold
    ? path(
        `M${n(x + width / 2)} ${n(y - height - 3)}L${n(x + width + 12)} ${n(y)}q-14 4 -22 -8L${n(x + width / 2)} ${n(y - height + 16)}L${n(x + 12)} ${n(y - 8)}q-8 12 -24 8z`,
        stage.paint('#ffffff'),
      )
    : '';
  return cut(d, fill, 4) + snow;
}

/** A round tower with a pointed hat; (x, y) is the middle of its foot. */
export function tower(stage: Stage, x: number, y: number, width: number, height: number, hat: number, wall: string, roof: string): string {
  const w = width / 2;
  const body = cut(box(x - w, y - height, width, height), wall, 5);
  const side = path(box(x + w * 0.35, y - height, w * 0.65, height), '#081a26', ' fill-opacity=".1"');
  const cone = cut(
    `M${n(x - w * 1.35)} ${n(y - height + 4)}Q${n(x - w * 0.5)} ${n(y - height - hat * 0.3)} ${n(x)} ${n(y - height - hat)}Q${n(x + w * 0.5)} ${n(y - height - hat * 0.3)} ${n(x + w * 1.35)} ${n(y - height + 4)}z`,
    roof,
    4,
  );
  const snow = stage.cold
    ? path(
        `M${n(x)} ${n(y - height - hat)}Q${n(x + w * 0.4)} ${n(y - height - hat * 0.4)} ${n(x + w * 0.8)} ${n(y - height - hat * 0.14)}q${n(-w * 0.5)} ${n(hat * 0.04)} ${n(-w * 0.7)} ${n(-hat * 0.1)}q${n(-w * 0.4)} ${n(hat * 0.16)} ${n(-w * 0.9)} ${n(hat * 0.08)}Q${n(x - w * 0.4)} ${n(y - height - hat * 0.4)} ${n(x)} ${n(y - height - hat)}z`,
        stage.paint('#ffffff'),
      )
    : '';
  return body + side + cone + snow + rect(x - 1.5, y - height - hat - 22, 3, 24, stage.paint('#d9a53a'));
}

/** Steps seen from the front, widening downwards. */
export function steps(stage: Stage, x: number, y: number, width: number, count: number, rise: number, fill: string): string {
  let picture = '';
  for (let i = 0; i < count; i++) {
    const w = width + i * rise * 3;
    picture += rect(x - w / 2, y + i * rise, w, rise + 1, mix(fill, stage.paint('#6d7f8c'), i % 2 ? 0.12 : 0.02));
    if (stage.cold && i % 2) picture += rect(x - w / 2, y + i * rise, w, 3, stage.paint('#ffffff'));
  }
  return picture;
}
