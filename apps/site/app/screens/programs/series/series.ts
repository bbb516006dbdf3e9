import type { Event, EventSeries, EventSeriesDetail, Locale } from '@liget/content-api';
import { hasComingDate, isOver } from '@liget/park';
import { compareIso } from '@liget/park/time';
import { getImage } from '../../../lib/images/image.ts';
import { getItemLang } from '../../../lib/language/item-lang.ts';
import { href } from '../../../lib/urls/href.ts';
import { type DateLine, type FormatContext, toDateLines } from '../date-words.ts';
import { type CardPicture, getCardPicture } from '../list/agenda.ts';
import { formatDay } from '../list/dates/quick-dates.ts';

/** A series for lists. */
export interface SeriesTeaser {
  id: number;
  url: string;
  title: string;
  /** The language of title and lead, if it is not the page's. */
  lang?: Locale | undefined;
  lead: string;
  picture: CardPicture | null;
  coming: number;
  /** The day of its next date as text. */
  next: string | null;
}

export function toSeriesTeaser(series: EventSeries, locale: Locale, now: Temporal.Instant): SeriesTeaser {
  const text = series.next_start ? formatDay(series.next_start.slice(0, 10), locale, now) : null;
  return {
    id: series.id,
    url: href('programSeries', locale, { programSeries: series.slug }),
    title: series.title,
    lang: getItemLang(series, locale),
    lead: series.lead,
    picture: getImage(series.media, 'lead') ? getCardPicture(series) : null,
    coming: series.coming,
    // The month stays on the line of its day.
    next: text && `${text.first.replaceAll(' ', '\u00a0')} ${text.second}`,
  };
}

type EventDates = Pick<Event, 'start_date' | 'occurrences' | 'status'>;

interface SeriesEvents<Item> {
  /** The next one first; cancelled ones too. */
  coming: Item[];
  /** The latest first. */
  past: Item[];
  /** The number of coming events without the cancelled ones, as in the list of series. */
  count: number;
}

/** A series' events. */
export function splitByTime<Item extends EventDates>(events: readonly Item[], now: Temporal.Instant): SeriesEvents<Item> {
  const inOrder = events.toSorted((a, b) => compareIso(a.start_date, b.start_date));
  const isPast = ({ occurrences }: EventDates) => occurrences.length > 0 && occurrences.every((occurrence) => isOver(occurrence, now));
  return {
    coming: inOrder.filter((event) => !isPast(event)),
    past: inOrder.filter(isPast).toReversed(),
    count: events.filter((event) => hasComingDate(event, now)).length,
  };
}

export interface SeriesDate {
  key: string;
  date: DateLine;
  title: string;
  lang?: Locale | undefined;
  url: string;
}

/** The future dates of a series, in the order of time. */
export function listComingDates(series: Pick<EventSeriesDetail, 'events'>, context: FormatContext): SeriesDate[] {
  return series.events
    .flatMap((event) => {
      const coming = event.occurrences.filter((occurrence) => !isOver(occurrence, context.park.at));
      return toDateLines(event, coming, context).map(({ occurrence, date }) => ({ event, occurrence, date }));
    })
    .toSorted((a, b) => compareIso(a.occurrence.start_date, b.occurrence.start_date) || a.event.id - b.event.id)
    .map(({ event, occurrence, date }) => ({
      key: `${event.id} ${occurrence.id} ${occurrence.start_date}`,
      date,
      title: event.name,
      lang: getItemLang(event, context.locale),
      url: event.url,
    }));
}
