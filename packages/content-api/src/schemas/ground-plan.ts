import * as z from 'zod';
import { Day } from './primitives.ts';

/** The kinds of features of the base map; their order has no meaning. */
export const GroundKind = z.enum([
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
export type GroundKind = z.infer<typeof GroundKind>;

/** The rank of a road or path in the routing graph, the widest first. */
export const WayRank = z.enum(['primary', 'secondary', 'street', 'promenade', 'footway', 'trail']);
export type WayRank = z.infer<typeof WayRank>;

const LonLat = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const Line = z.array(LonLat).min(2);
/** A closed ring: its first and last position are equal. */
const Ring = z.array(LonLat).min(4);

/** Known properties of a way or place; a missing property means unknown, never "no". The values are those of OpenStreetMap. */
const Known = z.object({
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
export type BaseMapOrigin = z.infer<typeof Known>;

export const GroundGeometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: LonLat }),
  z.object({ type: z.literal('LineString'), coordinates: Line }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(Ring).min(1) }),
]);
export type GroundGeometry = z.infer<typeof GroundGeometry>;

/** GeoJSON (RFC 7946): positions are [longitude, latitude], WGS 84. What is not known is left out. */
export const GroundFeature = z.object({
  type: z.literal('Feature'),
  /** Unique in the base map, and stable across imports. */
  id: z.string().min(1),
  geometry: GroundGeometry,
  properties: z.object({
    kind: GroundKind,
    /** In the requested language. */
    name: z.string().min(1).optional(),
    /** Drawn by hand on surveyed points, or surveyed for OpenStreetMap. */
    source: z.enum(['drawn', 'osm']),
    /** Metres. */
    accuracy: z.number().positive().optional(),
    /** Of roads and paths. */
    rank: WayRank.optional(),
    /** Passes over other features. */
    bridge: z.literal(true).optional(),
    known: Known.optional(),
  }),
});
export type GroundFeature = z.infer<typeof GroundFeature>;

/** The base map: outline, water, paths, buildings. Places are in another answer. */
export const GroundPlan = z.object({
  type: z.literal('FeatureCollection'),
  /** The day of the newest survey in it; `null` if all of it is drawn. */
  surveyed: Day.nullable(),
  features: z.array(GroundFeature),
});
export type GroundPlan = z.infer<typeof GroundPlan>;
