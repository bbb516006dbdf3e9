import type { Need } from '@liget/content-api';
import { hasUnknownNeed, readNeeds } from '../../lib/needs.ts';
import { parseSearchText } from '../../lib/urls/list-query.ts';
import { KINDS, type MapKind } from './filters/kinds.ts';

/** A position in the URL, with an optional zoom. */
export interface Spot {
  position: readonly [longitude: number, latitude: number];
  /** Zoom level of a world of 512 px at zoom 0; `null` when the URL has none. */
  zoom: number | null;
}

/** What the URL asks of the map. Invalid values are dropped and listed in `errors`. */
export interface MapQuery {
  /** Empty means all kinds. */
  kinds: MapKind[];
  /** Words searched for in names of places. */
  words: string;
  place: string | null;
  spot: Spot | null;
  /** Show only what is known to meet all of these. */
  needs: Need[];
  /** The parameters with invalid values. */
  errors: ('kind' | 'at' | 'q' | 'need')[];
}

const isKind = (value: string): value is MapKind => KINDS.some((kind) => kind === value);

/** Parses '47.5148,19.0812,17': latitude, longitude and an optional zoom. */
function readSpot(text: string): Spot | null {
  const parts = text.split(',');
  const [latitude = Number.NaN, longitude = Number.NaN, zoom] = parts.map((part) =>
    /^-?\d{1,3}(\.\d{1,10})?$/.test(part) ? Number(part) : Number.NaN,
  );
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const isZoom = zoom === undefined || (zoom >= 0 && zoom <= 24);
  return parts.length <= 3 && isPlace && isZoom ? { position: [longitude, latitude], zoom: zoom ?? null } : null;
}

export function readMapQuery(query: URLSearchParams): MapQuery {
  const requestedKinds = query.getAll('kind').filter(Boolean);
  const at = query.get('at');
  const spot = at ? readSpot(at) : null;
  const { text, isCut } = parseSearchText(query);
  return {
    kinds: KINDS.filter((kind) => requestedKinds.includes(kind)),
    words: text,
    place: query.get('place') || null,
    spot,
    needs: readNeeds(query),
    errors: [
      ...(requestedKinds.every(isKind) ? [] : (['kind'] as const)),
      ...(at && !spot ? (['at'] as const) : []),
      ...(isCut ? (['q'] as const) : []),
      ...(hasUnknownNeed(query) ? (['need'] as const) : []),
    ],
  };
}

/** The chosen kinds after one is switched on or off. */
export function toggleKind(kinds: readonly MapKind[], kind: MapKind): MapKind[] {
  return KINDS.filter((item) => (item === kind ? !kinds.includes(item) : kinds.includes(item)));
}
