import { BaseMapKind } from '@liget/content-api';
import { getDistance, type LonLat } from '../geometry/metres.ts';
import type { StoredBaseMapFeature } from '../stored-plan.ts';
import { cutNearArea, findMiddle, measureArea, measureLength, type ParkArea } from './park-area.ts';

/** An extract replaces a kind if it has at least this share of the existing features. */
const MIN_SHARE = 0.5;
/** Metres around the park within which the two are compared. */
const COMPARED_METRES = 150;
/** Metres from which a named thing counts as moved. */
const MOVED_METRES = 5;

export interface KindChange {
  kind: BaseMapKind;
  added: number;
  changed: number;
  same: number;
  removed: { drawn: number; osm: number };
  remaining: { drawn: number; osm: number };
  /** The extract's features of a kind that was not replaced, and their share of the existing ones. */
  tooLittle: { features: number; share: number } | null;
}

interface MovedFeature {
  kind: BaseMapKind;
  name: string;
  metres: number;
}

export interface MergedPlan {
  features: StoredBaseMapFeature[];
  changes: KindChange[];
  moved: MovedFeature[];
}

function getAmount({ geometry }: StoredBaseMapFeature, area: ParkArea): number {
  if (geometry.type === 'Point') return area.getDistance(geometry.coordinates) <= COMPARED_METRES ? 1 : 0;
  if (geometry.type === 'LineString')
    return cutNearArea(geometry.coordinates, area, COMPARED_METRES).reduce((sum, part) => sum + measureLength(part), 0);
  const [outline = []] = geometry.coordinates;
  return outline.some((position) => area.getDistance(position) <= COMPARED_METRES) ? Math.abs(measureArea(outline)) : 0;
}

const sumAmounts = (features: readonly StoredBaseMapFeature[], area: ParkArea) =>
  features.reduce((sum, feature) => sum + getAmount(feature, area), 0);
const countBySource = (features: readonly StoredBaseMapFeature[]) => ({
  drawn: features.filter(({ properties }) => properties.source === 'drawn').length,
  osm: features.filter(({ properties }) => properties.source === 'osm').length,
});

function getPlace({ geometry }: StoredBaseMapFeature): LonLat {
  if (geometry.type === 'Point') return geometry.coordinates;
  return findMiddle(geometry.type === 'LineString' ? geometry.coordinates : (geometry.coordinates[0] ?? []));
}

const isSame = (a: StoredBaseMapFeature, b: StoredBaseMapFeature) => toCanonicalJson(a) === toCanonicalJson(b);

/** JSON with sorted keys, because a database need not keep their order. */
function toCanonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join()}]`;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${toCanonicalJson(inner)}`).join()}}`;
}

/** Named features with a new position: the same element, or the only one of its kind and name. */
function findMovedFeatures(current: readonly StoredBaseMapFeature[], imported: readonly StoredBaseMapFeature[]): MovedFeature[] {
  const findByName = (features: readonly StoredBaseMapFeature[], name: string | undefined) =>
    features.filter(({ properties }) => properties.name?.hu === name);
  return imported.flatMap((feature) => {
    const { kind, name } = feature.properties;
    if (!name || feature.geometry.type === 'LineString') return [];
    const sameName = findByName(current, name.hu);
    const before =
      current.find(({ id }) => id === feature.id) ??
      (sameName.length === 1 && findByName(imported, name.hu).length === 1 ? sameName[0] : undefined);
    const metres = before ? Math.round(getDistance(getPlace(before), getPlace(feature))) : 0;
    return metres >= MOVED_METRES ? [{ kind, name: name.hu, metres }] : [];
  });
}

/**
 * Merges kind by kind: if the extract has at least half as much in the park (points by number, lines by length, areas by size), all existing
 * features of the kind are removed, drawn or imported; otherwise they stay and the extract's are left out, because both together would show things
 * twice. Kinds in `replacedKinds` are always replaced.
 */
export function mergePlans(
  current: readonly StoredBaseMapFeature[],
  imported: readonly StoredBaseMapFeature[],
  area: ParkArea,
  replacedKinds: readonly BaseMapKind[] = [],
): MergedPlan {
  const merged: MergedPlan = { features: [], changes: [], moved: [] };
  for (const kind of BaseMapKind.options) {
    const before = current.filter(({ properties }) => properties.kind === kind);
    const now = imported.filter(({ properties }) => properties.kind === kind);
    if (before.length === 0 && now.length === 0) continue;
    const currentAmount = sumAmounts(before, area);
    const share = currentAmount === 0 ? 1 : sumAmounts(now, area) / currentAmount;
    if (now.length === 0 || (share < MIN_SHARE && !replacedKinds.includes(kind))) {
      const tooLittle = now.length === 0 ? null : { features: now.length, share };
      merged.features.push(...before);
      merged.changes.push({
        kind,
        added: 0,
        changed: 0,
        same: 0,
        removed: { drawn: 0, osm: 0 },
        remaining: countBySource(before),
        tooLittle,
      });
      continue;
    }
    const known = new Map(before.map((feature) => [feature.id, feature]));
    const ids = new Set(now.map(({ id }) => id));
    const comparisons = now.flatMap((feature) => {
      const standing = known.get(feature.id);
      return standing ? [isSame(standing, feature)] : [];
    });
    const same = comparisons.filter(Boolean).length;
    merged.features.push(...now);
    merged.moved.push(...findMovedFeatures(before, now));
    merged.changes.push({
      kind,
      added: now.length - comparisons.length,
      changed: comparisons.length - same,
      same,
      removed: countBySource(before.filter(({ id }) => !ids.has(id))),
      remaining: { drawn: 0, osm: 0 },
      tooLittle: null,
    });
  }
  return { ...merged, moved: merged.moved.toSorted((a, b) => b.metres - a.metres) };
}
