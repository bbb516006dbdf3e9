import type { Event, EventSeries, ImageValue, Locale } from '@liget/content-api';
import { href } from '../../lib/href.ts';
import { imageOf } from '../../lib/image.ts';
import { cropped } from '../../lib/image-crop.ts';
import { isOverAt } from './program.ts';

/** A program series as a list shows it. */
export interface SeriesTeaser {
  id: number;
  url: string;
  title: string;
  lead: string;
  image: ImageValue | null;
}

export function toSeriesTeaser(series: EventSeries, locale: Locale): SeriesTeaser {
  return {
    id: series.id,
    url: href('programSeries', locale, { programSeries: series.slug }),
    title: series.title,
    lead: series.lead,
    image: cropped(imageOf(series.media, 'lead'), 'landscape'),
  };
}

type Timed = Pick<Event, 'start_date' | 'end_date' | 'interval'>;

/** A series' programs: those to come, the next one first, and those that are over, the latest first. */
export function byTime<Item extends Timed>(events: readonly Item[], now: Temporal.Instant): { coming: Item[]; past: Item[] } {
  const start = ({ start_date }: Timed) => Temporal.Instant.from(start_date);
  const inOrder = events.toSorted((a, b) => Temporal.Instant.compare(start(a), start(b)));
  return { coming: inOrder.filter((event) => !isOverAt(event, now)), past: inOrder.filter((event) => isOverAt(event, now)).toReversed() };
}
