import { type AnswerOf, type FacetCount, getOtherLocale } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import { redirect } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { formatBeyondLast } from '../../../components/lists/read-list-page.server.ts';
import type { ScreenArguments } from '../../../layout/loaders/screen-loader.server.ts';
import { hasUnknownNeed, readNeeds, toNeedChips } from '../../../lib/needs.ts';
import { getQuickDates } from '../../../lib/quick-dates.ts';
import { href, withQuery } from '../../../lib/urls/href.ts';
import {
  type ActiveFilter,
  changeFilters,
  isRoundabout,
  listActiveFilters,
  type ProgramFilters,
  readFilters,
  toApiQuery,
  toUrlQuery,
} from '../filters/filters.ts';
import { toAgendaView, toRibbon } from './agenda.ts';
import { translateFilters } from './other-language.ts';
import { removePastDays } from './past-days.ts';
import { formatShortDays, listQuickDates } from './quick-dates.ts';
import { getSubscriptions } from './subscriptions.ts';

/** Only the first category's types are offered (specification, section 3). */
const OFFERED_CATEGORY = 1;

export interface FilterOption {
  value: string;
  label: string;
  count: number;
}

interface Names {
  category: Map<string, string>;
  type: Map<string, string>;
  location: Map<string, string>;
}

type Lists = [AnswerOf<'eventCategories'> | null, AnswerOf<'eventTypes'> | null, AnswerOf<'eventLocations'> | null];

function getNames([categories, types, locations]: Lists): Names {
  const offered = types?.types.find((group) => group.id === OFFERED_CATEGORY)?.event_types ?? [];
  return {
    category: new Map(categories?.categories.map((item) => [item.slug, item.name])),
    type: new Map(offered.map((item) => [item.slug, item.name])),
    location: new Map(locations?.locations.map((item) => [item.slug, item.title])),
  };
}

const getOptions = (names: Map<string, string>, counts: readonly FacetCount[]): FilterOption[] => {
  const count = new Map(counts.map((item) => [item.value, item.count]));
  return [...names].map(([value, label]) => ({ value, label, count: count.get(value) ?? 0 }));
};

type Agenda = AnswerOf<'eventAgenda'>;
type FormatContext = Pick<ScreenArguments, 'locale' | 'messages' | 'now'>;

/** Days that are open at one end, in a title whose parts stand between dashes. */
const removeOpenDash = (days: string) => days.replace(/ –$/, ' …').replace(/^– /, '… ');

const toDayRange = (day: string) => ({ from: day, to: day });
const getDays = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({ ...(from && { from }), ...(to && { to }) });

/** What a value is called, or itself while it has no name. */
const word = (names: Readonly<Record<string, string>>, value: string): string => names[value] ?? value;

/** A filter in force in words: the name of what was chosen, 'nov. 21. – nov. 22.' for days. */
function createWordFilter(
  { name, value }: ActiveFilter,
  names: Names,
  agenda: Agenda,
  { locale, now, messages: { programs: words } }: FormatContext,
): string {
  if (name === 'dates') {
    const [from, to] = value.split('_').map((day) => day || undefined);
    return formatShortDays(getDays({ from, to }), locale, now);
  }
  if (name === 'time_of_day') return word(words.times, value);
  if (name === 'free') return words.free;
  if (name === 'accessibility') return word(words.features, value);
  if (name !== 'series') return names[name].get(value) ?? value;
  const series = agenda.events.find((event) => event.series?.slugs.hu === value || event.series?.slugs.en === value)?.series;
  return value === '1' ? words.seriesOnly : (series?.title ?? value);
}

/** Place in the ribbon of days. */
const TOMORROW = 1;

/** Today was asked for, and has no program any more. */
const isOver = ({ from, to }: ProgramFilters, { meta }: Agenda, today: string) => from === today && to === today && meta.dated === 0;

