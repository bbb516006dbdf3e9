import type { Locale } from '@liget/content-api';
import type { CardPicture, CardPrice } from '../programs/index.ts';

/** The state of a row: on or open, about to begin, unknown, or cancelled. */
export type NowMark = 'on' | 'soon' | 'unknown' | 'off';

/** A row of the screen, with its texts. */
export interface NowRow {
  /** Unique on the page. */
  key: string;
  url: string;
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: Locale | undefined;
  mark: NowMark;
  /** '14:30 · 28 perc múlva', '18:00-ig'. */
  time: string;
  /** The language of the editor's words for it, if it is not the page's. */
  timeLang?: Locale | undefined;
  /** The instant at which it begins, for machines; `null` without one. */
  starts: string | null;
  where: string | null;
  /** Walking time in minutes. */
  walk: number | null;
  /** 'Elmarad', shown before the struck title. */
  off: string | null;
  /** 'Megtelt', 'Új időpontban'. */
  statusText: string | null;
  note: string | null;
  /** The language of the note, if it is not the page's. */
  noteLang?: Locale | undefined;
  free: boolean;
  price: CardPrice | null;
  /** '3–8 év', 'from 6 years'. */
  age: string | null;
  /** Whether the place itself, not the walk to it, is known to be step-free. */
  isStepFree: boolean;
  picture: CardPicture | null;
  /** The id of an event; `null` for other rows. */
  eventId: number | null;
  /** Whether visitors without a ticket can still join. */
  isJoinable: boolean;
}

/** Default values of a row. */
export const PLAIN_ROW = {
  starts: null,
  where: null,
  walk: null,
  off: null,
  statusText: null,
  note: null,
  free: false,
  price: null,
  age: null,
  isStepFree: false,
  picture: null,
  eventId: null,
  isJoinable: true,
} as const satisfies Partial<NowRow>;
