/**
 * The shape of the content that an empty database is filled with.
 * Texts come in both languages; `Prose` is Markdown (paragraphs, ## and ### headings, lists, links, **bold**, > quotes).
 * Dates are relative to the day of the first start in Budapest, so that the programs never look abandoned.
 */
import type { PictureSpec } from '../illustrations/index.ts';

export interface Text {
  hu: string;
  en: string;
}
export type Prose = Text;

/** A time of day in Budapest, 'HH:mm'. */
export type SeedTime = `${number}:${number}`;

/**
 * A day: a number counts days from the first start (0 = that day);
 * `{ weekday, week }` is the ISO weekday (1 = Monday … 7 = Sunday) of the week that lies `week` weeks after the first start's week.
 */
export type SeedDay = number | { weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7; week: number };

/** One occurrence. Without `start` it lasts all day. */
export interface SeedOccurrence {
  day: SeedDay;
  start?: SeedTime;
  end?: SeedTime;
}

export type SeedWhen =
  | { kind: 'occurrences'; occurrences: [SeedOccurrence, ...SeedOccurrence[]] }
  /** Lasts continuously from one day to another; `daily` gives the hours of each day. */
  | { kind: 'span'; from: SeedDay; to: SeedDay; daily?: { start: SeedTime; end: SeedTime } }
  /** Has begun, and has no end yet. */
  | { kind: 'open'; from: SeedDay }
  /** Only a text says when ('every fine evening in summer'). `from` and `to` bound the lists that it appears in. */
  | { kind: 'text'; from: SeedDay; to: SeedDay };

export type EventCategoryId = 1 | 2 | 3 | 4;
export type EventStatus = 'scheduled' | 'cancelled' | 'postponed' | 'rescheduled' | 'sold_out';
export type AccessibilityFeature =
  | 'step_free'
  | 'sign_language'
  | 'hearing_loop'
  | 'relaxed'
  | 'audio_description'
  | 'accessible_restroom'
  | 'assistance_dogs';

export interface SeedEventType {
  key: string;
  category: EventCategoryId;
  name: Text;
  slug: Text;
}

export interface SeedEventLocation {
  key: string;
  title: Text;
  slug: Text;
  /** Key of the top location that it lies in, when there is one. */
  topLocation?: string;
  /** [latitude, longitude] in degrees, WGS 84. */
  position?: [number, number];
}

export interface SeedEvent {
  key: string;
  title: Text;
  slug: Text;
  /** One or two sentences for cards. */
  lead: Text;
  body: Prose;
  category: EventCategoryId;
  type: string;
  location: string;
  organizer?: Text;
  picture: PictureSpec;
  gallery?: PictureSpec[];
  when: SeedWhen;
  /** Free text beside or instead of the computed date. */
  dateText?: Text;
  exhibition?: 'permanent' | 'periodic';
  /** Always on, without a date that would matter. */
  constant?: true;
  free?: true;
  price?: Text;
  registerUrl?: string;
  ticketUrl?: string;
  status?: EventStatus;
  /** Why it is cancelled, what the new date is … */
  statusNote?: Text;
  rainDate?: SeedOccurrence;
  series?: string;
  accessibility?: AccessibilityFeature[];
  highlighted?: true;
}

export interface SeedEventSeries {
  key: string;
  title: Text;
  slug: Text;
  lead: Text;
  body: Prose;
  picture: PictureSpec;
}

export interface SeedFact {
  label: Text;
  value: Text;
}

export interface SeedLabelledPicture {
  label: Text;
  picture: PictureSpec;
}

export type SeedSection =
  | { kind: 'text'; anchor?: string; title: Text; body: Prose; picture?: PictureSpec }
  | { kind: 'facts'; anchor?: string; title: Text; facts: SeedFact[] }
  | { kind: 'opening'; anchor?: string; title: Text; rows: SeedFact[]; note?: Prose }
  | { kind: 'access'; anchor?: string; title: Text; body: Prose }
  | { kind: 'activities'; anchor?: string; title: Text; items: { title: Text; text: Text; picture?: PictureSpec }[] }
  | { kind: 'faq'; anchor?: string; title: Text; items: { question: Text; answer: Prose }[] }
  | { kind: 'gallery'; anchor?: string; title: Text; pictures: PictureSpec[] }
  | { kind: 'quote'; anchor: string; text: Text; speaker?: Text }
  /** `head` and each row have the same number of cells, five at most. */
  | { kind: 'table'; anchor?: string; title: Text; caption: Text; head: Text[]; rows: Text[][] }
  | { kind: 'callout'; anchor?: string; title: Text; tone: 'tip' | 'warning'; body: Prose }
  | { kind: 'comparison'; anchor?: string; title: Text; before: SeedLabelledPicture; after: SeedLabelledPicture; note?: Prose }
  /** The balloon's time slots, live from the balloon's own record. */
  | { kind: 'balloon_schedule'; anchor: 'schedule'; title: Text };

/** Opening hours that a machine can read. `closes: 'dusk'` follows the sun. `months` are 1–12; none means all year. */
export interface SeedHours {
  weekdays: number[];
  opens: SeedTime;
  closes: SeedTime | 'dusk';
  months?: number[];
}

