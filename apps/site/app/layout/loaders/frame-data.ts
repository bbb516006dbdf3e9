import type { EventCategorySlug, Locale, MenuItem, PublicAnnouncement, SiteSettings } from '@liget/content-api';
import type { BalloonMark, BalloonMessages } from '../../components/balloon-words.ts';
import type { Messages } from '../../i18n/index.ts';

/** One rendition, enough for a panel's card on a sharp screen. */
export interface PanelPicture {
  src: string;
  width: number;
  height: number;
  colour?: string;
  /** The same in more sizes, where there are any. */
  srcSet?: string;
}

export interface PanelCard {
  title: string;
  url: string;
  picture: PanelPicture | null;
  /** When and where, in words. */
  note?: string;
}

/** What the still parts of the frame show, already worded and addressed. */
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
  texts: Pick<Messages, 'shell'>;
}

const frames = new WeakMap<object, FrameData>();

/** Hands the frame's data to the server's rendering along with the loader's, without sending them to browsers. */
export function withFrame<Data extends object>(data: Data, frame: FrameData): Data {
  frames.set(data, frame);
  return data;
}

/** Only on the server. Throws for data that did not come from the shell's loader. */
export function getFrameData(data: object): FrameData {
  const frame = frames.get(data);
  if (!frame) throw new Error('The frame has no data: it is drawn on the server only, from what the shell’s loader returned');
  return frame;
}
