const DIGITS = 5;

/** [longitude, latitude], degrees, WGS 84. */
type Position = readonly [longitude: number, latitude: number];

const formatPosition = ([longitude, latitude]: Position) => `${latitude.toFixed(DIGITS)},${longitude.toFixed(DIGITS)}`;

/** A URL that opens the visitor's map app (RFC 5870, with the label that Android supports). */
export function getGeoUrl(position: Position, title: string): string {
  return `geo:${formatPosition(position)}?q=${formatPosition(position)}(${encodeURIComponent(title)})`;
}

/**
 * The URL of a walking route on OpenStreetMap. There is no standard URL for routes in a phone's own maps, and a link sends no data until it is
 * followed.
 */
export function getExternalDirectionsUrl(from: Position, to: Position): string {
  const query = new URLSearchParams({ engine: 'fossgis_osrm_foot', route: `${formatPosition(from)};${formatPosition(to)}` });
  return `https://www.openstreetmap.org/directions?${query}`;
}
