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
  /** What the screen is shared with when its content has no picture of its own. */
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
  /** In forints; texts take them by their keys: {ar:ballon-felnott}. `name` is for editors. */
  prices: { key: string; name: string; amount: number }[];
}

/** What the search is taught. */
export interface SeedSearchSettings {
  /** Each a group of words that mean the same, separated by commas. */
  synonyms: string[];
  /** `words`: the questions that it belongs to; none for what is offered to who finds nothing. */
  pins: { words: string; title: Text; text: Text; url: Text }[];
}

/** A ready answer to what visitors write. */
export interface SeedInboxTemplate {
  name: string;
  /** Kinds of cases; none for all of them. */
  kinds: CaseKind[];
  /** An interim answer, after which the case stays open. */
  keepsOpen?: boolean;
  text: Text;
}
