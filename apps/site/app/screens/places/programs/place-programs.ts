import type { Event, Locale } from '@liget/content-api';
import { findFirstActiveOccurrence, getShownDateStatus, isOver } from '@liget/park';
import { compareIso } from '@liget/park/time';
import { createTranslator } from 'use-intl/core';
import { formatDayAndHour, formatProgramTime } from '../../../components/program-time.ts';
import { getFieldLang } from '../../../lib/language/field-lang.ts';
import { getItemLang } from '../../../lib/language/item-lang.ts';
import { getCardStatus, getShownStatusAt, isUnusualStatus } from '../../../lib/shown-status.ts';
import type { FormatContext } from '../place.ts';

/** A cancelled or moved date before the shown one. */
interface OffDate {
  when: string;
  /** Its state, its new time and the reason. */
  text: string;
}

/** An event for a place's own list: shorter than a card. */
export interface PlaceProgram {
  id: number;
  url: string;
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: Locale | undefined;
  when: string;
  /** The language of the editor's words for it, if it is not the page's. */
  whenLang?: Locale | undefined;
  /** 'Megtelt', …; `null` when it takes place as planned. */
  statusText: string | null;
  off: OffDate[];
}

function listOffDates(event: Event, context: FormatContext): OffDate[] {
  const { locale, messages, now } = context;
  const t = createTranslator({ locale, messages, namespace: 'programs' });
  const formatTime = (iso: string, isAllDay: boolean) => formatDayAndHour(iso, context, isAllDay || event.text_date_only);
  return event.occurrences
    .filter((date) => !isOver(date, now) && compareIso(date.start_date, event.start_date) < 0)
    .toSorted((a, b) => compareIso(a.start_date, b.start_date))
    .flatMap((date): OffDate[] => {
      const word = getCardStatus(getShownDateStatus(event, date), 'title');
      if (!word) return [];
      const instead = date.new_start && t('newDate', { date: formatTime(date.new_start, date.all_day) });
      return [
        {
          when: formatTime(date.start_date, date.all_day),
          text: [messages.programs.status[word], instead, date.status_note].filter(Boolean).join(' · '),
        },
      ];
    });
}

/** The event with only those dates that are held at this place, and the first of them as its start; `null` without one that is not over. */
function selectDatesAtPlace(event: Event, place: string, now: Temporal.Instant): Event | null {
  const occurrences = event.occurrences.filter((date) => (date.location ?? event.location)?.top_location?.slugs.hu === place);
  if (occurrences.length === event.occurrences.length) return event;
  const coming = occurrences.filter((date) => !isOver(date, now)).toSorted((a, b) => compareIso(a.start_date, b.start_date));
  const shown = findFirstActiveOccurrence(event, coming);
  return shown ? { ...event, occurrences, start_date: shown.start_date, end_date: shown.end_date } : null;
}

/** An event at the place with this Hungarian slug; `null` if none of its coming dates is held there. */
export function toPlaceProgram(whole: Event, place: string, context: FormatContext): PlaceProgram | null {
  const event = selectDatesAtPlace(whole, place, context.now);
  if (!event) return null;
  const status = getShownStatusAt(event, event.start_date);
  const when = formatProgramTime(event, context);
  return {
    id: event.id,
    url: event.url,
    title: event.name,
    lang: getItemLang(event, context.locale),
    when,
    whenLang: when === event.date ? getFieldLang(event, 'date', context.locale) : undefined,
    statusText: isUnusualStatus(status) ? context.messages.programs.status[status] : null,
    off: listOffDates(event, context),
  };
}
