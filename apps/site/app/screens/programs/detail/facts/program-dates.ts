import type { Event, EventDetail, Occurrence } from '@liget/content-api';
import { getOccurrenceState, isOver, takesPlace } from '@liget/park';
import { formatInterval, formatOccurrence } from '@liget/park/interval';
import { compareIso } from '@liget/park/time';
import { keepEndings } from '@liget/ui/keep-together';
import { toDateLine } from '../../date-words.ts';
import type { AgendaContext } from '../../list/agenda.ts';

/** For a date of which only the beginning is known. */
const AT_ONE_MOMENT = { end_date: null, all_day: false };

/** Whether this date is the original time of the one that was moved. */
const isOriginalTime = (date: Occurrence, moved: Occurrence | undefined) =>
  moved !== undefined && date.status === 'moved' && date.new_start === moved.start_date;

/** Whether a date has a state or a place of its own. */
const isChanged = ({ status, location }: Occurrence) => status !== 'scheduled' || location !== null;

/** The name of a place that is not the one shown. */
const nameOtherPlace = (place: Event['location'], shown: Event['location']): string | null =>
  place?.id === shown?.id ? null : (place?.title ?? null);

/**
 * The dates of an event's page: those to come, or all when there are none, and the one that is shown first. The dates of a lasting event are in its
 * interval or text, so that only those that differ are lines.
 */
function selectDates(event: EventDetail, context: AgendaContext, interval: string | undefined) {
  const inOrder = event.occurrences.toSorted((a, b) => compareIso(a.start_date, b.start_date));
  const coming = inOrder.filter((occurrence) => !isOver(occurrence, context.park.at));
  const lasts = event.constant || event.interval || event.text_date_only;
  const dates = coming.length > 0 ? coming : inOrder;
  const isInInterval = lasts && dates.length > 1;
  const listed = isInInterval ? dates.filter(isChanged) : dates;
  const lines = listed.flatMap((date) => {
    const line = toDateLine(event, date, context);
    return line ? [{ date, line }] : [];
  });
  // The date that the service chose may be invalid.
  const atStart = isInInterval ? [] : lines.filter(({ date }) => date.start_date === event.start_date);
  const chosen = atStart.find(({ date }) => takesPlace(getOccurrenceState(event, date))) ?? atStart[0];
  return { coming, lines, isInInterval, shown: chosen ?? (interval === undefined ? lines[0] : undefined) };
}

/** The dates of an event's page as texts, with the date that is shown first and its place. */
export function toProgramDates(event: EventDetail, context: AgendaContext) {
  const { locale, park } = context;
  const interval = formatInterval(event, locale, park.at);
  const { coming, lines, isInInterval, shown } = selectDates(event, context, interval);
  const when = interval ?? shown?.line.text ?? null;
  const shownDate = shown?.date;
  const shownLocation = shownDate?.location ?? event.location;
  const formatDate = (date: Parameters<typeof formatOccurrence>[0]) => formatOccurrence(date, locale, park.at) ?? null;
  const texts = {
    /** `null` when none of its dates is valid. */
    when: when && keepEndings(when),
    /** Whether it is the editor's text. */
    isWhenText: when !== null && when === event.date,
    /** The state of the date in `when`, unless it is that of the whole event. */
    change: shown && isChanged(shown.date) ? { ...shown.line, text: '' } : null,
    /** Future dates that do not take place at their original time, of an event that takes place. */
    offDates: takesPlace(event.status) ? lines.filter(({ line }) => line.isOff && coming.length > 0).map(({ line }) => line) : [],
    previously: event.previous_start && formatDate({ ...AT_ONE_MOMENT, start_date: event.previous_start }),
    /** All except the one in `when`, which shows its own original time. */
    otherOccasions: lines
      .filter((other) => other !== shown && !isOriginalTime(other.date, shownDate))
      .map(({ date, line }) => ({
        ...line,
        place: line.isOff ? line.place : nameOtherPlace(date.location ?? event.location, shownLocation),
      })),
    /** Whether the other dates are those that differ from the interval or the text. */
    isInInterval,
    rainDate: event.rain_date ? formatDate(event.rain_date) : null,
  };
  return { coming, shownDate, shownLocation, texts };
}
