import type { CardPicture, CardPrice } from '../programs/index.ts';

/** The state of a row: on or open, about to begin, unknown, or off. */
export type NowMark = 'on' | 'soon' | 'unknown' | 'off';

/** One answer of the screen, worded. */
export interface NowRow {
  /** Unique on the page. */
  key: string;
  url: string;
  title: string;
  mark: NowMark;
  /** '14:30 · 28 perc múlva', '18:00-ig'. */
  time: string;
  /** The instant at which it begins, for machines; `null` for what has none. */
  starts: string | null;
  where: string | null;
  /** Minutes on foot. */
  walk: number | null;
  /** 'Elmarad', said before the title, which is struck. */
  off: string | null;
  /** 'Megtelt', 'Új időpontban'. */
  told: string | null;
  note: string | null;
  free: boolean;
  price: CardPrice | null;
  /** '3–8 év', 'from 6 years'. */
  age: string | null;
  /** That it is known to be step-free; otherwise nothing is said. */
  isStepFree: boolean;
  picture: CardPicture | null;
  /** Of a program. */
  eventId: number | null;
  /** Who has no ticket and no place yet can still go there. */
  isJoinable: boolean;
}

/** What a row has when nothing else is known. */
export const PLAIN_ROW = {
  starts: null,
  where: null,
  walk: null,
  off: null,
  told: null,
  note: null,
  free: false,
  price: null,
  age: null,
  isStepFree: false,
  picture: null,
  eventId: null,
  isJoinable: true,
} as const satisfies Partial<NowRow>;
