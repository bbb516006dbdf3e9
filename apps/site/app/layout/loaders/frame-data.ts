import type { EventCategorySlug, Locale, MenuItem, PublicAnnouncement, SiteSettings } from '@liget/content-api';
import type { BalloonMark, BalloonMessages } from '../../components/balloon-words.ts';
import type { Messages } from '../../i18n/index.ts';

/** One rendition, wide enough for a panel's card on a high-density screen. */
export interface PanelPicture {
  src: string;
  width: number;
  height: number;
  colour?: string;
  /** Further sizes, if there are any. */
  srcSet?: string;
}

/** A part of a card's note. */
export interface NotePart {
  text: string;
  /** Its language, if it is not the page's. */
  lang: Locale | undefined;
}

export interface PanelCard {
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: Locale | undefined;
  url: string;
  picture: PanelPicture | null;
  /** Status, date and place. */
  note?: NotePart[];
}

/** The data of the shell's server-rendered parts, with texts and URLs. */
export interface FrameData {
  locale: Locale;
  announcements: PublicAnnouncement[];
  programLinks: { slug: EventCategorySlug; title: string | null; url: string }[];
  today: { url: string; words: string };
  weekend: { name: 'weekend' | 'nextWeekend'; url: string; words: string };
  featured: PanelCard[];
  topLocations: PanelCard[];
  zones: Record<string, MenuItem[]>;
  balloon: { mark: BalloonMark; words: BalloonMessages; scheduleUrl: string; picture: PanelPicture | null } | null;
  mapPicture: PanelPicture | null;
  settings: SiteSettings | null;
  /** Title and description of the 404 page; `null` for the bundled messages. */
  notFound: { title: string; description: string } | null;
  texts: Pick<Messages, 'shell'>;
}

const frames = new WeakMap<object, FrameData>();

/** Attaches the frame's data to the loader's data for server rendering, without sending them to browsers. */
export function withFrame<Data extends object>(data: Data, frame: FrameData): Data {
  frames.set(data, frame);
  return data;
}

/** Only on the server. Throws for data that `withFrame` has not extended. */
export function getFrameData(data: object): FrameData {
  const frame = frames.get(data);
  if (!frame) throw new Error('The frame has no data: it is drawn on the server only, from what the shell’s loader returned');
  return frame;
}
