import * as z from 'zod';
import { Addressed, Html, Id, ImageValue, Media, Slugs } from './primitives.ts';
import { AccessibilityFeature, Fact, Section } from './sections.ts';

export const Position = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });

/** Opening hours that a machine can read; `closes` 'dusk' follows the sun. ISO weekdays: 1 is Monday. */
export const OpeningHours = z.object({
  weekdays: z.array(z.number().int().min(1).max(7)),
  opens: z.string().regex(/^\d{2}:\d{2}$/),
  closes: z.union([z.string().regex(/^\d{2}:\d{2}$/), z.literal('dusk')]),
  /** 1 to 12; empty means all year. */
  months: z.array(z.number().int().min(1).max(12)),
});
export type OpeningHours = z.infer<typeof OpeningHours>;

export const TopLocation = Addressed.extend({
  title: z.string(),
  lead: z.string(),
  media: Media,
  address: z.string(),
  position: Position,
  hours: z.array(OpeningHours),
  hours_note: z.string().nullable(),
  admission: z.string(),
  accessibility: z.array(AccessibilityFeature),
});
export type TopLocation = z.infer<typeof TopLocation>;
export const TopLocationDetail = TopLocation.extend({
  sections: z.array(Section),
  /** Slugs of the event location, to list its programs. */
  event_location: z.object({ id: Id, slug: z.string() }).nullable(),
  projects: z.array(z.object({ id: Id, title: z.string(), slugs: Slugs })),
});
export type TopLocationDetail = z.infer<typeof TopLocationDetail>;

export const ProjectStatus = z.enum(['completed', 'under_construction', 'in_preparation']);
export type ProjectStatus = z.infer<typeof ProjectStatus>;

export const Project = Addressed.extend({
  title: z.string(),
  lead: z.string(),
  media: Media,
  architect: z.string(),
  area: z.string(),
  contractor: z.string(),
  status: ProjectStatus,
  construction_period: z.string(),
});
export type Project = z.infer<typeof Project>;
export const ProjectDetail = Project.extend({
  html: Html,
  facts: z.array(Fact),
  sections: z.array(Section),
  gallery: z.array(ImageValue),
  top_location: z.object({ title: z.string(), slugs: Slugs }).nullable(),
});
export type ProjectDetail = z.infer<typeof ProjectDetail>;

export const ProjectReview = z.object({
  title: z.string(),
  lead: z.string(),
  years: z.array(
    z.object({
      year: z.number().int(),
      title: z.string(),
      html: Html,
      picture: ImageValue.nullable(),
      figures: z.array(Fact),
      projects: z.array(z.object({ id: Id, title: z.string(), slugs: Slugs })),
    }),
  ),
  closing_html: Html,
});
export type ProjectReview = z.infer<typeof ProjectReview>;

export const MapFeatureKind = z.enum([
  'top_location',
  'restroom',
  'drinking_water',
  'metro',
  'parking',
  'bicycle',
  'food',
  'first_aid',
  'playground',
  'sport',
  'dog',
  'info',
  'entrance',
]);
export type MapFeatureKind = z.infer<typeof MapFeatureKind>;

/** GeoJSON (RFC 7946): positions are [longitude, latitude]. */
export const MapFeature = z.object({
  type: z.literal('Feature'),
  id: z.string(),
  geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    kind: MapFeatureKind,
    title: z.string(),
    note: z.string().nullable(),
    /** Only top locations have a page. */
    slugs: Slugs.nullable(),
    image: ImageValue.nullable(),
  }),
});
export const ParkMap = z.object({
  type: z.literal('FeatureCollection'),
  /** The park's outline. */
  boundary: z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(z.tuple([z.number(), z.number()]))) }),
  features: z.array(MapFeature),
});
export type ParkMap = z.infer<typeof ParkMap>;
export type MapFeature = z.infer<typeof MapFeature>;
