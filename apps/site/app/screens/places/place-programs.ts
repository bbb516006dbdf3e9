import type { Event } from '@liget/content-api';
import { programTimeText } from '../../components/program-time.ts';
import { isTold, shownStatus, type ToldStatus } from '../../lib/shown-status.ts';
import type { Wording } from './place.ts';

/** A program in a place's own list: shorter than a card. */
export interface PlaceProgram {
  id: number;
  url: string;
  title: string;
  when: string;
  /** `null` when it takes place as planned. */
  status: ToldStatus | null;
}

export function toPlaceProgram(event: Event, wording: Wording): PlaceProgram {
  const status = shownStatus(event);
  return {
    id: event.id,
    url: event.url,
    title: event.name,
    when: programTimeText(event, wording),
    status: isTold(status) ? status : null,
  };
}
