import { toBudapestDay, ZONE } from '@liget/park/time';
import { createTranslator } from 'use-intl/core';
import type { ScreenArguments } from '../../layout/loaders/screen-loader.server.ts';
import { formatClockTime, formatDayAndWeekday, getDayFromNow } from '../../lib/dates.ts';
import { formatWeekdayAndDay } from '../../lib/day-ranges.ts';
import { getUrlWithoutNeeds, NEED_PARAMETER, readNeeds, toNeedChips } from '../../lib/needs.ts';
import { href, type Query } from '../../lib/urls/href.ts';
import { readNowQuery } from './now-query.ts';
import { readNow, selectStarts } from './read-now.server.ts';

/** Number of the day's later events; the list has all of them. */
const MAX_LATER = 4;

const getFieldValue = (at: Temporal.Instant) => at.toZonedDateTimeISO(ZONE).toPlainDateTime().toString({ smallestUnit: 'minute' });

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
  const { programs, places, restrooms, unsuitable, balloon, tomorrow, park, starts, isUnannounced } = answers;
  const iso = nowQuery.at.toString();
  const zoned = now.toZonedDateTimeISO(ZONE);
  const day = toBudapestDay(nowQuery.at);
  const today = toBudapestDay(now);
  const dayText =
    day.slice(0, 4) === today.slice(0, 4) ? formatDayAndWeekday(iso, locale) : formatWeekdayAndDay(day, locale, { month: 'long', today });
  // Of another day nothing is said of today and tomorrow.
  const isToday = day === today;
  const getNeedsUrl = (query: Query) =>
    href('now', locale, {}, { at: nowQuery.isOther ? url.searchParams.get('at') : null, from: nowQuery.from, ...query });
  return {
    page: await page({
      otherwise: { title: t('title'), description: t('description') },
      narrowedTo: [...(nowQuery.isOther ? [`${dayText}, ${formatClockTime(iso)}`] : []), ...needs.map((need) => messages.needs[need])],
    }),
    view: drawing({
      asOf: t('asOf', { day: dayText, time: formatClockTime(iso) }),
      notices: [...nowQuery.errors.map((error) => t(`errors.${error}`)), ...(park.isOutdated ? [t('outdated')] : [])],
      needs: toNeedChips(needs, getNeedsUrl),
      needsAsked: needs,
      withoutNeedsUrl: needs.length > 0 ? getUrlWithoutNeeds(getNeedsUrl) : null,
      form: {
        at: getFieldValue(nowQuery.at),
        first: getFieldValue(zoned.subtract({ years: 1 }).add({ minutes: 1 }).toInstant()),
        last: getFieldValue(zoned.add({ years: 1 }).subtract({ minutes: 1 }).toInstant()),
        from: nowQuery.from,
        starts: starts.map(({ id, properties: { title } }) => ({ id, title })),
        nowUrl: nowQuery.isOther ? href('now', locale, {}, { from: nowQuery.from }) : null,
      },
      walks: starts.find(({ id }) => id === nowQuery.from)?.properties.title ?? null,
      balloon,
      on: programs.on,
      soon: programs.soon,
      later: programs.later.slice(0, MAX_LATER),
      todayUrl: href('programs', locale, {}, { from: day, to: day, need: needs }),
      maybe: [...programs.maybe, ...places.unknown],
      lasting: programs.lasting,
      open: places.open,
      closed: places.closed,
      restrooms,
      unsuitable,
      restroomsUrl: href('map', locale, {}, { kind: 'restroom', [NEED_PARAMETER]: needs }),
      isQuiet: programs.count === 0 && programs.on.length + programs.soon.length === 0 && !park.isOutdated,
      words: {
        on: t(nowQuery.isOther ? 'otherInstant.sections.on' : 'sections.on'),
        closed: t(nowQuery.isOther ? 'otherInstant.sections.closed' : 'sections.closed'),
        maybeLead: t(nowQuery.isOther ? 'otherInstant.maybeLead' : 'maybeLead'),
        later: t(isToday ? 'today.later' : 'otherDay.later'),
        more: t(isToday ? 'today.more' : 'otherDay.more', { count: programs.count }),
        quiet:
          needs.length > 0
            ? t(isToday ? 'today.quietForNeeds' : 'otherDay.quietForNeeds')
            : t(isToday ? 'today.quiet' : isUnannounced && day > today ? 'otherDay.unannounced' : 'otherDay.quiet'),
        firstNextDay: t(isToday ? 'today.firstNextDay' : 'otherDay.firstNextDay'),
        allNextDay: t(isToday ? 'today.allNextDay' : 'otherDay.allNextDay'),
      },
      tomorrow,
    }),
  };
}

export type NowViewData = NonNullable<Awaited<ReturnType<typeof loadNow>>['view']['value']>;
