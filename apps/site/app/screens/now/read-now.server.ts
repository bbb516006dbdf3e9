import type { MapFeature, Need } from '@liget/content-api';
import { type BalloonState, getOccurrenceState, meetsNeeds, takesPlace } from '@liget/park';
import { toBudapestDay } from '@liget/park/time';
import { createTranslator } from 'use-intl/core';
import { type BalloonStatus, getBalloonStatus } from '../../components/balloon-status.ts';
import { getBalloonMessageKey } from '../../components/balloon-words.ts';
import { createAgendaQuery, listDatedEvents } from '../../content/todays-events.server.ts';
import type { ScreenArguments } from '../../layout/loaders/screen-loader.server.ts';
import { formatClockTime } from '../../lib/dates.ts';
import { getDayFromNow } from '../../lib/days-from-now.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { href } from '../../lib/urls/href.ts';
import { type NowRow, PLAIN_ROW } from './now-row.ts';
import { toPlaceRows, toRestroomRows } from './place-rows.ts';
import { type ProgramRows, toProgramRows } from './program-rows.ts';
import { walkFrom } from './walk-from.ts';

/** Enough to find one that takes place. */
const MAX_TOMORROW = 10;

type NowContext = Pick<ScreenArguments, 'locale' | 'messages' | 'content' | 'park' | 'now'>;

interface NowQuery {
  at: Temporal.Instant;
  /** Id of the feature from which walking times are counted; `null` for the nearest station. */
  from: string | null;
  /** Only events and places that are known to meet all of these needs. */
  needs: readonly Need[];
}

const NO_PROGRAMS: ProgramRows = { on: [], soon: [], later: [], maybe: [], lasting: [], count: 0 };

/** The possible starting points of walking times: stations and gates. */
export const selectStarts = (features: readonly MapFeature[]) =>
  features.filter(({ properties: { kind } }) => kind === 'metro' || kind === 'entrance');

function listStarts(features: readonly MapFeature[], from: string | null): MapFeature[] {
  const chosen = selectStarts(features).filter(({ id }) => id === from);
  return chosen.length > 0 ? chosen : features.filter(({ properties }) => properties.kind === 'metro');
}

/** The contents that describe an instant; each may be missing. */
async function readContents({ content, now, park: readPark }: NowContext, { at, needs }: NowQuery) {
  const day = toBudapestDay(at);
  const days = getDayFromNow(at, 0);
  // For another instant the service does not know what is over, nor to which day a night belongs: both days are read.
  const range = at.equals(now) ? days : { from: getDayFromNow(at, -1).from, to: day };
  const agendaQuery = createAgendaQuery(range);
  const [park, agenda, wholeAgenda, places, balloon, map, baseMap] = await Promise.all([
    readPark(at),
    content.optional('eventAgenda', { query: { ...agendaQuery.query, need: [...needs] } }),
    needs.length > 0 ? content.optional('eventAgenda', agendaQuery) : null,
    content.optionalList('topLocations'),
    content.optional('balloon'),
    content.optional('map'),
    content.optional('baseMap'),
  ]);
  // A place is open for an event whatever the visitor needs.
  const hostedAgenda = needs.length > 0 ? wholeAgenda : agenda;
  return { park, agenda, hostedAgenda, places, balloon, map, baseMap };
}

type NowContents = Awaited<ReturnType<typeof readContents>>;

/** What the rows of events, places and toilets need besides their items. */
function createRowContext({ locale, messages, now }: NowContext, { at, from }: NowQuery, { park, places, map, baseMap }: NowContents) {
  const positions = new Map(places?.data.map(({ slugs, position: { longitude, latitude } }) => [slugs.hu, [longitude, latitude] as const]));
  const day = toBudapestDay(at);
  return {
    locale,
    messages,
    park,
    day,
    isOtherDay: day !== toBudapestDay(now),
    isOtherTime: !at.equals(now),
    walkTo: walkFrom(baseMap, listStarts(map?.features ?? [], from)),
    getPosition: (slug: string | null | undefined) => positions.get(slug ?? null) ?? null,
  };
}

/** The balloon's row; `null` if it is unknown, or not known to meet the needs. */
function selectBalloonRow({ locale, messages }: NowContext, { at, needs }: NowQuery, contents: NowContents, isOtherDay: boolean) {
  const { balloon, park, places } = contents;
  if (!balloon || !park.balloon) return null;
  const lookout = places?.data.find(({ slugs }) => slugs.hu !== null && slugs.hu === balloon.schedule?.slugs.hu);
  if (needs.length > 0 && !(lookout && meetsNeeds(lookout, needs))) return null;
  const status = getBalloonStatus(balloon, park.balloon, { locale, now: at, messages });
  return toBalloonRow(status, park.balloon, { locale, messages, isOtherDay });
}

