import * as z from 'zod';
import { lenient } from '../tolerant.ts';
import { EventStatus, Occurrence } from './events.ts';
import { Day, Html, Id, ImageValue, Locale, Media, PageItem, Slugs, Untranslated } from './primitives.ts';
import { AccessibilityFeature, Fact, Needs, Section } from './sections.ts';

export const Position = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });

/** 'HH:mm', also '24:00'; unlike a visitor's time of day it is not checked further. */
const HoursTime = z.string().regex(/^\d{2}:\d{2}$/);

const DayHours = z.object({
  opens: HoursTime,
  /** 'dusk': at dusk. */
  closes: z.union([HoursTime, z.literal('dusk')]),
});

/** Machine-readable opening hours. ISO weekdays: 1 is Monday. */
export const OpeningHours = DayHours.extend({
  weekdays: z.array(z.number().int().min(1).max(7)),
  /** 1 to 12; empty means all year. */
  months: z.array(z.number().int().min(1).max(12)),
});
export type OpeningHours = z.infer<typeof OpeningHours>;

/** Days (inclusive) with other hours than the week; closed if there are none. */
export const HoursException = z.object({
  from: Day,
  to: Day,
  hours: z.array(DayHours),
  note: z.string().nullable(),
  untranslated: Untranslated,
});
export type HoursException = z.infer<typeof HoursException>;

export const TopLocation = PageItem.extend({
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
  /** Its own website, in addition to its page here. */
  website: z.string().nullable(),
  sections: z.array(Section),
  /** Slug of its venue, to list its events. */
  event_location: z.object({ id: Id, slug: z.string() }).nullable(),
  projects: z.array(z.object({ id: Id, title: z.string(), slugs: Slugs })),
});
export type TopLocationDetail = z.infer<typeof TopLocationDetail>;

export const ProjectStatus = z.enum(['completed', 'under_construction', 'in_preparation']);
export type ProjectStatus = z.infer<typeof ProjectStatus>;

export const Project = PageItem.extend({
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
  untranslated: Untranslated,
  years: z.array(
    z.object({
      year: z.number().int(),
      title: z.string(),
      untranslated: Untranslated,
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

/** The symbol of a top location on the map. */
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
    untranslated: Untranslated,
    /** Only top locations have a page. */
    slugs: Slugs.nullable(),
    image: ImageValue.nullable(),
    /** For top locations; `null` when none has been chosen. */
    sign: PlaceSign.nullable(),
    needs: Needs,
    /** For amenities: id of the top location's map feature in which it is, and without which it is closed; `null` when it is in none. Answers of older releases have none. */
    place: z.string().nullable().default(null),
    /** Opening hours as for a top location; empty when unknown. */
    hours: lenient(z.array(OpeningHours), { substitute: [] }),
    exceptions: lenient(z.array(HoursException), { substitute: [] }),
  }),
});
export type MapFeature = z.infer<typeof MapFeature>;

/** An event on the map. */
export const MapProgram = z.object({
  id: Id,
  name: z.string(),
  /** The site's path of the event in the requested language. */
  url: z.string(),
  /** The language of its name. */
  language: Locale,
  status: EventStatus,
  /** The date is given only by the free text `date`, as for an event. */
  text_date_only: z.boolean(),
  date: z.string().nullable(),
  untranslated: Untranslated,
  /** The ticket link: an event without one is shown as full instead of sold out. */
  ticket_url: z.string().nullable(),
  free: z.boolean(),
  needs: Needs,
  /** The occurrences of that day; for long events, those within the week. In order of time. */
  occurrences: z.array(Occurrence).min(1),
});
export type MapProgram = z.infer<typeof MapProgram>;

/** The events at one location. Without geometry if the position is unknown. */
export const MapProgramPlace = z.object({
  type: z.literal('Feature'),
  id: z.string(),
  geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }).nullable(),
  properties: z.object({
    /** `null` for events without a location. */
    title: z.string().nullable(),
    /** The location's slug for the filter of event lists. */
    location: z.string().nullable(),
    /** Id of the map feature in which it is. */
    place: z.string().nullable(),
    /** Only days with events, in order. A night event that began before the first day is listed under that day. */
    days: z.array(z.object({ day: Day, programs: z.array(MapProgram).min(1) })),
    /** Exhibitions and seasons within the week; permanent offers are left out. */
    lasting: z.array(MapProgram),
  }),
});
export type MapProgramPlace = z.infer<typeof MapProgramPlace>;

export const ParkMap = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(MapFeature),
  /** The events of a week from today (`from`), by place: at most 500 of single days, the earliest first. */
  programs: z.object({ type: z.literal('FeatureCollection'), from: Day, to: Day, features: z.array(MapProgramPlace) }),
});
export type ParkMap = z.infer<typeof ParkMap>;
