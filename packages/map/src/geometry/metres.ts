/** [longitude, latitude] in degrees, WGS 84, as GeoJSON has them. */
export type LonLat = readonly [longitude: number, latitude: number];

/** Metres east and north of the plane's origin. */
export type Metres = readonly [east: number, north: number];

/** Mean length of a degree on the sphere, in metres. */
const DEGREE_METRES = 111_195;

export interface Plane {
  toMetres(position: LonLat): Metres;
  toLonLat(point: Metres): LonLat;
}

/**
 * A flat plane around `origin`: a degree of longitude is shortened by the cosine of the origin's latitude. Over the park's two kilometres
 * lengths are true to a fraction of a metre.
 */
export function createPlane([longitude, latitude]: LonLat): Plane {
  const longitudeDegreeMetres = DEGREE_METRES * Math.cos((latitude * Math.PI) / 180);
  return {
    toMetres: ([lon, lat]) => [(lon - longitude) * longitudeDegreeMetres, (lat - latitude) * DEGREE_METRES],
    toLonLat: ([east, north]) => [longitude + east / longitudeDegreeMetres, latitude + north / DEGREE_METRES],
  };
}

/** Whether both positions exist and are the same. */
export const isSamePosition = (a: LonLat | undefined, b: LonLat | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Metres between two positions that are a few kilometres apart at most. */
export function getDistance(a: LonLat, b: LonLat): number {
  const [east, north] = createPlane(a).toMetres(b);
  return Math.hypot(east, north);
}