/** How much there is: programs of days, and what lasts; of what was announced last, all together. */
function countText({ total, dated, lasting }: Agenda['meta'], { sort }: ProgramFilters, { locale, messages }: FormatContext): string {
  const t = createTranslator({ locale, messages, namespace: 'programs' });
  if (sort !== undefined || lasting === 0) return t('count', { count: total });
  return dated === 0 ? t('countLasting', { lasting }) : t('countBoth', { dated, lasting });
}

/** Reads the agenda; its last page where there is none of the number that is asked for. */
async function readAgenda(content: ScreenArguments['content'], filters: ProgramFilters) {
  const agenda = await content.main('eventAgenda', { query: toApiQuery(filters) });
  const last = Math.max(1, agenda.meta.pages);
  if (filters.page <= last) return { agenda, filters, beyond: null };
  const onLast = { ...filters, page: last };
  return {
    agenda: await content.main('eventAgenda', { query: toApiQuery(onLast) }),
    filters: onLast,
    beyond: filters.page,
  };
}

/** What the programs screen shows, already worded and addressed. */
export async function loadPrograms(args: ScreenArguments) {
  const { locale, url, now, content, otherContent, messages, page, publicOrigin, drawing, park } = args;
  const quickDates = getQuickDates(now);
  const named = { today: quickDates.today.range, tomorrow: quickDates.tomorrow.range, weekend: quickDates.weekend.range };
  const asked = readFilters(url.searchParams, named, readNeeds);
  if (hasUnknownNeed(url.searchParams)) asked.ignored.push('need');
  const listUrl = (filters: ProgramFilters) => href('programs', locale, {}, toUrlQuery(filters));
  const straight = listUrl(asked.filters);
  // A form without JavaScript sends empty fields too: the visitor gets an address worth sharing.
  if (asked.ignored.length === 0 && !asked.reversedTo && isRoundabout(url.searchParams, named) && straight.includes('?'))
    throw redirect(straight, 302);
  const today = toBudapestDay(now);
  const { filters: wanted, past } = removePastDays(asked.filters, today);
  const [{ agenda, filters, beyond }, ...lists] = await Promise.all([
    readAgenda(content, wanted),
    content.optional('eventCategories'),
    content.optional('eventTypes'),
    content.optional('eventLocations'),
  ]);
  const names = getNames(lists);
  const [, types, locations] = lists;
  const inOther = translateFilters(getOtherLocale(locale), filters, {
    types: types?.types ?? [],
    otherTypes: filters.type.length > 0 ? ((await otherContent.optional('eventTypes'))?.types ?? []) : [],
    locations: locations?.locations ?? [],
    series: agenda.events.flatMap(({ series }) => (series ? [series] : [])),
  });
  const { programs: words } = messages;
  const t = createTranslator({ locale, messages, namespace: 'programs' });
  const active = listActiveFilters(filters).map((filter) => ({
    name: filter.name,
    label: createWordFilter(filter, names, agenda, { locale, now, messages }),
    url: listUrl(filter.without),
  }));
  const { facets } = agenda;
  const relaxed = agenda.relaxed.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const relaxedBy = relaxed.flatMap(({ filter, count }) => {
    const parts = active.filter((item) => item.name === filter);
    if (parts.length === 0) return [];
    const lists = { category: [], type: [], location: [], accessibility: [] };
    const without: Partial<ProgramFilters> =
      filter in lists
        ? { [filter]: [] }
        : filter === 'dates'
          ? { from: undefined, to: undefined }
          : filter === 'free'
            ? { free: false }
            : { [filter]: undefined };
    return [{ name: parts.map(({ label }) => label).join(', '), count, url: listUrl(changeFilters(filters, without)) }];
  });
  const nearest = toRibbon(agenda.nearest, locale, now).map((day) => ({
    ...day,
    url: listUrl(changeFilters(filters, { from: day.day, to: day.day })),
  }));
  const view = toAgendaView(agenda, { locale, park: await park(), messages });
  const offered = getSubscriptions(filters, locale, publicOrigin);
  return {
    page: await page({
      otherQuery: toUrlQuery(inOther),
      narrowedTo: [
        ...active.map(({ label }) => removeOpenDash(label)),
        ...filters.need.map((need) => messages.needs[need]),
        ...(filters.sort ? [words.sorts[filters.sort]] : []),
      ],
      pageNumber: filters.page,
    }),
    path: href('programs', locale),
    filters,
    /** What of the address was left out, in words. */
    notices: [
      ...(asked.ignored.length > 0 ? [t('ignored', { names: asked.ignored.map((name) => word(words.parameters, name)).join(', ') })] : []),
      ...(beyond === null ? [] : [formatBeyondLast(beyond, args)]),
      ...(asked.reversedTo && filters.from
        ? [
            t('reversed', {
              from: formatShortDays(toDayRange(filters.from), locale, now),
              to: formatShortDays(toDayRange(asked.reversedTo), locale, now),
            }),
          ]
        : []),
      ...((await park()).isOutdated ? [t('outdated')] : []),
      ...(isOver(filters, agenda, today) ? [t('dayOver', { count: agenda.ribbon.at(TOMORROW)?.dated ?? 0 })] : []),
      ...(past ? [t(`past.${past}`, { days: formatShortDays(getDays(asked.filters), locale, now) ?? '' })] : []),
    ],
    active,
    list: drawing({ ...view, isEmpty: view.days.length + view.lasting.length + view.newest.length === 0, relaxed: relaxedBy, nearest }),
    showCount: t('showCount', { count: agenda.meta.total }),
    count: countText(agenda.meta, filters, args),
    ribbon: drawing(
      toRibbon(agenda.ribbon, locale, now).map((day) => ({
        ...day,
        url: listUrl(changeFilters(filters, { from: day.day, to: day.day, sort: undefined })),
        isCurrent: filters.from === day.day && filters.to === day.day,
      })),
    ),
    quickDates: drawing({
      needs: toNeedChips(filters.need, (query) =>
        withQuery(href('programs', locale), { ...toUrlQuery(changeFilters(filters, {})), ...query }),
      ),
      dates: listQuickDates(now, locale).map(({ name, range, days, spoken }) => ({
        name,
        days,
        spoken,
        url: listUrl(changeFilters(filters, { from: range?.from, to: range?.to })),
        isCurrent: filters.from === range?.from && filters.to === range?.to,
      })),
    }),
    pages: drawing({
      page: filters.page,
      urls: Array.from({ length: agenda.meta.pages }, (_, index) => listUrl({ ...filters, page: index + 1 })),
    }),
    options: {
      category: getOptions(names.category, facets.category),
      type: getOptions(names.type, facets.type),
      location: getOptions(names.location, facets.location),
      accessibility: facets.accessibility.map(({ value, count }) => ({
        value,
        count,
        label: word(words.features, value),
      })),
      time_of_day: facets.time_of_day.map(({ value, count }) => ({ value, count, label: word(words.times, value) })),
      free: facets.free,
      series: facets.series,
    },
    sortUrls: { time: listUrl(changeFilters(filters, { sort: undefined })), new: listUrl(changeFilters(filters, { sort: 'new' })) },
    clearUrl: href('programs', locale),
    subscriptions: drawing(offered),
    atom: offered.atom,
    today,
  };
}

export type ProgramsData = Awaited<ReturnType<typeof loadPrograms>>;
/** The programs, or what fits instead. */
export type ProgramsList = NonNullable<ProgramsData['list']['value']>;
export type QuickDateLinks = NonNullable<ProgramsData['quickDates']['value']>;
export type PageLinks = NonNullable<ProgramsData['pages']['value']>;
export type Ribbon = NonNullable<ProgramsData['ribbon']['value']>;
