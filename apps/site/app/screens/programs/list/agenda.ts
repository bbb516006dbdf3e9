import type { AgendaEntry, DayCount, Event, EventAgenda, ImageValue, Locale } from '@liget/content-api';
import { formatEndToday, type ParkAtInstant } from '@liget/park';
import { formatHoursOfDay, formatInterval, formatOccurrence } from '@liget/park/interval';
import { toBudapestDay, ZONE } from '@liget/park/time';
import { keepEndings } from '@liget/ui/keep-together';
import type { Messages } from '../../../i18n/index.ts';
import { formatClockTime } from '../../../lib/dates.ts';
import { getImage, getImageSizes, getSrcSet } from '../../../lib/images/image.ts';
import { getFieldLang } from '../../../lib/language/field-lang.ts';
import { getItemLang } from '../../../lib/language/item-lang.ts';
import { canBeJoined, getCardStatus } from '../../../lib/shown-status.ts';
import { type CardPrice, getCardPrice } from '../price.ts';
import { formatDay, formatDayBlock, type QuickDateLabels } from './dates/quick-dates.ts';
import { getDayDates } from './day-dates.ts';

/** An image in the one crop that a card shows. */
export interface CardPicture {
  source: { xs?: Rendition | undefined; sm: Rendition; md: Rendition; lg: Rendition };
  /** The `srcset` of the square crop, which phones show. */
  square?: string | undefined;
  fallback: string;
  colour: string;
  /** Alternates for pictures already shown on the page; removed once the page is complete. */
  alternates?: CardPicture[];
}
interface Rendition {
  src: string;
  width: number;
  height: number;
}

/** 'HH:mm' and the text after it: '–20:00' for one date, '+2' for several. */
export interface CardHour {
  from: string;
  rest: string | null;
}

/** An event on one day of the list, with its texts. */
export interface EventCardData {
  id: number;
  url: string;
  title: string;
  /** The language of its own texts, if it is not the page's. */
  lang?: Locale | undefined;
  /** '18:00–20:00', '10:00, 15:00', or the period of a lasting event. */
  time: string;
  /** The language of an editor's text instead of the time, if it is not the page's. */
  timeLang?: Locale | undefined;
  /** The day in full for screen readers; `null` for long events. */
  block: { iso: string; label: string; weekday: string; day: string; month: string } | null;
  /** The time in its block below a day's heading; `null` without one. */
  hour: CardHour | null;
  place: string | null;
  picture: CardPicture | null;
  /** 'Elmarad', 'Áthelyezve': shown before the struck title. */
  off: string | null;
  /** 'Megtelt', 'Új időpontban': shown beside price and kind. */
  statusText: string | null;
  /** The reason and the new or original time. */
  note: string | null;
  /** The language of a note that is only the reason, if it is not the page's. */
  noteLang?: Locale | undefined;
  free: boolean;
  /** The price while tickets or places are available. */
  price: CardPrice | null;
  kind: string | null;
  series: string | null;
  isOnNow: boolean;
  isOver: boolean;
  /** 'HH:mm' at which the current date ends today. */
  until: string | null;
}

export interface DayGroup extends QuickDateLabels {
  day: string;
  name: 'today' | 'tomorrow' | null;
  dated: number;
  lasting: number;
  entries: EventCardData[];
}

export function getCardPicture(event: Pick<Event, 'media'>): CardPicture | null {
  const image = getImage(event.media, 'lead');
  return image ? { ...toCardPicture(image), alternates: (image.alternates ?? []).map(toCardPicture) } : null;
}

function toCardPicture(image: ImageValue): CardPicture {
  const { xs, sm, md } = getImageSizes(image, 'landscape');
  // No card is wider than the middle size.
  const square = image['1_1'] ? getSrcSet(image['1_1'], 'sm') : undefined;
  return { source: { xs, sm, md, lg: md }, square, fallback: image.original.src, colour: image.colour };
}

/** The times of a day's dates: '10:00, 15:00' for several, 'from–to' for one; empty for dates without times. */
export function formatHours(occurrences: AgendaEntry['occurrences'], locale: Locale): string {
  const timed = occurrences.filter((date) => formatHoursOfDay(date, locale) !== '');
  const [only] = timed;
  if (!only) return '';
  return timed.length > 1 ? timed.map(({ start_date }) => formatClockTime(start_date, locale)).join(', ') : formatHoursOfDay(only, locale);
}

function getHour(entry: Pick<AgendaEntry, 'occurrences'>, event: Event, locale: Locale): CardHour | null {
  const [first, ...later] = entry.occurrences;
  if (!first || isLong(first) || event.text_date_only) return null;
  const hours = formatHoursOfDay(first, locale);
  if (hours === '') return null;
  const from = formatClockTime(first.start_date, locale);
  return { from, rest: later.length > 0 ? `+${later.length}` : hours.slice(from.length) || null };
}

export interface AgendaContext {
  locale: Locale;
  park: ParkAtInstant;
  messages: Pick<Messages, 'programs'>;
}

