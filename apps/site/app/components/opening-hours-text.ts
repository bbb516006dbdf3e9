import type { Event, Locale, TopLocation } from '@liget/content-api';
import { getDayStart, getWeekday, type OpeningStatus, type ParkAtInstant } from '@liget/park';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../i18n/index.ts';
import { formatDayAndWeekday } from '../lib/dates.ts';

interface FormatContext {
  locale: Locale;
  messages: Messages;
  /** Whether the state is of another day than today, about which 'today' and 'tomorrow' would be wrong. */
  isOtherDay?: boolean;
}

/** Within so many days the weekday alone is unambiguous. */
const WEEK_DAYS = 7;

/** The opening state of a place as text, the same in every view. */
export function formatOpening(status: OpeningStatus, { locale, messages, isOtherDay = false }: FormatContext): string {
  const t = createTranslator({ locale, messages, namespace: 'places.opening' });
  if (status.kind === 'always') return t('always');
  if (status.kind === 'unknown') return t(isOtherDay ? 'otherDay.unknown' : 'unknown');
  if (status.kind === 'open') return t('open', { time: status.until });
  if (status.kind === 'opens') return t(isOtherDay ? 'otherDay.opens' : 'opens', { time: status.at });
  const state = isOtherDay
    ? t(status.wasOpen ? 'otherDay.closedNow' : 'otherDay.closedToday')
    : t(status.wasOpen ? 'closedNow' : 'closedToday');
  const { next } = status;
  if (!next) return state;
  const date = Temporal.PlainDate.from(next.day);
  const day =
    next.inDays === 1
      ? t(isOtherDay ? 'otherDay.tomorrow' : 'tomorrow')
      : next.inDays < WEEK_DAYS && !isOtherDay
        ? t(`on.${getWeekday(date)}`)
        : formatDayAndWeekday(getDayStart(date).toString(), locale);
  return t(next.isFlight ? 'nextFlight' : 'next', { state, day, time: next.at });
}

export interface PlaceFormatContext extends FormatContext {
  park: ParkAtInstant;
  /** Today's events, for which a place may be open while it is closed for its visitors. */
  events: readonly Event[];
}

/** The opening state of a place as text; `null` without hours. */
export function formatPlaceOpening(place: TopLocation, { locale, messages, park, events }: PlaceFormatContext): string | null {
  if (park.isOpenForEvent(place, events)) return messages.places.opening.forEvent;
  const status = park.opening(place);
  return status && formatOpening(status, { locale, messages });
}
