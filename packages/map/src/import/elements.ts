import type { LonLat } from '../geometry/metres.ts';

export type Tags = Readonly<Record<string, string>>;

interface Element {
  id: number;
  tags: Tags;
  /** Of this element in OpenStreetMap, where each edit adds 1; `null` where the file has none. */
  version: number | null;
  /** Milliseconds since 1970; `null` where the file does not say when it was edited. */
  edited: number | null;
}

interface Member {
  type: string;
  ref: number;
  role: string;
}

/** The elements of OpenStreetMap's formats. */
export type OsmElement =
  | (Element & { type: 'node'; position: LonLat })
  | (Element & { type: 'way'; refs: readonly number[] })
  | (Element & { type: 'relation'; members: readonly Member[] });

/** Reads the elements of a file, from the beginning at each call; throws an ImportError when the file is broken. */
export type ReadElements = () => AsyncIterable<OsmElement>;

export type SourceGeometry =
  | { type: 'point'; position: LonLat }
  /** A way, or the longest part of it that is in the file; whether a closed one is an area is said by its tags. */
  | { type: 'line'; line: readonly LonLat[]; isWhole: boolean }
  /** Each with its outer ring first; rings are closed. */
  | { type: 'areas'; polygons: readonly (readonly (readonly LonLat[])[])[] }
  /** Parts of it are not in the file. */
  | { type: 'incomplete' };

/** One element of an extract with its shape, independent of the format. */
export interface SourceFeature {
  /** 'osm-way-123': the same in every format and every import. */
  id: string;
  tags: Tags;
  version: number | null;
  edited: number | null;
  geometry: SourceGeometry;
}

/** The elements of a file near the park, and the total number of elements. */
export interface Extract {
  format: 'OpenStreetMap XML' | 'OpenStreetMap PBF' | 'Overpass JSON' | 'GeoJSON';
  read: number;
  features: readonly SourceFeature[];
}
