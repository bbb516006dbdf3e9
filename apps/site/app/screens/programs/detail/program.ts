import type { Event, ImageValue, Locale } from '@liget/content-api';
import type { ParkAtInstant } from '@liget/park';
import { formatInterval } from '@liget/park/interval';
import { getImage } from '../../../lib/images/image.ts';

/** An event for lists, with its texts. */
export interface ProgramTeaser {
  id: number;
  url: string;
  title: string;
  lead: string;
  when: string | undefined;
  /** ISO day of the shown date, for grouping. */
  day: string;
  place: string | null;
  image: ImageValue | null;
  status: Event['status'];
  free: boolean;
  series: string | null;
  type: string | null;
  isOnNow: boolean;
  isOver: boolean;
}

export function toProgramTeaser(event: Event, locale: Locale, park: ParkAtInstant): ProgramTeaser {
  return {
    id: event.id,
    url: event.url,
    title: event.name,
    lead: event.lead,
    when: formatInterval(event, locale, park.at),
    day: event.start_date.slice(0, 10),
    place: event.location?.title ?? null,
    image: getImage(event.media, 'lead') ?? null,
    status: event.status,
    free: event.free,
    series: event.series?.title ?? null,
    type: event.type?.name ?? null,
    isOnNow: park.onNow(event) !== undefined,
    isOver: park.isOver(event),
  };
}
