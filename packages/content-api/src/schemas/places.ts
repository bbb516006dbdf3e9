import * as z from 'zod';
import { lenient } from '../tolerant.ts';
import { EventStatus, Occurrence } from './events.ts';
import { Addressed, Day, Html, Id, ImageValue, Locale, Media, Slugs } from './primitives.ts';
import { AccessibilityFeature, Fact, Needs, Section } from './sections.ts';

export const Position = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });

const DayHours = z.object({
  opens: z.string().regex(/^\d{2}:\d{2}$/),
  /** 'dusk' follows the sun. */
  closes: z.union([z.string().regex(/^\d{2}:\d{2}$/), z.literal('dusk')]),
});

/** Opening hours that a machine can read. ISO weekdays: 1 is Monday. */
export const OpeningHours = DayHours.extend({
  weekdays: z.array(z.number().int().min(1).max(7)),
  /** 1 to 12; empty means all year. */
  months: z.array(z.number().int().min(1).max(12)),
});
export type OpeningHours = z.infer<typeof OpeningHours>;

/** Days, the last one included, that have other hours than the week says; closed without any. */
export const HoursException = z.object({ from: Day, to: Day, hours: z.array(DayHours), note: z.string().nullable() });
export type HoursException = z.infer<typeof HoursException>;

export const TopLocation = Addressed.extend({
  title: z.string(),
  lead: z.string(),
  media: Media,
  address: z.string(),
  position: Position,
  hours: z.array(OpeningHours),
  exceptions: z.array(HoursException),
  hours_note: z.string().nullable(),
  admission: z.string(),
  accessibility: z.array(AccessibilityFeature),
  needs: Needs,
});
export type TopLocation = z.infer<typeof TopLocation>;
export const TopLocationDetail = TopLocation.extend({
  ticket_url: z.string().nullable(),
  /** Empty when there is none. */
  phone: z.string(),
  /** Its own, beside its page here. */
  website: z.string().nullable(),
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

/** What a top location looks like from afar: each has a sign of its own on the map. */
export const PlaceSign = z.enum([
  'museum',
  'house',
  'music',
  'balloon',
  'garden',
  'bird',
  'playground',
  'traffic',
  'information',
  'promenade',
  'castle',
  'zoo',
  'bath',
  'ice',
  'theatre',
]);
export type PlaceSign = z.infer<typeof PlaceSign>;

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
    /** Of top locations; `null` when none has been chosen. */
    sign: PlaceSign.nullable(),
    needs: Needs,
    /** As of a top location; empty where nobody knows them. */
    hours: lenient(z.array(OpeningHours), { instead: [] }),
    exceptions: lenient(z.array(HoursException), { instead: [] }),
  }),
});
export type MapFeature = z.infer<typeof MapFeature>;

/** A program as a map names it. */
export const MapProgram = z.object({
  id: Id,
  name: z.string(),
  /** The site's path of the program in the language asked for. */
  url: z.string(),
  /** That its name really is in. */
  language: Locale,
  status: EventStatus,
  /** Only the free text `date` says when, as of an event. */
  text_date_only: z.boolean(),
  date: z.string().nullable(),
  /** Whether tickets are sold: a program without is full, not sold out. */
  ticket_url: z.string().nullable(),
  free: z.boolean(),
  needs: Needs,
  /** Of the day that it stands under; of what lasts, those that touch the week. In the order of time. */
  occurrences: z.array(Occurrence).min(1),
});
export type MapProgram = z.infer<typeof MapProgram>;

/** The programs at one event location. GeoJSON has no geometry where nobody knows the position. */
export const MapProgramPlace = z.object({
  type: z.literal('Feature'),
  id: z.string(),
  geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }).nullable(),
  properties: z.object({
    /** `null` for the programs that have no location. */
    title: z.string().nullable(),
    /** Asks the lists of programs for this location. */
    location: z.string().nullable(),
    /** Id of the map's feature that it lies in. */
    place: z.string().nullable(),
    /** Only days that have something, in order. A night that began before the first day stands under that day. */
    days: z.array(z.object({ day: Day, programs: z.array(MapProgram).min(1) })),
    /** Exhibitions and seasons that touch the week; what is always there is no news and left out. */
    lasting: z.array(MapProgram),
  }),
});
export type MapProgramPlace = z.infer<typeof MapProgramPlace>;

export const ParkMap = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(MapFeature),
  /** What is on from today (`from`) for a week, at its place: at most 500 programs of days, those that come first. */
  programs: z.object({ type: z.literal('FeatureCollection'), from: Day, to: Day, features: z.array(MapProgramPlace) }),
});
export type ParkMap = z.infer<typeof ParkMap>;
