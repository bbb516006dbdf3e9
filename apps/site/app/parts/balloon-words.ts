import type { BalloonState } from '@liget/park';
import type { Messages } from '../messages/index.ts';

export type BalloonWords = 'balloonFlying' | 'balloonOpen' | 'balloonOver' | 'balloonNotToday' | 'balloonClosed' | 'balloonUnknown';

/** What every view says of the balloon: a key of the shell's texts. */
export function balloonWords(state: BalloonState): BalloonWords & keyof Messages['shell'] {
  switch (state.kind) {
    case 'flying':
      return 'balloonFlying';
    case 'today':
      return 'balloonOpen';
    case 'not_today':
      return state.wasToday ? 'balloonOver' : 'balloonNotToday';
    case 'grounded':
      return 'balloonClosed';
    case 'unknown':
      return 'balloonUnknown';
  }
}
