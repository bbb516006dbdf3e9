import type { EndpointAnswer, Locale, MapProgram, MapProgramPlace } from '@liget/content-api';
import { countPrograms, getShownDateStatus, isOver, listCountedDates, type ParkAtInstant } from '@liget/park';
import { formatHoursOfDay } from '@liget/park/interval';
import { toBudapestDay } from '@liget/park/time';
import { createTranslator } from 'use-intl/core';
import { formatLasting, formatUntil } from '../../../components/program-time.ts';
import type { getMessages } from '../../../i18n/index.ts';
import { formatClockTime } from '../../../lib/dates.ts';
import { getFieldLang } from '../../../lib/language/field-lang.ts';
import { getItemLang } from '../../../lib/language/item-lang.ts';
import { getCardStatus, isUnusualStatus, type UnusualStatus } from '../../../lib/shown-status.ts';
import { href } from '../../../lib/urls/href.ts';
import type { TodaysCount } from './todays-count.ts';

/** One of today's events, with its texts. */
export interface PlaceProgram {
  id: number;
  url: string;
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: Locale | undefined;
  /** '18:00–20:00', '10:00, 15:00', 'until 24 December 2026', 'ongoing', or the editor's words. */
  time: string;
  /** The language of `time`, if it is the editor's words in another language than the page's. */
  timeLang?: Locale | undefined;
  /** `null` when it takes place as planned. */
  status: UnusualStatus | null;
  /** No occurrence takes place at the shown time. */
  isOff: boolean;
  isOnNow: boolean;
  /** An exhibition or a permanent event: every view counts these separately. */
  isLasting: boolean;
}

/** Today's events at one venue. */
export interface ProgramSpot {
  id: string;
  title: string;
  /** `null` when the venue has no coordinates. */
  position: readonly [number, number] | null;
  /** Id of the map feature that contains the venue. */
  place: string | null;
  programs: PlaceProgram[];
  /** The following days: the number of events, and the URL of their list. */
  later: { count: number; url: string } | null;
}

interface FormatContext {
  locale: Locale;
  park: ParkAtInstant;
  messages: ReturnType<typeof getMessages>;
}
type Occurrence = MapProgram['occurrences'][number];

/** The times of one day's occurrences; an occurrence that continues on another day shows when it ends. */
function getTime(occurrences: readonly Occurrence[], today: string, context: FormatContext): string {
  const { locale, messages } = context;
  const t = createTranslator({ locale, messages, namespace: 'map' });
  const [first] = occurrences;
  if (!first) return '';
  const lastDay = toBudapestDay(first.end_date ?? first.start_date);
  const hasBegunEarlier = toBudapestDay(first.start_date) < today;
  if (hasBegunEarlier && !first.all_day && first.end_date && lastDay === today)
    return createTranslator({ locale, messages, namespace: 'now' })('openUntil', { time: formatClockTime(first.end_date, locale) });
  if (hasBegunEarlier && first.end_date === null) return formatLasting(null, { locale, messages, now: context.park.at });
  if (first.all_day || hasBegunEarlier)
    return lastDay > today && first.end_date ? formatUntil(first.end_date, { locale, messages, now: context.park.at }) : t('allDay');
  if (occurrences.length > 1) return occurrences.map(({ start_date }) => formatClockTime(start_date, locale)).join(', ');
  return formatHoursOfDay(first, locale) || t('allDay');
}

function toPlaceProgram(program: MapProgram, context: FormatContext, isLasting: boolean): PlaceProgram | null {
  const { locale, park } = context;
  const now = park.at;
  const today = toBudapestDay(now);
  const coming = program.occurrences.filter((item) => !isOver(item, now));
  if (coming.length === 0) return null;
  const dates = coming.map((date) => ({ date, status: getShownDateStatus(program, date) }));
  const takingPlace = dates.filter(({ status }) => getCardStatus(status, 'title') === null);
  const [first, ...others] = takingPlace.length > 0 ? takingPlace : dates;
  // If the occurrences differ in status, only the event's page explains it.
  const status = first && others.every((other) => other.status === first.status) ? first.status : 'scheduled';
  const shownDates = (takingPlace.length > 0 ? takingPlace : dates).map(({ date }) => date);
  // Like `formatProgramTime`.
  const words = program.text_date_only || isLasting ? program.date : null;
  return {
    id: program.id,
    url: program.url,
    title: program.name,
    lang: getItemLang(program, locale),
    time: words || getTime(shownDates, today, context),
    timeLang: words ? getFieldLang(program, 'date', locale) : undefined,
    status: isUnusualStatus(status) ? status : null,
    isOff: takingPlace.length === 0,
    // Considers today's occurrences only. Lasting events count as not on now: whether their place is open is unknown here.
    isOnNow: !isLasting && park.onNow({ ...program, location: null, occurrences: coming }) !== undefined,
    isLasting,
  };
}

