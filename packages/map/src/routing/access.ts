import type { BaseMapFeature, PathAttributes } from '@liget/content-api';

/** Obstacles that make an edge impassable or hard for wheels. */
export type Obstacle = 'steps' | 'wheelchair' | 'smoothness' | 'surface' | 'kerb' | 'incline';

export interface Access {
  /** Suitability for step-free routes: 'limited' counts as longer, 'barred' is never used. */
  level: 'open' | 'limited' | 'barred';
  obstacles: Obstacle[];
  /** Whether there are no data about step-free use. */
  isUnknown: boolean;
}

/** Percent; the slope that Hungarian rules for public buildings (OTÉK) and OpenStreetMap's wheelchair routers call too steep to go alone. */
const STEEP_PERCENT = 6;
/** OpenStreetMap's values (wiki: Key:smoothness, Key:surface) of surfaces on which small wheels sink in or shake. */
const ROUGH = new Set(['bad', 'very_bad', 'horrible', 'very_horrible', 'impassable']);
const LOOSE = new Set([
  'gravel',
  'sand',
  'cobblestone',
  'unhewn_cobblestone',
  'pebblestone',
  'rock',
  'mud',
  'grass',
  'woodchips',
  'earth',
  'dirt',
  'ground',
]);
const SHAKY = new Set(['sett', 'fine_gravel', 'compacted', 'grass_paver', 'unpaved']);

function listBarriers({ kind }: Pick<BaseMapFeature['properties'], 'kind'>, known: PathAttributes): Obstacle[] {
  return [
    ...(kind === 'steps' ? ['steps' as const] : []),
    ...(known.wheelchair === 'no' ? ['wheelchair' as const] : []),
    ...(ROUGH.has(known.smoothness ?? '') ? ['smoothness' as const] : []),
    ...(LOOSE.has(known.surface ?? '') ? ['surface' as const] : []),
    ...(known.kerb === 'raised' ? ['kerb' as const] : []),
    ...(Math.abs(known.incline ?? 0) > STEEP_PERCENT ? ['incline' as const] : []),
  ];
}

function listHindrances(known: PathAttributes): Obstacle[] {
  return [
    ...(known.wheelchair === 'limited' ? ['wheelchair' as const] : []),
    ...(known.smoothness === 'intermediate' ? ['smoothness' as const] : []),
    ...(SHAKY.has(known.surface ?? '') ? ['surface' as const] : []),
  ];
}

/**
 * The suitability of an edge for step-free routes, from its data only: an edge without data is open and unknown. An explicit wheelchair=yes
 * counts more than the surface.
 */
export function getAccess(properties: BaseMapFeature['properties']): Access {
  const { kind, known = {} } = properties;
  const { surface, smoothness, incline, kerb, wheelchair } = known;
  const isUnknown = kind !== 'steps' && [surface, smoothness, incline, kerb, wheelchair].every((value) => value === undefined);
  const isMarkedAccessible = wheelchair === 'yes' && kind !== 'steps';
  const barriers = isMarkedAccessible ? [] : listBarriers(properties, known);
  if (barriers.length > 0) return { level: 'barred', obstacles: barriers, isUnknown };
  const hindrances = isMarkedAccessible ? [] : listHindrances(known);
  return { level: hindrances.length > 0 ? 'limited' : 'open', obstacles: hindrances, isUnknown };
}
