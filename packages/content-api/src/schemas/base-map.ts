import * as z from 'zod';
import { Day } from './primitives.ts';

/** What the park's plan is drawn of; the order has no meaning. */
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

/** How wide a road or path is in the net of ways, the widest first. */
export const PathRank = z.enum(['primary', 'secondary', 'street', 'promenade', 'footway', 'trail']);
export type PathRank = z.infer<typeof PathRank>;

const LonLat = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const Line = z.array(LonLat).min(2);
/** Closed: it ends where it begins. */
const Ring = z.array(LonLat).min(4);

/** What is known of a way or a place; what is absent nobody has said: it is never "no". The words are those of OpenStreetMap. */
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
  /** As OpenStreetMap writes them. */
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
  /** Unique in the plan; keeps its meaning from one import to the next. */
  id: z.string().min(1),
  geometry: BaseMapGeometry,
  properties: z.object({
    kind: BaseMapKind,
    /** In the language asked for. */
    name: z.string().min(1).optional(),
    /** Drawn by hand on surveyed points, or surveyed for OpenStreetMap. */
    source: z.enum(['drawn', 'osm']),
    /** Metres. */
    accuracy: z.number().positive().optional(),
    /** Of roads and paths. */
    rank: PathRank.optional(),
    /** Goes over what lies below. */
    bridge: z.literal(true).optional(),
    known: PathAttributes.optional(),
  }),
});
export type BaseMapFeature = z.infer<typeof BaseMapFeature>;

/** The ground that the map stands on: outline, water, paths, buildings. Its places are another answer. */
export const BaseMap = z.object({
  type: z.literal('FeatureCollection'),
  /** The day of the newest survey in it; `null` while all of it is drawn. */
  surveyed: Day.nullable(),
  features: z.array(BaseMapFeature),
});
export type BaseMap = z.infer<typeof BaseMap>;
