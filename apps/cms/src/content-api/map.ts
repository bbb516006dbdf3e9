import { type MapFeature, MapFeatureKind, type ParkMap } from '@liget/content-api';
import { planIn, StoredGroundPlan } from '@liget/map/stored';
import type * as Stored from '../payload-types.ts';
import { mapPrograms, placeId } from '../programs/map-week.ts';
import type { DocumentReader } from '../reading/document-reader.ts';
import { image } from '../reading/pictures.ts';
import { eachUsable, findAll, findGlobal } from '../reading/published.ts';
import type { Handlers } from '../reading/question.ts';

type Position = [longitude: number, latitude: number];

/** RFC 7946 has the longitude first. */
function positionOf(read: DocumentReader<{ latitude?: number | null; longitude?: number | null }>): Position {
  return [read.number('longitude'), read.number('latitude')];
}

/** GeoJSON wants an outline to end where it begins. */
export function closedRing(points: Position[]): Position[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || (points.length > 1 && first[0] === last[0] && first[1] === last[1])) return points;
  return [...points, first];
}

function place(read: DocumentReader<Stored.TopLocation>): MapFeature {
  return {
    type: 'Feature',
    id: placeId(read),
    geometry: { type: 'Point', coordinates: positionOf(read) },
    properties: { kind: 'top_location', title: read.text('title'), note: read.textOrNull('lead'), slugs: read.slugs(), image: image(read) },
  };
}

function amenity(read: DocumentReader<Stored.Amenity>): MapFeature {
  return {
    type: 'Feature',
    id: `amenity-${read.id}`,
    geometry: { type: 'Point', coordinates: positionOf(read) },
    properties: {
      kind: read.choice('kind', MapFeatureKind),
      title: read.text('title'),
      note: read.textOrNull('note'),
      slugs: null,
      image: null,
    },
  };
}

export const map: Handlers<'map' | 'groundPlan'> = {
  map: async (question) => {
    const [settings, locations, amenities, programs] = await Promise.all([
      findGlobal(question, 'site-settings', 0),
      findAll(question, 'top-locations', { sort: ['order', 'id'] }),
      findAll(question, 'amenities', { depth: 0 }),
      mapPrograms(question),
    ]);
    const ring = closedRing(settings.rows('boundary').map(positionOf));
    return {
      type: 'FeatureCollection',
      boundary: { type: 'Polygon', coordinates: ring.length > 0 ? [ring] : [] },
      features: [...eachUsable(locations, place), ...eachUsable(amenities, amenity)],
      programs,
    } satisfies ParkMap;
  },
  groundPlan: async (question) => {
    const stored = StoredGroundPlan.safeParse((await findGlobal(question, 'ground-plan', 0)).value('plan'));
    return stored.success ? planIn(stored.data, question.locale) : { type: 'FeatureCollection', surveyed: null, features: [] };
  },
};