/** What the park offers at an instant, now or another one, by the same rules as the home page, lists, places and map. */
export async function readNow(nowContext: NowContext, query: NowQuery) {
  const { at, needs } = query;
  const contents = await readContents(nowContext, query);
  const { park, agenda, hostedAgenda, places, balloon, map } = contents;
  const context = createRowContext(nowContext, query, contents);
  const { day, isOtherTime, isOtherDay } = context;
  const programs = agenda ? toProgramRows(agenda, context) : NO_PROGRAMS;
  const events = hostedAgenda ? listDatedEvents(hostedAgenda) : [];
  const suitablePlaces = places?.data.filter((place) => meetsNeeds(place, needs)) ?? [];
  const restrooms = map ? toRestroomRows(map, context, needs) : [];
  const isQuiet = programs.on.length + programs.soon.length + programs.later.length === 0;
  return {
    park,
    events,
    /** The number of events on the next day; `null` if unknown. */
    countTomorrow: agenda && !isOtherTime ? (agenda.ribbon.at(1)?.dated ?? 0) : null,
    /** Whether none of these could be read. */
    isMissing: !agenda && !places && !balloon,
    starts: selectStarts(map?.features ?? []),
    /** Whether no event is announced for the day. */
    isUnannounced: agenda !== null && !agenda.days.some((listed) => listed.day === day && listed.entries.length > 0),
    programs: { ...programs, ...(agenda && !isOtherTime && { count: agenda.meta.dated }) },
    places: toPlaceRows(suitablePlaces, balloon?.schedule?.slugs.hu ?? undefined, { ...context, events }),
    restrooms,
    /** Whether there are places, or toilets, but none that is known to meet the needs. */
    unsuitable: {
      places: needs.length > 0 && Boolean(places?.data.length) && suitablePlaces.length === 0,
      restrooms: needs.length > 0 && restrooms.length === 0 && Boolean(map && toRestroomRows(map, context).length),
    },
    balloon: selectBalloonRow(nowContext, query, contents, isOtherDay),
    tomorrow: agenda && isQuiet ? await getFirst(nowContext, { ...getDayFromNow(at, 1), need: [...needs] }) : null,
  };
}

export type NowAnswers = Awaited<ReturnType<typeof readNow>>;

const MARKS = { up: 'on', down: 'off' } as const;

function toBalloonRow(
  { mark, text, next, scheduleUrl, updated }: BalloonStatus,
  state: BalloonState,
  { locale, messages, isOtherDay }: Pick<NowContext, 'locale' | 'messages'> & { isOtherDay: boolean },
): NowRow {
  const t = createTranslator({ locale, messages, namespace: 'now' });
  // That it does not fly now says nothing of another day.
  const isUnknown = mark === 'unknown' || (isOtherDay && state.kind === 'grounded');
  return {
    ...PLAIN_ROW,
    key: 'balloon',
    url: scheduleUrl,
    title: isOtherDay ? messages.now.otherDay[getBalloonMessageKey(state)] : text,
    mark: isUnknown ? 'unknown' : MARKS[mark],
    time: next ? (next.day ? t('nextFlightOn', { ...next, day: next.day }) : t('nextFlight', { time: next.time })) : '',
    note: createTranslator({ locale, messages, namespace: 'shell' })('updated', { date: updated }),
  };
}

/** The first event of a day that takes place, and their number. */
async function getFirst({ content, locale }: NowContext, days: { from: string; to: string; need: Need[] }) {
  const agenda = await content.optional('eventAgenda', { query: { ...days, limit: MAX_TOMORROW } });
  const events = new Map(agenda?.events.map((event) => [event.id, event]));
  for (const { event_id, occurrences } of agenda?.days.flatMap(({ entries }) => entries) ?? []) {
    const event = events.get(event_id);
    const date = event && occurrences.find((occurrence) => !occurrence.all_day && takesPlace(getOccurrenceState(event, occurrence)));
    if (date && !event.text_date_only)
      return {
        title: event.name,
        lang: getItemLang(event, locale),
        url: event.url,
        time: formatClockTime(date.start_date, locale),
        allUrl: href('programs', locale, {}, days),
      };
  }
  return null;
}
