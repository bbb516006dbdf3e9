import * as z from 'zod';
import { lenient } from '../tolerant.ts';
import { Id, ImageSizes, ImageValue, Instant, Locale, Media, Slugs, Untranslated } from './primitives.ts';

export const PageMetadata = z.object({ key: z.string(), title: z.string(), description: z.string(), image: ImageValue.nullable() });
export type PageMetadata = z.infer<typeof PageMetadata>;

/** From the lightest to the most severe. */
export const ANNOUNCEMENT_SEVERITIES = ['information', 'important', 'warning'] as const;
export type AnnouncementSeverity = (typeof ANNOUNCEMENT_SEVERITIES)[number];

/**
 * `revision` is the same in both languages and changes with the text of either, so that an edited announcement reappears after it was dismissed.
 */
export const PublicAnnouncement = z.object({
  id: Id,
  title: z.string(),
  /** The language of the title; unset in answers of older releases. */
  language: Locale.optional(),
  url: z.string().optional(),
  revision: z.string(),
  severity: z.enum(ANNOUNCEMENT_SEVERITIES).optional(),
  /** Paths of the pages below and on which it is shown; on every page without a list. */
  shown_on: z.array(z.string()).optional(),
});
export type PublicAnnouncement = z.infer<typeof PublicAnnouncement>;

/** The places of static images: the two states of the balloon and the map in the menu, the newsletter, visitor information. */
export const STATIC_IMAGE_KEYS = ['balloon_open', 'balloon_closed', 'header_map', 'newsletter', 'visitor_head'] as const;
export type StaticImageKey = (typeof STATIC_IMAGE_KEYS)[number];

const SrcSet = z.object({ sm: z.string(), md: z.string(), lg: z.string() });
export const StaticImage = z.object({
  key: z.string(),
  /** Used as a source set. */
  media: z.object({ static_image: ImageSizes }),
  alt_label: z.string(),
  title: z.string(),
  caption: z.string(),
  untranslated: Untranslated,
  srcSet: SrcSet,
});
export type StaticImage = z.infer<typeof StaticImage>;

export const MENU_ZONES = [
  'HeaderVisitors',
  'FooterLeftColumn',
  'FooterCenterColumnTop',
  'FooterCenterColumnBottom',
  'FooterRightColumn',
] as const;
export const MenuZoneName = z.enum(MENU_ZONES);
export type MenuZoneName = z.infer<typeof MenuZoneName>;
export const MenuItem = z.object({ id: z.string(), title: z.string().min(1), url: z.string().min(1), new_window: z.boolean() });
export type MenuItem = z.infer<typeof MenuItem>;
export const MenuZone = z.object({ name: MenuZoneName, menus: z.array(MenuItem) });
export type MenuZone = z.infer<typeof MenuZone>;

export const WeatherState = z.enum(['ideal_weather', 'uncertain_weather', 'downtime', 'private_flight']);
export type WeatherState = z.infer<typeof WeatherState>;
export const BalloonSlot = z.object({ start_date: Instant, end_date: Instant, weather: WeatherState });
export type BalloonSlot = z.infer<typeof BalloonSlot>;
export const Balloon = z.object({
  /** 1 means open, anything else closed (specification, section 4). */
  balloon_is_up: lenient(z.union([z.literal(0), z.literal(1)]), { substitute: 0 }),
  note: z.string().nullable(),
  untranslated: Untranslated,
  updated_at: Instant,
  time_slots: z.array(BalloonSlot),
  /** The place whose page has the time slots, and the section. */
  schedule: z.object({ slugs: Slugs, anchor: z.string() }).nullable(),
});
export type Balloon = z.infer<typeof Balloon>;

export const HomeCarouselItem = z.object({
  id: z.string(),
  title: z.string(),
  lead: z.string(),
  url: z.string(),
  link_text: z.string(),
  media: Media,
});
export type HomeCarouselItem = z.infer<typeof HomeCarouselItem>;

export const Redirect = z.object({ from: z.string(), to: z.string(), status: z.union([z.literal(301), z.literal(302)]) });
export type Redirect = z.infer<typeof Redirect>;

export const QrCode = z.object({ code: z.string(), to: z.string() });
export type QrCode = z.infer<typeof QrCode>;

/** The number of scans of printed codes since the last report; nothing about visitors. */
export const QrScans = z.object({
  uses: z.array(z.object({ code: z.string().min(1).max(60), count: z.number().int().positive().max(100_000) })).max(200),
});
export type QrScans = z.infer<typeof QrScans>;
/** The path of that report, below `/api/{locale}`. */
export const QR_USES = '/qr-codes/uses';

export const SocialType = z.enum(['instagram', 'facebook', 'linkedin', 'youtube']);
export type SocialType = z.infer<typeof SocialType>;
// Specification, section 5.
lenient(SocialType, {
  logMessage: `Invalid social icon type. Valid values are ${SocialType.options.map((type) => `'${type}'`).join(', ')}`,
});

/** The id of a container of Google's tag manager. */
export const TagManagerId = z.string().regex(/^GTM-[A-Z0-9]{4,12}$/);

export const SiteSettings = z.object({
  company: z.object({ name: z.string(), address: z.string(), registration: z.string(), tax_number: z.string() }),
  phone: z.string(),
  email: z.string(),
  opening_hours: z.string(),
  support: z.object({ title: z.string(), text: z.string(), link_text: z.string(), url: z.string() }),
  social: z.array(z.object({ type: SocialType, url: z.string() })),
  /** The item of visitor information with directions to the park. */
  directions: z.object({ slugs: Slugs }).nullable(),
  analytics: z.object({ tag_manager_id: TagManagerId.nullable(), cookie_consent_id: z.string().nullable() }),
  privacy_policy: z.object({ title: z.string(), lead: z.string(), html: z.string(), updated_at: Instant }),
});
export type SiteSettings = z.infer<typeof SiteSettings>;
