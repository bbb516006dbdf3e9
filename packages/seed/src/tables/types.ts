import type { CaseKind, StaticImageKey } from '@liget/content-api';
import type { PictureSpec } from '../illustrations/index.ts';
import type { Text } from '../schemas/primitives.ts';

export interface SeedNewsCategory {
  key: string;
  name: Text;
  slug: Text;
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
  /** The share image of a screen without a picture of its own. */
  picture: PictureSpec;
  title: Text;
  description: Text;
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
  key: StaticImageKey;
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
  /** In forints; placeholders use the keys: {ar:ballon-felnott}. `name` is for editors. */
  prices: { key: string; name: string; amount: number }[];
}

/** The settings of the search. */
export interface SeedSearchSettings {
  /** Groups of synonyms, separated by commas. */
  synonyms: string[];
  /** `words`: the queries to which it belongs; empty for results offered when nothing is found. */
  pins: { words: string; title: Text; text: Text; url: Text }[];
}

/** A template of an answer. */
export interface SeedInboxTemplate {
  name: string;
  /** Kinds of cases; empty for all of them. */
  kinds: CaseKind[];
  /** An interim answer, after which the case stays open. */
  keepsOpen?: boolean;
  text: Text;
}
