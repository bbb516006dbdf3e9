import type { BaseMapFeature, PathAttributes } from '@liget/content-api';

/** What keeps someone with wheels from a way, or from going it with ease. */
export type Obstacle = 'steps' | 'wheelchair' | 'smoothness' | 'surface' | 'kerb' | 'incline';

export interface Access {
  /** How a way suits whoever cannot take steps: 'limited' costs a detour, 'barred' is never taken. */
  level: 'open' | 'limited' | 'barred';
  obstacles: Obstacle[];
  /** Whether nobody has said anything that tells a step-free way from another. */
  isUnknown: boolean;
}

/** Percent; the slope that Hungarian rules for public buildings (OTÉK) and OpenStreetMap's wheelchair routers call too steep to go alone. */
const STEEP = 6;
/** OpenStreetMap's words (wiki: Key:smoothness, Key:surface) for what small wheels sink into or shake on. */
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

function barriers({ kind }: Pick<BaseMapFeature['properties'], 'kind'>, known: PathAttributes): Obstacle[] {
  return [
    ...(kind === 'steps' ? ['steps' as const] : []),
    ...(known.wheelchair === 'no' ? ['wheelchair' as const] : []),
    ...(ROUGH.has(known.smoothness ?? '') ? ['smoothness' as const] : []),
    ...(LOOSE.has(known.surface ?? '') ? ['surface' as const] : []),
    ...(known.kerb === 'raised' ? ['kerb' as const] : []),
    ...(Math.abs(known.incline ?? 0) > STEEP ? ['incline' as const] : []),
  ];
}

function hindrances(known: PathAttributes): Obstacle[] {
  return [
    ...(known.wheelchair === 'limited' ? ['wheelchair' as const] : []),
    ...(known.smoothness === 'intermediate' ? ['smoothness' as const] : []),
    ...(SHAKY.has(known.surface ?? '') ? ['surface' as const] : []),
  ];
}

/**
 * How a way suits whoever cannot take steps, by what is known of it and by nothing else: a way that nobody has looked at is open, and unknown.
 * Where somebody on the spot has said that wheelchairs pass, that is worth more than what its surface makes one expect.
 */
export function getAccess(properties: BaseMapFeature['properties']): Access {
  const { kind, known = {} } = properties;
  const { surface, smoothness, incline, kerb, wheelchair } = known;
  const isUnknown = kind !== 'steps' && [surface, smoothness, incline, kerb, wheelchair].every((value) => value === undefined);
  const isVouchedFor = wheelchair === 'yes' && kind !== 'steps';
  const barring = isVouchedFor ? [] : barriers(properties, known);
  if (barring.length > 0) return { level: 'barred', obstacles: barring, isUnknown };
  const limiting = isVouchedFor ? [] : hindrances(known);
  return { level: limiting.length > 0 ? 'limited' : 'open', obstacles: limiting, isUnknown };
}