function formatTime(
  entry: Pick<AgendaEntry, 'occurrences'>,
  event: Event,
  day: string | null,
  { locale, park, messages }: AgendaContext,
): string {
  const now = park.at;
  const [first] = entry.occurrences;
  if (!first) return '';
  const isOfOneDay = first.end_date === null || toBudapestDay(first.start_date) === toBudapestDay(first.end_date) || !isLong(first);
  if (day !== null && isOfOneDay)
    return event.text_date_only && event.date ? event.date : formatHours(entry.occurrences, locale) || messages.programs.allDay;
  if (event.date && (event.text_date_only || event.constant)) return event.date;
  if (day === null && (event.exhibition || event.constant || event.interval)) return formatInterval(event, locale, now) ?? '';
  return formatOccurrence(first, locale, now) ?? '';
}

const NIGHT_HOURS = 12;
const isLong = ({ start_date, end_date, all_day }: AgendaEntry['occurrences'][number]) =>
  all_day || (end_date !== null && Temporal.Instant.from(start_date).until(end_date).total('hours') >= NIGHT_HOURS);

/** The name of its type, by which it can be filtered; of an exhibition without one, its kind. */
export function getKind(
  { type, exhibition, periodic }: Pick<Event, 'type' | 'exhibition' | 'periodic'>,
  messages: Pick<Messages, 'programs'>,
): string | null {
  if (type) return type.name;
  if (!exhibition) return null;
  return periodic ? messages.programs.periodicExhibition : messages.programs.permanentExhibition;
}

/** 'november 21., szombat' or 'Saturday 21 November'. */
function formatFullDay(day: string, { locale, park }: Pick<AgendaContext, 'locale' | 'park'>): string {
  const { first, second } = formatDay(day, locale, park.at);
  return `${first} ${second}`;
}

/** Converts an event to a card; `day` is `null` for lasting events, which belong to no day. */
export function toEventCardData(entry: AgendaEntry, event: Event, day: string | null, context: AgendaContext): EventCardData {
  const { park } = context;
  const current = park.onNow({ ...event, occurrences: entry.occurrences });
  const [first, ...later] = entry.occurrences;
  if (!first) throw new RangeError('An entry without dates');
  const { shown, status, texts, offBeside } = getDayDates([first, ...later], event, context);
  const canBeHad = canBeJoined(status) && !entry.is_over;
  const time = formatTime({ occurrences: shown }, event, day, context);
  const price = event.free || !canBeHad ? null : getCardPrice(event.price);
  const { reason } = texts;
  const note = [texts.note, ...offBeside].filter(Boolean).join('; ') || null;
  const places = new Set(shown.map((date) => (date.location ?? event.location)?.title));
  return {
    id: event.id,
    url: event.url,
    title: event.name,
    lang: getItemLang(event, context.locale),
    time: keepEndings(time),
    timeLang: time === event.date ? getFieldLang(event, 'date', context.locale) : undefined,
    block: day === null ? null : { iso: day, label: formatFullDay(day, context), ...formatDayBlock(day, context.locale) },
    hour: day === null ? null : getHour({ occurrences: shown }, event, context.locale),
    place: [...places].filter(Boolean).join(', ') || null,
    picture: getCardPicture(event),
    off: texts.isOff ? texts.word : null,
    statusText: getCardStatus(status, 'tags') ? texts.word : null,
    note,
    noteLang: note === reason?.text ? reason?.lang : undefined,
    free: event.free,
    price: price && { ...price, lang: getFieldLang(event, 'price', context.locale) },
    kind: getKind(event, context.messages),
    series: event.series?.title ?? null,
    isOnNow: current !== undefined,
    isOver: entry.is_over,
    until: current ? formatEndToday(current, park.at, context.locale) : null,
  };
}

export interface AgendaView {
  days: DayGroup[];
  lasting: EventCardData[];
  newest: EventCardData[];
}

/** The agenda of the content service for the screen. */
export function toAgendaView(agenda: EventAgenda, context: AgendaContext): AgendaView {
  const events = new Map(agenda.events.map((event) => [event.id, event]));
  const toTeasers = (entries: readonly AgendaEntry[], day: string | null) =>
    entries.flatMap((entry) => {
      const event = events.get(entry.event_id);
      return event ? [toEventCardData(entry, event, day, context)] : [];
    });
  const today = context.park.at.toZonedDateTimeISO(ZONE).toPlainDate();
  const names = new Map([
    [today.toString(), 'today' as const],
    [today.add({ days: 1 }).toString(), 'tomorrow' as const],
  ]);
  return {
    days: agenda.days.map(({ day, dated, lasting, entries }) => ({
      day,
      name: names.get(day) ?? null,
      ...formatDay(day, context.locale, context.park.at),
      dated,
      lasting,
      entries: toTeasers(entries, day),
    })),
    lasting: toTeasers(agenda.lasting, null),
    newest: agenda.newest.flatMap((entry) => toTeasers([entry], toBudapestDay(entry.occurrences[0]?.start_date ?? ''))),
  };
}

export interface RibbonDay extends DayCount {
  weekday: string;
  number: string;
  month: string;
  isWeekend: boolean;
  /** 'november 21., szombat' for screen readers. */
  label: string;
}

const SATURDAY = 6;

export function toRibbon(counts: readonly DayCount[], locale: Locale, now: Temporal.Instant): RibbonDay[] {
  return counts.map((count) => {
    const { weekday, day, month } = formatDayBlock(count.day, locale);
    const { first, second } = formatDay(count.day, locale, now);
    const label = `${first} ${second}`;
    return { ...count, weekday, number: day, month, isWeekend: Temporal.PlainDate.from(count.day).dayOfWeek >= SATURDAY, label };
  });
}