/** Number of distinct events that are neither cancelled nor over. */
function getCount(programs: readonly MapProgram[], at: Temporal.Instant): number {
  const listDates = (events: readonly MapProgram[]) => events.flatMap((program) => listCountedDates(program, at));
  return countPrograms([...Map.groupBy(programs, ({ id }) => id).values()].map(listDates));
}

type MapAnswer = Pick<EndpointAnswer<'map'>, 'features' | 'programs'>;

/** Whether the place around a venue stays closed for the rest of the day. */
function checkShut(features: MapAnswer['features'], park: ParkAtInstant): (venue: MapProgramPlace) => boolean {
  const shut = new Set(features.filter(({ properties: { slugs } }) => slugs && park.isShutToday(slugs)).map(({ id }) => id));
  return ({ properties: { place } }) => place !== null && shut.has(place);
}

/**
 * Today's events at a venue, past ones included, and the lasting events that have begun; none of these while the house is shut, and late in
 * the evening and at night none whose hours are only words, as on the screen "now".
 */
function listTodays(
  { properties: { days, lasting } }: MapProgramPlace,
  { today, isShut, isLate }: { today: string; isShut: boolean; isLate: boolean },
) {
  return {
    dated: days.filter(({ day }) => day === today).flatMap(({ programs }) => programs),
    lasting: (isShut ? [] : lasting.filter((program) => !(isLate && program.text_date_only))).map((program) => ({
      ...program,
      occurrences: program.occurrences.filter(({ start_date }) => toBudapestDay(start_date) <= today),
    })),
  };
}

/** Numbers of today's events at the selected venues: the same two numbers as on the list of today. */
export function countTodays(
  { features, programs }: MapAnswer,
  { park, isMeant }: Pick<FormatContext, 'park'> & { isMeant: (location: string) => boolean },
): TodaysCount {
  const today = toBudapestDay(park.at);
  const isShut = checkShut(features, park);
  const todays = programs.features
    .filter(({ id }) => isMeant(id))
    .map((venue) => listTodays(venue, { today, isShut: isShut(venue), isLate: park.isLate }));
  return {
    dated: getCount(
      todays.flatMap(({ dated }) => dated),
      park.at,
    ),
    lasting: getCount(
      todays.flatMap(({ lasting }) => lasting),
      park.at,
    ),
  };
}

function getSpot(venue: MapProgramPlace, { to, isShut }: { to: string; isShut: boolean }, context: FormatContext): ProgramSpot {
  const { locale, park, messages } = context;
  const { id, geometry, properties } = venue;
  const today = toBudapestDay(park.at);
  const { dated, lasting } = listTodays(venue, { today, isShut, isLate: park.isLate });
  const later = properties.days.filter(({ day }) => day > today).flatMap(({ programs }) => programs);
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString();
  return {
    id,
    title: properties.title ?? messages.map.noPlace,
    position: geometry?.coordinates ?? null,
    place: properties.place,
    programs: [
      ...dated.map((program) => toPlaceProgram(program, context, false)),
      ...lasting.map((program) => toPlaceProgram(program, context, true)),
    ].filter((program) => program !== null),
    later:
      getCount(later, park.at) > 0 && properties.location !== null
        ? {
            count: getCount(later, park.at),
            url: href('programs', locale, {}, { location: properties.location, from: tomorrow, to }),
          }
        : null,
  };
}

/**
 * Venues with events today that are not over, by time. Lasting events follow those of the day and are left out while their place is closed for
 * the rest of the day; venues without a position come last.
 */
export function listTodaysPrograms({ features, programs }: MapAnswer, context: FormatContext): ProgramSpot[] {
  const { to } = programs;
  const isShut = checkShut(features, context.park);
  const today = toBudapestDay(context.park.at);
  const getBegin = ({ geometry, properties: { days } }: MapProgramPlace) => {
    const ofToday = days.filter(({ day }) => day === today).flatMap(({ programs }) => programs.flatMap(({ occurrences }) => occurrences));
    const first = Math.min(...ofToday.filter((item) => !isOver(item, context.park.at)).map(({ start_date }) => Date.parse(start_date)));
    return [geometry ? 0 : 1, first === Number.POSITIVE_INFINITY ? Number.MAX_VALUE : first] as const;
  };
  return programs.features
    .map((feature) => ({ spot: getSpot(feature, { to, isShut: isShut(feature) }, context), turn: getBegin(feature) }))
    .filter(({ spot }) => spot.programs.length > 0)
    .toSorted((a, b) => a.turn[0] - b.turn[0] || a.turn[1] - b.turn[1])
    .map(({ spot }) => spot);
}