export interface SeedTopLocation {
  key: string;
  title: Text;
  slug: Text;
  lead: Text;
  picture: PictureSpec;
  address: Text;
  position: [number, number];
  hours: SeedHours[];
  hoursNote?: Text;
  /** Short: 'Free', 'Tickets for exhibitions only' … */
  admission: Text;
  accessibility: AccessibilityFeature[];
  sections: SeedSection[];
  /** Keys of projects that made it. */
  projects?: string[];
}

export type ProjectStatus = 'completed' | 'under_construction' | 'in_preparation';

export interface SeedProject {
  key: string;
  title: Text;
  slug: Text;
  lead: Text;
  picture: PictureSpec;
  gallery: PictureSpec[];
  architect: Text;
  /** With its unit: '7 000 m²'. */
  area: Text;
  contractor: Text;
  status: ProjectStatus;
  /** 'ongoing' and 'planned' are written out. */
  constructionPeriod: Text;
  body: Prose;
  facts: SeedFact[];
  sections?: SeedSection[];
  topLocation?: string;
}

export interface SeedReviewYear {
  year: number;
  title: Text;
  text: Prose;
  picture: PictureSpec;
  figures?: SeedFact[];
  projects?: string[];
}

export interface SeedProjectReview {
  title: Text;
  lead: Text;
  years: SeedReviewYear[];
  closing: Prose;
}

export interface SeedArticle {
  key: string;
  title: Text;
  slug: Text;
  lead: Text;
  body: Prose;
  picture: PictureSpec;
  gallery?: PictureSpec[];
  /** Days before the first start. Scheduled items may be negative (in the future) only where the type says so. */
  daysAgo: number;
  author?: Text;
}

export interface SeedNewsCategory {
  key: string;
  name: Text;
  slug: Text;
}

export interface SeedNewsItem extends SeedArticle {
  category: string;
  highlighted?: true;
  relatedTopLocation?: string;
}

export interface SeedPressRelease extends SeedArticle {
  contact: Text;
  attachments?: SeedDocumentFile[];
}

/** A small real PDF is made of this at seeding. */
export interface SeedDocumentFile {
  fileName: string;
  title: Text;
  /** Paragraphs of the PDF, in Hungarian (and in English where the document exists in English). */
  paragraphs: { hu: string[]; en?: string[] };
}

export interface SeedGallery {
  key: string;
  title: Text;
  slug: Text;
  lead: Text;
  daysAgo: number;
  items: { picture: PictureSpec; title: Text; description: Text }[];
}

export interface SeedGalleryCategory {
  key: string;
  title: Text;
  slug: Text;
  lead: Text;
  picture: PictureSpec;
  galleries: SeedGallery[];
}

export interface SeedCareer {
  key: string;
  title: Text;
  slug: Text;
  lead: Text;
  field: Text;
  location: Text;
  workHours: Text;
  experience: Text;
  body: Prose;
  /** Days from the first start until applications close. */
  deadlineIn: number;
}

/** Visitor-information, public-information and business-partner items share this shape. */
export interface SeedInformation {
  key: string;
  title: Text;
  slug: Text;
  lead: Text;
  body?: Prose;
  sections?: SeedSection[];
  picture?: PictureSpec;
  /** Pictogram's name, from the list in the brief. */
  pictogram?: string;
  documents?: SeedDocumentFile[];
}

export interface SeedVisitorInformation extends SeedInformation {
  theme: 'blue' | 'yellow';
}

/** Professional documents exist in Hungarian only. */
export interface SeedProfessionalDocument {
  title: string;
  description: string;
  group: string;
  daysAgo: number;
  file: { fileName: string; paragraphs: string[] };
}

export interface SeedProduct {
  key: string;
  name: Text;
  /** The slug that stands before -panaszkezeles, -complaint-report, -ugyfelszolgalat, -customer-service. */
  slug: Text;
  lead: Text;
  complaint: Prose;
  customerService: Prose;
  phone: string;
  email: string;
  hours: Text;
}

export interface SeedAnnouncement {
  title: Text;
  url?: Text;
}

export interface SeedMenuZone {
  name: 'HeaderVisitors' | 'FooterLeftColumn' | 'FooterCenterColumnTop' | 'FooterCenterColumnBottom' | 'FooterRightColumn';
  items: { title: Text; url: Text; newWindow?: true }[];
}

export interface SeedMetadata {
  /** Id of the screen in the route table. */
  key: string;
  /** What the screen is shared with when its content has no picture of its own. */
  picture: PictureSpec;
  title: Text;
  description: Text;
}

export interface SeedPage {
  title: Text;
  slug: Text;
  lead: Text;
  body: Prose;
  sections?: SeedSection[];
  layout?: 'default' | 'dark';
  picture?: PictureSpec;
}

export interface SeedCarouselItem {
  title: Text;
  lead: Text;
  url: Text;
  linkText: Text;
  picture: PictureSpec;
}

export interface SeedRedirect {
  from: string;
  to: string;
  status: 301 | 302;
}

export interface SeedQrCode {
  code: string;
  to: Text;
  note: string;
}

export interface SeedStaticImage {
  key: string;
  picture: PictureSpec;
  title: Text;
  caption: Text;
}

export interface SeedSiteSettings {
  company: { name: Text; address: Text; registration: string; taxNumber: string };
  phone: string;
  openingHours: Text;
  email: string;
  support: { title: Text; text: Text; linkText: Text; url: Text };
  social: { type: 'instagram' | 'facebook' | 'youtube' | 'linkedin'; url: string }[];
  /** The key of an item of visitor information. */
  directions: string;
}
