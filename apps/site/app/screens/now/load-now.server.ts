import type { Locale, MapFeature, Need } from '@liget/content-api';
import { toBudapestDay, ZONE } from '@liget/park/time';
import { createTranslator } from 'use-intl/core';
import type { ScreenArguments } from '../../layout/loaders/screen-loader.server.ts';
import { formatClockTime, formatDayAndWeekday } from '../../lib/dates.ts';
import { formatWeekdayAndDay } from '../../lib/day-ranges.ts';
import { getDayFromNow } from '../../lib/days-from-now.ts';
import { getUrlWithoutNeeds, NEED_PARAMETER, readNeeds, toNeedChips } from '../../lib/needs.ts';
import { href, type Query } from '../../lib/urls/href.ts';
import { type NowQuery, readNowQuery } from './now-query.ts';
import { type NowAnswers, readNow, selectStarts } from './read-now.server.ts';

/** Number of the day's later events; the list has all of them. */
const MAX_LATER = 4;

const getFieldValue = (at: Temporal.Instant) => at.toZonedDateTimeISO(ZONE).toPlainDateTime().toString({ smallestUnit: 'minute' });

/** 'Saturday, 21 November', with the year if it is another one. */
function formatShownDay(at: Temporal.Instant, now: Temporal.Instant, locale: Locale): string {
  const [day, today] = [toBudapestDay(at), toBudapestDay(now)];
  return day.slice(0, 4) === today.slice(0, 4)
    ? formatDayAndWeekday(at.toString(), locale)
    : formatWeekdayAndDay(day, locale, { month: 'long', today });
}

/** The form in which a visitor chooses another instant and a starting point. */
function toNowForm({ at, from, isOther }: NowQuery, starts: readonly MapFeature[], { locale, now }: ScreenArguments) {
  const zoned = now.toZonedDateTimeISO(ZONE);
  return {
    at: getFieldValue(at),
    first: getFieldValue(zoned.subtract({ years: 1 }).add({ minutes: 1 }).toInstant()),
    last: getFieldValue(zoned.add({ years: 1 }).subtract({ minutes: 1 }).toInstant()),
    from,
    starts: starts.map(({ id, properties: { title } }) => ({ id, title })),
    nowUrl: isOther ? href('now', locale, {}, { from }) : null,
  };
}

/** The texts that depend on the instant: of another day nothing is said of today and tomorrow. */
function toNowWords(
  { programs, isUnannounced }: NowAnswers,
  { at, isOther }: NowQuery,
  needs: readonly Need[],
  { locale, messages, now }: ScreenArguments,
) {
  const t = createTranslator({ locale, messages, namespace: 'now' });
  const [day, today] = [toBudapestDay(at), toBudapestDay(now)];
  const isToday = day === today;
  return {
    on: t(isOther ? 'otherInstant.sections.on' : 'sections.on'),
    closed: t(isOther ? 'otherInstant.sections.closed' : 'sections.closed'),
    maybeLead: t(isOther ? 'otherInstant.maybeLead' : 'maybeLead'),
    later: t(isToday ? 'today.later' : 'otherDay.later'),
    more: t(isToday ? 'today.more' : 'otherDay.more', { count: programs.count }),
    quiet:
      needs.length > 0
        ? t(isToday ? 'today.quietForNeeds' : 'otherDay.quietForNeeds')
        : t(isToday ? 'today.quiet' : isUnannounced && day > today ? 'otherDay.unannounced' : 'otherDay.quiet'),
    firstNextDay: t(isToday ? 'today.firstNextDay' : 'otherDay.firstNextDay'),
    allNextDay: t(isToday ? 'today.allNextDay' : 'otherDay.allNextDay'),
  };
}

/** The lists of events, places and toilets. */
function toNowLists({ programs, places, restrooms, unsuitable, balloon, tomorrow, park }: NowAnswers) {
  return {
    balloon,
    on: programs.on,
    soon: programs.soon,
    later: programs.later.slice(0, MAX_LATER),
    maybe: [...programs.maybe, ...places.unknown],
    lasting: programs.lasting,
    open: places.open,
    closed: places.closed,
    restrooms,
    unsuitable,
    tomorrow,
    isQuiet: programs.count === 0 && programs.on.length + programs.soon.length === 0 && !park.isOutdated,
  };
}

/** The data of the screen, with texts. */
export async function loadNow(args: ScreenArguments) {
  const { locale, messages, url, now, content, page, drawing } = args;
  const t = createTranslator({ locale, messages, namespace: 'now' });
  const features = (await content.optional('map'))?.features ?? [];
  const nowQuery = readNowQuery(
    url.searchParams,
    now,
    selectStarts(features).map(({ id }) => id),
  );
  const needs = readNeeds(url.searchParams);
  const answers = await readNow(args, { ...nowQuery, needs });
  // Nothing was answered: reading it as the main content throws the right status.
  if (answers.isMissing) await content.main('eventAgenda', { query: { ...getDayFromNow(now, 0), limit: 1 } });
  const { park, starts } = answers;
  const day = toBudapestDay(nowQuery.at);
  const dayText = formatShownDay(nowQuery.at, now, locale);
  const time = formatClockTime(nowQuery.at.toString(), locale);
  const getNeedsUrl = (query: Query) =>
    href('now', locale, {}, { at: nowQuery.isOther ? url.searchParams.get('at') : null, from: nowQuery.from, ...query });
  return {
    page: await page({
      otherwise: { title: t('title'), description: t('description') },
      narrowedTo: [...(nowQuery.isOther ? [`${dayText}, ${time}`] : []), ...needs.map((need) => messages.needs[need])],
    }),
    view: drawing({
      ...toNowLists(answers),
      asOf: t('asOf', { day: dayText, time }),
      notices: [...nowQuery.errors.map((error) => t(`errors.${error}`)), ...(park.isOutdated ? [t('outdated')] : [])],
      needs: toNeedChips(needs, getNeedsUrl),
      needsAsked: needs,
      withoutNeedsUrl: needs.length > 0 ? getUrlWithoutNeeds(getNeedsUrl) : null,
      form: toNowForm(nowQuery, starts, args),
      walks: starts.find(({ id }) => id === nowQuery.from)?.properties.title ?? null,
      todayUrl: href('programs', locale, {}, { from: day, to: day, need: needs }),
      restroomsUrl: href('map', locale, {}, { kind: 'restroom', [NEED_PARAMETER]: needs }),
      words: toNowWords(answers, nowQuery, needs, args),
    }),
  };
}

export type NowViewData = NonNullable<Awaited<ReturnType<typeof loadNow>>['view']['value']>;
