import { BaseMapKind } from '@liget/content-api';
import { getDistance, type LonLat } from '../geometry/metres.ts';
import type { StoredBaseMapFeature } from '../stored-plan.ts';
import { cutNearArea, findMiddle, measureArea, measureLength, type ParkArea } from './park-area.ts';

/** An extract replaces a kind if it has at least this share of the existing features. */
const ENOUGH = 0.5;
/** Metres around the park within which the two are compared. */
const COMPARED = 150;
/** Metres from which a named thing counts as moved. */
const MOVED = 5;

export interface KindChange {
  kind: BaseMapKind;
  added: number;
  changed: number;
  same: number;
  removed: { drawn: number; osm: number };
  kept: { drawn: number; osm: number };
  /** The extract's features of a kind that was not replaced, and their share of the existing ones. */
  tooLittle: { features: number; share: number } | null;
}

interface Move {
  kind: BaseMapKind;
  name: string;
  metres: number;
}

export interface MergedPlan {
  features: StoredBaseMapFeature[];
  changes: KindChange[];
  moves: Move[];
}

function getAmount({ geometry }: StoredBaseMapFeature, area: ParkArea): number {
  if (geometry.type === 'Point') return area.awayFrom(geometry.coordinates) <= COMPARED ? 1 : 0;
  if (geometry.type === 'LineString')
    return cutNearArea(geometry.coordinates, area, COMPARED).reduce((sum, part) => sum + measureLength(part), 0);
  const [outline = []] = geometry.coordinates;
  return outline.some((position) => area.awayFrom(position) <= COMPARED) ? Math.abs(measureArea(outline)) : 0;
}

const amount = (features: readonly StoredBaseMapFeature[], area: ParkArea) =>
  features.reduce((sum, feature) => sum + getAmount(feature, area), 0);
const bySource = (features: readonly StoredBaseMapFeature[]) => ({
  drawn: features.filter(({ properties }) => properties.source === 'drawn').length,
  osm: features.filter(({ properties }) => properties.source === 'osm').length,
});

function getPlace({ geometry }: StoredBaseMapFeature): LonLat {
  if (geometry.type === 'Point') return geometry.coordinates;
  return findMiddle(geometry.type === 'LineString' ? geometry.coordinates : (geometry.coordinates[0] ?? []));
}

const isSame = (a: StoredBaseMapFeature, b: StoredBaseMapFeature) => canonical(a) === canonical(b);

/** JSON with sorted keys, because a database need not keep their order. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}

/** Named features with a new position: the same element, or the only one of its kind and name. */
function getMoves(former: readonly StoredBaseMapFeature[], found: readonly StoredBaseMapFeature[]): Move[] {
  const findByName = (features: readonly StoredBaseMapFeature[], name: string | undefined) =>
    features.filter(({ properties }) => properties.name?.hu === name);
  return found.flatMap((feature) => {
    const { kind, name } = feature.properties;
    if (!name || feature.geometry.type === 'LineString') return [];
    const alike = findByName(former, name.hu);
    const before =
      former.find(({ id }) => id === feature.id) ?? (alike.length === 1 && findByName(found, name.hu).length === 1 ? alike[0] : undefined);
    const metres = before ? Math.round(getDistance(getPlace(before), getPlace(feature))) : 0;
    return metres >= MOVED ? [{ kind, name: name.hu, metres }] : [];
  });
}

/**
 * Merges kind by kind: if the extract has at least half as much in the park (points by number, lines by length, areas by size), all existing
 * features of the kind are removed, drawn or imported; otherwise they stay and the extract's are left out, because both together would show things
 * twice. Kinds in `taken` are always replaced.
 */
export function mergePlans(
  former: readonly StoredBaseMapFeature[],
  found: readonly StoredBaseMapFeature[],
  area: ParkArea,
  taken: readonly BaseMapKind[] = [],
): MergedPlan {
  const merged: MergedPlan = { features: [], changes: [], moves: [] };
  for (const kind of BaseMapKind.options) {
    const before = former.filter(({ properties }) => properties.kind === kind);
    const now = found.filter(({ properties }) => properties.kind === kind);
    if (before.length === 0 && now.length === 0) continue;
    const stands = amount(before, area);
    const share = stands === 0 ? 1 : amount(now, area) / stands;
    if (now.length === 0 || (share < ENOUGH && !taken.includes(kind))) {
      const tooLittle = now.length === 0 ? null : { features: now.length, share };
      merged.features.push(...before);
      merged.changes.push({ kind, added: 0, changed: 0, same: 0, removed: { drawn: 0, osm: 0 }, kept: bySource(before), tooLittle });
      continue;
    }
    const known = new Map(before.map((feature) => [feature.id, feature]));
    const ids = new Set(now.map(({ id }) => id));
    const again = now.flatMap((feature) => {
      const standing = known.get(feature.id);
      return standing ? [isSame(standing, feature)] : [];
    });
    const same = again.filter(Boolean).length;
    merged.features.push(...now);
    merged.moves.push(...getMoves(before, now));
    merged.changes.push({
      kind,
      added: now.length - again.length,
      changed: again.length - same,
      same,
      removed: bySource(before.filter(({ id }) => !ids.has(id))),
      kept: { drawn: 0, osm: 0 },
      tooLittle: null,
    });
  }
  return { ...merged, moves: merged.moves.toSorted((a, b) => b.metres - a.metres) };
}
