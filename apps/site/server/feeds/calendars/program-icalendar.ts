import type { EventCalendarItem, Locale } from '@liget/content-api';
import { getOccurrenceState, type OccurrenceState, takesPlace } from '@liget/park';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Messages } from '../../../app/i18n/index.ts';
import { getItemLang } from '../../../app/lib/language/item-lang.ts';
import { formatDate } from '../../../app/screens/programs/date-words.ts';
import { escapeLine, toOneLine, toPlainText } from './plain-text.ts';

interface CalendarOptions {
  items: readonly EventCalendarItem[];
  locale: Locale;
  messages: Pick<Messages, 'programs'>;
  /** The calendar's name in calendar programs. */
  name: string;
  description: string;
  /** The page with the same list. */
  url: string;
  /** Without a trailing slash. */
  origin: string;
  now: Temporal.Instant;
}

const STATUS = {
  scheduled: ICalEventStatus.CONFIRMED,
  sold_out: ICalEventStatus.CONFIRMED,
  rescheduled: ICalEventStatus.CONFIRMED,
  relocated: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
  moved: ICalEventStatus.CANCELLED,
} as const satisfies Record<OccurrenceState, ICalEventStatus>;

/** Seconds after which calendar programs fetch it again. */
const TTL_SECONDS = 4 * 60 * 60;
/** SEQUENCE is the number of minutes since this instant: a later save has a higher number. */
const FIRST_REVISION = Temporal.Instant.from('2020-01-01T00:00:00Z');

export function toSequence(updatedAt: string): number {
  return Math.max(0, Math.floor(FIRST_REVISION.until(updatedAt).total('minutes')));
}

type CalendarOccurrence = EventCalendarItem['occasions'][number];

/** The day in Budapest of an instant with Budapest's offset. */
const toDay = (instant: string) => Temporal.PlainDate.from(instant.slice(0, 10));

/** Whole days for dates without hours and for long events; otherwise instants, which are written in UTC. */
function toTimes(
  { start_date, end_date, all_day }: CalendarOccurrence,
  { lasting, text_date_only }: EventCalendarItem,
): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (all_day || lasting || text_date_only)
    return { allDay: true, start: toDay(start_date), end: toDay(end_date ?? start_date).add({ days: 1 }) };
  const start = Temporal.Instant.from(start_date);
  return end_date && end_date !== start_date ? { start, end: Temporal.Instant.from(end_date) } : { start };
}

function toCalendarEvent(
  item: EventCalendarItem,
  occurrence: CalendarOccurrence,
  { locale, messages, origin, now }: CalendarOptions,
): ICalEventData {
  const location = occurrence.location ?? item.location;
  const state = getOccurrenceState(item, occurrence);
  const { word, note } = formatDate(item, occurrence, { locale, park: { at: now }, messages });
  const url = origin + item.url;
  // Many calendar programs do not show STATUS, so the title contains it, too.
  const name = word ? `${word}: ${item.name}` : item.name;
  return {
    id: `${item.id}-${occurrence.id}@${new URL(origin).hostname}`,
    ...toTimes(occurrence, item),
    stamp: Temporal.Instant.from(item.updated_at),
    created: Temporal.Instant.from(item.created_at),
    lastModified: Temporal.Instant.from(item.updated_at),
    sequence: toSequence(item.updated_at),
    status: STATUS[state],
    // A time at which nothing takes place must not make its subscribers busy.
    transparency: item.lasting || !takesPlace(state) ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    summary: toOneLine(name),
    description: toPlainText(
      [item.text_date_only ? item.date : null, word ? note : item.status_note, item.lead, url].filter(Boolean).join('\n\n'),
    ),
    url,
    location: location && {
      title: toOneLine(location.title),
      address: 'Városliget, Budapest',
      ...(location.position ? { geo: { lat: location.position.latitude, lon: location.position.longitude } } : {}),
    },
    categories: [{ name: toOneLine(item.category.name) }],
  };
}

/** Names the language of the texts of these events, which the library cannot; a fold keeps the lines short. */
function addLanguages(text: string, languages: readonly (Locale | undefined)[]): string {
  const [head = '', ...events] = text.split(/(?=^BEGIN:VEVENT)/m);
  return (
    head +
    events
      .map((event, at) => (languages[at] ? event.replace(/^(SUMMARY|DESCRIPTION):/gm, `$1;LANGUAGE=${languages[at]}\r\n :`) : event))
      .join('')
  );
}

/** An iCalendar file (RFC 5545) with one VEVENT per occurrence. The library writes CRLF and folds lines. */
export function writeProgramCalendar(options: CalendarOptions): string {
  const { items, locale, name, description, url } = options;
  const calendar = ical({
    // The library escapes the properties of events but not those of the calendar.
    name: escapeLine(name),
    description: escapeLine(description),
    url,
    prodId: { company: 'Liget', product: 'Programs', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: TTL_SECONDS,
  });
  const languages: (Locale | undefined)[] = [];
  for (const item of items) {
    for (const occurrence of item.occasions) {
      calendar.createEvent(toCalendarEvent(item, occurrence, options));
      languages.push(getItemLang(item, locale));
    }
  }
  // RFC 5545 ends every line with CRLF; the library omits the last one.
  return `${addLanguages(calendar.toString(), languages)}\r\n`;
}
