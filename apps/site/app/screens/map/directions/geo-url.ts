const DIGITS = 5;

/** [longitude, latitude], degrees, WGS 84. */
type Position = readonly [longitude: number, latitude: number];

const formatPosition = ([longitude, latitude]: Position) => `${latitude.toFixed(DIGITS)},${longitude.toFixed(DIGITS)}`;

/** Opens the visitor's own map (RFC 5870, with the label that Android's maps read). */
export function getGeoUrl(position: Position, title: string): string {
  return `geo:${formatPosition(position)}?q=${formatPosition(position)}(${encodeURIComponent(title)})`;
}

/**
 * The way on foot between two positions where OpenStreetMap shows one. There is no standard address that makes a phone's own maps show a way, and
 * a link asks nobody anything until it is followed.
 */
export function getExternalDirectionsUrl(from: Position, to: Position): string {
  const query = new URLSearchParams({ engine: 'fossgis_osrm_foot', route: `${formatPosition(from)};${formatPosition(to)}` });
  return `https://www.openstreetmap.org/directions?${query}`;
}
