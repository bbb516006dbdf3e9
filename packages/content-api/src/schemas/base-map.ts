import * as z from 'zod';
import { Day } from './primitives.ts';

/** The kinds of features of the base map; their order has no meaning. */
export const BaseMapKind = z.enum([
  // Areas
  'park',
  'grounds',
  'square',
  'water',
  'island',
  'lawn',
  'wood',
  'garden',
  'playground',
  'pitch',
  'dog',
  'parking',
  'building',
  // Lines
  'road',
  'path',
  'steps',
  'rail',
  'track',
  // Points
  'gate',
  'station',
  'monument',
  'street_name',
]);
export type BaseMapKind = z.infer<typeof BaseMapKind>;

/** The rank of a road or path in the routing graph, the widest first. */
export const PathRank = z.enum(['primary', 'secondary', 'street', 'promenade', 'footway', 'trail']);
export type PathRank = z.infer<typeof PathRank>;

const LonLat = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const Line = z.array(LonLat).min(2);
/** A closed ring: its first and last position are equal. */
const Ring = z.array(LonLat).min(4);

/** Known properties of a way or place; a missing property means unknown, never "no". The values are those of OpenStreetMap. */
export const PathAttributes = z.object({
  /** For example 'asphalt', 'paving_stones', 'fine_gravel'. */
  surface: z.string().optional(),
  smoothness: z.string().optional(),
  /** Percent; negative goes down in the direction of the line. */
  incline: z.number().optional(),
  kerb: z.enum(['flush', 'lowered', 'raised']).optional(),
  wheelchair: z.enum(['yes', 'limited', 'no']).optional(),
  lit: z.boolean().optional(),
  /** Metres. */
  width: z.number().positive().optional(),
  /** Of steps. */
  step_count: z.number().int().positive().optional(),
  /** Metres above the ground. */
  height: z.number().positive().optional(),
  /** In OpenStreetMap's format. */
  opening_hours: z.string().optional(),
});
export type PathAttributes = z.infer<typeof PathAttributes>;

export const BaseMapGeometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: LonLat }),
  z.object({ type: z.literal('LineString'), coordinates: Line }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(Ring).min(1) }),
]);
export type BaseMapGeometry = z.infer<typeof BaseMapGeometry>;

/** GeoJSON (RFC 7946): positions are [longitude, latitude], WGS 84. What is not known is left out. */
export const BaseMapFeature = z.object({
  type: z.literal('Feature'),
  /** Unique in the base map, and stable across imports. */
  id: z.string().min(1),
  geometry: BaseMapGeometry,
  properties: z.object({
    kind: BaseMapKind,
    /** In the requested language. */
    name: z.string().min(1).optional(),
    /** Drawn by hand on surveyed points, or surveyed for OpenStreetMap. */
    source: z.enum(['drawn', 'osm']),
    /** Metres. */
    accuracy: z.number().positive().optional(),
    /** Of roads and paths. */
    rank: PathRank.optional(),
    /** Passes over other features. */
    bridge: z.literal(true).optional(),
    known: PathAttributes.optional(),
  }),
});
export type BaseMapFeature = z.infer<typeof BaseMapFeature>;

/** The base map: outline, water, paths, buildings. Places are in another answer. */
export const BaseMap = z.object({
  type: z.literal('FeatureCollection'),
  /** The day of the newest survey in it; `null` if all of it is drawn. */
  surveyed: Day.nullable(),
  features: z.array(BaseMapFeature),
});
export type BaseMap = z.infer<typeof BaseMap>;
