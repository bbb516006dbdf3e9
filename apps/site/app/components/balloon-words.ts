import type { BalloonState } from '@liget/park';
import type { Messages } from '../i18n/index.ts';

export type BalloonMessages =
  | 'balloonFlying'
  | 'balloonOpen'
  | 'balloonUncertain'
  | 'balloonOver'
  | 'balloonNotToday'
  | 'balloonPrivate'
  | 'balloonPrivateLeft'
  | 'balloonClosed'
  | 'balloonUnknown';

/** The icon of the balloon's state: aloft, on the ground, or unknown. */
export type BalloonMark = 'up' | 'down' | 'unknown';

/** The message key of the balloon's state. */
export function getBalloonMessageKey(state: BalloonState): BalloonMessages & keyof Messages['shell'] {
  switch (state.kind) {
    case 'flying':
      return 'balloonFlying';
    case 'today':
      return 'balloonOpen';
    case 'uncertain':
      return 'balloonUncertain';
    case 'private':
      return state.wasToday ? 'balloonPrivateLeft' : 'balloonPrivate';
    case 'not_today':
      return state.wasToday ? 'balloonOver' : 'balloonNotToday';
    case 'grounded':
      return 'balloonClosed';
    case 'unknown':
      return 'balloonUnknown';
  }
}

const MARKS: Record<BalloonState['kind'], BalloonMark> = {
  flying: 'up',
  today: 'up',
  uncertain: 'unknown',
  private: 'down',
  not_today: 'down',
  grounded: 'down',
  unknown: 'unknown',
};

export const getBalloonMark = ({ kind }: BalloonState): BalloonMark => MARKS[kind];
