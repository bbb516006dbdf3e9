import { type MapFeature, MapFeatureKind, Need, type ParkMap, PlaceSign } from '@liget/content-api';
import { getPlaceId } from '@liget/content-api/map-ids';
import { StoredBaseMapPlan, toBaseMap } from '@liget/map/stored';
import type * as Stored from '../../payload-types.ts';
import type { DocumentReader } from '../../platform/read-model/document-reader.ts';
import type { Handlers } from '../../platform/read-model/handler.ts';
import { listUntranslated } from '../../platform/read-model/page-item.ts';
import { getSeasonalImage } from '../../platform/read-model/pictures/pictures.ts';
import { placeHours } from '../../platform/read-model/places/opening-hours.ts';
import { placeNeeds } from '../../platform/read-model/places/place-needs.ts';
import { findAll, findGlobal, mapSkippingInvalid } from '../../platform/read-model/published.ts';
import { mapPrograms } from '../events/agenda/map-week.ts';

/** RFC 7946 puts the longitude first. */
function getPosition(read: DocumentReader<{ latitude?: number | null; longitude?: number | null }>): [longitude: number, latitude: number] {
  return [read.number('longitude'), read.number('latitude')];
}

function place(read: DocumentReader<Stored.TopLocation>): MapFeature {
  return {
    type: 'Feature',
    id: getPlaceId(read),
    geometry: { type: 'Point', coordinates: getPosition(read) },
    properties: {
      kind: 'top_location',
      title: read.text('title'),
      note: read.textOrNull('lead'),
      slugs: read.slugs(),
      image: getSeasonalImage(read),
      sign: read.choiceOrNull('sign', PlaceSign),
      needs: placeNeeds(read),
      place: null,
      ...placeHours(read),
    },
  };
}

function toAmenity(read: DocumentReader<Stored.Amenity>): MapFeature {
  const topLocation = read.relationId('topLocation');
  return {
    type: 'Feature',
    id: `amenity-${read.id}`,
    geometry: { type: 'Point', coordinates: getPosition(read) },
    properties: {
      kind: read.choice('kind', MapFeatureKind),
      title: read.text('title'),
      note: read.textOrNull('note'),
      untranslated: listUntranslated(read, { title: 'title', note: 'note' }),
      slugs: null,
      image: null,
      sign: null,
      needs: read.choices('needs', Need),
      place: topLocation === null ? null : getPlaceId({ id: topLocation }),
      ...placeHours(read),
    },
  };
}

export const map = {
  map: async (request) => {
    const [locations, amenities, programs] = await Promise.all([
      findAll(request, 'top-locations', { sort: ['order', 'id'] }),
      findAll(request, 'amenities', { depth: 0 }),
      mapPrograms(request),
    ]);
    return {
      type: 'FeatureCollection',
      features: [...mapSkippingInvalid(locations, place), ...mapSkippingInvalid(amenities, toAmenity)],
      programs,
    } satisfies ParkMap;
  },
  baseMap: async (request) => {
    const stored = StoredBaseMapPlan.safeParse((await findGlobal(request, 'ground-plan', 0)).value('plan'));
    return stored.success ? toBaseMap(stored.data, request.locale) : { type: 'FeatureCollection', surveyed: null, features: [] };
  },
} satisfies Partial<Handlers>;
