import { getDistance } from '../geometry/metres.ts';
import type { StoredBaseMapFeature } from '../stored-plan.ts';
import type { SourceFeature } from './elements.ts';
import { crossesItself, findMiddle, isClosed, measureArea, type Ring } from './park-area.ts';

/** The quarter Városliget, whose border is the park's. */
const QUARTER = 'osm-relation-3233021';
/** Allowed differences of the quarter's middle and size from the current outline: metres, and a fraction. */
const MAX_DISTANCE_METRES = 500;
const MAX_SIZE_CHANGE = 0.5;

function getRing({ geometry }: SourceFeature): Ring | undefined {
  if (geometry.type === 'areas') return geometry.polygons.length === 1 ? geometry.polygons[0]?.[0] : undefined;
  return geometry.type === 'line' && geometry.isWhole ? geometry.line : undefined;
}

const isPark = ({ id, tags }: SourceFeature) =>
  id === QUARTER || (tags['leisure'] === 'park' && [tags['name'], tags['name:hu']].includes('Városliget'));

/**
 * The park's outline in an extract: the quarter's border, otherwise the park itself. It is ignored if its position or size differs too much from
 * the current outline.
 */
export function findOwnOutline(sources: readonly SourceFeature[], current: Ring): StoredBaseMapFeature | undefined {
  const found = sources.filter(isPark).toSorted((a, b) => Number(b.id === QUARTER) - Number(a.id === QUARTER));
  for (const source of found) {
    const ring = getRing(source);
    if (!ring || !isClosed(ring) || crossesItself(ring)) continue;
    const size = Math.abs(measureArea(ring)) / Math.abs(measureArea(current));
    if (getDistance(findMiddle(ring), findMiddle(current)) > MAX_DISTANCE_METRES || Math.abs(size - 1) > MAX_SIZE_CHANGE) continue;
    return {
      type: 'Feature',
      id: source.id,
      geometry: { type: 'Polygon', coordinates: [(measureArea(ring) > 0 ? ring : ring.toReversed()).map(([lon, lat]) => [lon, lat])] },
      properties: { kind: 'park', name: { hu: 'Városliget', en: 'City Park' }, source: 'osm', accuracy: 5 },
    };
  }
  return undefined;
}
